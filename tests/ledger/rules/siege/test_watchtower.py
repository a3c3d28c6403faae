"""The race for the watchtower: who is in it, and how turns are counted."""

from __future__ import annotations

import pytest

from ledger.rules.siege import watchtower
from ledger.rules.siege.watchtower import counted, hold, is_held, needed
from ledger.state import CAMPAIGN
from ledger.table import Table
from tests.ledger.rules.siege.vectors import GARDE, HACHES, field, refusal

OTHER = "unit:Archers"


def race(*, holder=None, holding=None, held=None, phase="defender", **house):
    """The race, with somebody in the watchtower, or nobody."""
    facts = [
        *((CAMPAIGN, "holder", holder), (CAMPAIGN, "holding", holding)),
        *((CAMPAIGN, "held", held), (OTHER, "name", "Archers")),
        *((OTHER, "side", "side:Empire"), (OTHER, "stands", 3)),
    ]
    return field("watchtower", phase=phase, facts=facts, **house)


def entering(state, unit=GARDE, stands=2, *, left=False, ruled=False):
    """A unit enters, stays or leaves."""
    return hold(state, Table(ruled=ruled), unit, stands, left=left)


def known(state):
    """What is recorded: the holder, the stands, the turns."""
    return [state.get(CAMPAIGN, key) for key in ("holder", "holding", "held")]


@pytest.mark.rule("SIEGE-SCN1-09", "SIEGE-SCN1-10")
def test_what_holding_needs():
    """Two stands for three turns of players; nowhere else is there a watchtower."""
    assert needed("watchtower") == (2, 3)
    told = refusal(needed, "siege")
    assert told == ("rule", "siege.no_watchtower", "SIEGE-SCN1-09", {})


@pytest.mark.rule("SIEGE-SCN1-10", "SIEGE-SCN1-11")
@pytest.mark.parametrize(("stands", "enough"), [(1, False), (2, True), (3, True)])
def test_all_is_told_of_a_unit_that_enters(stands, enough):
    """The count has not begun."""
    state = race()
    out = entering(state, stands=stands)
    assert out.asked == {"unit": GARDE, "stands": stands, "left": False}
    assert out.result == {
        "unit": GARDE,
        "stands": stands,
        "needed": 2,
        "held": 0,
        "turns": 3,
        "enough": enough,
    }
    assert {one.because for one in out.effects} == {("SIEGE-SCN1-10", None)}
    assert known(state.apply(out.effects)) == [GARDE, stands, None]


@pytest.mark.rule("SIEGE-SCN1-10")
@pytest.mark.ruling("SIEGE-AMB-22")
@pytest.mark.parametrize(
    ("unit", "stands", "left", "same", "after"),
    [
        (GARDE, 2, False, True, [GARDE, 2, 1]),
        (GARDE, 3, False, True, [GARDE, 3, 1]),
        (GARDE, 1, False, True, [GARDE, 1, None]),
        (OTHER, 3, False, True, [OTHER, 3, None]),
        (GARDE, None, True, True, [None, None, None]),
        (GARDE, 1, False, False, [GARDE, 1, 1]),
        (OTHER, 3, False, False, [OTHER, 3, 1]),
        (GARDE, None, True, False, [None, None, 1]),
    ],
)
def test_what_starts_the_count_again(unit, stands, left, same, after):
    """Another unit or too few; where any may take over, the end of the turn tells."""
    house = {} if same else {"scenario1_same_unit": False}
    state = race(holder=GARDE, holding=2, held=1, **house)
    out = entering(state, unit, stands, left=left)
    assert out.result["held"] == (after[2] or 0)
    assert out.result["stands"] == (stands or 0)
    assert known(state.apply(out.effects)) == after


@pytest.mark.rule("SIEGE-SCN1-09", "SIEGE-SCN1-10", "SIEGE-SCN1-11")
def test_who_cannot_be_in_it():
    """Besiegers, more stands than there are, whoever has not entered."""
    told = refusal(entering, race(), HACHES)
    assert told == ("rule", "siege.holds_not", "SIEGE-SCN1-09", {"unit": HACHES})
    told = refusal(entering, race(), stands=4)
    facts = {"unit": GARDE, "have": 3, "need": 4}
    assert told == ("not_enough", "siege.stands_of_unit", "SIEGE-SCN1-10", facts)
    assert entering(race(), stands=3).result["stands"] == 3
    state = race(holder=GARDE, holding=2)
    told = refusal(entering, state, OTHER, None, left=True)
    assert told == ("rule", "siege.not_inside", "SIEGE-SCN1-10", {"unit": OTHER})
    for stands, left in ((None, False), (2, True)):
        told = refusal(entering, state, stands=stands, left=left)
        assert told == ("usage", "siege.hold", None, {})


@pytest.mark.rule("SIEGE-SCN1-11")
def test_a_unit_enters_in_its_own_turn():
    """One that is inside may lose stands in the other turn."""
    told = refusal(entering, race(phase="attacker"))
    assert told == ("rule", "siege.not_their_turn", "SIEGE-SCN1-11", {})
    assert entering(race(phase="attacker"), ruled=True).effects
    assert entering(race(phase=None)).effects
    inside = race(holder=GARDE, holding=3, phase="attacker")
    assert entering(inside).result["stands"] == 2


@pytest.mark.rule("SIEGE-SCN1-10", "SIEGE-SCN1-11")
@pytest.mark.parametrize(
    ("holding", "held", "phase", "after"),
    [
        (2, None, "defender", 1),
        (2, None, "attacker", None),
        (2, 1, "attacker", 2),
        (3, 2, "defender", 3),
        (1, 2, "defender", None),
        (None, 1, "attacker", None),
        (None, None, "defender", None),
    ],
)
def test_how_turns_are_counted(holding, held, phase, after):
    """From a turn of the defender on, as long as there are enough."""
    state = race(holder=GARDE, holding=holding, held=held, phase=phase)
    effects = counted(state, "watchtower")
    assert state.apply(effects).get(CAMPAIGN, "held") == after
    assert all(one.because.rule == "SIEGE-SCN1-10" for one in effects)


@pytest.mark.rule("SIEGE-SCN1-09")
def test_three_turns_are_enough():
    """Nothing is counted or held in another scenario."""
    found = [is_held(race(held=turns), "watchtower") for turns in (None, 2, 3, 4)]
    assert found == [False, False, True, True]
    assert not is_held(race(held=3), "siege")
    assert watchtower.counted(race(holding=2), "help") == []
