"""Armies: players who join, what is bought for them, who is in them.

The contents of a hoard are null where it is kept closed.

Generated of `armies.toml` by `make tree`: do not edit.
"""

from typing import TypedDict
from ledger.shapes.medfan.shared import Determined

class Joined(TypedDict):
    """A player who has joined, with hoard and territories."""

    player: str
    hoard: int | None
    treasure: int
    owned: str
    territory: Determined
    unknown: int

class Recruited(TypedDict):
    """Figures that were recruited."""

    player: str
    figures: list[str]
    kind: str
    roles: list[str]
    cost: int
    paid: int
    reduced_by: str | None
    item: str | None
    item_effect: str | None
    hoard: int | None

class Improved(TypedDict):
    """An improvement that was bought."""

    player: str
    figure: str
    stat: str | None
    kind: str
    cost: int
    paid: int
    reduced_by: str | None
    hoard: int | None

class Dismissed(TypedDict):
    """A figure that has left, and what comes back for it."""

    player: str
    figure: str
    refund: int
    hoard: int | None

class Learnt(TypedDict):
    """A spell that was learnt, and all that the figure knows."""

    player: str
    figure: str
    spell: str
    spells: list[str]

class Equipped(TypedDict):
    """A figure that has got an item."""

    player: str
    figure: str
    item: str
    cost: int
    item_effect: str | None
    hoard: int | None

class Benefit(TypedDict):
    """The benefit that a Council brings from now on."""

    player: str
    territory: str
    benefit: str
    before: str | None

class Figure(TypedDict):
    """A figure of an army."""

    name: str
    kind: str | None
    cost: int
    paid: int
    roles: list[str]
    chief: bool
    spells: list[str]
    suspended_spells: list[str]
    item: str | None
    item_effect: str | None
    improvements: dict[str, str]
    fate: str

class Army(TypedDict):
    """The army of a player."""

    name: str
    hoard: int | None
    figures: list[Figure]
    resting: list[str]
    gone: list[str]
    missing: list[str]
    total: int
    ready_total: int

class Roster(TypedDict):
    """The armies."""

    players: list[Army]

ANSWERS = {
    'medfan join': Joined,
    'medfan recruit': Recruited,
    'medfan improve': Improved,
    'medfan dismiss': Dismissed,
    'medfan spell': Learnt,
    'medfan item': Equipped,
    'medfan council': Benefit,
    'medfan roster': Roster,
}
