"""A foreign campaign: changed by hand, with all its hashes recomputed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ledger import wire
from ledger.acting import exchange
from ledger.store.book import Book
from ledger.store.walk import CONTENT, FORMAT, walk
from tests.tampering import tamper

if TYPE_CHECKING:
    from collections.abc import Callable


def document(text: str, change: Callable[[list[dict[str, Any]]], object]) -> str:
    """An exported document with changed entries, which no hash gives away."""
    told = json.loads(text)
    entries = told.pop("entries")
    change(entries)
    prev = wire.GENESIS
    for entry in entries:
        columns = [
            wire.canonical(entry[c]) if c in exchange.JSON_COLUMNS else entry[c]
            for c in exchange.COLUMNS
        ]
        parts = (
            [row(one, exchange.EFFECT) for one in entry["effects"]],
            [row(one, exchange.THROW) for one in entry["throws"]],
            [row(one, exchange.MARK) for one in entry["marks"]],
        )
        prev = wire.digest(prev, (*columns, wire.ENTRY_FORMAT, *parts))
        entry["hash"] = prev
    top = wire.dumps({**told, "head": prev})[:-1]
    lines = ",\n".join(json.dumps(entry) for entry in entries)
    return f'{top},"entries":[\n{lines}\n]}}\n'


def row(told: Any, columns: tuple[str, ...]) -> Any:
    """The values of a row in the document, in the order of its columns."""
    return tuple(map(told.get, columns)) if isinstance(told, dict) else told


def file(path: object, *statements: str) -> None:
    """Changes the rows of a campaign's file, so that no hash gives it away."""
    tamper(path, *statements)
    with Book(str(path)) as book:
        rows = list(walk(book))
    prev, hashes = wire.GENESIS, []
    for row, effects, throws, marks in rows:
        before = prev
        content = (*row[CONTENT], row[FORMAT], effects, throws, marks)
        prev = wire.digest(before, content)
        hashes.append((before, prev, row[0]))
    tamper(
        path,
        *(
            f"UPDATE entry SET prev = '{before}', hash = '{after}' WHERE seq = {seq}"  # noqa: S608 - hashes
            for before, after, seq in hashes
        ),
    )
