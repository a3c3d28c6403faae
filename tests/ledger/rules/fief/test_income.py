"""Phase 2: villages, fiefs, pensions, escrow, and the time of payment."""

from __future__ import annotations

import pytest

from ledger.rules.fief.families import lords
from ledger.rules.fief.treasury.income import income
from ledger.rules.fief.treasury.revenue import lines
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    at,
    do,
    effect,
    fact,
    holding,
    keys,
    lord,
    person,
    position,
    refused,
    village,
)

CITY = village("Beaujeu", "Anne", "Anne.v1=1", building="city")
OTHERS = (
    village("Lac", building="castle", mills=2)
    + village("Mont", presses=1)
    + village("Puy", None, "Bruno.v1=1")
)
COUNTY = CITY + OTHERS + person("Arnaud", "Anne", "Vaux", titles=["Bleu"])
EMPTY = village("Beaujeu", "Anne", building="city") + OTHERS
EMPTY += person("Arnaud", "Anne", "Vaux", titles=["Bleu"])
TALLAGE = effect("tallage", region="Bleu", player="Anne")
KING = person("Roland", "Anne", "Vaux", king=True)
CAPTIVE = CITY + OTHERS
CAPTIVE += person("Arnaud", "Anne", "Vaux", titles=["Bleu"], prisoner_of="Bruno")


def totals(outcome):
    """What each player is paid."""
    return {one["name"]: one["total"] for one in outcome.result["players"]}


def paid(text, player=ANNE, **head):
    """A player's payment in a position; all lines and all money add up."""
    state = position(text, **head)
    before = state.balance(player, "money")
    outcome = do(state, income)
    told = next(one for one in outcome.result["players"] if one["name"] == player)
    assert sum(line["amount"] for line in told["lines"]) == told["total"]
    assert state.balance(player, "money") - before == told["total"]
    return told["total"]


def reasons(text, player=ANNE, **head):
    """Kind, place and reason of every line that pays a player nothing."""
    outcome = do(position(text, **head), income)
    told = next(one for one in outcome.result["players"] if one["name"] == player)
    return [
        (line["what"], line["where"].partition(":")[2], line["why"], line["rule"])
        for line in told["lines"]
        if not line["amount"]
    ]


NO_FIEF = village(
    "Bourg", "Anne", "Anne.v1=1", building="castle", mills=1, presses=2
) + village("Vaux", "Anne", mills=1)


@pytest.mark.rule(
    "FIEF-INC-02", "FIEF-INC-03", "FIEF-INC-04", "FIEF-INC-05", "FIEF-INC-06"
)
@pytest.mark.rule("FIEF-INC-07", "FIEF-INC-08", "FIEF-INC-12", "FIEF-CARD-47")
@pytest.mark.parametrize(
    ("vector", "text", "expected"),
    [
        ("TV-INC-01", NO_FIEF, 500),
        ("TV-INC-02", COUNTY, 800),
        ("TV-INC-03", COUNTY + TALLAGE, 1400),
        ("TV-INC-04", EMPTY + TALLAGE, 0),
        ("TV-INC-05", COUNTY + KING, 1300),
        ("TV-INC-06", COUNTY + effect("famine", region="Bleu"), 300),
    ],
)
def test_vectors_of_income(vector, text, expected):
    """The derived examples are exact to the écu."""
    assert expected == paid(text), vector


@pytest.mark.rule("FIEF-INC-21", "FIEF-VAR-10", "FIEF-VAR-11")
@pytest.mark.parametrize(
    ("vector", "troops", "more", "expected"),
    [
        ("TV-INC-07", "Anne.v1=12 Anne.v3=2", "", 100),
        ("TV-INC-08", "Anne.v1=12 Anne.v3=1", "", 500),
        ("a lord counts", "Anne.v1=12 Anne.v3=1", "Arnaud", 100),
        ("a guest counts", "Anne.v1=12 Anne.v3=1 Bruno.v1=1", "", 100),
    ],
)
def test_too_many_counters_stop_mills_and_presses(vector, troops, more, expected):
    """Fourteen counters are too many, thirteen are not; the castle always pays."""
    text = village("Bourg", "Anne", troops, building="castle", mills=2)
    text += person(more, "Anne", "Bourg") if more else ""
    assert expected == paid(text, house={"variant.crowding": True}), vector
    assert paid(text) == 500  # unless the table uses that variant


@pytest.mark.ruling("FIEF-AMB-82")
@pytest.mark.parametrize(("alone", "expected"), [(False, 0), (True, 200)])
def test_counters_of_all_players_crowd_a_village(alone, expected):
    """Guests, guards and captives count, too, unless each player counts alone."""
    text = village("Bourg", "Anne", "Anne.v1=1 Bruno.v1=11", mills=1)
    text += person("Arnaud", "Bruno", "Bourg", prisoner_of="Anne")
    text += person("Roland", "Bruno", "Bourg", king=True)
    house = {"variant.crowding": True, "army.count_per_player": alone}
    assert paid(text, house=house) == expected
    rebels = village("Bourg", "Anne", "Anne.v1=12", mills=1)
    rebels += effect("revolt", player="Bruno", at="Bourg") + holding("rebels", "v1", 2)
    assert paid(rebels, house={"variant.crowding": True}) == 200


@pytest.mark.rule("FIEF-INC-06", "FIEF-LORD-11")
@pytest.mark.ruling("FIEF-AMB-90", "FIEF-AMB-10")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (person("Arnaud", "Anne", "Bourg"), 100),
        (person("Arnaud", "Anne", "Vaux"), 0),
        (person("Arnaud", "Anne", "Bourg", prisoner_of="Bruno"), 0),
        (fact("lord:Arnaud", "at", "territory:Bourg/territory:Vaux"), 0),
    ],
)
def test_outside_fiefs_an_own_free_counter_must_stand_there(text, expected):
    """A distant lord, a captive, or one at the entrance does not count."""
    start = village("Bourg", "Anne", building="castle")
    if text.startswith("[[fact]]"):
        start += person("Arnaud", "Anne", "Vaux")
        state = position(start)
        state.put(lord("Arnaud"), "at", f"{at('Bourg')}/{at('Vaux')}")
        assert totals(do(state, income))[ANNE] == expected
        return
    assert paid(start + text) == expected


@pytest.mark.rule("FIEF-INC-06")
def test_what_stands_in_nobodys_village_pays_nobody():
    """An occupant does not own it."""
    text = village("Vaux", None, "Anne.v1=1", building="castle")
    told = [(line.to, line.why, line.rule) for line in lines(position(text))]
    assert told == [(None, "nobody", "FIEF-INC-06")]


@pytest.mark.rule("FIEF-INC-06")
@pytest.mark.ruling("FIEF-AMB-89", "FIEF-AMB-11")
def test_the_owner_of_a_shared_village_has_all_of_it():
    """A guest owns nothing there, whatever buildings there are."""
    text = village("Bourg", "Anne", "Anne.v1=1 Bruno.v6=3", mills=3, guests=["Bruno"])
    assert (paid(text), paid(text, BRUNO)) == (600, 0)


@pytest.mark.rule("FIEF-INC-07", "FIEF-FIEF-26", "FIEF-FIEF-12")
@pytest.mark.ruling("FIEF-AMB-13")
@pytest.mark.parametrize(("setting", "expected"), [("per_village", 200), ("none", 0)])
def test_with_an_empty_capital_only_what_is_held_pays(setting, expected):
    """A village with an own counter pays, by a ruling; no tallage comes."""
    text = EMPTY.replace('"Mont"', '"Mont"\ntroops = { Anne = { v1 = 1 } }')
    text += village("Bourg") + TALLAGE
    text = text.replace("presses = 1", "presses = 2")
    assert paid(text, house={"income.empty_capital": setting}) == expected
    capital = ("city", "Beaujeu", "empty_capital", "FIEF-INC-07")
    tallage = ("tallage", "Bleu", "empty_capital", "FIEF-INC-07")
    assert {capital, tallage} <= set(reasons(text))


@pytest.mark.rule("FIEF-INC-07", "FIEF-FIEF-11")
@pytest.mark.ruling("FIEF-AMB-14")
@pytest.mark.parametrize(("blocks", "expected"), [(False, 600), (True, 200)])
def test_enemies_in_a_village_of_a_fief_block_it_only_by_house_rule(blocks, expected):
    """By default only the capital matters; rebels count as enemies, too."""
    text = CITY + village("Lac", None, "Bruno.v1=1", mills=1) + village("Mont", mills=1)
    text += person("Arnaud", "Anne", "Vaux", titles=["Bleu"])
    text += effect("revolt", player="Bruno", at="Mont") + holding("rebels", "v1", 2)
    assert paid(text, house={"income.enemy_blocks_village": blocks}) == expected


@pytest.mark.rule("FIEF-FIEF-10", "FIEF-FIEF-11", "FIEF-FIEF-22")
@pytest.mark.ruling("FIEF-AMB-93", "FIEF-AMB-104")
def test_whoever_has_the_title_and_the_capital_has_the_whole_fief():
    """Castles and mills in other villages follow; the old owner gets nothing."""
    text = village("Beaujeu", "Anne", "Bruno.v1=1", building="city")
    text += village("Lac", "Anne", "Anne.v1=3", building="castle", mills=1)
    text += person("Charles", "Bruno", "Beaujeu", titles=["Bleu"])
    assert (paid(text), paid(text, BRUNO)) == (0, 500)


@pytest.mark.ruling("FIEF-AMB-10")
@pytest.mark.parametrize(
    ("setting", "reason"),
    [("sticky", [("castle", "Vaux", "empty", "FIEF-INC-06")]), ("presence", [])],
)
def test_an_empty_village_stays_on_paper_or_is_nobodys(setting, reason):
    """An empty village pays nothing either way; only an owner is told so."""
    text = village("Vaux", "Anne", building="castle")
    assert reason == reasons(text, house={"village.ownership": setting})


@pytest.mark.ruling("FIEF-AMB-67")
def test_a_fief_whose_card_lies_aside_brings_nobody_anything():
    """While rebels hold the city there is neither income nor tallage."""
    text = COUNTY + TALLAGE + fact("title:Bleu", "aside", 1)
    assert (paid(text), paid(text, BRUNO)) == (0, 0)
    assert ("tallage", "Bleu", "aside", "FIEF-AMB-67") in reasons(text)


@pytest.mark.rule("FIEF-INC-12", "FIEF-CARD-67")
def test_under_famine_only_mills_and_presses_are_silent():
    """Castles, cities, tallage and pensions are paid; mills have the reason.

    Another region without a famine is paid as usual.
    """
    text = COUNTY + effect("famine", region="Bleu")
    other = village("Bourg", "Anne", "Anne.v1=1", mills=1)
    assert (
        paid(text), paid(text + other), paid(text + TALLAGE), paid(text + KING),
    ) == (300, 500, 900, 800)  # fmt: skip
    expected = [
        ("mill", "Lac", "famine", "FIEF-INC-12"),
        ("press", "Mont", "famine", "FIEF-INC-12"),
    ]
    assert expected == reasons(text)


# Escrow ---------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-INC-14", "FIEF-INC-16", "FIEF-GRACE-12")
def test_the_fiefs_of_a_captive_are_set_aside():
    """City, castle, mills and presses of his fiefs go to his own account."""
    other = village("Bourg", "Anne", "Anne.v1=1", building="castle")
    other += village("Sennecy", "Anne", "Anne.v1=1", building="city")
    other += person("Charles", "Anne", "Vaux", titles=["Noir"])
    state = position(CAPTIVE + other)
    outcome = do(state, income)
    assert totals(outcome)[ANNE] == 300  # the castle, and the barony of a free lord
    assert state.balance("escrow/lord:Arnaud", "money") == 800
    aside = outcome.result["escrow"][0]
    assert (aside["lord"], aside["added"], aside["held"]) == (lord("Arnaud"), 800, 800)
    assert lords.is_free(state, lord("Charles"))


@pytest.mark.rule("FIEF-LORD-11", "FIEF-VAR-25")
@pytest.mark.parametrize(("field", "value"), [("captor", ANNE), ("dungeon", 1)])
def test_a_lord_is_free_or_a_prisoner(field, value):
    """A lord may be a player's prisoner, or be in the dungeon, held by nobody."""
    state = position(person("Charles", "Bruno", "Vaux"))
    free = lords.is_free(state, lord("Charles"))
    state.put(lord("Charles"), field, value)
    assert (free, lords.is_free(state, lord("Charles"))) == (True, False)


@pytest.mark.rule("FIEF-INC-14", "FIEF-INC-15", "FIEF-INC-19")
def test_what_is_set_aside_is_told_before_what_nobody_gets():
    """Payments come first, then a captive's fief, and an empty village last."""
    empty = village("Bourg", "Anne", mills=1)
    own = village("Sigy", "Anne", "Anne.v1=1", presses=1)
    outcome = do(position(empty + own + CAPTIVE), income)
    anne = next(one for one in outcome.result["players"] if one["name"] == ANNE)

    told = [(line["what"], line["why"]) for line in anne["lines"]]
    aside = [(what, "frozen") for what in ("city", "castle", "mill", "press")]
    assert told == [("press", None), *aside, ("mill", "empty")]


@pytest.mark.rule("FIEF-CARD-71", "FIEF-INC-15")
@pytest.mark.ruling("FIEF-AMB-27")
@pytest.mark.parametrize(("aside", "expected"), [(False, 800), (True, 1400)])
def test_a_captives_tallage_is_lost(aside, expected):
    """The house may set everything aside; the card is discarded anyway."""
    state = position(CAPTIVE + TALLAGE, house={"prisoner.escrow_all": aside})
    assert totals(do(state, income))[ANNE] == 0
    assert state.balance("escrow/lord:Arnaud", "money") == expected
    assert state.balance("region:Bleu", "tallage") == 0


REALM = person("Roland", "Anne", "Vaux", king=True)
REALM += person("Blanche", "Bruno", "Lac", queen=True)


# The time of payment ------------------------------------------------------------------


@pytest.mark.rule("FIEF-INC-19", "FIEF-TURN-02")
def test_all_are_paid_in_turn_order_and_once_a_turn():
    """Payment is clockwise from the first player; a second one is refused that turn."""
    state = position(REALM)
    state.put("campaign", "first_player", BRUNO)
    outcome = do(state, income)
    assert list(totals(outcome)) == [BRUNO, "player:Chloé", ANNE]
    payees = [e.target for e in outcome.effects if e.__class__.__name__ == "Transfer"]
    assert payees == [BRUNO, ANNE]
    again = ("out_of_phase", "fief.income_paid", "FIEF-TURN-02")
    assert again == refused(state, income)
    state.put("campaign", "turn", 4)
    assert totals(do(state, income))[ANNE] == 500


@pytest.mark.rule("FIEF-INC-19", "FIEF-TURN-01")
def test_income_belongs_to_its_phase():
    """In other phases it is refused; the referee may pay all the same."""
    state = position(REALM, phase="purchases")
    assert refused(state, income)[:2] == ("out_of_phase", "fief.phase_over")
    assert totals(do(state, income, ruled=True))[ANNE] == 500


@pytest.mark.rule("FIEF-INC-19")
@pytest.mark.parametrize(
    ("phase", "already", "turn", "said"),
    [
        ("income", False, 3, []),
        ("income", True, 4, ["fief.forecast"]),
        ("cards", False, 3, ["fief.forecast"]),
        ("movement", True, 4, ["fief.forecast"]),
    ],
)
def test_a_forecast_works_in_every_phase(phase, already, turn, said):
    """The forecast shows the payment as things are, for this turn or the next."""
    state = position(REALM, phase=phase)
    state.put("campaign", "income", 3 if already else None)
    outcome = do(state, income, forecast=True)
    assert (turn, said) == (outcome.result["turn"], keys(outcome))
    assert totals(outcome)[ANNE] == 500


@pytest.mark.rule("FIEF-INC-01", "FIEF-LORD-09")
def test_who_has_lost_all_lords_is_paid_for_what_is_left():
    """The starting sum is not income; soldiers alone earn from their villages."""
    assert paid(NO_FIEF, money={"Anne": 300}) == 500
