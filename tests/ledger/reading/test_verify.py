"""Whether a file is consistent with itself, and how well it is kept."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ledger import wire
from ledger.acting import copies
from ledger.errors import FileTrouble, Refused
from ledger.journal import LOST, Entry, Finding
from ledger.reading import at_one_moment, health, verify
from ledger.reading.played import of_game, state_played
from ledger.reading.verify import unopened
from ledger.store.append import append
from ledger.store.book import Book
from tests.ledger.reading.written import put
from tests.tampering import tamper

BALANCE = "UPDATE balance SET amount = amount + 1 WHERE account = 'player:Anne'"
GAME = "UPDATE fact SET value = 'chess' WHERE field = 'game'"
LOG = ("", "-wal", "-shm")  # the file itself, and what SQLite writes ahead of it
A_VIEW = "CREATE VIEW {} AS SELECT 1"


@pytest.fixture
def paid(evening):
    """Anne has some money, in a file that lies in a folder of its owner's."""
    Path(evening.file).parent.chmod(0o700)
    Path(evening.file).chmod(0o600)
    evening.act("pay", "bank", "Anne", 5)
    return evening


def tampered(evening, *statements):
    """The campaign, changed by a program that is not ours."""
    evening.book.close()
    tamper(evening.file, *statements)
    evening.reopen()
    return evening


def found(evening):
    """The findings of `verify`."""
    return verify.verify(evening.book)["findings"]


def signs(evening):
    """Every sign by its code: whether it is good, whether it is grave, and its value."""
    told = health.health(evening.file)["signs"]
    return {one["code"]: (one["good"], one["grave"], one["value"]) for one in told}


def test_a_sound_file_is_told_with_its_newest_entry(paid):
    """Nothing is found."""
    assert verify.verify(paid.book) == {
        "entries": 2,
        "ok": True,
        "damaged": False,
        "findings": [],
        "lost": 0,
        "unproven": False,
        "head": paid.head[1],
    }


def test_a_fault_in_play_is_no_damage(paid):
    """The game's own audit finds it."""
    put(paid, "player:Anne", mood="glad")
    told = verify.verify(paid.book)
    assert (told["ok"], told["damaged"]) == (False, False)
    (fault,) = told["findings"]
    assert fault == Finding("audit.field", "player:Anne", (("field", "mood"),))


def test_a_house_rule_that_can_never_have_been_is_found(paid):
    """One that an older version had may have been anything."""
    put(paid, "rules", **{"free.titles.most": '"many"'})
    (fault,) = found(paid)
    assert (fault.code, fault.about) == ("verify.setting", "free.titles.most")
    assert fault.entry == 3
    put(paid, "rules", **{"free.titles.most": "3", "free.titles.old": "3"})
    assert [one.entry for one in found(paid)] == [3]


def test_a_balance_that_does_not_follow_is_damage(paid):
    """The account and the commodity are named."""
    told = verify.verify(tampered(paid, BALANCE).book)
    assert told["damaged"]
    facts = (("what", "money"),)
    assert Finding("verify.balance", "player:Anne", facts) in told["findings"]


def test_a_game_that_there_is_not_is_damage(paid):
    """Even where nothing else is found."""
    put(paid, "campaign", game="chess")
    facts = (("field", "game"),)
    assert found(paid) == [Finding("verify.fact", "campaign", facts)]
    assert verify.verify(paid.book)["damaged"]


def test_the_views_of_the_game_must_be_as_the_program_made_them(barony):
    """A game has views of its own."""
    assert found(barony) == []
    views = barony.book.rows("SELECT name FROM sqlite_master WHERE type = 'view'")
    own = {name for (name,) in views}
    for name in ("lords", "soldiers"):
        assert name in own
    tampered(barony, "DROP VIEW lords", A_VIEW.format("lords"))
    assert found(barony) == [Finding("verify.schema", "view lords")]


def test_a_file_with_other_tables_was_not_read():
    """The part that is not ours is named; any other trouble stays what it is."""
    trouble = FileTrouble("damaged", "damaged.schema", part="table odd")
    assert unopened(trouble) == {
        "entries": 0,
        "ok": False,
        "damaged": True,
        "findings": [Finding("verify.schema", "table odd")],
        "lost": 0,
        "unproven": False,
        "head": wire.GENESIS,
    }
    other = FileTrouble("damaged", "damaged.head", part="x")
    with pytest.raises(FileTrouble) as raised:
        unopened(other)
    assert raised.value is other


# Health ---------------------------------------------------------------------------------


def test_the_signs_of_a_campaign(paid):
    """Those that are not good come first; the whole and the play are among them."""
    told = health.health(paid.file)
    assert list(told) == ["ok", "file", "entries", "sqlite", "signs"]
    assert (told["file"], told["entries"]) == (paid.file, 2)
    assert told["sqlite"] == sqlite3.sqlite_version
    good = [one["good"] for one in told["signs"]]
    assert good == sorted(good)
    found = signs(paid)
    assert found["whole"] == (True, False, 0)
    assert found["play"] == (True, False, 0)
    assert found["backup"] == (False, False, None)
    assert found["private"] == (True, False, "600")
    assert "views" not in found
    assert told["ok"]


def test_a_fault_in_play_is_a_sign_of_its_own(paid):
    """The file itself is whole."""
    put(paid, "player:Anne", mood="glad")
    found = signs(paid)
    assert found["whole"] == (True, False, 1)
    assert found["play"] == (False, False, 1)
    assert health.health(paid.file)["ok"]


def test_a_damaged_file_has_the_gravest_sign_first(paid):
    """Nothing is said about the play or the views in it."""
    tampered(paid, BALANCE, A_VIEW.format("odd"))
    told = health.health(paid.file)
    assert not told["ok"]
    first = told["signs"][0]
    assert (first["code"], first["good"], first["grave"]) == ("whole", False, True)
    assert first["value"] == len(verify.verify(paid.book)["findings"])
    assert not {"play", "views"} & {*signs(paid)}
    put(paid, "campaign", game="chess")
    assert "views" not in signs(paid)


@pytest.mark.parametrize("error", [TypeError(), FileTrouble("damaged", file="x")])
def test_whatever_in_a_damaged_file_cannot_be_read_the_rest_is_told(
    paid, monkeypatch, error
):
    """What is around it stands for what is in it."""

    def failing(*_):
        raise error

    monkeypatch.setattr(health.store, "signs", failing)
    tampered(paid, BALANCE)
    told = health.health(paid.file)
    assert (told["ok"], told["entries"]) == (False, 2)
    codes = [one["code"] for one in told["signs"]]
    assert codes[0] == "whole"
    assert {"private", "folder", "beside", "leftovers"} <= {*codes}


def test_an_error_in_an_intact_file_is_a_fault_of_ours(paid, monkeypatch):
    """Nothing is put down to the file."""

    def failing(*_):
        raise TypeError

    monkeypatch.setattr(health.store, "signs", failing)
    with pytest.raises(TypeError):
        health.health(paid.file)


def test_what_is_grave_comes_before_what_is_not_good(paid):
    """A second name of the file is grave; a missing backup is not."""
    os.link(paid.file, f"{paid.file}.twin")
    told = health.health(paid.file)
    codes = [one["code"] for one in told["signs"] if not one["good"]]
    assert codes[0] == "links"
    assert "backup" in codes[1:]
    assert not told["ok"]


def test_views_that_somebody_has_added_are_named(paid, barony):
    """Those of the game are its own."""
    assert "views" not in signs(barony)
    tampered(paid, A_VIEW.format("odd"), A_VIEW.format("lords"))
    assert signs(paid)["views"] == (False, False, "lords, odd")
    tampered(barony, A_VIEW.format("odd"))
    assert signs(barony)["views"] == (False, False, "odd")


def test_what_was_left_beside_the_file_is_named(paid):
    """A log that is gone now had been left by a program that was stopped."""
    assert signs(paid)["leftovers"] == (True, False, None)
    paid.book.close()
    with closing(sqlite3.connect(paid.file)) as one:
        one.execute("PRAGMA journal_mode = WAL")
        one.execute("PRAGMA user_version = 1")
        copies = [
            shutil.copy(f"{paid.file}{end}", f"{paid.file}{end}.1") for end in LOG
        ]
    for copy in copies:
        os.replace(copy, copy.removesuffix(".1"))
    name = os.path.basename(paid.file)
    left = ", ".join(f"{name}{end}" for end in LOG[1:])
    assert signs(paid)["leftovers"] == (False, False, left)
    paid.reopen()


def test_a_backup_with_damage_is_none(paid):
    """One that is sound counts, whatever the fault in play."""
    put(paid, "player:Anne", mood="glad")
    backup = copies.backup(paid.book, None, 3).result["file"]
    assert signs(paid)["backup"] == (True, False, 0)
    assert "damaged_backups" not in signs(paid)
    tamper(backup, BALANCE)
    found = signs(paid)
    assert found["damaged_backups"] == (False, False, Path(backup).name)
    assert found["backup"] == (False, False, None)


@pytest.mark.parametrize(("code", "grave"), [("damaged", True), ("locked", False)])
def test_a_file_that_cannot_be_opened_has_the_signs_of_what_is_around(
    paid, monkeypatch, code, grave
):
    """It is grave, unless another program only holds it for a moment."""
    backup = copies.backup(paid.book, None, 3).result["file"]
    refusal = FileTrouble(code, file=paid.file)

    class Closed(Book):
        """A campaign that cannot be opened."""

        def __init__(self, path, **_) -> None:
            raise refusal

    monkeypatch.setattr(health, "Book", Closed)
    told = health.health(paid.file)
    opens = {"code": "opens", "good": False, "grave": grave, "value": None}
    assert told["signs"][0] == {**opens, "refusal": refusal}
    assert (told["ok"], told["file"], told["entries"]) == (not grave, paid.file, None)
    found = {one["code"]: one["value"] for one in told["signs"]}
    assert ("beside" in found) == grave  # what is only locked is not lost
    assert found.get("beside", backup) == backup
    assert {"private", "folder", "room", "leftovers"} <= {*found}
    tamper(backup, BALANCE)
    found = {one["code"]: one["value"] for one in health.health(paid.file)["signs"]}
    assert found.get("beside") is None


def test_where_no_file_is_there_is_nothing_to_examine(here):
    """Nor is a folder."""
    os.mkdir("folder")
    told = health.health("folder")
    assert [one["code"] for one in told["signs"]] == ["opens"]
    with pytest.raises(FileTrouble) as raised:
        health.health("none.db")
    assert raised.value.code == "no_campaign"


def test_lost_entries_are_told(paid):
    """Of a file that was salvaged, both by the check and as a sign."""
    with paid.book.writing():
        append(paid.book, Entry(LOST, {}, {}))
    assert verify.verify(paid.book)["lost"] == 1
    assert signs(paid)["lost"] == (False, False, 1)


def test_strange_warnings_of_the_beginning_keep_nothing_else_from_being_found(paid):
    """They are damage, and what stands behind them is still examined."""
    paid.close()
    tamper(
        paid.file,
        """UPDATE entry SET warnings = '["salvage.unproven"]' WHERE seq = 1""",
    )
    tamper(paid.file, BALANCE)
    with Book(paid.file) as book:
        report = verify.verify(book)
    codes = {one.code for one in report["findings"]}
    assert {"verify.content", "verify.balance"} <= codes
    assert "verify.garbled" not in codes
    assert report["unproven"] is False


# One moment, one game -------------------------------------------------------------------


def test_a_question_is_asked_at_one_moment(paid):
    """Its words reach it, and its answer comes back; it keeps its name."""

    @at_one_moment
    def asked(book, *words, **more):
        """What is asked."""
        return book.connection.in_transaction, words, more

    assert not paid.book.connection.in_transaction
    assert asked(paid.book, 1, two=2) == (True, (1,), {"two": 2})
    assert not paid.book.connection.in_transaction
    assert (asked.__name__, asked.__doc__) == ("asked", "What is asked.")
    assert asked.__wrapped__(paid.book) == (False, (), {})
    with paid.book.reading():
        assert asked(paid.book)[0]
        assert paid.book.connection.in_transaction


def test_a_question_of_one_game_is_not_answered_from_another(paid, barony):
    """One word may mean different things in them."""
    assert state_played(paid.book, "free") == paid.state
    assert of_game(barony.state, "fief") == barony.state
    with pytest.raises(Refused) as refused:
        state_played(paid.book, "fief")
    assert (refused.value.code, refused.value.key) == ("rule", "game.other")
    assert refused.value.facts == {"game": "fief", "played": "free"}
