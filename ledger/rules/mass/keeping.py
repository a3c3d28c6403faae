"""Roll and keep: dice are rolled, the best are kept, and tens are rolled again."""

from __future__ import annotations

from ledger.dice import MOST_DICE, d
from ledger.errors import Misuse
from ledger.rules.game import Outcome
from ledger.rules.mass.tables import KEEPING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ledger.questions import Sheet
    from ledger.shapes.mass.throws import Rolled
    from ledger.table import Table

TEN = d(KEEPING["die"])
MOST: int = KEEPING["most_rolled"]
# The rule by which dice are rolled, by what they are rolled for.
RULES = {
    "prepare.logistics": "MASS-PREP-01",
    "prepare.galvanize": "MASS-PREP-02",
    **dict.fromkeys(("strategy", "strategy.a", "strategy.b"), "MASS-TURN-02"),
    "personal": "MASS-PERS-02",
    "damage": "MASS-PERS-12",
    "volley": "MASS-VOLLEY-05",
}


def capped(rolled: int, kept: int) -> tuple[int, int, int]:
    """The dice rolled and kept, at most ten, and what the excess is worth.

    An excess rolled die is kept, and an excess kept die is worth ten points.

    >>> capped(12, 6), capped(15, 10), capped(11, 11)
    ((10, 8, 0), (10, 10, 50), (10, 10, 20))
    """
    kept += max(rolled - MOST, 0)
    over = max(kept - MOST, 0)
    return min(rolled, MOST), min(kept, MOST), over * KEEPING["over_kept"]


def fits(rolled: int, kept: int) -> None:
    """Refuses an impossible pool: more dice kept than rolled, or too many."""
    if rolled > MOST_DICE:
        raise Misuse("usage", "roll.many", most=MOST_DICE)
    if not 1 <= kept <= rolled:
        raise Misuse("usage", "roll.keep", keep=kept, dice=rolled)


def chains(
    table: Table,
    who: str | None,
    why: str,
    count: int,
    *,
    explode: bool,
    about: str | None = None,
    sheet: Callable[[], Sheet] | None = None,
) -> list[list[int]]:
    """The faces of each die: all dice first, then the tens again until none is left."""
    if not count:
        return []
    rule = RULES.get(why)
    faces = table.roll(who, why, TEN, count, about=about, sheet=sheet, rule=rule)
    fell = [[face] for face in faces]
    again = [chain for chain in fell if explode and chain[-1] == TEN.faces[-1]]
    while again:
        more = table.roll(who, "explode", TEN, len(again), rule=rule)
        for chain, face in zip(again, more, strict=True):
            chain.append(face)
        again = [chain for chain in again if chain[-1] == TEN.faces[-1]]
    return fell


def best(fell: Sequence[Sequence[int]], kept: int) -> list[int]:
    """The values of the kept dice, highest first; a chain counts as one die.

    >>> best([[3], [10, 4], [8], [2], [7]], 3)
    [14, 8, 7]
    """
    return sorted((sum(chain) for chain in fell), reverse=True)[:kept]


def roll(
    table: Table, rolled: int, kept: int, modifier: int = 0, *, explode: bool = True
) -> Outcome[Rolled]:
    """Rolls a number of dice, of which some are kept."""
    fits(rolled, kept)
    dice, keep, bonus = capped(rolled, kept)
    fell = chains(table, None, "pool", dice, explode=explode)
    shown = best(fell, keep)
    asked = {
        "rolled": rolled,
        "keep": kept,
        "modifier": modifier,
        "explode": explode,
    }
    result: Rolled = {
        "pool": {"rolled": dice, "keep": keep, "bonus": bonus},
        "modifier": modifier,
        "dice": fell,
        "kept": shown,
        "total": sum(shown) + bonus + modifier,
    }
    return Outcome(asked, result)
