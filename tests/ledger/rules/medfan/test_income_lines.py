"""What an income phase tells: a line for each territory, with its rule."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Transfer
from ledger.questions import Missing
from ledger.rules.medfan.income import Phase, order, worth
from tests.ledger.rules.medfan.battlefield import (
    ANA,
    BO,
    CY,
    campaign,
    land,
    money,
    owners,
    rich,
    table,
)


def phase(state, *faces, victim=None, players=(ANA, BO), **choices):
    """An income phase, carried out."""
    answers = table(*faces, **choices)
    played = Phase(state, answers, list(players), victim or (lambda _: None))
    played.carry_out()
    answers.close()
    return played


def line(what, where, amount, rule, **more):
    """A line of income."""
    return {"what": what, "where": where, "amount": amount, "rule": rule, **more}


@pytest.mark.rule("MED-INC-18")
@pytest.mark.ruling("MED-AMB-INC-7")
def test_the_steps_of_a_phase_have_an_order():
    """Guilds steal after the upkeep, or before it; late camps are last."""
    usual = ("fixed", "rolled", "camps", "guilds", "late_camps")
    assert order(campaign()) == usual
    early = ("fixed", "rolled", "guilds", "camps", "late_camps")
    assert order(campaign(guild_after_upkeep=False)) == early


@pytest.mark.rule("MED-INC-03", "MED-INC-04", "MED-INC-06", "MED-INC-07", "MED-INC-08")
@pytest.mark.parametrize(
    ("kind", "faces", "house", "found"),
    [
        ("casino", (1, 2), {}, (30, None)),
        ("casino", (2, 2), {}, (-40, None)),
        ("casino", (2, 2), {"casino_double": "no_gain"}, (0, None)),
        ("smugglers_den", (6, 6), {}, (0, "poor_holding")),
        ("volcanic_mine", (1, 2), {}, (60, None)),
        ("volcanic_mine", (1, 1), {"casino_double": "no_gain"}, (0, "wasteland")),
        ("casino", (1, 2), {"gain_scale": [1, 7]}, (5, None)),
        ("casino", (2, 2), {"gain_scale": [1, 7]}, (-6, None)),
    ],
)
def test_what_two_dice_are_worth(kind, faces, house, found):
    """A double loses, or turns the territory into something poorer."""
    assert worth(campaign(**house), kind, faces) == found


@pytest.mark.rule("MED-INC-02", "MED-INC-12", "MED-INC-18")
def test_each_territory_has_its_line():
    """Yields come first, then rolls, then camps; the total is their sum."""
    state = rich(campaign(), ANA, 100)
    camp, den, waste, tavern, mine, casino = land(
        state,
        ANA,
        *("refugee_camp", "smugglers_den", "wasteland", "tavern"),
        *("volcanic_mine", "casino"),
    )
    played = phase(state, 1, 2, 4, 4, 1, 1)
    assert tavern not in str(played.lines)
    facts = played.facts()
    assert [one["name"] for one in facts] == [ANA, BO]
    assert facts[0]["lines"] == [
        line("wasteland", waste, 0, "MED-INC-02"),
        line("smugglers_den", den, 30, "MED-INC-05", dice=[1, 2]),
        line("volcanic_mine", mine, 0, "MED-INC-08", dice=[4, 4], becomes="wasteland"),
        line("casino", casino, -20, "MED-INC-04", dice=[1, 1]),
        line("refugee_camp", camp, -10, "MED-INC-12"),
    ]
    assert (facts[0]["total"], facts[1]["total"]) == (0, 0)
    assert facts[1]["lines"] == []
    throws = [(throw.why, throw.who) for throw in played.table.throws]
    kinds = ("smugglers_den", "volcanic_mine", "casino")
    assert throws == [(f"income.{kind}", ANA) for kind in kinds]
    paid = [e for e in played.effects if isinstance(e, Transfer)]
    assert [(e.amount, e.because) for e in paid] == [
        (30, Because("MED-INC-05", den)),
        (20, Because("MED-INC-04", casino)),
        (10, Because("MED-INC-12", ANA)),
    ]
    (change,) = [e for e in played.effects if not isinstance(e, Transfer)]
    assert (change.subject, change.after) == (mine, "wasteland")
    assert change.because == Because("MED-INC-08", mine)
    assert money(state, ANA) == [100]
    assert state.get(mine, "capability") == "volcanic_mine"


@pytest.mark.rule("MED-INC-15")
def test_losses_are_settled_after_all_gains():
    """Two Casinos: the first loses what the second wins, and no more."""
    state = campaign()
    land(state, ANA, "casino", "casino", "casino")
    played = phase(state, 6, 6, 1, 2, 6, 6)
    assert [one["amount"] for one in played.lines[ANA]] == [-30, 30, 0]
    assert money(played.state, ANA) == [0]


@pytest.mark.rule("MED-INC-17")
def test_a_line_says_that_a_territory_is_out_of_use():
    """Of every kind that would have paid, cost or stolen; no other is mentioned."""
    state = rich(campaign(), ANA, 100)
    state.put("campaign", "battles", 2)
    kinds = ("holding", "casino", "thieves_guild", "refugee_camp", "tavern")
    places = land(state, ANA, *kinds)
    for place in places:
        state.put(place, "blocked", 2)
    played = phase(state, victim={ANA: BO}.get)
    assert played.lines[ANA] == [
        line(kind, place, 0, "MED-INC-17")
        for kind, place in zip(kinds[:4], places[:4], strict=True)
    ]
    assert (money(played.state, ANA), owners(played.state, places)) == (
        [100],
        [ANA] * 5,
    )


@pytest.mark.ruling("MED-AMB-INC-3")
def test_who_declines_one_roll_may_make_the_next():
    """The line names the house's answer; each territory is asked about."""
    state = campaign(income_rolls_optional=True)
    casino, den = land(state, ANA, "casino", "smugglers_den")
    answers = {"roll.T01": "decline", "roll.T02": "roll"}
    played = phase(state, 1, 2, **answers)
    assert played.lines[ANA] == [
        line("casino", casino, 0, "MED-AMB-INC-3"),
        line("smugglers_den", den, 30, "MED-INC-05", dice=[1, 2]),
    ]
    with pytest.raises(Missing) as asked:
        phase(state)
    question = asked.value.question
    assert (question.options, question.who) == (("roll", "decline"), ANA)


@pytest.mark.rule("MED-INC-10", "MED-INC-11")
def test_a_theft_has_a_line_on_both_sides():
    """Twenty from the first Guild, the rest of thirty from the second."""
    state = rich(campaign(), BO, 30)
    first, second = land(state, ANA, "thieves_guild", "thieves_guild")
    played = phase(state, victim={ANA: BO}.get)
    rule = "MED-INC-10"
    assert played.lines[ANA] == [
        line("thieves_guild", first, 20, rule, **{"from": BO}),
        line("thieves_guild", second, 10, rule, **{"from": BO}),
    ]
    assert played.lines[BO] == [
        line("thieves_guild", first, -20, rule, to=ANA),
        line("thieves_guild", second, -10, rule, to=ANA),
    ]
    stolen = [(e.amount, e.because) for e in played.effects]
    assert stolen == [(20, Because(rule, first)), (10, Because(rule, second))]


def test_a_guild_may_rob_somebody_who_has_no_phase_or_nobody():
    """Cy does not take part, and has no lines; without a victim there is no loot."""
    state = rich(campaign("Ana", "Bo", "Cy"), CY, 5)
    (guild,) = land(state, ANA, "thieves_guild")
    played = phase(state, victim={ANA: CY}.get)
    told = line("thieves_guild", guild, 5, "MED-INC-10", **{"from": CY})
    assert (played.lines[ANA], played.lines[BO]) == ([told], [])
    assert money(played.state, ANA, CY) == [5, 0]
    alone = phase(state)
    assert alone.lines[ANA][0]["amount"] == 0
    assert alone.effects == []


def test_only_who_has_a_guild_is_asked_for_a_victim():
    """Bo has none."""
    asked = []
    state = campaign()
    land(state, ANA, "thieves_guild")
    phase(state, victim=asked.append)
    assert asked == [ANA]


@pytest.mark.ruling("MED-AMB-SPOILS-2")
def test_by_house_rule_a_second_guild_steals_nothing():
    """Its line says so."""
    state = rich(campaign(rare_effects_stack=False), BO, 100)
    land(state, ANA, "thieves_guild", "thieves_guild")
    played = phase(state, victim={ANA: BO}.get)
    assert [one["amount"] for one in played.lines[ANA]] == [20, 0]


@pytest.mark.rule("MED-INC-16", "MED-TERR-38")
@pytest.mark.ruling("MED-AMB-INC-8")
def test_the_owner_says_which_camps_are_lost():
    """Fifteen pay one of three: two are named, and the last one stays."""
    state = rich(campaign(), ANA, 15)
    camps = land(state, ANA, *["refugee_camp"] * 3)
    played = phase(state, camp="T03", **{"camp.2": "T01"})
    assert owners(played.state, camps) == [None, ANA, None]
    rule = "MED-INC-16"
    assert played.lines[ANA] == [
        line("refugee_camp", camps[0], 0, rule, lost=True),
        line("refugee_camp", camps[1], -10, "MED-INC-12"),
        line("refugee_camp", camps[2], 0, rule, lost=True),
    ]
    gone = [e.because for e in played.effects if getattr(e, "field", "") == "owner"]
    assert gone == [Because(rule, camps[0]), Because(rule, camps[2])]
    with pytest.raises(Missing) as asked:
        phase(state)
    assert (asked.value.question.key, asked.value.question.who) == ("camp", ANA)


@pytest.mark.rule("MED-INC-16")
def test_where_no_camp_is_paid_there_is_nothing_to_say():
    """All are lost."""
    state = rich(campaign(), ANA, 9)
    camps = land(state, ANA, "refugee_camp", "refugee_camp")
    played = phase(state)
    assert owners(played.state, camps) == [None, None]
    assert money(played.state, ANA) == [9]


@pytest.mark.ruling("MED-AMB-INC-9")
def test_by_house_rule_the_owner_answers_for_each_camp():
    """What is refused is lost, and costs nothing, however rich the owner is."""
    state = rich(campaign(camp_upkeep_refusable=True), ANA, 25)
    camps = land(state, ANA, *["refugee_camp"] * 3)
    answers = {"upkeep.T01": "pay", "upkeep.T02": "refuse", "upkeep.T03": "pay"}
    played = phase(state, **answers)
    assert owners(played.state, camps) == [ANA, None, ANA]
    assert money(played.state, ANA) == [5]
    with pytest.raises(Missing) as asked:
        phase(state)
    assert asked.value.question.options == ("pay", "refuse")


@pytest.mark.rule("MED-INC-13", "MED-INC-18")
def test_a_camp_is_paid_once_even_where_loot_comes_later():
    """Ten pay the first camp, the loot pays the second."""
    state = rich(rich(campaign(), ANA, 10), BO, 50)
    camps = land(state, ANA, "refugee_camp", "refugee_camp")
    land(state, ANA, "thieves_guild")
    played = phase(state, victim={ANA: BO}.get)
    assert owners(played.state, camps) == [ANA, ANA]
    assert money(played.state, ANA, BO) == [10, 30]
    assert played.facts()[0]["total"] == 0
