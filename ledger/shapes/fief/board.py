"""The board: setting it up, settling it, showing it.

Generated of `board.toml` by `make tree`: do not edit.
"""

from typing import TypedDict
from ledger.shapes.fief.shared import Counters
from ledger.shapes.fief.shared import Troops

class Settling(TypedDict):
    """A family that has taken its village."""

    player: str
    village: str
    lord: str | None
    castle: int
    troops: Counters
    first_player: str | None
    next: str | None

class Length(TypedDict):
    """How many turns a game of points has."""

    turns: int | None
    before: int | None

class MapFile(TypedDict):
    """A map file that was made."""

    file: str
    sample: bool

class Size(TypedDict):
    """How large a board is."""

    regions: int
    dioceses: int
    villages: int
    roads: int

class BoardVillage(TypedDict):
    """A village and its owner."""

    name: str
    owner: str | None
    region: str | None
    diocese: str | None
    capital: bool
    building: str | None
    mills: int
    presses: int
    roads: list[str]
    forces: list[Troops]

class Region(TypedDict):
    """A region with its fief and villages."""

    name: str
    rank: str
    founded: bool
    capital: str | None
    holder: str | None
    villages: list[BoardVillage]

class Diocese(TypedDict):
    """A diocese with its bishop and villages."""

    name: str
    bishop: str | None
    player: str | None
    villages: list[str]

class Board(TypedDict):
    """The board by region, and villages that lie in none."""

    regions: list[Region]
    dioceses: list[Diocese]
    others: list[BoardVillage]

class Throw(TypedDict):
    """A player's throw for the first choice."""

    player: str
    faces: list[int]
    total: int

class Order(TypedDict):
    """Who chooses a village first."""

    order: list[str]
    throws: list[Throw]

ANSWERS = {
    'fief settle': Settling,
    'fief length': Length,
    'fief map new': MapFile,
    'fief map check': Size,
    'fief map load': Size,
    'fief map show': Board,
    'fief setup roll': Order,
}
