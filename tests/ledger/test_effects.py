"""Transfers and changes, and their inverses."""

from __future__ import annotations

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.effects import (
    MOST_AMOUNT,
    NO_REASON,
    Because,
    Change,
    Transfer,
    inverse,
    moved,
    set_off,
)
from ledger.state import State

ACCOUNTS = st.sampled_from(("bank", "player:Anne", "player:Bruno", "world"))
VALUES = st.one_of(
    st.none(),
    st.integers(1, 3),
    st.sampled_from(("a", "b")),
    st.lists(st.sampled_from("xyz"), min_size=1, max_size=3).map(tuple),
)
TRANSFERS = st.builds(
    Transfer, st.sampled_from(("money", "mills")), st.integers(1, 9), ACCOUNTS, ACCOUNTS
).filter(lambda t: t.source != t.target)


@st.composite
def histories(draw):
    """A state, and effects that fit it one after another."""
    state, effects = State(), []
    for effect in draw(st.lists(TRANSFERS, max_size=4)):
        state.apply([effect])
    begun = state.copy()
    for _ in range(draw(st.integers(0, 8))):
        if draw(st.booleans()):
            effect = draw(TRANSFERS)
        else:
            subject, field = draw(st.sampled_from("st")), draw(st.sampled_from("fg"))
            before, after = state.get(subject, field), draw(VALUES)
            effect = Change(subject, field, before, after)
        state.apply([effect])
        effects.append(effect)
    return begun, effects, state


@given(histories())
def test_the_inverse_of_the_inverse_is_the_effect(history):
    """Undoing an undo gives the original effect."""
    _, effects, _ = history
    assert [inverse(inverse(effect)) for effect in effects] == effects


@given(histories())
def test_effects_and_then_their_inverses_change_nothing(history):
    """The inverses are applied newest first."""
    begun, effects, ended = history
    before = copy.deepcopy(begun)
    assert begun.copy().apply(effects) == ended
    assert ended.copy().apply(inverse(e) for e in reversed(effects)) == begun == before


@given(histories())
def test_set_off_effects_do_the_same_and_are_a_set(history):
    """A field has one change, none is void, and a second pass changes nothing."""
    begun, effects, ended = history
    short = set_off(effects)
    changes = [e for e in short if isinstance(e, Change)]
    assert begun.copy().apply(short) == ended
    assert len({(c.subject, c.field) for c in changes}) == len(changes)
    assert all(c.before != c.after for c in changes)
    assert all(begun.get(c.subject, c.field) == c.before for c in changes)
    assert set_off(short) == short
    transfers = [e for e in effects if isinstance(e, Transfer)]
    assert [e for e in short if isinstance(e, Transfer)] == transfers


@given(st.integers(0, 10**14))
def test_any_amount_can_be_moved(amount):
    """Each transfer is small enough for the file."""
    parts = moved("money", amount, "bank", "player:Anne")
    assert sum(part.amount for part in parts) == amount
    assert all(1 <= part.amount <= MOST_AMOUNT for part in parts)


def test_less_than_nothing_is_not_moved_the_other_way():
    """The effect stays unchanged, and the journal refuses it."""
    (left,) = moved("money", -1, "bank", "player:Anne")
    assert left.amount == -1


WHY = Because("FIEF-INC-01", "village:Vaux")
MOST = 10**12


@pytest.mark.parametrize(
    ("amount", "parts"),
    [
        (0, []),
        (1, [1]),
        (-5, [-5]),
        (MOST - 1, [MOST - 1]),
        (MOST, [MOST]),
        (MOST + 1, [MOST, 1]),
        (3 * MOST, [MOST] * 3),
    ],
)
def test_a_great_sum_is_moved_in_parts(amount, parts):
    """As few as can be; each has the reason of the whole, if there is one."""
    assert moved("money", amount, "bank", "world", WHY) == [
        Transfer("money", part, "bank", "world", WHY) for part in parts
    ]
    assert all(part.because == NO_REASON for part in moved("m", amount, "a", "b"))


def test_an_effect_taken_back_keeps_its_reason():
    """Only its direction changes."""
    there = Transfer("money", 3, "bank", "world", WHY)
    assert inverse(there) == Transfer("money", 3, "world", "bank", WHY)
    changed = Change("lord:Bo", "where", None, "Vaux", WHY)
    assert inverse(changed) == Change("lord:Bo", "where", "Vaux", None, WHY)
    assert (Because(), Transfer("m", 1, "a", "b").because) == (NO_REASON, NO_REASON)
    assert (NO_REASON.rule, NO_REASON.about) == (None, None)
    assert Change("s", "f", None, 1).because == NO_REASON


def test_changes_of_one_field_become_one_with_the_last_reason():
    """Transfers stand before changes; each field keeps the place of its first change."""
    effects = [
        Change("s", "f", None, "a"),
        Change("s", "g", "x", "y"),
        Transfer("m", 1, "a", "b"),
        Change("t", "f", 1, 2),
        Change("s", "f", "a", "b"),
        Change("s", "f", "b", "c", WHY),
        Change("t", "f", 2, 1),
        Transfer("m", 1, "a", "b"),
    ]
    assert set_off(effects) == [
        *(Transfer("m", 1, "a", "b") for _ in range(2)),
        Change("s", "f", None, "c", WHY),
        Change("s", "g", "x", "y"),
    ]
