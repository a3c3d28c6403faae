"""Shapes shared by answers of several modules of mass combat.

Generated of `shared.toml` by `make tree`: do not edit.
"""

from typing import Literal, NotRequired, TypedDict

Situation = Literal["victory", "tie", "defeat"]

Engagement = Literal["disengaged", "engaged", "front", "support", "medic"]

Unit = Literal["infantry", "cavalry", "artillery"]

class Gain(TypedDict):
    """Reputation that a hero has gained by an opportunity."""

    hero: str
    reputation: int
    code: str
    rule: str

class Due(TypedDict):
    """What a side gains or loses on its next rolls."""

    side: str
    value: int
    hero: str
    code: str
    rule: str

class Ended(TypedDict):
    """An opportunity that has ended, and why."""

    hero: str
    code: str
    why: str
    rule: str

class Healed(TypedDict):
    """A hero, and how many dramatic wounds a doctor has healed."""

    hero: str
    dramatic: int

class TurnEnd(TypedDict):
    """What the end of a turn has brought."""

    turn: int
    gains: list[Gain]
    lines: list[Due]
    ended: list[Ended]
    healed: list[Healed]

class Modifier(TypedDict):
    """Something added to a general's roll, and who earned it."""

    what: str
    value: int
    rule: str | None
    hero: NotRequired[str | None]
    code: NotRequired[str | None]

class Earned(TypedDict):
    """A line that a hero has earned by an opportunity."""

    what: str
    value: int
    rule: str
    hero: str | None
    code: str | None

class Taken(TypedDict):
    """How hits are shared out."""

    each: int
    drawn: int
    brutes: list[int]
    others: list[int]
    brutes_dead: int

class Volley(TypedDict):
    """A volley: its level, its dice, its hits, and who takes them."""

    level: int
    dice_count: int
    dice: list[list[int]]
    hits: int
    targets: NotRequired[Taken]

class Shot(Volley):
    """A volley that belongs to an opportunity."""

    code: str
    rule: str

class Cell(TypedDict):
    """What a cell of the table gives."""

    row: str
    column: int
    damage_dice: int
    reputation: int
    opportunity: bool

class General(TypedDict):
    """A general's roll with all that is added to it."""

    dice: list[list[int]]
    kept: list[int]
    roll: int
    modifiers: list[Modifier]
    total: int

