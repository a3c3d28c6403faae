"""Our tables read back, as anybody could with Python's own `csv`."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

Row = tuple[str | int | None, ...]
LIKE = {"plain": (",", "utf-8"), "french": (";", "utf-8-sig")}


def read(path: Path | str, flavour: str = "plain") -> tuple[tuple[str, ...], list[Row]]:
    """The names of the columns, and the rows as they were."""
    between, encoding = LIKE[flavour]
    with open(path, encoding=encoding, newline="") as file:
        lines = csv.reader(file, delimiter=between, quoting=csv.QUOTE_NONNUMERIC)
        heads = tuple(next(lines))
        return heads, [tuple(map(value, line)) for line in lines]


def value(cell: str | float) -> str | int | None:
    """The value of a cell: a whole number, a text without its guard, or None."""
    if isinstance(cell, float):
        return int(cell)
    return cell.removeprefix("'") or None


def table(path: Path | str, flavour: str = "plain") -> list[dict[str, object]]:
    """The rows by the names of their columns."""
    heads, rows = read(path, flavour)
    return [dict(zip(heads, row, strict=True)) for row in rows]
