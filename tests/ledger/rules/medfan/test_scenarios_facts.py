"""Scenarios and odds: who may play them, what is refused, and exact chances."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ledger.journal import Finding
from ledger.rules.medfan import odds, scenarios
from ledger.rules.medfan.audit import audit
from ledger.rules.medfan.caps import counted, marked
from tests.ledger.rules.medfan.armies import facts_of, refusal
from tests.ledger.rules.medfan.battlefield import (
    ANA,
    BO,
    campaign,
    figure,
    hidden,
    land,
    rich,
    table,
)


@pytest.mark.rule("MED-BATTLE-02")
def test_the_dice_of_a_scenario_are_nobodys():
    """One of twelve faces, or two of six."""
    one, two = table(12), table(6, 6)
    assert scenarios.drawn(one) == scenarios.drawn(two, two_dice=True) == (12, "loot")
    found = [(t.who, t.why, t.die) for t in (*one.throws, *two.throws)]
    assert found == [(None, "scenario", "d12"), (None, "scenario", "d6")]


@pytest.mark.ruling("MED-AMB-BATTLE-3")
def test_a_side_has_a_hero_who_may_fight():
    """Not one who rests, nor a troop, nor somebody else's."""
    state = campaign()
    figure(state, ANA, "Grik", kind="troop")
    hero = figure(state, BO, "Bob")
    assert [scenarios.has_hero(state, p) for p in (ANA, BO)] == [False, True]
    assert not scenarios.unplayable(state, "assassination", ANA, BO)
    assert scenarios.unplayable(state, "rescue", ANA, BO)
    assert not scenarios.unplayable(state, "rescue", BO, ANA)
    assert not scenarios.unplayable(state, "loot", ANA, BO)
    state.put(hero, "rests", 1)
    assert not scenarios.has_hero(state, BO)
    assert scenarios.unplayable(state, "assassination", ANA, BO)
    land(state, BO, "military_academy")
    state.put(hero, "rests", None)
    assert not scenarios.unplayable(state, "decapitate", ANA, BO)


@pytest.mark.parametrize(
    ("scenario", "known", "rule"),
    [
        ("pitched_battle", ["killed"], "MED-BATTLE-03"),
        ("holding_ground", ["pieces"], "MED-BATTLE-05"),
        ("king_of_the_hill", ["figures"], "MED-BATTLE-07"),
        ("rescue", ["–"], "MED-BATTLE-14"),
        ("cursed_gem", ["–"], "MED-BATTLE-18"),
        ("assassination", ["killed", "wounded"], "MED-BATTLE-19"),
        ("breakthrough", ["in_zone", "left"], "MED-BATTLE-21"),
        ("witch_hunt", ["killed", "wounded"], "MED-BATTLE-23"),
        ("sabotage", ["buildings"], "MED-BATTLE-27"),
        ("terror", ["failed"], "MED-BATTLE-28"),
        ("loot", ["treasures"], "MED-BATTLE-30"),
    ],
)
def test_what_does_not_count_is_told_with_what_does(scenario, known, rule):
    """The cost of the killed may always be told; it adds nothing to a score."""
    state = campaign()
    call = scenarios.score, state, scenario, {"nothing": 1}
    assert refusal(*call) == ("rule", "medfan.not_counted", rule)
    told = {"scenario": scenario, "counted": "nothing", "counts": known}
    assert facts_of(*call) == told
    assert scenarios.score(state, scenario, {"cost": 30}) == 0


@pytest.mark.rule("MED-BATTLE-26", "MED-BATTLE-29")
def test_more_than_there_are_is_told_with_how_many_there_are():
    """Three buildings on each side, five treasures between both."""
    state = campaign()
    call = scenarios.score, state, "sabotage", {"buildings": 4}
    assert refusal(*call) == ("rule", "medfan.buildings", "MED-BATTLE-26")
    assert facts_of(*call) == {"most": 3}
    call = scenarios.winner, state, "loot", {"treasures": 6}, {}
    assert refusal(*call) == ("rule", "medfan.treasures", "MED-BATTLE-29")
    assert facts_of(*call) == {"most": 5}
    assert scenarios.winner(state, "loot", {"treasures": 5}, {}) == ("attacker", 10, 0)
    both = {"buildings": 3}
    assert scenarios.winner(state, "sabotage", both, both) == ("draw", 6, 6)


@pytest.mark.ruling("MED-AMB-BATTLE-1")
def test_a_tie_that_is_broken_keeps_its_scores():
    """By the cost of the killed; unsaid it is nothing, and equal costs draw."""
    state = campaign(battle_tiebreak="cost_killed")
    found = [
        scenarios.winner(state, "terror", {"failed": 1, **one}, {"failed": 1, **two})
        for one, two in (({"cost": 3}, {}), ({}, {"cost": 3}), ({}, {}))
    ]
    assert found == [("attacker", 2, 2), ("defender", 2, 2), ("draw", 2, 2)]
    assert (
        scenarios.winner(state, "terror", {"failed": 2}, {"cost": 9})[0] == "attacker"
    )


# Odds -----------------------------------------------------------------------------


@pytest.mark.rule("MED-SURV-02")
def test_the_faces_of_each_fate():
    """From one to six."""
    assert odds.faces("base", "ready") == [1]
    assert odds.faces("base", "lost") == [4, 5, 6]
    assert odds.faces("both", "misses_next") == [3, 4, 5]
    assert odds.numbers(0, Fraction(1, 2)) == {0: 1}


@pytest.mark.rule("MED-INC-02", "MED-INC-03", "MED-INC-04", "MED-INC-12")
def test_what_a_territory_brings_by_itself():
    """A sure yield, a cost, loot, dice, or nothing."""
    state = campaign(gain_scale=[1, 3])
    kinds = ("wasteland", "holding", "refugee_camp", "thieves_guild", "tavern")
    found = [odds.yields(state, kind) for kind in kinds]
    assert found == [{0: 1}, {14: 1}, {-4: 1}, {7: 1}, {0: 1}]
    casino = odds.yields(campaign(), "casino")
    assert [*casino] == sorted(casino)
    assert casino[-20] == casino[-120] == Fraction(1, 36)
    assert casino[70] == Fraction(6, 36)
    assert 20 not in casino
    den = odds.yields(campaign(), "smugglers_den")
    assert (den[0], den[30], min(den)) == (Fraction(6, 36), Fraction(2, 36), 0)
    assert odds.changes("tavern") is None


@pytest.mark.rule("MED-INC-18")
@pytest.mark.ruling("MED-AMB-SPOILS-2")
def test_the_odds_of_an_income_know_the_house():
    """Two Guilds may count as one; unknown land brings nothing; losses have a floor."""
    state = campaign(rare_effects_stack=False)
    land(state, ANA, "thieves_guild", "thieves_guild")
    (place,) = hidden(state, 1)
    state.put(place, "owner", ANA)
    assert odds.income(state, ANA) == {"change": {20: 1}, "lost": {0: 1}}
    assert odds.income(state, ANA, BO)["change"] == {0: 1}
    assert odds.income(rich(state, BO, 15), ANA, BO)["change"] == {15: 1}
    found = odds.income(state, BO)
    assert found == {"change": {0: 1}, "lost": {0: 1}}
    state = campaign()
    land(state, ANA, "casino", "refugee_camp")
    found = odds.income(state, ANA)
    assert found["lost"] == {0: Fraction(5, 6), 1: Fraction(1, 6)}
    assert found["change"][0] == Fraction(1, 6)
    assert list(found["change"]) == sorted(found["change"])
    assert odds.mean({3: Fraction(1, 2), 6: Fraction(1, 2)}) == Fraction(9, 2)
    assert odds.mean({}) == 0


@pytest.mark.rule("MED-TERR-12", "MED-TERR-13", "MED-TERR-15")
def test_what_two_dice_may_find():
    """Council and Academy are one line; all uniques owned, the rest share."""
    chances = odds.capabilities(())
    either = "council_of_archmages|military_academy"
    assert (chances["tavern"], chances[either]) == (Fraction(1, 36), Fraction(1, 36))
    assert (chances["holding"], chances["blood_altar"]) == (
        Fraction(1, 6),
        Fraction(1, 18),
    )
    five = odds.capabilities(["tavern", "military_academy"])
    assert "tavern" not in five
    assert five["labyrinth"] == Fraction(1, 24)
    owned = [
        *("mercenary_camp", "tavern", "training_ground", "labyrinth"),
        *("house_of_healers", "council_of_archmages"),
    ]
    rest = odds.capabilities(owned)
    assert "labyrinth" not in rest
    assert (rest["blood_altar"], rest["casino"]) == (Fraction(1, 15), Fraction(1, 10))


# Faults ---------------------------------------------------------------------------


@pytest.mark.rule("MED-TERR-10", "MED-TERR-06")
def test_a_territory_is_known_or_unknown():
    """An unknown one has nothing; a known one has a kind."""
    state = campaign()
    (known,), (unknown,) = land(state, None, "tavern"), hidden(state, 1)
    assert list(audit(state)) == []
    for field in ("owner", "name", "capability"):
        wrong = state.copy()
        wrong.put(unknown, field, "tavern" if field == "capability" else ANA)
        assert list(audit(wrong)) == [
            Finding("audit.unknown_owned", unknown, rule="MED-TERR-10")
        ]
    state.put(known, "capability", None)
    assert list(audit(state)) == [
        Finding("audit.no_capability", known, rule="MED-TERR-06")
    ]


@pytest.mark.parametrize("field", ["player", "kind"])
def test_a_figure_has_a_player_and_a_kind(field):
    """And a cost of one at least."""
    state = campaign()
    axa = figure(state, ANA, "Axa", cost=1)
    assert list(audit(state)) == []
    state.put(axa, field, None)
    assert list(audit(state)) == [Finding("audit.figure", axa)]
    state.put(axa, "cost", None)
    assert Finding("medfan.audit.cost", axa) in list(audit(state))


@pytest.mark.parametrize(
    ("step", "scenario", "fighters", "wrong"),
    [
        (None, None, (), False),
        ("spoils", None, (ANA, BO), False),
        ("spoils", None, (ANA,), True),
        (None, "loot", (), True),
        (None, "loot", (ANA, BO), False),
        (None, "loot", (ANA, BO, "player:Cy"), True),
    ],
)
def test_a_battle_has_two_sides(step, scenario, fighters, wrong):
    """Prepared, or just fought."""
    state = campaign()
    for field, value in (
        ("step", step),
        ("scenario", scenario),
        ("fighters", fighters),
    ):
        state.put("campaign", field, value or None)
    found = [Finding("audit.fighters", "campaign")] if wrong else []
    assert list(audit(state)) == found


@pytest.mark.rule("MED-ARMY-18")
def test_those_who_may_exceed_a_cap_do_not_count():
    """Nor an extra mage among mages; but elsewhere such a mage counts."""
    state = campaign()
    first = figure(state, ANA, "A", role_mage=1, role_chief=1)
    extra = figure(state, ANA, "B", role_mage=1, role_chief=1, extra_mage=1)
    figure(state, ANA, "C", role_mage=1, role_chief=1, ruled=1)
    assert counted(state, ANA, "mage") == [first]
    assert counted(state, ANA, "chief") == [first, extra]
    assert [(f.code, f.about, f.facts, f.rule) for f in audit(state)] == [
        (
            "medfan.audit.role",
            extra,
            (("role", "chief"), ("most", 1), ("figure", first)),
            "MED-ARMY-07",
        )
    ]
    assert [(e.field, e.after) for e in marked(state, extra)] == [("ruled", 1)]
    state.put(extra, "ruled", 1)
    assert marked(state, extra) == []
