"""Files in the making: hidden, locked by their maker, and named when complete.

Every file is made under another name beside its place, readable by nobody else,
safely written to the disk, and only then given its name. What a killed maker has
left behind is locked by nobody: this is how it is recognised, and cleared away.
"""

from __future__ import annotations

import os
import sqlite3
from errno import EEXIST
from stat import S_ISDIR, S_ISREG

from ledger.errors import FileTrouble, Refused
from ledger.store.foreign import BACKUP_ID, BESIDE, CAMPAIGN_ID, owner
from ledger.store.trouble import trouble, unreadable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

NEW, OLD = "new", "old"  # what is being made, and what it replaces
GONE, BACK = "gone", "back"  # what has become of it
# Windows opens no folder, and neither renames nor removes what is open.
OPENS = hasattr(os, "O_DIRECTORY")


class Draft:
    """A hidden file or folder beside a place; in the end it is named or removed."""

    __slots__ = ("handle", "path")

    def __init__(self, place: str, *, folder: bool = False) -> None:
        while True:
            self.path = _beside(place, NEW)
            if folder:
                os.mkdir(self.path, 0o700)
                self.handle = _opened(self.path)
            else:
                how = os.O_CREAT | os.O_EXCL | os.O_RDWR
                self.handle = _opened(self.path, how)
            _hold(self.handle, wait=True)
            if os.path.lexists(self.path):
                return
            _close(self.handle)  # cleared away as abandoned before it was locked

    def __enter__(self) -> str:
        """The path that it has meanwhile."""
        return self.path

    def __exit__(self, *_: object) -> None:
        """Removes what still has the hidden name, or a name that begins with it."""
        try:
            _remove(self.path)
        finally:
            _close(self.handle)


def make_file(path: str, fill: Callable[[str], None]) -> None:
    """Makes a file by `fill(temporary path)`, then gives it its name.

    An existing file is never overwritten; on any failure nothing is left. A stray
    journal is refused, too: SQLite would roll it back into the new file.
    """
    for taken in filter(os.path.lexists, needed(path)):
        raise Refused("exists", file=taken)
    _make(path, fill, _give_name, path)


def needed(path: str) -> Iterable[str]:
    """The names that must be free where a file is made."""
    return path, *(path + ending for ending in BESIDE)


def replace_file(place: str, fill: Callable[[str], None], shown: str) -> None:
    """Makes a file in place of another; refusals name it as `shown`."""
    _make(place, fill, os.replace, shown)


def _make(
    path: str,
    fill: Callable[[str], None],
    give_name: Callable[[str, str], None],
    shown: str,
) -> None:
    try:
        _spare_beside(path)
        with Draft(path) as draft:
            fill(draft)
            _sync(draft)
            give_name(draft, path)
            keep_names(path, shown)
    except sqlite3.Error as error:
        raise trouble(error, shown) from error
    except OSError as error:
        raise unreadable(error, shown) from error


def _spare_beside(path: str) -> None:
    """Refuses a name that SQLite uses beside a campaign.

    SQLite would roll such a file back into the campaign, or remove it.
    """
    place = os.path.realpath(path)
    for ending in BESIDE:
        if not place.endswith(ending):
            continue
        campaign = place.removesuffix(ending)
        if os.path.isfile(campaign) and owner(campaign) in (CAMPAIGN_ID, BACKUP_ID):
            raise Refused("exists", "exists.beside", file=path, campaign=campaign)


def _give_name(draft: str, path: str) -> None:
    # A link fails if the name has been taken meanwhile; a rename would not. Some file
    # systems (memory sticks) have no links.
    try:
        os.link(draft, path)
    except FileExistsError:
        raise
    except OSError:
        if os.path.lexists(path):
            raise FileExistsError(EEXIST, os.strerror(EEXIST), path) from None
        os.rename(draft, path)


def make_folder(
    path: str, fill: Callable[[str], None], ours: Iterable[str], *, force: bool
) -> None:
    """Makes a folder by `fill(temporary path)`, so that all its files appear at once.

    With force it replaces a folder that holds nothing but files of `ours`: a folder
    named by mistake is not lost.
    """
    path = path.rstrip("/") or path
    if os.path.lexists(path) and not (force and _holds_only(path, set(ours))):
        key = "exists.folder" if force else "exists.output"
        raise Refused("exists", key, file=path)
    try:
        _spare_beside(path)
        with Draft(path, folder=True) as draft:
            fill(draft)
            for name in os.listdir(draft):
                _sync(os.path.join(draft, name))
            _sync(draft)
            _take_place(draft, path)
            keep_names(path, path)
    except OSError as error:
        raise unreadable(error, path) from error


def _holds_only(path: str, names: set[str]) -> bool:
    return (
        os.path.isdir(path)
        and not os.path.islink(path)
        and names.issuperset(os.listdir(path))
    )


def _take_place(draft: str, path: str) -> None:
    """Gives a folder its name; an old one of that name is moved aside first."""
    if not os.path.lexists(path):
        os.rename(draft, path)
        return
    aside = _beside(path, OLD)
    handle = _opened(path)
    try:
        _hold(handle, wait=True)
        os.rename(path, aside)
        try:
            os.rename(draft, path)
        except OSError:
            os.rename(aside, path)
            raise
        _remove(aside)
    finally:
        _close(handle)


# Left behind ---------------------------------------------------------------------------


def sweep(folder: str) -> tuple[list[str], list[str]]:
    """Clears away what killed makers have left in a folder, and returns the names.

    An old folder whose replacement never came gets its own name back.
    """
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return [], []
    cleared, back = [], []
    for name in filter(_kind, names):
        done = _clear(folder, name)
        if done == BACK:
            back.append(_place(name))
        elif done == GONE:
            cleared.append(name)
    return cleared, back


def _kind(name: str) -> str | None:
    """The kind of a hidden name of ours: .NAME.HEX.new, .NAME.HEX.old."""
    begin, _, rest = name.partition(".")
    parts = rest.rsplit(".", 2)
    ours = not begin and len(parts) == 3 and parts[2] in (NEW, OLD)
    if ours and len(parts[1]) == 8 and not parts[1].strip("0123456789abcdef"):
        return parts[2]
    return None


def is_draft(name: str) -> bool:
    """Whether a name is one that a file has while it is being made."""
    return _kind(name) is not None


def made_for(name: str, place: str) -> bool:
    """Whether it is one that the file of this name has meanwhile."""
    return is_draft(name) and _place(name) == place


def _place(name: str) -> str:
    """The name that a hidden name was made from."""
    return name[1:].rsplit(".", 2)[0]


def _clear(folder: str, name: str) -> str | None:
    """Clears one hidden name: removed, put back, or None if it is not ours to touch."""
    path, place = os.path.join(folder, name), os.path.join(folder, _place(name))
    try:
        if not _is_plain(path):
            return None
        if os.path.exists(place) and os.path.samefile(path, place):
            _unlink(path)  # not opened: closing it would drop SQLite's locks
            return GONE
        handle = _opened(path)
        try:
            if not _hold(handle, wait=False):
                return None
            if name.endswith(OLD) and not os.path.lexists(place):
                os.rename(path, place)
                return BACK
            _remove(path)
        finally:
            _close(handle)
    except OSError:
        return None
    return GONE


def _is_plain(path: str) -> bool:
    """Whether it is a file that we own, or a folder that holds only files."""
    status = os.lstat(path)
    if hasattr(os, "geteuid") and status.st_uid != os.geteuid():
        return False
    if not S_ISDIR(status.st_mode):
        return S_ISREG(status.st_mode)
    with os.scandir(path) as entries:
        return all(entry.is_file(follow_symlinks=False) for entry in entries)


# Hidden names --------------------------------------------------------------------------


def _beside(path: str, kind: str) -> str:
    """A hidden name beside a path, unused even by a killed maker."""
    folder, name = os.path.split(path)
    return os.path.join(folder, f".{name}.{os.urandom(4).hex()}.{kind}")


def _opened(path: str, how: int = os.O_RDONLY) -> int | None:
    """A handle by which a file or folder can be locked, or None on Windows."""
    if OPENS:
        return os.open(path, how, 0o600)
    if how & os.O_CREAT:
        os.close(os.open(path, how, 0o600))
    return None


def _close(handle: int | None) -> None:
    if handle is not None:
        os.close(handle)


def _hold(handle: int | None, *, wait: bool) -> bool:
    """Locks a file for the life of this process; False where that is impossible."""
    if handle is None:
        return False
    try:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except (ImportError, OSError):
        return False
    return True


def _remove(path: str) -> None:
    """Removes a hidden file with its journal and the like, or a hidden folder."""
    if os.path.isdir(path):
        for name in os.listdir(path):
            os.unlink(os.path.join(path, name))
        os.rmdir(path)
    else:
        _unlink(path)


def _unlink(path: str) -> None:
    """Removes a hidden file; last of all, because by it the others are found again."""
    folder, begun = os.path.split(path)
    names = (name for name in os.listdir(folder or ".") if name.startswith(begun))
    for name in sorted(names, reverse=True):
        os.unlink(os.path.join(folder, name))


def keep_names(path: str, shown: str) -> None:
    """Makes the names of a file's folder last; the file itself is written by then.

    A disk that does not do it is asked once more: a refusal would be taken for
    "nothing was written", and whoever tried again would do it twice.
    """
    for last in (False, True):
        try:
            _sync(os.path.dirname(path) or ".")
        except OSError as error:
            if last:
                raise FileTrouble("disk_full", "disk_full.done", file=shown) from error
        else:
            return


def _sync(path: str) -> None:
    if not OPENS and os.path.isdir(path):
        return
    handle = os.open(path, os.O_RDONLY if OPENS else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
