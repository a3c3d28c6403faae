"""The states in which a battle may begin: arrows, mercenaries, the aimed shot."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ledger.rules.fief.war.force import Force
from ledger.rules.fief.war.starting import Start, begun
from tests.ledger.rules.fief.war.fights import scene


def starts(attacker, defender, **more):
    """The ways in which the archers' step may end, with the extension."""
    sides, plan = scene(attacker, defender, asks=False, tactics=True, **more)
    found, plan = begun(dict(sides), plan.beginning(sides))
    assert sum(Fraction(one.ways, one.of) for one in found) == 1
    return found, plan.archers


def test_without_archers_a_battle_begins_in_one_way():
    """Nobody has lost anything."""
    pair = Force(soldiers=2), Force(lords=1)
    found, archers = starts("soldiers=2", "lords=1")
    assert found == [Start(pair, (0, 0), pair, 1, 1)]
    assert archers == {"attacker": "hold", "defender": "hold"}


def test_a_battle_that_nobody_can_fight_begins_in_one_way():
    """Archers do not shoot at women."""
    pair = Force(soldiers=1, archers=1), Force(women=1)
    found, _ = starts("soldiers=1,archers=1", "women=1")
    assert found == [Start(pair, (0, 0), pair, 1, 1)]


@pytest.mark.rule("TAC-ARCH-08", "TAC-ARCH-10")
def test_both_shoot_at_once():
    """One archer takes 0, 1, 1, 2, 2 or 3 points, of no more than there are."""
    found, archers = starts("archers=1", "archers=1,soldiers=5")
    assert archers == {"attacker": "shoot", "defender": "shoot"}
    ways = {one.lost: one.ways for one in found if one.lost[0] == 0}
    assert ways == {(0, 0): 1, (0, 1): 2, (0, 2): 2, (0, 3): 1}
    assert {one.of for one in found} == {36}
    assert max(one.lost for one in found) == (1, 3)
    for one in found:
        fallen = Force(archers=1), Force(archers=1, soldiers=5 - one.lost[1])
        attacker = Force() if one.lost[0] else fallen[0]
        assert (one.pair, one.end) == ((attacker, fallen[1]), None)


def test_archers_may_hold():
    """The other side shoots alone."""
    found, archers = starts("archers=1", "archers=1", archers=["defender:hold"])
    assert archers == {"attacker": "shoot", "defender": "hold"}
    assert {one.lost[0] for one in found} == {0}


@pytest.mark.rule("TAC-MERC-27")
@pytest.mark.parametrize("early", [True, False])
@pytest.mark.parametrize(("plague", "there"), [(True, 2), (False, 4)])
def test_mercenaries_join_before_the_archers_or_after_them(early, plague, there):
    """The plague takes half of them; those who come after the arrows are not shot."""
    found, _ = starts(
        "mercenaries=4,lords=1",
        "archers=1,soldiers=9",
        plague=plague,
        house={"tactics.merc.commit_before_archers": early},
    )
    most = max(one.pair[0].mercenaries for one in found)
    least = min(one.pair[0].mercenaries for one in found)
    # Three points fall on the mercenaries who are there; later ones need a lord.
    assert most == there
    assert least == (max(there - 3, 0) if early else 0)
    for one in found:
        if not early:
            assert (one.base, one.lost) == (one.pair, (0, 0))


@pytest.mark.rule("TAC-ARCH-24", "TAC-ARCH-25")
@pytest.mark.parametrize(("lords", "over"), [(1, True), (2, False)])
def test_the_battle_is_over_when_the_last_lord_is_shot(lords, over):
    """The shot kills in one case of six, and the defender has won with what is left."""
    found, archers = starts(
        f"lords={lords},soldiers=3",
        "archers=2,soldiers=4",
        site="castle",
        archers=["defender:aim"],
    )
    assert archers["defender"] == "aim"
    missed, hit = found
    assert (missed.ways, missed.of, missed.end) == (5, 6, None)
    assert (hit.ways, hit.of) == (1, 6)
    assert hit.pair[0].lords == lords - 1
    assert hit.end == (("defender", 6) if over else None)


@pytest.mark.ruling("TAC-AMB-39")
@pytest.mark.parametrize("together", [True, False])
def test_a_side_whose_last_lord_was_shot_may_still_have_shot(together):
    """By house rule the aimed shot comes first."""
    found, _ = starts(
        "lords=1,archers=2",
        "archers=1,soldiers=4",
        site="castle",
        archers=["defender:aim"],
        house={"tactics.archers.simultaneous_aimed": together},
    )
    struck = {one.lost[1] for one in found if one.end}
    assert struck == ({0, 1, 2, 3} if together else {0})
    left = {one.end[1] for one in found if one.end}
    assert left == ({5, 4, 3, 2} if together else {5})
