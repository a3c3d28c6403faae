"""CSV files: what stands in a cell, and how a file of rows is written.

A spreadsheet carries out a text that begins like a formula. Such a text gets an
apostrophe before it, and so does a text that begins with one: whoever takes one
apostrophe away has the text again. Numbers stay without quotes, texts have them,
and an empty text is nothing.
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

# What begins a formula, also in the wide forms of Chinese and Japanese.
FORMULA = frozenset("=+-@\t\r＝＋－＠")
GUARD = "'"
REMEMBERED = 50_000  # texts that may well come again


class Flavour(NamedTuple):
    """How a spreadsheet likes its files.

    Attributes:
        between: what stands between two cells.
        encoding: with a mark of its byte order at the beginning, or without.
    """

    between: str
    encoding: str


# A French spreadsheet keeps the comma for decimals; all our numbers are whole.
FLAVOURS = {"plain": Flavour(",", "utf-8"), "french": Flavour(";", "utf-8-sig")}


class Cells(dict[object, object]):
    """What stands in a cell for a value, found once for each."""

    def __init__(self, shown: Callable[[Any], Any]) -> None:
        super().__init__()
        self.shown = shown

    def __missing__(self, value: object) -> Any:  # noqa: ANN401 - any fact
        """The cell of a value that comes for the first time."""
        shown = self.shown(value)
        cell = guarded(shown) if isinstance(shown, str) else shown
        if len(self) < REMEMBERED:
            self[value] = cell
        return cell


def guarded(text: str) -> str:
    """A text that no spreadsheet takes for a formula, and no terminal for a command."""
    text = spelled(text)
    first = text[:1]
    if first == GUARD or first in FORMULA or (first.isspace() and _begins(text)):
        return GUARD + text
    return text


def _begins(text: str) -> bool:
    """Whether a formula begins after spaces."""
    rest = text.lstrip()
    spaces = text[: len(text) - len(rest)]
    return rest[:1] in FORMULA or not FORMULA.isdisjoint(spaces)


class Folder:
    """A folder of such files, being written."""

    def __init__(self, path: str, flavour: str) -> None:
        self.path = path
        self.like = FLAVOURS[flavour]
        self.files: dict[str, int] = {}

    def write(
        self, name: str, heads: tuple[str, ...], rows: Iterable[tuple[Any, ...]]
    ) -> None:
        """Writes a file of rows whose texts are guarded already."""
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
