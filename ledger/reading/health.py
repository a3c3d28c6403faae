"""How well a campaign's file is kept."""

from __future__ import annotations

from ledger.reading.verify import verify
from ledger.rules import game_named, games
from ledger.store import health as store
from ledger.store import rows
from ledger.store.walk import other_views

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.errors import FileTrouble
    from ledger.store.book import Book


def health(book: Book, before: Sequence[str]) -> dict[str, Any]:
    """All signs, those that are not good first, and the gravest before them.

    `before` are SQLite's files that were beside it before it was opened.
    """
    report = verify(book)
    faults = len(report["findings"])
    whole = store.sign("whole", not report["damaged"], faults, grave=True)
    signs = [whole, *store.signs(book, before, _is_sound)]
    if not report["damaged"]:
        signs.append(store.sign("play", not faults, faults))
        signs += _views(book)
    return _sorted(book.path, rows.head(book)[0], signs)


def _views(book: Book) -> list[dict[str, Any]]:
    """A sign where somebody has added views."""
    game = rows.fact(book, "campaign", "game")
    ours = game_named(str(game)).views() if game in games() else ""
    added = other_views(book, ours)
    return [store.sign("views", False, ", ".join(added))] if added else []


def _is_sound(copy: Book) -> bool:
    return not verify(copy)["damaged"]


def unopened(refusal: FileTrouble) -> dict[str, Any]:
    """The one sign of a file that cannot be opened."""
    return _sorted(str(refusal.facts.get("file", "")), 0, [store.closed(refusal)])


def _sorted(file: str, entries: int, signs: list[dict[str, Any]]) -> dict[str, Any]:
    signs.sort(key=lambda one: (one["good"], not one["grave"]))
    return {
        "ok": not any(one["grave"] for one in signs),
        "file": file,
        "entries": entries,
        "sqlite": store.version(),
        "signs": signs,
    }
