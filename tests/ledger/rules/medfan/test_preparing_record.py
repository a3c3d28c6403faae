"""A battle that is prepared: what is told and recorded of it, and what is rolled."""

from __future__ import annotations

import pytest

from ledger.effects import Because
from ledger.rules.medfan import preparing
from ledger.rules.medfan.preparing import Wishes, settled
from ledger.state import CAMPAIGN
from tests.ledger.rules.medfan.armies import facts_of, refusal
from tests.ledger.rules.medfan.battlefield import (
    ANA,
    BO,
    CY,
    campaign,
    figure,
    hidden,
    land,
    table,
)

AIMS = [(ANA, "raid"), (BO, "pillage")]
LOOT = Wishes("loot", AIMS)
RESCUE = Wishes("rescue", AIMS)


def settle(state, wishes, *dice, players=(ANA, BO), ruled=False):
    """Prepares a battle on this very state."""
    answers = table(*dice, ruled=ruled)
    outcome = settled(state, answers, list(players), wishes)
    answers.close()
    state.apply(outcome.effects)
    return outcome


@pytest.mark.rule("MED-BATTLE-01", "MED-OBJ-01")
def test_a_prepared_battle_is_told_and_recorded():
    """Sides, aims, armies, free territories; each with its reason."""
    state = campaign()
    state.put(CAMPAIGN, "battle_turn", 5)
    figure(state, ANA, "Axa", 40)
    figure(state, ANA, "Art", 9, rests=1)
    figure(state, BO, "Bob", 7)
    land(state, None, "tavern")
    hidden(state, 2)
    outcome = settle(state, LOOT._replace(variable=True, attacker=BO))
    assert outcome.asked == {
        "players": [ANA, BO],
        "scenario": "loot",
        "objectives": ["Ana:raid", "Bo:pillage"],
        "attacker": "Bo",
        "prisoner": None,
        "variable": True,
        "again": False,
        "two_dice": False,
    }
    assert outcome.result == {
        "scenario": "loot",
        "roll": None,
        "attacker": BO,
        "defender": ANA,
        "objectives": [
            {"player": ANA, "objective": "raid"},
            {"player": BO, "objective": "pillage"},
        ],
        "prisoner": None,
        "variable": True,
        "length_roll": "after_initiative",
        "armies": [
            {"player": BO, "figures": 1, "total": 7},
            {"player": ANA, "figures": 1, "total": 40},
        ],
        "unoccupied": 3,
        "playable": True,
    }
    assert outcome.warnings == []
    whys = {e.field: e.because for e in outcome.effects if e.subject == CAMPAIGN}
    assert whys["scenario"] == Because("MED-BATTLE-01")
    aims = [(e.subject, e.after, e.because) for e in outcome.effects[4:]]
    assert aims == [(p, aim, Because("MED-OBJ-01", p)) for p, aim in AIMS]
    assert state.words(CAMPAIGN, "fighters") == (BO, ANA)
    assert state.get(CAMPAIGN, "variable_length") == 1
    assert state.get(CAMPAIGN, "battle_turn") is None
    assert preparing.objectives_of(state) == {BO: "pillage", ANA: "raid"}


@pytest.mark.rule("MED-OBJ-02", "MED-BATTLE-02")
def test_what_is_not_settled_is_rolled():
    """An objective for each, then the scenario; the first named attacks."""
    state = campaign()
    answers = table(1, 6, 12)
    told = settled(state, answers, [BO, ANA], Wishes()).result
    assert [(t.who, t.why, t.faces) for t in answers.throws] == [
        (BO, "objective", (1,)),
        (ANA, "objective", (6,)),
        (None, "scenario", (12,)),
    ]
    assert (told["scenario"], told["roll"], told["attacker"]) == ("loot", 12, BO)
    aims = [one["objective"] for one in told["objectives"]]
    assert aims == ["expansion", "destruction"]
    told = settle(campaign(), Wishes(objectives=AIMS, two_dice=True), 4, 6)
    assert (told.result["roll"], told.asked["two_dice"]) == (12, True)


@pytest.mark.rule("MED-OBJ-01")
def test_by_house_rule_objectives_may_stay_secret():
    """Then no die is rolled for them; one that is told counts."""
    state = campaign(objective_announced="secretly")
    told = settle(state, Wishes("loot", [(BO, "raid")])).result
    aims = [one["objective"] for one in told["objectives"]]
    assert aims == [None, "raid"]
    assert [state.get(p, "objective") for p in (ANA, BO)] == [None, "raid"]


@pytest.mark.parametrize(
    ("house", "variable", "told"),
    [(False, None, False), (True, None, True), (True, False, False)],
)
def test_the_length_is_the_houses_unless_it_is_said(house, variable, told):
    """For another pair, it is the house's again."""
    state = campaign("Ana", "Bo", "Cy", variable_length=house)
    found = settle(state, LOOT._replace(variable=variable)).result
    assert found["variable"] is told
    assert found["length_roll"] == ("after_initiative" if told else None)
    other = Wishes("loot", [(ANA, "raid"), (CY, "raid")])
    found = settle(state, other, players=(ANA, CY)).result
    assert found["variable"] is house
    assert state.get(BO, "objective") is None


@pytest.mark.rule("MED-OBJ-01", "MED-BATTLE-08", "MED-BATTLE-10", "MED-SEQ-05")
@pytest.mark.parametrize(
    ("wishes", "code", "key", "rule", "facts"),
    [
        (
            LOOT._replace(objectives=[*AIMS, (CY, "raid")]),
            "rule",
            "not_fighting",
            "MED-OBJ-01",
            {"player": CY},
        ),
        (
            LOOT._replace(objectives=[*AIMS, (BO, "raid")]),
            "rule",
            "objective_twice",
            "MED-OBJ-03",
            {"player": BO},
        ),
        (
            LOOT._replace(attacker=CY),
            "rule",
            "not_fighting",
            "MED-BATTLE-08",
            {"player": CY},
        ),
        (LOOT._replace(prisoner="Axa"), "rule", "no_prisoner", "MED-BATTLE-10", {}),
        (
            RESCUE._replace(prisoner="Art", attacker=ANA),
            "rule",
            "prisoner_hero",
            "MED-BATTLE-10",
            {"figure": "figure:Ana.Art"},
        ),
        (
            RESCUE._replace(prisoner="Axa", attacker=BO),
            "rule",
            "other_army",
            "MED-BATTLE-10",
            {"figure": "figure:Ana.Axa", "player": BO, "owner": ANA},
        ),
    ],
)
def test_a_refused_battle_says_why(wishes, code, key, rule, facts):
    """No ruling helps."""
    state = campaign("Ana", "Bo", "Cy")
    figure(state, ANA, "Axa")
    figure(state, ANA, "Art", kind="troop")
    call = settled, state, table(ruled=True), [ANA, BO], wishes
    assert refusal(*call) == (code, f"medfan.{key}", rule)
    assert facts_of(*call) == facts


def test_a_battle_is_prepared_between_two_after_the_last_one():
    """Its steps are done, and nobody fights alone."""
    state = campaign()
    call = settled, state, table(), [ANA, ANA], LOOT
    assert refusal(*call) == ("rule", "medfan.alone", "MED-AMB-WIN-3")
    assert facts_of(*call) == {"player": ANA}
    state.put(CAMPAIGN, "step", "survival")
    call = settled, state, table(), [ANA, BO], LOOT
    said = ("out_of_phase", "medfan.aftermath_open", "MED-SEQ-05")
    assert refusal(*call) == said
    assert facts_of(*call) == {"step": "survival"}


@pytest.mark.rule("MED-BATTLE-08", "MED-BATTLE-09")
def test_who_has_a_hero_attacks_in_a_rescue_or_the_dice_say():
    """Equal faces are rolled again; the higher one attacks, or who was named."""
    state = campaign()
    axa = figure(state, ANA, "Axa", kind="troop")
    figure(state, BO, "Bob")
    told = settle(state.copy(), RESCUE).result
    assert (told["attacker"], told["defender"], told["playable"]) == (BO, ANA, True)
    state.put(axa, "kind", "hero")
    for dice, attacker in (((3, 3, 2, 5), BO), ((6, 1), ANA)):
        answers = table(*dice)
        told = settled(state, answers, [ANA, BO], RESCUE)
        assert told.result["attacker"] == attacker
        assert [t.who for t in answers.throws] == [ANA, BO] * (len(dice) // 2)
        assert {t.why for t in answers.throws} == {"attacker"}
    told = settle(state, RESCUE._replace(attacker=ANA, prisoner="axa")).result
    assert (told["attacker"], told["prisoner"]) == (ANA, axa)
    assert settle(state, Wishes()).result["attacker"] == ANA
    fresh = campaign(rescue_attacker="agreed")
    said = refusal(settled, fresh, table(), [ANA, BO], RESCUE)
    assert said == ("rule", "medfan.attacker_agreed", "MED-BATTLE-08")


@pytest.mark.ruling("MED-AMB-BATTLE-3")
@pytest.mark.parametrize("again", [True, False])
def test_an_unplayable_scenario_is_warned_of_and_may_be_drawn_again(again):
    """Only by house rule; a playable one never, unless the table agrees."""
    state = campaign(reroll_unplayable_scenario=again)
    hunt = Wishes("witch_hunt", AIMS)
    outcome = settle(state, hunt)
    key = "medfan.unplayable_again" if again else "medfan.unplayable"
    (told,) = outcome.warnings
    assert (told["key"], told["rule"]) == (key, "MED-AMB-BATTLE-3")
    assert told["facts"] == {"scenario": "witch_hunt"}
    assert outcome.result["playable"] is False
    assert settle(state, Wishes()).result["scenario"] == "witch_hunt"
    call = settled, state, table(), [ANA, BO], Wishes(again=True)
    if again:
        drawn = settle(state, Wishes(again=True), 12)
        assert (drawn.result["roll"], drawn.asked["again"]) == (12, True)
    said = ("rule", "medfan.playable", "MED-AMB-BATTLE-3")
    assert refusal(*call) == said
    scenario = "loot" if again else "witch_hunt"
    assert facts_of(*call) == {"scenario": scenario}
    ruled = settle(state, Wishes(again=True), 1, ruled=True).result
    assert ruled["scenario"] == "pitched_battle"


@pytest.mark.ruling("MED-AMB-BATTLE-10")
@pytest.mark.parametrize(
    ("limit", "warned"), [(0, []), (39, [ANA]), (40, []), (6, [ANA, BO])]
)
def test_an_army_beyond_the_agreed_size_is_warned_of(limit, warned):
    """Exactly as much is allowed; who rests does not count."""
    state = campaign(battle_size_limit=limit)
    figure(state, ANA, "Axa", 40)
    figure(state, ANA, "Art", 9, rests=1)
    figure(state, BO, "Bob", 7)
    told = settle(state, LOOT).warnings
    totals = {ANA: 40, BO: 7}
    assert [w["facts"] for w in told] == [
        {"player": player, "total": totals[player], "limit": limit} for player in warned
    ]
    assert {(w["key"], w["rule"]) for w in told} <= {
        ("medfan.size", "MED-AMB-BATTLE-10")
    }
