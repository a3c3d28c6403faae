"""The contents of the tables of mass combat.

Generated of `tables.toml` by `make tree`: do not edit.
"""

from typing import Literal, TypedDict
from ledger.shapes.mass.shared import Cell
from ledger.shapes.mass.shared import Engagement
from ledger.shapes.mass.shared import Situation

class Asked(Cell):
    """A cell of the table, and which one it is."""

    situation: Situation
    engagement: Engagement
    total: int

class Tactics(TypedDict):
    """What two tactics come to."""

    attacker: str
    defender: str
    modifier: int

class Effective(TypedDict):
    """How many men count, walls among them."""

    a: int
    b: int

class Numbers(TypedDict):
    """What the advantage of numbers is worth, and to whom."""

    ratio: int
    modifier: int
    side: Literal["a", "b"] | None
    effective: Effective

class Raises(TypedDict):
    """The free raises of an army's rolls."""

    totals: list[int]
    raises: int

class Hurt(TypedDict):
    """What hits do to one person."""

    per_hit: int
    ignored: int
    total: int
    wound_checks: int

class Wounds(Hurt):
    """What the hits of a volley do to one person."""

    tn: int
    hits: int

ANSWERS = {
    'mass cell': Asked,
    'mass tactics': Tactics,
    'mass numbers': Numbers,
    'mass raises': Raises,
    'mass wounds': Wounds,
}
