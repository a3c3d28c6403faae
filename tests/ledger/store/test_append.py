"""Entries are written with all their rows, numbered and chained."""

from __future__ import annotations

import time

import pytest

from ledger import wire
from ledger.content import is_time
from ledger.effects import Because, Change, Transfer
from ledger.errors import Misuse
from ledger.journal import Entry
from ledger.questions import Throw
from ledger.store import append as appending
from ledger.store.append import append, insert, now
from ledger.store.book import FOR_A_ROW
from ledger.store.entries import entry
from tests.ledger.store.blank import ANNE, blank, paid, write

AT = "2024-03-01T20:00:00Z"
FULL = Entry(
    kind="title grant",
    asked={"title": "title:Baron", "b": 1, "a": 2},
    outcome={"holder": ANNE},
    effects=[
        Transfer("money", 5, "bank", ANNE, Because("2.1", "title:Baron")),
        Change("title:Baron", "holder", None, ANNE, Because(None, "territory:Vaux")),
        Change("title:Baron", "seats", None, ("a", "b")),
    ],
    throws=[
        Throw(ANNE, "roll", "d6", (5, 3), "typed", None),
        Throw(None, "storm", "d8", (7,), "thrown", None),
    ],
    warnings=[{"key": "poor", "facts": {}}],
    turn=3,
    phase="spring",
    remark="by acclamation",
    ruling="the table agreed",
    cause=1,
    once="key-1",
    at=AT,
)


@pytest.fixture
def book():
    """A campaign without any entry."""
    with blank() as made:
        yield made


def rows(book, table):
    """All rows of a table."""
    return book.rows(f"SELECT * FROM {table}")  # noqa: S608 - a name of ours


def test_the_time_of_an_entry_is_universal():
    """It is that of the moment of writing, in the form that entries use."""
    form = "%Y-%m-%dT%H:%M:%SZ"
    before = time.strftime(form, time.gmtime())
    written = now()
    assert before <= written <= time.strftime(form, time.gmtime())
    assert is_time(written)


def test_entries_are_numbered_and_chained(book):
    """The first follows upon nothing, each other upon the one before."""
    first = append(book, Entry("note", {}, {}, at=AT))
    second = append(book, Entry("note", {}, {}, at=AT))

    links = book.rows("SELECT seq, prev, hash FROM entry ORDER BY seq")
    assert (first[0], second[0]) == (1, 2)
    assert links == [(1, wire.GENESIS, first[1]), (2, first[1], second[1])]


def test_an_entry_comes_back_as_it_was_written(book):
    """Nothing of it is lost, and only its number and its hash are added."""
    write(book, "note")
    seq, hashed = append(book, FULL)

    assert entry(book, seq) == FULL._replace(
        seq=2, hash=hashed, undoes=[], redoes=[], effects=[*FULL.effects]
    )


def test_the_rows_of_an_entry(book):
    """Effects and throws are numbered from 1, and the entry says how many there are."""
    write(book, "note")
    append(book, FULL)

    none = (None,) * 4
    assert rows(book, "effect") == [
        (2, 1, "money", 5, "bank", ANNE, *none, "2.1", "title:Baron"),
        (2, 2, *none, "title:Baron", "holder", None, ANNE, None, "territory:Vaux"),
        (2, 3, *none, "title:Baron", "seats", None, "\na\nb", None, None),
    ]
    assert rows(book, "throw") == [
        (2, 1, ANNE, "roll", "d6", "5 3", "typed", None),
        (2, 2, None, "storm", "d8", "7", "thrown", None),
    ]
    (row,) = book.rows(
        "SELECT asked, outcome, warnings, effects, throws, marks, format"
        " FROM entry WHERE seq = 2"
    )
    assert row == (
        '{"a":2,"b":1,"title":"title:Baron"}',
        '{"holder":"player:Anne"}',
        '[{"facts":{},"key":"poor"}]',
        *(3, 2, 0, 1),
    )


def test_an_entry_without_a_time_gets_that_of_now(book, monkeypatch):
    """One that has a time keeps it: it was written elsewhere before."""
    monkeypatch.setattr(appending, "now", lambda: "2025-01-01T00:00:00Z")
    for at in ("", AT):
        append(book, Entry("note", {}, {}, at=at))

    assert book.rows("SELECT at FROM entry") == [("2025-01-01T00:00:00Z",), (AT,)]


def test_the_marks_of_an_entry_are_in_order(book):
    """What it takes back and what it brings back stand among one another."""
    for _ in range(4):
        write(book, "note")
    write(book, "undo", undoes=[3])
    seq = write(book, "undo", undoes=[4, 2], redoes=[3])

    assert rows(book, "mark") == [(5, 3, 1), (seq, 2, 1), (seq, 3, 0), (seq, 4, 1)]
    found = entry(book, seq)
    assert (found.undoes, found.redoes) == ([2, 4], [3])
    assert book.rows("SELECT marks FROM entry WHERE seq = ?", (seq,)) == [(3,)]


def test_the_hash_covers_the_entry_and_all_its_rows(book):
    """It can be reckoned anew from what the file holds."""
    columns = (1, AT, "note", 1, None, None, None, None, None, "{}", "{}", "[]")
    effect = ("money", 5, "bank", ANNE, None, None, None, None, None, None)
    throw = (ANNE, "roll", "d6", "4", "typed", None)

    hashed = insert(book, columns, ([effect], [throw], []), wire.GENESIS)

    content = (*columns, wire.ENTRY_FORMAT, [effect], [throw], [])
    assert hashed == wire.digest(wire.GENESIS, content)
    assert book.rows("SELECT hash FROM entry") == [(hashed,)]


@pytest.mark.parametrize(
    ("changed", "part"),
    [
        ({"kind": "Pay!"}, "kind"),
        ({"remark": "a\nb\x00"}, "remark"),
        ({"effects": [paid(5, "bank", "player:\n")]}, "effects"),
        ({"throws": [Throw(None, "roll", "x6", (5,), "typed")]}, "throws"),
    ],
)
def test_what_no_act_can_have_written_is_not_written(book, changed, part):
    """The part is named, and the journal stays as it was."""
    with pytest.raises(Misuse) as refused:
        append(book, Entry("note", {}, {})._replace(**changed))

    refusal = refused.value
    assert (refusal.code, refusal.key) == ("usage", "entry.content")
    assert refusal.facts == {"part": part}
    assert (rows(book, "entry"), rows(book, "effect")) == ([], [])


def test_what_a_hub_will_be_sent_is_kept_in_order(book):
    """The number, the hash, and the text that was hashed."""
    write(book, "note")
    assert book.added is None
    book.added = []
    heads = [append(book, Entry("note", {}, {}, at=AT)) for _ in range(2)]

    assert [one[:2] for one in book.added] == heads
    for _, hashed, text in book.added:
        assert wire.hashed(text) == hashed


@pytest.mark.parametrize(("effects", "throws"), [(0, 0), (3, 0), (0, 2), (2, 1)])
def test_the_more_rows_the_more_work_is_allowed(book, effects, throws):
    """Each row that is written counts, and so does the entry itself."""
    before = book.work
    dice = [Throw(None, "roll", "d6", (5,), "typed")] * throws
    write(book, "note", *[paid(1)] * effects, throws=dice)

    assert book.work - before == FOR_A_ROW * (1 + effects + throws)
