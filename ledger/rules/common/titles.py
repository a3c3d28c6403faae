"""Titles: granted, passed on, revoked."""

from __future__ import annotations

from ledger.effects import Effect
from ledger.errors import Refused
from ledger.naming import ALMOST_THE_SAME, near, same
from ledger.rules.common.ids import new_id
from ledger.rules.common.settings import number
from ledger.rules.game import Outcome, warning
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ledger.rules.game import Game
    from ledger.state import State
    from ledger.table import Table


def held_by(state: State, player: str) -> list[str]:
    """The titles that a player holds."""
    titles = state.subjects("title")
    return [title for title in titles if state.get(title, "holder") == player]


def grant(
    state: State,
    table: Table,
    title: str,
    person: str,
    *,
    game: Game,
    entry: int,
    unused: Callable[[str], bool],
) -> Outcome:
    """Gives a title to a person; a title nobody has heard of is created."""
    if game.honours:
        return game.honours.grant(state, title, person)
    player = state.find("player", person)
    subject, effects, warnings = _title(state, title, entry, unused)
    holder = state.get(subject, "holder")
    if holder == player:
        raise Refused("rule", "title.holds", title=subject, holder=player)
    most = number(state, "free.titles.most")
    if most and len(held_by(state, player)) >= most:
        table.object(
            Refused(
                "rule",
                "title.most",
                rule="free.titles.most",
                player=player,
                most=most,
            )
        )
    effects.append(changed(state, subject, "holder", player))
    return Outcome(
        {"title": subject, "person": player},
        {"title": subject, "holder": player, "before": holder},
        effects,
        warnings,
    )


def _title(
    state: State, word: str, entry: int, unused: Callable[[str], bool]
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
    subject = new_id("title", name, entry, unused)
    alike = near(name, titles.values(), least=ALMOST_THE_SAME)
    warnings = [warning("title.alike", title=name, near=alike)] if alike else []
    return subject, [changed(state, subject, "name", name)], warnings


def revoke(state: State, title: str, game: Game) -> Outcome:
    """Takes a title from its holder; it stays vacant."""
    if game.honours:
        return game.honours.revoke(state, title)
    subject = state.find("title", title)
    holder = state.get(subject, "holder")
    if holder is None:
        raise Refused("rule", "title.vacant", title=subject)
    return Outcome(
        {"title": subject},
        {"title": subject, "holder": None, "before": holder},
        [changed(state, subject, "holder", None)],
    )
