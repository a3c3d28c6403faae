"""The table: seats, clock, dice, names.

Generated of `table.toml` by `make tree`: do not edit.
"""

from typing import NotRequired, TypedDict
from ledger.shapes.shared import Due

class Players(TypedDict):
    """The players in seat order."""

    players: list[str]

class Seated(TypedDict):
    """A player who has joined."""

    player: str

class Renamed(TypedDict):
    """A player who is called otherwise from now on."""

    player: str
    before: str
    after: str

class Retired(TypedDict):
    """A player who has left, with what becomes free; null where the purse is closed."""

    player: str
    money: int | None
    titles: list[str]
    territories: list[str]

class Clock(TypedDict):
    """What the clock shows; `before` where it has gone on."""

    turn: int
    phase: str | None
    first_player: str | None
    before: NotRequired[int | str | None]
    due: NotRequired[list[Due]]

class Acting(TypedDict):
    """A player, or a side, and whether the turn of the phase has come."""

    name: str
    acts: str

class Wanted(TypedDict):
    """What the phase still wants from whom; `ends` where nothing is lost if it ends, and what is typed for that, null where no clock runs."""

    turn: int
    phase: str | None
    first_player: str | None
    players: list[Acting]
    due: list[Due]
    ends: bool
    command: str | None

class Term(TypedDict):
    """A part of an expression: the faces of each die, and what they count for."""

    dice: list[list[int]]
    value: int

class Rolled(TypedDict):
    """A throw in dice notation."""

    expression: str
    faces: list[int]
    total: int
    terms: list[Term]

class Name(TypedDict):
    """A name for a territory, and how a sentence says it."""

    name: str
    noun: str
    qualifiers: list[str]
    in_sentence: str
    of: str

class Names(TypedDict):
    """Names that nobody in the campaign has yet."""

    names: list[Name]

ANSWERS = {
    'players list': Players,
    'players add': Seated,
    'players rename': Renamed,
    'players retire': Retired,
    'turn': Clock,
    'phase': Clock,
    'next': Wanted,
    'roll': Rolled,
    'names': Names,
}
