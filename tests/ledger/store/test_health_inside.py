"""The signs of what is in a campaign's file, of its backups, and of one that is closed."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing

import pytest

from ledger.errors import FileTrouble, Refused
from ledger.store import health
from ledger.store.book import SHARED
from tests.ledger.store.test_health import DAY, NOW, WRITTEN, backup, signs
from tests.ledger.store.test_health import _kept as _kept  # noqa: PLC0414 - a fixture
from tests.ledger.store.test_health import (
    folder as folder,  # noqa: PLC0414 - a fixture
)
from tests.tampering import make_bytes_of_time, tamper


def test_acts_that_were_stopped_are_counted(folder):
    """They wait to be resumed."""
    with closing(sqlite3.connect(folder / "c.db")) as file:
        for _ in range(2):
            file.execute(
                "INSERT INTO draft VALUES (NULL, 'x', 'note', '{}', '{}', '[]')"
            )
        file.commit()
    assert signs(folder)["drafts"] == (False, False, 2)


@pytest.mark.parametrize(("early", "good"), [(119, True), (120, False), (-DAY, True)])
def test_a_clock_may_be_behind_by_a_moment(folder, monkeypatch, early, good):
    """When the newest entry was written is told."""
    monkeypatch.setattr(time, "time", lambda: float(NOW - early))
    assert signs(folder)["clock"] == (good, False, WRITTEN)


def test_it_is_the_newest_entry_that_tells_the_time(folder):
    """Where its time cannot be read, nothing is wrong with the clock."""
    tamper(
        folder / "c.db", "UPDATE entry SET at = '2099-01-01T00:00:00Z' WHERE seq = 1"
    )
    assert signs(folder)["clock"] == (True, False, WRITTEN)
    tamper(folder / "c.db", "UPDATE entry SET at = '2099-01-01T00:00:00Z'")
    assert signs(folder)["clock"] == (False, False, "2099-01-01T00:00:00Z")
    tamper(folder / "c.db", "UPDATE entry SET at = 'later'")
    assert signs(folder)["clock"] == (True, False, "later")


def test_a_time_that_is_no_text_is_not_told(folder):
    """The file is damaged, and that is told elsewhere."""
    make_bytes_of_time(folder / "c.db", 2)
    assert not {"clock", "backup_age"} & signs(folder).keys()


def test_a_shared_campaign_says_so(folder):
    """Of others nothing is said."""
    assert "shared" not in signs(folder)
    (folder / f"c.db{SHARED}").touch()
    assert signs(folder)["shared"] == (True, False, None)


# Backups -------------------------------------------------------------------------------

LACKING = "c.backup-000001.db"


@pytest.fixture
def old(folder):
    """A campaign whose only backup lacks an entry."""
    (folder / "c.backup-000002.db").unlink()
    backup(folder, LACKING, lacks=1)
    return folder


@pytest.mark.parametrize(
    ("age", "good"),
    [(0, True), (7 * DAY - 1, True), (7 * DAY, False), (70 * DAY, False)],
)
def test_a_backup_should_lack_nothing_that_is_a_week_old(old, monkeypatch, age, good):
    """Whenever it was made; how much it lacks is told, and how far it goes."""
    os.utime(old / LACKING, (1, 1))
    monkeypatch.setattr(time, "time", lambda: float(NOW + age))
    found = signs(old)
    assert found["backup"] == (good, False, 1)
    assert found["backup_age"] == (True, False, WRITTEN)


def test_what_a_backup_lacks_may_be_missing_in_the_campaign_too(old):
    """How old it is is told by the first entry after it that is still there."""
    tamper(
        old / "c.db",
        "DELETE FROM effect WHERE entry = 2",
        "UPDATE entry SET seq = 3 WHERE seq = 2",
    )
    assert signs(old)["backup"] == (True, False, 2)
    make_bytes_of_time(old / "c.db", 3)
    assert signs(old)["backup"] == (False, False, 2)


def test_a_backup_should_have_the_drafts(folder):
    """The dice in them are nowhere else."""
    with closing(sqlite3.connect(folder / "c.db")) as file:
        file.execute("INSERT INTO draft VALUES (1, 'x', 'note', '{}', '{}', '[]')")
        file.commit()
    assert signs(folder)["backup_drafts"] == (False, False, 1)
    backup(folder, "c.backup-000002-2.db")
    assert "backup_drafts" not in signs(folder)


def test_any_backup_of_the_newest_entry_may_have_the_drafts(folder):
    """Whatever its name is, and whichever comes last."""
    backup(folder, "a-long-name-that-somebody-chose-before.db")
    with closing(sqlite3.connect(folder / "c.db")) as file:
        file.execute("INSERT INTO draft VALUES (1, 'x', 'note', '{}', '{}', '[]')")
        file.commit()
    backup(folder, "c.backup-000002-2.db")
    assert "backup_drafts" not in signs(folder)
    (folder / "c.backup-000002-2.db").unlink()
    assert signs(folder)["backup_drafts"] == (False, False, 1)


def test_where_a_folder_may_not_be_listed_nobody_knows_of_backups(folder, monkeypatch):
    """That there is none would be a guess."""

    def failing(_):
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "listdir", failing)
    found = signs(folder)
    assert found["unlisted"] == (False, False, None)
    assert "backup" not in found


def test_a_backup_that_lacks_nothing_may_be_old(folder):
    """Nothing was written since."""
    os.utime(folder / "c.backup-000002.db", (1, 1))
    assert signs(folder)["backup"] == (True, False, 0)


def test_it_is_the_newest_backup_that_counts(folder):
    """Whatever others there are."""
    backup(folder, LACKING, lacks=1)
    assert signs(folder)["backup"] == (True, False, 0)


def test_without_a_backup_there_is_nothing_to_tell(old):
    """That is bad, and not grave."""
    (old / LACKING).unlink()
    found = signs(old)
    assert found["backup"] == (False, False, None)
    assert not {"damaged_backups", "open_backups"} & found.keys()


def test_backups_that_others_may_read_are_named(folder):
    """In order, by their names."""
    for name, mode in (("b.db", 0o604), ("a.db", 0o620), ("z.db", 0o611)):
        backup(folder, name)
        (folder / name).chmod(mode)
    assert signs(folder)["open_backups"] == (False, False, "a.db, b.db")


def test_backups_that_are_damaged_are_named(folder):
    """Those that fail the check, and those that cannot be read; they do not count."""
    backup(folder, LACKING, lacks=1)
    (folder / "c.backup-000000.db").write_text("x")
    seen = []

    def check(copy):
        seen.append(os.path.basename(copy.path))
        return seen[-1] == LACKING

    found = signs(folder, check=check)
    assert seen == [LACKING, "c.backup-000002.db"]
    damaged = "c.backup-000000.db, c.backup-000002.db"
    assert found["damaged_backups"] == (False, False, damaged)
    assert found["backup"] == (True, False, 1)
    found = signs(folder, check=lambda _: False)
    named = f"c.backup-000000.db, {LACKING}, c.backup-000002.db"
    assert found["damaged_backups"] == (False, False, named)
    assert found["backup"] == (False, False, None)


def test_backups_that_others_hold_are_neither_damaged_nor_missed(folder):
    """Nothing is said of what cannot be known just now."""
    held = sqlite3.connect(folder / "c.backup-000002.db", isolation_level=None)
    held.execute("BEGIN EXCLUSIVE")
    found = signs(folder)
    assert found["held_backups"] == (False, False, "c.backup-000002.db")
    assert not {"damaged_backups", "backup"} & found.keys()
    backup(folder, LACKING, lacks=1)
    assert signs(folder)["backup"] == (True, False, 1)
    held.close()
    assert "held_backups" not in signs(folder)


def test_backups_may_be_removed_while_they_are_examined(folder):
    """Another program thins them out."""

    def thinned(copy):
        os.unlink(copy.path)
        return os.stat(copy.path)

    found = signs(folder, check=thinned)
    assert found["backup"] == (False, False, None)
    assert not {"damaged_backups", "open_backups", "held_backups"} & found.keys()


def test_the_newest_backup_may_be_removed_before_its_drafts_are_looked_at(folder):
    """Nothing is said of these."""

    def thinned(copy):
        os.unlink(copy.path)
        return True

    assert signs(folder, check=thinned)["backup"] == (True, False, 0)


def test_a_sign_that_is_good_is_never_grave():
    """One that is bad may be."""
    bad = {"code": "x", "good": False, "grave": False, "value": None}
    assert health.sign("x", False) == bad
    assert health.sign("x", False, 3, grave=True) == bad | {"grave": True, "value": 3}
    assert health.sign("x", True, grave=True) == bad | {"good": True}


@pytest.mark.parametrize(
    ("refusal", "grave"),
    [
        (FileTrouble("damaged", file="c.db"), True),
        (FileTrouble("read_only", file="c.db"), True),
        (FileTrouble("locked", file="c.db"), False),
        (FileTrouble("newer", file="c.db"), False),
        (Refused("exists"), False),
    ],
)
def test_a_file_that_cannot_be_opened(refusal, grave):
    """That is grave, unless somebody else is using it, or has a newer version."""
    wanted = health.sign("opens", False) | {"grave": grave, "refusal": refusal}
    assert health.not_opened(refusal) == wanted
