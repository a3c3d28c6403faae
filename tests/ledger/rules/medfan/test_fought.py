"""A battle that is over: what is recorded of it, and what is refused."""

from __future__ import annotations

import pytest

from ledger.effects import Because
from ledger.rules.medfan.fought import (
    Battle,
    battle_of,
    fought,
    games_differ,
    sides_meant,
)
from tests.ledger.rules.medfan.armies import facts_of, refusal
from tests.ledger.rules.medfan.battlefield import ANA, BO, CY, campaign, figure, table

WON = Battle(ANA, ANA, BO)


@pytest.fixture
def state():
    """Ana has Axa and Art, Bo has Bob, Cy has Cid."""
    made = campaign("Ana", "Bo", "Cy")
    for player, name in ((ANA, "Axa"), (ANA, "Art"), (BO, "Bob"), (CY, "Cid")):
        figure(made, player, name)
    return made


AXA, ART, BOB, CID = (
    "figure:Ana.Axa",
    "figure:Ana.Art",
    "figure:Bo.Bob",
    "figure:Cy.Cid",
)


@pytest.mark.rule("MED-SURV-01", "MED-OBJ-01")
def test_a_battle_is_recorded_with_all_that_was_reported(state):
    """It counts for both sides, and the first of the steps is open."""
    state.put(BO, "battles", 2)
    battle = Battle(BO, ANA, BO, [AXA], [BOB], [(ANA, "raid")], [ART])
    facts, effects, warnings = fought(state, table(), battle)
    assert facts == {
        "winner": BO,
        "attacker": ANA,
        "defender": BO,
        "dead": [AXA],
        "fled": [BOB],
        "absent": [ART],
        "objectives": {ANA: "raid", BO: None},
    }
    assert warnings == [
        {
            "key": "medfan.games_differ",
            "rule": "MED-AMB-INC-12",
            "facts": {"most": 3, "least": 0},
        }
    ]
    assert [(e.subject, e.field, e.after) for e in effects] == [
        ("campaign", "battles", 1),
        (ANA, "battles", 1),
        (BO, "battles", 3),
        ("campaign", "fighters", (ANA, BO)),
        ("campaign", "winner", BO),
        ("campaign", "step", "spoils"),
        (AXA, "fallen", 1),
        (ART, "absent", 1),
        (ANA, "objective", "raid"),
    ]
    whys = {e.subject: e.because for e in effects if e.field in ("fallen", "objective")}
    assert whys == {AXA: Because("MED-SURV-01", AXA), ANA: Because("MED-OBJ-01", ANA)}


@pytest.mark.ruling("MED-AMB-SPOILS-5")
@pytest.mark.parametrize("counts", [True, False])
def test_who_fled_falls_only_by_house_rule(state, counts):
    """Who fled is told as such in any case."""
    state.put(
        "rules", "medfan.house_rules.fled_counts_as_eliminated", str(counts).lower()
    )
    facts, effects, _ = fought(state, table(), Battle(ANA, ANA, BO, [AXA], [BOB]))
    assert facts["fled"] == [BOB]
    assert facts["dead"] == ([AXA, BOB] if counts else [AXA])
    assert facts["dead"] == [e.subject for e in effects if e.field == "fallen"]


@pytest.mark.parametrize(
    ("battle", "key", "rule", "facts"),
    [
        (Battle(ANA, ANA, ANA), "two_sides", "MED-AMB-WIN-3", {"player": ANA}),
        (Battle(CY, ANA, BO), "not_a_side", "MED-BATTLE-33", {"player": CY}),
        (
            Battle(ANA, ANA, BO, objectives=[(CY, "raid")]),
            "not_a_side",
            "MED-BATTLE-33",
            {"player": CY},
        ),
        (
            Battle(ANA, ANA, BO, objectives=[(BO, "raid"), (BO, "pillage")]),
            "objective_twice",
            "MED-OBJ-03",
            {"player": BO},
        ),
        *[
            (battle, "fallen_twice", "MED-SURV-01", {"figure": AXA})
            for battle in (
                Battle(ANA, ANA, BO, [AXA, AXA]),
                Battle(ANA, ANA, BO, [BOB, AXA], [AXA]),
                Battle(ANA, ANA, BO, fled=[AXA, BOB, AXA]),
                Battle(ANA, ANA, BO, [AXA], absent=[AXA]),
                Battle(ANA, ANA, BO, fled=[AXA], absent=[ART, AXA]),
                Battle(ANA, ANA, BO, absent=[AXA, AXA]),
            )
        ],
        *[
            (battle, "not_a_side", "MED-BATTLE-33", {"player": CY})
            for battle in (
                Battle(ANA, ANA, BO, [CID]),
                Battle(ANA, ANA, BO, fled=[CID]),
                Battle(ANA, ANA, BO, absent=[CID]),
            )
        ],
    ],
)
def test_what_cannot_have_been_is_refused(state, battle, key, rule, facts):
    """Even by a ruling."""
    call = fought, state, table(ruled=True), battle
    assert refusal(*call) == ("rule", f"medfan.{key}", rule)
    assert facts_of(*call) == facts


def test_one_aftermath_is_finished_before_the_next(state):
    """The open step is told."""
    state.put("campaign", "step", "income")
    call = fought, state, table(ruled=True), WON
    assert refusal(*call) == ("out_of_phase", "medfan.aftermath_open", "MED-SEQ-05")
    assert facts_of(*call) == {"step": "income"}


@pytest.mark.parametrize(
    ("put", "battle", "key", "rule", "facts"),
    [
        (("campaign", "over", 1), WON, "over", "MED-WIN-08", {}),
        (
            ("campaign", "scenario", "rescue"),
            Battle("draw", ANA, BO),
            "no_draw",
            "MED-BATTLE-14",
            {},
        ),
        *[
            (
                (BOB, "rests", 1),
                Battle(ANA, ANA, BO, *fell),
                "rested",
                "MED-SURV-09",
                {"figure": BOB},
            )
            for fell in (([BOB],), ([], [BOB]))
        ],
    ],
)
def test_what_the_table_may_overrule(state, put, battle, key, rule, facts):
    """It is refused, unless they agree."""
    before = state.copy()
    state.put(*put)
    call = fought, state, table(), battle
    assert refusal(*call) == ("rule", f"medfan.{key}", rule)
    assert facts_of(*call) == facts
    for one, answers in ((state, table(ruled=True)), (before, table())):
        assert fought(one, answers, battle).facts["winner"] == battle.winner


@pytest.mark.rule("MED-SURV-09")
def test_who_rests_in_another_battle_has_fought_in_this_one(state):
    """Bo's second battle is the one that Bob missed before."""
    state.put(BO, "battles", 2)
    state.put(BOB, "rests", 2)
    assert fought(state, table(), Battle(ANA, ANA, BO, [BOB])).facts["dead"] == [BOB]


# What was told --------------------------------------------------------------------


def test_a_battle_is_told_whole_or_not_at_all():
    """Nothing told: the open steps go on. Without winner or sides, it is misuse."""
    assert battle_of(None, None, None) is None
    told = battle_of(ANA, ANA, BO, [AXA], [BOB], [(ANA, "raid")], [ART])
    assert told == Battle(ANA, ANA, BO, [AXA], [BOB], [(ANA, "raid")], [ART])
    for part in (
        (None, ANA, BO),
        (ANA, None, BO),
        (ANA, ANA, None),
        *((None, None, None, *([] for _ in range(n)), [AXA]) for n in range(4)),
    ):
        assert refusal(battle_of, *part) == ("usage", "medfan.battle_untold", None)


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ((None, None), (ANA, BO)),
        ((BO, None), (BO, ANA)),
        ((None, ANA), (BO, ANA)),
        ((CY, None), (CY, BO)),
        ((ANA, BO), (ANA, BO)),
        ((ANA, CY), (ANA, CY)),
    ],
)
def test_the_sides_of_the_prepared_battle_need_not_be_said(given, meant):
    """Who is named takes one place, and the other one the rest."""
    state = campaign("Ana", "Bo", "Cy")
    state.put("campaign", "fighters", (ANA, BO))
    assert sides_meant(state, *given) == given
    state.put("campaign", "scenario", "loot")
    assert sides_meant(state, *given) == meant
    state.put("campaign", "step", "spoils")
    assert sides_meant(state, *given) == given


@pytest.mark.ruling("MED-AMB-INC-12")
@pytest.mark.parametrize(
    ("before", "after", "warned"),
    [
        ((0, 0, 2), (0, 0, 3), {"most": 3, "least": 0}),
        ((0, 0, 1), (0, 0, 2), None),
        ((1, 2, 4), (2, 2, 4), None),
        ((0, 0, 3), (0, 0, 4), None),
        ((1, 1, 3), (1, 1, 4), {"most": 4, "least": 1}),
    ],
)
def test_it_is_told_once_that_some_have_fought_much_more(before, after, warned):
    """As the difference becomes more than two."""
    states = []
    for battles in (before, after):
        state = campaign("Ana", "Bo", "Cy")
        for player, number in zip((ANA, BO, CY), battles, strict=True):
            state.put(player, "battles", number)
        states.append(state)
    found = games_differ(*states)
    assert [told["facts"] for told in found] == ([warned] if warned else [])


def test_a_campaign_without_players_has_no_difference():
    """Nobody has fought."""
    state = campaign()
    state.put("campaign", "seats", ())
    assert games_differ(state, state) == []
