"""CSV files: the content of a cell, and how a file of rows is written.

A spreadsheet carries out a text that begins like a formula. Such a text gets an
apostrophe before it, and so does a text that begins with one: removing one
apostrophe gives the text back. Numbers have no quotes, texts have them, and an
empty text is an empty cell.
"""

from __future__ import annotations

import csv
import os

from ledger.naming import spelled
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any

# What begins a formula, including the wide forms of Chinese and Japanese.
FORMULA = frozenset("=+-@\t\r＝＋－＠")
GUARD = "'"
REMEMBERED = 50_000  # texts that are likely to come again


class Flavour(NamedTuple):
    """How a spreadsheet expects its files.

    Attributes:
        between: the separator between two cells.
        encoding: with a byte order mark at the beginning, or without.
    """

    between: str
    encoding: str


# A French spreadsheet uses the comma for decimals; all our numbers are whole.
FLAVOURS = {"plain": Flavour(",", "utf-8"), "french": Flavour(";", "utf-8-sig")}


class Cells(dict[object, object]):
    """The content of a cell for each value, made only once."""

    def __init__(
        self, shown: Callable[[Any], Any], guard: Callable[[str], str] | None = None
    ) -> None:
        super().__init__()
        self.shown = shown
        self.guard = guard or guarded

    def __missing__(self, value: object) -> Any:  # noqa: ANN401 - any fact
        """The cell of a value that is new here."""
        shown = self.shown(value)
        cell = self.guard(shown) if isinstance(shown, str) else shown
        if len(self) < REMEMBERED:
            self[value] = cell
        return cell


def guarded(text: str) -> str:
    """A text that no spreadsheet reads as a formula, nor a terminal as a command."""
    text = spelled(text)
    first = text[:1]
    if first == GUARD or first in FORMULA or (first.isspace() and _begins(text)):
        return GUARD + text
    return text


def _begins(text: str) -> bool:
    """Whether a text begins a formula after any spaces."""
    rest = text.lstrip()
    spaces = text[: len(text) - len(rest)]
    return rest[:1] in FORMULA or not FORMULA.isdisjoint(spaces)


class Folder:
    """A folder of such files that is being written."""

    def __init__(self, path: str, flavour: str) -> None:
        self.path = path
        self.like = FLAVOURS[flavour]
        self.files: dict[str, int] = {}

    def write(
        self, name: str, heads: tuple[str, ...], rows: Iterable[tuple[Any, ...]]
    ) -> None:
        """Writes a file of rows whose texts are already guarded."""
        with open(
            os.path.join(self.path, f"{name}.csv"),
            "x",
            encoding=self.like.encoding,
            newline="",
            opener=lambda path, flags: os.open(path, flags, 0o600),
        ) as file:
            writer = csv.writer(
                file, delimiter=self.like.between, quoting=csv.QUOTE_NONNUMERIC
            )
            writer.writerow(heads)
            writer.writerows(self._counted(name, rows))

    def _counted(
        self, name: str, rows: Iterable[tuple[Any, ...]]
    ) -> Iterator[tuple[Any, ...]]:
        number = 0
        for row in rows:
            number += 1
            yield row
        self.files[name] = number
