"""Backups beside a campaign: which count, which are kept, and what `doctor` says of them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.commands.test_doctor import bad, kept  # noqa: F401 - a fixture
from tests.face import ask, intendant


def test_a_damaged_backup_is_none(campaign):
    """It is named, and neither counts as one nor takes the place of a good one."""
    Path("c.backup-000002.db").rename("c.backup-000001.db")
    ask("backup", "--keep", "3")
    newest = Path("c.backup-000002.db")
    data = newest.read_bytes()
    newest.write_bytes(data.replace(b'"amount":5', b'"amount":6'))
    assert bad() == {"damaged_backups": False}
    assert newest.name in intendant("doctor").out
    again = ask("backup", "--keep", "1")
    assert (again["file"], again["removed"]) == (
        "c.backup-000002-2.db",
        ["c.backup-000001.db", "c.backup-000002.db"],
    )
    assert bad() == {}


def test_old_backups_stay_until_others_are_whole(campaign):
    """As many are kept as are asked for, and damaged ones are not among them."""
    ask("pay", "bank", "Anne", "1")
    ask("backup", "--keep", "3")
    damaged = Path("c.backup-000003.db")
    damaged.write_bytes(damaged.read_bytes()[:-4096])
    ask("pay", "bank", "Anne", "1")
    assert ask("backup", "--keep", "2")["removed"] == []
    ask("pay", "bank", "Anne", "1")
    assert ask("backup", "--keep", "2")["removed"] == ["c.backup-000002.db"]
    assert bad() == {"damaged_backups": False}
    assert damaged.name in intendant("doctor").out


def test_a_backup_whose_beginning_is_gone_is_named_from_another_folder(campaign):
    """Wherever the campaign is spoken of from, it knows the names of its backups."""
    Path("c.backup-000003.db").write_bytes(bytes(4096))
    Path("elsewhere").mkdir()
    os.chdir("elsewhere")
    told = ask("doctor", "-c", "../c.db")
    named = {one["code"]: one["value"] for one in told["signs"] if not one["good"]}
    assert named["damaged_backups"] == "c.backup-000003.db"


def test_others_can_read_a_backup(campaign):
    """It holds the same secrets."""
    Path("c.backup-000002.db").chmod(0o640)
    assert bad() == {"open_backups": False}


def test_names_that_people_gave_are_left_alone(campaign):
    """Backups of one's own in the same folder are never thinned out."""
    own = ["c.backup-1.db", "c.backup-99.db", "c.backup-before.db"]
    for name in own:
        ask("backup", name)
    ask("pay", "bank", "Anne", "1")
    assert ask("backup", "--keep", "1")["removed"] == ["c.backup-000002.db"]
    assert {*own} < {*os.listdir()}


def test_backups_are_found_among_many_files(campaign):
    """Those in their place are looked at whatever else is in the folder."""
    for number in range(600):
        Path(f"a{number}").touch()
    assert bad() == {}
    assert ask("backup", "--keep", "1")["file"] == "c.backup-000002.db"


def test_a_backup_is_no_backup_of_itself(campaign):
    """A backup may be examined, too; it needs none beside it."""
    told = ask("doctor", "-c", "c.backup-000002.db")
    assert "backup" not in {one["code"] for one in told["signs"]}


def test_only_the_newest_backups_stay(campaign):
    """Older ones of the same place go, others stay, and none twice."""
    ask("backup", "mine.db")
    for number in range(5):
        ask("pay", "bank", "Anne", f"{number + 1}")
        told = ask("backup", "--keep", "2")
    assert told["removed"] == ["c.backup-000005.db"]
    left = sorted(path.name for path in Path().glob("*.db"))
    assert left == ["c.backup-000006.db", "c.backup-000007.db", "c.db", "mine.db"]
    again = ask("backup", "--keep", "2")
    assert (again["removed"], again["sha256"]) == ([], told["sha256"])


def test_a_backup_that_holds_more_than_the_campaign_stays(campaign):
    """Nothing is removed, or overwritten, that is not also here."""
    ask("fork", "branch.db")
    ask("pay", "bank", "Anne", "1", "-c", "c.db")
    ask("backup", "--keep", "9", "-c", "c.db")
    held = Path("c.backup-000003.db").read_bytes()
    Path("branch.db").replace("c.db")
    told = ask("backup", "--keep", "1", "-c", "c.db")
    assert Path("c.backup-000003.db").read_bytes() == held
    assert Path(told["file"]).name == "c.backup-000003-2.db"
    assert told["removed"] == ["c.backup-000002.db"]


@pytest.mark.parametrize("words", [("backup",), ("backup", "x.db", "--keep", "3")])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_either_a_name_or_how_many(campaign, words, lang):
    """Neither or both says nothing clear."""
    said = intendant(*words, "--lang", lang)
    assert said.status == 2
    assert "--keep N" in said.err
    assert intendant("backup", "--keep", "0").status == 2
