"""What errors of SQLite and of the file system are called."""

from __future__ import annotations

import errno
import json
import sqlite3

import pytest

from ledger.errors import FileTrouble, Refused
from ledger.store.trouble import DAMAGE, trouble, unreadable

BUSY_SNAPSHOT = sqlite3.SQLITE_BUSY | 2 << 8
CODES = {
    "locked": (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, BUSY_SNAPSHOT),
    "read_only": (
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_READONLY_DIRECTORY,
    ),
    "disk_full": (
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_IOERR_DIR_FSYNC,
    ),
    "not_a_campaign": (sqlite3.SQLITE_NOTADB,),
    "damaged": (
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_ERROR,
        sqlite3.SQLITE_TOOBIG,
        sqlite3.SQLITE_CORRUPT_INDEX,
    ),
}


def told(refusal):
    """All that a refusal says."""
    return type(refusal), refusal.code, refusal.key, refusal.rule, refusal.facts


@pytest.mark.parametrize(
    ("name", "code"), [(name, code) for name in CODES for code in CODES[name]]
)
def test_an_error_of_sqlite_has_a_name(name, code):
    """By its code, however detailed; in SQLite's own words, with the file."""
    error = sqlite3.OperationalError("this is odd")
    error.sqlite_errorcode = code
    facts = {"file": "c.db", "detail": "this is odd"}
    key = "damaged.sqlite" if name == "damaged" else name
    assert told(trouble(error, "c.db")) == (FileTrouble, name, key, None, facts)


def test_a_question_without_an_end_is_damage(tmp_path):
    """SQLite was stopped: no honest file takes so long."""
    connection = sqlite3.connect(":memory:")
    connection.set_progress_handler(lambda: 1, 1)
    with pytest.raises(sqlite3.OperationalError) as error:
        connection.execute("SELECT 1")
    connection.close()
    facts = {"file": "c.db", "detail": "interrupted"}
    assert told(trouble(error.value, "c.db")) == (
        *(FileTrouble, "damaged", "damaged.endless", None),
        facts,
    )


@pytest.mark.parametrize(
    ("error", "key", "facts"),
    [
        (sqlite3.ProgrammingError("closed"), "damaged.sqlite", {"detail": "closed"}),
        (ValueError("closed"), "damaged.garbled", {}),
        (KeyError("x"), "damaged.garbled", {}),
    ],
)
def test_an_error_without_a_code_is_damage(error, key, facts):
    """Something in the file is not as we write it; Python's words say nothing to people."""
    assert told(trouble(error, "c.db")) == (
        *(FileTrouble, "damaged", key, None),
        {"file": "c.db", **facts},
    )


@pytest.mark.parametrize(
    "damaged",
    [
        lambda: sqlite3.connect("no such folder/c.db"),
        b"\xff".decode,
        lambda: json.loads("{"),
        lambda: json.loads("[" * 100_000),
        lambda: {}["gone"],
        iter([].pop, 0).__next__,
        lambda: None + 1,
        lambda: None.gone,
        lambda: 1 / 0,
    ],
)
def test_what_reading_damaged_rows_raises_is_damage(damaged):
    """Whatever it is, it is caught where files of others are read."""
    with pytest.raises(DAMAGE):
        damaged()


# The file system -----------------------------------------------------------------------


def refused(number, path="no/c.db"):
    """What an error of the system is called."""
    return told(unreadable(OSError(number, "this is odd"), path))


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO])
def test_a_disk_that_takes_no_more_is_full(number):
    """For us, or for anybody; or it is broken."""
    facts = {"file": "no/c.db", "detail": f"[Errno {number}] this is odd"}
    assert refused(number) == (FileTrouble, "disk_full", "disk_full", None, facts)


@pytest.mark.parametrize("number", [errno.ENOENT, errno.ENOTDIR])
@pytest.mark.parametrize(
    ("path", "key", "file", "folder"),
    [
        ("c.db", "no_file", "c.db", ""),
        ("", "no_file", '""', ""),
        ("here/c.db", "no_file", "here/c.db", "here"),
        ("no/c.db", "no_folder", "no/c.db", "no"),
        ("a file/c.db", "no_folder", "a file/c.db", "a file"),
    ],
)
def test_nothing_may_be_there(here, number, path, key, file, folder):
    """Neither the file nor even its folder."""
    (here / "here").mkdir()
    (here / "a file").touch()
    facts = {"file": file, "folder": folder}
    assert refused(number, path) == (FileTrouble, "no_campaign", key, None, facts)


def test_a_folder_is_no_campaign():
    """It is called what it is."""
    facts = {"file": "no/c.db"}
    wanted = FileTrouble, "not_a_campaign", "is_folder", None, facts
    assert refused(errno.EISDIR) == wanted


def test_what_is_there_already_is_not_replaced():
    """That is no trouble with the file, but a refusal."""
    facts = {"file": "no/c.db"}
    assert refused(errno.EEXIST) == (Refused, "exists", "exists", None, facts)


@pytest.mark.parametrize(
    ("number", "key"),
    [(errno.EACCES, "denied"), (errno.EPERM, "denied"), (errno.EROFS, "disk")],
)
def test_one_may_not_be_allowed_to_write(number, key):
    """Somebody has to allow it, or the whole disk is only read."""
    facts = {"file": "no/c.db"}
    wanted = FileTrouble, "read_only", f"read_only.{key}", None, facts
    assert refused(number) == wanted


def test_anything_else_is_told_in_the_words_of_the_system():
    """Without its number; or as it is, where there are no such words."""
    told_so = "read_only", "read_only.system", None
    facts = {"file": "no/c.db", "detail": "this is odd"}
    assert refused(errno.ELOOP) == (FileTrouble, *told_so, facts)
    facts = {"file": "c.db", "detail": "odd"}
    assert told(unreadable(OSError("odd"), "c.db")) == (FileTrouble, *told_so, facts)
