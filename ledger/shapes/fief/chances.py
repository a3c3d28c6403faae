"""The chances of a battle.

Generated of `chances.toml` by `make tree`: do not edit.
"""

from typing import NotRequired, TypedDict
from ledger.shapes.fief.shared import Side

class Survivors(TypedDict):
    """The chances of each number of points left."""

    attacker: dict[str, float]
    defender: dict[str, float]

class Strength(TypedDict):
    """The points of a side, and its dice."""

    points: int
    dice: int

class Strengths(TypedDict):
    """How strong both sides are."""

    attacker: Strength
    defender: Strength

class Losses(TypedDict):
    """Who falls first."""

    attacker: str
    defender: str

class Rerolls(TypedDict):
    """How bombards are used."""

    attacker: str
    defender: str

class Needed(TypedDict):
    """How many soldiers a chance would need, and their price."""

    side: Side
    chance: float
    soldiers: int | None
    reached: float
    more: int | None
    coins: int | None
    most: NotRequired[int]

class After(TypedDict):
    """The chances after a number of rounds."""

    rounds: int
    attacker: float
    defender: float
    both_fall: float
    undecided: float

class ExactSurvivors(TypedDict):
    """The same exactly."""

    attacker: dict[str, str]
    defender: dict[str, str]

class Exact(TypedDict):
    """The chances exactly."""

    attacker: str
    defender: str
    both_fall: str
    expected_rounds: str
    survivors: ExactSurvivors

class Odds(TypedDict):
    """The chances of a battle; who fights where, if they stand on the board."""

    attacker: float
    defender: float
    both_fall: float
    expected_rounds: float
    survivors: Survivors
    village: NotRequired[str]
    attackers: NotRequired[list[str]]
    defenders: NotRequired[list[str]]
    strength: Strengths
    losses: Losses
    rerolls: NotRequired[Rerolls]
    needed: NotRequired[Needed]
    after: NotRequired[After]
    fractions: NotRequired[Exact]

