"""Which counters fall, where the owner decides it point by point."""

from __future__ import annotations

import pytest

from ledger.rules.fief.war.choosing import chosen_falls
from ledger.rules.fief.war.force import Force
from ledger.table import Table
from tests.ledger.rules.fief.war.fights import scene

WHOLE = {"tactics.losses.change_allowed": False}


def fallen(force, harm, choices=(), victims=(), losses="ask", house=None):
    """What is left, with answers for each point that is asked about."""
    _, plan = scene(
        "soldiers=1", "soldiers=1", tactics=True, losses=[losses], house=house
    )
    keys = {f"losses.attacker.2.{at}": kind for at, kind in enumerate(choices, 1)}
    table = Table(choices=keys)
    left = chosen_falls(table, 2, "attacker", force, harm, plan, victims)
    table.close()
    return left


@pytest.mark.rule("FIEF-FIGHT-13", "TAC-GEN-07")
def test_each_point_is_asked_for_by_itself():
    """Questions are numbered, and end where only one kind is left."""
    force = Force(soldiers=2, archers=2, lords=1)
    left = fallen(force, 2, ["archers", "soldiers"])
    assert left == Force(soldiers=1, archers=1, lords=1)
    left = fallen(force, 3, ["archers", "archers"])
    assert left == Force(soldiers=1, lords=1)


def test_nothing_is_asked_where_there_is_nothing_to_choose():
    """One kind, all of them, or no harm at all."""
    force = Force(soldiers=2, archers=2, lords=1)
    assert fallen(force, 4) == Force(lords=1)
    assert fallen(force, 0) == force
    assert fallen(Force(soldiers=2, lords=1), 1) == Force(soldiers=1, lords=1)
    assert fallen(force, 99) == Force()


@pytest.mark.rule("FIEF-FIGHT-13")
def test_lords_are_chosen_when_no_soldier_is_left():
    """D'Arc is a kind of her own."""
    force = Force(soldiers=1, lords=1, darc=1, women=2)
    assert fallen(force, 2, ["darc"]) == Force(lords=1, women=2)
    assert fallen(force, 2, ["lords"]) == Force(darc=1, women=2)


@pytest.mark.ruling("TAC-AMB-48")
def test_a_knight_who_loses_a_point_leaves_two_sergeants():
    """Guard knights leave guards; the points are worth three."""
    force = Force(knights=1, archers=3)
    assert fallen(force, 1, ["knights"]) == Force(sergeants=2, archers=3)
    force = Force(guard_knights=1, archers=3)
    assert fallen(force, 1, ["guard_knights"]) == Force(guard=2, archers=3)
    assert fallen(force, 5, ["guard_knights", "guard", "guard"]) == Force(archers=1)


@pytest.mark.ruling("TAC-AMB-48")
def test_without_change_knights_are_chosen_for_three_points_only():
    """Fewer points fall on the others, or on nobody while a knight is left."""
    force = Force(knights=1, archers=3, lords=1)
    left = fallen(force, 3, ["knights"], house=WHOLE)
    assert left == Force(archers=3, lords=1)
    assert fallen(force, 2, house=WHOLE) == Force(knights=1, archers=1, lords=1)
    assert fallen(force, 5, ["archers"] * 3, house=WHOLE) == Force(knights=1, lords=1)
    alone = Force(knights=1, lords=1)
    assert fallen(alone, 2, house=WHOLE) == alone


@pytest.mark.rule("FIEF-AIM-06", "TAC-BOMB-09")
def test_lords_who_were_aimed_at_fall_besides_and_lone_bombards_go():
    """This is so by a policy, too."""
    force = Force(soldiers=1, lords=2, bombards=1)
    for losses in ("ask", "soldiers"):
        left = fallen(force, 1, victims=["lords"], losses=losses)
        assert left == Force(lords=1)
        left = fallen(force, 0, victims=["lords"], losses=losses)
        assert left == force._replace(lords=1)


def test_a_policy_asks_nothing():
    """Its order is followed."""
    force = Force(soldiers=2, archers=2)
    assert fallen(force, 1, losses="archers") == Force(soldiers=2, archers=1)
