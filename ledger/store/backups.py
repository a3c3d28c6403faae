"""Backups beside a campaign: which there are, and which are no longer needed."""

from __future__ import annotations

import os
import re
from contextlib import closing
from functools import partial

from ledger.errors import Refusal
from ledger.record import NamedTuple
from ledger.store import drafts, entries, foreign, making, rows
from ledger.store.book import Book
from ledger.store.trouble import DAMAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    Check = Callable[[Book], object]  # false, or a refusal, for a damaged copy

MIDDLE = ".backup-"  # NAME.backup-000095.db: the number of the newest entry
DIGITS = 6
MOST_LOOKED_AT = 500  # files of a folder with other names
WHOLE, DAMAGED, HELD, GONE = "whole", "damaged", "held", "gone"


class Backup(NamedTuple):
    """A backup, and the number of its newest entry."""

    seq: int
    path: str


class Seen(NamedTuple):
    """What seems to be a backup, how it is, and its newest entry where that can be read."""

    path: str
    state: str
    seq: int = 0
    hash: str = ""


class Thinned(NamedTuple):
    """The names of backups that were removed, and of those that cannot be removed."""

    removed: list[str]
    stay: list[str]


def place(book: Book, check: Check) -> tuple[str, bool]:
    """Where a backup of the campaign as it is now has its place; whether it is there.

    Another journal's backup that happens to have this name stays where it is, and so
    does a damaged one, or one that lacks a draft.
    """
    stem, ending = _parts(book.path)
    seq = rows.head(book)[0]
    begun = f"{stem}{MIDDLE}{seq:0{DIGITS}}"
    ours = [one for one in _named(begun) if _ours(book.path).fullmatch(one)]
    for one in reversed(of(book)):
        here = one.seq == seq and one.path in ours
        if here and is_whole(one.path, lambda copy: _is_all(book, copy, check)):
            return one.path, True
    # Behind all that are there: whatever comes later is newer.
    again = 1 + max((_again(book.path, one) for one in ours), default=0)
    while True:
        path = f"{begun}{f'-{again}' if again > 1 else ''}{ending}"
        if not any(map(os.path.lexists, making.needed(path))):
            return path, False
        again += 1


def _named(begun: str) -> list[str]:
    """All that is named like the backups of one entry, whatever it is."""
    folder, name = os.path.split(begun)
    listed = foreign.listed(folder)
    return [os.path.join(folder, one) for one in listed if one.startswith(name)]


def _again(file: str, path: str) -> int:
    """Which of the backups with the same newest entry it is, by its name; the first of others."""
    found = _ours(file).fullmatch(path)
    return -int(found[1] or -1) if found else 1


def _is_all(book: Book, copy: Book, check: Check) -> bool:
    return bool(check(copy)) and not drafts.others(book, copy)


def state(path: str, check: Check) -> str:
    """How a backup is; it is not waited for where another program holds it."""
    try:
        with Book(path, patience=0) as copy:
            return WHOLE if check(copy) else DAMAGED
    except (Refusal, OSError, *DAMAGE) as error:
        return _state(path, error)


def _state(path: str, error: Exception) -> str:
    """How a backup is that cannot be read."""
    if not os.path.lexists(path):  # removed meanwhile
        return GONE
    held = isinstance(error, Refusal) and error.code == "locked"
    return HELD if held else DAMAGED


def is_whole(path: str, check: Check) -> bool:
    """Whether a backup can be read, and passes a check."""
    return state(path, check) == WHOLE


def of(book: Book, found: Iterable[Seen] | None = None) -> list[Backup]:
    """The backups of a campaign in its folder, whatever their names, the newest last."""
    ours = [
        Backup(one.seq, one.path)
        for one in (seen(book.path) if found is None else found)
        if one.state == WHOLE and entries.hash_of(book, one.seq) == one.hash
    ]
    return sorted(ours, key=partial(_age, book.path))


def _age(file: str, one: Backup) -> tuple[int, int, int, str]:
    return one.seq, _again(file, one.path), len(one.path), one.path


def unreadable(file: str, found: Iterable[Seen]) -> list[str]:
    """The files that have the place of a backup, and can no longer be read as one."""
    damaged = (one.path for one in found if one.state == DAMAGED)
    return [path for path in damaged if has_place(file, path)]


def held(found: Iterable[Seen]) -> list[str]:
    """The backups that other programs hold just now, whatever their names."""
    return [one.path for one in found if one.state == HELD]


def nearby(file: str, found: Iterable[Seen]) -> list[Seen]:
    """All backups that can be read, of whatever campaign, the newest last.

    Whose they are is not asked: one may be all that is left of this campaign.
    """
    whole = (one for one in found if one.state == WHOLE)
    return sorted(whole, key=lambda one: _age(file, Backup(one.seq, one.path)))


def has_place(file: str, path: str) -> bool:
    """Whether it is named as backups in their place beside the campaign are."""
    return bool(_ours(file).fullmatch(path))


def seen(file: str) -> Iterator[Seen]:
    """All that seems to be a backup, of whatever campaign, in the folder of this one."""
    folder, name = os.path.split(_parts(file)[0])
    names = foreign.listed(folder)
    ours = [one for one in names if one.startswith(name + MIDDLE)]
    others = [one for one in names if not one.startswith(name + MIDDLE)]
    for one in (*ours, *others[:MOST_LOOKED_AT]):
        other = os.path.join(folder, one)
        if not os.path.isfile(other):
            continue
        try:
            owner = foreign.owner(other)
            if not owner and one in ours:  # its beginning is gone
                yield Seen(other, DAMAGED)
            if owner != foreign.BACKUP_ID or os.path.samefile(other, file):
                continue
            with closing(Book(other, patience=0)) as copy:
                yield Seen(other, WHOLE, *rows.head(copy))
        except (OSError, Refusal, *DAMAGE) as error:
            how = _state(other, error)
            if how != GONE and (one in ours or not isinstance(error, OSError)):
                yield Seen(other, how)


def thin_out(book: Book, keep: int, check: Check) -> Thinned:
    """Removes all but the newest whole ones of the backups that have their place here.

    Only those are removed whose journal the campaign holds.
    """
    ours = _ours(book.path)
    kept = [one.path for one in of(book) if ours.fullmatch(one.path)]
    thinned = Thinned([], [])
    if len(kept) > keep:
        for path in reversed(kept):
            if keep:
                keep -= is_whole(path, check)
                continue
            try:
                os.unlink(path)
            except FileNotFoundError:  # another program has thinned them out, too
                continue
            except OSError:
                thinned.stay.insert(0, os.path.basename(path))
            else:
                thinned.removed.insert(0, os.path.basename(path))
    return thinned


def _ours(file: str) -> re.Pattern[str]:
    """The names of backups that have their place beside the campaign."""
    stem, ending = map(re.escape, _parts(file))
    return re.compile(rf"{stem}{re.escape(MIDDLE)}\d{{{DIGITS},}}(-\d+)?{ending}")


def _parts(path: str) -> tuple[str, str]:
    """A campaign's name and its ending, beside the file itself where this is a link."""
    return os.path.splitext(os.path.realpath(path) if os.path.islink(path) else path)
