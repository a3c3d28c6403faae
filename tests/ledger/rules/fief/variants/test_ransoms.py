"""Ransoms by rank, the Queen's ransom, and surrenders that cannot be refused."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.releasing import ransom
from ledger.rules.fief.possible import possible
from ledger.rules.fief.tables import SURRENDER
from ledger.rules.fief.treasury.escrow import account
from ledger.rules.fief.variants import ransoms
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    do,
    holding,
    refusal,
    refused,
    village,
)
from tests.ledger.rules.fief.variants.prisons import HENRY, KING, held, prison
from tests.ledger.rules.fief.war.board import comer, field, fights, waiting

ERIC, QUEEN = "lord:Eric", "lord:Blanche"
RANKS = {
    "untitled": {},
    "bishop": {"bishop": "Sigy"},
    "bishop+cardinal": {"bishop": "Sigy", "cardinal": True},
    "baron": {"titles": ["Noir"]},
    "baron+count": {"titles": ["Noir", "Bleu"]},
    "duke+bishop": {"titles": ["Rouge"], "bishop": "Sigy"},
    "king+duke": {"king": True, "titles": ["Rouge"]},
    "prince": {"prince": True},
}
SENNECY = village("Sennecy", "Chloé", building="city")


def captive(more=(), house=None, king=False, **head):
    """Bruno's Eric is Chloé's captive."""
    people = held("Eric", "Chloé", "Roc", **dict(more)) | HENRY | (KING if king else {})
    return prison(people, SENNECY, house=house, **head)


def queen(by="Chloé", at="Roc", *, king=None, more="", **head):
    """Bruno's Queen, wife of Anne's King, is held by somebody."""
    his = {**KING["Arnaud"], "spouse": "Blanche", **(king or {})}
    people = {"Arnaud": his} | HENRY
    people |= held("Blanche", by, at, queen=True, spouse="Arnaud")
    people["Othon"] = {"player": "Bruno", "at": "Mont"}
    return prison(people, more, **head)


@pytest.mark.rule("FIEF-VAR-20")
@pytest.mark.parametrize("played", [True, False])
def test_a_request_to_surrender_is_accepted_unasked(played):
    """Without the variant, the other player is asked."""
    board = village("Vaux", "Bruno", "Bruno.v1=2 Bruno.v3=1")
    board += waiting("Vaux", "Bourg", "Anne.v1=3")
    board += comer("Arnaud", "Anne", "Vaux", "Bourg")
    board += "[[lord]]\nname = 'Eric'\nplayer = 'Bruno'\nat = 'Vaux'\n"
    state = field(board, house={"variant.surrender": played})
    choices = {"mercy.1": "Bruno"} | ({} if played else {"grant.1.Anne": "granted"})
    told = fights(state, "Vaux", "Anne", "Bruno", (1, 1), choices=choices).result
    assert (told["end"], lords.captor(state, ERIC)) == ("mercy", ANNE)
    assert state.balance("territory:Vaux/player:Bruno", "v3") == 0


@pytest.mark.rule("FIEF-VAR-21")
@pytest.mark.ruling("FIEF-AMB-80")
@pytest.mark.parametrize(
    ("rank", "highest", "added"),
    [
        ("untitled", 200, 200),
        ("bishop", 400, 400),
        ("bishop+cardinal", 600, 1000),
        ("baron", 500, 500),
        ("baron+count", 700, 1200),
        ("duke+bishop", 900, 1300),
        ("king+duke", 2000, 2900),
        ("prince", 1000, 1000),
    ],
)
def test_the_rank_sets_the_ransom(rank, highest, added):
    """TV-RANSOM: the highest of several counts, or by a house rule all of them."""
    assert ransoms.due(captive(RANKS[rank]), ERIC) == highest
    every = captive(RANKS[rank], {"ransom.multi": "sum"})
    assert ransoms.due(every, ERIC) == added


@pytest.mark.rule("FIEF-VAR-21")
def test_the_amounts_are_the_tables_to_change():
    """The rules give guide values, which are the defaults."""
    house = {"ransom.amounts.untitled": 350}
    assert ransoms.due(captive(house=house), ERIC) == 350
    assert ransoms.due(queen(), QUEEN) == SURRENDER["ransom"]["queen"] == 1000


@pytest.mark.rule("FIEF-VAR-21")
def test_another_amount_is_refused_and_none_is_needed():
    """A ruling may set another; without the variant it must be given."""
    state = captive(RANKS["baron"])
    found = refused(state, ransom, "Eric", 300, "Mont")
    assert found == ("rule", "fief.ransom_fixed", "FIEF-VAR-21")
    told = do(state, ransom, "Eric", None, "Mont").result
    assert (told["amount"], told["captor"]) == (500, CHLOE)
    assert [state.balance(who, "money") for who in (BRUNO, CHLOE)] == [2500, 3500]
    less = captive(RANKS["baron"])
    assert do(less, ransom, "Eric", 300, "Mont", ruled=True).result["amount"] == 300
    plain = captive(house={"variant.surrender": False})
    assert isinstance(refusal(do, plain, ransom, "Eric", None, "Mont"), Misuse)
    assert do(plain, ransom, "Eric", 300, "Mont").result["amount"] == 300


@pytest.mark.rule("FIEF-VAR-22")
def test_the_kings_player_pays_for_the_queen():
    """The money is from his purse; her own escrow goes to her family."""
    aside = holding(account(QUEEN), "money", 600)
    state = queen(more=aside)
    told = do(state, ransom, "Blanche", None, "Mont").result
    assert (told["amount"], told["payer"], told["from_escrow"]) == (1000, ANNE, 0)
    purses = [state.balance(who, "money") for who in (ANNE, BRUNO, CHLOE)]
    assert purses == [2000, 3600, 4000]
    assert lords.is_free(state, QUEEN)
    poor = queen(more=aside, money={"Anne": 999, "Bruno": 3000})
    found = refused(poor, ransom, "Blanche", None, "Mont")
    assert found == ("not_enough", "fief.ransom_money", "FIEF-GRACE-07")


@pytest.mark.rule("FIEF-VAR-22")
def test_without_the_variant_her_own_family_pays():
    """Then the Queen is ransomed like anybody else."""
    state = queen(house={"variant.surrender": False})
    saved = state.copy()
    saved.add(account(QUEEN), "money", 300)
    do(state, ransom, "Blanche", 500, "Mont")
    assert [state.balance(who, "money") for who in (ANNE, BRUNO)] == [3000, 2500]
    # Her escrow is used first, and is not paid twice.
    do(saved, ransom, "Blanche", 500, "Mont")
    purses = [saved.balance(who, "money") for who in (ANNE, BRUNO, account(QUEEN))]
    assert (purses, saved.balance(CHLOE, "money")) == ([3000, 2800, 0], 3500)


@pytest.mark.rule("FIEF-VAR-24")
def test_the_king_frees_his_queen_without_ransom():
    """The King may take nothing for it, and chooses the time."""
    state = queen("Anne", "Bourg")
    found = refused(state, ransom, "Blanche", 100, "Mont")
    assert found == ("rule", "fief.ransom_free", "FIEF-VAR-24")
    told = do(state, ransom, "Blanche", None, "Mont").result
    assert (told["amount"], lords.is_free(state, QUEEN)) == (0, True)
    assert [state.balance(who, "money") for who in (ANNE, BRUNO)] == [3000, 3000]


@pytest.mark.rule("FIEF-VAR-24", "FIEF-VAR-22")
def test_nobody_else_goes_free_for_nothing():
    """Neither the Queen in other hands nor the King's other captives do."""
    assert ransoms.due(queen("Chloé", "Roc"), QUEEN) == 1000
    kept = prison(held("Eric", "Anne", "Bourg") | HENRY | KING, SENNECY)
    assert ransoms.due(kept, ERIC) == 200
    single = prison(held("Blanche", "Anne", "Bourg", queen=True) | HENRY, SENNECY)
    assert ransoms.due(single, QUEEN) == 1000


def test_who_may_ransom_whom_is_told_with_the_price():
    """Only the King's player may ransom the Queen; a shortage is shown."""
    state = queen(money={"Anne": 400})
    found = {
        player: [may for may in possible(state, player) if may["act"] == "ransom"]
        for player in (ANNE, BRUNO)
    }
    (may,) = found[ANNE]
    assert (may["price"], may["rule"], found[BRUNO]) == (1000, "FIEF-VAR-22", [])
    assert [one["what"] for one in may["missing"]] == ["money"]
