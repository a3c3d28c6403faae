"""The mercenaries whom a family employs: its camp, and those who have fought.

Those in the camp may be committed. A mercenary who was committed stays on the spot, on
the account of the employer's soldiers there, until the turn ends. So each fights in at
most one battle per turn (TAC-MERC-21, -22), and those on the map when a battle begins
have already fought (TAC-AMB-60).
"""

from __future__ import annotations

from ledger.effects import Because, Effect, moved
from ledger.rules.fief.board.setup import unpacked
from ledger.rules.fief.facts import MERCENARY, STOCK
from ledger.rules.fief.forces import mercenaries, places_with, stack
from ledger.rules.fief.war.tables import MERCENARIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State


def camp(player: str) -> str:
    """The account of a family's camp, for waiting mercenaries (TAC-MERC-14)."""
    return f"camp/{player}"


def reserve(state: State) -> int:
    """The number of unemployed mercenaries (TAC-MERC-01).

    It is all of them where the box was opened before it had any.
    """
    if unpacked(state):
        return int(MERCENARIES["counters"])
    return mercenaries(state, STOCK)


def waiting(state: State, player: str) -> int:
    """How many mercenaries a family has left to commit (TAC-MERC-21, -16, -20)."""
    return mercenaries(state, camp(player))


def spent(state: State, player: str) -> dict[str, int]:
    """The mercenaries who have fought this turn, by the place where they stay."""
    return {
        place: count
        for place in places_with(state, player)
        if (count := mercenaries(state, stack(place, player)))
    }


def employed(state: State, player: str) -> int:
    """How many mercenaries a family employs, wherever they are (TAC-MERC-03)."""
    return waiting(state, player) + sum(spent(state, player).values())


def commit(player: str, place: str, count: int) -> list[Effect]:
    """Moves mercenaries from the camp to a battle, free of charge (TAC-MERC-31)."""
    because = Because("TAC-MERC-17", player)
    return moved(MERCENARY, count, camp(player), stack(place, player), because)


def fall(
    player: str, place: str, count: int, rule: str = "TAC-MERC-29"
) -> list[Effect]:
    """Moves dead mercenaries to the general reserve, whoever employed them."""
    heap = stack(place, player)
    return moved(MERCENARY, count, heap, STOCK, Because(rule, player))


def dismiss(player: str, count: int, rule: str) -> list[Effect]:
    """Mercenaries of a camp become unemployed again."""
    return moved(MERCENARY, count, camp(player), STOCK, Because(rule, player))


def home(state: State) -> list[Effect]:
    """Sends those who fought back to camp at the end of the turn (TAC-MERC-30).

    The holder of the place cannot stop them (TAC-AMB-60, TAC-MERC-22).
    """
    effects: list[Effect] = []
    for player in state.seats:
        because = Because("TAC-MERC-30", player)
        for place, count in spent(state, player).items():
            heap = stack(place, player)
            effects += moved(MERCENARY, count, heap, camp(player), because)
    return effects
