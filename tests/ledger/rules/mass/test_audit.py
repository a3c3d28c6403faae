"""Faults that only a strange journal or file can bring into a battle."""

from __future__ import annotations

import pytest

from ledger.journal import Finding
from ledger.rules.mass.audit import audit
from ledger.rules.mass.field import duel_id, line_id, running_id
from tests.ledger.rules.mass.vectors import armies

A, RODRIGO = "side:A", "hero:Rodrigo"
RUNS = running_id(RODRIGO, "TEN", 1)
LINE = line_id(A, RODRIGO, "TEN", 3)
DUEL = duel_id(RODRIGO, "hero:Karl")
WHOLE = {
    RUNS: {"hero": RODRIGO, "code": "TEN", "won": 1, "level": "front"},
    LINE: {"side": A, "turn": 3, "hero": RODRIGO, "code": "TEN", "value": 3},
    DUEL: {"hero": RODRIGO, "opponent": "hero:Karl"},
}


def whole():
    """A battle with one of everything that comes and goes."""
    found = armies()
    for subject, facts in WHOLE.items():
        for field, value in facts.items():
            found.put(subject, field, value)
    found.put(A, "tactic", "ENV")
    found.put(A, "terrain", ("difficult", "high_ground"))
    found.put(RODRIGO, "level", "medic")
    found.put(RODRIGO, "stood", "front")
    found.put(RODRIGO, "unit", "cavalry")
    return found


def word(subject, field, shown):
    """The fault of a word."""
    return Finding("mass.word", subject, (("field", field), ("word", shown)))


def test_a_sound_battle_has_no_fault():
    """With or without all that may be there."""
    assert audit(armies()) == audit(whole()) == []


@pytest.mark.parametrize(
    ("subject", "field"),
    [(subject, field) for subject, facts in WHOLE.items() for field in facts],
)
def test_a_thing_without_a_name_is_whole(subject, field):
    """Each missing fact is named."""
    found = whole()
    found.put(subject, field, None)
    assert audit(found) == [word(subject, field, "")]


@pytest.mark.parametrize(
    ("subject", "field"),
    [
        (A, "tactic"),
        (RODRIGO, "level"),
        (RODRIGO, "stood"),
        (RUNS, "code"),
        (RUNS, "level"),
        (LINE, "code"),
    ],
)
def test_an_unknown_word_is_a_fault(subject, field):
    """It is shown where it stands."""
    found = whole()
    found.put(subject, field, "XYZ")
    assert audit(found) == [word(subject, field, "XYZ")]


def test_each_terrain_is_known():
    """The first unknown one is named."""
    found = whole()
    found.put(A, "terrain", ("difficult", "swamp", "fog"))
    assert audit(found) == [word(A, "terrain", "swamp")]


def test_an_opportunity_is_not_won_with_a_doctor():
    """There is no roll there."""
    found = whole()
    found.put(RUNS, "level", "medic")
    assert audit(found) == [word(RUNS, "level", "medic")]
    found = whole()
    found.put(LINE, "code", "MAG")  # helps no general
    assert audit(found) == [word(LINE, "code", "MAG")]


def test_there_are_two_sides_at_most():
    """The number is told."""
    found = armies()
    found.put("side:C", "name", "C")
    assert audit(found) == [Finding("mass.many_sides", "campaign", (("count", 3),))]


def test_a_commander_serves_on_his_side():
    """One of the other side is a fault of the side that he commands."""
    found = armies()
    found.put("general:Léon", "side", "side:B")
    assert audit(found) == [Finding("mass.commander", A)]


@pytest.mark.parametrize("kind", ["general", "steward", "hero"])
def test_everybody_is_on_a_side_and_in_a_known_unit(kind):
    """Both faults name them."""
    found, who = armies(), f"{kind}:X"
    found.put(who, "name", "X")
    found.put(who, "unit", "calvary")
    assert audit(found) == [
        Finding("mass.of_no_side", who),
        Finding("mass.unit", who, (("word", "calvary"),)),
    ]
