"""Campaign files: copied into backups, made of these again."""

from __future__ import annotations

import hashlib
import os

import pytest

from ledger.acting import copies
from ledger.acting.copies import backup, restore
from ledger.acting.files import is_campaign
from ledger.errors import FileTrouble, Misuse, Refused
from ledger.journal import Finding
from ledger.rules.game import Game
from ledger.store import rows
from ledger.store.book import Book
from tests.laws.evening import Evening
from tests.tampering import tamper

STRANGE = Finding("audit.strange", "player:Anne", (("many", 3),), rule="X-1")
WARNED = {
    "key": "in_play",
    "rule": "X-1",
    "facts": {"key": "audit.strange", "facts": {"about": "player:Anne", "many": 3}},
}


@pytest.fixture
def played(evening):
    """An evening of two entries."""
    evening.act("pay", "bank", "Anne", 40)
    return evening


@pytest.fixture
def damaged(tmp_path):
    """A campaign whose sums contradict its journal."""
    evening = Evening(str(tmp_path / "d.db"))
    evening.act("pay", "bank", "Anne", 40)
    evening.close()
    tamper(evening.file, "UPDATE balance SET amount = 41 WHERE account <> 'bank'")
    with Book(evening.file) as book:
        yield book


def sha256(file):
    """The hash of a file's bytes."""
    with open(file, "rb") as given:
        return hashlib.sha256(given.read()).hexdigest()


def names(folder):
    """The files in a folder, without those of SQLite."""
    return sorted(one.name for one in folder.iterdir() if "-wal" not in one.name)


def test_a_campaign_and_a_backup_are_told_from_other_files(played, tmp_path):
    """By their first bytes; what is not there, or no file, is none."""
    backup(played.book, str(tmp_path / "b.db"))
    (tmp_path / "p.toml").write_text("game = 'free'\n")
    (tmp_path / "empty").touch()
    for name in ("e.db", "b.db"):
        assert is_campaign(str(tmp_path / name)) is True
    for name in ("p.toml", "empty", "none", ".", "p.toml/x"):
        assert is_campaign(str(tmp_path / name)) is False


# Backups with a name ------------------------------------------------------------------


def test_a_backup_is_told_with_its_hash(played, tmp_path):
    """It holds what the campaign holds, and is only read."""
    file = str(tmp_path / "b.db")
    told = backup(played.book, file)

    assert told.result == {"file": file, "entries": 2, "sha256": sha256(file)}
    assert (told.entry, told.written, told.warnings) == (None, False, [])
    assert told.state == played.state
    with Book(file) as book:
        assert (book.backup, rows.head(book)) == (True, played.head)
    with pytest.raises(Refused) as caught:
        backup(played.book, file)
    assert caught.value.code == "exists"


@pytest.mark.parametrize(("file", "keep"), [(None, None), ("b.db", 3), ("b.db", 0)])
def test_a_backup_has_a_name_or_its_place(played, tmp_path, file, keep):
    """One of them must be said, and not both."""
    with pytest.raises(Misuse) as caught:
        backup(played.book, file, keep)
    assert (caught.value.code, caught.value.key) == ("usage", "backup.where")
    assert names(tmp_path) == ["e.db"]


@pytest.mark.parametrize(("file", "keep"), [("b.db", None), (None, 2)])
def test_a_damaged_campaign_is_not_copied(damaged, tmp_path, monkeypatch, file, keep):
    """The refusal names the campaign."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(FileTrouble) as caught:
        backup(damaged, file, keep)
    told = caught.value
    assert (told.code, told.key) == ("damaged", "damaged.check")
    assert told.facts == {"file": damaged.path, "detail": ""}
    assert names(tmp_path) == ["d.db"]


def test_a_fault_of_the_game_is_told_with_each_copy(played, tmp_path, monkeypatch):
    """It is no damage: an intact campaign may be copied."""
    monkeypatch.setattr(Game, "audit", lambda *_: [STRANGE])
    file = str(tmp_path / "b.db")
    assert backup(played.book, file).warnings == [WARNED]
    assert backup(played.book, None, 3).warnings == [WARNED]
    assert backup(played.book, None, 3).warnings == [WARNED]
    assert restore(str(tmp_path / "new.db"), file).warnings == [WARNED]
    monkeypatch.undo()


# Backups beside the campaign ----------------------------------------------------------


def test_a_backup_without_a_name_is_kept_beside_the_campaign(played, tmp_path):
    """Under the number of the newest entry; what is there already is not made again."""
    file = str(tmp_path / "e.backup-000002.db")
    told = backup(played.book, None, 3)
    made = {"file": file, "entries": 2, "sha256": sha256(file), "removed": []}

    assert told.result == made
    assert (told.entry, told.state) == (None, played.state)
    before = os.stat(file).st_ino
    again = backup(played.book, None, 3)
    assert (again.result, again.entry, again.written) == (made, None, False)
    assert again.state == played.state
    assert os.stat(file).st_ino == before
    assert names(tmp_path) == ["e.backup-000002.db", "e.db"]


@pytest.mark.parametrize(("keep", "left"), [(1, [5]), (2, [4, 5]), (4, [2, 3, 4, 5])])
def test_only_the_newest_backups_are_kept(played, tmp_path, keep, left):
    """What was removed is told by its name, the oldest first."""
    for _ in range(3):
        backup(played.book, None, 9)
        played.act("note", "x")
    told = backup(played.book, None, keep)

    gone = [seq for seq in (2, 3, 4, 5) if seq not in left]
    assert told.result["removed"] == [f"e.backup-00000{seq}.db" for seq in gone]
    assert told.result["entries"] == 5
    kept = [f"e.backup-00000{seq}.db" for seq in left]
    assert names(tmp_path) == [*kept, "e.db"]


def test_a_damaged_backup_is_neither_taken_for_one_nor_counted(played, tmp_path):
    """It stays where it is, and another one is made beside it."""
    backup(played.book, None, 9)
    first = tmp_path / "e.backup-000002.db"
    tamper(first, "UPDATE balance SET amount = 41 WHERE account <> 'bank'")
    told = backup(played.book, None, 1)
    assert told.result["file"] == str(tmp_path / "e.backup-000002-2.db")
    assert told.result["removed"] == ["e.backup-000002.db"]


def overtaken(monkeypatch, before):
    """Lets another program act between the choice of a place and what is done there."""
    place, ahead = copies.backups.place, [before]

    def chosen(*asked):
        found = place(*asked)
        if ahead:
            ahead.pop()(found[0])
        return found

    monkeypatch.setattr(copies.backups, "place", chosen)


def test_another_backup_may_take_the_place_first(played, tmp_path, monkeypatch):
    """If it is whole it is the backup; else the next place is taken."""

    def same(place):
        copies.copying.backup(played.book, place, lambda _: None)

    overtaken(monkeypatch, same)
    first = str(tmp_path / "e.backup-000002.db")
    assert backup(played.book, None, 3).result["file"] == first
    os.unlink(first)
    overtaken(monkeypatch, os.mkdir)
    second = str(tmp_path / "e.backup-000002-2.db")
    assert backup(played.book, None, 3).result["file"] == second


def test_the_backup_that_is_there_may_be_removed_meanwhile(
    played, tmp_path, monkeypatch
):
    """Then it is made."""
    backup(played.book, None, 3)
    overtaken(monkeypatch, os.unlink)
    file = str(tmp_path / "e.backup-000002.db")
    assert backup(played.book, None, 3).result["sha256"] == sha256(file)


def test_nobody_is_overtaken_for_ever(played, tmp_path, monkeypatch):
    """In the end the refusal is told."""
    asked = []
    file = str(tmp_path / "taken.db")
    open(file, "x", encoding="utf-8").close()
    monkeypatch.setattr(
        copies.backups, "place", lambda *_: asked.append(1) or (file, False)
    )
    with pytest.raises(Refused) as caught:
        backup(played.book, None, 3)
    assert (caught.value.code, len(asked)) == ("exists", copies.MOST_OTHERS + 1)


def test_an_old_backup_that_cannot_be_removed_is_told(played, monkeypatch):
    """The new one is made all the same."""
    backup(played.book, None, 9)
    played.act("note", "x")
    thinned = copies.backups.Thinned([], ["e.backup-000002.db"])
    monkeypatch.setattr(copies.backups, "thin_out", lambda *_: thinned)
    told = backup(played.book, None, 1)
    assert (told.result["entries"], told.result["removed"]) == (3, [])
    warned = {"files": ["e.backup-000002.db"]}
    assert told.warnings == [{"key": "backup.stays", "rule": None, "facts": warned}]


def test_a_backup_that_is_held_is_not_called_damaged(played, tmp_path, monkeypatch):
    """It is waited for as long as everything is, and then refused as in use."""

    def locked(_):
        raise FileTrouble("locked", file="x")

    backup(played.book, None, 3)
    file = str(tmp_path / "e.backup-000002.db")
    monkeypatch.setattr(copies.backups, "place", lambda *_: (file, True))
    monkeypatch.setattr(copies, "state_of", locked)
    with pytest.raises(FileTrouble) as caught:
        backup(played.book, None, 3)
    assert caught.value.code == "locked"


# Campaigns of backups -----------------------------------------------------------------


def test_a_campaign_is_made_of_a_backup(played, tmp_path):
    """It tells the game, and who plays it by the names of now."""
    played.act("players rename", "Bruno", "Zoé")
    file, source = str(tmp_path / "new.db"), str(tmp_path / "b.db")
    backup(played.book, source)
    told = restore(file, source)

    players = ["Anne", "Zoé", "Chloé"]
    assert told.result == {"file": file, "game": "free", "players": players}
    assert (told.entry, told.written, told.warnings) == (None, False, [])
    assert told.state == played.state
    with Book(file, write=True) as book:
        assert (book.backup, rows.head(book)) == (False, played.head)


def test_only_a_backup_becomes_a_campaign(played, tmp_path):
    """A campaign is none; nothing is made of it."""
    with pytest.raises(FileTrouble) as caught:
        restore(str(tmp_path / "new.db"), played.file)
    told = caught.value
    assert (told.code, told.key) == ("not_a_campaign", "not_a_backup")
    assert told.facts == {"file": played.file}
    assert names(tmp_path) == ["e.db"]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE balance SET amount = 41 WHERE account <> 'bank'",
        "UPDATE fact SET value = 'chess' WHERE field = 'game'",
        "UPDATE fact SET value = x'ff' WHERE field = 'name'",
    ],
)
def test_a_damaged_backup_becomes_no_campaign(played, tmp_path, damage):
    """Whatever its damage is, the refusal names the backup."""
    source = str(tmp_path / "b.db")
    backup(played.book, source)
    tamper(source, damage)
    with pytest.raises(FileTrouble) as caught:
        restore(str(tmp_path / "new.db"), source)
    told = caught.value
    assert (told.code, told.key) == ("damaged", "damaged.check")
    assert told.facts == {"file": source, "detail": ""}
    assert names(tmp_path) == ["b.db", "e.db"]


def test_what_is_told_of_damage_is_always_the_same():
    """Its code, and the key of its sentence."""
    assert copies.DAMAGED == ("damaged", "damaged.check")
