"""Shapes shared by answers of several siege modules.

Generated of `shared.toml` by `make tree`: do not edit.
"""

from typing import Literal, NotRequired, TypedDict, final

Role = Literal["attacker", "defender"]

class Allowance(TypedDict):
    """A side that may still buy."""

    side: str
    allowance: int

_Change = TypedDict("_Change", {"from": str})

class Change(_Change):
    """What one scenario changes in a later one."""

    what: str
    rule: str
    played: bool
    points: NotRequired[int]
    most: NotRequired[int]
    turn: NotRequired[int]
    least: NotRequired[int]

_Length = TypedDict("_Length", {"from": int})

class Length(_Length):
    """Whether a siege ends with a turn, by a die; null where it is too early."""

    turn: int
    face: int | None
    total: int | None
    needed: int | None
    ends: bool

class Verdict(TypedDict):
    """Who has won, and why."""

    winner: str | None
    why: str
    rule: str

class Wall(TypedDict):
    """How many sections of a kind there are, and what they are worth."""

    kind: str
    count: int
    each: int
    points: int

class Fortress(TypedDict):
    """How large a fortress is."""

    points: int
    walls: int
    towers: int
    gates: int
    lines: list[Wall]
    total_points: int

@final
class Counted(TypedDict):
    """What a section counts, for whom and why."""

    name: str | None
    kind: str
    count: int
    attackers: int
    defenders: int
    to: Role | None
    points: int
    why: str
    rule: str

class Next(TypedDict):
    """The scenario that follows, and what changes in it."""

    scenario: str
    changes: list[Change]

class Closed(TypedDict):
    """A scenario that is over."""

    scenario: str
    winner: str | None
    role: Role | None
    why: str
    rule: str
    turns: int
    attacker: int | None
    defender: int | None
    sections: list[Counted]
    wasted: dict[str, int]
    next: Next | None

class Section(TypedDict):
    """A section of the walls."""

    section: str
    kind: str
    state: str
    attackers: int
    defenders: int
    fell: int | None
    capacity: int | None
    face: str | None
    oil: int

class Equipment(TypedDict):
    """What a side has of an item."""

    item: str
    bought: int
    placed: int
    destroyed: int

class Side(TypedDict):
    """How a side stands."""

    name: str
    role: Role
    points: int | None
    score: int | None
    general: str | None
    general_died: int | None
    broken: int | None
    allowance: int
    equipment: list[Equipment]

class Breach(TypedDict):
    """A section that fell."""

    section: str
    turn: int

class Machine(TypedDict):
    """A machine that was hit: how many hits it still takes."""

    side: str
    item: str
    number: int
    left: int
    unit: str | None

class Watchtower(TypedDict):
    """Who is in the watchtower, and for how long yet."""

    unit: str | None
    stands: int
    needed: int
    held: int
    turns: int

class Off(TypedDict):
    """Who has left over the attacker's edge."""

    stands: int
    needed: int
    general: bool

class Standing(TypedDict):
    """How a siege stands; before the first scenario there is none."""

    scenario: str | None
    played: int
    number: NotRequired[int]
    running: NotRequired[bool]
    winner: NotRequired[str | None]
    turn_limit: NotRequired[int | None]
    gate: NotRequired[str | None]
    first: NotRequired[str | None]
    roll_needed: NotRequired[int | None]
    sides: NotRequired[list[Side]]
    sections: NotRequired[list[Section]]
    points: NotRequired[list[Counted]]
    stands_counted: NotRequired[str | None]
    breaches: NotRequired[list[Breach]]
    machines: NotRequired[list[Machine]]
    watchtower: NotRequired[Watchtower | None]
    off: NotRequired[Off | None]

