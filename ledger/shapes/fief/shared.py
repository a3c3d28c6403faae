"""Shapes shared by answers of several Fief modules.

Generated of `shared.toml` by `make tree`: do not edit.
"""

from typing import Literal, NotRequired, TypedDict

Side = Literal["attacker", "defender"]

Counters = dict[str, int]

Notes = dict[str, int]

class Sides(TypedDict):
    """A number for each side."""

    attacker: int
    defender: int

class Fief(TypedDict):
    """A fief that a lord carries."""

    region: str
    rank: str
    capital: str

class Debt(TypedDict):
    """Who owes whom how much; null where that is kept between the two."""

    debtor: str
    creditor: str
    amount: int | None

class Troops(TypedDict):
    """Whose soldiers and lords stand in a village."""

    player: str
    soldiers: int
    counters: Counters
    lords: list[str]

class Taken(TypedDict):
    """A village that has become somebody's."""

    village: str
    player: str
    before: str | None

class Entered(TypedDict):
    """Where somebody went in."""

    village: str
    player: str

class Settled(TypedDict):
    """What comes of counters that come to rest."""

    taken: list[Taken]
    entered: list[Entered]
    freed: list[str]

class Captured(TypedDict):
    """A fief that was taken with its capital; null where nobody carries the title."""

    title: str
    capital: str
    player: str
    lord: str | None
    before: str | None
    lord_before: str | None

_IncomeLine = TypedDict("_IncomeLine", {"from": NotRequired[str | None]})

class IncomeLine(_IncomeLine):
    """Where income comes from; what is not paid to its player is worth something."""

    what: str
    where: str | None
    amount: int
    rule: str
    count: int
    why: str | None
    of: NotRequired[str]
    worth: NotRequired[int]
    to: NotRequired[str | None]

class Paper(TypedDict):
    """The notes that are paid, and what there are no notes for."""

    notes: Notes
    paper: int

class Income(Paper):
    """The income of a player."""

    name: str
    lines: list[IncomeLine]
    total: int

class Aside(Paper):
    """What is set aside for a captive."""

    lord: str
    added: int
    held: int

class TitleLeft(TypedDict):
    """A title of somebody who has died, and who carries it from now on."""

    title: str
    heir: str | None

class Guard(TypedDict):
    """A royal guard that is formed, or waits."""

    lord: str
    counters: Counters
    points: int
    waits: bool

class Court(TypedDict):
    """What else changes at court."""

    regent_before: NotRequired[str | None]
    king: NotRequired[str | None]
    queen: NotRequired[str | None]
    queen_before: NotRequired[str | None]
    king_guard: NotRequired[Guard]
    queen_guard: NotRequired[Guard]
    king_guard_home: NotRequired[int]
    queen_guard_home: NotRequired[int]

class Throne(Court):
    """Who follows on a throne that is vacant, and until when a regent rules."""

    regent: NotRequired[str | None]
    until: NotRequired[int | None]

class Becomes(TypedDict):
    """Who has become king or regent."""

    king: str | None
    regent: str | None

class Reigns(Becomes):
    """Who wears which crown."""

    queen: str | None
    prince: str | None

class Escrow(TypedDict):
    """Where goes what was set aside."""

    to: str
    amount: int

class Death(TypedDict):
    """All that a lord's death brings."""

    lord: str
    player: str
    cause: str
    at: str | None
    offices: list[str]
    bishop: str | None
    cardinal: bool
    darc: bool
    spouse: str | None
    titles: list[TitleLeft]
    throne: Throne | None
    dungeon: NotRequired[bool]
    king: str | None
    regent: str | None
    becomes: Becomes
    reigns: Reigns
    last: bool
    lost: NotRequired[list[str]]
    escrow: Escrow | None
    freed: list[str]

class DeathOfAll(Death):
    """A death, and those of the captives whom nobody guards any more."""

    prisoners: list[Death]

class OfAge(Court):
    """A minority that is over."""

    regent: NotRequired[str | None]

class Removed(TypedDict):
    """Counters that leave a village."""

    village: str
    counters: Counters
    points: int

_Garrison = TypedDict("_Garrison", {"from": str | None})

class Garrison(_Garrison, Removed):
    """Counters that are placed in a village, and their price."""

    cost: int

class Inherited(TypedDict):
    """A fief that has passed on."""

    title: str
    rank: str
    capital: str
    before: str | None
    player: str
    lord: str | None
    giver: str | None
    rule: str
    removed: list[Removed]
    garrison: list[Garrison]

class Missing(TypedDict):
    """What is missing for victory."""

    what: str
    count: int

class Claim(TypedDict):
    """Whoever may win, and with what."""

    players: list[str]
    king: str | None
    queen: str | None
    fiefs: list[str]
    missing: list[Missing]
    won: bool
    near: bool
    rule: str

class Couple(TypedDict):
    """Who is married."""

    husband: str
    wife: str

class Hand(TypedDict):
    """How many cards a player has, or is dealt."""

    player: str
    cards: int

