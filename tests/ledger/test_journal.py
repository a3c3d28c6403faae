"""Entries, and their relations to each other."""

from __future__ import annotations

import pytest

from ledger.effects import Change, Transfer
from ledger.errors import Misuse, Refused
from ledger.journal import (
    MOST_BALANCE,
    Entry,
    check,
    leans_on,
    redo_effects,
    undo_effects,
)
from ledger.state import State

FLOOR = {"player:Anne": 0}.get
BORN = Change("lord:Arnaud", "name", None, "Arnaud")


def floor(account, what):
    """The floor of players' coins: zero."""
    return FLOOR(account)


def test_what_an_entry_brings_and_moves():
    """New names and the clock are found among the effects."""
    turned = Entry("turn", {}, {}, [Change("campaign", "turn", 1, 2), BORN])
    assert turned.brings == {"lord:Arnaud"}
    assert turned.clock == {"turn": 2}
    named = Entry("x", {}, {}, [Change("lord:Arnaud", "name", "A", "B")])
    assert (named.brings, named.clock) == (set(), None)


@pytest.mark.parametrize(
    ("entry", "speaks"),
    [
        (Entry("x", {"lord": "lord:Arnaud"}, {}), True),
        (Entry("x", {}, {"lords": ["lord:Arnaud"]}), True),
        (Entry("x", {}, {"balances": {"guard/lord:Arnaud": 1}}), True),
        (Entry("x", {"lord": "lord:Arnauld"}, {}), False),
        (Entry("x", {}, {}, [Transfer("m", 1, "guard/lord:Arnaud", "world")]), True),
        (Entry("x", {}, {}, [Change("s", "f", None, ("a", "lord:Arnaud"))]), True),
        (Entry("x", {}, {}, remark="lord:Arnaud"), False),
    ],
)
def test_an_entry_names_ids_and_parts_of_accounts(entry, speaks):
    """Only whole ids count, and never the referee's free text."""
    assert entry.names({"lord:Arnaud"}) == speaks


def test_only_later_entries_lean():
    """Acts undone together do not lean on each other."""
    first = Entry("a", {}, {}, [BORN], seq=2)
    later = Entry("b", {"lord": "lord:Arnaud"}, {}, seq=3)
    assert [b.by for b in leans_on([first], [later])] == [3]
    assert leans_on([later], [first]) == []
    assert leans_on([first, later], [first, later]) == []


def test_floors_hold_for_the_net_result():
    """Within one entry, the balance may pass below the floor."""
    state = State()
    through = [
        Transfer("money", 5, "player:Anne", "bank"),
        Transfer("money", 6, "bank", "player:Anne"),
    ]
    check(state, through, floor)
    with pytest.raises(Refused) as caught:
        check(state, through[:1], floor)
    assert caught.value.code == "not_enough"
    assert (caught.value.facts["have"], caught.value.facts["need"]) == (0, 5)


def test_what_the_file_cannot_hold_is_refused_before():
    """Void, excessive or too many amounts and wrong old values are refused."""
    state = State()
    for amount in (0, -1, 10**12 + 1):
        with pytest.raises(Misuse):
            check(state, [Transfer("money", amount, "bank", "world")], floor)
    state.add("world", "money", MOST_BALANCE)
    with pytest.raises(Misuse) as caught:
        check(state, [Transfer("money", 1, "bank", "world")], floor)
    assert caught.value.key == "bad_amount.balance"
    with pytest.raises(ValueError, match="does not fit"):
        check(state, [Change("s", "f", "a", "b")], floor)


def test_acts_are_taken_back_newest_first_and_brought_back_oldest_first():
    """Two changes of one field become one."""
    acts = [
        Entry("a", {}, {}, [Change("s", "f", None, "x")], seq=2),
        Entry("b", {}, {}, [Change("s", "f", "x", "y")], seq=3),
    ]
    for order in (acts, acts[::-1]):
        assert undo_effects(order) == [Change("s", "f", "y", None)]
        assert redo_effects(order) == [Change("s", "f", None, "y")]
