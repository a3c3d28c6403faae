"""Opportunities in effect: gains, demands, modifiers, and ends."""

from __future__ import annotations

import pytest

from ledger.rules.mass.opportunities.battle import MEDIC
from ledger.rules.mass.opportunities.modifiers import (
    on_other_rolls,
    personal_dice,
    personal_modifiers,
    strategy_modifiers,
)
from ledger.rules.mass.opportunities.windows import forced, lends, rolls
from tests.ledger.rules.mass.opportunities.field import (
    ALONSO,
    BARE,
    RODRIGO,
    A,
    after,
    closes,
    falls,
    field,
    personal,
    reputation,
    stands,
    strategy,
    takes,
    whys,
)
from tests.ledger.rules.mass.vectors import state

# Doctor -----------------------------------------------------------------------


@pytest.mark.rule("MASS-OPP-INF-01")
@pytest.mark.rule("MASS-OPP-INF-02")
@pytest.mark.rule("MASS-OPP-INF-03")
@pytest.mark.rule("MASS-PERS-13")
def test_with_the_doctor_for_a_turn():
    """Only in the next turn there is no personal roll, and no Command is lent."""
    battle = takes(field(), "INF")
    assert (rolls(BARE, battle, RODRIGO), lends(BARE, battle, RODRIGO)) == (None, None)
    battle = after(battle)
    assert forced(BARE, battle, RODRIGO) == (MEDIC, "MASS-OPP-INF-05", "INF")
    assert rolls(BARE, battle, RODRIGO) == "MASS-OPP-INF-02"
    assert lends(BARE, battle, RODRIGO) == "MASS-OPP-INF-03"
    assert rolls(BARE, battle, ALONSO) is lends(BARE, battle, ALONSO) is None
    battle = after(battle)
    assert rolls(BARE, battle, RODRIGO) is None
    assert forced(BARE, battle, RODRIGO) is None


@pytest.mark.rule("MASS-OPP-INF-04")
@pytest.mark.rule("MASS-OPP-INF-05")
@pytest.mark.ruling("MASS-AMB-55")
def test_the_doctor_heals_at_the_end_of_that_turn():
    """All flesh wounds and one dramatic wound are healed; he had no level."""
    battle = takes(field(), "INF", "front")
    first = closes(battle)
    assert first.healed == ()
    second = closes(first.battle)
    assert (second.healed, second.dramatic) == ((RODRIGO,), 1)
    assert whys(second) == [("INF", "done", "MASS-OPP-INF-04")]
    assert strategy_modifiers(BARE, second.battle, A) == ()
    assert reputation(second) == 0


@pytest.mark.rule("MASS-OPP-INF-01")
def test_who_does_not_go_is_not_healed():
    """By a ruling he was in the line."""
    battle = after(takes(field(), "INF"))
    battle = stands(battle)
    hero = battle.hero(RODRIGO)
    passed = closes(battle.put(hero._replace(now=hero.now._replace(level="front"))))
    assert (passed.healed, whys(passed)[0][1]) == ((), "left")


@pytest.mark.rule("MASS-PERS-14")
@pytest.mark.ruling("MASS-AMB-58")
def test_the_doctor_of_one_who_fell():
    """By a house rule the doctor comes to him all the same."""
    both = takes(takes(stands(field()), "INF"), "BAN")
    left = after(falls(both)).hero(RODRIGO).running
    assert left == ()
    house = state(opp__when_ko=True)
    left = after(falls(both), house).hero(RODRIGO).running
    assert [one.code for one in left] == ["INF"]
    battle = takes(falls(stands(field())), "INF", house=house)
    battle = after(battle, house)
    assert rolls(house, battle, RODRIGO) == "MASS-PERS-14"
    assert closes(stands(battle, house=house), house).healed == (RODRIGO,)


# Banner -----------------------------------------------------------------------


@pytest.mark.rule("MASS-OPP-BAN-01")
@pytest.mark.rule("MASS-OPP-BAN-02")
@pytest.mark.ruling("MASS-AMB-27")
def test_a_saved_banner_is_worth_a_point_a_turn():
    """The points start with the next turn, or by a house rule with this one."""
    passed = closes(takes(field(), "BAN"))
    assert reputation(passed) == 0
    for _ in range(4):
        passed = closes(passed.battle)
        assert [(g.value, g.rule) for g in passed.gains] == [(1, "MASS-OPP-BAN-02")]
    at_once = state(opp__ban_from=0)
    assert reputation(closes(takes(field(), "BAN", house=at_once), at_once)) == 1


@pytest.mark.rule("MASS-OPP-BAN-03")
@pytest.mark.ruling("MASS-AMB-26")
def test_a_banner_takes_a_die():
    """All rolls but the personal one lose it, and by a house rule that one, too."""
    battle = takes(field(), "BAN")
    assert on_other_rolls(BARE, battle, RODRIGO, "dice") == ()
    battle = after(battle)
    (line,) = on_other_rolls(BARE, battle, RODRIGO, "dice")
    assert (line.value, line.rule, line.code) == (-1, "MASS-OPP-BAN-03", "BAN")
    assert on_other_rolls(BARE, battle, RODRIGO, "all_rolls") == ()
    assert on_other_rolls(BARE, battle, ALONSO, "dice") == ()
    assert (personal(battle), personal_dice(BARE, battle, RODRIGO)) == (0, 1)
    minus = state(opp__ban_personal="minus:3")
    (line,) = personal_modifiers(minus, battle, RODRIGO)
    assert (line.value, line.rule) == (-3, "MASS-OPP-BAN-03")
    no_die = state(opp__ban_personal="no_die")
    assert (personal(battle, house=no_die)) == 0
    assert personal_dice(no_die, battle, RODRIGO) == 0
    assert personal_dice(no_die, battle, ALONSO) == 1


@pytest.mark.rule("MASS-OPP-BAN-04")
@pytest.mark.rule("MASS-OPP-GEN-12")
@pytest.mark.ruling("MASS-AMB-61")
def test_a_bearer_who_falls_has_no_point_for_that_turn():
    """The banner falls with him, but is kept at the doctor's."""
    battle = after(takes(field(), "BAN"))
    with_doctor = closes(after(takes(stands(battle), "INF")))
    assert (reputation(with_doctor), with_doctor.healed) == (1, (RODRIGO,))
    passed = closes(falls(battle))
    assert (reputation(passed), passed.battle.hero(RODRIGO).running) == (0, ())
    assert whys(passed) == [("BAN", "fallen", "MASS-OPP-GEN-12")]
    # Only a doctor still comes, if the house rule allows it.
    helped = state(opp__when_ko=True)
    for code, ends in (("PRE", [("PRE", "fallen", "MASS-OPP-GEN-12")]), ("INF", [])):
        fallen = falls(after(takes(field(), code, house=helped), helped))
        assert whys(closes(fallen, helped)) == (
            ends or [("INF", "done", "MASS-OPP-INF-04")]
        )


# Positions --------------------------------------------------------------------


@pytest.mark.rule("MASS-OPP-TEN-01")
@pytest.mark.rule("MASS-OPP-TEN-03")
@pytest.mark.rule("MASS-OPP-GEN-13")
def test_a_position_is_left_by_a_ruling_only():
    """No more comes of it then."""
    battle = after(takes(field(), "TEN", "disengaged"))
    assert forced(BARE, battle, RODRIGO) == ("disengaged", "MASS-OPP-TEN-01", "TEN")
    hero = stands(battle).hero(RODRIGO)
    moved = battle.put(hero._replace(now=hero.now._replace(level="front")))
    passed = closes(moved)
    assert whys(passed) == [("TEN", "left", "MASS-OPP-TEN-01")]
    assert (reputation(passed), strategy(after(passed.battle))) == (0, 0)


@pytest.mark.rule("MASS-OPP-TEN-02")
@pytest.mark.parametrize(
    ("level", "points"),
    [("support", 0), ("disengaged", 0), ("engaged", 1), ("front", 2)],
)
def test_a_position_is_worth_more_in_front(level, points):
    """The two levels in the rear bring nothing."""
    assert reputation(closes(after(takes(field(), "TEN", level)))) == points


@pytest.mark.rule("MASS-OPP-TEN-02")
@pytest.mark.ruling("MASS-AMB-28")
def test_a_position_may_count_from_the_first_turn():
    """By a house rule these are this turn and the next."""
    house = state(opp__ten_from=0)
    passed = closes(takes(field(), "TEN", "front", house=house), house)
    assert reputation(passed) == 2
    passed = closes(passed.battle, house)
    assert (reputation(passed), whys(passed)[0][1]) == (2, "done")
    assert strategy(passed.battle) == 3


@pytest.mark.rule("MASS-OPP-PRE-01")
@pytest.mark.rule("MASS-OPP-PRE-02")
@pytest.mark.rule("MASS-OPP-PRE-03")
@pytest.mark.rule("MASS-OPP-GEN-05")
@pytest.mark.ruling("MASS-AMB-29")
def test_a_position_is_taken():
    """Next turn has -2 and two points; the general gets +1 if he is on his feet."""
    battle = after(takes(field(), "PRE"))
    assert forced(BARE, battle, RODRIGO) is None
    (line,) = personal_modifiers(BARE, battle, RODRIGO)
    assert (line.value, line.rule) == (-2, "MASS-OPP-PRE-01")
    for end, due in ((battle, 1), (falls(battle), 0)):
        passed = closes(stands(end))
        assert (reputation(passed), strategy(passed.battle)) == (2, due)
        assert (personal(passed.battle), passed.healed) == (0, ())


@pytest.mark.rule("MASS-OPP-POU-01")
@pytest.mark.rule("MASS-OPP-POU-02")
@pytest.mark.rule("MASS-OPP-POU-03")
@pytest.mark.rule("MASS-OPP-GEN-13")
@pytest.mark.ruling("MASS-AMB-30")
def test_they_are_pushed_back():
    """The hero is at the Front next turn, where he counts for his general, too."""
    battle = after(takes(field(), "POU", "support"))
    assert forced(BARE, battle, RODRIGO) == ("front", "MASS-OPP-POU-01", "POU")
    for end, due in ((battle, 1), (falls(battle), 0)):
        passed = closes(stands(end))
        assert (reputation(passed), strategy(passed.battle)) == (2, due)
        lines = strategy_modifiers(BARE, passed.battle, A)
        assert (5, "front") in [(line.value, line.key) for line in lines]
    assert forced(BARE, after(battle), RODRIGO) is None


@pytest.mark.rule("MASS-OPP-AID-01")
@pytest.mark.rule("MASS-OPP-AID-02")
@pytest.mark.rule("MASS-OPP-AID-03")
@pytest.mark.ruling("MASS-AMB-31")
def test_a_comrade_is_rescued():
    """Two turns at the Front give two points for each ended on his feet."""
    battle = after(takes(field(), "AID", "support"))
    for left in (1, 0):
        assert forced(BARE, battle, RODRIGO) == ("front", "MASS-OPP-AID-02", "AID")
        passed = closes(battle)
        assert reputation(passed) == 2
        assert reputation(closes(falls(battle))) == 0
        assert len(passed.battle.hero(RODRIGO).running) == left
        battle = passed.battle
    house = state(opp__aid_rep_on_ko=True)
    fallen = falls(stands(after(takes(field(), "AID"))))
    assert reputation(closes(fallen, house)) == 2


# Rider and mage ---------------------------------------------------------------


@pytest.mark.rule("MASS-OPP-CAV-01")
@pytest.mark.rule("MASS-OPP-CAV-02")
@pytest.mark.rule("MASS-OPP-CAV-03")
@pytest.mark.ruling("MASS-AMB-36")
def test_a_rider_remembers_who_protected_him():
    """A hero who falls before that gains nothing; no other roll is changed."""
    battle = after(takes(field(), "CAV"))
    fallen = after(falls(battle))
    assert fallen.hero(RODRIGO).running == ()
    battle = after(battle, turns=2)
    (line,) = personal_modifiers(BARE, battle, RODRIGO)
    assert (line.value, line.rule) == (1, "MASS-OPP-CAV-03")
    assert on_other_rolls(BARE, battle, RODRIGO, "all_rolls") == ()
    assert personal(after(battle, turns=9)) == 1


@pytest.mark.rule("MASS-PERS-05")
@pytest.mark.rule("MASS-OPP-MAG-01")
@pytest.mark.rule("MASS-OPP-MAG-02")
def test_what_weighs_is_told_line_by_line():
    """Each line has its opportunity and its rule."""
    battle = after(takes(field(), "MAG"))
    battle = after(takes(stands(battle), "CAP", "front"))
    found = [
        (x.code, x.value, x.rule) for x in personal_modifiers(BARE, battle, RODRIGO)
    ]
    assert found == [("MAG", -2, "MASS-OPP-MAG-02"), ("CAP", -4, "MASS-OPP-CAP-03")]


# Generals ---------------------------------------------------------------------


@pytest.mark.rule("MASS-TURN-03")
@pytest.mark.rule("MASS-TURN-10")
@pytest.mark.ruling("MASS-AMB-54")
def test_a_line_acts_on_one_roll():
    """The line affects the next roll, and names the hero and the source."""
    battle = after(takes(field(), "PRE"), turns=2)
    (line,) = strategy_modifiers(BARE, battle, A)
    assert line == (A, 1, "opportunity", "MASS-OPP-PRE-03", RODRIGO, "PRE", 3)
    assert strategy_modifiers(state(modules__opportunities=False), battle, A) == ()
    assert strategy_modifiers(BARE, after(battle), A) == ()


@pytest.mark.rule("MASS-TURN-12")
def test_whoever_is_not_forced_chooses_anew():
    """Such a hero chooses each turn, whatever he did before."""
    for code in ("BAN", "PRE", "CAV", "MAG"):
        assert forced(BARE, after(takes(field(), code, "front")), RODRIGO) is None


@pytest.mark.rule("MASS-MOD-10")
@pytest.mark.rule("MASS-MOD-11")
@pytest.mark.ruling("MASS-AMB-14")
def test_heroes_of_the_turn_before():
    """+5 for each at the Front and -5 for each fallen apply to one roll."""
    battle = stands(stands(field(), "front"), "front", ALONSO)
    battle = after(falls(battle))
    found = [(x.hero, x.value) for x in strategy_modifiers(BARE, battle, A)]
    assert found == [(RODRIGO, 5), (RODRIGO, -5), (ALONSO, 5)]
    assert {x.rule for x in strategy_modifiers(BARE, battle, A)} == {
        "MASS-MOD-10",
        "MASS-MOD-11",
    }
    cancels = state(heroes__ko_cancels_front=True)
    found = [x.value for x in strategy_modifiers(cancels, battle, A)]
    assert found == [-5, 5]
    assert strategy_modifiers(state(modules__heroes=False), battle, A) == ()
    assert strategy_modifiers(BARE, after(battle), A) == ()
    villain = battle.put(battle.hero(RODRIGO)._replace(champion=True))
    players = state(heroes__count="players")
    assert [x.hero for x in strategy_modifiers(players, villain, A)] == [ALONSO]
    assert len(strategy_modifiers(BARE, villain, A)) == 3
