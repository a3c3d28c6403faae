"""How far each counter has walked this turn, as lords and stacks remember it."""

from __future__ import annotations

import pytest

from ledger.effects import Because
from ledger.rules.fief.forces import stack
from ledger.rules.fief.movement.walking import (
    STILL,
    Walk,
    allowed,
    freshest,
    groups,
    lord_walked,
    noted,
    of_lord,
)
from tests.ledger.rules.fief.positions import ANNE, BRUNO
from tests.ledger.rules.fief.realm import realm

ARNAUD, BOURG = "lord:Arnaud", "territory:Bourg"
HERE, GATE = stack(BOURG, ANNE), stack(f"{BOURG}/territory:Vaux", ANNE)


def camp():
    """Three and one of Anne's soldiers in Bourg, in turn 3."""
    land = {"Bourg": {"troops": {"Anne": {"v1": 3, "v3": 1}}}}
    return realm(land, {"Arnaud": ("Anne", "Bourg")})


def notes(state):
    """The notes of Bourg."""
    return state.words(BOURG, "walked")


# Limits ---------------------------------------------------------------------------------


def test_a_walk_grows_by_roads_with_or_without_darc():
    """A walk of nothing is no walk."""
    assert Walk() == STILL == (0, 0)
    assert Walk(1).further(2, darc=False) == Walk(3, 0)
    assert Walk(1, 1).further(2, darc=True) == Walk(3, 3)


@pytest.mark.rule("FIEF-MOVE-06", "FIEF-CARD-27")
@pytest.mark.ruling("FIEF-AMB-45")
@pytest.mark.parametrize(
    ("walk", "steps", "darc", "strict", "partial"),
    [
        (STILL, 2, False, True, True),
        (STILL, 3, False, False, False),
        (STILL, 3, True, True, True),
        (STILL, 4, True, False, False),
        (Walk(1), 1, False, True, True),
        (Walk(1), 2, True, False, True),
        (Walk(1, 1), 2, True, True, True),
        (Walk(2, 2), 1, False, False, False),
        (Walk(2, 2), 1, True, True, True),
        (Walk(2), 0, False, True, True),
        (Walk(3, 3), 0, False, True, True),
        (Walk(3, 3), 1, True, False, False),
    ],
)
def test_two_roads_or_three_with_darc(walk, steps, darc, strict, partial):
    """By default she must be there on all three; who stays may always stay."""
    loose = realm({}, {}, house={"darc.partial": True})
    assert allowed(camp(), walk, steps, darc=darc) is strict
    assert allowed(loose, walk, steps, darc=darc) is partial


# Lords ----------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-MOVE-06")
def test_a_lord_remembers_his_steps_for_this_turn():
    """What is known already is not noted again; who turns back is as fresh as before."""
    state = camp()
    assert of_lord(state, ARNAUD) == STILL
    assert lord_walked(state, ARNAUD, STILL) == []
    effects = lord_walked(state, ARNAUD, Walk(2, 1))
    facts = {one.field: one.after for one in effects}
    assert facts == {"steps": 2, "steps_darc": 1, "steps_in": 3}
    assert {one.because for one in effects} == {Because("FIEF-MOVE-06", ARNAUD)}
    state.apply(effects)
    assert of_lord(state, ARNAUD) == Walk(2, 1)
    assert lord_walked(state, ARNAUD, Walk(2, 1)) == []
    (more,) = lord_walked(state, ARNAUD, Walk(3, 1))
    assert (more.field, more.after) == ("steps", 3)
    still = {one.field: one.after for one in lord_walked(state, ARNAUD, STILL)}
    assert still == {"steps": None, "steps_darc": None, "steps_in": None}
    state.put("campaign", "turn", 4)
    assert of_lord(state, ARNAUD) == STILL


# Soldiers -------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-MOVE-06")
def test_a_stack_notes_only_those_who_have_walked():
    """The others have not; each kind and each stack has notes of its own."""
    state = camp()
    group = {Walk(2): 1, Walk(1, 1): 1, STILL: 1, Walk(2, 1): 0}
    state.apply(noted(state, HERE, "v1", group))
    assert notes(state) == (f"3 v1 1 1 1 {HERE}", f"3 v1 2 0 1 {HERE}")
    assert groups(state, HERE, "v1") == {Walk(1, 1): 1, Walk(2): 1, STILL: 1}
    assert groups(state, HERE, "v3") == {STILL: 1}
    assert groups(state, GATE, "v1") == {}
    state.apply(noted(state, HERE, "v3", {Walk(1): 1}))
    state.add(GATE, "v1", 1)
    state.apply(noted(state, GATE, "v1", {Walk(1): 1}))
    assert len(notes(state)) == 4
    assert groups(state, GATE, "v1") == {Walk(1): 1}
    state.apply(noted(state, HERE, "v1", {}))
    assert notes(state) == (f"3 v3 1 0 1 {HERE}", f"3 v1 1 0 1 {GATE}")


def test_what_is_noted_already_changes_nothing():
    """Nor do old notes, until soldiers come again."""
    state = camp()
    assert noted(state, HERE, "v1", {}) == []
    assert noted(state, HERE, "v1", {STILL: 3}) == []
    state.apply(noted(state, HERE, "v1", {Walk(1): 2}))
    assert noted(state, HERE, "v1", {Walk(1): 2, STILL: 1}) == []
    (gone,) = noted(state, HERE, "v1", {STILL: 3})
    assert (gone.field, gone.after) == ("walked", None)
    state.put("campaign", "turn", 4)
    assert groups(state, HERE, "v1") == {STILL: 3}
    assert noted(state, HERE, "v1", {}) == []
    state.apply(noted(state, HERE, "v3", {Walk(1): 1}))
    assert notes(state) == (f"4 v3 1 0 1 {HERE}",)


def test_fewer_soldiers_than_were_noted_are_those_noted_first():
    """Losses leave notes behind; no counter counts twice."""
    state = camp()
    state.apply(noted(state, HERE, "v1", {Walk(1): 2, Walk(2): 2}))
    assert groups(state, HERE, "v1") == {Walk(1): 2, Walk(2): 1}
    state.add(HERE, "v1", -1)
    assert groups(state, HERE, "v1") == {Walk(1): 2}


def test_notes_alike_are_added_up():
    """A correction may write one twice, or one of no step."""
    state = camp()
    state.put(BOURG, "walked", (f"3 v1 1 0 1 {HERE}", f"3 v1 1 0 1 {HERE}"))
    assert groups(state, HERE, "v1") == {Walk(1): 2, STILL: 1}
    state.put(BOURG, "walked", (f"3 v1 0 0 1 {HERE}", f"3 v1 1 0 1 {HERE}"))
    assert groups(state, HERE, "v1") == {STILL: 2, Walk(1): 1}


@pytest.mark.parametrize(
    "note",
    ["", "3 v1 1 0", f"x v1 1 0 1 {HERE}", f"3 v1 ? 0 1 {HERE}", f"3 v1 1 0 -1 {HERE}"],
)
def test_what_is_no_note_is_passed_over(note):
    """Those beside it count all the same."""
    state = camp()
    state.put(BOURG, "walked", (note, f"3 v1 2 0 1 {HERE}"))
    assert groups(state, HERE, "v1") == {Walk(2): 1, STILL: 2}


def test_names_may_have_spaces():
    """Player and village are the last part of a note."""
    player, place = "player:Anne de Beaujeu", "territory:Le Gué du Roi"
    heap = stack(place, player)
    state = camp()
    state.add(heap, "v1", 2)
    state.apply(noted(state, heap, "v1", {Walk(1): 1}))
    assert groups(state, heap, "v1") == {Walk(1): 1, STILL: 1}
    assert groups(state, stack(place, BRUNO), "v1") == {}


@pytest.mark.parametrize(
    ("count", "taken"),
    [
        (0, {}),
        (1, {STILL: 1}),
        (3, {STILL: 1, Walk(1, 1): 2}),
        (4, {STILL: 1, Walk(1, 1): 2, Walk(1): 1}),
        (9, {STILL: 1, Walk(1, 1): 2, Walk(1): 1, Walk(2): 1}),
    ],
)
def test_the_freshest_go_first(count, taken):
    """Of those who have walked as far, first those who went with D'Arc."""
    group = {Walk(2): 1, Walk(1): 1, Walk(1, 1): 2, STILL: 1}
    assert freshest(group, count) == taken
    assert list(freshest(group, count)) == list(taken)
