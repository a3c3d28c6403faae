"""The crown: elections, reigns, guards; points and victories.

Generated of `crown.toml` by `make tree`: do not edit.
"""

from typing import NotRequired, TypedDict, final
from ledger.shapes.fief.shared import Claim
from ledger.shapes.fief.shared import Counters
from ledger.shapes.fief.shared import Court

class Vote(TypedDict):
    """The votes for a lord."""

    lord: str
    votes: int

_Voter = TypedDict("_Voter", {"for": list[Vote]})

class Voter(_Voter):
    """How a player has voted."""

    player: str
    entitled: int
    voters: list[str]
    cast: int

class Election(TypedDict):
    """A ballot."""

    turn: int
    candidates: list[str]
    players: list[Voter]
    totals: dict[str, int]
    needed: int
    elected: str | None
    void: str | None

class Clergy(TypedDict):
    """Who crowns, and as what."""

    lord: str
    player: str
    role: str

class Crowning(Court):
    """A coronation, and what it brings at court."""

    lord: str
    player: str
    crowned: bool
    by: list[Clergy]
    agreed: list[str]
    refused: list[str]

class Guarded(TypedDict):
    """A royal guard of the extension that was formed late."""

    lord: str
    player: str
    guard: str
    counters: Counters
    points: int

class PointsLine(TypedDict):
    """What points are made of; null where a purse is kept closed."""

    what: str
    money: NotRequired[int | None]
    points: int | None
    rule: str
    lord: NotRequired[str | None]
    title: NotRequired[str]

@final
class Counted(TypedDict):
    """Points that were counted."""

    turn: int
    points: int

class FamilyScore(TypedDict):
    """The points of a family."""

    player: str
    lines: list[PointsLine]
    points: int | None
    counted: list[Counted]
    total: int

class Score(TypedDict):
    """The points of each family, and what a victory lacks."""

    turn: int
    points_game: bool
    length: int | None
    scoring: str
    escrow: bool
    normal_victory: bool
    over: int | None
    winners: list[str]
    players: list[FamilyScore]
    unit: str
    claims: list[Claim]

ANSWERS = {
    'fief elect': Election,
    'fief crown': Crowning,
    'fief guard': Guarded,
    'fief score': Score,
}
