"""Infantry attacking earthworks with spades and picks."""

from __future__ import annotations

from ledger.dice import d
from ledger.errors import Misuse
from ledger.rules.game import Outcome
from ledger.rules.siege.scenarios import SIEGE, present, value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.shapes.siege.field import Attacked
    from ledger.state import State
    from ledger.table import Table

EARTHWORK = "siege.earthwork"
MOST_ATTACKS = 100


def attacked(
    state: State, table: Table, attacks: int, who: str | None = None
) -> Attacked:
    """A number of attacks on one section: any six destroys it (SIEGE-EARTH-13)."""
    code = present(state) or SIEGE
    if not 1 <= attacks <= MOST_ATTACKS:
        raise Misuse("usage", "siege.attacks_number", most=MOST_ATTACKS)
    hit: int = value(code, "fortified.hit")
    faces = table.roll(who, EARTHWORK, d(value(code, "fortified.die")), attacks)
    return {
        "attacks": attacks,
        "faces": list(faces),
        "destroyed": any(face >= hit for face in faces),
    }


def attack(state: State, table: Table, attacks: int | None) -> Outcome[Attacked]:
    """Rolls for attacks on one section; the table knows whose it is.

    Where the number of attacks is not given, there is one for each typed face.
    """
    if attacks is None:
        attacks = sum(len(group) for group in table.left) or 1
    return Outcome({"attacks": attacks}, attacked(state, table, attacks))
