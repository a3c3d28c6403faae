"""Which acts an undo takes back, and which a redo brings back."""

from __future__ import annotations

import pytest

from ledger.acting.taken import latest_undone, to_undo, undone
from ledger.errors import Refused
from ledger.journal import FORK, LOST, Entry
from ledger.store.append import append
from tests.laws.evening import Evening
from tests.ledger.acting.hubs import refused


@pytest.fixture
def paid(tmp_path):
    """A campaign of four payments, entries 2 to 5."""
    begun = Evening(str(tmp_path / "e.db"))
    for amount in range(1, 5):
        begun.act("pay", "bank", "Anne", amount)
    yield begun
    begun.close()


def numbers(acts):
    """The numbers of acts."""
    return [act.seq for act in acts]


def written(begun, kind):
    """Writes an entry of a kind that no command writes here."""
    with begun.book.writing():
        append(begun.book, Entry(kind, {}, {}))


def test_the_latest_act_is_meant_unless_another_is_named(paid):
    """What is undone already does not count."""
    assert numbers(to_undo(paid.book, None, None)) == [5]
    assert numbers(to_undo(paid.book, 3, None)) == [3]
    assert numbers(to_undo(paid.book, 2, None)) == [2]
    paid.undo()
    assert numbers(to_undo(paid.book, None, None)) == [4]


@pytest.mark.parametrize(("to", "acts"), [(1, [2, 3, 4, 5]), (2, [3, 4, 5]), (4, [5])])
def test_all_acts_after_an_entry(paid, to, acts):
    """The entry itself stays."""
    assert numbers(to_undo(paid.book, None, to)) == acts


@pytest.mark.parametrize("to", [-1, 0, 6, 7])
def test_after_an_entry_that_is_not_there(paid, to):
    """The refusal names it."""
    told = refused(Refused, to_undo, paid.book, None, to)
    assert told == ("unknown_name", "unknown_name.entry", {"entry": to})


@pytest.mark.parametrize("to", [4, 5, 6])
def test_after_the_last_act_there_is_nothing_to_undo(paid, to):
    """Neither the act that was undone nor its undo counts."""
    paid.undo()
    told = refused(Refused, to_undo, paid.book, None, to)
    assert told == ("nothing_to_undo", "undo.nothing_after", {"entry": to})


def test_how_the_campaign_begins_is_not_undone(tmp_path):
    """It is no act, whether it is named or the only entry."""
    begun = Evening(str(tmp_path / "e.db"))
    told = refused(Refused, to_undo, begun.book, None, None)
    assert told == ("nothing_to_undo", "nothing_to_undo", {})
    told = refused(Refused, to_undo, begun.book, 1, None)
    assert told == ("nothing_to_undo", "undo.first", {})
    assert latest_undone(begun.book) == []
    begun.close()


def test_what_is_undone_is_not_undone_again(paid):
    """The refusal names the undo; once it is brought back it can be undone."""
    paid.undo(3)
    told = refused(Refused, to_undo, paid.book, 3, None)
    assert told == ("nothing_to_undo", "undo.again", {"entry": 3, "by": 6})
    paid.redo(3)
    assert numbers(to_undo(paid.book, 3, None)) == [3]


@pytest.mark.parametrize("call", [lambda book, act: to_undo(book, act, None), undone])
def test_only_an_act_can_be_named(paid, call):
    """There may be no such entry, or it is an undo, a redo, or no act at all."""
    paid.undo(3)
    paid.redo(3)
    for kind in (FORK, LOST):
        written(paid, kind)
    for number, code, key in (
        (0, "unknown_name", "unknown_name.entry"),
        (10, "unknown_name", "unknown_name.entry"),
        (8, "nothing_to_undo", "undo.branch"),
        (9, "nothing_to_undo", "undo.lost"),
    ):
        told = refused(Refused, call, paid.book, number)
        assert told == (code, key, {"entry": number})
    for number, kind in ((6, "undo"), (7, "redo")):
        told = refused(Refused, call, paid.book, number)
        facts = {"entry": number, "kind": kind}
        assert told == ("nothing_to_undo", "undo.no_act", facts)


def test_only_what_is_undone_can_be_brought_back(paid):
    """The refusal names the act that counts."""
    told = refused(Refused, undone, paid.book, 3)
    assert told == ("nothing_to_undo", "redo.live", {"entry": 3})
    paid.undo(3)
    assert numbers(undone(paid.book, 3)) == [3]
    paid.redo(3)
    told = refused(Refused, undone, paid.book, 3)
    assert told == ("nothing_to_undo", "redo.live", {"entry": 3})


def test_the_latest_undo_that_is_in_force(paid):
    """One after the other they are brought back, the latest first, until none is left."""
    book, found = paid.book, []
    assert latest_undone(book) == []
    paid.undo(to=3)
    paid.undo()
    for _ in range(2):
        found.append(numbers(latest_undone(book)))
        paid.redo()
    assert found == [[3], [4, 5]]
    assert latest_undone(book) == []


def test_an_undo_whose_acts_were_brought_back_in_part_is_not_in_force(paid):
    """An earlier one is found in its place."""
    paid.undo()
    paid.undo(to=2)
    paid.redo(4)
    assert numbers(latest_undone(paid.book)) == [5]


def test_after_another_act_nothing_is_brought_back(paid):
    """Only what is no act may have come in between."""
    paid.undo()
    for kind in (FORK, LOST):
        written(paid, kind)
        assert numbers(latest_undone(paid.book)) == [5]
    paid.act("note", "it rains")
    assert latest_undone(paid.book) == []


def test_an_undo_of_the_first_act_is_found_right_after_the_beginning(tmp_path):
    """However short the journal is."""
    begun = Evening(str(tmp_path / "e.db"))
    begun.act("note", "x")
    begun.undo()
    assert numbers(latest_undone(begun.book)) == [2]
    begun.close()
