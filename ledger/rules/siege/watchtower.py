"""The race for the watchtower: who holds it, and for how many player turns.

A unit enters in a turn of the defender, and has to stay through the next turn of the
attacker and the next one of the defender (SIEGE-SCN1-11): three player turns, including
the one in which it enters (SIEGE-AMB-22).
"""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Misuse, Refused
from ledger.rules.game import Outcome
from ledger.rules.siege.house import house
from ledger.rules.siege.scenarios import DEFENDER, demand, role, value
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.effects import Effect, Value
    from ledger.shapes.siege.campaign import Held
    from ledger.state import State
    from ledger.table import Table

RULE = "SIEGE-SCN1-10"


def needed(code: str) -> tuple[int, int]:
    """How many stands must hold it, and for how long; refused in other scenarios."""
    stands, turns = value(code, "hold_stands"), value(code, "hold_turns")
    if stands is None or turns is None:
        raise Refused("rule", "siege.no_watchtower", rule="SIEGE-SCN1-09")
    return stands, turns


def hold(
    state: State, table: Table, unit: str, stands: int | None, *, left: bool
) -> Outcome[Held]:
    """Records a unit with a number of stands in the watchtower, or its leaving."""
    least, turns = needed(demand(state))
    if (stands is None) == (not left):
        raise Misuse("usage", "siege.hold")
    _refuse_besieger(state, unit)
    before = state.text(CAMPAIGN, "holder")
    if left and before != unit:
        raise Refused("rule", "siege.not_inside", rule=RULE, unit=unit)
    inside = 0 if left else stands or 0
    have = state.number(unit, "stands")
    if have and inside > have:
        raise Refused(
            "not_enough", "siege.stands_of_unit", rule=RULE, unit=unit, have=have,
            need=inside,
        )  # fmt: skip
    if before != unit and state.phase not in (None, DEFENDER):
        # A side moves only in its own turn.
        table.object(Refused("rule", "siege.not_their_turn", rule="SIEGE-SCN1-11"))
    held = state.number(CAMPAIGN, "held")
    if _breaks(state, before, unit, inside, least):
        held = 0
    effects = _changes(
        state, {"holder": unit if inside else None, "holding": inside, "held": held}
    )
    result: Held = {
        "unit": unit,
        "stands": inside,
        "needed": least,
        "held": held,
        "turns": turns,
        "enough": inside >= least,
    }
    asked = {"unit": unit, "stands": stands, "left": left}
    return Outcome(asked, result, effects)


def _refuse_besieger(state: State, unit: str) -> None:
    if role(state, state.text(unit, "side") or "") != DEFENDER:
        raise Refused("rule", "siege.holds_not", rule="SIEGE-SCN1-09", unit=unit)


def _breaks(
    state: State, before: str | None, unit: str, inside: int, least: int
) -> bool:
    """Whether the count starts again: another unit, or too few stands.

    Where any unit may take over, the number of stands is checked at the end of the
    turn.
    """
    if not house(state, "scenario1_same_unit"):
        return False
    return before != unit or inside < least


def _changes(state: State, facts: dict[str, Value]) -> list[Effect]:
    because = Because(RULE)
    return [
        changed(state, CAMPAIGN, field, after or None)._replace(because=because)
        for field, after in facts.items()
        if (after or None) != state.get(CAMPAIGN, field)
    ]


def counted(state: State, code: str) -> list[Effect]:
    """The count at the end of a player's turn: one more, or reset.

    It begins with the turn of the defender in which the unit has entered.
    """
    if value(code, "hold_stands") is None:
        return []
    least, _ = needed(code)
    held = state.number(CAMPAIGN, "held")
    if state.number(CAMPAIGN, "holding") < least:
        return _changes(state, {"held": 0})
    if not held and state.phase != DEFENDER:
        return []
    return _changes(state, {"held": held + 1})


def is_held(state: State, code: str) -> bool:
    """Whether the watchtower was held long enough."""
    turns: int | None = value(code, "hold_turns")
    return turns is not None and state.number(CAMPAIGN, "held") >= turns
