"""How well a campaign's file is kept."""

from __future__ import annotations

import os

from ledger.errors import FileTrouble
from ledger.reading.verify import verify
from ledger.rules import game_named, games
from ledger.store import health as store
from ledger.store import rows
from ledger.store.book import Book
from ledger.store.foreign import PATIENCE
from ledger.store.trouble import DAMAGE
from ledger.store.walk import other_views

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def health(path: str, patience: float = PATIENCE) -> dict[str, Any]:
    """All signs, those that are not good first, and the gravest before them."""
    before = store.sqlite_files(path)
    try:
        with Book(path, patience=patience) as book:
            entries, signs = _inside(book)
    except FileTrouble as trouble:
        if trouble.code == "no_campaign":
            raise
        entries, signs = None, [store.not_opened(trouble)]
        signs += store.unopened(path, _is_sound, trouble.code)
    # Only when it is closed SQLite has cleared what stopped programs had left.
    if os.path.isfile(path) and store.is_listed(path):
        signs.append(store.leftovers(path, before))
    signs.sort(key=lambda one: (one["good"], not one["grave"]))
    return {
        "ok": not any(one["grave"] for one in signs),
        "file": path,
        "entries": entries,
        "sqlite": store.version(),
        "signs": signs,
    }


def _inside(book: Book) -> tuple[int, list[dict[str, Any]]]:
    """The newest entry of a campaign that can be opened, and the signs of it."""
    report = verify(book)
    faults = len(report["findings"])
    signs = [store.sign("whole", not report["damaged"], faults, grave=True)]
    try:
        entries, more = rows.head(book)[0], store.signs(book, _is_sound)
    except (FileTrouble, *DAMAGE):
        if not report["damaged"]:  # a fault of ours, or somebody else holds the file
            raise
        # Anything may stand in it; what is around it can still be told.
        entries, more = report["entries"], store.unopened(book.path, _is_sound)
    signs += more
    if not report["damaged"]:
        signs.append(store.sign("play", not faults, faults))
        signs += _views(book)
    if report["lost"]:
        signs.append(store.sign("lost", False, report["lost"]))
    if report["unproven"]:
        signs.append(store.sign("unproven", False))
    return entries, signs


def _views(book: Book) -> list[dict[str, Any]]:
    """A sign where somebody has added views."""
    game = rows.fact(book, "campaign", "game")
    ours = game_named(str(game)).views() if game in games() else ""
    added = other_views(book, ours)
    return [store.sign("views", False, ", ".join(added))] if added else []


def _is_sound(copy: Book) -> bool:
    return not verify(copy)["damaged"]
