"""A branch: the same journal, and an entry that says what it is a branch of."""

from __future__ import annotations

import pytest

from ledger.acting.branching import fork
from ledger.effects import Change
from ledger.errors import FileTrouble, Refused
from ledger.journal import Entry, Finding
from ledger.rules.game import Game
from ledger.store import append, entries, rows
from ledger.store.book import Book
from tests.laws.evening import Evening
from tests.tampering import tamper


@pytest.fixture
def played(evening):
    """An evening of four entries: two payments, and a new turn."""
    evening.act("pay", "bank", "Anne", 40)
    evening.act("pay", "Anne", "Bruno", 3)
    evening.act("turn")
    return evening


def copied(file):
    """The state of a campaign, and its newest entry."""
    with Book(file) as book:
        number, _ = rows.head(book)
        return rows.state_of(book), entries.entry(book, number)


@pytest.mark.parametrize(("at", "last", "turn"), [(None, 4, 2), (4, 4, 2), (3, 3, 1)])
def test_a_branch_is_told_as_it_was_written(played, tmp_path, at, last, turn):
    """What it is a branch of, and after which entry; with what stands in it now."""
    file = str(tmp_path / "what-if")
    told = fork(played.book, file, at)
    state, written = copied(file)

    assert told.result == {
        "file": file,
        "branch": {"of": "e.db", "at": last},
        "entries": last + 1,
        "head": written.hash,
    }
    assert (told.written, told.warnings, told.state) == (True, [], state)
    assert (told.entry.seq, told.entry.hash) == (last + 1, written.hash)
    assert (told.entry.asked, told.entry.effects) == (written.asked, written.effects)
    assert (written.kind, written.turn, written.phase) == ("fork", turn, None)
    assert written.asked == {"file": "what-if", "at": at}
    assert written.outcome == {"of": "e.db", "at": last}
    assert written.effects == [
        Change("campaign", "branch_of", None, "e.db"),
        Change("campaign", "branch_at", None, last),
    ]


def test_a_branch_begins_in_the_phase_of_its_campaign(evening, tmp_path):
    """As its turn is that of the last entry."""
    evening.act("rules set", "free.clock.phases", "dawn,dusk")
    evening.act("phase")
    file = str(tmp_path / "what-if")
    assert fork(evening.book, file).entry.phase == "dawn"
    assert copied(file)[1].phase == "dawn"


def test_a_branch_of_a_branch_of_the_same_name_changes_only_where_it_begins(
    played, tmp_path
):
    """What stays as it was is no effect of its entry."""
    (tmp_path / "a").mkdir()
    first, second = str(tmp_path / "a" / "e.db"), str(tmp_path / "b.db")
    fork(played.book, first, 2)
    with Book(first) as book:
        told = fork(book, second)
    assert told.entry.effects == [Change("campaign", "branch_at", 2, 3)]
    assert told.result["branch"] == {"of": "e.db", "at": 3}


@pytest.mark.parametrize("at", [-1, 0, 5])
def test_there_is_no_branch_at_an_entry_that_there_is_not(played, tmp_path, at):
    """No file is made."""
    with pytest.raises(Refused) as caught:
        fork(played.book, str(tmp_path / "what-if"), at)
    told = caught.value
    assert (told.code, told.key, told.facts) == (
        "unknown_name",
        "unknown_name.entry",
        {"entry": at},
    )
    assert not (tmp_path / "what-if").exists()


def test_at_the_first_entry_there_is_one(played, tmp_path):
    """Everything that was played is left out."""
    told = fork(played.book, str(tmp_path / "what-if"), 1)
    assert (told.result["entries"], told.state.balances) == (2, {})


def test_a_damaged_campaign_has_no_branch(played, tmp_path):
    """It is told with the file that is damaged, and no other is made."""
    played.book.close()
    played.closed = True
    tamper(played.file, "UPDATE effect SET amount = 39 WHERE entry = 2")
    with Book(played.file) as book, pytest.raises(FileTrouble) as caught:
        fork(book, str(tmp_path / "what-if"))
    told = caught.value
    assert (told.code, told.key) == ("damaged", "damaged.check")
    assert told.facts == {"file": played.file, "detail": ""}
    assert not (tmp_path / "what-if").exists()
    tamper(played.file, "UPDATE effect SET amount = 40 WHERE entry = 2")
    played.reopen()


def test_a_fault_of_the_game_is_no_damage(played, tmp_path, monkeypatch):
    """It is told as a warning with the branch."""
    fault = Finding("audit.strange", "player:Anne")
    monkeypatch.setattr(Game, "audit", lambda *_: [fault])
    told = fork(played.book, str(tmp_path / "what-if"))
    monkeypatch.undo()
    assert [one["facts"] for one in told.warnings] == [
        {"key": "audit.strange", "facts": {"about": "player:Anne"}}
    ]


@pytest.mark.parametrize(
    ("name", "held"),
    [
        ("Zoé’s night.db", "Zoé’s night.db"),
        ("a\tb\x1b[2J", "a\\tb\\x1b[2J"),
        ("a\u202eb", "a\\u202eb"),
    ],
)
def test_names_are_kept_with_what_cannot_be_seen_spelled_out(
    played, tmp_path, name, held
):
    """Of the branch as it was asked for, and of the file that it is a branch of."""
    file = str(tmp_path / name)
    told = fork(played.book, file)
    assert (told.result["file"], told.entry.asked["file"]) == (file, held)
    with Book(file) as book:
        other = fork(book, str(tmp_path / "other"))
    assert other.entry.outcome["of"] == held
    assert other.state.get("campaign", "branch_of") == held


def test_a_campaign_of_another_game_stays_one(tmp_path):
    """Its views are made in the branch, and its own audit looks at it."""
    medfan = Evening(str(tmp_path / "s.db"), game="medfan", players=("Ana", "Bo"))
    with medfan.book.writing():
        named = Change("territory:Foo", "name", None, "Foo")
        append.append(medfan.book, Entry("territory add", {}, {}, [named]))
    for at in (None, 2):
        file = str(tmp_path / f"branch-{at}")
        told = fork(medfan.book, file, at)
        assert [one["rule"] for one in told.warnings] == ["MED-TERR-06"]
        with Book(file) as book:
            assert views(book) == views(medfan.book)
    medfan.close()


def views(book):
    """The views that a file has."""
    return book.rows(
        "SELECT name, sql FROM sqlite_master WHERE type = 'view' ORDER BY 1"
    )
