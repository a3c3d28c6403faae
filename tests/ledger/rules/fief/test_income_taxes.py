"""Tithe and tallage: payments, void cards, and the end of the cards."""

from __future__ import annotations

import pytest

from ledger.effects import Transfer
from ledger.rules.fief.treasury.income import income
from tests.ledger.rules.fief.positions import (
    ANNE,
    BLEU,
    BRUNO,
    CHLOE,
    SIGY,
    do,
    effect,
    fact,
    holding,
    person,
    position,
    refused,
    village,
)

LAND = (
    village("Bourg", "Anne", "Anne.v1=1", mills=2, presses=1, building="castle")
    + village("Lac", "Bruno", "Bruno.v1=1", mills=1)
    + village("Vaux", "Chloé", presses=1)
    + effect("famine", region="Bleu")
)
TITHE = effect("tithe", diocese="Sigy", player="Bruno")
BISHOP = person("Philippe", "Bruno", "Roc", bishop="Sigy")


def totals(text, **house):
    """The payments of the three players, without captivity."""
    state = position(text, house=house)
    outcome = do(state, income)
    return tuple(one["total"] for one in outcome.result["players"])


@pytest.mark.rule("FIEF-CARD-42", "FIEF-INC-13", "FIEF-INC-12", "FIEF-INC-11")
@pytest.mark.ruling("FIEF-AMB-26")
def test_the_bishop_takes_what_mills_and_presses_would_have_paid():
    """TV-TITHE-01: lost income and castles do not pay tithe."""
    assert totals(LAND + BISHOP + TITHE) == (100, 500, 0)


@pytest.mark.rule("FIEF-INC-13")
def test_of_his_own_mills_the_bishop_takes_no_tithe():
    """The bishop's own mills pay him as usual."""
    text = village("Bourg", "Bruno", "Bruno.v1=1", mills=1) + BISHOP + TITHE
    _, bruno, _ = do(position(text), income).result["players"]
    lines = [(line["amount"], line["rule"]) for line in bruno["lines"]]
    assert lines == [(200, "FIEF-INC-05")]


@pytest.mark.rule("FIEF-INC-12", "FIEF-INC-21")
@pytest.mark.ruling("FIEF-AMB-26")
def test_by_house_rule_the_bishop_takes_from_empty_villages_too():
    """Absence does not matter then, but famine and crowding do."""
    house = {"tithe.ignore_occupation": True}
    assert totals(LAND + BISHOP + TITHE, **house) == (100, 600, 0)
    text = LAND.replace("v1 = 1", "v1 = 12", 1)
    text = text.replace("v1 = 12 }", "v1 = 12, v3 = 3 }", 1)
    house |= {"variant.crowding": True}
    assert totals(text + BISHOP + TITHE, **house) == (100, 100, 0)


@pytest.mark.rule("FIEF-CARD-43", "FIEF-CARD-71", "FIEF-CARD-44")
@pytest.mark.parametrize(
    "bishop",
    [
        "",  # TV-TITHE-02: he was assassinated after the card was played
        person("Philippe", "Bruno", "Roc", bishop="Sigy", prisoner_of="Anne"),
        person("Philippe", "Chloé", "Roc", bishop="Sigy"),
    ],
)
def test_a_tithe_without_its_free_bishop_is_void(bishop):
    """Owners are paid as usual, and the card is discarded all the same."""
    state = position(LAND + bishop + TITHE)
    outcome = do(state, income)
    assert [one["total"] for one in outcome.result["players"]] == [600, 0, 0]
    assert (state.balance(SIGY, "tithe"), state.balance("discard", "tithe")) == (0, 1)
    assert state.get(SIGY, "tithe") is None


@pytest.mark.rule("FIEF-INC-15", "FIEF-CARD-71")
@pytest.mark.ruling("FIEF-AMB-27")
def test_by_house_rule_a_captive_bishops_tithe_is_set_aside():
    """The bishop's account gets it, and the owners get nothing for their mills."""
    bishop = person("Philippe", "Bruno", "Roc", bishop="Sigy", prisoner_of="Anne")
    state = position(LAND + bishop + TITHE, house={"prisoner.escrow_all": True})
    outcome = do(state, income)
    assert [one["total"] for one in outcome.result["players"]] == [100, 0, 0]
    assert state.balance("escrow/lord:Philippe", "money") == 500


@pytest.mark.rule("FIEF-INC-13", "FIEF-INC-14")
@pytest.mark.ruling("FIEF-AMB-26")
def test_the_bishop_goes_before_a_captives_escrow():
    """Mills of frozen fiefs, even his own, pay him; cities go to escrow."""
    text = village("Beaujeu", "Anne", "Anne.v1=1", building="city", mills=1)
    text += person("Arnaud", "Anne", "Roc", titles=["Bleu"], prisoner_of="Chloé")
    own = text + person("Charles", "Anne", "Roc", bishop="Sigy")
    for who, paid in (("Bruno", (0, 200, 0)), ("Anne", (200, 0, 0))):
        bishop = own if who == "Anne" else text + BISHOP
        state = position(bishop + effect("tithe", diocese="Sigy", player=who))
        outcome = do(state, income)
        assert tuple(one["total"] for one in outcome.result["players"]) == paid
        assert state.balance("escrow/lord:Arnaud", "money") == 200


@pytest.mark.rule("FIEF-CARD-42")
def test_lines_say_where_a_tithe_comes_from():
    """The bishop sees the payers and reasons; owners see the payee and the amount."""
    outcome = do(position(LAND + BISHOP + TITHE), income)
    anne, bruno, chloe = outcome.result["players"]
    mill = next(line for line in bruno["lines"] if line.get("of") == "mill")
    assert (mill["what"], mill["from"], mill["amount"]) == ("tithe", ANNE, 400)
    lost = next(line for line in anne["lines"] if line["what"] == "mill")
    assert (lost["amount"], lost["worth"], lost["to"]) == (0, 400, BRUNO)
    assert [line["why"] for line in chloe["lines"]] == ["empty"]
    free = do(position(LAND + BISHOP), income)  # without the card he gets nothing of it
    assert [one["total"] for one in free.result["players"]] == [600, 0, 0]


@pytest.mark.rule("FIEF-CARD-42")
def test_what_the_bishop_owns_himself_is_no_tithe():
    """The bishop's own mill pays him as a mill, beside the others' tithe."""
    own = village("Gué", "Bruno", "Bruno.v1=1", mills=1)
    outcome = do(position(LAND + own + BISHOP + TITHE), income)
    lines = {line["where"]: line for line in outcome.result["players"][1]["lines"]}
    assert (lines["territory:Gué"]["what"], lines["territory:Gué"]["amount"]) == (
        "mill", 200,
    )  # fmt: skip
    assert lines["territory:Gué"]["rule"] == "FIEF-INC-05"


# Tallage --------------------------------------------------------------------------------

COUNTY = village("Beaujeu", "Anne", "Anne.v1=1", building="city")
HOLDER = person("Arnaud", "Anne", "Beaujeu", titles=["Bleu"])
TALLAGE = effect("tallage", region="Bleu", player="Anne")


@pytest.mark.rule("FIEF-CARD-47", "FIEF-INC-22", "FIEF-FIEF-15")
@pytest.mark.parametrize(
    ("region", "capital", "most"),
    [("Noir", "Sennecy", 600), ("Bleu", "Beaujeu", 800), ("Rouge", "Bourg", 1000)],
)
def test_tallage_is_200_a_village(region, capital, most):
    """A barony gives 600, a county 800, a duchy 1000, capital included."""
    text = village(capital, "Anne", "Anne.v1=1", building="city")
    text += person("Arnaud", "Anne", capital, titles=[region])
    text += effect("tallage", region=region, player="Anne")
    assert totals(text)[0] - 200 == most


@pytest.mark.rule("FIEF-CARD-47")
@pytest.mark.ruling("FIEF-AMB-28")
@pytest.mark.parametrize(
    ("more", "setting", "villages"),
    [
        (village("Lac", None, "Bruno.v1=1"), "hostile", 3),
        (village("Lac", None, "Bruno.v1=1", guests=["Bruno"]), "hostile", 4),
        (village("Lac", None, "Bruno.v1=1", guests=["Bruno"]), "foreign", 3),
        (person("Blanche", "Bruno", "Lac", spouse="Arnaud"), "hostile", 4),
        (person("Blanche", "Bruno", "Lac", spouse="Arnaud"), "foreign", 3),
        (person("Roland", "Bruno", "Lac", prisoner_of="Anne"), "foreign", 4),
        (
            effect("revolt", player="Bruno", at="Lac") + holding("rebels", "v1", 1),
            "hostile",
            3,
        ),
        (
            effect("revolt", player="Bruno", at="Lac") + holding("rebels", "v1", 1),
            "foreign",
            3,
        ),
    ],
)
def test_a_village_with_enemies_pays_no_tallage(more, setting, villages):
    """Guests and allies are not enemies, unless every foreigner is; rebels are."""
    text = COUNTY + HOLDER + more + TALLAGE
    house = {"tallage.enemy": setting}
    assert totals(text, **house)[0] == 200 + 200 * villages


@pytest.mark.rule("FIEF-CARD-47")
def test_a_village_that_pays_no_tallage_says_why():
    """The line has the amount and the reason."""
    text = COUNTY + HOLDER + village("Lac", None, "Bruno.v1=1") + TALLAGE
    lines = do(position(text), income).result["players"][0]["lines"]
    lost = [line for line in lines if not line["amount"]]
    told = [(one["what"], one["where"], one["worth"], one["why"]) for one in lost]
    assert told == [("tallage", "territory:Lac", 200, "enemy")]


@pytest.mark.rule("FIEF-CARD-71", "FIEF-CARD-48", "FIEF-INC-11")
def test_whose_fief_it_is_by_now_is_told_of_a_tallage_that_nobody_gets():
    """Anne has played the card, Bruno has taken the fief, but his lord is captive."""
    text = COUNTY + person(
        "Charles", "Bruno", "Roc", titles=["Bleu"], prisoner_of="Anne"
    )
    players = do(position(text + TALLAGE), income).result["players"]
    lost = [[line["why"] for line in one["lines"]] for one in players]
    assert lost == [[], ["empty_capital", "captive"], []]


@pytest.mark.rule("FIEF-CARD-50")
def test_another_lord_of_the_family_takes_the_tallage():
    """The title has passed within the family: the same player collects."""
    text = COUNTY + person("Charles", "Anne", "Roc", titles=["Bleu"]) + TALLAGE
    assert totals(text)[0] == 1000


@pytest.mark.rule("FIEF-CARD-48", "FIEF-INC-11")
@pytest.mark.ruling("FIEF-AMB-101", "FIEF-AMB-122")
@pytest.mark.parametrize(
    ("more", "paid"),
    [
        ("", (200, 0, 0)),
        (fact("title:Bleu", "heir", "player:Bruno"), (200, 800, 0)),
        (fact("title:Bleu", "heir", "crown"), (200, 0, 0)),
        (
            fact("title:Bleu", "heir", "crown")
            + person("Roland", "Chloé", "Roc", king=True),
            (200, 0, 800 + 500),
        ),
        (
            fact("title:Bleu", "heir", "crown")
            + person("Roland", "Chloé", "Roc", king=True)
            + person("Blanche", "Bruno", "Roc", regent=True, queen=True),
            (200, 800 + 800, 0),
        ),
    ],
)
def test_when_the_family_has_died_out_the_heir_has_the_tallage(more, paid):
    """Without an heir it stays in the treasury; the rest is the old player's."""
    kept = fact("title:Bleu", "name", "Bleu") + fact("title:Bleu", "region", BLEU)
    kept += fact("title:Bleu", "capital", "territory:Beaujeu")
    kept += fact("title:Bleu", "keeper", ANNE)
    assert totals(COUNTY + kept + more + TALLAGE) == paid


@pytest.mark.rule("FIEF-CARD-44", "FIEF-CARD-49", "FIEF-CARD-14")
@pytest.mark.parametrize(("hands", "moved"), [("counted", 2), ("untracked", 0)])
def test_tax_cards_are_discarded_after_the_income(hands, moved):
    """Used or void, they are counted as blue cards if hands are counted."""
    text = COUNTY + HOLDER + TALLAGE + TITHE
    state = position(text, house={"cards.hands": hands})
    before = state.balance("discard", "card")
    do(state, income)
    assert state.balance("discard", "card") - before == moved
    assert (state.balance(BLEU, "tallage"), state.balance(SIGY, "tithe")) == (0, 0)
    assert (state.get(BLEU, "tallage"), state.get(SIGY, "tithe")) == (None, None)
    assert state.balance("discard", "tallage") == state.balance("discard", "tithe") == 1


@pytest.mark.rule("FIEF-CARD-44", "FIEF-CARD-49")
def test_no_more_cards_are_discarded_than_were_counted_on_the_table():
    """Two taxes are there, but only one card is known to have been played."""
    state = position(COUNTY + HOLDER + TALLAGE + TITHE)
    state.add("table", "card", 1 - state.balance("table", "card"))
    before = state.balance("discard", "card")
    do(state, income)
    assert (
        state.balance("discard", "card") - before,
        state.balance("table", "card"),
    ) == (
        1,
        0,
    )


# Notes ----------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-STOCK-06", "FIEF-STOCK-12")
def test_each_payment_is_told_in_notes():
    """The largest come first while the box has them; the rest is on paper."""
    king = person("Roland", "Anne", "Roc", king=True) + COUNTY + HOLDER + TALLAGE
    outcome = do(position(king), income)
    anne = outcome.result["players"][0]
    assert (anne["total"], anne["notes"]) == (1500, {"1000": 1, "500": 1})
    assert outcome.result["notes_left"] == {"1000": 9, "500": 19, "100": 30}
    state = position(king, money={"Bruno": 21_900, "Chloé": 50})
    outcome = do(state, income)
    anne = outcome.result["players"][0]
    assert (anne["notes"], anne["paper"]) == ({"100": 11}, 400)
    assert outcome.warnings[0]["key"] == "fief.notes_out"


@pytest.mark.rule("FIEF-STOCK-06")
def test_small_notes_may_run_out_before_the_money_does():
    """Seven purses of 400 hold 28 of the 30 notes of 100: of 300 one is on paper."""
    text = village("Bourg", "Anne", "Anne.v1=1", building="castle", mills=1)
    state = position(text, money={"Bruno": 400})
    for number in range(6):
        state.add(f"escrow/{number}", "money", 400)
        state.add("bank", "money", -400)
    plenty = do(state.copy().apply([Transfer("money", 400, BRUNO, "bank")]), income)
    assert (plenty.result["players"][0]["paper"], plenty.warnings) == (0, [])
    outcome = do(state, income)
    anne = outcome.result["players"][0]
    assert (anne["total"], anne["notes"], anne["paper"]) == (300, {"100": 2}, 100)
    assert [one["key"] for one in outcome.warnings] == ["fief.notes_change"]
    assert outcome.warnings[0]["facts"] == {"paper": 100}


@pytest.mark.rule("FIEF-STOCK-06")
@pytest.mark.ruling("FIEF-AMB-37")
def test_notes_that_run_out_are_credit_or_the_end():
    """The sum stays exact with a warning; a finite bank refuses."""
    king = person("Roland", "Anne", "Roc", king=True)
    state = position(king, money={"Bruno": 22_600})
    outcome = do(state, income)
    assert (state.balance(ANNE, "money"), outcome.warnings[0]["key"]) == (
        500,
        "fief.notes_out",
    )
    assert outcome.warnings[0]["facts"] == {"out": 23_100, "box": 23_000}
    finite = position(king, money={"Bruno": 22_600}, house={"bank.finite": True})
    expected = ("out_of_stock", "fief.notes", "FIEF-STOCK-06")
    assert expected == refused(finite, income)
    enough = position(king, money={"Bruno": 22_500}, house={"bank.finite": True})
    assert do(enough, income).warnings == []
    exact = position(king, money={"Bruno": 22_500})
    assert [w["key"] for w in do(exact, income).warnings] == []


@pytest.mark.rule("FIEF-STOCK-12")
def test_income_keeps_all_money_in_the_world():
    """Players, escrow and bank have the same total as before."""
    state = position(LAND + BISHOP + TITHE + COUNTY.replace("Anne", "Chloé", 1))
    outcome = do(state, income)
    sums = sum(held.get("money", 0) for held in state.balances.values())
    assert sums == 0
    given = {e.source for e in outcome.effects if isinstance(e, Transfer)}
    assert given - {"diocese:Sigy", "table"} == {"bank"}
    assert CHLOE in {one["name"] for one in outcome.result["players"]}


@pytest.mark.rule("FIEF-CARD-45")
def test_a_tallage_on_a_region_that_is_no_fief_brings_nothing():
    """The same village and card with a title on it bring tallage."""
    without = COUNTY.replace('building = "city"', 'building = "castle"')
    lord_ = person("Arnaud", "Anne", "Beaujeu")
    assert totals(without + lord_ + TALLAGE) == totals(without + lord_)
    told = do(position(without + lord_ + TALLAGE), income).result["players"][0]
    (line,) = [one for one in told["lines"] if one["what"] == "tallage"]
    assert (line["amount"], line["why"], line["rule"]) == (0, "no_fief", "FIEF-CARD-45")
    assert totals(COUNTY + HOLDER + TALLAGE)[0] > totals(COUNTY + HOLDER)[0]
