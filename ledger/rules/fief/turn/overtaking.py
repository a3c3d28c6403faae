"""Who loses a turn in a phase because somebody later in the order acts first."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.questions import SheetLine
from ledger.rules.common.clock import goes_on
from ledger.rules.fief.facts import CARD
from ledger.rules.fief.families import lords
from ledger.rules.fief.house import house
from ledger.rules.fief.turn.order import has_acted, has_passed, playing
from ledger.rules.game import warning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.state import State
    from ledger.table import Table


def passed_over(state: State, player: str) -> list[str]:
    """Those who lose their turn in this phase because a later player acts now.

    Players who were passed over before are not repeated.
    """
    around = playing(state)
    before = around[: around.index(player)] if player in around else []
    return [
        one
        for one in before
        if not has_acted(state, one)
        and not has_passed(state, one)
        and _has_something(state, one)
    ]


def _has_something(state: State, player: str) -> bool:
    """Whether a player could do anything with the turn: a card, a lord, a battle."""
    if state.phase == "cards":
        counts = house(state, "cards.hands") == "counted"
        return not counts or state.balance(f"hand/{player}", CARD) > 0
    if state.phase == "movement":
        return any(lords.is_free(state, lord) for lord in lords.family(state, player))
    if state.phase == "combat":
        from ledger.rules.fief.war.battles import open_to

        return open_to(state, player)
    # The contents of closed purses do not count here; talks have no turns.
    return state.phase == "purchases"


def overtake(state: State, table: Table, player: str) -> list[dict[str, Any]]:
    """Warns those who are passed over now that a player acts."""
    return warned(table, player, passed_over(state, player))


def warned(table: Table, player: str, passed: Sequence[str]) -> list[dict[str, Any]]:
    """Warns of those passed over, and asks beforehand where somebody can be asked.

    By FIEF-TURN-02.
    """
    if not passed:
        return []
    rule, facts = "FIEF-TURN-02", {"players": list(passed)}
    if not goes_on(table, SheetLine("fief.sheet.waits", facts), who=player):
        raise Refused("out_of_phase", "fief.waits", rule=rule, **facts)
    return [warning("fief.passes_over", rule=rule, **facts)]
