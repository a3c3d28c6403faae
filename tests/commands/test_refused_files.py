"""Files that cannot be read or written, and their messages."""

from __future__ import annotations

import sqlite3
from shutil import copy

from tests.face import ask, intendant
from tests.tampering import tamper


def test_a_file_that_is_no_campaign(here):
    """Text, another program's database, an empty file and a folder are refused."""
    (here / "text.db").write_text("hello")
    (here / "empty.db").touch()
    sqlite3.connect(here / "other.db").execute("CREATE TABLE t (x)").connection.close()
    for name in ("text.db", "empty.db", "other.db"):
        said = intendant("treasury", "-c", name, "--json")
        assert (said.refusal["code"], said.status) == ("not_a_campaign", 3)


def test_a_newer_file_is_refused(table):
    """A file of a later version is left alone."""
    db = sqlite3.connect("c.db")
    db.execute("PRAGMA user_version = 99")
    db.close()
    said = intendant("treasury", "--json")
    assert (said.refusal["code"], said.status) == ("newer", 3)


def test_a_damaged_file_is_refused(table):
    """Overwritten pages are reported without a traceback."""
    data = bytearray((table / "c.db").read_bytes())
    data[4096:] = b"\xff" * (len(data) - 4096)
    (table / "c.db").write_bytes(data)
    for call in ("treasury", "log", "verify"):
        said = intendant(call, "--json")
        assert said.status == 3
        assert "Traceback" not in said.err


def test_a_file_locked_by_another_program(table, monkeypatch):
    """The message comes after some waiting."""
    monkeypatch.setenv("INTENDANT_WAIT", "0.05")
    other = sqlite3.connect("c.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    for call in (("treasury",), ("pay", "Anne", "Bruno", "1")):
        said = intendant(*call, "--json")
        assert (said.refusal["code"], said.status) == ("locked", 3)
    other.close()
    assert intendant("pay", "Anne", "Bruno", "1").status == 0


def test_verify_with_findings_prints_its_envelope_on_stdout(table):
    """Exit 3, `ok: false`, and a sentence for each finding."""
    tamper("c.db", "UPDATE balance SET amount = 99 WHERE account = 'player:Anne'")
    said = intendant("verify", "--json")
    assert (said.status, said.err) == (3, "")
    assert said.json["ok"] is False
    assert said.json["result"]["ok"] is False
    assert all(finding["message"] for finding in said.json["result"]["findings"])
    assert intendant("verify").status == 3


def test_a_script_stops_at_a_verify_with_findings(table):
    """The lines before are rolled back."""
    tamper("c.db", "UPDATE balance SET amount = 99 WHERE account = 'player:Anne'")
    for flags in (("--json",), ()):
        said = intendant("run", "-", *flags, stdin="note one\nverify\n")
        assert (said.status, said.out) == (3, "")
    assert len(ask("log")["entries"]) == 1


def test_disk_full_and_read_only_are_told_apart(table, monkeypatch):
    """The system's errors become codes of ours."""
    import errno

    from ledger.store.trouble import trouble, unreadable

    for code, name in (
        (sqlite3.SQLITE_FULL, "disk_full"),
        (sqlite3.SQLITE_READONLY, "read_only"),
    ):
        error = sqlite3.OperationalError("x")
        error.sqlite_errorcode = code
        assert trouble(error, "c.db").code == name
    assert unreadable(OSError(errno.ENOSPC, "full"), "c.db").code == "disk_full"


def test_a_backup_is_only_read(table):
    """`-c` reads it; writing is refused, with a way to go on."""
    ask("backup", "b.db")
    copy("b.db", "again.db")
    assert ask("treasury", "-c", "b.db") == ask("treasury")
    said = intendant("pay", "Anne", "Bruno", "1", "-c", "b.db", "--json")
    assert (said.refusal["code"], said.status) == ("read_only", 3)
    assert (table / "b.db").read_bytes() == (table / "again.db").read_bytes()
