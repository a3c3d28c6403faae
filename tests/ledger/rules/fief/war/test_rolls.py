"""The effect of a roll: dice, bonuses, the column, and aimed dice."""

from __future__ import annotations

import pytest

from ledger.rules.fief.war.force import Force
from ledger.rules.fief.war.ground import Ground
from ledger.rules.fief.war.rolls import (
    PLAIN,
    Hit,
    battle_die,
    dice_of,
    guarded,
    hit,
    kills,
)
from tests.ledger.rules.fief.war.fights import ways

BASE, TACTICS = ways(), ways(tactics=True)
LATER = ways({"tactics.profile": "fief2011"}, tactics=True)
GUARD, DARC = Force(guard=1), Force(darc=1)


def guards(**rules):
    """The extension with some of the house rules about guards."""
    return ways({f"tactics.guard.{k}": v for k, v in rules.items()}, tactics=True)


@pytest.mark.rule("TAC-GEN-04")
def test_the_later_edition_has_its_own_die():
    """It has no pips beyond three, and blanks; it is used with the extension only."""
    assert battle_die(BASE) == battle_die(TACTICS) == PLAIN
    assert PLAIN.faces == (1, 2, 3, 4, 5, 6)
    assert (battle_die(LATER).name, battle_die(LATER).faces) == (
        "battle",
        (0, 1, 1, 2, 2, 3),
    )
    assert battle_die(ways({"tactics.profile": "fief2011"})) == PLAIN


@pytest.mark.rule("FIEF-FIGHT-07", "TAC-GEN-04")
def test_walls_take_dice_only_in_the_later_edition_and_never_below_none():
    """Thirteen points roll three dice; before a city of the later edition, one."""
    city, many, few = Ground("city"), Force(soldiers=13), Force(soldiers=1)
    assert dice_of("attacker", many, city, TACTICS) == 3
    assert dice_of("attacker", many, city, LATER) == 1
    assert dice_of("attacker", few, city, LATER) == 0
    assert dice_of("defender", many, city, LATER) == 3


@pytest.mark.rule("TAC-GUARD-14", "TAC-GUARD-17")
def test_a_guard_of_either_kind_guards_where_it_is_played():
    """Royal soldiers of the base game do not."""
    for force in (GUARD, Force(guard_knights=1), Force(guard=1, guard_knights=1)):
        assert guarded(force, TACTICS) is True
        assert guarded(force, BASE) is False
        assert guarded(force, ways({"tactics.modules.guard": False}, tactics=True)) is (
            False
        )
    assert guarded(Force(royal=6, soldiers=1), TACTICS) is False


@pytest.mark.rule("FIEF-FIGHT-08", "FIEF-FIGHT-09")
@pytest.mark.parametrize(("column", "harm"), [("open", 5), ("castle", 3), ("city", 2)])
def test_dice_are_added_and_read_in_a_column(column, harm):
    """Ten of two dice, without any bonus."""
    assert hit((4, 6), 0, Force(soldiers=7), column, BASE) == Hit(0, 10, 0, harm)


@pytest.mark.rule("FIEF-FIGHT-28")
@pytest.mark.ruling("FIEF-AMB-55")
@pytest.mark.parametrize(
    ("faces", "aimed", "all_aimed", "bonus"),
    [
        ((1,), 0, False, 6),
        ((1,), 1, False, 6),
        ((), 1, False, 0),
        ((), 1, True, 6),
        ((), 0, True, 0),
        ((), 0, False, 0),
    ],
)
def test_darc_adds_six_to_a_roll(faces, aimed, all_aimed, bonus):
    """A roll is needed; a house rule lets aimed dice be one."""
    customs = ways({"fief.darc.bonus_all_aimed": all_aimed})
    found = hit(faces, aimed, DARC, "open", customs)
    assert (found.bonus, found.total) == (bonus, sum(faces) + bonus)
    assert hit(faces, aimed, Force(lords=1), "open", customs).bonus == 0


@pytest.mark.ruling("FIEF-AMB-54")
def test_a_house_rule_may_end_the_total_with_the_printed_table():
    """Three sixes and D'Arc are 24, or 18 with the house rule."""
    capped = ways({"fief.darc.beyond_table": "cap18"})
    assert hit((6, 6, 6), 0, DARC, "open", BASE) == Hit(6, 24, 0, 12)
    assert hit((6, 6, 6), 0, DARC, "open", capped) == Hit(6, 18, 0, 9)
    assert hit((6, 5, 6), 0, Force(), "open", capped).total == 17


@pytest.mark.rule("TAC-GEN-04")
def test_the_later_edition_reads_no_table():
    """A pip is a point, behind walls, too; the guard adds one."""
    assert hit((3, 2), 0, Force(), "city", LATER) == Hit(0, 5, 0, 5)
    assert hit((3, 2), 0, GUARD, "city", LATER) == Hit(0, 5, 1, 6)


@pytest.mark.rule("TAC-GUARD-14", "TAC-GUARD-15", "TAC-GUARD-19")
@pytest.mark.ruling("TAC-AMB-14", "TAC-AMB-15")
def test_the_guard_adds_one_to_the_harm_or_by_house_rule_to_the_dice():
    """Two in the open are one point: the guard makes it two, or the total three."""
    at_dice = guards(bonus_stage="dice_sum")
    assert hit((2,), 0, GUARD, "open", TACTICS) == Hit(0, 2, 1, 2)
    assert hit((2,), 0, GUARD, "open", at_dice) == Hit(1, 3, 0, 1)
    both = Force(guard=4, guard_knights=3, darc=1)
    assert hit((2,), 0, both, "open", at_dice) == Hit(7, 9, 0, 4)
    assert hit((2,), 0, both, "open", TACTICS) == Hit(6, 8, 1, 5)
    assert hit((2,), 0, GUARD, "open", BASE).guard == 0


@pytest.mark.parametrize(
    ("faces", "aimed", "without", "guard"),
    [
        ((1,), 1, False, 1),
        ((), 0, False, 0),
        ((), 0, True, 1),
        ((), 1, True, 0),
        ((), 1, False, 0),
    ],
)
def test_the_guard_needs_a_die_that_is_not_aimed(faces, aimed, without, guard):
    """By house rule it needs none, except where all dice are aimed."""
    customs = guards(bonus_without_dice=without)
    assert hit(faces, aimed, GUARD, "open", customs).guard == guard


@pytest.mark.rule("FIEF-AIM-02", "FIEF-AIM-03")
def test_a_six_kills_and_by_house_rule_the_guard_s_five():
    """The house rule is for sides with a guard."""
    helped = guards(bonus_on_aimed=True)
    faces = range(1, 7)
    for force, customs, needs in (
        (GUARD, TACTICS, 6),
        (GUARD, helped, 5),
        (Force(soldiers=9), helped, 6),
        (GUARD, BASE, 6),
    ):
        assert [kills(f, force, customs) for f in faces] == [f >= needs for f in faces]
