"""Fiefs: founding and passing them on; selling bishops' seats and captives.

Generated of `fiefs.toml` by `make tree`: do not edit.
"""

from collections.abc import Mapping
from typing import NotRequired, TypedDict
from ledger.shapes.fief.shared import Death

class Founded(TypedDict):
    """A fief that was founded."""

    player: str
    region: str
    capital: str
    lord: str
    rank: str
    title: str
    cost: int
    money: int | None

class Bestowed(TypedDict):
    """A title that another lord of the family carries."""

    region: str
    lord: str
    title: str
    rank: str
    before: str | None

class Seat(TypedDict):
    """A bishop's card that was auctioned; null where nobody has bid."""

    diocese: str
    winner: str | None
    price: int | None
    bishop: str | None
    presides: str | None
    sold: bool
    cardinal: str | None
    share: int | None
    bank: int | None
    balances: Mapping[str, int | None]

class Sold(TypedDict):
    """A captive who was sold."""

    lord: str
    buyer: str
    amount: int
    player: str
    seller: str
    at: str | None
    dungeon: bool
    death: NotRequired[Death]
    balances: Mapping[str, int | None]

ANSWERS = {
    'fief found': Founded,
    'fief bestow': Bestowed,
    'fief seat': Seat,
    'fief sell': Sold,
}
