"""A siege: its beginning, generals and end; the three linked scenarios.

Generated of `campaign.toml` by `make tree`: do not edit.
"""

from typing import Literal, TypedDict
from ledger.shapes.shared import Due
from ledger.shapes.siege.shared import Change
from ledger.shapes.siege.shared import Closed
from ledger.shapes.siege.shared import Fortress
from ledger.shapes.siege.shared import Role
from ledger.shapes.siege.shared import Standing
from ledger.shapes.siege.shared import Verdict
from ledger.shapes.siege.shared import Watchtower

class Side(TypedDict):
    """A side as it begins, with what it may buy."""

    side: str
    role: Role
    people: str | None
    points: int | None
    min_multiplier: int | None
    max_multiplier: int | None
    equipment: int
    artillery: float
    lists: list[str]

class Started(TypedDict):
    """A siege that begins."""

    scenario: str
    number: int | None
    sides: list[Side]
    first: str
    turn_limit: int | None
    gate: str | None
    siege_rules: bool
    break_points: bool
    deploys: str | None
    changes: list[Change]
    fortress: Fortress | None
    first_by: str
    phase: str
    turn: int

class General(TypedDict):
    """A general, in which turn he died, and what follows."""

    side: str
    role: Role
    general: str | None
    died: int | None
    follows: Verdict | None

class Broken(TypedDict):
    """A side that is broken, and what follows."""

    side: str
    role: Role
    turn: int
    follows: Verdict | None

class Held(Watchtower):
    """Who is in the watchtower, and whether they are enough."""

    enough: bool

class Gone(TypedDict):
    """Who has left over the attacker's edge, and what follows."""

    stands: int
    needed: int
    general: bool
    follows: Verdict | None

class Scenario(TypedDict):
    """A scenario: whether it was played, and how it ended."""

    scenario: str
    number: int | None
    status: Literal["open", "running", "played"]
    winner: str | None
    role: Role | None
    why: str | None
    turns: int | None
    attacker: int | None
    defender: int | None
    changes: list[Change]

class Campaign(TypedDict):
    """The three linked scenarios, and sieges of one's own."""

    scenarios: list[Scenario]
    others: list[Scenario]
    running: str | None
    next: str | None

class Status(Standing):
    """How a siege stands, and what the table must not forget."""

    turn: int
    phase: str | None
    first_player: str | None
    due: list[Due]

ANSWERS = {
    'siege start': Started,
    'siege general': General,
    'siege break': Broken,
    'siege hold': Held,
    'siege off': Gone,
    'siege end': Closed,
    'siege campaign': Campaign,
    'siege status': Status,
}
