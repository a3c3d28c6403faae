"""The entry that the steps after a battle make, and exactly what is refused."""

from __future__ import annotations

import pytest

from ledger.effects import Because
from ledger.questions import Missing
from ledger.rules.medfan import after as sequence
from ledger.rules.medfan.fought import Battle
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
    money,
    rich,
    table,
)

WON = Battle(ANA, ANA, BO)


def test_all_steps_make_one_entry():
    """What was reported, each step, hoards, standings and what comes next."""
    state = rich(campaign(), ANA, 20)
    land(state, ANA, "holding")
    urs = figure(state, BO, "Urs", 50)
    battle = Battle(ANA, ANA, BO, [urs], objectives=[(ANA, "raid")])
    outcome = sequence.followed(state, table(1), battle)
    assert outcome.asked == {
        "winner": ANA,
        "attacker": ANA,
        "defender": BO,
        "dead": [urs],
        "fled": [],
        "absent": [],
        "objectives": {ANA: "raid", BO: None},
        "until": None,
    }
    result = outcome.result
    assert [line["name"] for line in result["survival"]] == [ANA, BO]
    assert [(line["name"], line["gain"]) for line in result["spoils"]] == [
        (ANA, 5),
        (BO, 0),
    ]
    assert [line["total"] for line in result["income"]] == [40, 0]
    assert result["territories"] == []
    rest = {
        key: result[key]
        for key in ("winner", "attacker", "defender", "battle", "next", "hoards")
    }
    assert rest == {
        "winner": ANA,
        "attacker": ANA,
        "defender": BO,
        "battle": 1,
        "next": None,
        "hoards": {ANA: 65, BO: 0},
    }
    assert [line["name"] for line in result["standings"]] == [ANA, BO]
    assert (result["over"], result["winners"]) == (False, [])
    assert [told["key"] for told in outcome.warnings] == ["medfan.short_loss"]
    assert money(state, ANA) == [20]
    assert money(state.apply(outcome.effects), ANA) == [65]
    assert state.get(CAMPAIGN, "income") == 1
    assert state.words(CAMPAIGN, "fighters") == ()
    assert state.get(CAMPAIGN, "battles") == 1


@pytest.mark.rule("MED-SEQ-03", "MED-SEQ-04", "MED-SEQ-05")
@pytest.mark.parametrize(
    ("until", "next_", "done"),
    [
        ("spoils", "survival", ["spoils"]),
        ("survival", "territories", ["spoils", "survival"]),
        ("territories", "income", ["spoils", "survival", "territories"]),
        ("income", None, ["spoils", "survival", "territories", "income"]),
    ],
)
def test_the_steps_may_stop_after_any_of_them(until, next_, done):
    """The others are not told; what is done is not done again."""
    state = campaign()
    outcome = sequence.followed(state, table(), WON, until)
    assert (outcome.asked["until"], outcome.result["next"]) == (until, next_)
    steps = ("spoils", "survival", "territories", "income")
    assert [one for one in steps if outcome.result[one] is not None] == done
    state.apply(outcome.effects)
    assert state.get(CAMPAIGN, "step") == next_
    call = sequence.followed, state, table(), None, "spoils"
    if next_:
        said = ("out_of_phase", "medfan.step_done", "MED-SEQ-05")
        assert refusal(*call) == said
        assert facts_of(*call) == {"step": "spoils", "next": next_}
        rest = sequence.followed(state, table(), None)
        assert rest.asked == {"until": None}
        assert rest.result["winner"] == ANA
        assert [one for one in steps if rest.result[one] is None] == done
    else:
        said = ("out_of_phase", "medfan.no_aftermath", "MED-SEQ-05")
        assert refusal(*call) == said


def test_names_that_are_left_over_are_refused():
    """Nothing was captured that could be called so."""
    state = campaign()
    call = sequence.followed, state, table(), WON, None, ["Vaux"]
    assert refusal(*call) == ("usage", "medfan.called_left", None)
    assert facts_of(*call) == {"names": ["Vaux"]}
    hidden(state, 1)
    battle = WON._replace(objectives=[(ANA, "expansion")])
    told = sequence.followed(state, table(4, 3), battle, None, ["Vaux"])
    assert told.result["territories"][0]["name"] == "Vaux"
    call = sequence.followed, state, table(4, 3), battle, None, ["Vaux", "Bourg"]
    assert facts_of(*call) == {"names": ["Bourg"]}
    drawn = sequence.followed(
        state, table(4, 3, 1, 2, 6, 1, 2, 1, 1), battle, by_dice=True
    )
    assert drawn.result["territories"][0]["name"] == "Black Forest"


def test_the_words_of_the_command_say_the_same():
    """The sides of the prepared battle need not be said; without a winner it goes on."""
    state = campaign("Ana", "Bo", "Cy")
    state.put(CAMPAIGN, "scenario", "loot")
    state.put(CAMPAIGN, "fighters", (CY, BO))
    axa, bob = figure(state, CY, "Axa"), figure(state, BO, "Bob")
    told = sequence.after(
        state,
        table(1),
        BO,
        dead=[axa],
        fled=[bob],
        objective=[(BO, "raid")],
        until="survival",
    )
    facts = {key: told.asked[key] for key in ("attacker", "defender", "dead", "fled")}
    assert facts == {"attacker": CY, "defender": BO, "dead": [axa], "fled": [bob]}
    assert told.asked["objectives"] == {CY: None, BO: "raid"}
    state.apply(told.effects)
    rest = sequence.after(state, table())
    assert (rest.result["winner"], rest.result["next"]) == (BO, None)
    said = refusal(sequence.after, campaign(), table(), attacker=ANA)
    assert said == ("usage", "medfan.battle_untold", None)


@pytest.mark.rule("MED-SEQ-01")
def test_who_sits_nowhere_comes_last():
    """A player who has left the table meanwhile, by a correction."""
    state = campaign("Ana", "Bo", "Cy")
    state.put(CAMPAIGN, "fighters", (CY, ANA))
    aftermath = sequence.Aftermath(state, table())
    assert aftermath.sides == (CY, ANA)
    assert aftermath.fighters == [ANA, CY]
    assert [aftermath.enemy(one) for one in (ANA, CY)] == [CY, ANA]
    aftermath.state.put(CAMPAIGN, "seats", (BO, CY))
    assert aftermath.fighters == [CY, ANA]


@pytest.mark.rule("MED-WIN-07")
def test_the_goal_is_announced_for_each_who_has_reached_it():
    """The end has its reason, and the leader has won."""
    state = campaign("Ana", "Bo", "Cy")
    for player, many in ((ANA, 2), (BO, 1), (CY, 3)):
        land(state, player, *["tavern"] * many)
    state.put(CAMPAIGN, "goal_territories", 2)
    outcome = sequence.followed(state, table(), WON._replace(objectives=()))
    reached = [w for w in outcome.warnings if w["key"] == "medfan.goal_reached"]
    assert [w["facts"] for w in reached] == [{"player": ANA}, {"player": CY}]
    assert {w["rule"] for w in reached} == {"MED-WIN-07"}
    (over,) = [e for e in outcome.effects if getattr(e, "field", "") == "over"]
    assert (over.after, over.because) == (1, Because("MED-WIN-07", CAMPAIGN))
    assert (outcome.result["over"], outcome.result["winners"]) == (True, [CY])


@pytest.mark.rule("MED-WIN-02", "MED-WIN-08")
def test_the_last_agreed_game_ends_the_campaign():
    """Once all its steps are done."""
    state = campaign()
    state.put(CAMPAIGN, "goal_games", 1)
    early = sequence.followed(state, table(), WON, "territories")
    assert early.result["over"] is False
    assert sequence.followed(state, table(), WON).result["over"] is True


@pytest.mark.rule("MED-SURV-09")
def test_who_has_rested_is_back_and_others_still_rest():
    """Of both sides; who is to miss the next battle stays away."""
    state = campaign("Ana", "Bo", "Cy")
    state.put(ANA, "battles", 3)
    now, late, long = (
        figure(state, player, "Axa", rests=rests)
        for player, rests in ((ANA, 4), (BO, 2), (CY, 1))
    )
    past = figure(state, ANA, "Old", rests=2)
    figure(state, BO, "Fit")
    state.apply(sequence.followed(state, table(), WON).effects)
    found = [state.get(one, "rests") for one in (now, late, long, past)]
    assert found == [None, 2, 1, None]


# Income alone ---------------------------------------------------------------------


@pytest.mark.rule("MED-INC-01", "MED-SEQ-05")
def test_income_is_the_last_step_or_an_act_of_its_own():
    """Earlier steps come first; the turn in which it was paid is kept."""
    state = campaign("Ana", "Bo", "Cy")
    land(state, ANA, "holding")
    land(state, CY, "poor_holding")
    open_ = state.copy().apply(
        sequence.followed(state, table(), WON, "survival").effects
    )
    call = sequence.income, open_, table()
    assert refusal(*call) == ("out_of_phase", "medfan.step_early", "MED-SEQ-05")
    assert facts_of(*call) == {"step": "income", "next": "territories"}
    open_.apply(sequence.followed(open_, table(), None, "territories").effects)
    step = sequence.income(open_, table())
    assert [line["name"] for line in step.result["players"]] == [ANA, BO]
    assert step.result["next"] is None
    alone = sequence.income(state, table())
    assert alone.asked == {"against": None}
    assert [line["total"] for line in alone.result["players"]] == [40, 0, 20]
    assert alone.result["hoards"] == {ANA: 40, BO: 0, CY: 20}
    state.apply(alone.effects)
    assert state.get(CAMPAIGN, "income") == 1
    call = sequence.income, state, table()
    assert refusal(*call) == ("out_of_phase", "medfan.income_paid", "MED-INC-01")
    assert facts_of(*call) == {"turn": 1}


@pytest.mark.ruling("MED-AMB-INC-7")
def test_a_guild_steals_from_somebody_else():
    """Of two the other one; of three, who is named is never robbed by himself."""
    state = rich(rich(campaign(), BO, 50), ANA, 50)
    land(state, ANA, "thieves_guild")
    assert sequence.income(state, table()).result["hoards"] == {ANA: 70, BO: 30}
    state = rich(rich(rich(campaign("Ana", "Bo", "Cy"), ANA, 50), BO, 50), CY, 50)
    land(state, ANA, "thieves_guild")
    land(state, CY, "thieves_guild")
    told = sequence.income(state, table(**{"against.Cy": "Bo"}), CY)
    assert told.asked == {"against": CY}
    assert told.result["hoards"] == {ANA: 70, BO: 30, CY: 50}
    with pytest.raises(Missing) as asked:
        sequence.income(state, table())
    question = asked.value.question
    assert (question.key, question.options) == ("against.Ana", ("Bo", "Cy"))
    assert question.who == ANA
    alone = campaign("Ana")
    land(alone, ANA, "thieves_guild")
    assert sequence.income(alone, table()).result["hoards"] == {ANA: 0}


@pytest.mark.ruling("MED-AMB-INC-12")
def test_income_by_the_turn_is_told():
    """The step pays nothing, and is not the income of this turn."""
    state = campaign(income_per="campaign_turn")
    outcome = sequence.followed(state, table(), WON)
    (told,) = [w for w in outcome.warnings if "income" in w["key"]]
    assert (told["key"], told["rule"]) == ("medfan.income_by_turn", "MED-AMB-INC-12")
    assert outcome.result["income"] == []
    assert state.apply(outcome.effects).get(CAMPAIGN, "income") is None


@pytest.mark.ruling("MED-AMB-OBJ-7")
@pytest.mark.parametrize(("applies", "left"), [(True, 0), (False, 2)])
def test_a_draw_applies_both_objectives_only_by_house_rule(applies, left):
    """In seat order, though Bo attacked; then nobody pays for a defeat."""
    state = campaign(draw_applies_objectives=applies)
    land(state, ANA, "tavern", "labyrinth")
    aims = [(BO, "raid"), (ANA, "all_or_nothing")]
    battle = Battle("draw", BO, ANA, objectives=aims)
    outcome = sequence.followed(state, table(), battle)
    lines = outcome.result["territories"]
    assert [line["what"] for line in lines] == ["vacated"] * (2 - left)
    keys = [w["key"] for w in outcome.warnings]
    assert keys == (["medfan.short_supply", "medfan.short_loss"] if applies else [])
