"""Which later acts lean on an act."""

from __future__ import annotations

import pytest

from ledger.store import leaning
from ledger.store.entries import by_number
from tests.ledger.store.journals import dice, paid, put, undid, wrote

ANNE, BRUNO = "player:Anne", "player:Bruno"


def leaners(book, *acts, **most):
    """The numbers of the acts that may lean on these."""
    found = leaning.leaning_on(book, by_number(book, acts), **most)
    return [one.seq for one in found]


def test_what_follows_from_an_act_leans_on_it(book):
    """Whatever else it did; not what follows from another act."""
    wrote(book), wrote(book)
    wrote(book, cause=1), wrote(book, cause=2), wrote(book)
    assert (leaners(book, 1), leaners(book, 2), leaners(book, 5)) == ([3], [4], [])


def test_who_changes_the_same_field_again_leans_on_the_change(book):
    """Not who changes another field, another thing, or moves something."""
    wrote(book, put("a", "x", None, 1), paid(1, "bank", "a"))
    wrote(book, put("a", "x", 1, 2))
    wrote(book, put("a", "y", None, 1)), wrote(book, put("b", "x", None, 1))
    wrote(book, paid(1, "bank", "a"))
    assert leaners(book, 1) == [2]


def test_a_transfer_is_leaned_on_by_nothing(book):
    """Who pays out of the same purse is another question."""
    wrote(book, paid(5, "bank", ANNE)), wrote(book, paid(5, ANNE, "bank"))
    assert leaners(book, 1) == []


def test_acts_of_a_turn_lean_on_its_beginning(book):
    """And those of a phase on its own, in its own turn."""
    wrote(book, put("campaign", "turn", None, 2))
    wrote(book, put("campaign", "phase", None, "war"), turn=2)
    wrote(book, turn=2, phase="war"), wrote(book, turn=2, phase="peace")
    wrote(book, turn=3, phase="war"), wrote(book, turn=2)
    assert leaners(book, 1) == [2, 3, 4, 6]
    assert leaners(book, 2) == [3]


NAMED = {
    "what was asked": ((), {"asked": {"who": "x:1"}}),
    "a key of what was asked": ((), {"asked": {"x:1": 4}}),
    "what came of it": ((), {"outcome": {"lost": [["x:1", 3]]}}),
    "an account": ((paid(1, "guard/x:1", "bank"),), {}),
    "an account that is paid": ((paid(1, "bank", "x:1/guard"),), {}),
    "a thing that changes": ((put("x:1", "owner", None, ANNE),), {}),
    "a value": ((put("title", "holder", None, "x:1"),), {}),
    "a value among several": ((put("title", "holder", None, ("y", "x:1", "z")),), {}),
    "who threw": ((), {"throws": [dice(3, who="x:1")]}),
}


@pytest.mark.parametrize("place", NAMED)
def test_who_names_a_new_thing_leans_on_its_making(book, place):
    """Wherever the name stands."""
    effects, parts = NAMED[place]
    wrote(book, put("x:1", "name", None, "X"))
    wrote(book, *effects, **parts)
    assert leaners(book, 1) == [2]


@pytest.mark.parametrize("made", ["x:12", "x:1 or so", "xx:1"])
def test_a_name_in_part_is_another_name(book, made):
    """Only whole names count; and only of what is new."""
    wrote(book, put("x:1", "name", None, "X"))
    wrote(book, paid(1, made, "bank"), asked={"who": made})
    wrote(book, put("y", "name", None, "Y")), wrote(book, put("y", "name", "Y", "Z"))
    wrote(book, asked={"who": "y"})
    assert leaners(book, 1) == []
    assert leaners(book, 4) == []


def test_a_name_with_quotes_is_found(book):
    """In JSON it is spelled another way."""
    wrote(book, put('x:"Old"', "name", None, "Old"))
    wrote(book, asked={"who": 'x:"Old"'}), wrote(book, asked={"who": "x:Old"})
    assert leaners(book, 1) == [2]


def test_only_later_acts_that_count_lean_on_others(book):
    """Neither the acts in question, nor what came before or was taken back."""
    wrote(book, cause=None), wrote(book, put("a", "x", None, 1))
    wrote(book, put("a", "x", 1, 2)), wrote(book, put("a", "x", 2, 3))
    undid(book, 4), wrote(book, put("a", "x", 3, 4))
    assert leaners(book, 2) == [3, 6]
    assert leaners(book, 2, 3) == [6]
    assert leaners(book) == []


def test_some_of_each_sort_are_enough(book):
    """The oldest; twenty, where nothing else is said."""
    wrote(book, put("a", "x", None, 0))
    for n in range(22):
        wrote(book, put("a", "x", n, n + 1), cause=1 if n % 2 else None)
    assert leaners(book, 1, most=2) == [2, 3, 5]
    assert leaners(book, 1) == [*range(2, 22), 23]


# What touched the same -----------------------------------------------------------------


@pytest.fixture
def touched(book):
    """A few movements and changes, one of which was taken back."""
    wrote(book, paid(9, "bank", ANNE), put("a", "x", None, 1))
    wrote(book, paid(1, ANNE, BRUNO)), wrote(book, paid(2, "bank", BRUNO, "ore"))
    undid(book, wrote(book, paid(1, ANNE, "bank")))
    wrote(book, paid(1, BRUNO, ANNE)), wrote(book, put("a", "y", None, 1))
    return book


def touching(book, heaps=(), things=(), most=9, before=None):
    """The numbers of what touched these."""
    found = leaning.touching(book, dict(heaps), dict(things), most, before)
    return [one.seq for one in found]


def test_who_moved_a_stock_touched_it(touched):
    """In or out; only what is later, and counts."""
    money = ("money", ANNE)
    assert touching(touched, {money: 0}.items()) == [1, 2, 6]
    assert touching(touched, {money: 1}.items()) == [2, 6]
    assert touching(touched, {money: 2}.items()) == [6]
    assert touching(touched, {money: 6}.items()) == []
    assert touching(touched, {("ore", BRUNO): 0, money: 2}.items()) == [3, 6]


def test_who_changed_a_thing_touched_it(touched):
    """Any field of it, up to the newest entry."""
    assert touching(touched, things={"a": 0}.items()) == [1, 7]
    assert touching(touched, things={"a": 1}.items()) == [7]
    assert touching(touched, {("ore", BRUNO): 0}.items(), {"a": 0}.items()) == [1, 3, 7]
    assert touching(touched) == []


def test_one_may_look_up_to_an_entry(touched):
    """That entry itself is left out; and some of each are enough."""
    money = {("money", ANNE): 0}.items()
    assert touching(touched, money, before=6) == [1, 2]
    assert touching(touched, money, before=7) == [1, 2, 6]
    assert touching(touched, things={"a": 0}.items(), before=7) == [1]
    assert touching(touched, money, {"a": 0}.items(), most=1) == [1, 2]


def test_who_took_from_a_stock_stands_in_the_way(touched):
    """Not who put something in, took something else, or came before."""
    wrote(touched, paid(1, ANNE, "bank", "ore"), paid(1, ANNE, "bank"))
    wrote(touched, paid(1, ANNE, BRUNO), paid(1, ANNE, "bank"))
    assert leaning.drawing_on(touched, ANNE, "money", 0) == [2, 8, 9]
    assert leaning.drawing_on(touched, ANNE, "money", 2) == [8, 9]
    assert leaning.drawing_on(touched, ANNE, "money", 0, most=2) == [2, 8]
    assert leaning.drawing_on(touched, ANNE, "ore", 0) == [8]


def test_five_in_the_way_are_enough(book):
    """The first of them."""
    for _ in range(7):
        wrote(book, paid(1, ANNE, "bank"))
    assert leaning.drawing_on(book, ANNE, "money", 0) == [1, 2, 3, 4, 5]


def test_what_is_gone_may_be_missed(book):
    """Who began something, moved the clock, or caused what came later."""
    wrote(book, put("x", "name", None, "X")), wrote(book, put("x", "name", "X", "Y"))
    wrote(book, put("campaign", "turn", None, 2))
    wrote(book, put("campaign", "phase", None, "war"))
    wrote(book, put("campaign", "ended", None, 1)), wrote(book)
    wrote(book, cause=6), wrote(book, put("a", "turn", None, 1))
    assert leaning.gone(book) == []
    undid(book, *range(1, 9))
    assert [one.seq for one in leaning.gone(book)] == [1, 3, 4, 6]
    wrote(book, kind="redo", redoes=[3])
    assert [one.seq for one in leaning.gone(book)] == [1, 4, 6]
