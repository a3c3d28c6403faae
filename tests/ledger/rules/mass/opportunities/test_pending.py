"""What is still to come from an opportunity, and what would end it early."""

from __future__ import annotations

import pytest

from ledger.rules.mass.opportunities.battle import Running
from ledger.rules.mass.opportunities.pending import (
    Due,
    endings,
    progress,
    running_facts,
    still_due,
)
from tests.ledger.rules.mass.opportunities.field import BARE, RODRIGO, A, B, field
from tests.ledger.rules.mass.vectors import state


def due(code, turn=2, house=BARE, level="engaged", **more):
    """What is still to come at the beginning of a turn from one won in turn 1."""
    battle, one = field(turn), Running(code, 1, level, **more)
    hero = battle.hero(RODRIGO)._replace(running=(one,))
    return still_due(house, battle.put(hero), hero, one)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("INF", [Due("medic", "MASS-OPP-INF-04", 2, 2, 1)]),
        (
            "TEN",
            [
                Due("reputation", "MASS-OPP-TEN-02", 2, 3, 1),
                Due("strategy", "MASS-OPP-TEN-03", 4, 4, 3, A),
            ],
        ),
        (
            "PRE",
            [
                Due("personal", "MASS-OPP-PRE-01", 2, 2, -2),
                Due("reputation", "MASS-OPP-PRE-02", 2, 2, 2),
                Due("strategy", "MASS-OPP-PRE-03", 3, 3, 1, A),
            ],
        ),
        (
            "POU",
            [
                Due("reputation", "MASS-OPP-POU-02", 2, 2, 2),
                Due("strategy", "MASS-OPP-POU-03", 3, 3, 1, A),
            ],
        ),
        ("AID", [Due("reputation", "MASS-OPP-AID-03", 2, 3, 2)]),
        (
            "BAN",
            [
                Due("dice", "MASS-OPP-BAN-03", 2, None, -1),
                Due("reputation", "MASS-OPP-BAN-02", 2, None, 1),
            ],
        ),
        (
            "CAV",
            [
                Due("personal", "MASS-OPP-CAV-02", 2, 3, -2),
                Due("personal", "MASS-OPP-CAV-03", 4, None, 1),
            ],
        ),
        (
            "COM",
            [
                Due("volley", "MASS-OPP-COM-02", 2),
                Due("reputation", "MASS-OPP-COM-04", 2),
                Due("strategy", "MASS-OPP-COM-03", 3, None, None, B),
            ],
        ),
        (
            "MAG",
            [
                Due("personal", "MASS-OPP-MAG-02", 2, None, -2),
                Due("booty", "MASS-OPP-MAG-03", None),
            ],
        ),
        (
            "MES",
            [
                Due("done", "MASS-OPP-MES-04", 3, 3, 4),
                Due("strategy", "MASS-OPP-MES-03", 4, 4, 4, A),
            ],
        ),
    ],
)
def test_all_that_one_brings(code, expected):
    """On which rolls, from when, until when, and by which rule."""
    assert due(code) == expected


def test_a_banner_on_its_way():
    """It weighs on all rolls and pays until it is home; then the general is helped."""
    weighs, pays, done, helps = due("CAP", house=state(opp__cap_first="same"))
    until = weighs.until
    assert weighs == Due("all_rolls", "MASS-OPP-CAP-03", 2, until, -4)
    assert pays == Due("reputation", "MASS-OPP-CAP-04", 2, until, 3)
    assert done == Due("done", "MASS-OPP-CAP-05", until, until, 5)
    assert helps == Due("strategy", "MASS-OPP-CAP-06", until + 1, until + 1, 5, A)


def test_a_charge_is_fired_at_and_done():
    """In the turn in which it counts."""
    fired, done = due("CRG", turn=1, house=state(opp__crg_when="now"))
    assert fired == Due("volley", "MASS-OPP-CRG-02", 1, 1)
    assert done == Due("done", "MASS-OPP-CRG-04", 1, 1, 5)


def test_less_is_still_to_come_in_later_turns():
    """What has passed is not told again."""
    pays, helps = due("TEN", turn=3)
    assert (pays.turn, pays.until, helps.turn) == (3, 3, 4)
    weighs, after = due("CAV", turn=3)
    assert (weighs.turn, weighs.until, after.turn) == (3, 3, 4)
    assert due("CAV", turn=4) == [Due("personal", "MASS-OPP-CAV-03", 4, None, 1)]


def test_a_doctor_who_waits_has_no_turn():
    """It is for the hero to say when."""
    assert due("INF", waits=True) == [Due("medic", "MASS-OPP-INF-04", None, None, 1)]


@pytest.mark.rule("MASS-OPP-MES-03")
def test_a_message_brings_less_the_later_it_comes():
    """And nothing at all in the end."""
    assert [one.value for one in due("MES", tally=1)] == [5, 5]
    assert [one.turn for one in due("MES", tally=1)] == [2, 3]
    assert [one.value for one in due("MES", turn=5)] == [1, 1]
    assert due("MES", turn=6) == []


def whys(code, house=BARE):
    """What would end it early."""
    return [(x["why"], x["rule"]) for x in endings(house, Running(code, 1, "front"))]


def test_what_ends_one_early():
    """Leaving its place, a unit that flees, a banner captured, or giving it up."""
    given_up = ("given_up", "MASS-OPP-GEN-11")
    assert whys("AID") == [("left", "MASS-OPP-AID-02"), given_up]
    assert whys("TEN") == [("left", "MASS-OPP-TEN-01")]
    assert whys("COM") == [
        ("left", "MASS-OPP-COM-02"),
        ("fled", "MASS-OPP-COM-07"),
        given_up,
    ]
    shared, single = state(opp__one_banner=False), state(opp__one_banner=True)
    assert whys("BAN", shared) == [given_up]
    assert whys("BAN", single) == [("captured", "MASS-OPP-GEN-14"), given_up]
    assert whys("CAP", single) == [("left", "MASS-OPP-CAP-02"), given_up]
    assert whys("PRE", state(opp__decline=False)) == []


def test_how_far_one_has_come():
    """A message and a unit are counted; nothing else is."""
    message = Running("MES", 1, "engaged", tally=1)
    assert progress(BARE, message) == {"steps": 1, "of": 2, "to": "support"}
    unit = state(opp__com_bands=[6, 6, 6])
    dead = Running("COM", 1, "front", tally=2)
    assert progress(unit, dead) == {"left": 16, "dead": 2, "flees_after": 4}
    gone = Running("COM", 1, "front", tally=18)
    assert progress(unit, gone) == {"left": 0, "dead": 18, "flees_after": 0}
    assert progress(BARE, Running("TEN", 1, "front")) is None


def test_one_as_facts():
    """When it counts, where it makes its hero stand, what falls due and what ends it."""
    battle, one = field(2), Running("TEN", 1, "engaged")
    hero = battle.hero(RODRIGO)._replace(running=(one,))
    found = running_facts(BARE, battle.put(hero), hero, one)
    assert found == {
        "code": "TEN",
        "won": 1,
        "waits": False,
        "first": 2,
        "last": 3,
        "stands": "engaged",
        "progress": None,
        "due": [line._asdict() for line in due("TEN")],
        "ends": endings(BARE, one),
    }
    waits = Running("INF", 1, "engaged", waits=True)
    found = running_facts(BARE, battle.put(hero), hero, waits)
    assert (found["waits"], found["first"], found["last"], found["stands"]) == (
        True,
        None,
        None,
        None,
    )
