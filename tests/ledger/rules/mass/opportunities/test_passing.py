"""The end of a turn for what runs: who is paid, what is over, what is remembered."""

from __future__ import annotations

import pytest

from ledger.rules.mass.opportunities.battle import Ended, Gain, Line, Now, Running
from ledger.rules.mass.opportunities.ending import finished, gained, run, winner
from ledger.rules.mass.opportunities.modifiers import (
    line_row,
    personal_dice,
    personal_modifiers,
    strategy_modifiers,
    weight,
)
from ledger.rules.mass.opportunities.passing import turn_passed
from ledger.rules.mass.opportunities.unit import dead_after, flees, left, shots
from tests.ledger.rules.mass.opportunities.field import (
    BARE,
    RODRIGO,
    A,
    B,
    falls,
    field,
)
from tests.ledger.rules.mass.vectors import state


def has(*running, level="engaged", turn=2, **now):
    """Rodrigo has some, and has rolled in this turn."""
    battle = field(turn)
    hero = battle.hero(RODRIGO)._replace(running=running, now=Now(level, 9, 9, **now))
    return battle.put(hero)


def one(code, level="engaged", won=1, **more):
    """One that was won in turn 1."""
    return Running(code, won, level, **more)


def test_how_a_turn_is_remembered():
    """Where he stood, whether he fell in it, and nothing of his roll."""
    passed = turn_passed(BARE, has(level="front"))
    hero = passed.battle.hero(RODRIGO)
    assert passed.battle.turn == 3
    assert (hero.stood, hero.now, hero.fell, hero.gone) == ("front", None, False, False)
    fallen = turn_passed(BARE, falls(has())).battle
    hero = fallen.hero(RODRIGO)
    assert (hero.fell, hero.gone, hero.spared) == (True, True, False)
    later = turn_passed(BARE, fallen).battle.hero(RODRIGO)
    assert (later.fell, later.gone, later.stood) == (False, True, "")
    spared = falls(has())
    spared = spared.put(spared.hero(RODRIGO)._replace(spared=True))
    hero = turn_passed(BARE, spared).battle.hero(RODRIGO)
    assert (hero.fell, hero.gone, hero.spared) == (False, True, False)


def test_modifiers_last_until_their_turn():
    """Those of the next roll are kept, and those of the past go."""
    lines = [Line(A, 1, "opportunity", "R", RODRIGO, "TEN", turn) for turn in (2, 3)]
    battle = has(one("POU"), level="front")._replace(lines=tuple(lines))
    passed = turn_passed(BARE, battle)
    helps = Line(A, 1, "opportunity", "MASS-OPP-POU-03", RODRIGO, "POU", 3)
    assert passed.lines == (helps,)
    assert passed.battle.lines == (lines[1], helps)


@pytest.mark.rule("MASS-OPP-GEN-12")
@pytest.mark.parametrize(
    ("code", "value"),
    [("TEN", 0), ("POU", 2), ("PRE", 2), ("BAN", 0), ("AID", 0), ("MES", 0)],
)
def test_what_a_fallen_hero_still_gains(code, value):
    """What he had earned before; everything is over for him."""
    passed = turn_passed(BARE, falls(has(one(code))))
    assert sum(gain.value for gain in passed.gains) == value
    assert passed.ended == (Ended(RODRIGO, code, "fallen", "MASS-OPP-GEN-12"),)
    assert passed.lines == ()
    assert passed.battle.hero(RODRIGO).running == ()


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        ("TEN", "MASS-OPP-TEN-01"),
        ("POU", "MASS-OPP-POU-01"),
        ("AID", "MASS-OPP-AID-02"),
    ],
)
def test_who_leaves_his_place_loses_it(code, rule):
    """By the rule that demands the place; nothing is paid."""
    passed = turn_passed(BARE, has(one(code), level="support"))
    assert passed.ended == (Ended(RODRIGO, code, "left", rule),)
    assert passed.gains == passed.lines == ()


def test_what_has_not_begun_waits():
    """It is not paid, nor left."""
    early = one("POU", won=2)
    passed = turn_passed(BARE, has(early, level="support"))
    assert (passed.gains, passed.ended) == ((), ())
    assert passed.battle.hero(RODRIGO).running == (early,)


@pytest.mark.rule("MASS-OPP-CAP-04")
@pytest.mark.rule("MASS-OPP-CAP-05")
@pytest.mark.rule("MASS-OPP-CAP-06")
def test_a_banner_comes_home():
    """The enemy has lost it then, and the general is helped."""
    ours = state(opp__cap_first="same")
    banner = one("CAP", "support")
    passed = turn_passed(ours, has(banner, level="support"))
    assert passed.gains == (
        Gain(RODRIGO, 3, "CAP", "MASS-OPP-CAP-04"),
        Gain(RODRIGO, 5, "CAP", "MASS-OPP-CAP-05"),
    )
    assert [line[:2] for line in passed.lines] == [(A, 5)]
    assert passed.ended == (Ended(RODRIGO, "CAP", "done", "MASS-OPP-CAP-06"),)
    assert passed.battle.side(B).banner_lost
    assert not passed.battle.side(A).banner_lost


@pytest.mark.rule("MASS-OPP-COM-03")
@pytest.mark.rule("MASS-OPP-COM-04")
@pytest.mark.rule("MASS-OPP-COM-06")
@pytest.mark.rule("MASS-OPP-COM-07")
def test_a_unit_and_its_dead():
    """Two hits are a point; each die of damage kills, and from six on they flee."""
    unit = one("COM", "front", tally=2)
    passed = turn_passed(BARE, has(unit, level="front", hits=5, damage_dice=3))
    assert passed.gains == (Gain(RODRIGO, 2, "COM", "MASS-OPP-COM-04"),)
    assert [line[:2] for line in passed.lines] == [(B, -2)]
    assert passed.battle.hero(RODRIGO).running == (unit._replace(tally=5),)
    passed = turn_passed(BARE, has(unit, level="front", hits=1, damage_dice=4))
    assert passed.gains == passed.lines == ()
    assert passed.ended == (Ended(RODRIGO, "COM", "fled", "MASS-OPP-COM-07"),)
    assert [flees(BARE, dead) for dead in (5, 6, 7)] == [False, True, True]
    assert [flees(state(opp__com_bands=[2, 1]), n) for n in (2, 3)] == [False, True]
    assert dead_after(3, 0) == 3
    assert left(BARE, 18) == left(BARE, 30) == ()


def test_who_is_fired_at():
    """A charge meets a volley; a unit fires at the Front, while it does not flee."""
    charge = has(one("CRG", won=2))
    (shot,) = shots(BARE, charge, RODRIGO)
    assert (shot.code, shot.rule) == ("CRG", "MASS-OPP-CRG-02")
    assert (shot.firing.level, tuple(shot.targets)) == (36, (5, 1))
    assert shots(state(modules__volley=False), charge, RODRIGO) == ()
    unit = has(one("COM", "front", tally=2), level="front")
    (shot,) = shots(BARE, unit, RODRIGO, 4)
    assert (shot.code, shot.targets, shot.firing.heroes) == ("COM", None, 1)
    assert sum(band.members for band in shot.firing.bands) == 16
    assert shots(BARE, unit, RODRIGO, 4, "engaged") == ()
    first = state(opp__com_order="damage_first")
    (shot,) = shots(first, unit, RODRIGO, 3)
    assert sum(band.members for band in shot.firing.bands) == 13
    assert shots(first, unit, RODRIGO, 4) == ()
    assert shots(BARE, has(one("COM", "front", won=2)), RODRIGO) == ()


def test_what_weighs_on_a_heros_roll():
    """By which rule, in its turns only."""
    assert weight(BARE, one("CAV"), 2) == (-2, "MASS-OPP-CAV-02")
    assert weight(BARE, one("CAV"), 4) == (1, "MASS-OPP-CAV-03")
    assert weight(BARE, one("PRE"), 1) == (0, "")
    assert weight(BARE, one("TEN"), 2) == (0, "")
    assert weight(BARE, one("CAP"), 2) == (-4, "MASS-OPP-CAP-03")
    minus = state(opp__ban_personal="minus:3")
    assert weight(minus, one("BAN"), 2) == (-3, "MASS-OPP-BAN-03")
    (line,) = personal_modifiers(BARE, has(one("MAG"), one("TEN")), RODRIGO)
    rule = "MASS-OPP-MAG-02"
    assert line == Line(RODRIGO, -2, "opportunity", rule, RODRIGO, "MAG", 2)
    assert line_row(line) == {
        "what": "opportunity",
        "value": -2,
        "rule": rule,
        "hero": RODRIGO,
        "code": "MAG",
    }
    banner, no_die = has(one("BAN")), state(opp__ban_personal="no_die")
    dice = [personal_dice(house, banner, RODRIGO) for house in (BARE, no_die, minus)]
    assert dice == [1, 0, 1]
    assert personal_dice(no_die, has(), RODRIGO) == 1


@pytest.mark.rule("MASS-MOD-10")
@pytest.mark.rule("MASS-MOD-11")
def test_heroes_weigh_on_their_generals_roll():
    """Where they stood, and who fell; champions only if the table counts them."""
    battle = field(2)
    there = battle.hero(RODRIGO)._replace(stood="front", fell=True)
    front = Line(A, 5, "front", "MASS-MOD-10", RODRIGO, turn=2)
    down = Line(A, -5, "down", "MASS-MOD-11", RODRIGO, turn=2)
    battle = battle.put(there)
    assert strategy_modifiers(BARE, battle, A) == (front, down)
    assert strategy_modifiers(BARE, battle, B) == ()
    assert line_row(front)["code"] is None
    cancels = state(heroes__ko_cancels_front=True)
    assert strategy_modifiers(cancels, battle, A) == (down,)
    assert strategy_modifiers(state(modules__heroes=False), battle, A) == ()
    champion = battle.put(there._replace(champion=True))
    assert strategy_modifiers(BARE, champion, A) == (front, down)
    players = state(heroes__count="players")
    assert strategy_modifiers(players, champion, A) == ()
    assert strategy_modifiers(players, battle, A) == (front, down)


@pytest.mark.rule("MASS-END-01")
def test_three_in_a_row():
    """A tie breaks the run, unless it is ignored."""
    assert run(BARE, []) == (None, 0)
    assert run(BARE, [A, B, B]) == (B, 2)
    assert run(state(end__tie_breaks=True), [A, None, A]) == (A, 1)
    assert run(state(end__tie_breaks=False), [A, None, A]) == (A, 2)
    assert winner(BARE, [B, A, A, A, B]) == (A, 4)
    assert winner(BARE, [A, A]) == winner(BARE, []) == (None, 0)


@pytest.mark.rule("MASS-END-06")
def test_all_lapses_with_the_battle():
    """A mage who was kept alive gives a share; not to the fallen."""
    line = Line(A, 3, "opportunity", "R", RODRIGO, "TEN", 3)
    battle = has(one("MAG"), one("TEN"))._replace(lines=(line,))
    found = finished(state(opp__mag_reward="a song"), battle)
    assert found.ended == (
        Ended(RODRIGO, "MAG", "done", "MASS-OPP-MAG-03"),
        Ended(RODRIGO, "TEN", "battle_over", "MASS-END-06"),
    )
    assert (found.booty, found.reward, found.lapsed) == ((RODRIGO,), "a song", (line,))
    assert found.battle.hero(RODRIGO).running == found.battle.lines == ()
    fallen = finished(BARE, falls(has(one("MAG"))))
    assert fallen.booty == ()
    assert [x.why for x in fallen.ended] == ["battle_over"]
    for how, value in (("up", 4), ("down", 3)):
        assert gained(state(end__round=how), 7, won=False) == value
        assert gained(state(end__round=how), 7, won=True, apart=9) == -2
