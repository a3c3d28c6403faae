"""`doctor`: how well a campaign's file is kept, and what to do about it."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from ledger.effects import Change
from ledger.journal import Entry
from ledger.store import append as appending
from ledger.store import drafts, health
from ledger.store.append import append
from ledger.store.book import Book
from tests.face import ask, intendant
from tests.tampering import make_bytes_of_time, tamper


@pytest.fixture(name="campaign")
def kept(here):
    """A campaign with a backup beside it, in a folder of its owner's."""
    Path().chmod(0o700)
    ask("new", "c.db", "--players", "Anne,Bruno")
    ask("pay", "bank", "Anne", "5")
    ask("backup", "--keep", "3")
    return Path("c.db")


def bad():
    """The codes of what is not well, and whether they are grave."""
    told = intendant("doctor", "-c", "c.db", "--json").json["result"]
    assert told["ok"] == (not any(one["grave"] for one in told["signs"]))
    assert all(one["message"] for one in told["signs"])
    assert all(bool(one["advice"]) != one["good"] for one in told["signs"])
    return {one["code"]: one["grave"] for one in told["signs"] if not one["good"]}


def test_a_campaign_that_is_well(campaign):
    """Everything is good, and nothing is changed."""
    before = campaign.read_bytes(), sorted(os.listdir())
    assert bad() == {}
    assert intendant("doctor").status == 0
    assert (campaign.read_bytes(), sorted(os.listdir())) == before


def test_others_can_read_it(campaign):
    """A campaign holds secrets."""
    campaign.chmod(0o644)
    assert bad() == {"private": False}


@pytest.mark.parametrize(
    ("mode", "words"),
    [
        (0o611, "nobody else can read the file"),
        (0o640, "others on this computer can read the file (mode 640)"),
        (0o620, "others on this computer can change the file (mode 620)"),
        (0o624, "others on this computer can read and change the file (mode 624)"),
    ],
)
def test_what_others_can_do_is_told(campaign, mode, words):
    """To read is one thing, to write another; to execute is nothing."""
    campaign.chmod(mode)
    assert words in intendant("doctor", "--lang", "en").out


def test_others_can_change_the_folder(campaign):
    """Whoever can rename a file can put another in its place."""
    Path().chmod(0o777)
    assert bad() == {"folder": False}


def test_a_second_name(campaign):
    """SQLite keeps the journal beside one name, and rolls nothing back beside the other."""
    os.link("c.db", "other.db")
    assert bad() == {"links": True}
    assert intendant("doctor", "-c", "c.db").status == 1


def test_somebody_turned_the_write_ahead_log_on(campaign, monkeypatch):
    """A copy of the file alone may be old; and some versions of SQLite lose more."""
    with sqlite3.connect(campaign) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    connection.close()
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 51, 2))
    assert set(bad()) >= {"journal", "sqlite"}
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 51, 3))
    assert "sqlite" not in bad()


def test_what_was_left_behind(campaign):
    """Files of a program that was killed are named."""
    Path(".c.db.0a1b2c3d.new").write_text("")
    assert bad() == {"leftovers": False}


def test_no_backup(campaign, monkeypatch):
    """There is none, or it lacks something that is old."""
    (copy,) = Path().glob("c.backup-*.db")
    ask("pay", "bank", "Anne", "1")
    assert bad() == {}
    ask("undo")
    monkeypatch.setattr("ledger.store.health.WEEK", 0)
    assert bad() == {"backup": False}
    assert "lacks 2 entries" in intendant("doctor").out
    copy.unlink()
    assert "no backup" in intendant("doctor").out


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "backups that are damaged or cannot be read: c.backup-000003.db"),
        ("fr", "sauvegardes endommagées ou illisibles\u00a0: c.backup-000003.db"),
    ],
)
def test_every_backup_is_examined(campaign, lang, words):
    """One that is damaged is named, wherever it stands; a folder is no backup."""
    for number in range(3):
        ask("pay", "bank", "Anne", f"{number + 1}")
        ask("backup", "--keep", "9")
    copy = Path("c.backup-000003.db")
    copy.write_bytes(copy.read_bytes().replace(b'"amount":1', b'"amount":7'))
    Path("c.backup-000009.db").mkdir()
    assert bad() == {"damaged_backups": False}
    assert words in intendant("doctor", "--lang", lang).out


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "views that are not ours: mine, more"),
        ("fr", "vues qui ne sont pas les nôtres\u00a0: mine, more"),
    ],
)
def test_views_of_ones_own_are_named(campaign, lang, words):
    """They do no harm, but whoever has not made them should know."""
    file = sqlite3.connect("c.db")
    for name in ("more", "mine"):
        file.execute(f"CREATE VIEW {name} AS SELECT 1")
    file.close()
    assert bad() == {"views": False}
    assert words in intendant("doctor", "--lang", lang).out


def test_the_backup_of_another_campaign_does_not_count(campaign):
    """Its journal must be the beginning of this one."""
    (copy,) = Path().glob("c.backup-*.db")
    copy.unlink()
    ask("new", "d.db", "--players", "Dora,Emil")
    ask("backup", "d.copy.db", "-c", "d.db")
    Path("d.db").unlink()
    assert bad() == {"backup": False}


def test_a_clock_that_is_behind(campaign, monkeypatch):
    """The newest entry was written in the future."""
    with monkeypatch.context() as patched:
        patched.setattr(appending, "now", lambda: "2199-01-01T00:00:00Z")
        ask("pay", "bank", "Anne", "5")
    assert bad() == {"clock": False}


def test_unfinished_acts(campaign):
    """Drafts are counted, and a backup should have them, too."""
    asked = {"expression": "2d6", "who": None, "remark": None}
    options = {"dice": "3", "choices": {}, "ruling": None, "once": None}
    with Book(str(campaign), write=True) as book:
        drafts.save(book, None, "roll", asked, options, [])
    assert bad() == {"drafts": False, "backup_drafts": False}
    said = intendant("doctor", "--lang", "en").out
    assert "1 action is unfinished" in said
    assert "the newest backup lacks 1 draft" in said
    ask("backup", "--keep", "3")
    assert bad() == {"drafts": False}
    ask("drop", "1")
    assert bad() == {}


def test_a_folder_of_another_computer(campaign, monkeypatch, tmp_path):
    """Its locks may not hold."""
    mounts = tmp_path / "mounts"
    mounts.write_text(
        "1 0 0:1 / / rw - ext4 /dev/a rw\n"
        f"2 1 0:2 / {Path.cwd()} rw - nfs4 server:/x rw\n"
    )
    monkeypatch.setattr(health, "MOUNTS", str(mounts))
    assert bad() == {"near": True}


def test_a_full_disk(campaign, monkeypatch):
    """There should be room for a few copies."""
    real = os.statvfs

    def full(path):
        whole = list(real(path))
        whole[4] = 1
        return os.statvfs_result(whole)

    monkeypatch.setattr(os, "statvfs", full)
    assert bad() == {"room": False}


def test_a_folder_for_everybody(campaign):
    """In such a folder others could put a journal beside the campaign."""
    Path().chmod(0o1777)
    assert bad() == {"folder": False}


def test_what_was_left_is_named_and_stays(campaign):
    """It answers a question: even what is of no use is left to commands that make files."""
    left = [".c.backup-000009.db.0a1b2c3d.new", ".c.db.0a1b2c3e.new"]
    for name in left:
        Path(name).write_bytes(campaign.read_bytes())
    told = intendant("doctor", "--lang", "en")
    assert ", ".join(left) in told.out
    assert told.err == ""
    assert {*left} < {*os.listdir()}


def test_what_belongs_to_another_campaign_is_not_named(campaign):
    """A file in the making lies there for the backup of another one."""
    Path(".d.backup-000009.db.0a1b2c3d.new").touch()
    assert bad() == {}


def test_what_a_stopped_writer_left_is_named(campaign):
    """SQLite takes back what is half written; it is gone then, and is told all the same."""
    data = campaign.read_bytes()
    connection = sqlite3.connect("c.db", isolation_level=None)
    connection.execute("PRAGMA cache_size = 1")
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("CREATE TABLE large (held)")
    connection.executemany("INSERT INTO large VALUES (?)", [("x" * 4000,)] * 50)
    half, journal = campaign.read_bytes(), Path("c.db-journal").read_bytes()
    connection.execute("ROLLBACK")
    connection.close()
    campaign.write_bytes(half)
    Path("c.db-journal").write_bytes(journal)
    assert half != data
    assert bad() == {"leftovers": False}
    assert campaign.read_bytes() == data
    assert bad() == {}


def test_what_may_not_be_written(campaign, monkeypatch):
    """Nothing could be recorded: better to know before the evening."""
    writable = os.access

    def access(path, mode):
        return writable(path, mode) and not (mode == os.W_OK and path == os.getcwd())

    monkeypatch.setattr(os, "access", access)
    assert bad() == {"writable": False}


def test_a_folder_that_may_not_be_listed(campaign, monkeypatch):
    """Whether there are backups or leftovers is not known; all else is told."""

    def forbidden(path):
        raise PermissionError(13, "Permission denied", path)

    monkeypatch.setattr(os, "listdir", forbidden)
    assert bad() == {"unlisted": False}
    told = ask("doctor", "-c", "c.db")
    assert not {"backup", "leftovers"} & {one["code"] for one in told["signs"]}
    campaign.write_bytes(campaign.read_bytes()[:5000])
    assert bad() == {"opens": True, "unlisted": False}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_damaged_file(campaign, lang):
    """One that can be opened, and one that cannot: both are grave, and `salvage` is named."""
    data = bytearray(campaign.read_bytes())
    at = data.find(b'"amount":5')
    data[at + 9] ^= 1
    campaign.write_bytes(data)
    assert bad()["whole"] is True
    said = intendant("doctor", "--lang", lang)
    assert said.status == 1
    assert "salvage" in said.out
    campaign.write_bytes(data[:5000])
    # Too little is left of it to show that the backup is its own.
    assert bad() == {"opens": True, "perhaps": False}
    said = intendant("doctor", "-c", "c.db", "--lang", lang)
    assert (said.status, "salvage" in said.out) == (1, True)


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM entry WHERE seq = 3",
        "UPDATE entry SET at = CAST(x'ff' AS TEXT) WHERE seq = 4",
        "INSERT INTO draft VALUES (1, CAST(x'ff' AS TEXT), 'roll', '', '', '')",
    ],
)
def test_whatever_is_damaged_is_examined(campaign, damage):
    """An entry after the newest backup is gone, or is not what we write: all else is told."""
    ask("pay", "bank", "Anne", "6")
    ask("pay", "bank", "Anne", "7")
    tamper(campaign, damage)
    assert bad()["whole"] is True
    assert intendant("doctor").status == 1


def test_a_time_that_is_no_text_is_damage(campaign):
    """One bit makes bytes of it; neither the screen nor a script stumbles over that."""
    ask("pay", "bank", "Anne", "6")
    make_bytes_of_time(campaign, 3)
    assert bad()["whole"] is True
    make_bytes_of_time(campaign, 2)
    assert bad()["whole"] is True
    assert intendant("doctor").status == 1


@pytest.mark.parametrize(
    ("lang", "advice"),
    [
        ("en", "if this was one, `salvage letter.txt NEW` reads what is left"),
        ("fr", "si c’en était une, `salvage letter.txt NOUVEAU` lit ce qui reste"),
    ],
)
def test_a_file_of_another_kind(here, lang, advice):
    """It may be the wrong file, or a campaign whose beginning was overwritten."""
    (here / "letter.txt").write_text("Dear Anne")
    said = intendant("doctor", "-c", "letter.txt", "--lang", lang)
    assert (said.status, advice in said.out) == (1, True)
    # Nobody misses a backup of a letter.
    assert said.out.count("salvage letter.txt") == 1


def test_a_file_of_a_newer_version_is_not_damaged(campaign):
    """Nothing is lost, and an old backup is not offered in its place."""
    file = sqlite3.connect(campaign)
    file.execute("PRAGMA user_version = 2")
    file.close()
    assert bad() == {"opens": False}
    said = intendant("doctor", "-c", "c.db", "--lang", "en")
    assert (said.status, "--from" in said.out) == (0, False)
    assert "install the newer version" in said.out


def test_a_folder_cannot_be_salvaged(here):
    """What it is is said, and nothing is advised."""
    said = intendant("doctor", "-c", ".", "--lang", "en")
    assert (said.status, said.out.splitlines()[1:]) == (
        1,
        ["the file cannot be opened: . is a folder"],
    )


def test_a_fault_in_play_is_not_grave(campaign):
    """The file is as it was written; the game is not as its rules want it."""
    with Book(str(campaign), write=True) as book, book.writing():
        append(
            book, Entry("note", {}, {}, [Change("player:Anne", "mood", None, "glad")])
        )
    assert bad() == {"play": False}
    said = intendant("doctor", "-c", "c.db", "--lang", "en")
    assert (said.status, "the game it records has 1 error" in said.out) == (0, True)
    assert "the journal is intact" in said.out


def test_no_campaign_here(here):
    """It is refused as everywhere."""
    assert intendant("doctor").status == 3
