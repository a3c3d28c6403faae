"""The walls: building, battering, defending and clearing them.

Generated of `field.toml` by `make tree`: do not edit.
"""

from typing import TypedDict
from ledger.shapes.siege.shared import Section

class Told(Section):
    """A section that was told of."""

    new: bool

class Built(TypedDict):
    """A fortress that was built."""

    sections: list[str]
    walls: int
    towers: int
    gates: int
    courtyards: int

class Battered(TypedDict):
    """A ram against a section."""

    unit: str
    section: str
    ram: str
    outcome: str
    hits: int
    ram_hits: int
    lost: int
    hits_left: int | None
    advance_cm: int | None

class Poured(TypedDict):
    """Boiling oil, with what the table's own list says of the result."""

    section: str
    against: str | None
    number: int | None
    text: str | None
    left: int

class Attacked(TypedDict):
    """Attacks against an earthwork."""

    attacks: int
    faces: list[int]
    destroyed: bool

class Cleared(TypedDict):
    """A unit against earthworks."""

    unit: str
    side: str
    lines: list[Attacked]
    attacked: int
    destroyed: int
    left: int

class Sections(TypedDict):
    """All sections."""

    sections: list[Section]

ANSWERS = {
    'siege section': Told,
    'siege wall': Built,
    'siege batter': Battered,
    'siege oil': Poured,
    'siege clear': Cleared,
    'siege sections': Sections,
}
