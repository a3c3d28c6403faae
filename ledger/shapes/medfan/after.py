"""What follows a battle: spoils, survival, territories, income; and the standings.

Generated of `after.toml` by `make tree`: do not edit.
"""

from collections.abc import Mapping
from typing import NotRequired, TypedDict, final
from ledger.shapes.medfan.shared import Determined
from ledger.shapes.medfan.shared import Fates
from ledger.shapes.medfan.shared import Goal
from ledger.shapes.medfan.shared import Standing
from ledger.shapes.shared import Chance
from ledger.shapes.shared import Due

_IncomeLine = TypedDict("_IncomeLine", {"from": NotRequired[str | None]})

class IncomeLine(_IncomeLine):
    """What a territory brings."""

    to: NotRequired[str | None]
    what: str
    where: str
    amount: int
    rule: str
    dice: NotRequired[list[int]]
    becomes: NotRequired[str]
    lost: NotRequired[bool]

class Income(TypedDict):
    """The income of a player."""

    name: str
    lines: list[IncomeLine]
    total: int

@final
class Incomes(TypedDict):
    """An income phase; hoards are null where they are kept closed."""

    players: list[Income]
    hoards: Mapping[str, int | None]

class Gain(TypedDict):
    """What spoils come to."""

    total: int
    altars: int
    percent: int
    gain: int
    rule: str

class Spoils(Gain):
    """The spoils of a player."""

    name: str
    figures: list[str]

class Rolled(TypedDict):
    """A figure's roll of survival."""

    figure: NotRequired[str]
    die: int
    fate: str

class Survived(TypedDict):
    """Rolls of survival on one table."""

    table: str
    rule: str
    figures: list[Rolled]
    counts: Fates

class Survival(Survived):
    """The rolls of survival of a player."""

    name: str
    healer: bool
    house: bool

_Spread = TypedDict("_Spread", {"from": NotRequired[str | None]})

class Spread(_Spread):
    """What an objective does to a territory, or takes from a hoard."""

    to: NotRequired[str | None]
    what: str
    rule: str
    territory: NotRequired[str]
    capability: NotRequired[str | None]
    was: NotRequired[str | None]
    becomes: NotRequired[str | None]
    dice: NotRequired[list[int]]
    wanted: NotRequired[int]
    amount: NotRequired[int]
    category: NotRequired[str]
    id: NotRequired[str]
    treasure: NotRequired[int]
    council: NotRequired[str]
    name: NotRequired[str]
    determined: NotRequired[bool]

class After(TypedDict):
    """The steps that followed a battle; null what was not carried out."""

    winner: str
    attacker: str
    defender: str
    battle: int
    spoils: list[Spoils] | None
    survival: list[Survival] | None
    territories: list[Spread] | None
    income: list[Income] | None
    next: str | None
    hoards: Mapping[str, int | None]
    standings: list[Standing]
    over: bool
    winners: list[str]

@final
class AfterIncome(After):
    """An income phase that was the last step after a battle."""

    players: list[Income]

IncomePhase = Incomes | AfterIncome

class Standings(TypedDict):
    """Who leads the campaign, and what ends it."""

    players: list[Standing]
    leaders: list[str]
    total: int
    unoccupied: int
    battles: int
    goal: Goal
    over: bool
    winners: list[str]
    pending: list[Due]

class Objective(TypedDict):
    """An objective that was thrown."""

    roll: int
    id: str
    rule: str
    name: NotRequired[str]
    text: NotRequired[str]

class Found(Determined):
    """An unknown territory that was determined, and whose it is."""

    player: str | None

class Capability(TypedDict):
    """A capability that was thrown; of two the player may choose."""

    category: str
    id: str
    dice: list[int]
    choices: list[str]
    name: NotRequired[str]

class Faces(TypedDict):
    """By which faces each fate comes."""

    ready: list[int]
    misses_next: list[int]
    lost: list[int]

class OfEachFate(TypedDict):
    """A number for each fate."""

    ready: Chance
    misses_next: Chance
    lost: Chance

class Numbers(TypedDict):
    """The chances of each number, for each fate."""

    ready: dict[str, Chance]
    misses_next: dict[str, Chance]
    lost: dict[str, Chance]

class SurvivalOdds(TypedDict):
    """The chances of figures that were eliminated."""

    table: str
    figures: int
    faces: Faces
    each: OfEachFate
    expected: OfEachFate
    numbers: Numbers

class Yield(TypedDict):
    """The chances of what a territory brings."""

    name: str
    capability: str
    least: int
    most: int
    expected: Chance
    becomes: str | None
    becomes_chance: Chance | None

class IncomeOdds(TypedDict):
    """The chances of a player's next income."""

    player: str
    against: str | None
    territories: list[Yield]
    expected: Chance
    change: dict[str, Chance]
    camps_lost: dict[str, Chance]

class Likely(Chance):
    """How likely a capability is, and what it would bring."""

    id: str
    income: Chance

class TerritoryOdds(TypedDict):
    """The chances of what an unknown territory is."""

    owned: list[str]
    capabilities: list[Likely]
    treasure: Chance

ANSWERS = {
    'medfan after': After,
    'medfan income': IncomePhase,
    'medfan goal': Goal,
    'medfan standings': Standings,
    'medfan survival': Survived,
    'medfan spoils': Gain,
    'medfan objective': Objective,
    'medfan determine': Found,
    'medfan capability': Capability,
    'medfan odds survival': SurvivalOdds,
    'medfan odds income': IncomeOdds,
    'medfan odds territory': TerritoryOdds,
}
