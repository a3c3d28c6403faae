"""Single rolls on the tables, with or without a campaign."""

from __future__ import annotations

from ledger.rules.game import Outcome
from ledger.rules.medfan.land import SIX, rolled_capability
from ledger.rules.medfan.scenarios import drawn
from ledger.rules.medfan.tables import CAPABILITY, IMPROVEMENT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.shapes.medfan.after import Capability
    from ledger.shapes.medfan.battle import Thrown
    from ledger.table import Table

ROWS: tuple[str, ...] = IMPROVEMENT["rows"]


def capability(table: Table, owned: Sequence[str] = ()) -> Outcome[Capability]:
    """Rolls what an unknown territory is, for a player who owns these (MED-TERR-11)."""
    category, kind = rolled_capability(table, None, owned)
    either = kind in CAPABILITY["either"]
    result: Capability = {
        "category": category,
        "id": kind,
        "dice": faces(table),
        "choices": list(CAPABILITY["either"]) if either else [],
    }
    return Outcome({"owned": owned}, result)


def scenario(table: Table, two_dice: bool = False) -> Outcome[Thrown]:
    """Rolls the scenario of a battle (MED-BATTLE-02)."""
    number, drawn_scenario = drawn(table, two_dice=two_dice)
    return Outcome(
        {"two_dice": two_dice},
        {"roll": number, "id": drawn_scenario, "dice": faces(table)},
    )


def improvement(table: Table) -> Outcome[Thrown]:
    """Rolls for the characteristic to be improved (MED-ADV-02)."""
    (face,) = table.roll(None, "improvement", SIX, 1)
    return Outcome({}, {"roll": face, "id": ROWS[face - 1]})


def faces(table: Table) -> list[int]:
    """All faces rolled so far, in order."""
    return [face for throw in table.throws for face in throw.faces]
