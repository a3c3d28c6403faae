"""Which acts are meant: to be taken back, or to be brought back."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.journal import LOST, NO_ACTS, Entry
from ledger.store import entries, rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.store.book import Book


def to_undo(book: Book, act: int | None, to: int | None) -> list[Entry]:
    """The acts that an undo takes back: the latest, one, or all after an entry."""
    if to is not None:
        if to < 1 or to > rows.head(book)[0]:
            raise Refused("unknown_name", "unknown_name.entry", entry=to)
        acts = entries.live_after(book, to)
        if not acts:
            raise Refused("nothing_to_undo", "undo.nothing_after", entry=to)
        return acts
    if act is None:
        last = entries.last_live(book)
        if last is None:
            raise Refused("nothing_to_undo")
        return [last]
    entry = _named(book, act)
    if entry.seq == 1:
        raise Refused("nothing_to_undo", "undo.first")
    if entry.undone_by:
        raise Refused("nothing_to_undo", "undo.again", entry=act, by=entry.undone_by)
    return [entry]


def undone(book: Book, act: int) -> list[Entry]:
    """An act by its number; refused if it is not undone."""
    entry = _named(book, act)
    if not entry.undone_by:
        raise Refused("nothing_to_undo", "redo.live", entry=act)
    return [entry]


def latest_undone(book: Book) -> list[Entry]:
    """The acts of the latest undo that is still in force, if nothing was done since.

    Looks back past undos, redos, and entries that are no acts.
    """
    for seq in range(rows.head(book)[0], 1, -1):
        entry = entries.entry(book, seq)
        if entry is None:
            break
        if entry.kind not in NO_ACTS and not (entry.undoes or entry.redoes):
            break
        acts = entries.by_number(book, entry.undoes)
        if acts and all(a.undone_by == entry.seq for a in acts):
            return acts
    return []


def _named(book: Book, number: int) -> Entry:
    """An act by its number; undos, redos and beginnings of branches are none."""
    entry = entries.entry(book, number)
    if entry is None:
        raise Refused("unknown_name", "unknown_name.entry", entry=number)
    if entry.kind in NO_ACTS:
        key = "undo.lost" if entry.kind == LOST else "undo.branch"
        raise Refused("nothing_to_undo", key, entry=number)
    if entry.undoes or entry.redoes:
        raise Refused("nothing_to_undo", "undo.no_act", entry=number, kind=entry.kind)
    return entry
