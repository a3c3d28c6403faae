"""Campaigns: beginning, overviews, copies, checks, imports.

Generated of `campaign.toml` by `make tree`: do not edit.
"""

from typing import NotRequired, TypedDict, final
from ledger.shapes.shared import Account
from ledger.shapes.shared import Due
from ledger.shapes.shared import Finding

class Begun(TypedDict):
    """A campaign that was begun."""

    file: str
    game: str
    players: list[str]

class Player(Account):
    """How a player stands."""

    territories: list[str]
    titles: list[str]

class Draft(TypedDict):
    """An act that was stopped in the middle."""

    id: int
    kind: str
    at: str

class Branch(TypedDict):
    """What a campaign is a branch of, and from which entry on."""

    of: str
    at: int

class Shared(TypedDict):
    """What a status holds in every game; of which entry it is, if not the newest, about whom, and how much of it people are shown."""

    game: str
    turn: int
    phase: str | None
    first_player: str | None
    drafts: list[Draft]
    entries: int
    unit: str
    branch: NotRequired[Branch]
    due: NotRequired[list[Due]]
    at: int | None
    about: str | None
    told: str

class Status(Shared):
    """How a campaign stands."""

    players: list[Player]

class Copied(TypedDict):
    """A copy that was checked."""

    file: str
    entries: int
    sha256: str

class Verified(TypedDict):
    """What a check of the whole file finds; a hash may be what is missing in it."""

    entries: int
    ok: bool
    damaged: bool
    findings: list[Finding]
    head: str | None

@final
class BroughtIn(TypedDict):
    """A campaign out of a document, or a document that was written."""

    file: str
    entries: int
    head: str

_PaymentLine = TypedDict("_PaymentLine", {"from": str, "for": str | None})

class PaymentLine(_PaymentLine):
    """A payment in a table that was taken over; the sum is null where it is kept from others."""

    line: int
    date: str | None
    to: str
    amount: int | None

class BalanceLine(TypedDict):
    """What a player has, by such a table; null where the purse is kept closed."""

    line: int
    player: str
    before: int | None
    after: int | None

class TitleLine(TypedDict):
    """Who holds a title, by such a table."""

    line: int
    title: str
    holder: str | None
    before: str | None

class TerritoryLine(TypedDict):
    """Who owns a territory, by such a table."""

    line: int
    territory: str
    kind: str | None
    owner: str | None
    before: str | None
    added: bool

class Brought(TypedDict):
    """A table that was taken over: what it holds, its lines, and the columns that were not read."""

    table: str
    payments: list[PaymentLine]
    balances: list[BalanceLine]
    titles: list[TitleLine]
    territories: list[TerritoryLine]
    ignored: list[str]

ANSWERS = {
    'new': Begun,
    'status': Status,
    'backup': Copied,
    'verify': Verified,
    'import': BroughtIn,
    'import csv': Brought,
}
