"""What a player may do now."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.reading.played import state_played
from ledger.reading.treasury import Secrets
from ledger.rules.common.facts import MONEY
from ledger.rules.fief.possible import possible
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
def can(book: Book, player: str, viewer: str | None = None, all_: bool = False) -> Can:
    """Everything that a player may do, and what is missing for the rest.

    Where purses are kept closed, another than `viewer` is told it as of a purse that
    holds enough, unless `all_`: what cannot be paid would tell what lies in it.
    """
    state = state_played(book, "fief")
    subject = state.find("player", player)
    money: int | None = state.balance(subject, MONEY)
    if Secrets(book, viewer, hide=False, opened=all_).hides(subject):
        state.add(subject, MONEY, PLENTY)
        money = None
    return {
        "player": state.name(subject),
        "phase": state.phase,
        "money": money,
        "due": named(_due(state, subject), state),
        "may": named(possible(state, subject), state),
    }


def _due(state: State, player: str) -> list[dict[str, Any]]:
    """The battles that a player has to fight before anything else."""
    leads = state.get(CAMPAIGN, "revolt") == player
    return [
        one
        for one in due(state)
        if one["code"] in BATTLES
        and (
            player in (*one["players"], *one.get("defenders", ()))
            or (leads and one["code"] == "rebels_fight")
        )
    ]
