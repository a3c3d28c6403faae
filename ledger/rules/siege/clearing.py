"""Infantry clearing earthworks away in the Combat phase."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Refused
from ledger.rules.game import Outcome
from ledger.rules.siege import pieces, scenarios
from ledger.rules.siege.earthworks import attacked
from ledger.rules.siege.units import INFANTRY, side_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.shapes.siege.field import Cleared
    from ledger.state import State
    from ledger.table import Table

EARTHWORK = "earthwork"


def clear(
    state: State,
    table: Table,
    unit: str,
    attacks: Sequence[Sequence[int]],
    side: str | None,
) -> Outcome[Cleared]:
    """The stands of a unit attack earthworks: any six destroys a section.

    Each part of `attacks` is one section, with the attacks of each stand against it
    (SIEGE-EARTH-13, -14).
    """
    scenarios.demand(state)
    whose = side or _other_side(state, unit)
    stands = sum(len(one) for one in attacks)
    _may(state, table, unit, stands)
    there = state.balance(pieces.on_table(whose), EARTHWORK)
    if there < len(attacks):
        raise Refused(
            "out_of_stock",
            "siege.few_earthworks",
            rule="SIEGE-EARTH-15",
            side=whose,
            have=there,
            need=len(attacks),
        )
    lines = [attacked(state, table, sum(one), unit) for one in attacks]
    gone = sum(1 for line in lines if line["destroyed"])
    because = Because("SIEGE-EARTH-13", unit)
    effects = pieces.destroyed(state, whose, EARTHWORK, gone, because)
    result: Cleared = {
        "unit": unit,
        "side": whose,
        "lines": lines,
        "attacked": len(attacks),
        "destroyed": gone,
        "left": there - gone,
    }
    return Outcome({"unit": unit, "side": whose}, result, effects)


def _other_side(state: State, unit: str) -> str:
    """The side against which a unit fights."""
    own = scenarios.role(state, side_of(state, unit)) or scenarios.ATTACKER
    enemy = scenarios.of_role(state, scenarios.other(own))
    return enemy or side_of(state, unit)


def _may(state: State, table: Table, unit: str, stands: int) -> None:
    """Whether a unit may: only infantry, and one section per stand (SIEGE-EARTH-12)."""
    type_ = state.text(unit, "type")
    if type_ != INFANTRY:
        table.object(
            Refused(
                "rule",
                "siege.not_infantry",
                rule="SIEGE-EARTH-12",
                unit=unit,
                unit_type=type_,
            )
        )
    has = state.number(unit, "stands")
    if stands > has:
        raise Refused(
            "rule",
            "siege.few_stands",
            rule="SIEGE-EARTH-13",
            unit=unit,
            have=has,
            need=stands,
        )
