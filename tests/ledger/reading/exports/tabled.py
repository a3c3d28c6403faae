"""The tables of an export, read as soon as they are made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ledger.reading.exports.flat import Tables

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tests.ledger.reading.journals import Journal

    Rows = list[dict[str, Any]]


def tables(table: Journal, cell: Callable[[str], str] = str) -> dict[str, Rows]:
    """All tables of a campaign, each as its rows by the names of their columns."""
    told = Tables(table.book, lambda entry: (f"I {entry.kind}", entry.kind), cell)
    return {
        name: [dict(zip(one.heads, row, strict=True)) for row in one.rows]
        for name, one in told.all().items()
    }


def picked(rows: Iterable[dict[str, Any]], *heads: str) -> list[tuple[Any, ...]]:
    """Some columns of a table."""
    return [tuple(row[head] for head in heads) for row in rows]
