"""A battle: its turns, opportunities, duels, end, and current state.

Generated of `battle.toml` by `make tree`: do not edit.
"""

from typing import Literal, NotRequired, TypedDict
from ledger.shapes import shared as _shared
from ledger.shapes.mass.shared import Due
from ledger.shapes.mass.shared import Earned
from ledger.shapes.mass.shared import Ended
from ledger.shapes.mass.shared import Engagement
from ledger.shapes.mass.shared import Gain
from ledger.shapes.mass.shared import Modifier
from ledger.shapes.mass.shared import Shot
from ledger.shapes.mass.shared import Situation
from ledger.shapes.mass.shared import TurnEnd

class StrategyRoll(TypedDict):
    """A general's roll in a turn."""

    side: str
    general: str | None
    tactic: str | None
    pool: list[int] | None
    fewer: list[Earned]
    dice: list[list[int]]
    kept: list[int]
    roll: int
    total: int
    modifier: int

class Modifiers(TypedDict):
    """What is added to the roll of a side."""

    side: str
    lines: list[Modifier]

class Streak(TypedDict):
    """Who has won several turns in a row, and how many."""

    side: str | None
    turns: int

class Forced(TypedDict):
    """The opportunity that says where a hero stands."""

    code: str
    rule: str

class Added(TypedDict):
    """What is added to a personal roll."""

    wits: int
    tactics: int
    unit: int
    command: int
    modifier: int
    raises: NotRequired[int]

class HeroLine(TypedDict):
    """What an opportunity adds to a hero's roll."""

    what: str
    value: int
    rule: str
    code: str

class Damage(TypedDict):
    """What was thrown for damage."""

    dice: list[list[int]]
    flesh_wounds: int

class Hero(TypedDict):
    """A hero in a turn: where he stands and, if he rolls, what came of it."""

    name: str
    side: str
    out: NotRequired[bool]
    commands: NotRequired[bool]
    engagement: NotRequired[Engagement]
    forced: NotRequired[Forced | None]
    situation: NotRequired[Situation]
    die: NotRequired[int]
    dice: NotRequired[list[int]]
    added: NotRequired[Added]
    lines: NotRequired[list[HeroLine]]
    total: NotRequired[int]
    row: NotRequired[str]
    column: NotRequired[int]
    damage_dice: NotRequired[int]
    reputation: NotRequired[int]
    opportunity: NotRequired[bool]
    damage: NotRequired[Damage | None]
    volleys: NotRequired[list[Shot]]

class Turn(TypedDict):
    """A battle turn; `again` where the generals' rolls have to be made again."""

    turn: int
    closed: TurnEnd | None
    rolls: list[StrategyRoll]
    modifiers: list[Modifiers]
    attacker: str
    winner: str | None
    streak: NotRequired[Streak]
    victor: str | None
    heroes: list[Hero]
    pending: list[str]
    again: NotRequired[bool]

class OpportunityRoll(TypedDict):
    """The roll that an opportunity asks for, against its number."""

    told: int
    raises: int
    lines: list[Earned]
    fewer: list[Earned]
    total: int
    tn: int

class Settled(TypedDict):
    """What becomes of an opportunity."""

    hero: str
    code: str
    how: str
    gains: NotRequired[list[Gain]]
    lines: NotRequired[list[Due]]
    ended: NotRequired[list[Ended]]
    apart: NotRequired[int]
    volleys: NotRequired[list[Shot]]
    roll: NotRequired[OpportunityRoll]
    closed: NotRequired[TurnEnd | None]

class Down(TypedDict):
    """A hero who is put out of action, or is back on his feet."""

    hero: str
    side: str
    back: bool

class Duelled(TypedDict):
    """A duel that is decided."""

    hero: str
    loser: str
    lines: list[Due]

class Home(TypedDict):
    """What a hero takes home."""

    name: str
    score: int
    apart: int
    won: bool
    gain: int

class Over(TypedDict):
    """The end of a battle."""

    victor: str
    closed: TurnEnd | None
    heroes: list[Home]
    ended: list[Ended]
    booty: list[str]
    reward: str | None

class Run(Streak):
    """How many turns one after the other a side needs for victory."""

    needed: int
    at_hand: bool

class SideStanding(TypedDict):
    """A side, and what its general's next roll will have."""

    name: str
    men: int
    raises: int
    banner_lost: bool
    coming: int
    lines: list[Modifier]
    fewer: list[Earned]

class Must(Forced):
    """Where a hero has to stand."""

    level: Engagement

class Messenger(TypedDict):
    """How far a message has come."""

    steps: int
    of: int
    to: Engagement

class Band(TypedDict):
    """What is left of a band of enemies."""

    left: int
    dead: int
    flees_after: int

class Coming(TypedDict):
    """What an opportunity will bring; for how long, and to which roll."""

    what: str
    rule: str
    turn: int | None
    until: int | None
    value: int | None
    side: str

class End(TypedDict):
    """What would end an opportunity."""

    why: str
    rule: str

class Running(TypedDict):
    """An opportunity that runs."""

    code: str
    won: int
    waits: bool
    first: int | None
    last: int | None
    stands: Engagement | None
    progress: Messenger | Band | None
    due: list[Coming]
    ends: list[End]

class HeroStanding(TypedDict):
    """How a hero fares."""

    name: str
    side: str
    out: bool
    level: Engagement | None
    score: int
    apart: int
    reputation: int
    brought: int | None
    unsettled: bool
    forced: Must | None
    no_roll: str | None
    running: list[Running]

class Unsettled(TypedDict):
    """A hero whose opportunity is not settled."""

    hero: str
    rule: str

class DuelStanding(TypedDict):
    """A duel that nobody has decided."""

    hero: str
    opponent: str
    rule: str

class Standing(TypedDict):
    """How a battle stands."""

    turn: int
    stage: Literal["muster", "begun", "fought", "won", "over"]
    attacker: str | None
    streak: Run
    victor: str | None
    coming: int
    sides: list[SideStanding]
    heroes: list[HeroStanding]
    unsettled: list[Unsettled]
    duels: list[DuelStanding]

class Status(Standing):
    """How a battle stands, and what the table must not forget."""

    due: NotRequired[list[_shared.Due]]

ANSWERS = {
    'mass turn': Turn,
    'mass opportunity': Settled,
    'mass down': Down,
    'mass duel': Duelled,
    'mass end': Over,
    'mass status': Status,
}
