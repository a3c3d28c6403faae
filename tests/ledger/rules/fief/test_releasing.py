"""Ransom: paid from escrow first, then in cash; the place of a freed lord."""

from __future__ import annotations

import pytest

from ledger.rules.fief.families.releasing import ransom, set_free
from ledger.rules.fief.treasury.income import income
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    do,
    fact,
    keys,
    lord,
    person,
    position,
    refusal,
    refused,
    village,
)

COUNTY = (
    village("Beaujeu", "Anne", "Anne.v1=1", building="city")
    + village("Lac", building="castle", mills=2)
    + village("Mont", presses=1)
)
CAPTIVE = person("Arnaud", "Anne", "Roc", titles=["Bleu"], prisoner_of="Bruno")
ESCROW = "escrow/lord:Arnaud"


def money(state, *accounts):
    """The money on these accounts."""
    return tuple(state.balance(account, "money") for account in accounts)


@pytest.mark.rule("FIEF-INC-14", "FIEF-INC-17", "FIEF-INC-18")
@pytest.mark.rule("FIEF-GRACE-07", "FIEF-GRACE-12", "FIEF-GRACE-13")
@pytest.mark.parametrize(
    ("vector", "price", "escrow", "cash", "rest"),
    [
        ("TV-ESCROW-01", 1000, 1000, 0, 600),
        ("TV-ESCROW-02", 1900, 1600, 300, 0),
    ],
)
def test_what_is_set_aside_pays_first(vector, price, escrow, cash, rest):
    """Two turns of 800 and cash pay; any remainder goes to his player."""
    state = position(COUNTY + CAPTIVE, money={"Anne": 300})
    for turn in (3, 4):
        state.put("campaign", "turn", turn)
        aside = do(state, income).result["escrow"][0]
    assert (aside["added"], aside["held"]) == (800, 1600)
    assert money(state, ESCROW, ANNE) == (1600, 300), vector
    outcome = do(state, ransom, "Arnaud", price, "Vaux")
    paid = [(e.source, e.amount) for e in outcome.effects if e[3] == BRUNO]
    assert paid == [(ESCROW, escrow), (ANNE, cash)][: 1 + bool(cash)]
    parts = ("from_escrow", "from_cash", "handed_over")
    assert (escrow, cash, rest) == tuple(outcome.result[part] for part in parts)
    assert money(state, ESCROW, ANNE, BRUNO) == (0, 300 - cash + rest, price)
    assert outcome.result["balances"] == {ANNE: 300 - cash + rest, BRUNO: price}


@pytest.mark.rule("FIEF-GRACE-08", "FIEF-LORD-11", "FIEF-MOVE-11", "FIEF-GRACE-07")
@pytest.mark.ruling("FIEF-AMB-60")
def test_a_freed_lord_stands_where_his_owner_says():
    """A free village becomes his; a hostile one gives a note."""
    theirs = village("Pré", "Bruno", "Bruno.v1=1")
    state = position(COUNTY + CAPTIVE + theirs, money={"Anne": 300})
    twin = state.copy()
    assert keys(do(state, ransom, "Arnaud", 200, "Vaux")) == []
    assert state.facts[lord("Arnaud")].get("captor") is None
    assert state.get(lord("Arnaud"), "at") == at("Vaux")
    assert state.get(at("Vaux"), "owner") == ANNE
    again = state.copy()
    said = refused(again, ransom, "Arnaud", 10, "Vaux")
    assert said == ("rule", "fief.no_captive", "FIEF-GRACE-07")
    assert keys(do(twin, ransom, "Arnaud", 200, "Pré")) == ["fief.release_hostile"]
    assert twin.get(at("Pré"), "owner") == BRUNO
    house = {"release.where": "friendly"}
    strict = position(COUNTY + CAPTIVE + theirs, money={"Anne": 300}, house=house)
    said = refused(strict, ransom, "Arnaud", 200, "Pré")
    assert said == ("rule", "fief.release_hostile", "fief.release.where")
    do(strict, ransom, "Arnaud", 200, "Lac")


@pytest.mark.rule("FIEF-GRACE-07")
@pytest.mark.ruling("FIEF-AMB-100")
def test_money_that_is_not_there_frees_nobody():
    """Other players may give it first, but no ruling does."""
    state = position(COUNTY + CAPTIVE, money={"Anne": 100})
    for ruled in (False, True):
        said = refusal(do, state, ransom, "Arnaud", 101, "Lac", ruled=ruled)
        assert (said.code, said.rule) == ("not_enough", "FIEF-GRACE-07")
        assert (said.facts["money"], said.facts["aside"]) == (100, 0)
    unsaid = refused(state, ransom, "Arnaud", None, "Lac")  # they have to agree on it
    assert unsaid == ("usage", "fief.ransom_unsaid", "FIEF-GRACE-07")


@pytest.mark.ruling("FIEF-AMB-61")
@pytest.mark.parametrize(
    ("setting", "phase", "allowed"),
    [
        ("any", "income", True),
        ("phase6", "income", False),
        ("phase6", "negotiations", True),
    ],
)
def test_when_a_ransom_is_paid(setting, phase, allowed):
    """The house may restrict it to the negotiations."""
    house, cash = {"ransom.phase": setting}, {"Anne": 100}
    state = position(COUNTY + CAPTIVE, phase=phase, house=house, money=cash)
    if allowed:
        do(state, ransom, "Arnaud", 100, "Lac")
    else:
        said = refused(state, ransom, "Arnaud", 100, "Lac")
        assert said == ("out_of_phase", "fief.phase", "fief.ransom.phase")


@pytest.mark.rule("FIEF-VAR-25")
@pytest.mark.ruling("FIEF-AMB-119")
def test_neither_rebels_nor_the_kings_dungeon_take_a_ransom():
    """Each refusal has its own rule."""
    rebels = CAPTIVE.replace('"Bruno"', '"rebels"')
    state = position(COUNTY + rebels, money={"Anne": 100})
    said = refused(state, ransom, "Arnaud", 100, "Lac")
    assert said == ("rule", "fief.rebels_no_ransom", "FIEF-AMB-119")
    state = position(COUNTY + CAPTIVE + fact("lord:Arnaud", "dungeon", 1))
    said = refused(state, ransom, "Arnaud", 100, "Lac")
    assert said == ("rule", "fief.dungeon_no_ransom", "FIEF-VAR-25")


@pytest.mark.rule("FIEF-INC-17", "FIEF-CARD-59")
def test_whoever_goes_free_gets_what_was_set_aside():
    """An Escape card also gives all of it, but only his own."""
    state = position(COUNTY + CAPTIVE)
    do(state, income)
    state.apply(set_free(state, lord("Arnaud"), at("Lac"), "FIEF-CARD-59"))
    assert money(state, ESCROW, ANNE) == (0, 800)


@pytest.mark.rule("FIEF-GRACE-18", "FIEF-FIGHT-26", "FIEF-INC-18")
@pytest.mark.parametrize(
    ("shares", "bruno", "chloe"),
    [
        ((), 1000, 0),
        (("Bruno=600", "Chloé=400"), 600, 400),
        (("Chloé=1000",), 0, 1000),
    ],
)
def test_allied_captors_share_a_ransom_as_they_agree(shares, bruno, chloe):
    """Shares are exact, from escrow first; without them all goes to the captor."""
    state = position(COUNTY + CAPTIVE, money={"Anne": 300})
    do(state, income)  # 800 are set aside
    result = do(state, ransom, "Arnaud", 1000, "Vaux", shares).result
    assert money(state, ESCROW, ANNE, BRUNO, CHLOE) == (0, 100, bruno, chloe)
    assert (result["from_escrow"], result["from_cash"]) == (800, 200)
    told = {who: sum_ for who, sum_ in ((BRUNO, bruno), (CHLOE, chloe)) if sum_}
    assert result["balances"] == {ANNE: 100, **told}
    assert result.get("shares") == (told if shares else None)


@pytest.mark.rule("FIEF-GRACE-18")
@pytest.mark.parametrize(
    ("shares", "code", "key"),
    [
        (("Bruno=600", "Chloé=300"), "rule", "fief.shares"),
        (("Bruno=600", "Chloé=401"), "rule", "fief.shares"),
        (("Bruno=600", "Anne=400"), "rule", "fief.share_self"),
        (("Bruno=600", "Bruno=400"), "rule", "fief.share_twice"),
        (("Bruno=1000", "Chloé=0"), "rule", "fief.share_none"),
        (("Bruno=1000", "Chloé=-1"), "bad_amount", "bad_amount"),
        (("Bruno=1000", "Zed=1"), "unknown_name", "unknown_name.player"),
    ],
)
def test_shares_that_do_not_make_up_the_ransom(shares, code, key):
    """Wrong sums, the payer's own, duplicates and unknown players are refused."""
    state = position(COUNTY + CAPTIVE, money={"Anne": 3000})
    said = refused(state, ransom, "Arnaud", 1000, "Vaux", shares, ruled=True)
    assert said == (code, key, "FIEF-GRACE-18" if code == "rule" else None)
