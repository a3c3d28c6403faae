"""The journal: reading it, undoing acts, adding notes.

Generated of `journal.toml` by `make tree`: do not edit.
"""

from typing import Any, Literal, NotRequired, TypedDict
from ledger.shapes.shared import Line
from ledger.shapes.shared import Throw
from ledger.shapes.shared import Value

class Log(TypedDict):
    """The entries that fit, the oldest first; or all of them as a script, and what is the same wherever the same was done."""

    entries: list[Line]
    script: NotRequired[list[str]]
    content: NotRequired[str]

class Moved(TypedDict):
    """Something that adds up has gone from one account to another."""

    what: str
    amount: int | None
    source: str
    target: str
    rule: str | None
    about: str | None

class Changed(TypedDict):
    """A fact has been replaced by another."""

    subject: str
    field: str
    before: Value
    after: Value
    rule: str | None
    about: str | None

class Entry(Line):
    """An entry with all that belongs to it. What was asked and what came of it are the facts of its kind of act; with what words it was asked for is null in old journals."""

    redoes: list[int]
    cause: int | None
    once: str | None
    remark: str | None
    ruling: str | None
    asked: dict[str, Any]
    said: Any
    throws: list[Throw]
    outcome: dict[str, Any]
    effects: list[Moved | Changed]
    hash: str | None

class Act(TypedDict):
    """An act, and what it did in words."""

    seq: int
    kind: str
    text: str

class Undone(TypedDict):
    """What was taken back: numbers, acts in words, and later acts that touch the same."""

    undone: list[int]
    acts: NotRequired[list[Act]]
    later: NotRequired[list[Act]]

class Redone(TypedDict):
    """What was brought back, likewise."""

    redone: list[int]
    acts: NotRequired[list[Act]]
    later: NotRequired[list[Act]]

class Noted(TypedDict):
    """A remark: it stands with its entry."""


class Dropped(TypedDict):
    """A draft that is given up; its kind where no dice were kept for it."""

    dropped: int
    kind: NotRequired[str]

class Part(TypedDict):
    """One of several movements of an entry."""

    amount: int
    other: str
    rule: str | None
    about: str | None

class Reason(TypedDict):
    """What all lines of an explanation tell; null where nobody wrote it down."""

    entry: int | None
    rule: str | None
    derived: bool
    turn: int | None
    chapter: int | None
    phase: str | None
    at: str | None
    kind: str | None
    text: str
    throws: list[Throw]

class Summand(Reason):
    """An entry that has moved what was asked about, and what lay there after it."""

    amount: int
    parts: list[Part]
    balance: int

class SetBy(Reason):
    """An entry that has set a fact, or the rule by which it follows."""

    of: str
    of_kind: str
    field: str
    type: str | None
    before: Value
    after: Value
    about: str | None
    rests_on: NotRequired[list[int]]

class Earlier(TypedDict):
    """What is left out."""

    entries: int
    amount: int

class Why(TypedDict):
    """What explains a balance, a fact, or all that is known of a thing."""

    about: str
    kind: Literal["balance", "fact", "thing"]
    things: list[str]
    what: str | None
    accounts: list[str]
    value: Value | dict[str, Value]
    lines: list[Summand | SetBy]
    earlier: Earlier

ANSWERS = {
    'log': Log,
    'show': Entry,
    'undo': Undone,
    'redo': Redone,
    'note': Noted,
    'drop': Dropped,
    'why': Why,
}
