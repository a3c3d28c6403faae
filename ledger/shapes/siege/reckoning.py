"""Calculations without a campaign: budgets, lists, fortresses, scores, chances.

Generated of `reckoning.toml` by `make tree`: do not edit.
"""

from typing import NotRequired, TypedDict, final
from ledger.shapes.siege import field as _siege_field
from ledger.shapes.siege.shared import Counted
from ledger.shapes.siege.shared import Fortress
from ledger.shapes.siege.shared import Length
from ledger.shapes.siege.shared import Role

@final
class Starter(TypedDict):
    """A list file to begin with."""

    side: Role
    toml: str

@final
class StarterFile(TypedDict):
    """A list file that was written."""

    side: Role
    file: str

ListFile = Starter | StarterFile

class Legal(TypedDict):
    """The multipliers that are legal."""

    min: int | None
    max: int | None

class Budget(TypedDict):
    """What a side may spend."""

    points: int | None
    min_multiplier: int | None
    max_multiplier: int | None
    equipment: int
    artillery: float
    legal: NotRequired[Legal]

class Budgets(TypedDict):
    """What both sides may spend."""

    scenario: str
    attacker: Budget
    defender: Budget

class Checked(TypedDict):
    """The list of a side; null what the file does not say."""

    role: Role | None
    scenario: str | None
    points: int | None
    people: str | None
    army_spent: int | None
    equipment: int | None
    spent: int
    wasted: int
    artillery: int
    artillery_share: float | None
    pieces: dict[str, int]

class Fault(TypedDict):
    """What is wrong with a list, and in which line."""

    rule: str | None
    text: str
    code: str
    line: int | None

class Check(TypedDict):
    """A list with all that is wrong with it."""

    ok: bool
    spent: int
    wasted: int
    sides: list[Checked]
    faults: list[Fault]
    more_faults: int

class Tower(TypedDict):
    """Whether a base makes a tower, and who has room in it."""

    base: list[int]
    tower: bool
    on_base: int | None
    stands: int | None
    exact: bool

class Generals(TypedDict):
    """In which turn the generals died."""

    attacker: int | None
    defender: int | None

class Score(TypedDict):
    """Who wins, by sections and generals."""

    attacker: int
    defender: int
    winner: Role | None
    why: str
    rule: str
    generals: Generals
    lines: list[Counted]
    text: str
    stands_counted: str

class TurnOdds(TypedDict):
    """The chances that a siege ends with a turn."""

    turn: int
    needed: int | None
    ends: float
    here: float
    over: float

class LengthFractions(TypedDict):
    """The same exactly."""

    distribution: dict[str, str]
    over: dict[str, str]
    expected: str

_LengthOdds = TypedDict("_LengthOdds", {"from": int})

class LengthOdds(_LengthOdds):
    """When a siege ends."""

    turns: list[TurnOdds]
    distribution: dict[str, float]
    expected: float
    fractions: NotRequired[LengthFractions]

class EarthworkOdds(TypedDict):
    """Whether earthworks fall."""

    attacks: int
    destroyed: float
    by_attacks: dict[str, float]
    fractions: NotRequired[dict[str, str]]

ANSWERS = {
    'siege budget': Budgets,
    'siege check': Check,
    'siege list': ListFile,
    'siege fortress': Fortress,
    'siege tower': Tower,
    'siege earthwork': _siege_field.Attacked,
    'siege length': Length,
    'siege score': Score,
    'siege odds length': LengthOdds,
    'siege odds earthwork': EarthworkOdds,
}
