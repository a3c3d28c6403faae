"""A battle: its preparation, length, card and score.

Generated of `battle.toml` by `make tree`: do not edit.
"""

from typing import Literal, NotRequired, TypedDict

class Aim(TypedDict):
    """The objective of a player; null where it is secret."""

    player: str
    objective: str | None

class Fielded(TypedDict):
    """The army that a player may field."""

    player: str
    figures: int
    total: int

class Prepared(TypedDict):
    """A battle that is prepared."""

    scenario: str
    roll: int | None
    attacker: str
    defender: str
    objectives: list[Aim]
    prisoner: str | None
    variable: bool
    length_roll: str | None
    armies: list[Fielded]
    unoccupied: int
    playable: bool

class Thrown(TypedDict):
    """What was thrown on a table, with its name and what it says."""

    roll: int
    id: str
    dice: NotRequired[list[int]]
    name: NotRequired[str]
    text: NotRequired[str]

class Length(TypedDict):
    """Whether a battle ends with a turn."""

    turn: int
    roll: int | None
    ends: bool
    when: NotRequired[str]

class CardLine(TypedDict):
    """What a card says, and by which rule."""

    part: str
    rule: str
    text: str

class Card(TypedDict):
    """The reference card of a scenario."""

    id: str
    number: int
    name: str
    text: str
    lines: list[CardLine]
    counts: list[str]

class Side(TypedDict):
    """What a side has counted, and its score."""

    side: Literal["attacker", "defender"]
    player: str | None
    counted: dict[str, int]
    score_x2: int | None
    score: str | None

class Score(TypedDict):
    """Who wins by what was counted."""

    scenario: str
    winner: Literal["attacker", "defender", "draw"]
    player: str | None
    sides: list[Side]
    rule: str

ANSWERS = {
    'medfan prepare': Prepared,
    'medfan scenario': Thrown,
    'medfan improvement': Thrown,
    'medfan length': Length,
    'medfan card': Card,
    'medfan score': Score,
}
