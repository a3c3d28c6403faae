"""Branches: what would have been.

Generated of `branches.toml` by `make tree`: do not edit.
"""

from typing import TypedDict
from ledger.shapes import campaign as _campaign
from ledger.shapes.shared import Line
from ledger.shapes.shared import Value

class Forked(TypedDict):
    """A branch that was made."""

    file: str
    branch: _campaign.Branch
    entries: int
    head: str

class Both(TypedDict):
    """How many entries each of two campaigns has."""

    here: int
    there: int

class Difference(TypedDict):
    """A fact or heap that is not the same; what is not known yet has no name."""

    kind: str
    subject: str | None
    what: str
    type: str | None
    account: str | None
    here: Value
    there: Value

class Compared(TypedDict):
    """What two campaigns share, and how they differ."""

    file: str
    game: str
    common: int
    entries: Both
    here: list[Line]
    there: list[Line]
    same: bool
    differences: list[Difference]

ANSWERS = {
    'fork': Forked,
    'diff': Compared,
}
