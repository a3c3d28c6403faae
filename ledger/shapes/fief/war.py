"""War: battles, captives, ransoms, and the results of dice without a campaign.

Generated of `war.toml` by `make tree`: do not edit.
"""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict
from ledger.shapes.fief import chances as _fief_chances
from ledger.shapes.fief.shared import Captured
from ledger.shapes.fief.shared import Counters
from ledger.shapes.fief.shared import Death
from ledger.shapes.fief.shared import Settled
from ledger.shapes.fief.shared import Side
from ledger.shapes.fief.shared import Sides

class Again(TypedDict):
    """A die that bombards threw again."""

    die: int
    before: int
    after: int

class Blow(TypedDict):
    """What a side throws in a round, and how much it inflicts."""

    player: NotRequired[str]
    points: int
    dice: list[int]
    bonus: int
    total: int
    inflicts: int
    guard: NotRequired[int]
    again: NotRequired[list[Again]]
    aimed: NotRequired[list[list[int]]]
    shot: NotRequired[int]
    kills: NotRequired[list[str]]
    targets: NotRequired[list[str]]

class Kinds(TypedDict):
    """Troops by their kinds, which the Tactical extension tells apart."""

    soldiers: int
    royal: int
    knights: NotRequired[int]
    sergeants: NotRequired[int]
    archers: NotRequired[int]
    guard: NotRequired[int]
    guard_knights: NotRequired[int]
    mercenaries: NotRequired[int]
    bombards: NotRequired[int]

class Force(Kinds):
    """What a side has."""

    points: int
    lords: int
    darc: int
    women: int

class Forces(TypedDict):
    """What both sides have."""

    attacker: Force
    defender: Force

class Committed(TypedDict):
    """Mercenaries who have joined, and how many of them the plague takes."""

    player: str
    count: int
    plague: int

class Round(TypedDict):
    """A round without a campaign."""

    round: int
    attacker: Blow
    defender: Blow
    after: Forces
    committed: NotRequired[Sides]

class Mercy(TypedDict):
    """Who asked for mercy after a round, and whether it was granted."""

    player: str
    granted: bool

class BattleRound(TypedDict):
    """A round of a battle."""

    round: int
    attacker: Blow
    defender: Blow
    others: NotRequired[list[Blow]]
    opponent: NotRequired[str]
    after: Forces
    committed: NotRequired[list[Committed]]
    mercy: NotRequired[Mercy]

class Volley(TypedDict):
    """What the archers of a side do before the first round."""

    side: NotRequired[Side]
    player: NotRequired[str]
    does: Literal["shoot", "aim", "hold"]
    die: NotRequired[int]
    bonus: NotRequired[int]
    inflicts: NotRequired[int]
    again: NotRequired[list[Again]]
    kills: NotRequired[list[str]]
    targets: NotRequired[list[str]]

class Archers(TypedDict):
    """The archers of both sides."""

    attacker: NotRequired[Volley]
    defender: NotRequired[Volley]
    others: NotRequired[list[Volley]]
    after: Forces

class Left(Kinds):
    """What a player has left."""

    player: str
    lords: list[str]

class Captive(TypedDict):
    """A lord who was taken captive."""

    lord: str
    player: str
    captor: str
    before: str | None
    dungeon: NotRequired[bool]
    death: NotRequired[Death]

class Change(TypedDict):
    """Counters that were handed in, and what came back for them."""

    given: Counters
    back: Counters

class ChangeOf(Change):
    """Change that a player was given in a round."""

    round: int
    player: str
    village: str | None

class Battle(Settled):
    """A battle, round by round, and what becomes of everybody."""

    village: str
    attackers: list[str]
    defenders: list[str]
    mode: Literal["joint", "separate"]
    site: str
    inside: bool
    sortie: bool
    passage: NotRequired[bool]
    change: NotRequired[list[ChangeOf]]
    archers: NotRequired[Archers]
    committed: NotRequired[list[Committed]]
    plague: NotRequired[Sides]
    rounds: list[BattleRound]
    winner: Side | None
    end: str
    winners: list[str]
    survivors: Forces
    left: list[Left]
    killed: list[Death]
    captives: list[Captive]
    prisoners: list[Death]
    destroyed: Counters
    captured: list[Captured]
    capitals: list[str]
    revolt_over: bool

class LetIn(Settled):
    """A lord who was let in, and accepts captivity or not."""

    lord: str
    player: str
    captor: str
    village: str
    accepted: bool
    lords: list[str]
    soldiers: int
    captives: list[Captive]

class Ransomed(TypedDict):
    """A captive who was freed at a price; purses are null where they are closed."""

    lord: str
    amount: int
    village: str
    player: str
    captor: str
    payer: NotRequired[str]
    from_escrow: int
    from_cash: int
    handed_over: int
    balances: Mapping[str, int | None]
    shares: NotRequired[dict[str, int]]

class Chance(TypedDict):
    """A chance as a fraction: favourable cases out of all cases."""

    ways: int
    of: int

class Calmed(Settled):
    """A lord who has spoken to the rebels, and what became of it."""

    lord: str
    player: str
    village: str
    points: int
    cost: int
    money: int | None
    die: int
    total: int
    needed: int
    chance: Chance
    calmed: bool
    rebels: int
    fiefs: list[str]
    death: Death | None

class Resolved(TypedDict):
    """A battle without a campaign."""

    site: str
    rounds: list[Round]
    winner: Side | None
    end: str
    survivors: Forces
    captives: Sides
    archers: NotRequired[Archers]
    plague: NotRequired[Sides]

ANSWERS = {
    'fief battle': Battle,
    'fief captive': LetIn,
    'fief ransom': Ransomed,
    'fief calm': Calmed,
    'fief resolve': Resolved,
    'fief odds': _fief_chances.Odds,
}
