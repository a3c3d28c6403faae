"""What armies buy, place and lose; their units.

Generated of `pieces.toml` by `make tree`: do not edit.
"""

from typing import TypedDict
from ledger.shapes.siege.shared import Role

class Bought(TypedDict):
    """Equipment that was bought, and what is left to buy for."""

    side: str
    item: str
    count: int
    cost: int
    unit: str | None
    left: int
    owned: int

class Loaded(TypedDict):
    """A list that was taken over."""

    side: str
    pieces: dict[str, int]
    cost: int
    left: int
    units: list[str]

class Unit(TypedDict):
    """A unit that was told of."""

    unit: str
    side: str
    type: str | None
    stands: int
    equipment: list[str]
    new: bool

class Given(TypedDict):
    """Equipment that a unit was given."""

    unit: str
    side: str
    item: str
    count: int
    equipment: list[str]
    number: int | None

class Dropped(TypedDict):
    """Equipment that a unit has no more."""

    unit: str
    side: str
    item: str
    number: int | None
    equipment: list[str]

class Placed(TypedDict):
    """Equipment that was placed, and who places next."""

    side: str
    item: str
    count: int
    section: str | None
    placed: int
    left: int
    next: str | None

class Hit(TypedDict):
    """A machine that was hit."""

    side: str
    item: str
    number: int
    hits: int
    left: int
    destroyed: bool
    unit: str | None

class Piece(TypedDict):
    """How much a side has of an item."""

    item: str
    held: int
    placed: int
    destroyed: int

class UnitThere(TypedDict):
    """A unit of a side."""

    name: str
    type: str | None
    stands: int
    equipment: list[str]
    battered: int | None

class MachineThere(TypedDict):
    """A machine of a side, and the hits it still takes."""

    item: str
    number: int
    hits: int
    armour: str
    unit: str | None

class Side(TypedDict):
    """What a side has."""

    side: str
    role: Role
    left: int
    pieces: list[Piece]
    units: list[UnitThere]
    machines: list[MachineThere]

class Pieces(TypedDict):
    """What both sides have, and who places next."""

    next: str | None
    sides: list[Side]

ANSWERS = {
    'siege buy': Bought,
    'siege load': Loaded,
    'siege unit': Unit,
    'siege give': Given,
    'siege drop': Dropped,
    'siege place': Placed,
    'siege hit': Hit,
    'siege pieces': Pieces,
}
