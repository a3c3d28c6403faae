"""A text that is taken over once: its key, and the lines that were taken."""

from __future__ import annotations

import pytest

from ledger.acting.keyed import lines_taken, own_key
from ledger.journal import Entry
from ledger.store import append
from ledger.wire import hashed

KIND = "import csv"
SHEET = "player,in,out\nAnne,5,\n"
KEY = f"{KIND} {hashed(SHEET.rstrip())[:32]}"


def key(evening, text=SHEET):
    """The key under which a sheet would be written."""
    return own_key(evening.book, KIND, {"text": text})


def test_an_act_of_a_text_has_a_key_made_of_its_lines(evening):
    """However these end; another text has another key."""
    assert key(evening) == KEY
    for text in ("player,in,out\r\nAnne,5,\r\n", "player,in,out\nAnne,5,"):
        assert key(evening, text) == KEY
    assert key(evening, "player,in,out\nAnne,6,\n") != KEY
    assert key(evening, "player,in,outAnne,5,") != KEY


@pytest.mark.parametrize(
    ("kind", "args"), [("pay", {"text": "x"}), ("treasury", {}), ("nothing", {})]
)
def test_other_acts_have_no_key_of_their_own(evening, kind, args):
    """Nor do questions, or what is no command at all."""
    assert own_key(evening.book, kind, args) is None


def test_without_a_campaign_there_is_no_key():
    """There is nothing in which it could be found."""
    assert own_key(None, KIND, {"text": SHEET}) is None


def test_a_text_that_was_taken_back_has_a_new_key(evening):
    """It keeps it as long as what came of it counts, however often that was undone."""
    for again in ("", " 2", " 3"):
        assert key(evening) == KEY + again
        done = evening.act(KIND, SHEET)
        assert (done.written, done.entry.once) == (True, KEY + again)
        assert key(evening) == KEY + again
        told = evening.act(KIND, SHEET)
        assert (told.written, told.entry.seq) == (False, done.entry.seq)
        evening.undo()
    evening.redo()
    assert key(evening) == f"{KEY} 3"


def taken(evening, once=None):
    """The lines that earlier imports have taken."""
    return list(lines_taken(evening.book, KIND, once))


def noted(evening, kind, **asked):
    """An entry of some kind, however it came to be."""
    with evening.book.writing():
        append.append(evening.book, Entry(kind, asked, {}))


def test_lines_are_those_of_acts_of_this_kind_that_count(evening):
    """The newest act first, its lines in their order; an undone act has taken none."""
    assert taken(evening) == []
    noted(evening, KIND, lines=["a", "b"])
    noted(evening, "note", lines=["x"])
    noted(evening, KIND)
    noted(evening, KIND, lines=["c"])
    assert taken(evening) == ["c", "a", "b"]
    evening.undo()
    assert taken(evening) == ["a", "b"]


@pytest.mark.parametrize(
    ("once", "lines"),
    [
        (None, ["a"]),
        ("", ["a"]),
        (KEY, ["a"]),
        (f"{KIND} x", ["a"]),
        ("mine", []),
        (f"{KIND}x", []),
        (f"mine {KIND} ", []),
    ],
)
def test_a_key_of_ones_own_takes_all_of_it_anew(evening, once, lines):
    """The act's own key does not."""
    noted(evening, KIND, lines=["a"])
    assert taken(evening, once) == lines
