"""The pieces of a side: bought, on the table, lost."""

from __future__ import annotations

import pytest

from ledger.effects import Because
from ledger.rules.siege import pieces
from tests.ledger.rules.siege.vectors import HACHES, NAINS, field, refusal

WHY = Because("SIEGE-LIST-10", HACHES)
PLACED, LOST = f"{NAINS}/placed", f"{NAINS}/destroyed"


def there(*, bought=3, placed=2, lost=1):
    """A siege with ladders of Nains here and there."""
    amounts = ((NAINS, bought), (PLACED, placed), (LOST, lost))
    return field(held=[(account, "ladders", n) for account, n in amounts if n])


def now(state, effects):
    """What has been bought, placed and lost after this."""
    assert all(one.because == WHY for one in effects)
    after = state.copy().apply(effects)
    return [after.balance(account, "ladders") for account in (NAINS, PLACED, LOST)]


def test_all_that_was_bought_is_owned_whatever_became_of_it():
    """What lies on the table and what is lost count, too."""
    assert pieces.owned(there(), NAINS, "ladders") == 6
    assert pieces.owned(there(), NAINS, "ram") == 0


@pytest.mark.rule("SIEGE-BUDGET-11")
def test_only_what_was_bought_can_be_taken():
    """All of it can be; one more is refused, with what there is."""
    state = there()
    assert now(state, pieces.taken(state, NAINS, "ladders", 3, WHY)) == [0, 5, 1]
    told = refusal(pieces.taken, state, NAINS, "ladders", 4, WHY)
    facts = {"side": NAINS, "piece": "ladders", "have": 3, "need": 4}
    assert told == ("out_of_stock", "siege.stock", "SIEGE-BUDGET-11", facts)


@pytest.mark.parametrize(
    ("amount", "left"), [(0, [3, 2, 1]), (1, [4, 1, 1]), (2, [5, 0, 1]), (9, [5, 0, 1])]
)
def test_what_lies_on_the_table_can_be_put_back(amount, left):
    """There is never more than lies there."""
    state = there()
    assert now(state, pieces.put_back(state, NAINS, "ladders", amount, WHY)) == left


@pytest.mark.parametrize(
    ("amount", "left"),
    [(0, [3, 2, 1]), (1, [3, 1, 2]), (3, [2, 0, 4]), (5, [0, 0, 6]), (9, [0, 0, 6])],
)
def test_what_lies_on_the_table_is_lost_first(amount, left):
    """Then the others are; lost pieces are not lost again."""
    state = there()
    assert now(state, pieces.destroyed(state, NAINS, "ladders", amount, WHY)) == left


def test_a_unit_keeps_what_else_it_carries():
    """With the last item nothing is recorded any more."""
    state = field(facts=[(HACHES, "equipment", ("ram", "mantlets"))])
    assert pieces.equipment(state, HACHES) == ("ram", "mantlets")
    after = state.copy().apply(pieces.without(state, HACHES, "ram"))
    assert after.get(HACHES, "equipment") == ("mantlets",)
    after.apply(pieces.without(after, HACHES, "mantlets"))
    assert after.get(HACHES, "equipment") is None
    assert pieces.equipment(after, HACHES) == ()
