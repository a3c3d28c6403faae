"""What moved on a player's purse since coins and book were last known to agree."""

from __future__ import annotations

from functools import partial

import pytest

from ledger.effects import Transfer
from ledger.store import counts
from ledger.store.counts import movements_since_count
from tests.ledger.store.blank import ANNE, BANK, blank, paid, write

BRUNO = "player:Bruno"


@pytest.fixture
def book():
    """A campaign with two payments: entries 2 and 3."""
    with blank() as made:
        write(made, "new")
        write(made, "pay", paid(5))
        write(made, "pay", paid(2, ANNE, BRUNO))
        yield made


@pytest.fixture
def put(book):
    """Writes entries into that campaign."""
    return partial(write, book)


def moved(book, player=ANNE):
    """The entries of the movements."""
    return [row[0] for row in movements_since_count(book, player)]


def test_all_movements_are_told_newest_first(book):
    """Who gave, who received, how much, in what act, and that it counts."""
    assert movements_since_count(book, ANNE) == [
        (3, ANNE, BRUNO, 2, "pay", 1),
        (2, BANK, ANNE, 5, "pay", 1),
    ]


def test_what_was_taken_back_is_told_but_not_the_undo(book, put):
    """Coins that were put back by hand are easily forgotten."""
    put("undo", paid(2, BRUNO, ANNE), undoes=[3])
    put("fork", paid(1))
    put("salvage", paid(1))
    assert movements_since_count(book, ANNE) == [
        (3, ANNE, BRUNO, 2, "pay", 0),
        (2, BANK, ANNE, 5, "pay", 1),
    ]


def test_only_money_is_told_and_no_correction(book, put):
    """A correction records what lies on the table."""
    put("harvest", Transfer("wood", 3, BANK, ANNE))
    put("correct", paid(1), outcome={"what": "money", "account": BRUNO})
    assert moved(book) == [3, 2]


@pytest.mark.parametrize(
    "outcome",
    [
        {"player": ANNE, "difference": 0},
        {"counts": [{"player": BRUNO, "difference": 4}, {"player": ANNE, "difference": 0}]},
    ],
)  # fmt: skip
def test_a_count_that_agreed_ends_the_list(book, put, outcome):
    """By itself or among others; what follows is told, and the count has no part in it."""
    put("count", outcome=outcome)
    assert moved(book) == []
    paying = put("pay", paid(1))
    assert moved(book) == [paying]


@pytest.mark.parametrize(
    ("kind", "outcome"),
    [
        ("count", {"player": ANNE, "difference": 1}),
        ("count", {"player": ANNE}),
        ("count", {"player": BRUNO, "difference": 0, "by": ANNE}),
        ("count", {"counts": [{"player": BRUNO, "difference": 0}, {"player": ANNE}]}),
        ("correct", {"what": "title", "account": ANNE}),
        ("correct", {"what": "money", "account": BRUNO, "from": ANNE}),
        ("note", {"player": ANNE, "difference": 0}),
    ],
)
def test_nothing_else_ends_it(book, put, kind, outcome):
    """Neither a count with a difference nor one of another purse, nor another act."""
    put(kind, outcome=outcome)
    assert moved(book) == [3, 2]


def test_a_corrected_purse_agrees(book, put):
    """It holds what was found on the table."""
    put("correct", paid(1), outcome={"what": "money", "account": ANNE})
    assert (moved(book), moved(book, BRUNO)) == ([], [3, 2])


def test_the_last_count_that_agreed_decides(book, put):
    """One that was taken back counts no more, and the one before holds again."""
    for _ in range(2):
        put("count", outcome={"player": ANNE, "difference": 0})
        put("pay", paid(1))
    put("count", outcome={"player": ANNE, "difference": 3})
    assert moved(book) == [7]
    put("undo", undoes=[6])
    assert moved(book) == [7, 5]


def test_so_many_movements_are_told_at_most(book, monkeypatch):
    """The newest ones: nobody goes through more."""
    assert counts.MOST_MOVEMENTS == 500
    monkeypatch.setattr(counts, "MOST_MOVEMENTS", 1)
    assert moved(book) == [3]
