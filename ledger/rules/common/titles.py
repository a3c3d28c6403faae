"""Titles: granted, passed on, revoked."""

from __future__ import annotations

from ledger.effects import Effect
from ledger.errors import Refused
from ledger.naming import ALMOST_THE_SAME, near, same
from ledger.rules import game_named
from ledger.rules.common.ids import new_id
from ledger.rules.common.settings import number
from ledger.rules.game import Outcome, warning
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.common.finding import Before
    from ledger.rules.common.ids import Entering
    from ledger.rules.game import Game
    from ledger.shapes.holdings import Granted
    from ledger.state import State
    from ledger.table import Table


def held_by(state: State, player: str) -> list[str]:
    """The titles that a player holds."""
    titles = state.subjects("title")
    return [title for title in titles if state.get(title, "holder") == player]


def grant(
    state: State,
    table: Table,
    game: Game,
    entering: Entering,
    title: str,
    person: str,
) -> Outcome[Granted]:
    """Gives a title to a person; an unknown title is created."""
    if game.honours:
        return game.honours.grant(state, title, person)
    subject, effects, warnings = _title(state, title, entering)
    holder = state.text(subject, "holder")
    if holder == person:
        raise Refused("rule", "title.holds", title=subject, holder=person)
    key = f"{game.name}.titles.most"
    most = number(state, key)
    if most and len(held_by(state, person)) >= most:
        table.object(
            Refused(
                "rule",
                "title.most",
                rule=key,
                player=person,
                most=most,
            )
        )
    effects.append(changed(state, subject, "holder", person))
    return Outcome(
        {"title": subject, "person": person},
        {"title": subject, "holder": person, "before": holder},
        effects,
        warnings,
    )


def _title(
    state: State, word: str, entering: Entering
) -> tuple[str, list[Effect], list[dict[str, object]]]:
    titles = state.named("title")
    if any(same(name) == same(word.strip()) for name in titles.values()):
        return state.find("title", word), [], []
    try:
        return state.find("title", word), [], []
    except Refused as refusal:
        if refusal.code != "unknown_name":
            raise
    name = state.free_name("title", word)
    subject = new_id("title", name, *entering)
    alike = near(name, titles.values(), least=ALMOST_THE_SAME)
    warnings = [warning("title.alike", title=name, near=alike)] if alike else []
    return subject, [changed(state, subject, "name", name)], warnings


def revoke(state: State, game: Game, title: str) -> Outcome[Granted]:
    """Takes a title from its holder; the title becomes vacant."""
    if game.honours:
        return game.honours.revoke(state, title)
    holder = state.text(title, "holder")
    if holder is None:
        raise Refused("rule", "title.vacant", title=title)
    return Outcome(
        {"title": title},
        {"title": title, "holder": None, "before": holder},
        [changed(state, title, "holder", None)],
    )


# What is meant --------------------------------------------------------------------


def person(state: State, word: str, _before: Before) -> str:
    """The person who is to hold a title: a player, or somebody of the game."""
    honours = game_named(state.game).honours
    return honours.person(state, word) if honours else state.find("player", word)


def people(state: State, _before: Before) -> list[str]:
    """The people who may hold a title."""
    honours = game_named(state.game).honours
    return honours.people(state) if honours else state.subjects("player")


def known(state: State, _before: Before) -> list[str]:
    """The existing titles, including those of the game."""
    honours = game_named(state.game).honours
    return honours.called(state) if honours else state.subjects("title")


def held(state: State, word: str, _before: Before) -> str:
    """An existing title; one of the game's keeps the name as typed."""
    return word if game_named(state.game).honours else state.find("title", word)
