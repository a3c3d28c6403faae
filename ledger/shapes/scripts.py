"""Scripts and exports: running scripts, and writing a campaign for other programs.

Generated of `scripts.toml` by `make tree`: do not edit.
"""

from typing import Any, TypedDict, final
from ledger.shapes import campaign as _campaign
from ledger.shapes import rules as _rules

Position = _rules.AsToml | _rules.InFile

@final
class Document(TypedDict):
    """The whole journal, as `docs/export.schema.json` has it."""

    intendant: int
    game: str
    count: int
    head: str
    drafts: list[Any]
    entries: list[Any]

Exported = Document | _campaign.BroughtIn

@final
class Text(TypedDict):
    """What a program for plain-text accounting reads."""

    text: str

Accounts = Text | _campaign.BroughtIn

class Tables(TypedDict):
    """A folder of tables, with the number of rows of each."""

    folder: str
    files: dict[str, int]

class Flat(TypedDict):
    """A SQLite file of tables with the number of rows of each, and the file that Datasette reads beside it."""

    file: str
    metadata: str
    tables: dict[str, int]

ANSWERS = {
    'export json': Exported,
    'export position': Position,
    'export csv': Tables,
    'export sqlite': Flat,
    'export hledger': Accounts,
    'export beancount': Accounts,
}
