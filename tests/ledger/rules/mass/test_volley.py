"""Volleys: level, hits, targets, effects."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse, Refused
from ledger.rules.mass.opportunities.unit import left
from ledger.rules.mass.volley import (
    Band,
    Firing,
    Targets,
    dice_count,
    fired,
    hits,
    level,
    per_hit,
    spread,
    volley,
    wounds,
)
from ledger.table import Table
from tests.ledger.rules.mass.vectors import dice, examples, refusal, state


@pytest.mark.rule("MASS-VOLLEY-01")
def test_everybody_who_can_fire_this_round_adds_to_the_level():
    """Each sort of shooter counts, alone or together, except a unit's dead."""
    alone = (
        Firing(brutes=4),
        Firing(henchmen=2),
        Firing(heroes=1),
        Firing(bands=(Band(3, 9),)),
    )
    assert [level(one) for one in alone] == [4, 4, 3, 3]
    together = Firing(4, 2, 1, (Band(3, 9),))
    assert level(together) == sum(level(one) for one in alone)
    fire = [level(Firing(heroes=1, bands=left(state(), dead))) for dead in (0, 1, 5)]
    assert fire == [24, 23, 18]


@pytest.mark.rule("MASS-VOLLEY-02")
@pytest.mark.rule("MASS-VOLLEY-03")
@pytest.mark.ruling("MASS-AMB-48")
@examples("volley_level")
def test_the_level_of_those_who_fire(given, expect):
    """1, 2 or 3 is added for each, and the threat rating for bands of five and more."""
    bands = tuple(Band(**band) for band in given["bands"])
    found = level(Firing(0, given["henchmen"], given["heroes"], bands))
    assert (expect["level"], expect["dice"]) == (found, dice_count(found))


@pytest.mark.rule("MASS-VOLLEY-04")
@examples("volley_dice")
def test_half_as_many_dice(given, expect):
    """The number is rounded up."""
    assert expect["dice"] == dice_count(given["level"])
    assert dice_count(given["level"] + 1) == expect["dice"] + 1


@pytest.mark.rule("MASS-VOLLEY-05")
@pytest.mark.rule("MASS-VOLLEY-07")
@pytest.mark.ruling("MASS-AMB-45")
@examples("volley_hits")
def test_hits(given, expect):
    """8 or more hits; a ten hits, and the die after it may hit again."""
    assert expect["hits"] == hits(state(), given["chains"])
    again = state(volley__ten="again")
    assert hits(again, given["chains"]) == 2
    assert hits(again, [[10, 8], [10, 10, 3], [10, 7]]) == 1


@pytest.mark.rule("MASS-VOLLEY-06")
def test_a_ten_is_thrown_again():
    """The rerolls come after all dice of the volley, until no ten is left."""
    found = volley(state(), dice(10, 8, 10, 9), Firing(heroes=1)).result
    assert (found["level"], found["dice_count"]) == (3, 2)
    assert (found["dice"], found["hits"]) == ([[10, 10, 9], [8]], 4)


@pytest.mark.rule("MASS-VOLLEY-08")
@pytest.mark.rule("MASS-VOLLEY-13")
@examples("volley_spread")
def test_hits_are_shared_out_evenly(given, expect):
    """The rest is distributed by dice."""
    found = spread(given["hits"], given["targets"])
    assert (expect["each"], expect["random_extra"]) == found


@pytest.mark.rule("MASS-VOLLEY-08")
@pytest.mark.rule("MASS-VOLLEY-13")
@pytest.mark.rule("MASS-VOLLEY-14")
def test_the_rest_goes_to_different_targets():
    """A target drawn once is not drawn again: each draw is among the others."""
    table = dice(8, 8, 9, 8, 2, 1)
    found = volley(state(), table, Firing(henchmen=3, heroes=1), Targets(2, 1))
    # Four hits of five dice: one each, and one that is drawn.
    assert found.result["targets"] == {
        "each": 1,
        "drawn": 1,
        "brutes": [2, 1],
        "others": [1],
        "brutes_dead": 2,
    }
    drawn = dice(8, 8, 1, 1, 3, 2)
    found = volley(state(), drawn, Firing(level=8), Targets(1, 2)).result["targets"]
    assert (found["brutes"], found["others"]) == ([0], [1, 1])
    assert [len(t.faces) for t in drawn.throws] == [4, 1, 1]
    assert [t.die for t in drawn.throws[1:]] == ["d3", "d2"]


@pytest.mark.rule("MASS-VOLLEY-09")
@pytest.mark.rule("MASS-VOLLEY-14")
def test_a_brute_dies_of_one_hit():
    """Further hits on the dead are lost."""
    found = volley(state(), dice(8, 9, 8, 9, 3), Firing(level=9), Targets(2))
    assert found.result["targets"]["brutes"] == [2, 2]
    assert found.result["targets"]["brutes_dead"] == 2


@pytest.mark.rule("MASS-VOLLEY-10")
@pytest.mark.rule("MASS-VOLLEY-12")
@pytest.mark.ruling("MASS-AMB-50")
@examples("volley_wounds")
def test_flesh_wounds(given, expect):
    """Each hit gives a number by the TN; dracheneisen ignores some."""
    found = wounds(state(), given["tn"], given["hits"], given["dracheneisen"])
    assert expect["flesh_wounds"] == found["total"]
    assert expect["wound_checks"] == found["wound_checks"]


@pytest.mark.rule("MASS-VOLLEY-11")
@pytest.mark.ruling("MASS-AMB-49")
def test_one_check_for_a_volley():
    """The number of hits does not matter; if none counts there is no check."""
    found = [wounds(state(), 20, count)["wound_checks"] for count in (0, 1, 5)]
    assert found == [0, 1, 1]


@pytest.mark.rule("MASS-VOLLEY-10")
@pytest.mark.ruling("MASS-AMB-46")
@pytest.mark.ruling("MASS-AMB-47")
def test_the_table_of_wounds():
    """Each line is a lower limit with a fixed number."""
    tns = (0, 4, 5, 9, 10, 15, 20, 25, 30, 35, 39, 40, 99)
    found = [per_hit(state(), tn) for tn in tns]
    assert found == [24, 24, 24, 24, 21, 18, 15, 12, 9, 6, 6, 3, 3]
    up = state(volley__tn_round="up")
    assert [per_hit(up, tn) for tn in (5, 6, 12, 41)] == [24, 21, 18, 3]


@pytest.mark.rule("MASS-VOLLEY-01")
def test_somebody_has_to_fire():
    """The level is given only once."""
    for firing, key in (
        (Firing(), "mass.nobody_fires"),
        (Firing(brutes=3, level=9), "mass.level_twice"),
        (Firing(brutes=5000), "roll.many"),
    ):
        with pytest.raises(Misuse) as refused:
            volley(state(), dice(), firing)
        assert refused.value.key == key
    with pytest.raises(Misuse):
        volley(state(), dice(), Firing(level=2), Targets(1001))


def test_without_volleys_none_is_fired():
    """The house rule is named."""
    left_out = state(modules__volley=False)
    for call in (
        lambda: volley(left_out, dice(), Firing(level=8)),
        lambda: wounds(left_out, 20, 2),
    ):
        with pytest.raises(Refused) as refused:
            call()
        assert refused.value.rule == "mass.modules.volley"


def test_a_volley_in_words():
    """Who fires at whom; without targets nobody is hit."""
    found = fired(state(), dice(8, 1, 9), 1, 1, 0, (Band(3, 1),), None, 0, 0)
    assert found.asked == {
        "brutes": 1,
        "henchmen": 1,
        "heroes": 0,
        "bands": ["3x1"],
        "level": None,
        "at_brutes": 0,
        "at_others": 0,
    }
    assert found.result == {
        "level": 6,
        "dice_count": 3,
        "dice": [[8], [1], [9]],
        "hits": 2,
    }
    hit = fired(state(), dice(8, 8), 0, 0, 0, None, 4, 1, 1)
    assert hit.result["targets"]["others"] == [1]
    assert (hit.asked["level"], hit.asked["at_brutes"]) == (4, 1)


def test_the_limits_of_a_volley():
    """A thousand dice, and as many targets."""
    many = refusal(volley, state(), Table(), Firing(level=2001))
    assert (many.code, many.key, many.facts) == ("usage", "roll.many", {"most": 1000})
    crowd = refusal(volley, state(), Table(), Firing(level=2), Targets(1000, 1))
    assert (crowd.code, crowd.key) == ("usage", "mass.many_targets")
    assert crowd.facts == {"most": 1000}
    assert (
        volley(state(), dice(1), Firing(level=2), Targets(999, 1)).result["hits"] == 0
    )
    assert refusal(volley, state(), Table(), Firing(level=0)).key == "mass.nobody_fires"
    five = volley(state(), dice(*[1] * 1000), Firing(level=2000))
    assert five.result["dice_count"] == 1000


def test_wounds_are_told_one_by_one():
    """What armour ignores is no more than there are hits."""
    assert wounds(state(), 20, 3, 1) == {
        "per_hit": 15,
        "ignored": 1,
        "total": 30,
        "wound_checks": 1,
    }
    assert wounds(state(), 20, 1, 4) == {
        "per_hit": 15,
        "ignored": 1,
        "total": 0,
        "wound_checks": 0,
    }
    assert per_hit(state(), 10) == 21
