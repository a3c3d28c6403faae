"""Boats that enter and sail.

Generated of `racing.toml` by `make tree`: do not edit.
"""

from typing import Literal, TypedDict

class Entered(TypedDict):
    """A boat that takes part."""

    boat: str
    player: str
    fee: int
    left: int | None

class Sailed(TypedDict):
    """How far a boat came."""

    boat: str
    player: str
    course: Literal["inshore", "offshore"]
    miles: int
    total: int

class Boat(TypedDict):
    """How far a boat has come."""

    boat: str
    player: str
    miles: int

class Standings(TypedDict):
    """Who is ahead."""

    boats: list[Boat]

ANSWERS = {
    'regatta enter': Entered,
    'regatta sail': Sailed,
    'regatta standings': Standings,
}
