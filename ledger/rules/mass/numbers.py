"""Numbers: how many times larger one side is, taking walls into account."""

from __future__ import annotations

from ledger.effects import MOST_AMOUNT
from ledger.errors import Misuse
from ledger.naming import folded, near
from ledger.rules.mass.house import demand, house
from ledger.rules.mass.tables import NUMBERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.shapes.mass.tables import Numbers
    from ledger.state import State

BONUS: tuple[int, ...] = NUMBERS["bonus"]
MOST_LEVEL = 100


def level_of(state: State, word: str) -> int:
    """The level of a fortification, given as a number or by name."""
    levels: dict[str, int] = house(state, "fort.levels")
    if word.isascii() and word.isdigit() and 1 <= int(word) <= MOST_LEVEL:
        return int(word)
    plain = {folded(name.replace("_", " ")): name for name in levels}
    typed = folded(word.replace("_", " "))
    if typed in plain:
        return levels[plain[typed]]
    raise Misuse(
        "usage",
        "mass.level",
        rule="MASS-MOD-08",
        word=word,
        most=MOST_LEVEL,
        near=near(typed, levels),
        known=list(levels),
    )


def effective(men: int, level: int) -> int:
    """How many men those inside a fortress count as (MASS-MOD-08).

    >>> effective(1000, 5)
    5000
    """
    return men * level


def times(state: State, larger: int, smaller: int) -> int:
    """How many times larger one side is, in whole numbers (MASS-AMB-15)."""
    if house(state, "numbers.round") == "up":
        return -(-larger // smaller)
    return larger // smaller


def bonus(ratio: int) -> int:
    """The bonus for a ratio of numbers (MASS-MOD-05).

    >>> [bonus(ratio) for ratio in (1, 2, 6, 40)]
    [0, 5, 25, 25]
    """
    return BONUS[min(ratio, len(BONUS)) - 1]


def compared(
    state: State, men: tuple[int, int], forts: tuple[str | None, str | None]
) -> Numbers:
    """Which of two sides has the advantage in numbers, and how much it is worth.

    By MASS-MOD-06.
    """
    demand(state, "numbers")
    if any(forts):
        demand(state, "fortification")
    for count in men:
        if not 1 <= count <= MOST_AMOUNT:
            facts = {"word": str(count), "most": MOST_AMOUNT}
            raise Misuse("bad_amount", "mass.men", rule="MASS-MOD-05", **facts)
    levels = [level_of(state, fort) if fort else 1 for fort in forts]
    a, b = (effective(*pair) for pair in zip(men, levels, strict=True))
    ratio = times(state, max(a, b), min(a, b))
    gain = bonus(ratio)
    return {
        "ratio": ratio,
        "modifier": gain,
        "side": ("a" if a > b else "b") if gain else None,
        "effective": {"a": a, "b": b},
    }
