"""Errors of SQLite and of the file system, turned into refusals."""

from __future__ import annotations

import os
import sqlite3

from ledger.errors import UNFIT, FileTrouble

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.errors import Refusal

# Primary result codes (the low byte of the extended ones).
CODES = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CANTOPEN: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_IOERR: "disk_full",
    sqlite3.SQLITE_NOTADB: "not_a_campaign",
    sqlite3.SQLITE_CORRUPT: "damaged",
}
# What reading damaged rows raises: besides SQLite's own errors there are bytes that
# are not text, text that is not JSON, and values that are missing.
DAMAGE = (sqlite3.Error, RecursionError, *UNFIT)


def trouble(error: Exception, path: str) -> Refusal:
    """The refusal that explains to the referee what an SQLite error means."""
    code = getattr(error, "sqlite_errorcode", None)
    if code == sqlite3.SQLITE_INTERRUPT:
        return FileTrouble("damaged", "damaged.endless", file=path, detail=str(error))
    name = CODES.get(code & 0xFF, "damaged") if code is not None else "damaged"
    if name != "damaged":
        return FileTrouble(name, file=path, detail=str(error))
    if isinstance(error, sqlite3.Error):
        return FileTrouble(name, "damaged.sqlite", file=path, detail=str(error))
    return FileTrouble(name, "damaged.garbled", file=path)


def unreadable(error: OSError, path: str) -> Refusal:
    """The refusal for a file that the system will not let us read or write."""
    from errno import (
        EACCES,
        EDQUOT,
        EEXIST,
        EFBIG,
        EIO,
        EISDIR,
        ENOENT,
        ENOSPC,
        ENOTDIR,
        EPERM,
        EROFS,
    )

    if error.errno in (ENOSPC, EDQUOT, EFBIG, EIO):
        return FileTrouble("disk_full", file=path, detail=str(error))
    if error.errno in (ENOENT, ENOTDIR):
        folder = os.path.dirname(path)
        key = "no_file" if os.path.isdir(folder or ".") else "no_folder"
        return FileTrouble("no_campaign", key, file=path or '""', folder=folder)
    if error.errno == EISDIR or (error.errno == EACCES and _folder(path)):
        return FileTrouble("not_a_campaign", "is_folder", file=path)
    if error.errno == EEXIST:
        from ledger.errors import Refused

        return Refused("exists", file=path)
    if error.errno in (EACCES, EPERM, EROFS):
        key = "disk" if error.errno == EROFS else "denied"
        return FileTrouble("read_only", f"read_only.{key}", file=path)
    detail = error.strerror or str(error)
    return FileTrouble("read_only", "read_only.system", file=path, detail=detail)


def _folder(path: str) -> bool:
    """Whether a file is a folder that we could use: Windows denies opening it at all."""
    return os.path.isdir(path) and os.access(path, os.R_OK | os.W_OK)
