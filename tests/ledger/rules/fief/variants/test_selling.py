"""A captive is sold to another player."""

from __future__ import annotations

import pytest

from ledger.rules.fief.families import lords
from ledger.rules.fief.possible import possible
from ledger.rules.fief.variants.selling import cells, sale_fault, sell
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    do,
    keys,
    person,
    refusal,
    refused,
    title,
    village,
)
from tests.ledger.rules.fief.variants.prisons import HENRY, KING, OTHON, held, prison

ERIC = "lord:Eric"
NOBODY = {"Arnaud": {"player": "Anne", "at": "Bourg"}}


def market(king=NOBODY, *, more=OTHON, by="Chloé", place="Roc", **head):
    """Bruno's Eric, count of Bleu, is Chloé's captive."""
    people = dict(king) | HENRY | more | held("Eric", by, place, titles=["Bleu"])
    return prison(people, **head)


@pytest.mark.rule("FIEF-VAR-30", "FIEF-GRACE-05")
def test_a_captive_passes_to_the_buyer_at_any_price():
    """The captive joins the buyer's counters, still a captive."""
    state = market()
    told = do(state, sell, "Eric", "Anne", 50, "Bourg").result
    assert (told["seller"], told["dungeon"]) == (CHLOE, False)
    assert (lords.captor(state, ERIC), state.get(ERIC, "at")) == (ANNE, at("Bourg"))
    assert [state.balance(who, "money") for who in (ANNE, CHLOE)] == [2950, 3050]
    assert state.get(title("Bleu"), "holder") == ERIC
    far = refused(market(), sell, "Eric", "Anne", 50, "Lac")
    assert far == ("rule", "fief.sale_guard", "FIEF-GRACE-05")
    there = market()
    do(there, sell, "Eric", "Anne", 50)  # she has counters in only one village
    assert there.get(ERIC, "at") == at("Bourg")


@pytest.mark.rule("FIEF-VAR-30", "FIEF-VAR-25")
@pytest.mark.parametrize("by", ["player", "counter"])
def test_whom_the_kings_player_buys_goes_to_the_dungeon(by):
    """The King's counter may be there or not."""
    state = market(KING, house={"dungeon.by": by})
    told = do(state, sell, "Eric", "Anne", 700).result
    assert (told["dungeon"], lords.buried(state, ERIC)) == (True, True)
    assert state.get(title("Bleu"), "holder") == "lord:Othon"


@pytest.mark.rule("FIEF-VAR-30", "FIEF-VAR-26")
def test_the_last_of_a_family_dies_of_the_sale():
    """The dead lord's fiefs wait for an heir."""
    state = market(KING, more={})
    sold = do(state, sell, "Eric", "Anne", 700)
    told = sold.result
    assert (told["dungeon"], told["death"]["last"]) == (False, True)
    assert keys(sold) == ["fief.extinct"]
    assert state.get(ERIC, "discarded") == 1


@pytest.mark.rule("FIEF-VAR-30", "FIEF-VAR-24")
def test_a_queen_who_is_sold_to_the_king_is_his_captive():
    """The King pays for her once, and frees her when he wishes."""
    wed = {"Arnaud": {**KING["Arnaud"], "spouse": "Blanche"}}
    queen = held("Blanche", "Chloé", "Roc", queen=True, spouse="Arnaud")
    state = prison(wed | HENRY | OTHON | queen)
    do(state, sell, "Blanche", "Anne", 700, "Bourg")
    assert (lords.captor(state, "lord:Blanche"), lords.buried(state, "lord:Blanche")) == (
        ANNE, False,
    )  # fmt: skip


@pytest.mark.rule("FIEF-VAR-30")
@pytest.mark.parametrize(
    ("buyer", "amount", "code", "key"),
    [
        ("Chloé", 100, "rule", "fief.sale_own"),
        ("Bruno", 100, "rule", "fief.sale_home"),
        ("Anne", 3001, "not_enough", "fief.sale_money"),
    ],
)
def test_not_to_oneself_nor_home_nor_on_credit(buyer, amount, code, key):
    """The captive's own family must pay a ransom instead."""
    assert refused(market(), sell, "Eric", buyer, amount)[:2] == (code, key)


@pytest.mark.rule("FIEF-VAR-30")
def test_only_captives_of_players_are_sold_and_only_where_it_is_played():
    """Free lords and the rebels' captives are not; the buyer must guard him."""
    state = market()
    assert refused(state, sell, "Othon", "Anne", 9)[1] == "fief.no_captive"
    found = refused(market(by="rebels"), sell, "Eric", "Anne", 9)
    assert found[1] == "fief.rebels_no_ransom"
    found = refused(state, sell, "Eric", "Anne", 9, "Mont")
    assert found[1:] == ("fief.sale_guard", "FIEF-GRACE-05")
    plain = market(house={"variant.surrender": False})
    found = refused(plain, sell, "Eric", "Anne", 9)
    assert found == ("rule", "fief.sale_unplayed", "fief.variant.surrender")


@pytest.mark.ruling("FIEF-AMB-61")
def test_sold_in_the_talks_alone_where_the_house_ransoms_then():
    """The rule is the same as for a ransom."""
    state = market(house={"ransom.phase": "phase6"})
    found = refused(state, sell, "Eric", "Anne", 9, "Bourg")
    assert found == ("out_of_phase", "fief.phase", "fief.ransom.phase")


@pytest.mark.rule("FIEF-VAR-30")
def test_what_may_be_sold_is_told_to_the_captor():
    """Nobody else sees it; if only his family is left there is no buyer."""
    state = market()
    state.put(ANNE, "out", 7)
    (may,) = (may for may in possible(state, CHLOE) if may["act"] == "sell")
    assert ([one["what"] for one in may["missing"]], may["now"]) == (["buyer"], False)
    assert may["most"] == 0
    state.put(ANNE, "out", None)
    found = {
        player: [
            (may["where"], may["most"])
            for may in possible(state, player)
            if may["act"] == "sell"
        ]
        for player in (ANNE, BRUNO, CHLOE)
    }
    assert found == {ANNE: [], BRUNO: [], CHLOE: [(ERIC, 1)]}


@pytest.mark.rule("FIEF-VAR-30")
def test_a_sale_is_answered_in_full():
    """Whose lord it was, who has him now and where, and the purses of both."""
    state = market()
    outcome = do(state, sell, "Eric", "Anne", 50, "Bourg")
    assert outcome.asked == {"lord": ERIC, "buyer": ANNE, "amount": 50}
    assert outcome.result == outcome.asked | {
        "player": BRUNO,
        "seller": CHLOE,
        "at": at("Bourg"),
        "dungeon": False,
        "balances": {CHLOE: 3050, ANNE: 2950},
    }
    assert outcome.warnings == []
    jailed = do(market(KING), sell, "Eric", "Anne", 0).result
    assert (jailed["at"], jailed["dungeon"]) == (None, True)
    assert jailed["death"]["lord"] == ERIC
    whole = market()
    do(whole, sell, "Eric", "Anne", 3000)
    assert whole.balance(ANNE, "money") == 0


@pytest.mark.rule("FIEF-VAR-30", "FIEF-GRACE-05")
def test_a_refused_sale_says_what_is_lacking():
    """The money, the guards, or the villages where there are some."""
    state = market()
    poor = refusal(do, state, sell, "Eric", "Anne", 3001)
    assert poor.facts == {"player": ANNE, "amount": 3001, "money": 3000}
    far = refusal(do, state, sell, "Eric", "Anne", 5, "Mont")
    assert far.facts == {"lord": ERIC, "player": ANNE, "near": [at("Bourg")]}
    state.balances.pop(f"{at('Bourg')}/{ANNE}")
    state.put("lord:Arnaud", "at", None)
    for place in (None, "Bourg"):
        told = refusal(do, state, sell, "Eric", "Anne", 5, place)
        assert (told.key, told.rule) == ("fief.sale_nobody", "FIEF-GRACE-05")
        assert told.facts == {"lord": ERIC, "player": ANNE, "near": []}
    out = market(more=OTHON)
    out.put(ANNE, "out", 2)
    assert refused(out, sell, "Eric", "Anne", 5)[1] == "fief.out"


@pytest.mark.rule("FIEF-GRACE-05")
def test_a_captive_is_guarded_by_soldiers_or_a_free_lord():
    """Each place once; neither bombards nor captives guard anybody."""
    land = village("Lac", None, "Anne.bombard=1") + person("Henry", "Anne", "Val")
    land += person("Roland", "Anne", "Bourg")
    land += person("Charles", "Anne", "Mont", prisoner_of="Bruno")
    state = prison(NOBODY, land, house={"variant.tactics": True})
    assert cells(state, ANNE) == [at("Bourg"), at("Val")]
    assert cells(state, CHLOE) == [at("Roc")]


@pytest.mark.rule("FIEF-VAR-30", "FIEF-VAR-25")
def test_nobody_is_sold_out_of_a_dungeon():
    """A captive outside may be."""
    state = market()
    assert sale_fault(state, ERIC) is None
    state.put(ERIC, "dungeon", 1)
    told = sale_fault(state, ERIC)
    assert (told.key, told.rule, told.facts) == (
        "fief.buried", "FIEF-VAR-25", {"lord": ERIC},
    )  # fmt: skip


@pytest.mark.rule("FIEF-VAR-30")
def test_without_the_variant_nobody_is_told_of_sales():
    """Nor is the family of the captive a buyer."""
    plain = market(house={"variant.surrender": False})
    assert not [may for may in possible(plain, CHLOE) if may["act"] == "sell"]
    state = market()
    state.put(BRUNO, "out", 7)
    (may,) = (may for may in possible(state, CHLOE) if may["act"] == "sell")
    assert (may["most"], may["missing"]) == (1, [])
