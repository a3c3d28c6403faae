"""Dice of acts that were taken back, which are used again."""

from __future__ import annotations

from functools import partial

import pytest

from ledger.effects import Change
from ledger.questions import Throw
from ledger.store import entries
from tests.ledger.store.blank import ANNE, blank, die, turned, write


@pytest.fixture
def book():
    """A campaign without any entry."""
    with blank() as made:
        yield made


@pytest.fixture
def put(book):
    """Writes entries into that campaign."""
    return partial(write, book)


def test_dice_of_an_act_that_was_taken_back(book, put):
    """They are used again as they fell, with the entry they come from."""
    put("new", turned(None, 1))
    put("roll", throws=[die(), Throw(None, "storm", "d8", (7, 1), "thrown")])
    put("roll", throws=[die(face=2)])
    put("roll", turn=2, throws=[die(face=3)])
    put("luck", throws=[die(face=1)])
    assert entries.kept_throws(book, "roll", 1) == []
    put("undo", undoes=[2, 4, 5])

    assert entries.kept_throws(book, "roll", 1) == [
        Throw(ANNE, "roll", "d6", (4,), "kept", 2),
        Throw(None, "storm", "d8", (7, 1), "kept", 2),
    ]
    put("roll", throws=[die(how="kept", origin=2)])
    assert [t.why for t in entries.kept_throws(book, "roll", 1)] == ["storm"]


def test_dice_of_another_chapter_are_not_used_again(book, put):
    """Its turns are counted from 1 again; those of the beginning belong to what ended."""
    put("new", turned(None, 1))
    put("roll", throws=[die()])
    put("undo", undoes=[2])
    put("mass end", Change("campaign", "ended", None, 1))
    put("mass start", Change("campaign", "ended", 1, None))
    assert entries.kept_throws(book, "roll", 1) == []
    put("roll", throws=[die(face=5)])
    put("undo", undoes=[6])
    assert [t.origin for t in entries.kept_throws(book, "roll", 1)] == [6]
