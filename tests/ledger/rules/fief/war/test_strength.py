"""Points and dice of a side."""

from __future__ import annotations

import pytest

from ledger.effects import Change
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import points as soldiers
from ledger.rules.fief.war.force import Force, dice, points
from ledger.rules.fief.war.ground import Ground
from ledger.rules.fief.war.rolls import dice_of, guarded
from ledger.state import State
from tests.ledger.rules.fief.war.fights import battle, ways

PLAIN, TACTICS = ways(), ways(tactics=True)


@pytest.mark.rule("FIEF-FIGHT-04", "FIEF-FIGHT-30")
def test_points_are_soldiers_guards_and_one_a_lord():
    """Eight soldiers, two lords and four points of royal guard make fourteen."""
    assert points(Force(soldiers=8, lords=2, royal=4), PLAIN) == 14
    held = {"v1": 2, "v3": 1, "v6": 1, "bombard": 2, "mercenary": 3}
    assert soldiers(held) == 2 + 3 + 6  # the others are not soldiers


@pytest.mark.rule("FIEF-FIGHT-05", "FIEF-FIGHT-06", "FIEF-FIGHT-31", "FIEF-CARD-28")
def test_uncrowned_women_add_nothing_and_darc_one():
    """Two men, a baroness, the queen and D'Arc fight; an uncrowned woman does not."""
    force = Force(soldiers=4, lords=4, women=1, darc=1)
    assert points(force, PLAIN) == 9


@pytest.mark.rule("FIEF-FIGHT-05")
def test_who_of_the_lords_of_the_box_fights():
    """Men, bishops, baronesses, the queen and D'Arc do; captives and others do not."""
    state = State()
    women = sorted(lords.WOMEN)
    names = ("Arnaud", "Othon", "Lambert", *women)
    facts = [(f"lord:{name}", "player", "player:Ana") for name in names]
    facts += [(f"lord:{name}", "name", name) for name in names]
    facts += [
        ("title:Rouge", "name", "Rouge"),
        ("lord:Lambert", "captor", "player:Bo"),
        ("title:Rouge", "holder", f"lord:{women[0]}"),
        ("campaign", "queen", f"lord:{women[1]}"),
        (f"lord:{women[2]}", "darc", 1),
    ]
    state.apply([Change(s, f, None, v) for s, f, v in facts])
    fighting = [lord for lord in lords.every(state) if lords.fights(state, lord)]
    assert len(fighting) == 5
    assert points(Force(soldiers=4, lords=4, darc=1, women=1), PLAIN) == 4 + 5


@pytest.mark.rule("FIEF-FIGHT-07", "TAC-GEN-04")
def test_one_to_three_dice_by_points():
    """Dice are none, then for 1 to 6, 7 to 12, and 13 or more points."""
    strengths = (0, 1, 6, 7, 12, 13, 45)
    shown = [dice(n) for n in strengths]
    assert shown == [0, 1, 1, 2, 2, 3, 3]
    forces = [Force(soldiers=n) for n in strengths]
    thrown = [dice_of("attacker", force, Ground("city"), PLAIN) for force in forces]
    assert thrown == shown


@pytest.mark.parametrize(
    ("force", "strength", "many", "guard"),
    [
        pytest.param(
            Force(lords=1, guard_knights=2, guard=2), 9, 2, True, id="A5-royal-guard"
        ),
        pytest.param(Force(lords=1, knights=2, sergeants=5), 12, 2, False, id="A6"),
        pytest.param(
            Force(lords=1, knights=2, sergeants=5, mercenaries=1), 13, 3, False, id="A7"
        ),
        pytest.param(Force(lords=1, knights=2, sergeants=4), 11, 2, False, id="A8"),
        pytest.param(
            Force(lords=1, knights=2, sergeants=4, mercenaries=2), 13, 3, False, id="A9"
        ),
        pytest.param(Force(lords=1, guard_knights=1), 4, 1, True, id="B11"),
        pytest.param(Force(lords=1, sergeants=3), 4, 1, False, id="B12"),
        pytest.param(Force(lords=2, guard_knights=3, guard=4), 15, 3, True, id="B13"),
        pytest.param(Force(lords=1, sergeants=5, bombards=3), 6, 1, False, id="B26"),
        pytest.param(Force(bombards=1), 0, 0, False, id="B46"),
    ],
)
@pytest.mark.rule("TAC-GEN-05", "TAC-GUARD-18", "TAC-MERC-02", "TAC-MERC-25")
@pytest.mark.rule("TAC-BOMB-10", "TAC-ARCH-02", "TAC-ARCH-14")
def test_points_of_the_extension(force, strength, many, guard):
    """Knights are three points, bombards none, and all others one."""
    found = points(force, TACTICS)
    assert (found, dice(found), guarded(force, TACTICS)) == (strength, many, guard)


@pytest.mark.rule("TAC-ARCH-02", "TAC-ARCH-14")
def test_archers_are_one_point_each():
    """Three archers and three sergeants roll as six points."""
    assert points(Force(archers=3, sergeants=3), TACTICS) == 6


@pytest.mark.rule("TAC-BOMB-10")
@pytest.mark.ruling("TAC-AMB-07")
def test_a_house_may_give_bombards_points():
    """With a house rule of 2, three bombards bring six points."""
    house = ways({"tactics.bombard.cp": 2}, tactics=True)
    assert points(Force(sergeants=1, bombards=3), house) == 7


@pytest.mark.rule("TAC-GEN-06")
def test_dice_are_counted_anew_each_round():
    """Thirteen points roll three dice, and the eleven left roll two."""
    result = battle(
        "lords=1,knights=2,sergeants=6",
        "sergeants=20",
        "1 1 1 2 1 2 1 1 1 1 1",
        tactics=True,
        rounds=2,
    )
    thrown = [len(r["attacker"]["dice"]) for r in result["rounds"]]
    assert thrown == [3, 2]
