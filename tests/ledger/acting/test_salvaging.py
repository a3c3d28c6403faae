"""What can be read of a damaged file is brought into a new one, entry by entry."""

from __future__ import annotations

import os
import sqlite3
from itertools import count

import pytest

from ledger.acting.salvaging import salvage
from ledger.effects import Change, Transfer
from ledger.errors import FileTrouble, Refused
from ledger.journal import LOST, Entry
from ledger.questions import Throw
from ledger.reading.verify import verify
from ledger.store import append, entries, rows
from ledger.store.book import Book
from tests.laws.evening import Evening
from tests.ledger.acting.hubs import refused

SPOILED = "spoiled"  # the remark or key of an entry that will be damaged


class Damaged:
    """A campaign whose file is damaged, and what is salvaged of it."""

    def __init__(self, folder) -> None:
        self.folder = str(folder)
        self.evening = Evening(self.path("a.db"))

    def path(self, name):
        """A file of the test."""
        return os.path.join(self.folder, name)

    def salvaged(self, *others):
        """The answer, and the journal of the new campaign."""
        self.before = self.evening.entries
        self.evening.close()
        with open(self.path("a.db"), "rb") as file:
            data = file.read()
        with open(self.path("bad.db"), "wb") as file:
            file.write(data.replace(SPOILED.encode(), b"SPOILED"))
        answer = salvage(self.path("bad.db"), self.path("new.db"), others)
        with Book(self.path("new.db")) as book:
            found = verify(book)
            assert not found["damaged"]
            assert (answer.result["entries"], answer.result["head"]) == rows.head(book)
            assert answer.state == rows.state_of(book)
            assert (answer.entry, answer.written) == (None, False)
            return answer, entries.entries(book)


@pytest.fixture
def damaged(tmp_path, monkeypatch):
    """A campaign; each of its entries has a minute of its own."""
    minutes = count()
    monkeypatch.setattr(append, "now", lambda: f"1190-03-01T20:{next(minutes):02}:00Z")
    one = Damaged(tmp_path)
    one.evening.act("pay", "bank", "Anne", 40)
    yield one
    one.evening.close()


def test_an_intact_file_is_read_whole(damaged):
    """The new campaign is the same, and the answer says so."""
    answer, now = damaged.salvaged()
    assert now == damaged.before
    assert answer.warnings == []
    lists = ("lost", "left", "unproven", "mended", "adjusted", "supposed", "beyond")
    lists += ("lost_before", "rules")
    assert answer.result == {
        "file": damaged.path("new.db"),
        "entries": 2,
        "read": 2,
        "head": now[-1].hash,
        "more": False,
        "unsettled": False,
        "drafts": [],
        "lost_drafts": [],
        "unknown_drafts": False,
        **{key: [] for key in lists},
    }


def test_a_lost_entry_leaves_its_place(damaged):
    """What follows keeps its number; what was lost does not count."""
    play = damaged.evening
    play.act("turn")
    play.act("pay", "bank", "Anne", 500, SPOILED)
    play.act("pay", "bank", "Bruno", 7)
    answer, now = damaged.salvaged()
    told = answer.result
    assert (told["lost"], told["left"], told["adjusted"]) == ([4], [], [])
    assert (told["entries"], told["read"]) == (5, 4)
    place, before = now[3], damaged.before[2]
    assert (place.kind, place.seq, place.at) == (LOST, 4, before.at)
    assert (place.turn, place.phase) == (before.turn, before.phase) == (1, None)
    assert (place.asked, place.outcome, place.warnings) == ({}, {}, [])
    assert (place.effects, place.throws, place.remark) == ([], [], None)
    assert (place.once, place.ruling, place.cause) == (None, None, None)
    assert [one._replace(hash="") for one in now[4:]] == [
        one._replace(hash="") for one in damaged.before[4:]
    ]
    assert answer.state.balance("player:Anne", "money") == 40
    assert answer.state.balance("player:Bruno", "money") == 7


def test_the_place_of_a_lost_entry_has_the_clock_of_the_one_before(damaged):
    """Even where that one is lost as well."""
    play = damaged.evening
    play.act("rules set", "free.clock.phases", "income,war")
    play.act("phase")
    play.act("turn")
    play.act("note", "in the second turn")
    play.act("note", SPOILED)
    play.act("note", f"{SPOILED} again")
    _, now = damaged.salvaged()
    clocks = {(one.at, one.turn, one.phase) for one in now[5:]}
    assert clocks == {(now[5].at, now[5].turn, now[5].phase)}
    assert now[5].turn == 2
    assert [one.kind for one in now[5:]] == ["note", LOST, LOST]


def test_what_rests_on_a_lost_change_begins_from_what_is_there(damaged):
    """Each such entry is named once, however many of its changes are adjusted."""
    play = damaged.evening
    play.act("title grant", "Marshal", "Anne")
    play.act("title grant", "Marshal", "Bruno")
    play.act("correct", ["title:Marshal.holder"], "Chloé", SPOILED)
    play.act("title grant", "Marshal", "Bruno")
    play.act("title grant", "Marshal", "Anne")
    answer, now = damaged.salvaged()
    told = answer.result
    assert told["lost"] == [5]
    assert told["adjusted"] == [6]
    assert now[5].effects == []  # it is Bruno's already
    assert now[6].effects == damaged.before[6].effects
    assert now[2].effects == damaged.before[2].effects


def test_what_changes_several_lost_things_is_named_once(damaged):
    """Each change begins with nothing; money moves all the same."""
    paid = Transfer("money", 1, "bank", "player:Anne")
    fields = [Change("player:Anne", field, None, field) for field in ("a", "b")]
    changed = [one._replace(before=one.after, after="x") for one in fields]
    play = damaged.evening
    with play.book.writing():
        append.append(play.book, Entry("note", {}, {}, fields, remark=SPOILED))
        append.append(play.book, Entry("note", {}, {}, [paid, *changed]))
    answer, now = damaged.salvaged()
    assert (answer.result["lost"], answer.result["adjusted"]) == ([3], [4])
    begun = [one._replace(before=None) for one in changed]
    assert now[3].effects == [paid, *begun]
    assert answer.state.get("player:Anne", "b") == "x"


def test_an_undo_of_what_is_lost_does_not_count_either(damaged):
    """Its place says what it was, and has its own clock; so with all that rests on it."""
    play = damaged.evening
    play.act("pay", "bank", "Anne", 500, SPOILED)
    play.undo(3)
    play.redo(3)
    play.undo(2)
    play.redo(2)
    answer, now = damaged.salvaged()
    told = answer.result
    assert (told["lost"], told["left"]) == ([3], [4, 5])
    assert (told["entries"], told["read"]) == (7, 4)
    assert [one.kind for one in now[2:]] == [LOST, LOST, LOST, "undo", "redo"]
    assert [one.outcome for one in now[2:5]] == [{}, {"kind": "undo"}, {"kind": "redo"}]
    assert [one.at for one in now[3:]] == [one.at for one in damaged.before[3:]]
    assert (now[5].undoes, now[6].redoes) == ([2], [2])


def test_a_redo_whose_undo_is_lost_does_not_count(damaged):
    """Its act was never taken back; a later undo takes it back all the same."""
    play = damaged.evening
    play.undo(2, once=SPOILED)
    play.redo(2)
    play.undo(2)
    answer, now = damaged.salvaged()
    assert (answer.result["lost"], answer.result["left"]) == ([3], [4])
    assert [one.kind for one in now[2:]] == [LOST, LOST, "undo"]
    assert (now[1].undone_by, now[4].undoes) == (5, [2])
    assert answer.state.balance("player:Anne", "money") == 0


def test_an_undo_whose_redo_is_lost_does_not_count(damaged):
    """Its act is taken back already."""
    play = damaged.evening
    play.undo(2)
    play.redo(2, once=SPOILED)
    play.undo(2)
    answer, now = damaged.salvaged()
    assert (answer.result["lost"], answer.result["left"]) == ([4], [5])
    assert now[1].undone_by == 3


@pytest.mark.parametrize(
    "entry",
    [
        Entry("Pay!", {}, {}),
        Entry("note", {}, {}, [Change("player:Anne", "name", "Anne", 5)]),
        Entry("note", {}, {}, throws=[Throw(None, "roll", "d6", (7,), "typed")]),
    ],
)
def test_what_no_act_can_have_written_counts_as_lost(damaged, entry, monkeypatch):
    """Though it has the hash that it should have."""
    with monkeypatch.context() as patch, damaged.evening.book.writing():
        patch.setattr(append, "flaw", lambda *_: None)
        append.append(damaged.evening.book, entry)
    damaged.before = []
    damaged.evening.close()
    answer = salvage(damaged.path("a.db"), damaged.path("new.db"))
    assert (answer.result["lost"], answer.result["read"]) == ([3], 2)


def test_faults_that_a_loss_leaves_in_play_are_told(damaged):
    """Anne has paid what nobody knows she ever had."""
    damaged.evening.act("pay", "bank", "Anne", 50, SPOILED)
    damaged.evening.act("pay", "Anne", "bank", 80)
    answer, _ = damaged.salvaged()
    assert [(one["key"], one["facts"]["key"]) for one in answer.warnings] == [
        ("in_play", "audit.floor")
    ]


def test_a_copy_fills_the_gaps(damaged):
    """How it goes on beyond the end of the file is told, and stays there."""
    play = damaged.evening
    play.act("note", SPOILED)
    play.act("note", "it rains")
    with open(damaged.path("a.db"), "rb") as file:
        copy = file.read()
    with open(damaged.path("copy.db"), "wb") as file:
        file.write(copy)
    with Book(damaged.path("copy.db"), write=True) as book, book.writing():
        append.append(book, Entry("note", {}, {}, remark="later"))
    answer, now = damaged.salvaged(damaged.path("copy.db"))
    assert answer.result["lost"] == []
    assert answer.result["beyond"] == [5]
    assert [one.remark for one in now[2:]] == [SPOILED, "it rains"]


def begun(damaged, *words):
    """What is salvaged of a file in which the words of its first entry are others."""
    play = damaged.evening
    play.act("note", "it rains")
    play.close()
    with open(damaged.path("a.db"), "rb") as whole:
        data = whole.read()
    for old, new in words:
        assert old in data
        data = data.replace(old, new)
    with open(damaged.path("bad.db"), "wb") as bad:
        bad.write(data)
    return salvage(damaged.path("bad.db"), damaged.path("new.db"))


def test_a_beginning_that_nothing_proves_is_put_together(damaged):
    """Its outcome is another, and stands so; all that rests on it is there."""
    told = begun(damaged, (b'"game":"free"', b'"gave":"free"')).result
    assert (told["unproven"], told["lost"], told["left"]) == ([1], [], [])
    assert (told["entries"], told["read"], told["adjusted"]) == (3, 2, [])
    with Book(damaged.path("new.db")) as book:
        assert verify(book)["ok"]
        state = rows.state_of(book)
    assert (state.name("player:Anne"), state.balance("player:Anne", "money")) == (
        *("Anne", 40),
    )


def test_a_beginning_whose_words_are_none_has_a_place_with_its_effects(damaged):
    """They are no longer JSON: what it did is known from its effects."""
    damaged.before = damaged.evening.entries
    told = begun(damaged, (b'"players":["', b'"players":[+')).result
    assert (told["unproven"], told["lost"]) == ([1], [])
    with Book(damaged.path("new.db")) as book:
        first, state = entries.entry(book, 1), rows.state_of(book)
        assert verify(book)["ok"]
    players = ["player:Anne", "player:Bruno", "player:Chloé"]
    assert (first.kind, first.at) == ("new", damaged.before[1].at)
    assert first.outcome == {"game": "free", "players": players}
    assert first.asked == {"game": "free", "players": ["Anne", "Bruno", "Chloé"]}
    assert [one["key"] for one in first.warnings] == ["salvage.unproven"]
    assert state.name("player:Bruno") == "Bruno"


def test_a_beginning_without_seats_has_nobody(damaged):
    """Whatever stands in their place now."""
    with sqlite3.connect(damaged.path("a.db")) as file:
        names = file.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        for (name,) in names.fetchall():
            file.execute(f"DROP TRIGGER {name}")
        file.execute("UPDATE effect SET after = ? WHERE field = 'seats'", (5,))
        file.execute("UPDATE fact SET value = ? WHERE field = 'seats'", (5,))
    told = begun(damaged, (b'"players":["', b'"players":[+')).result
    assert told["unproven"] == [1]
    with Book(damaged.path("new.db")) as book:
        assert entries.entry(book, 1).outcome == {"game": "free", "players": []}


def test_a_name_of_several_words_is_one_seat(tmp_path):
    """Of a beginning of which only what it did is known."""
    from ledger.acting import files

    source, file = str(tmp_path / "c.db"), str(tmp_path / "new.db")
    files.new(source, "free", ["Jean Luc"])
    with open(source, "r+b") as bad:
        data = bad.read()
        bad.seek(0)
        bad.write(data.replace(b'"players":["', b'"players":[+'))
    assert salvage(source, file).result["unproven"] == [1]
    with Book(file) as book:
        first = entries.entry(book, 1)
    assert first.asked["players"] == ["Jean Luc"]
    assert len(first.outcome["players"]) == 1


def test_a_changed_effect_of_the_beginning_is_proven_by_the_totals(damaged):
    """They say what it was, and then its hash fits."""
    with Book(damaged.path("a.db")) as book:
        before = entries.entry(book, 1)
    with sqlite3.connect(damaged.path("a.db")) as file:
        names = file.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        for (name,) in names.fetchall():
            file.execute(f"DROP TRIGGER {name}")
        file.execute("UPDATE effect SET after = 'Anna' WHERE after = 'Anne'")
    told = begun(damaged).result
    assert [told[key] for key in ("unproven", "lost", "left")] == [[], [], []]
    with Book(damaged.path("new.db")) as book:
        assert entries.entry(book, 1) == before


def test_without_a_beginning_nothing_can_be_made_of_a_file(damaged):
    """It says which game is played; the refusal names the file."""
    words = [(b'"game":"free"', b'"gave":"free"'), (b"gamefree", b"gave....")]
    file, source = damaged.path("new.db"), damaged.path("bad.db")
    told = refused(FileTrouble, begun, damaged, *words)
    assert told == ("damaged", "salvage.nothing", {"file": source})
    assert not os.path.exists(file)


def test_a_beginning_without_a_game_is_none(damaged, monkeypatch):
    """However whole it is."""
    real = append.append

    def gameless(book, entry):
        return real(book, entry._replace(outcome={}))

    from ledger.acting import files

    source, file = damaged.path("odd.db"), damaged.path("new.db")
    with monkeypatch.context() as patch:
        patch.setattr(files, "append", gameless)
        files.new(source)
    told = refused(FileTrouble, salvage, source, file)
    assert told == ("damaged", "salvage.nothing", {"file": source})


def test_a_file_that_is_there_already_stays(damaged):
    """Nothing is written over it."""
    file = damaged.path("new.db")
    with open(file, "x") as there:
        there.write("mine")
    code, _, facts = refused(Refused, salvage, damaged.path("a.db"), file)
    assert (code, facts["file"], os.path.getsize(file)) == ("exists", file, 4)
