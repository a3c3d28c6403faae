"""Out of the house, and in: what a campaign is written to."""

from typing import Any, TypedDict

from ledger.shapes.campaign import BroughtIn
from ledger.shapes.rules import AsToml, InFile


class Document(TypedDict):
    """The whole journal, as `docs/export.schema.json` has it."""

    intendant: int
    game: str
    count: int
    head: str
    drafts: list[Any]
    entries: list[Any]


class Tables(TypedDict):
    """A folder of tables, with the number of rows of each."""

    folder: str
    files: dict[str, int]


class Text(TypedDict):
    """What a program for plain-text accounting reads."""

    text: str


Position = AsToml | InFile
Exported = Document | BroughtIn
Accounts = Text | BroughtIn

ANSWERS = {
    "export json": Exported,
    "export position": Position,
    "export csv": Tables,
    "export hledger": Accounts,
    "export beancount": Accounts,
}
