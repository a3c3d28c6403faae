"""Ransoms by rank, the Queen's ransom, and surrenders that cannot be refused."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change
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


@pytest.mark.rule("FIEF-VAR-21", "FIEF-VAR-24")
def test_a_wrong_amount_is_answered_with_the_right_one():
    """And with the ranks that make it, unless the Queen goes free."""
    told = refusal(do, captive(RANKS["baron"]), ransom, "Eric", 300, "Mont")
    assert told.facts == {"lord": ERIC, "amount": 500, "ranks": ["baron"]}
    free = queen("Anne", "Bourg")
    told = refusal(do, free, ransom, "Blanche", 100, "Mont")
    assert told.facts == {"lord": QUEEN, "amount": 0}
    for amount in (0, 100):
        state = queen("Anne", "Bourg")
        told = do(state, ransom, "Blanche", amount, "Mont", ruled=True).result
        assert told["amount"] == amount
    nothing = do(captive(), ransom, "Eric", 0, "Mont", ruled=True).result
    assert nothing["amount"] == 0


@pytest.mark.rule("FIEF-VAR-21")
@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({}, ["untitled"]),
        ({"titles": ["Noir"]}, ["baron"]),
        ({"bishop": "Sigy", "cardinal": True}, ["bishop", "cardinal"]),
        ({"king": True, "titles": ["Rouge"]}, ["duke", "king"]),
        ({"prince": True}, ["prince"]),
    ],
)
def test_everything_that_a_ransom_depends_on(more, expected):
    """Fiefs first, then the church, then the crown."""
    assert ransoms.ranks(captive(more), ERIC) == expected


@pytest.mark.rule("FIEF-VAR-21")
def test_a_regency_alone_is_no_rank():
    """She is ransomed by what else she has."""
    regent = held("Jeanne", "Chloé", "Roc", regent=True) | HENRY
    assert ransoms.ranks(prison(regent), "lord:Jeanne") == ["untitled"]


@pytest.mark.rule("FIEF-VAR-22")
def test_only_the_queen_is_paid_for_by_the_kings_player():
    """Not without a King, and not without the variant."""
    assert ransoms.payer(queen(), QUEEN) == ANNE
    assert ransoms.payer(queen(), "lord:Othon") == BRUNO
    assert ransoms.payer(queen(house={"variant.surrender": False}), QUEEN) == BRUNO
    single = prison(held("Blanche", "Chloé", "Roc", queen=True) | HENRY)
    assert ransoms.payer(single, QUEEN) == BRUNO


LAST = held("Eric", "Chloé", "Roc")


def limit(more=None, *, by=None, **head):
    """Bruno's family, of which some are captives; a ransom may be due already."""
    state = prison(LAST | HENRY | KING | (more or {}), **head)
    state.put(BRUNO, ransoms.LIMIT, by)
    return state


@pytest.mark.rule("FIEF-VAR-31")
@pytest.mark.ruling("FIEF-AMB-113")
@pytest.mark.parametrize(
    ("more", "by", "house", "expected"),
    [
        ({}, None, {}, True),
        ({}, None, {"variant.surrender": False}, False),
        ({}, 7, {}, False),  # the time that runs already is not prolonged
        ({"Othon": {"player": "Bruno", "at": "Mont"}}, None, {}, False),
        (held("Othon", "rebels", "Val"), None, {}, True),
        (held("Eric", "rebels", "Val"), None, {}, False),
        (
            held("Eric", "rebels", "Val") | held("Othon", "rebels", "Val"),
            None,
            {},
            False,
        ),
    ],
)
def test_when_a_time_limit_begins(more, by, house, expected):
    """With the capture of the last free lord, if a player may be paid for one."""
    told = ransoms.captured(limit(more, by=by, house=house), BRUNO)
    because = Because("FIEF-VAR-31", BRUNO)
    begun = [Change(BRUNO, "ransom_by", None, 8, because)]
    assert told == (begun if expected else [])


@pytest.mark.rule("FIEF-VAR-31", "FIEF-VAR-24")
def test_the_queen_held_by_the_king_starts_no_time_limit():
    """He takes nothing for her."""
    wed = {"Arnaud": {**KING["Arnaud"], "spouse": "Blanche"}}
    own = held("Blanche", "Anne", "Bourg", queen=True, spouse="Arnaud")
    assert ransoms.captured(prison(wed | HENRY | own), BRUNO) == []
    other = held("Blanche", "Chloé", "Roc", queen=True, spouse="Arnaud")
    assert ransoms.captured(prison(wed | HENRY | other), BRUNO)


@pytest.mark.rule("FIEF-VAR-31", "FIEF-VAR-32")
def test_when_a_time_limit_ends():
    """With the death of the last captive, or the freedom of any."""
    state = limit(by=8)
    assert ransoms.nobody_left(state, BRUNO) == []
    because = Because("FIEF-VAR-32", ERIC)
    assert ransoms.settled(state, ERIC) == [
        Change(BRUNO, "ransom_by", 8, None, because)
    ]
    state.put(ERIC, "captor", None)
    because = Because("FIEF-VAR-31", BRUNO)
    assert ransoms.nobody_left(state, BRUNO) == [
        Change(BRUNO, "ransom_by", 8, None, because)
    ]
    state.put(BRUNO, "ransom_by", None)
    assert ransoms.nobody_left(state, BRUNO) == ransoms.settled(state, ERIC) == []


@pytest.mark.rule("FIEF-VAR-31")
def test_who_must_be_ransomed_until_when():
    """A family without captives, or without a limit, is not reminded."""
    state = limit(by=8)
    facts = {"player": BRUNO, "turn": 8, "lords": [ERIC]}
    due = {"code": "ransom", "rule": "FIEF-VAR-31", **facts}
    assert list(ransoms.reminders(state)) == [due]
    assert ransoms.waiting(state) == [(BRUNO, 8, [ERIC])]
    state.put(CHLOE, "ransom_by", 8)
    assert ransoms.waiting(state) == [(BRUNO, 8, [ERIC])]
    state.put(BRUNO, "ransom_by", None)
    assert ransoms.waiting(state) == []
    plain = limit(by=8, house={"variant.surrender": False})
    assert ransoms.waiting(plain) == []
