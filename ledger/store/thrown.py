"""Dice as the file holds them, for many entries at once."""

from __future__ import annotations

from ledger import wire
from ledger.store.entries import LIVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.store.book import Book

REASONS = "(SELECT value FROM json_each(?1))"


def acts(book: Book, reasons: Sequence[str], seq: int | None = None) -> list[Any]:
    """The live acts with throws for these reasons, oldest first; or only that one.

    Rows of number, turn, kind, outcome. Dropped acts are left out.
    """
    rows = book.rows(
        "SELECT seq, turn, kind, outcome FROM entry"  # noqa: S608 - constants
        " WHERE throws > 0 AND kind <> 'drop' AND (?2 IS NULL OR seq = ?2)"
        " AND EXISTS (SELECT 1 FROM throw WHERE throw.entry = seq"
        f" AND why IN {REASONS}) AND {LIVE} ORDER BY seq",
        (wire.dumps(list(reasons)), seq),
    )
    return [(*row, wire.loads(outcome)) for *row, outcome in rows]


def throws(
    book: Book, reasons: Sequence[str], seq: int | None = None
) -> dict[int, list[tuple[str | None, str, str, tuple[int, ...]]]]:
    """Throws for these reasons by their entry, for all entries or for one.

    Each as who, why, die, faces, in the order in which they were rolled.
    """
    by_entry: dict[int, list[tuple[str | None, str, str, tuple[int, ...]]]] = {}
    for entry, who, why, die, faces in book.rows(
        "SELECT entry, who, why, die, faces FROM throw"  # noqa: S608 - a constant
        f" WHERE why IN {REASONS} AND (?2 IS NULL OR entry = ?2) ORDER BY entry, n",
        (wire.dumps(list(reasons)), seq),
    ):
        shown = tuple(map(int, faces.split()))
        by_entry.setdefault(entry, []).append((who, why, die, shown))
    return by_entry


def typed(book: Book) -> list[tuple[str | None, str, tuple[int, ...]]]:
    """The dice that people typed, as who, die and faces: each throw once.

    Only those of live acts; faces typed for an act that was taken back count where
    they were used again.
    """
    lying: dict[int, list[Any]] = {}
    live: list[Any] = []
    for *row, counts in book.rows(
        "SELECT throw.entry, n, who, why, die, faces, how, origin,"  # noqa: S608 - a constant
        f" {LIVE} FROM throw JOIN entry ON entry.seq = throw.entry"
        " WHERE how IN ('typed', 'kept') ORDER BY throw.entry, n"
    ):
        lying.setdefault(row[0], []).append(row)
        if counts:
            live.append(row)
    by_throw: dict[tuple[int, int], tuple[str | None, str, tuple[int, ...]]] = {}
    for row in live:
        first = _first(row, lying)
        if first is not None:
            _, _, who, _, die, faces, *_ = row
            by_throw[first] = who, die, tuple(map(int, faces.split()))
    return list(by_throw.values())


def _first(row: Any, lying: dict[int, list[Any]]) -> tuple[int, int] | None:
    """The row in which kept faces were first typed; None if nobody typed them."""
    while row[6] == "kept":
        same = [r for r in lying.get(row[7], ()) if r[3:6] == row[3:6]]
        if not same or row[7] >= row[0]:
            return None
        # Of several equal throws, the one at the same place among them.
        twins = [r for r in lying[row[0]] if r[3:6] == row[3:6] and r[7] == row[7]]
        row = same[min(twins.index(row), len(same) - 1)]
    return row[0], row[1]


def settings(book: Book, keys: Sequence[str]) -> list[tuple[int, str, Any]]:
    """Every value that these house rules have had: entry, key, value; oldest first.

    A value is None where the key was unset.
    """
    return [
        (entry, field, None if after is None else wire.loads(after))
        for entry, field, after in book.rows(
            "SELECT entry, field, after FROM effect WHERE subject = 'rules'"
            " AND field IN (SELECT value FROM json_each(?)) ORDER BY entry, n",
            (wire.dumps(list(keys)),),
        )
    ]
