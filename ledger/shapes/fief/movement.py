"""Movement of lords and rebels; who is where, and what may be done.

Generated of `movement.toml` by `make tree`: do not edit.
"""

from typing import Any, NotRequired, TypedDict
from ledger.shapes.fief import cards as _fief_cards
from ledger.shapes.fief.shared import Captured
from ledger.shapes.fief.shared import Counters
from ledger.shapes.fief.shared import Entered
from ledger.shapes.fief.shared import Settled
from ledger.shapes.fief.shared import Taken
from ledger.shapes.shared import Due

class Passage(TypedDict):
    """A village that was passed, and whether its people granted it."""

    village: str
    of: list[str]
    entry: str | None
    exit: str | None
    turned: str | None

class Troops(TypedDict):
    """Soldiers who were left or met in a village."""

    village: str
    troops: Counters | None

class Walk(Settled):
    """A way from place to place."""

    player: str
    start: str
    end: str
    entrance_from: str | None
    crossed: list[str]
    steps: int
    ended: str | None
    passages: list[Passage]
    captured: list[Captured]

class Moved(Walk):
    """Lords who have moved; null the soldiers that nobody is to know of."""

    lords: list[str]
    captives: list[str]
    guards: dict[str, Counters] | None
    troops: Counters | None
    dropped: Troops | None
    picked: Troops | None

class Marched(Walk):
    """Rebels who have marched."""

    fights: list[str]
    rebels: Counters
    destroyed: list[_fief_cards.Wasted]
    capitals: list[str]

class Done(TypedDict):
    """A player who has finished a phase, and what this brings others."""

    player: str
    next: str | None
    phase: str | None
    captured: NotRequired[list[Captured]]
    taken: NotRequired[list[Taken]]
    entered: NotRequired[list[Entered]]
    freed: NotRequired[list[str]]

class Stack(TypedDict):
    """Who stands where; null what nobody is to know of."""

    village: str
    entrance_from: str | None
    player: str
    lords: list[str]
    captives: list[str]
    counters: Counters | None
    points: int | None
    guards: dict[str, Counters] | None

class Rebels(TypedDict):
    """Where the rebels stand."""

    village: str
    entrance_from: str | None
    player: str | None
    captives: list[str]
    counters: Counters
    points: int

class Stacks(TypedDict):
    """Who stands where."""

    player: str | None
    stacks: list[Stack]
    rebels: Rebels | None

class Way(TypedDict):
    """Where a lord may go, and who is asked."""

    village: str
    steps: int
    asks: list[str]
    weather: bool
    gate: str | None

class Ways(TypedDict):
    """All that a lord can reach."""

    lord: str
    at: str
    steps: int
    roads: bool
    ways: list[Way]

class May(TypedDict):
    """Something that a player may do, and in the face what is typed for it, null where more must be said; `kind` is that of `where`; what is missing, each with its own facts."""

    phase: str | None
    act: str
    item: str | None
    where: str | None
    kind: str | None
    price: int | None
    most: int | None
    rule: str
    now: bool
    missing: list[dict[str, Any]]
    spouse: NotRequired[str]
    by: NotRequired[list[str]]
    capitals: NotRequired[list[str]]
    against: NotRequired[list[str]]
    attackers: NotRequired[list[str]]
    defenders: NotRequired[list[str]]
    command: NotRequired[str | None]

class Can(TypedDict):
    """All that a player may do now; `passed` where the turn of the phase is over, and `told` says how much of it people are shown."""

    player: str
    phase: str | None
    money: int | None
    due: list[Due]
    due_besides: list[Due]
    may: list[May]
    passed: bool
    told: str

ANSWERS = {
    'fief move': Moved,
    'fief stacks': Stacks,
    'fief ways': Ways,
    'fief can': Can,
    'fief done': Done,
    'fief rebels march': Marched,
}
