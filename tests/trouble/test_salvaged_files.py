"""What lies beside a damaged file, and what is strange in it, is told or refused."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest

from ledger.effects import Transfer
from ledger.journal import Entry
from ledger.store import append, drafts, settled
from ledger.store.book import Book
from ledger.wire import GENESIS, digest
from tests.face import ask, intendant
from tests.tampering import tamper
from tests.trouble.test_salvage import campaign, content, salvaged

LONG = b"x" * 900


@pytest.fixture
def torn(here):
    """A campaign whose program was stopped in the middle of 40 payments: `hot.db`."""
    campaign("c.db", 1)
    with Book("c.db", write=True) as book:
        book.connection.execute("PRAGMA cache_size = 1")
        with suppress(KeyboardInterrupt), book.writing():
            for n in range(40):
                append.append(book, payment(n))
            for ending in ("", "-journal"):
                shutil.copyfile(f"c.db{ending}", f"hot.db{ending}")
            raise KeyboardInterrupt
    return content("c.db")


def payment(number):
    """A payment that takes some room."""
    paid = Transfer("money", number + 1, "bank", "player:Anne")
    return Entry("pay", {}, {}, [paid], remark="y" * 400)


def flipped(path, at, bit=1):
    """The same file with a flipped bit."""
    data = bytearray(Path(path).read_bytes())
    data[at] ^= bit
    Path("bad.db").write_bytes(data)
    return "bad.db"


def test_behind_a_link_there_is_a_journal_too(torn):
    """What was never acknowledged is taken back, whichever name the file has."""
    os.mkdir("links")
    os.symlink("../hot.db", "links/link.db")
    assert salvaged("hot.db")[1] == torn
    assert salvaged("links/link.db")[1] == torn
    assert Path("hot.db-journal").exists()


def test_a_journal_may_have_a_second_name(torn):
    """As in a snapshot made of links: only writing to it would harm the other."""
    os.link("hot.db-journal", "other")
    told, entries = salvaged("hot.db")
    assert (told["unsettled"], entries) == (False, torn)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_journal_that_cannot_be_used_is_told(torn, lang):
    """What it would have taken back may be among the entries."""
    os.rename("hot.db-journal", "elsewhere")
    os.symlink("elsewhere", "hot.db-journal")
    told, _ = salvaged("hot.db")
    assert told["unsettled"]
    said = intendant("salvage", "hot.db", "x.db", "--lang", lang).out
    words = {"en": "could not be taken back", "fr": "n’a pas pu être annulé"}
    assert words[lang] in said


def test_a_file_that_is_written_meanwhile_is_copied_again(torn, monkeypatch):
    """It and its journal are of one moment; in the end it is refused as locked."""
    whole, copied = shutil.copyfile, []

    def copyfile(path, copy):
        copied.append(path)
        if len(copied) == 1:
            os.unlink("hot.db-journal")  # its writer has finished
        return whole(path, copy)

    monkeypatch.setattr(settled.shutil, "copyfile", copyfile)
    salvaged("hot.db")
    assert copied == [os.path.realpath("hot.db")] * 2
    monkeypatch.setattr(settled, "_looks", lambda _: object())
    assert intendant("salvage", "c.db", "z.db", "--json").refusal["code"] == "locked"
    assert not Path("z.db").exists()


def test_no_draft_is_missing_without_a_word(here):
    """Though its page says that it holds none."""
    campaign("c.db", 1)
    with Book("c.db", write=True) as book:
        options = {"dice": None, "choices": {}, "ruling": None, "once": None}
        drafts.save(book, None, "roll", {}, options, [])
        (root,) = book.row("SELECT rootpage FROM sqlite_master WHERE name = 'draft'")
    assert salvaged("c.db")[0]["unknown_drafts"] is False
    told, _ = salvaged(flipped("c.db", (root - 1) * 4096 + 4))
    assert (told["drafts"], told["unknown_drafts"]) == ([], True)


def test_a_hash_is_put_right_as_well(here):
    """That of an entry, and that of the one before: a copy fits to both."""
    campaign("c.db", 1, 2)
    ask("backup", "old.db", "-c", "c.db")
    before, data = content("c.db"), Path("c.db").read_bytes()
    hashes = [before[seq][0][-1].encode() for seq in (1, 2, 3)]
    told, entries = salvaged(flipped("c.db", data.index(hashes[1] + hashes[2]) + 70))
    assert (told["mended"], told["lost"], entries) == ([3], [], before)
    spoiled = data.replace(LONG, b"x" * 898 + b"zz", 1)
    Path("c.db").write_bytes(spoiled)
    told, entries = salvaged(flipped("c.db", spoiled.index(hashes[1] + hashes[2])))
    assert told["lost"] or told["mended"]
    told, entries = salvaged("bad.db", "old.db")
    assert (told["lost"], entries) == ([], before)


def test_what_was_put_right_in_a_copy_is_told(here):
    """As it is of the file itself."""
    campaign("c.db", 1, 2)
    before, data = content("c.db"), Path("c.db").read_bytes()
    Path("spoiled.db").write_bytes(data.replace(LONG, b"x" * 898 + b"zz", 1))
    copy = flipped("c.db", data.index(LONG) + 5)
    told, entries = salvaged("spoiled.db", copy)
    assert (told["lost"], len(told["mended"]), entries) == ([], 1, before)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_was_lost_before_is_told_again(here, lang):
    """A salvaged campaign that is salvaged once more lacks what it lacked."""
    campaign("c.db", 1, 2)
    data = Path("c.db").read_bytes()
    Path("bad.db").write_bytes(data.replace(LONG, b"x" * 898 + b"zz", 1))
    told, _ = salvaged("bad.db")
    (lost,) = told["lost"]
    os.rename("salvaged.db", "once.db")
    told, _ = salvaged("once.db")
    assert (told["lost_before"], told["lost"], told["read"]) == ([lost], [], 2)
    said = intendant("salvage", "once.db", "x.db", "--lang", lang).out
    words = {"en": "lost when this was salvaged before", "fr": "récupération précéd"}
    assert words[lang] in said


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_closed_purses_stay_closed(here, lang):
    """Though the entry that closed them is lost: the running totals still say it."""
    ask("new", "c.db", "--game", "fief", "--players", "Anne,Bruno,Carla")
    ask("rules", "set", "fief.money.secret", "true", "-c", "c.db")
    ask("pay", "bank", "Anne", "50", "-c", "c.db")
    data = Path("c.db").read_bytes()
    Path("bad.db").write_bytes(data.replace(b"rules set", b"rulez sat"))
    told, _ = salvaged("bad.db")
    assert (told["lost"], told["rules"]) == ([2], ["fief.money.secret"])
    told = ask("treasury", "-c", "salvaged.db")
    assert [one["money"] for one in told["accounts"]] == [None] * 3
    said = intendant("salvage", "bad.db", "x.db", "--lang", lang).out
    words = {"en": "no hash proves it: fief.money", "fr": "le prouve\u00a0: fief.money"}
    assert words[lang] in said


def test_a_number_that_no_file_of_this_size_holds_is_damaged(here):
    """Otherwise a place would be made for each entry before it, and fill the disk."""
    campaign("c.db", 1)
    spent = "'money', 1, 'bank', 'player:Anne', NULL, NULL, NULL, NULL, NULL, NULL"
    put = "INSERT INTO effect VALUES"
    tamper("c.db", *(f"{put} ({1 << 39}, {n}, {spent})" for n in (1, 2)))
    told, entries = salvaged("c.db")
    assert (told["entries"], told["lost"], len(entries)) == (2, [], 2)


def test_an_impossible_turn_of_a_beginning_is_left_out(here):
    """It would not be taken by the new file."""
    campaign("c.db", 1)
    tamper(
        "c.db",
        "UPDATE effect SET after = -3 WHERE field = 'turn' AND entry = 1",
        "UPDATE entry SET asked = '{' WHERE seq = 1",
    )
    told, _ = salvaged("c.db")
    assert told["unproven"] == [1]


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE effect SET amount = -5 WHERE entry = 2",
        "UPDATE effect SET target = source WHERE entry = 2",
        "UPDATE effect SET amount = 1 << 60 WHERE entry = 2",
    ],
)
def test_what_the_file_does_not_take_is_lost_alone(here, change):
    """Whoever owns a file can give its entries any hash."""
    campaign("c.db", 1, 2)
    forge("c.db", change)
    told, entries = salvaged("c.db")
    assert (told["lost"], told["read"], len(entries)) == ([2], 2, 3)


def forge(path, change):
    """Changes an entry, and gives it and those that follow the hashes that they need."""
    connection = sqlite3.connect(path, isolation_level=None)
    triggers = connection.execute("SELECT name FROM sqlite_master WHERE type='trigger'")
    for (name,) in triggers.fetchall():
        connection.execute(f"DROP TRIGGER {name}")
    connection.execute("PRAGMA ignore_check_constraints = 1")
    connection.execute(change)
    parts = "SELECT * FROM {} WHERE entry = ? ORDER BY n"
    prev = GENESIS
    rows = connection.execute(
        "SELECT seq, at, kind, turn, phase, cause, once, remark, ruling, asked, outcome,"
        " warnings, format FROM entry ORDER BY seq"
    ).fetchall()
    for row in rows:
        effects, throws = (
            [one[2:] for one in connection.execute(parts.format(name), row[:1])]
            for name in ("effect", "throw")
        )
        hashed = digest(prev, (*row, effects, throws, []))
        connection.execute(
            "UPDATE entry SET prev = ?, hash = ? WHERE seq = ?", (prev, hashed, row[0])
        )
        prev = hashed
    connection.close()
