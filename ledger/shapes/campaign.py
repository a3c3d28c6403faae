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

ANSWERS = {
    'new': Begun,
    'status': Status,
    'backup': Copied,
    'verify': Verified,
    'import': BroughtIn,
}
