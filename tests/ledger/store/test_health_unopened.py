"""The signs of a campaign that cannot be opened, and what could take its place."""

from __future__ import annotations

import os
import sqlite3

import pytest

from ledger.store import health
from tests.ledger.store.test_health import _kept as _kept  # noqa: PLC0414 - a fixture
from tests.ledger.store.test_health import (
    folder as folder,  # noqa: PLC0414 - a fixture
)
from tests.ledger.store.test_health import whole


def own_backup(folder, *code):
    """What takes the place of a campaign that cannot be opened: each sign and its value."""
    found = health.unopened(str(folder / "c.db"), whole, *code)
    codes = ("beside", "perhaps", "held_backups", "unlisted")
    return {o["code"]: (o["good"], o["value"]) for o in found if o["code"] in codes}


def test_a_backup_of_any_name_may_take_the_place_of_a_damaged_file(folder):
    """If its newest hash stands in the file; else only one that has the place of one."""
    (folder / "c.backup-000002.db").rename(folder / "saturday.db")
    assert own_backup(folder) == {"beside": (True, str(folder / "saturday.db"))}
    (folder / "c.db").write_bytes(bytes(4096))
    assert own_backup(folder) == {"beside": (False, None)}
    assert own_backup(folder, "not_a_campaign") == {}
    backup_there = folder / "c.backup-000002.db"
    (folder / "saturday.db").rename(backup_there)
    assert own_backup(folder) == {"perhaps": (False, str(backup_there))}
    assert own_backup(folder, "not_a_campaign") == own_backup(folder)


@pytest.mark.parametrize("code", ["newer", "locked", "read_only"])
def test_what_is_not_damaged_needs_no_backup_in_its_place(folder, code):
    """It is whole, as far as anybody knows."""
    assert own_backup(folder, code) == {}


def test_a_backup_that_is_held_may_be_the_one_that_is_needed(folder):
    """That there is none would be a guess."""
    held = sqlite3.connect(folder / "c.backup-000002.db", isolation_level=None)
    held.execute("BEGIN EXCLUSIVE")
    assert own_backup(folder) == {"held_backups": (False, "c.backup-000002.db")}
    held.close()


def test_a_backup_lies_beside_the_file_that_a_link_leads_to(folder, tmp_path):
    """It is named by its own path."""
    os.symlink(folder / "c.db", tmp_path / "link.db")
    found = health.unopened(str(tmp_path / "link.db"), whole)
    (beside,) = (one["value"] for one in found if one["code"] == "beside")
    assert beside == str(folder / "c.backup-000002.db")


def test_where_the_folder_cannot_be_listed_no_backup_is_missed(folder, monkeypatch):
    """The system may refuse that for any reason, whatever rights there are."""

    def failing(_):
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "listdir", failing)
    assert own_backup(folder) == {"unlisted": (False, None)}
    assert own_backup(folder, "locked") == {"unlisted": (False, None)}


def test_a_file_that_may_not_be_read_is_examined_all_the_same(folder, monkeypatch):
    """From outside: who may do what, and what is around it."""

    def denied(_):
        raise PermissionError

    monkeypatch.setattr(health, "wants_wal", denied)
    codes = {one["code"] for one in health.unopened(str(folder / "c.db"), whole)}
    assert {"private", "links", "folder", "room", "beside"} <= codes
    assert not {"journal", "sqlite"} & codes
