"""Families: deaths, inheritances, marriages, the tree.

Generated of `families.toml` by `make tree`: do not edit.
"""

from typing import NotRequired, TypedDict
from ledger.shapes.fief.shared import Couple
from ledger.shapes.fief.shared import Court
from ledger.shapes.fief.shared import DeathOfAll
from ledger.shapes.fief.shared import Fief
from ledger.shapes.fief.shared import Inherited
from ledger.shapes.fief.shared import Reigns
from ledger.shapes.fief.shared import Settled

class Inheritance(Settled):
    """Fiefs that have passed on."""

    inherited: list[Inherited]

class Wedding(Court):
    """A wedding, and what it brings at court."""

    groom: str
    bride: str
    player: str
    other: str
    new: bool

class Alliance(TypedDict):
    """Families that marriages bind, and what they lack for victory."""

    players: list[str]
    couples: list[Couple]
    king: str | None
    queen: str | None
    fiefs: int
    needed: int
    won: bool
    of_each: dict[str, int]

class Alliances(TypedDict):
    """The alliances, and who is in none."""

    alliances: list[Alliance]
    free: list[str]

class Born(TypedDict):
    """A prince who was born."""

    lord: str
    player: str
    by: str
    at: str
    king: str | None
    queen: str | None
    other: str | None

class Spouse(TypedDict):
    """A lord of another family."""

    name: str
    player: str

class Died(TypedDict):
    """When a lord died, and of what."""

    entry: int
    turn: int
    cause: str | None

_InTree = TypedDict("_InTree", {"from": str | None})

class InTree(_InTree):
    """A lord of a family, dead or alive, with his sons."""

    name: str
    woman: bool
    offices: list[str]
    titles: list[Fief]
    cardinal: bool
    bishop: str | None
    darc: bool
    spouse: Spouse | None
    captor: str | None
    dungeon: bool
    at: str | None
    died: Died | None
    father: str | None
    mother: str | None
    sons: list["InTree"]

class Heir(TypedDict):
    """Who inherits, and by which rule."""

    kind: str
    player: str | None
    rule: str

class Waiting(Fief):
    """A fief that waits for its heir."""

    heir: Heir

class Family(TypedDict):
    """A family; one that is not asked for is told in part."""

    player: str
    whole: bool
    out: bool
    lords: list[InTree]
    heir: Heir | None
    waiting: list[Waiting]

class Marriage(TypedDict):
    """A marriage."""

    husband: Spouse
    wife: Spouse

class Tree(TypedDict):
    """The families with marriages, titles, heirs and dead."""

    turn: int
    throne: Reigns
    families: list[Family]
    marriages: list[Marriage]
    file: NotRequired[str]

ANSWERS = {
    'fief die': DeathOfAll,
    'fief inherit': Inheritance,
    'fief marry': Wedding,
    'fief alliances': Alliances,
    'fief prince': Born,
    'fief tree': Tree,
}
