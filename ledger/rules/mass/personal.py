"""The personal roll: one die, the hero's ranks, a row and a column."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.game import Outcome
from ledger.rules.mass.house import house, plays_with
from ledger.rules.mass.keeping import chains
from ledger.rules.mass.naming import known
from ledger.rules.mass.tables import LENDING, LEVELS, PERSONAL, UNIT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State
    from ledger.table import Table

ENGAGEMENTS: tuple[str, ...] = LEVELS["engagements"]
SITUATIONS: tuple[str, ...] = LEVELS["situations"]
UNITS: tuple[str, ...] = LEVELS["units"]
ROWS: dict[str, int] = PERSONAL["rows"]


class Hero(NamedTuple):
    """A hero who makes a personal roll.

    Attributes:
        wits: the rank of the trait.
        tactics: the rank of the knack.
        unit: the unit that he fights in.
        engagement: how far forward he is.
        situation: how his own army fares this turn.
        modifier: everything else that changes the result.
        lent: whether he lends his Command to his general.
    """

    wits: int
    tactics: int
    unit: str
    engagement: str
    situation: str
    modifier: int = 0
    lent: bool = False


def column(situation: str, engagement: str) -> int:
    """Which of the six columns applies (MASS-PERS-08).

    >>> column("victory", "support"), column("tie", "engaged"), column("defeat", "front")
    (1, 4, 6)
    """
    situation = known("situation", situation, SITUATIONS)
    engagement = known("engagement", engagement, ENGAGEMENTS)
    return 1 + ENGAGEMENTS.index(engagement) + SITUATIONS.index(situation)


def row(total: int) -> str:
    """Which of the seven rows applies; results below the first count as it.

    >>> row(-3), row(9), row(10), row(40)
    ('1-3', '7-9', '10-11', '18+')
    """
    fitting = [name for name, least in ROWS.items() if least <= total]
    return fitting[-1] if fitting else next(iter(ROWS))


def read(state: State, which: str, number: int) -> dict[str, Any]:
    """The result for a row and a column (MASS-PERS-09 to -11)."""
    damage, reputation, opportunity = PERSONAL["cells"][which][number - 1]
    return {
        "row": which,
        "column": number,
        "damage_dice": damage,
        "reputation": reputation,
        "opportunity": bool(opportunity) and plays_with(state, "opportunities"),
    }


def cell(state: State, total: int, situation: str, engagement: str) -> dict[str, Any]:
    """The cell of the table for a modified result."""
    return read(state, row(total), column(situation, engagement))


def unit_modifier(state: State, unit: str, engagement: str) -> int:
    """What the hero's unit adds at this level (MASS-MOD-12 to -14).

    A hero of no unit counts as infantry.
    """
    unit = known("unit", unit, UNITS)
    engagement = known("engagement", engagement, ENGAGEMENTS)
    if not plays_with(state, "unit_modifier"):
        return 0
    return int(UNIT[unit][ENGAGEMENTS.index(engagement)])


def added(state: State, hero: Hero) -> dict[str, int]:
    """What is added to the die, line by line (MASS-PERS-01, -04)."""
    return {
        "wits": hero.wits,
        "tactics": hero.tactics,
        "unit": unit_modifier(state, hero.unit, hero.engagement),
        "command": LENDING["personal"] if hero.lent else 0,
        "modifier": hero.modifier,
    }


def personal(state: State, table: Table, hero: Hero) -> Outcome:
    """A hero's personal roll, and what it gives him."""
    lines = added(state, hero)
    column(hero.situation, hero.engagement)  # refuses before a die is rolled
    explode = bool(house(state, "personal.explode"))
    (fell,) = chains(table, None, "personal", 1, explode=explode)
    total = sum(fell) + sum(lines.values())
    result = {
        **cell(state, total, hero.situation, hero.engagement),
        "die": sum(fell),
        "dice": fell,
        "added": lines,
        "total": total,
    }
    return Outcome(dict(zip(hero._fields, hero, strict=True)), result)


def thrown(  # noqa: PLR0913, PLR0917 - each is a word of the command
    state: State,
    table: Table,
    wits: int,
    tactics: int,
    situation: str,
    engagement: str,
    unit: str,
    modifier: int,
    lends: bool,
) -> Outcome:
    """The personal roll of a hero described in words."""
    hero = Hero(wits, tactics, unit, engagement, situation, modifier, lends)
    return personal(state, table, hero)
