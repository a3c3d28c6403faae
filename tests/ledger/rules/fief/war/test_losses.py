"""Who falls: the orders of losses, knights with and without change, lone bombards."""

from __future__ import annotations

import pytest

from ledger.rules.fief.war.force import Force
from ledger.rules.fief.war.losses import DEFAULT, ORDERS, POLICIES, falls, settled
from tests.ledger.rules.fief.war.fights import ways

TACTICS = ways(tactics=True)
WHOLE = ways({"tactics.losses.change_allowed": False}, tactics=True)
ONE_EACH = Force(
    soldiers=1,
    lords=1,
    darc=1,
    women=1,
    royal=1,
    sergeants=1,
    archers=1,
    guard=1,
    mercenaries=1,
    bombards=1,
)


@pytest.mark.rule("FIEF-FIGHT-13", "TAC-GEN-07")
@pytest.mark.parametrize(
    ("policy", "order"),
    [
        ("soldiers", "soldiers sergeants mercenaries archers royal guard lords darc"),
        ("guard", "guard royal soldiers sergeants mercenaries archers lords darc"),
        ("archers", "archers soldiers sergeants mercenaries royal guard lords darc"),
        (
            "mercenaries",
            "mercenaries soldiers sergeants archers royal guard lords darc",
        ),
        ("darc", "soldiers sergeants mercenaries archers royal guard darc lords"),
    ],
)
def test_each_order_fells_point_by_point_and_lords_last(policy, order):
    """Women and bombards never fall; more harm than there is falls on nobody."""
    fallen = ONE_EACH
    for harm, kind in enumerate(order.split(), 1):
        fallen = fallen._replace(**{kind: 0})
        assert falls(ONE_EACH, harm, ORDERS[policy], TACTICS) == fallen
    assert falls(ONE_EACH, 99, ORDERS[policy], TACTICS) == Force(women=1, bombards=1)


def test_the_orders_that_a_player_may_name():
    """Soldiers fall first where nothing is said."""
    assert POLICIES == ("soldiers", "guard", "archers", "mercenaries", "darc")
    assert DEFAULT == "soldiers"


def test_no_harm_leaves_everybody():
    """This is also so for less than none."""
    for harm in (0, -1):
        assert falls(ONE_EACH, harm, ORDERS[DEFAULT], TACTICS) == ONE_EACH


@pytest.mark.ruling("TAC-AMB-48")
@pytest.mark.parametrize(
    ("harm", "left"),
    [
        (1, (1, 2)),
        (2, (0, 2)),
        (3, (2, 1)),
        (4, (1, 1)),
        (5, (0, 1)),
        (6, (2, 0)),
        (7, (1, 0)),
        (8, (0, 0)),
        (9, (0, 0)),
    ],
)
@pytest.mark.parametrize(
    ("ones", "threes"), [("sergeants", "knights"), ("guard", "guard_knights")]
)
def test_a_knight_who_loses_a_point_leaves_two_sergeants(ones, threes, harm, left):
    """Two sergeants and two knights lose points as eight sergeants would."""
    force = Force(**{ones: 2, threes: 2})
    found = falls(force, harm, ORDERS[DEFAULT], TACTICS)
    assert (getattr(found, ones), getattr(found, threes)) == left


@pytest.mark.ruling("TAC-AMB-48")
@pytest.mark.parametrize(
    ("harm", "left"),
    [
        (1, (1, 2, 1)),
        (2, (0, 2, 1)),
        (4, (0, 2, 1)),
        (5, (0, 1, 1)),
        (7, (0, 1, 1)),
        (8, (0, 0, 1)),
        (9, (0, 0, 0)),
    ],
)
def test_without_change_a_knight_falls_to_three_points_at_once(harm, left):
    """Points that kill no knight are lost, and spare the lord while a knight is left."""
    force = Force(sergeants=2, knights=2, lords=1)
    found = falls(force, harm, ORDERS[DEFAULT], WHOLE)
    assert (found.sergeants, found.knights, found.lords) == left


@pytest.mark.ruling("TAC-AMB-48")
def test_points_that_no_knight_absorbs_fall_on_the_next_heap():
    """Two points pass the knight, and fell two archers."""
    force = Force(knights=1, archers=3, lords=1)
    assert falls(force, 2, ORDERS[DEFAULT], WHOLE) == force._replace(archers=1)
    assert falls(force, 4, ORDERS[DEFAULT], WHOLE) == force._replace(
        knights=0, archers=2
    )


@pytest.mark.rule("TAC-BOMB-09")
@pytest.mark.ruling("TAC-AMB-59")
@pytest.mark.parametrize(
    ("force", "house", "had", "kept"),
    [
        (Force(soldiers=1, bombards=2), {}, True, 2),
        (Force(bombards=2), {}, True, 0),
        (Force(lords=1, bombards=2), {}, True, 0),
        (Force(lords=1, bombards=2), {"lord_counts_as_troop": True}, True, 2),
        (Force(women=1, bombards=2), {"lord_counts_as_troop": True}, True, 0),
        (Force(lords=1, bombards=2), {}, False, 0),
        (Force(lords=1, bombards=2), {"lost_without_troops": False}, False, 2),
        (Force(lords=1, bombards=2), {"lost_without_troops": False}, True, 0),
    ],
)
def test_bombards_alone_are_lost_unless_a_house_rule_keeps_them(
    force, house, had, kept
):
    """Nothing else of the side changes."""
    rules = {f"tactics.bombard.{rule}": value for rule, value in house.items()}
    customs = ways(rules, tactics=True)
    found = settled(force, customs, had_troops=had)
    assert found == force._replace(bombards=kept)
    if had:
        assert settled(force, customs) == found
