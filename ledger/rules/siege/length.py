"""How long a siege lasts: a die at the end of each late turn."""

from __future__ import annotations

from ledger.dice import d
from ledger.errors import Misuse
from ledger.rules.game import Outcome, warning
from ledger.rules.siege.scenarios import BRAKEN_KEEP, value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.shapes.siege.shared import Length
    from ledger.table import Table

LENGTH = "siege.length"


def first_turn(code: str = BRAKEN_KEEP, *, help_comes: bool = False) -> int:
    """The turn of the first roll: one earlier if help is on its way (SIEGE-LEN-07)."""
    turn: int = value(code, "length.first_with_help" if help_comes else "length.first")
    return turn


def needed(turn: int, code: str = BRAKEN_KEEP) -> int:
    """What the die must show for the game to end (SIEGE-LEN-05); 1 is certain.

    >>> [needed(turn) for turn in (5, 6, 7, 8, 9, 10, 12)]
    [6, 5, 4, 3, 2, 1, 1]
    """
    return max(1, int(value(code, "length.ends_on")) - turn)


def checked(first: int | None, code: str = BRAKEN_KEEP) -> int:
    """The turn of the first roll, as typed, or the usual one."""
    if first is None:
        return first_turn(code)
    last = int(value(code, "length.ends_on")) - 1
    if not 1 <= first <= last:
        raise Misuse("usage", "siege.first_roll", turn=first, most=last)
    return first


def length(
    table: Table, turn: int, first: int | None = None, code: str = BRAKEN_KEEP
) -> Outcome[Length]:
    """Whether the game ends with this turn (SIEGE-LEN-04).

    Before the first roll nothing ends it: a die rolled too early has no effect.
    """
    begins = checked(first, code)
    asked = {"turn": turn, "first": begins}
    early = turn < begins
    face = None
    if not early or table.left:
        (face,) = table.roll(None, LENGTH, d(value(code, "length.die")), 1)
    total = None if face is None or early else face + turn
    result: Length = {
        "turn": turn,
        "from": begins,
        "face": face,
        "total": total,
        "needed": None if early else needed(turn, code),
        "ends": total is not None and total >= value(code, "length.ends_on"),
    }
    too_early = warning("siege.early_roll", rule="SIEGE-LEN-04", first=begins)
    return Outcome(asked, result, (), [too_early] if early else [])
