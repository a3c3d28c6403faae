"""Sealed answers: rounds of what players owe in secret.

Generated of `sealed.toml` by `make tree`: do not edit.
"""

from typing import TypedDict

class Asked(TypedDict):
    """A round that was asked for."""

    round: int
    topic: str
    players: list[str]
    answers: list[str]

class Put(TypedDict):
    """A hash that was put into a round, and whether it was the last one."""

    round: int
    topic: str
    player: str
    hash: str
    closed: bool

class Closed(TypedDict):
    """A round that was closed early, without these players."""

    round: int
    topic: str
    players: list[str]

class Opened(TypedDict):
    """An answer that was opened, and whether it was the last one."""

    round: int
    topic: str
    player: str
    value: str
    code: str
    done: bool

class Seal(TypedDict):
    """What a player has put into a round: `key` is the name in the hash, `value` what was sealed, `said` the same with the names shown now."""

    player: str
    key: str
    hash: str | None
    value: str | None
    said: str | None
    code: str | None

class Round(TypedDict):
    """A round; `under` is the campaign’s hash that its seals begin with, `answers` what may be chosen, null where any number or text may be said."""

    round: int
    topic: str
    turn: int
    under: str
    closed: bool
    number: bool
    answers: list[str] | None
    seals: list[Seal]

class Rounds(TypedDict):
    """All rounds, oldest first."""

    rounds: list[Round]

ANSWERS = {
    'sealed ask': Asked,
    'sealed put': Put,
    'sealed close': Closed,
    'sealed open': Opened,
    'sealed list': Rounds,
}
