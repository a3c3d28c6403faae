"""The contents of Fief's answers, and what it adds to the answers of all games.

Generated of `fief.toml` by `make tree`: do not edit.
"""

from typing import NotRequired, TypedDict, final
from ledger.shapes import campaign as _campaign
from ledger.shapes import holdings as _holdings
from ledger.shapes import shared as _shared
from ledger.shapes import table as _table
from ledger.shapes.fief.shared import Aside
from ledger.shapes.fief.shared import Captured
from ledger.shapes.fief.shared import Claim
from ledger.shapes.fief.shared import Counters
from ledger.shapes.fief.shared import Couple
from ledger.shapes.fief.shared import Death
from ledger.shapes.fief.shared import Debt
from ledger.shapes.fief.shared import Entered
from ledger.shapes.fief.shared import Fief
from ledger.shapes.fief.shared import Hand
from ledger.shapes.fief.shared import Income
from ledger.shapes.fief.shared import Inherited
from ledger.shapes.fief.shared import OfAge
from ledger.shapes.fief.shared import Taken
from ledger.shapes.fief.shared import Troops

class Due(_shared.Due):
    """What a table of Fief must not forget."""

    players: NotRequired[list[str] | list[Hand]]
    deck: NotRequired[int]
    cards: NotRequired[int]
    village: NotRequired[str]
    origin: NotRequired[str | None]
    defenders: NotRequired[list[str]]
    lords: NotRequired[list[str]]
    count: NotRequired[int]
    minutes: NotRequired[int]
    turn: NotRequired[int]
    diocese: NotRequired[str]
    cardinals: NotRequired[list[str]]
    player: NotRequired[str | None]
    title: NotRequired[str]
    region: NotRequired[str]
    heir: NotRequired[str | None]
    lord: NotRequired[str]
    candidates: NotRequired[list[str]]
    guard: NotRequired[str]
    what: NotRequired[str]

_Condition = TypedDict("_Condition", {"from": NotRequired[str | None]})

class Condition(_Condition):
    """What holds on the board or at court."""

    code: str
    rule: NotRequired[str]
    region: NotRequired[str]
    diocese: NotRequired[str]
    village: NotRequired[str]
    player: NotRequired[str | None]
    players: NotRequired[list[str]]
    couples: NotRequired[list[Couple]]
    lord: NotRequired[str]
    mother: NotRequired[str | None]
    captor: NotRequired[str]
    turn: NotRequired[int]
    of: NotRequired[int]
    count: NotRequired[int]
    guard: NotRequired[str]
    counters: NotRequired[Counters]

_Lord = TypedDict("_Lord", {"from": str | None})

@final
class Lord(_Lord):
    """A lord with what lies on the card."""

    name: str
    woman: bool
    offices: list[str]
    titles: list[Fief]
    cardinal: bool
    bishop: str | None
    darc: bool
    spouse: str | None
    at: str | None
    captor: str | None
    dungeon: bool
    escrow: int | None

_Force = TypedDict("_Force", {"from": str | None})

class Force(_Force):
    """Soldiers who stand together."""

    village: str
    points: int
    counters: Counters
    guard: NotRequired[str]

class Family(_campaign.Player):
    """How a family stands."""

    out: bool
    hand: int | None
    lords: list[Lord]
    forces: list[Force]
    camp: int

class Status(_campaign.Shared):
    """How a game of Fief stands."""

    players: list[Family]
    at_turn: str | None
    order: list[str]
    conditions: list[Condition]
    debts: list[Debt]
    deck: NotRequired[int]
    discards: NotRequired[int]

class Village(_holdings.Territory):
    """A village of the board."""

    region: str | None
    diocese: str | None
    capital: bool
    building: str | None
    mills: int
    presses: int
    roads: list[str]
    forces: list[Troops]

class Kept(TypedDict):
    """A fief that nobody inherits."""

    title: str
    player: str
    lord: str | None

class Gone(TypedDict):
    """A family that is out; what it had is null where purses are kept closed."""

    player: str
    money: int | None
    cards: int
    titles: list[str]

class Unpaid(TypedDict):
    """Captives for whom nobody has paid."""

    player: str
    deaths: list[Death]

class Points(TypedDict):
    """The points that were counted."""

    turn: int
    players: dict[str, int]

class Victory(TypedDict):
    """Who has won."""

    winners: list[str]
    turn: int
    claims: list[Claim]
    totals: NotRequired[dict[str, int]]

class Clock(_table.Clock):
    """The clock after a phase or a turn of Fief, and what their end has brought."""

    income: NotRequired[list[Income]]
    escrow: NotRequired[list[Aside]]
    captured: NotRequired[list[Captured]]
    taken: NotRequired[list[Taken]]
    entered: NotRequired[list[Entered]]
    freed: NotRequired[list[str]]
    kept: NotRequired[list[Kept]]
    inherited: NotRequired[list[Inherited]]
    unpaid: NotRequired[list[Unpaid]]
    eliminated: NotRequired[list[Gone]]
    of_age: NotRequired[OfAge]
    victory: NotRequired[Victory]
    points: NotRequired[Points]

WIDER = {
    _shared.Due: Due,
    _campaign.Status: Status,
    _holdings.Territory: Village,
    _table.Clock: Clock,
}
