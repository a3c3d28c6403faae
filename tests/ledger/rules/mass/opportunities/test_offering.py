"""Who may have which opportunity, and the reasons against the others."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.rules.mass.opportunities.battle import MEDIC, Running
from ledger.rules.mass.opportunities.offering import legal, offer, offered
from ledger.rules.mass.opportunities.taking import Choices, taken
from ledger.rules.mass.opportunities.windows import CODES
from ledger.rules.mass.personal import ENGAGEMENTS
from ledger.table import Table
from tests.ledger.rules.mass.opportunities.field import (
    ALONSO,
    BARE,
    KARL,
    RODRIGO,
    A,
    B,
    after,
    falls,
    field,
    stands,
    takes,
)
from tests.ledger.rules.mass.vectors import dice, state

INSTANT = {"TIR", "DUE", "CRG"}
# Opportunities that may be added to one in effect, if both can certainly go on.
TOGETHER = {
    "BAN": "INF TEN PRE POU AID CAP CAV COM MAG MES",
    "TEN": "BAN PRE CAV MAG MES",
    "AID": "BAN TEN PRE POU CAV COM MAG MES",
    "CAP": "BAN PRE CAV MAG",
    "CAV": "BAN TEN PRE POU AID CAP COM MAG MES",
    "COM": "BAN TEN PRE POU AID CAV MAG",
    "MAG": "INF BAN TEN PRE POU AID CAP CAV COM MES",
    "MES": "BAN PRE CAV MAG",
}
IF_LEVEL = {
    ("TEN", "front"): "POU AID COM",
    ("TEN", "support"): "CAP",
    ("MES", "front"): "POU",
    ("MES", "support"): "CAP",
}


def reasons(battle, who=RODRIGO, house=BARE):
    """The reasons against the opportunities that he cannot have."""
    found = offered(house, battle, who)
    return {one.code: one.reason for one in found if one.reason}


def ran(code, level, house=BARE):
    """A turn after one was taken, when the hero has made his roll, and has a place."""
    battle = takes(field(), code, level, house=house)
    return stands(after(battle, house), level, house=house, total=5, bare=5)


@pytest.mark.rule("MASS-OPP-GEN-01")
def test_all_fourteen_are_offered():
    """All are in the order of the text; the three orders may not be declined."""
    found = offered(BARE, stands(field()), RODRIGO)
    assert " ".join(CODES) == "INF BAN TEN PRE TIR POU AID CAP DUE CAV CRG COM MAG MES"
    assert legal(BARE, stands(field()), RODRIGO) == CODES
    assert [one.code for one in found if one.order] == ["TEN", "CRG", "MES"]
    kept = state(opp__decline=False)
    assert all(one.order for one in offered(kept, stands(field()), RODRIGO))
    with pytest.raises(Refused) as refused:
        offered(state(modules__opportunities=False), stands(field()), RODRIGO)
    assert refused.value.rule == "mass.modules.opportunities"


@pytest.mark.rule("MASS-OPP-GEN-09")
@pytest.mark.rule("MASS-OPP-GEN-10")
@pytest.mark.parametrize("level", ENGAGEMENTS)
@pytest.mark.parametrize("code", TOGETHER)
def test_every_pair(code, level):
    """The printed lists follow from the places demanded by each."""
    if code in {"AID", "COM"} and level != "front":
        level = "front"
    battle = ran(code, level)
    stood = battle.hero(RODRIGO).now.level
    lasts = battle.hero(RODRIGO).running
    expected = INSTANT | set(TOGETHER[code].split())
    expected |= set(IF_LEVEL.get((code, stood), "").split())
    if code == "CAP" and level in {"support", "disengaged"}:
        # He is home already at the end of this turn: no turn is shared.
        expected = set(CODES) - {"CAP"}
    assert lasts
    assert expected == set(legal(BARE, battle, RODRIGO))


@pytest.mark.rule("MASS-OPP-GEN-08")
@pytest.mark.rule("MASS-OPP-GEN-09")
def test_the_rider_defends_him_beside_anything():
    """The +1 phase demands no place, but is not given again."""
    battle = stands(after(takes(field(), "CAV"), turns=3))
    assert set(CODES) - {"CAV"} == set(legal(BARE, battle, RODRIGO))
    assert reasons(battle)["CAV"].rule == "MASS-OPP-GEN-08"
    stacked = state(opp__cav_stack=True)
    assert "CAV" in legal(stacked, battle, RODRIGO)
    assert "CAV" not in legal(stacked, stands(after(takes(field(), "CAV"))), RODRIGO)
    # The second of his two turns precedes the +1 phase.
    before = stands(after(takes(field(), "CAV"), turns=2))
    assert "CAV" not in legal(BARE, before, RODRIGO)
    assert "INF" in legal(BARE, before, RODRIGO)
    # A charge won now would begin then; the house may allow both.
    assert "CAV" in legal(stacked, before, RODRIGO)


@pytest.mark.rule("MASS-OPP-GEN-08")
def test_what_ends_this_turn_may_be_given_again():
    """Examples are a second turn of position, an arriving message, a fleeing unit."""
    held = stands(after(takes(field(), "TEN"), turns=2))
    assert "TEN" in legal(BARE, held, RODRIGO)
    road = after(takes(field(), "MES"))
    road = after(stands(road, total=10))
    assert "MES" not in legal(BARE, stands(road, total=9), RODRIGO)
    assert "MES" in legal(BARE, stands(road, total=10), RODRIGO)
    unit = after(takes(field(), "COM", "front"))
    assert "COM" not in legal(BARE, stands(unit, damage_dice=5), RODRIGO)
    assert "COM" in legal(BARE, stands(unit, damage_dice=6), RODRIGO)


@pytest.mark.rule("MASS-OPP-GEN-09")
def test_it_must_fit_each_of_several():
    """The reason names the one with which it does not fit."""
    battle = takes(field(), "BAN")
    battle = after(takes(after(battle), "TEN"))
    found = reasons(stands(battle))
    assert found["POU"].rule == "MASS-OPP-GEN-09"
    assert found["POU"].facts == {"opportunity": "POU", "running": "TEN"}
    with pytest.raises(Refused) as refused:
        takes(stands(battle), "POU")
    assert refused.value.rule == "MASS-OPP-GEN-09"
    ruled = Table(ruled=True)
    taken(BARE, ruled, stands(battle), RODRIGO, "POU", Choices())
    assert [one.key for one in ruled.overruled] == ["mass.opp.conflict"]


@pytest.mark.rule("MASS-OPP-GEN-09")
def test_a_new_message_begins_where_he_stands():
    """The roll that brought it does not move him; a later doctor demands nothing."""
    battle = after(takes(field(), "TEN"))
    assert "MES" in legal(BARE, stands(battle, total=12), RODRIGO)
    kept = state(opp__inf_keep=True)
    assert "INF" in legal(kept, stands(battle), RODRIGO)
    assert "INF" not in legal(BARE, stands(battle), RODRIGO)
    assert "POU" not in legal(kept, stands(battle), RODRIGO)


@pytest.mark.rule("MASS-OPP-GEN-09")
@pytest.mark.ruling("MASS-AMB-23")
def test_by_a_house_rule_the_old_one_gives_way():
    """The old one counts as given up; there may also be a maximum."""
    house = state(opp__on_conflict="drop_old")
    battle = ran("TEN", "engaged")
    assert offer(house, battle, battle.hero(RODRIGO), "POU").drops == ("TEN",)
    found = taken(house, dice(), battle, RODRIGO, "POU", Choices())
    assert [(one.code, one.why) for one in found.ended] == [("TEN", "given_up")]
    assert [one.code for one in found.battle.hero(RODRIGO).running] == ["POU"]
    one_only = state(opp__max_active=1)
    assert set(legal(one_only, battle, RODRIGO)) == INSTANT
    assert reasons(battle, house=one_only)["PRE"].rule == "MASS-AMB-23"
    both = state(opp__max_active=1, opp__on_conflict="drop_old")
    assert "POU" in legal(both, battle, RODRIGO)


@pytest.mark.rule("MASS-OPP-GEN-06")
@pytest.mark.ruling("MASS-AMB-58")
def test_who_falls_receives_none():
    """The cell's damage comes first; by a house rule the doctor is possible."""
    battle = falls(stands(field()))
    assert {one.rule for one in reasons(battle).values()} == {"MASS-OPP-GEN-06"}
    assert legal(BARE, battle, RODRIGO) == ()
    assert legal(state(opp__when_ko=True), battle, RODRIGO) == ("INF",)


@pytest.mark.rule("MASS-OPP-INF-05")
def test_without_a_personal_roll_there_is_none():
    """The hero is with the doctor, or has not rolled yet; no ruling helps."""
    for battle in (field(), stands(field(), MEDIC)):
        assert {one.rule for one in reasons(battle).values()} == {"MASS-OPP-INF-05"}
        with pytest.raises(Refused) as refused:
            taken(BARE, Table(ruled=True), battle, RODRIGO, "CAP", Choices())
        assert refused.value.key == "mass.opp.no_roll"


@pytest.mark.rule("MASS-OPP-COM-01")
@pytest.mark.rule("MASS-OPP-MAG-01")
def test_some_are_for_some_only():
    """A unit is for sergeants, and a Porté mage falls only in Montaigne's army."""
    battle = stands(field(montaigne=False))
    battle = battle.put(battle.hero(RODRIGO)._replace(commission=False))
    found = reasons(battle)
    assert {code: one.rule for code, one in found.items()} == {
        "COM": "MASS-OPP-COM-01",
        "MAG": "MASS-OPP-MAG-01",
    }
    assert {"COM", "MAG"} <= set(legal(BARE, stands(field()), RODRIGO))


def test_without_volleys_nobody_fires():
    """Charge and unit are refused by the name of the house rule."""
    found = reasons(stands(field()), house=state(modules__volley=False))
    assert {code: one.rule for code, one in found.items()} == dict.fromkeys(
        ("CRG", "COM"), "mass.modules.volley"
    )


@pytest.mark.rule("MASS-OPP-GEN-14")
@pytest.mark.ruling("MASS-AMB-60")
def test_each_side_has_one_banner():
    """A banner may be held by a friend, be captured, or have been brought home."""
    battle = takes(field(), "BAN", who=ALONSO)
    assert reasons(stands(battle))["BAN"].facts == {
        "opportunity": "BAN",
        "hero": ALONSO,
    }
    assert "BAN" in legal(BARE, stands(battle, who=KARL), KARL)
    assert "BAN" in legal(BARE, stands(falls(battle, ALONSO)), RODRIGO)
    many = state(opp__one_banner=False)
    assert "BAN" in legal(many, stands(battle), RODRIGO)
    carried = takes(field(), "CAP", "disengaged", KARL)
    assert reasons(stands(carried))["BAN"].key == "mass.opp.banner_taken"
    assert reasons(stands(carried, who=KARL), KARL)["CAP"].rule == "MASS-OPP-GEN-08"
    home = after(carried, turns=2)
    assert home.side(A).banner_lost
    assert not home.side(B).banner_lost
    assert reasons(stands(home))["BAN"].key == "mass.opp.banner_taken"
    assert reasons(stands(home, who=KARL), KARL)["CAP"].key == "mass.opp.banner_home"
    assert "CAP" in legal(BARE, stands(home), RODRIGO)
    assert "BAN" in legal(BARE, stands(home, who=KARL), KARL)
    assert "BAN" not in legal(BARE, stands(home, who=ALONSO), ALONSO)
    both = takes(field(), "CAP", who=ALONSO)
    assert reasons(stands(both))["CAP"].key == "mass.opp.banner_held"


@pytest.mark.rule("MASS-OPP-GEN-14")
def test_a_banner_that_is_captured_leaves_its_bearer():
    """Two heroes cannot hold it."""
    battle = after(takes(field(), "BAN", who=ALONSO))
    battle = stands(stands(battle, who=KARL), who=ALONSO)
    found = taken(BARE, dice(), battle, KARL, "CAP", Choices())
    assert [(one.hero, one.why) for one in found.ended] == [(ALONSO, "captured")]
    assert found.battle.hero(ALONSO).running == ()
    kept = takes(battle, "PRE", who=KARL).hero(ALONSO)
    many = takes(battle, "CAP", who=KARL, house=state(opp__one_banner=False))
    assert kept.has("BAN")
    assert many.hero(ALONSO).has("BAN")
    assert found.battle.hero(KARL).running == (Running("CAP", 2, "engaged"),)
