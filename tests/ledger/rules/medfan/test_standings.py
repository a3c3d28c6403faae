"""Standings, goals and the length of a battle, as facts."""

from __future__ import annotations

import pytest

from ledger.rules.medfan import campaign_end, length, spoils, survival
from ledger.rules.medfan.improving import improve
from tests.ledger.rules.medfan.armies import facts_of, refusal
from tests.ledger.rules.medfan.battlefield import (
    ANA,
    BO,
    CY,
    campaign,
    figure,
    hidden,
    land,
    rich,
    table,
)


@pytest.mark.rule("MED-WIN-01", "MED-WIN-06")
def test_the_standings_tell_everything_that_counts():
    """The most land first; of equals, in seat order."""
    state = rich(rich(campaign("Ana", "Bo", "Cy"), ANA, 7), CY, 9)
    land(state, CY, "tavern", "casino")
    land(state, ANA, "holding")
    land(state, BO, "holding")
    hidden(state, 3)
    state.put(CY, "battles", 2)
    state.put("campaign", "battles", 5)
    told = campaign_end.standings(state)
    keys = ("name", "territories", "money", "battles")
    rows = [(CY, 2, 9, 2), (ANA, 1, 7, 0), (BO, 1, 0, 0)]
    assert told == {
        "players": [dict(zip(keys, row, strict=True)) for row in rows],
        "leaders": [CY],
        "total": 7,
        "unoccupied": 3,
        "battles": 5,
        "goal": {"games": None, "territories": None, "half": False},
        "over": False,
        "winners": [],
    }
    state.put("campaign", "over", 1)
    told = campaign_end.standings(state)
    assert (told["over"], told["winners"]) == (True, [CY])
    empty = campaign()
    empty.put("campaign", "seats", ())
    assert campaign_end.leaders(empty) == []


@pytest.mark.ruling("MED-AMB-WIN-1")
def test_of_equals_only_the_richest_lead_by_house_rule():
    """Two as rich as each other share; a richer one with less land does not count."""
    state = campaign("Ana", "Bo", "Cy", campaign_tie="hoard")
    for player, hoard in ((ANA, 5), (BO, 5), (CY, 50)):
        rich(state, player, hoard)
    land(state, ANA, "tavern")
    land(state, BO, "tavern")
    assert campaign_end.leaders(state) == [ANA, BO]
    rich(state, BO, 1)
    assert campaign_end.leaders(state) == [BO]


@pytest.mark.rule("MED-WIN-02", "MED-WIN-03", "MED-WIN-04")
@pytest.mark.parametrize(
    ("games", "territories", "half", "told"),
    [
        (9, None, False, (9, None, False)),
        (None, 4, False, (None, 4, False)),
        (9, None, True, (9, 2, True)),
        (None, None, False, (None, None, False)),
        (0, 0, False, (None, None, False)),
    ],
)
def test_a_goal_replaces_the_one_before(games, territories, half, told):
    """What is not said again is agreed no more."""
    state = campaign()
    hidden(state, 3)
    state.apply(campaign_end.goal(state, 5, 5).effects)
    outcome = campaign_end.goal(state, games, territories, half)
    asked = {"games": games, "territories": territories, "half": half}
    assert outcome.asked == asked
    keys = ("games", "territories", "half")
    facts = dict(zip(keys, told, strict=True))
    assert outcome.result == facts
    assert campaign_end.goal_facts(state.apply(outcome.effects)) == facts
    said = refusal(campaign_end.goal, state, None, 3, True)
    assert said == ("usage", "medfan.goal_both", None)


@pytest.mark.rule("MED-WIN-03", "MED-WIN-05")
def test_who_owns_as_much_as_agreed_has_reached_the_goal():
    """Exactly so many are enough; several may have reached it."""
    state = campaign("Ana", "Bo", "Cy")
    for player, many in ((ANA, 2), (BO, 3), (CY, 1)):
        land(state, player, *["tavern"] * many)
    assert campaign_end.reached(state) == []
    state.put("campaign", "goal_territories", 2)
    assert campaign_end.reached(state) == [ANA, BO]
    assert [campaign_end.more_than_half(n) for n in (0, 1, 2, 3)] == [1, 1, 2, 2]


# The length of a battle -----------------------------------------------------------


@pytest.mark.rule("MED-LENGTH-01", "MED-LENGTH-06")
@pytest.mark.parametrize(
    ("variable", "fixed", "turns"),
    [(1, False, [5, 6]), (None, False, [6]), (1, True, [6])],
)
def test_the_turns_of_a_prepared_battle_are_counted(variable, fixed, turns):
    """From the first that may be the last; each is recorded."""
    state = campaign()
    state.put("campaign", "scenario", "loot")
    state.put("campaign", "variable_length", variable)
    for turn in turns:
        outcome = length.length(state, table(1), fixed=fixed, who=ANA)
        asked = {"turn": turn, "variable": bool(variable and not fixed), "player": ANA}
        assert outcome.asked == asked
        assert outcome.result["turn"] == turn
        (change,) = outcome.effects
        assert tuple(change)[:2] == ("campaign", "battle_turn")
        state.apply(outcome.effects)
        assert state.get("campaign", "battle_turn") == turn


@pytest.mark.rule("MED-BATTLE-01")
def test_without_a_prepared_battle_a_turn_must_be_said():
    """Nothing is recorded then; outside a campaign the question is another."""
    state = campaign()
    said = refusal(length.length, state, table(1))
    assert said == ("out_of_phase", "medfan.no_battle", "MED-BATTLE-01")
    outcome = length.length(state, table(5), 5)
    assert (outcome.result["ends"], list(outcome.effects)) == (True, [])
    state.put("campaign", "turn", None)
    said = refusal(length.length, state, table(1))
    assert said == ("out_of_phase", "turn.unsaid", "MED-BATTLE-01")


@pytest.mark.rule("MED-LENGTH-05", "MED-LENGTH-06")
def test_a_refused_turn_is_told_with_the_first_or_the_last():
    """Of a variable length, and of a fixed one."""
    early = length.judged, table(1), 4
    assert refusal(*early) == ("rule", "medfan.length_early", "MED-LENGTH-06")
    assert facts_of(*early) == {"turn": 4, "first": 5}
    assert facts_of(length.judged, table(), 8) == {"last": 7}
    assert facts_of(length.judged, table(), 7, variable=False) == {"last": 6}
    answers = table(2)
    assert not length.judged(answers, 6).result["ends"]
    assert answers.throws[0].why == "length"


# Spoils and survival --------------------------------------------------------------


@pytest.mark.rule("MED-SPOILS-03", "MED-SPOILS-07")
def test_spoils_for_a_total_are_told_with_their_share():
    """The altars raise it, in percent."""
    state = campaign()
    plain, more = spoils.resolve(state, 137), spoils.resolve(state, 137, 2)
    assert plain.asked == {"cost": 137, "altars": 0}
    told = {"total": 137, "altars": 0, "percent": 10, "gain": 14}
    assert plain.result == told | {"rule": "MED-SPOILS-03"}
    assert more.asked == {"cost": 137, "altars": 2}
    told = {"total": 137, "altars": 2, "percent": 30, "gain": 42}
    assert more.result == told | {"rule": "MED-SPOILS-07"}


@pytest.mark.rule("MED-SURV-07")
def test_survival_rolls_are_told_with_their_table():
    """Figure by figure, and how many have each fate; the limit is told."""
    told = survival.resolve(table(1, 4, 5), 3, healer=True)
    assert told.asked == {"count": 3, "healer": True, "house": False}
    assert told.result == {
        "table": "one",
        "rule": "MED-SURV-07",
        "figures": [
            {"die": 1, "fate": "ready"},
            {"die": 4, "fate": "misses_next"},
            {"die": 5, "fate": "lost"},
        ],
        "counts": {"ready": 1, "misses_next": 1, "lost": 1},
    }
    call = survival.resolve, table(), 1001
    assert refusal(*call) == ("usage", "medfan.many_rolls", None)
    assert facts_of(*call) == {"most": 1000}
    assert survival.resolve(table(), 0).asked["house"] is False


@pytest.mark.rule("MED-SURV-08", "MED-SURV-09", "MED-SURV-10", "MED-SURV-11")
def test_a_players_survival_is_told_figure_by_figure():
    """In the order in which they were named, then by name; each has its die."""
    state = campaign()
    state.put(ANA, "battles", 3)
    names = ("Axa", "Bea", "Cid", "Dan")
    axa, bea, cid, dan = [figure(state, ANA, name, fallen=1) for name in names]
    figure(state, ANA, "Hal", role_healer=1)
    figure(state, BO, "Bob", fallen=1)
    land(state, ANA, "house_of_healers")
    answers = table(6, 5, 1, 2)
    effects, line = survival.step(state, answers, ANA, [cid, bea])
    assert [throw.who for throw in answers.throws] == [cid, bea, axa, dan]
    assert {throw.why for throw in answers.throws} == {"survival"}
    fates = ("lost", "misses_next", "ready", "ready")
    rows = zip((cid, bea, axa, dan), (6, 5, 1, 2), fates, strict=True)
    assert line == {
        "name": ANA,
        "table": "both",
        "healer": True,
        "house": True,
        "rule": "MED-SURV-08",
        "figures": [{"figure": f, "die": d, "fate": fate} for f, d, fate in rows],
        "counts": {"ready": 2, "misses_next": 1, "lost": 1},
    }
    assert [(e.subject, e.field, e.after) for e in effects] == [
        (cid, "fallen", None),
        (cid, "retired", 1),
        (bea, "fallen", None),
        (bea, "rests", 4),
        (axa, "fallen", None),
        (dan, "fallen", None),
    ]
    assert all(e.because == ("MED-SURV-08", e.subject) for e in effects)


@pytest.mark.rule("MED-SURV-03", "MED-SURV-04")
@pytest.mark.ruling("MED-AMB-SURV-1")
@pytest.mark.parametrize(
    ("facts", "fielded", "helps"),
    [
        ({}, True, True),
        ({"fallen": 1}, False, False),
        ({"rests": 3}, True, True),
        ({"rests": 2}, True, False),
        ({"rests": 2}, False, True),
        ({"absent": 1}, True, False),
        ({"absent": 1}, False, True),
    ],
)
def test_a_healer_helps_who_was_there(facts, fielded, helps):
    """The second battle has just been fought; another army's healer never helps."""
    state = campaign(healer_must_be_fielded=fielded)
    state.put(ANA, "battles", 2)
    figure(state, ANA, "Axa")
    figure(state, BO, "Her", role_healer=1)
    assert not survival.has_healer(state, ANA)
    figure(state, ANA, "Hal", role_healer=1, **facts)
    assert survival.has_healer(state, ANA) is helps


@pytest.mark.ruling("MED-AMB-ADV-2")
def test_a_wasted_roll_reminds_of_nothing():
    """There is no second attack, and no ability, to be believed."""
    rules = {"improvement_by_die": True, "improvement_die_blocked": "lost"}
    state = rich(campaign(**rules), ANA, 100)
    land(state, ANA, "labyrinth")
    axa = figure(state, ANA, "Axa", melee="score")
    for kind in ("second_attack", "ability"):
        told = improve(state, table(2), ANA, axa, "die", 10, kind)
        assert (told.result["stat"], told.warnings) == (None, [])
        assert told.asked["stat"] == "die"
        assert {e.field for e in told.effects if hasattr(e, "field")} == {
            "bettered_for",
            "bettered_before",
        }
