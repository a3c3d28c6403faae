"""The easy shot, the charge, and the unit that lost its commander."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.rules.mass.opportunities.taking import Choices, taken
from ledger.rules.mass.opportunities.unit import left, shots
from ledger.rules.mass.opportunities.windows import forced
from ledger.rules.mass.volley import Band, Firing, Targets, dice_count, level
from tests.ledger.rules.mass.opportunities.field import (
    BARE,
    RODRIGO,
    B,
    after,
    closes,
    falls,
    field,
    reputation,
    stands,
    strategy,
    takes,
    whys,
)
from tests.ledger.rules.mass.vectors import dice, state


def shot(total, house=BARE, **choices):
    """An easy shot."""
    told = Choices(total=total, **choices)
    return taken(house, dice(), stands(field()), RODRIGO, "TIR", told)


@pytest.mark.rule("MASS-OPP-TIR-01")
@pytest.mark.rule("MASS-OPP-TIR-02")
@pytest.mark.rule("MASS-OPP-TIR-03")
@pytest.mark.ruling("MASS-AMB-32")
def test_an_easy_shot():
    """One roll against 20, or a given result, brings three points, and the enemy -3."""
    found = shot(20)
    assert [(g.value, g.rule) for g in found.gains] == [(3, "MASS-OPP-TIR-02")]
    assert found.battle.hero(RODRIGO).running == ()
    battle = after(found.battle)
    assert (strategy(battle, B), strategy(battle)) == (-3, 0)
    assert [shot(total).how for total in (19, 20, 40)] == ["missed", "hit", "hit"]
    missed = shot(19)
    assert (missed.gains, missed.lines) == ((), ())
    assert (shot(19, tn=15).how, shot(24, tn=25).how) == ("hit", "missed")
    assert shot(25, state(opp__tir_tn=30)).how == "missed"
    with pytest.raises(Misuse):
        shot(None)


@pytest.mark.rule("MASS-OPP-CRG-01")
@pytest.mark.rule("MASS-OPP-CRG-02")
@pytest.mark.rule("MASS-OPP-CRG-03")
@pytest.mark.ruling("MASS-AMB-37")
def test_a_charge_meets_a_volley():
    """Level 36 has 18 dice against him and five brutes, in this very turn."""
    battle = takes(field(), "CRG")
    (fired,) = shots(BARE, battle, RODRIGO)
    assert fired.firing == Firing(level=36)
    assert (dice_count(36), fired.targets) == (18, Targets(brutes=5, others=1))
    assert fired.rule == "MASS-OPP-CRG-02"
    assert shots(BARE, after(battle), RODRIGO) == ()
    later = state(opp__crg_when="next")
    battle = takes(field(), "CRG", house=later)
    assert shots(later, battle, RODRIGO) == ()
    assert len(shots(later, after(battle, later), RODRIGO)) == 1


@pytest.mark.rule("MASS-OPP-CRG-04")
def test_who_survives_a_charge():
    """Five points are for being conscious after damage and volley."""
    battle = takes(field(), "CRG")
    passed = closes(battle)
    assert [(g.value, g.rule) for g in passed.gains] == [(5, "MASS-OPP-CRG-04")]
    assert whys(passed) == [("CRG", "done", "MASS-OPP-CRG-04")]
    assert reputation(closes(falls(battle))) == 0
    later = state(opp__crg_when="next")
    battle = after(takes(field(), "CRG", house=later), later)
    assert reputation(closes(battle, later)) == 5
    assert reputation(closes(falls(stands(battle)), later)) == 0


@pytest.mark.rule("MASS-OPP-COM-02")
@pytest.mark.rule("MASS-OPP-COM-05")
@pytest.mark.ruling("MASS-AMB-38")
def test_the_unit_fires_once_a_turn():
    """In the Front are 18 brutes of threat 1: three squads, or one."""
    battle = takes(field(), "COM", "support")
    assert shots(BARE, battle, RODRIGO) == ()
    battle = after(battle)
    assert forced(BARE, battle, RODRIGO) == ("front", "MASS-OPP-COM-02", "COM")
    (fired,) = shots(BARE, battle, RODRIGO)
    assert fired.firing == Firing(heroes=1, bands=(Band(6, 1),) * 3)
    assert shots(BARE, after(takes(field(), "AID", "front")), RODRIGO) == ()
    assert sum(band.members for band in left(BARE, 0)) == 18
    assert (level(fired.firing), fired.targets) == (24, None)
    one = state(opp__com_bands=[18])
    assert level(shots(one, battle, RODRIGO)[0].firing) == 22


@pytest.mark.rule("MASS-OPP-COM-06")
@pytest.mark.ruling("MASS-AMB-39")
def test_the_last_band_loses_first():
    """The dead do not fire; by a house rule this turn's damage comes first."""
    assert left(BARE, 2) == (Band(6, 1), Band(6, 1), Band(4, 1))
    assert left(BARE, 7) == (Band(6, 1), Band(5, 1))
    assert left(BARE, 30) == ()
    battle = after(stands(after(takes(field(), "COM")), damage_dice=2))
    assert level(shots(BARE, battle, RODRIGO)[0].firing) == 21
    assert shots(BARE, battle, RODRIGO, 4) == shots(BARE, battle, RODRIGO)
    late = state(opp__com_order="damage_first")
    assert shots(late, battle, RODRIGO, 1)[0].firing.bands == left(late, 3)
    assert shots(late, battle, RODRIGO, 4) == ()


@pytest.mark.rule("MASS-OPP-COM-03")
@pytest.mark.rule("MASS-OPP-COM-04")
@pytest.mark.rule("MASS-OPP-COM-07")
@pytest.mark.ruling("MASS-AMB-39")
def test_the_last_volley_counts():
    """The last volley is in the turn when the unit flees, or its commander falls."""
    battle = after(takes(field(), "COM"))
    fled = closes(stands(battle, damage_dice=6, hits=5))
    assert whys(fled) == [("COM", "fled", "MASS-OPP-COM-07")]
    fallen = closes(falls(stands(battle, damage_dice=1, hits=5)))
    assert whys(fallen) == [("COM", "fallen", "MASS-OPP-GEN-12")]
    for passed in (fled, fallen):
        assert (reputation(passed), strategy(passed.battle, B)) == (2, -2)
        assert passed.battle.hero(RODRIGO).running == ()
    kept = closes(stands(battle, damage_dice=5, hits=1))
    assert (kept.lines, kept.gains) == ((), ())
    assert kept.battle.hero(RODRIGO).has("COM").tally == 5
