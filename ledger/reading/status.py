"""One screen that shows the current state of the campaign."""

from __future__ import annotations

from ledger.naming import folded
from ledger.reading import at_one_moment
from ledger.reading.treasury import MONEY, Secrets, moment, unit
from ledger.rules import game_named
from ledger.rules.common.clock import facts
from ledger.rules.common.due import due as due_now
from ledger.rules.common.finding import somebody
from ledger.rules.common.territories import owned_by
from ledger.rules.common.titles import held_by
from ledger.state import CAMPAIGN
from ledger.store import drafts, rows
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.rules.game import Game
    from ledger.shapes.table import Players
    from ledger.state import State
    from ledger.store.book import Book
    from ledger.store.chapters import Turned


@at_one_moment
def status(
    book: Book,
    name: str | None = None,
    at: int | None = None,
    turn: Turned | None = None,
    viewer: str | None = None,
    hide: bool = False,
    all_: bool = False,
    full: bool = False,
) -> dict[str, Any]:
    """Turn, phase, whose turn, money, titles, territories, what is pending.

    Now, after the entry `at`, or at the end of a turn. `viewer` is the player who is to
    see it; `hide` keeps every purse closed, and `all_` opens those that the house rules
    keep closed. People are shown an overview, everything with `full`, or everything
    about one player, side or hero with a `name`.
    """
    entry = moment(book, at, turn)
    state = rows.state_of(book) if entry is None else rows.state_at(book, entry)
    game = game_named(state.game)
    secrets = Secrets(book, viewer, hide=hide, opened=all_, then=state)
    around = {
        "drafts": drafts.heads(book) if entry is None else [],
        "entries": rows.head(book)[0] if entry is None else entry,
        "unit": unit(book),
        "at": entry,
        "about": state.name(somebody(state, name)) if name else None,
        "told": "full" if full else "about" if name else "glance",
    }
    return status_of(state, game, secrets, around)


def status_of(
    state: State, game: Game, secrets: Secrets, around: dict[str, Any]
) -> dict[str, Any]:
    """The same for a state that has already been read, and what does not lie in it."""
    answer: dict[str, Any] = {
        "game": state.game,
        **named(facts(state), state),
        "players": standings(state, game, secrets),
        **around,
    }
    of = state.text(CAMPAIGN, "branch_of")
    if of:
        answer["branch"] = {"of": of, "at": state.number(CAMPAIGN, "branch_at")}
    due = due_now(state, game)
    if due:
        answer["due"] = named(due, state)
    game.status(answer, state, secrets)
    return answer


def standings(state: State, game: Game, secrets: Secrets) -> list[dict[str, Any]]:
    """Every player with money, territories and titles."""
    return [_player(state, game, player, secrets) for player in state.seats]


def _player(state: State, game: Game, player: str, secrets: Secrets) -> dict[str, Any]:
    titles = (
        game.honours.held_by(state, player)
        if game.honours
        else named(held_by(state, player), state)
    )
    return {
        "name": state.name(player),
        "money": secrets.of(player, state.balance(player, MONEY)),
        "territories": sorted(named(owned_by(state, player, game), state), key=folded),
        "titles": titles,
    }


@at_one_moment
def clock(book: Book) -> dict[str, Any]:
    """What the clock shows, and what the table must not forget."""
    return clock_of(rows.state_of(book))


def clock_of(state: State) -> dict[str, Any]:
    """The same for a state that has already been read."""
    answer: dict[str, Any] = named(facts(state), state)
    due = due_now(state, game_named(state.game))
    if due:
        answer["due"] = named(due, state)
    return answer


@at_one_moment
def players(book: Book) -> Players:
    """The players in seat order."""
    state = rows.state_of(book)
    return {"players": [state.name(player) for player in state.seats]}
