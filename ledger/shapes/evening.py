"""The evening: reports, what somebody has missed, sheets of paper.

Generated of `evening.toml` by `make tree`: do not edit.
"""

from typing import Any, NotRequired, TypedDict, final
from ledger.shapes import campaign as _campaign
from ledger.shapes import holdings as _holdings
from ledger.shapes import rules as _rules
from ledger.shapes.shared import Line
from ledger.shapes.shared import Throw
from ledger.shapes.shared import Written

class Bounds(TypedDict):
    """From where to where a report tells, and where the campaign is now."""

    first: int
    last: int
    now: int

class Act(Line):
    """An act as a report tells it."""

    ruling: str | None
    remark: str | None
    throws: list[Throw]

class Turn(TypedDict):
    """A turn with its acts."""

    chapter: int
    turn: int
    acts: list[Act]

class Battle(TypedDict):
    """A battle: the facts of its kind of act, its dice, the chances it had."""

    entry: int
    turn: int
    chapter: int
    kind: str
    place: str | None
    sides: list[list[str]]
    result: dict[str, Any]
    throws: list[Throw]
    chances: dict[str, Any] | None

class Curve(TypedDict):
    """What a player had at the end of each turn, null where it is kept closed."""

    name: str
    money: list[int | None]

class Kind(TypedDict):
    """How much came by a kind of act."""

    kind: str
    amount: int

class Sums(TypedDict):
    """What a player has received or paid."""

    name: str
    by: list[Kind]

class Money(TypedDict):
    """Money over time."""

    turns: list[int]
    chapters: list[int]
    accounts: list[Curve]
    received: list[Sums]
    paid: list[Sums]

class Span(TypedDict):
    """From when to when; null until now."""

    since: int
    since_chapter: int
    since_entry: int
    until: int | None
    until_chapter: int | None
    until_entry: int | None

class Owned(Span):
    """Who owned a territory meanwhile."""

    owner: str | None

class Land(TypedDict):
    """A territory with its owners."""

    territory: str
    known: bool
    spans: list[Owned]

class Borne(Span):
    """Who bore a title meanwhile."""

    holder: str | None
    player: str | None

class TitleBorne(TypedDict):
    """A title with those who bore it."""

    title: str
    kind: str | None
    of: str | None
    spans: list[Borne]

class Place(TypedDict):
    """Where a territory lies on the map."""

    name: str
    x: int
    y: int

class Owners(TypedDict):
    """Whose each territory was at the end of a turn."""

    turn: int
    chapter: int
    of: dict[str, str | None]

class Map(TypedDict):
    """The map of a campaign."""

    lands: list[Place]
    roads: list[list[str]]
    owners: list[Owners]

@final
class Report(TypedDict):
    """A campaign told; under `sections` what a game's own questions answer."""

    game: str
    unit: str
    head: str | None
    entries: int
    turns: Bounds
    chapters: Bounds
    viewer: str | None
    players: list[str]
    honours: list[_holdings.Title]
    standings: list[_campaign.Player]
    chronicle: list[Turn]
    battles: list[Battle]
    money: Money
    territories: list[Land]
    titles: list[TitleBorne]
    map: Map | None
    maps: bool
    sections: dict[str, Any]

Reported = Report | Written

class Cell(TypedDict):
    """Room on paper for one word of a command."""

    param: str
    flag: str
    label: str
    given: str
    tick: bool
    head: str

class CommandLine(TypedDict):
    """A command on paper, with its cells and rows."""

    command: str
    does: str
    cells: list[Cell]
    rows: list[list[str]]

class SheetPart(TypedDict):
    """A phase on a sheet."""

    phase: str | None
    title: str
    lines: list[CommandLine]

@final
class TurnSheet(TypedDict):
    """What is left of a turn, to be written on; as a script where it is text."""

    turn: int
    game: str
    standing: _campaign.Status
    parts: list[SheetPart]
    free: int
    text: NotRequired[str]

TurnPaper = TurnSheet | Written

class TitledTable(_rules.Rows):
    """A table that dice are read from."""

    title: str
    kind: NotRequired[str]
    name: NotRequired[str]

class Faces(TypedDict):
    """Room for the faces of a throw."""

    what: str
    rows: list[str]

class Roll(TypedDict):
    """What a command throws."""

    command: str
    does: str
    dice: str
    tables: list[TitledTable]
    throws: list[Faces]

@final
class RollSheet(TypedDict):
    """The throws of a game, with room for their faces."""

    turn: int
    game: str
    rolls: list[Roll]

RollPaper = RollSheet | Written

class Missed(Line):
    """An entry that somebody has missed."""

    clock: bool

class Since(TypedDict):
    """What has happened since a player did something last."""

    player: str
    turn: int
    phase: str | None
    last: Missed | None
    undone: list[Missed]
    redone: list[Missed]
    entries: list[Missed]

ANSWERS = {
    'report': Reported,
    'since': Since,
    'paper turn': TurnPaper,
    'paper rolls': RollPaper,
}
