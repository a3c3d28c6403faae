"""Shapes shared by answers of several Med-Fan modules.

Generated of `shared.toml` by `make tree`: do not edit.
"""

from typing import NotRequired, TypedDict

class Determined(TypedDict):
    """What an unknown territory has turned out to be."""

    territory: str
    category: str
    id: str
    becomes: str | None
    treasure: int
    council: NotRequired[str]
    name: str

class Fates(TypedDict):
    """How many are ready, miss the next battle, are lost."""

    ready: int
    misses_next: int
    lost: int

class Standing(TypedDict):
    """How a player stands; the hoard is null where it is kept closed."""

    name: str
    territories: int
    money: int | None
    battles: int

class Goal(TypedDict):
    """What is agreed to end the campaign."""

    games: int | None
    territories: int | None
    half: bool

