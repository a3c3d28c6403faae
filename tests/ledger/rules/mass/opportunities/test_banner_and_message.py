"""Opportunities to carry: the enemy's banner home, a message to the far end."""

from __future__ import annotations

import pytest

from ledger.rules.mass.opportunities.modifiers import on_other_rolls
from ledger.rules.mass.opportunities.offering import legal
from ledger.rules.mass.opportunities.pending import still_due
from ledger.rules.mass.opportunities.taking import Choices, taken
from ledger.rules.mass.opportunities.windows import (
    destination,
    distance,
    forced,
    way_home,
)
from ledger.rules.mass.personal import ENGAGEMENTS
from tests.ledger.rules.mass.opportunities.field import (
    BARE,
    KARL,
    RODRIGO,
    B,
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
from tests.ledger.rules.mass.vectors import dice, state


@pytest.mark.rule("MASS-OPP-CAP-01")
def test_the_standard_bearer_has_to_be_defeated():
    """Otherwise there is nothing to carry."""
    battle = stands(field())
    found = taken(BARE, dice(), battle, RODRIGO, "CAP", Choices(won=False))
    assert (found.how, found.battle) == ("lost", battle)
    found = taken(BARE, dice(), battle, RODRIGO, "CAP", Choices(won=True))
    assert (found.how, len(found.battle.hero(RODRIGO).running)) == ("runs", 1)


@pytest.mark.rule("MASS-OPP-CAP-01")
def test_a_hero_may_capture_it_anew_from_whoever_holds_it():
    """The own side's banner may be away, or its captor may have fallen."""
    away = takes(field(), "CAP", "disengaged", KARL)
    assert "CAP" in legal(BARE, stands(away), RODRIGO)
    assert "BAN" not in legal(BARE, stands(away), RODRIGO)
    assert "BAN" in legal(BARE, stands(falls(away, KARL)), RODRIGO)
    home = after(away, turns=2)
    assert "CAP" not in legal(BARE, stands(home, who=KARL), KARL)
    assert "BAN" in legal(BARE, stands(home, who=KARL), KARL)


@pytest.mark.rule("MASS-OPP-CAP-03")
@pytest.mark.ruling("MASS-AMB-34")
def test_a_captured_banner_weighs_on_all_rolls():
    """All rolls get -4, even the personal one, while he carries it."""
    battle = takes(field(), "CAP", "disengaged")
    weighs = []
    for _ in range(3):
        lines = on_other_rolls(BARE, battle, RODRIGO, "all_rolls")
        weighs.append((personal(battle), [line.value for line in lines]))
        battle = after(battle)
    assert weighs == [(0, []), (-4, [-4]), (0, [])]


@pytest.mark.rule("MASS-OPP-CAP-02")
@pytest.mark.rule("MASS-OPP-GEN-13")
@pytest.mark.ruling("MASS-AMB-33")
def test_the_way_home():
    """The hero moves back one level from the next turn on; house rules may differ."""
    front = ("engaged", "disengaged", "support")
    assert way_home(BARE, "front") == front
    same = state(opp__cap_first="same")
    assert way_home(same, "front") == ("front", *front)
    assert way_home(same, "support") == ("support",)
    quick = state(opp__cap_deliver="on_arrival")
    assert way_home(quick, "front") == front[:-1]
    assert way_home(quick, "engaged") == ("disengaged",)
    assert way_home(quick, "disengaged") == ("support",)
    battle = after(takes(field(), "CAP", "front"))
    assert forced(BARE, battle, RODRIGO) == ("engaged", "MASS-OPP-CAP-02", "CAP")


@pytest.mark.rule("MASS-OPP-CAP-04")
@pytest.mark.rule("MASS-OPP-CAP-05")
@pytest.mark.rule("MASS-OPP-CAP-06")
def test_the_banner_comes_home():
    """Each point has its rule; the enemy has lost the banner."""
    passed = closes(after(takes(field(), "CAP", "support")))
    assert [(g.value, g.rule) for g in passed.gains] == [
        (3, "MASS-OPP-CAP-04"),
        (5, "MASS-OPP-CAP-05"),
    ]
    assert [(x.value, x.rule) for x in passed.lines] == [(5, "MASS-OPP-CAP-06")]
    assert passed.battle.side(B).banner_lost
    fallen = closes(falls(after(takes(field(), "CAP", "support"))))
    assert (fallen.gains, fallen.lines) == ((), ())
    assert not fallen.battle.side(B).banner_lost


@pytest.mark.rule("MASS-OPP-MES-01")
@pytest.mark.rule("MASS-OPP-MES-05")
def test_the_farther_end():
    """The far end is never a tie; the message is worth four at most, or three."""
    assert [(destination(x), distance(x)) for x in ENGAGEMENTS] == [
        ("front", 3),
        ("front", 2),
        ("support", 2),
        ("support", 3),
    ]
    for level, best in zip(ENGAGEMENTS, (3, 4, 4, 3), strict=True):
        battle = after(takes(field(), "MES", level))
        for _ in range(distance(level)):
            battle = after(stands(battle, total=10))
        assert strategy(battle) == best


@pytest.mark.rule("MASS-OPP-MES-02")
@pytest.mark.ruling("MASS-AMB-42")
def test_a_message_moves_its_bearer():
    """The first turn is at the old level; a ten moves him on for the next."""
    battle = after(takes(field(), "MES", "front"))
    where = []
    for total in (10, 9, None, 12):
        where.append(forced(BARE, battle, RODRIGO).level)
        battle = after(stands(battle, total=total, bare=3))
    assert where == ["front", "engaged", "engaged", "engaged"]
    assert forced(BARE, battle, RODRIGO) == ("disengaged", "MASS-OPP-MES-02", "MES")
    bare = state(opp__mes_modified=False)
    moved = after(stands(battle, total=3, bare=10), bare)
    assert strategy(moved, house=bare) == 1
    assert strategy(after(stands(battle, total=10, bare=3), bare), house=bare) == 0


@pytest.mark.rule("MASS-OPP-MES-03")
@pytest.mark.rule("MASS-OPP-MES-04")
def test_a_late_message_is_worth_less_and_less():
    """The maximum value is shown before each turn, while there is one."""
    battle, told = after(takes(field(), "MES", "front")), []
    for _ in range(4):
        hero = battle.hero(RODRIGO)
        due = still_due(BARE, battle, hero, hero.running[0])
        told.append([(one.what, one.value) for one in due if one.value])
        battle = after(stands(battle, total=9, bare=9))
    best = [[("done", n), ("strategy", n)] for n in (3, 2, 1)]
    assert told == [*best, []]


@pytest.mark.rule("MASS-OPP-MES-03")
@pytest.mark.rule("MASS-OPP-MES-04")
def test_a_message_that_is_lost():
    """The message is lost with its bearer, or when he leaves the route."""
    battle = stands(after(takes(field(), "MES")), total=12)
    fallen = closes(falls(battle))
    assert whys(fallen) == [("MES", "fallen", "MASS-OPP-GEN-12")]
    hero = battle.hero(RODRIGO)
    astray = battle.put(hero._replace(now=hero.now._replace(level="front")))
    passed = closes(astray)
    assert whys(passed) == [("MES", "left", "MASS-OPP-MES-02")]
    assert reputation(passed) == strategy(passed.battle) == 0
