"""Titles and territories: who holds them, and who held them before.

Generated of `holdings.toml` by `make tree`: do not edit.
"""

from typing import NotRequired, TypedDict
from ledger.shapes.shared import Value

class Title(TypedDict):
    """A title and its holder."""

    title: str
    kind: str | None
    of: str | None
    holder: str | None
    player: str | None

class Titles(TypedDict):
    """All titles."""

    titles: list[Title]

class Granted(TypedDict):
    """A title that was given or taken."""

    title: str
    holder: str | None
    before: str | None

class Change(TypedDict):
    """An entry that has changed whose something is, or what it is."""

    entry: int
    turn: int
    chapter: int
    phase: str | None
    kind: str
    remark: str | None
    before: Value
    after: Value
    undone_by: int | None

class History(TypedDict):
    """Who has held something, and since when."""

    name: str
    field: str
    lines: list[Change]

class TitleHistory(History):
    """Who has held a title; where lords bear titles, also of which player."""

    players: NotRequired[list[Change]]

class TerritoryHistory(History):
    """Who has owned a territory, and what it has been."""

    kinds: list[Change]

class Territory(TypedDict):
    """A territory; one that is not known yet has no name."""

    name: str | None
    owner: str | None
    kind: str | None
    known: bool

class Territories(TypedDict):
    """All territories."""

    territories: list[Territory]

class Added(TypedDict):
    """A territory that was put on the map."""

    territory: str
    kind: str | None
    owner: str | None

class Claimed(TypedDict):
    """A territory that has changed hands."""

    territory: str
    owner: str | None
    before: str | None

ANSWERS = {
    'title list': Titles,
    'title grant': Granted,
    'title revoke': Granted,
    'title history': TitleHistory,
    'territory list': Territories,
    'territory show': Territory,
    'territory add': Added,
    'territory claim': Claimed,
    'territory release': Claimed,
    'territory history': TerritoryHistory,
}
