"""Rolls of mass combat that need no battle, and their chances.

Generated of `throws.toml` by `make tree`: do not edit.
"""

from typing import Literal, TypedDict
from ledger.shapes.mass import battle as _mass_battle
from ledger.shapes.mass.shared import Cell
from ledger.shapes.mass.shared import Engagement
from ledger.shapes.mass.shared import General
from ledger.shapes.mass.shared import Situation
from ledger.shapes.mass.shared import Volley
from ledger.shapes.shared import Chance

class Personal(Cell):
    """A personal roll, and what it gives."""

    die: int
    dice: list[int]
    added: _mass_battle.Added
    total: int

class Kept(TypedDict):
    """Dice that are rolled, and how many of them are kept."""

    rolled: int
    keep: int
    bonus: int

class Rolled(TypedDict):
    """The dice of a roll, and how many of them are kept."""

    pool: Kept
    modifier: int
    dice: list[list[int]]
    kept: list[int]
    total: int

class Situations(TypedDict):
    """How the turn goes for each army."""

    a: Situation
    b: Situation

class Strategy(TypedDict):
    """The rolls of two generals, and who has the upper hand."""

    attacker: Literal["a", "b"]
    a: General
    b: General
    winner: Literal["a", "b"] | None
    again: bool
    situation: Situations | None

class Expected(TypedDict):
    """What a hero may expect."""

    damage_dice: Chance
    reputation: Chance

class Level(TypedDict):
    """The chances of a hero who stands somewhere."""

    situation: Situation
    engagement: Engagement
    column: int
    rows: dict[str, Chance]
    damage_dice: dict[str, Chance]
    reputation: dict[str, Chance]
    opportunity: Chance
    expected: Expected

class PersonalOdds(TypedDict):
    """What a hero may expect, in one situation or in each."""

    levels: list[Level]

class Pool(TypedDict):
    """A general's dice."""

    rolled: int
    kept: int
    modifier: int

class Pools(TypedDict):
    """The dice of both generals."""

    a: Pool
    b: Pool

class StrategyOdds(TypedDict):
    """Which of two generals wins the turn, and how likely."""

    pools: Pools
    a: float
    tie: float
    b: float
    again: float | None
    left_out: float

ANSWERS = {
    'mass personal': Personal,
    'mass roll': Rolled,
    'mass strategy': Strategy,
    'mass volley': Volley,
    'mass odds personal': PersonalOdds,
    'mass odds strategy': StrategyOdds,
}
