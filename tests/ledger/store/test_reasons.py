"""What brought a balance or a fact about, row by row."""

from __future__ import annotations

import pytest

from ledger.store import reasons
from tests.ledger.store.journals import BECAUSE, paid, put, undid, wrote

ANNE, BRUNO, CHEST = "player:Anne", "player:Bruno", "chest"


@pytest.fixture
def moved(book):
    """Four payments, of which the third is taken back, and some of something else."""
    wrote(book, paid(10, "bank", ANNE), paid(4, "bank", BRUNO))
    wrote(
        book, paid(3, ANNE, BRUNO), paid(2, ANNE, CHEST), paid(9, "bank", CHEST, "ore")
    )
    undid(book, wrote(book, paid(5, "bank", ANNE)))
    wrote(book, paid(1, BRUNO, ANNE))
    return book


def test_accounts_of_a_commodity_are_named_in_order(moved):
    """Also those that hold nothing any more."""
    wrote(moved, paid(2, CHEST, ANNE))
    assert reasons.accounts_of(moved, "money") == ["bank", CHEST, ANNE, BRUNO]
    assert reasons.accounts_of(moved, "ore") == ["bank", CHEST]
    assert reasons.accounts_of(moved, "wood") == []


@pytest.mark.parametrize(
    ("accounts", "last", "told"),
    [
        ([ANNE], None, (3, 3, 6, 1)),
        ([ANNE], 2, (3, 2, -4, 2)),
        ([ANNE], 0, (3, 0, 0, None)),
        ([BRUNO], None, (3, 3, 6, 1)),
        ([ANNE, BRUNO], None, (2, 2, 12, 1)),
        ([ANNE, BRUNO, CHEST], None, (1, 1, 14, 1)),
        (["nobody"], None, (0, 0, 0, None)),
        ([], None, (0, 0, 0, None)),
    ],
)
def test_movements_are_counted_and_added_up(moved, accounts, last, told):
    """What moves among these accounts, or was taken back, does not count."""
    found = reasons.moved(moved, "money", accounts, last)
    assert found == told
    assert (found.acts, found.shown, found.gain, found.first) == told


def test_movements_are_told_newest_first(moved):
    """Those of one act in their order; with the other account and the reason."""
    assert list(reasons.moves(moved, "money", [ANNE], 1)) == [
        (5, 1, BRUNO, *BECAUSE),
        (2, -3, BRUNO, *BECAUSE),
        (2, -2, CHEST, *BECAUSE),
        (1, 10, "bank", *BECAUSE),
    ]
    assert [row[0] for row in reasons.moves(moved, "money", [ANNE], 2)] == [5, 2, 2]
    assert list(reasons.moves(moved, "ore", [ANNE], 1)) == []


@pytest.fixture
def changed(book):
    """A few fields that change, one of them for an act that is taken back."""
    wrote(book, put("title:A", "holder", None, ANNE), put("title", "holder", None, "x"))
    wrote(book, put("title:A", "holder", ANNE, (BRUNO, CHEST)))
    undid(book, wrote(book, put("title:B", "holder", None, ANNE)))
    wrote(book, put("titles:C", "holder", None, 1), put("title:A", "since", None, 4))
    wrote(book, put("title:A", "holder", (BRUNO, CHEST), None))
    return book


def test_changes_of_a_kind_are_those_that_count(changed):
    """The thing itself and all of its kind, oldest first; no other kind of the same start."""
    assert reasons.changes(changed, "title", "holder") == [
        (1, "title:A", ANNE),
        (1, "title", "x"),
        (2, "title:A", (BRUNO, CHEST)),
        (6, "title:A", None),
    ]
    assert reasons.changes(changed, "title", "since") == [(5, "title:A", 4)]
    assert reasons.changes(changed, "lord", "holder") == []


def test_settings_of_a_field_are_counted(changed):
    """Only those that count."""
    assert reasons.times_set(changed, "title:A", "holder") == 3
    assert reasons.times_set(changed, "title:A", "since") == 1
    assert reasons.times_set(changed, "title:B", "holder") == 0


@pytest.mark.parametrize(("last", "many"), [(None, 3), (2, 2), (0, 0)])
def test_settings_of_a_field_are_told_newest_first(changed, last, many):
    """With the values before and after, as they were written, and the reason."""
    told = [
        (6, (BRUNO, CHEST), None, *BECAUSE),
        (2, ANNE, (BRUNO, CHEST), *BECAUSE),
        (1, None, ANNE, *BECAUSE),
    ]
    found = reasons.settings_of(changed, "title:A", "holder", last)
    assert list(found) == told[:many]


def test_the_latest_setting_of_each_field(changed):
    """Of these subjects alone; what was taken back is no setting."""
    assert reasons.settings(changed, ["title:A", "title:B", "titles:C"]) == {
        ("title:A", "holder"): (6, (BRUNO, CHEST), None, *BECAUSE),
        ("title:A", "since"): (5, None, 4, *BECAUSE),
        ("titles:C", "holder"): (5, None, 1, *BECAUSE),
    }
    assert reasons.settings(changed, []) == {}


def test_a_list_that_was_set_last_is_read_as_one(book):
    """Before and after a change there may be several words."""
    wrote(book, put("a", "b", None, (ANNE,)))
    wrote(book, put("a", "b", (ANNE,), (ANNE, BRUNO)))
    found = reasons.settings(book, ["a"])
    assert found == {("a", "b"): (2, (ANNE,), (ANNE, BRUNO), *BECAUSE)}
