"""What is settled before a battle, and the house rules that it is fought by."""

from __future__ import annotations

import pytest

from ledger.rules.fief.war.customs import customs
from ledger.rules.fief.war.force import Force
from ledger.rules.fief.war.plan import alive
from ledger.rules.fief.war.tables import HOUSE
from tests.ledger.rules.fief.positions import position
from tests.ledger.rules.fief.war.fights import scene, ways


def begun(attacker, defender, **more):
    """The plan at the first blow."""
    sides, plan = scene(attacker, defender, tactics=True, **more)
    return plan.beginning(sides)


@pytest.mark.rule("TAC-ARCH-30")
@pytest.mark.parametrize(
    ("attacker", "wish", "target"),
    [
        ("lords=1,darc", "aim", "lords"),
        ("darc,soldiers=1", "aim", "darc"),
        ("women=1,soldiers=1", "aim:women", "women"),
        ("lords=1,darc", "aim:darc", "darc"),
    ],
)
def test_darc_is_aimed_at_where_there_is_no_other_lord(attacker, wish, target):
    """A target that was named stays."""
    assert begun(attacker, "archers=2", archers=[wish]).target == target


@pytest.mark.ruling("TAC-AMB-59")
def test_a_plan_notes_who_had_troops_at_the_beginning():
    """Bombards and lords are none; a house rule may spare such bombards."""
    rule = {"tactics.bombard.lost_without_troops": False}
    plan = begun("lords=1,bombards=2", "soldiers=1", house=rule)
    assert plan.had_troops == {"attacker": False, "defender": True}
    lone = Force(lords=1, bombards=2)
    assert plan.settled("attacker", lone) == lone
    assert plan.settled("defender", lone) == Force(lords=1)
    # Before the beginning a side counts as having had some.
    assert plan._replace(had_troops={}).settled("attacker", lone) == Force(lords=1)


@pytest.mark.rule("FIEF-AIM-06")
def test_a_side_is_struck_by_aimed_dice_and_by_points_in_its_order():
    """Soldiers fall first where nothing is said."""
    plan = begun("soldiers=1", "soldiers=1", losses=["defender:archers"])
    force = Force(soldiers=2, archers=2, lords=2, bombards=1)
    assert plan.order("attacker")[0] == "soldiers"
    assert plan.order("defender")[0] == "archers"
    assert plan.struck("attacker", force, 1) == force._replace(soldiers=1)
    assert plan.struck("defender", force, 1) == force._replace(archers=1)
    assert plan.struck("defender", force, 5, ["lords"]) == Force()
    assert plan.struck("defender", force, 0, ["lords", "lords"]).lords == 0


def test_a_side_lives_by_troops_and_lords_who_fight():
    """Women and bombards alone do not."""
    for force in (Force(soldiers=1), Force(lords=1), Force(darc=1), Force(guard=1)):
        assert alive(force) is True
    assert alive(Force(women=3, bombards=2)) is False


# House rules --------------------------------------------------------------------------


def test_without_a_campaign_the_defaults_are_in_force():
    """The extension is played where it is asked for."""
    for tactics in (True, False):
        found = customs(None, tactics=tactics)
        assert (found.tactics, found.values) == (tactics, HOUSE)
    assert customs(None).tactics is False


@pytest.mark.rule("TAC-GEN-10")
@pytest.mark.parametrize("variant", [True, False])
@pytest.mark.parametrize("asked", [True, False])
def test_a_campaign_has_its_own_house_rules(variant, asked):
    """What it has not set is the default; its table may play the extension."""
    house = {"variant.tactics": variant, "tactics.bombard.cp": 2}
    found = customs(position("", house=house), tactics=asked)
    assert found.tactics is (variant or asked)
    assert found.tactic("bombard.cp") == 2
    assert found.house("darc.beyond_table") == HOUSE["fief.darc.beyond_table"]
    assert set(found.values) == set(HOUSE)


def test_modules_and_editions_are_of_the_extension():
    """Without it none is played, and change is always given."""
    whole = {"tactics.losses.change_allowed": False, "tactics.profile": "fief2011"}
    for tactics in (True, False):
        found = ways(whole, tactics=tactics)
        assert found.plays("archers") is tactics
        assert found.later is tactics
        assert found.changes is not tactics
        assert ways({"tactics.modules.archers": False}, tactics=tactics).plays(
            "archers"
        ) is (False)
    assert ways(tactics=True).later is False
    assert ways(tactics=True).changes is True
