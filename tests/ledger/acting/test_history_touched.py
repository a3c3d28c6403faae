"""Acts that touch the same things as others: they stay, but may make less sense."""

from __future__ import annotations

import pytest

from ledger.acting.history import touched, undo
from ledger.effects import Change, Transfer
from ledger.journal import Entry
from tests.laws.evening import Evening
from tests.ledger.acting.test_history import paid
from tests.ledger.acting.test_history_blocked import noted
from tests.ledger.acting.test_history_blocked import wild as wild  # noqa: PLC0414 - a fixture


def later(evening, *numbers, before=None):
    """The numbers of the later acts that touched what these acts did."""
    acts = [evening.entry(number) for number in numbers]
    return [one.seq for one in touched(evening.book, acts, before)]


def test_acts_touch_each_other_in_a_purse_or_a_thing(evening):
    """Not in the bank, which all of them draw on; nor in the table as a whole."""
    paid(evening, "bank Anne 40", "bank Bruno 30", "Bruno Anne 3", "Bruno Chloé 2")
    evening.act("title grant", "Warden", "Anne")
    evening.act("title grant", "Marshal", "Anne")
    evening.act("title revoke", "Warden")
    evening.act("turn")
    evening.act("turn")
    assert later(evening, 2) == [4]
    assert later(evening, 3) == [4, 5]
    assert later(evening, 4) == [5]
    assert later(evening, 6) == [8]
    assert later(evening, 7) == []
    assert later(evening, 9) == []
    assert later(evening, 2, 3) == [4, 5]
    assert later(evening, 2, 4) == [5]
    assert later(evening, 3, before=5) == [4]
    assert later(evening, 3, before=4) == []


def test_what_was_taken_back_touches_nothing(evening):
    """Nor does the undo itself."""
    paid(evening, "bank Anne 40", "Anne Bruno 3")
    undo(evening.recorder(), 3)
    assert later(evening, 2) == []


def test_only_acts_after_the_one_that_touched_a_thing_count(evening):
    """Of two acts that touched one purse it is the first from which one looks."""
    paid(evening, "bank Anne 40", "bank Anne 3", "bank Anne 2")
    assert later(evening, 2, 4) == [3]
    assert later(evening, 4, 2) == [3]
    assert later(evening, 4) == []


@pytest.mark.parametrize("many", [7, 8, 11])
def test_no_more_than_eight_are_told(evening, many):
    """The first of them; those that are meant themselves are not among them."""
    paid(evening, *["bank Anne 1"] * (many + 3))
    assert later(evening, 2, 3, 4) == [*range(5, many + 5)][:8]


def test_all_that_an_act_did_may_be_touched(wild):
    """Whatever it did first; a kind of thing that the game does not know has no supply."""
    one, two = "player:Anne", "title:Warden"
    acts = [
        noted(wild, Change("title:Marshal", "name", None, "Marshal")),
        noted(wild, Change(two, "name", None, "Warden")),
        noted(wild, Transfer("wood", 5, "shelf:Oak", one)),
        noted(wild, Transfer("wood", 5, "shelf:Oak", "player:Bruno")),
        noted(wild, Transfer("money", 5, "shelf:Oak", "player:Bruno")),
    ]
    by_hand = [
        Change(one, "hats", None, 1),
        Change("title:Marshal", "name", None, "x"),
        Change(two, "name", None, "y"),
        Transfer("wood", 1, "shelf:Oak", one),
    ]
    act = Entry("note", {}, {}, by_hand, seq=1)
    assert [entry.seq for entry in touched(wild.book, [act])] == acts[:4]
    act = act._replace(effects=by_hand[:1])
    assert touched(wild.book, [act]) == []


def test_what_comes_from_the_same_supply_is_not_touched(tmp_path):
    """Of counters nobody has any until they are taken from it."""
    fief = Evening(str(tmp_path / "f.db"), game="fief")
    name = next(one for one, what in fief_commodities() if what.box)
    supply, first, second = (f"{at}/player:Anne" for at in ("stock", "a:1", "b:2"))
    took = noted(fief, Transfer(name, 1, supply, first))
    noted(fief, Transfer(name, 1, supply, second))
    moved = noted(fief, Transfer(name, 1, first, second))
    found = touched(fief.book, [fief.entry(took)])
    fief.close()
    assert [one.seq for one in found] == [moved]


def fief_commodities():
    """What adds up in Fief."""
    from ledger.rules import game_named

    return game_named("fief").commodities.items()
