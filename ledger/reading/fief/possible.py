"""What a player may do now."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.reading.played import state_played
from ledger.reading.treasury import Secrets
from ledger.rules.common.facts import MONEY
from ledger.rules.fief.possible import possible
from ledger.rules.fief.turn.order import has_finished, has_passed
from ledger.rules.fief.turn.reminders import due
from ledger.state import CAMPAIGN
from ledger.wire import named

BATTLES = ("assault", "rebels_fight")
PLENTY = 10**9  # more than a whole box of counters costs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.shapes.fief.movement import Can
    from ledger.state import State
    from ledger.store.book import Book


@at_one_moment
def can(
    book: Book,
    player: str,
    viewer: str | None = None,
    all_: bool = False,
    missing: bool = False,
) -> Can:
    """Everything that a player may do, and what is missing for the rest.

    `missing` says whether the latter is shown, too.

    Where purses are kept closed, a player other than `viewer` is taken to have enough,
    unless `all_` is set: what cannot be paid would reveal what is in the purse.
    """
    state = state_played(book, "fief")
    subject = state.find("player", player)
    money: int | None = state.balance(subject, MONEY)
    if Secrets(book, viewer, hide=False, opened=all_).hides(subject):
        state.add(subject, MONEY, PLENTY)
        money = None
    every = due(state)
    return {
        "player": state.name(subject),
        "phase": state.phase,
        "money": money,
        "due": named([one for one in every if owes(state, subject, one)], state),
        "due_besides": named(
            [one for one in every if one["code"] not in BATTLES], state
        ),
        "may": named(possible(state, subject), state),
        "passed": has_passed(state, subject) or has_finished(state, subject),
        "told": "missing" if missing else "menu",
    }


def owes(state: State, player: str, due: dict[str, Any]) -> bool:
    """Whether this is a battle that the player must fight before anything else."""
    if due["code"] not in BATTLES:
        return False
    leads = state.get(CAMPAIGN, "revolt") == player
    fights = player in (*due["players"], *due.get("defenders", ()))
    return fights or (leads and due["code"] == "rebels_fight")
