"""An entry that the file does not take leaves nothing behind."""

from __future__ import annotations

import sqlite3

import pytest

from ledger.effects import Transfer
from ledger.errors import FileTrouble
from ledger.journal import Entry
from ledger.store import trying
from ledger.store.append import append
from ledger.store.rows import head
from ledger.store.trying import tried
from tests.ledger.store.blank import ANNE

NOBODY = (None, None, None, None)
MOOD = (*NOBODY, ANNE, "mood", None, "glad", None, None)
PAID = ("money", 1, "bank", ANNE, *NOBODY, None, None)


def columns(seq):
    """The columns of a note."""
    return (seq, "1190-03-01T20:00:00Z", "note", 1, *(None,) * 5, "{}", "{}", "[]")


@pytest.fixture
def begun(book):
    """An open transaction in a campaign that has an entry."""
    with book.writing():
        append(book, Entry("pay", {}, {}, [Transfer("money", 1, "bank", ANNE)]))
        yield book


@pytest.mark.parametrize(
    "parts",
    [
        ([(*PAID[:1], -1, *PAID[2:])], [], []),
        ([(*NOBODY, 5, *MOOD[5:])], [], []),
        ([MOOD, MOOD], [], []),
        ([], [(None, None, "d6", "3", "typed", None)], []),
        ([], [(None, "roll", "d6", "3", "dreamt", None)], []),
        ([], [(None, "roll", "d6", "7", "typed", None)], []),
    ],
)
def test_what_no_act_writes_is_not_written(begun, parts):
    """Neither it nor a part of it: what follows can be written."""
    before = head(begun)
    seq = before[0] + 1
    assert tried(begun, columns(seq), parts, before[1]) is None
    assert head(begun) == before
    assert tried(begun, columns(seq), ([MOOD, PAID], [], []), before[1])
    assert head(begun)[0] == seq


def test_a_full_disk_is_no_fault_of_an_entry(begun, monkeypatch):
    """It would be lost otherwise, and so would all others."""
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL

    def insert(*_):
        raise full

    with monkeypatch.context() as patch:
        patch.setattr(trying, "insert", insert)
        with pytest.raises((sqlite3.Error, FileTrouble)):
            tried(begun, columns(3), ([], [], []), head(begun)[1])
