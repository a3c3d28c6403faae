"""Who fights: sides, generals, stewards, heroes.

Generated of `armies.toml` by `make tree`: do not edit.
"""

from typing import NotRequired, TypedDict
from ledger.shapes.mass.shared import Unit

class Side(TypedDict):
    """A side that has taken the field, or was told anew."""

    side: str
    men: int
    fortification: int
    new: bool

class General(TypedDict):
    """A general who has taken his place, or was told anew."""

    general: str
    side: str
    wits: int | None
    strategy: int | None
    galvanize: int | None
    new: bool

class Steward(TypedDict):
    """A steward who has taken his place, or was told anew."""

    steward: str
    side: str
    wits: int | None
    logistics: int | None
    new: bool

class Hero(TypedDict):
    """A hero who has taken his place, or was told anew."""

    hero: str
    side: str
    wits: int | None
    tactics: int | None
    command: int | None
    unit: Unit
    commission: int | None
    champion: int | None
    new: bool

class Started(TypedDict):
    """Who starts the fight; `again` where it is another battle."""

    attacker: str
    defender: str
    again: bool

class Roll(TypedDict):
    """A roll before the battle; of one that was told, its total."""

    who: str | None
    total: int
    raises: int
    knack: NotRequired[str]
    dice: NotRequired[list[list[int]]]
    rule: NotRequired[str]

class Prepared(TypedDict):
    """An army's rolls before the battle, and its free raises."""

    side: str
    rolls: list[Roll]
    raises: int
    left: int

class GeneralThere(TypedDict):
    """A general of a side."""

    name: str
    wits: int
    strategy: int
    galvanize: int
    commands: bool

class StewardThere(TypedDict):
    """A steward of a side."""

    name: str
    wits: int
    logistics: int

class HeroThere(TypedDict):
    """A hero of a side."""

    name: str
    wits: int
    tactics: int
    command: int
    unit: Unit
    commission: bool
    champion: bool
    out: bool
    score: int
    reputation: int
    running: list[str]

class Army(TypedDict):
    """A side with its people."""

    name: str
    men: int
    fortification: int
    raises: int
    prepared: bool
    generals: list[GeneralThere]
    stewards: list[StewardThere]
    heroes: list[HeroThere]

class Armies(TypedDict):
    """Both sides of a battle as they stand."""

    turn: int
    attacker: str | None
    victor: str | None
    sides: list[Army]

ANSWERS = {
    'mass side': Side,
    'mass general': General,
    'mass steward': Steward,
    'mass hero': Hero,
    'mass start': Started,
    'mass prepare': Prepared,
    'mass armies': Armies,
}
