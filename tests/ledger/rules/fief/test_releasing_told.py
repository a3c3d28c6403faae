"""What a ransom tells, and where a freed lord makes a village his player's."""

from __future__ import annotations

import pytest

from ledger.effects import Because
from ledger.rules.fief.families.releasing import (
    may_release,
    ransom,
    ransom_fault,
    set_free,
    shared,
)
from ledger.rules.fief.treasury.escrow import account
from ledger.table import Table
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    do,
    fact,
    holding,
    lord,
    person,
    position,
    refusal,
    title,
    village,
)
from tests.ledger.rules.fief.variants.test_ransoms import QUEEN, queen

ARNAUD = lord("Arnaud")
CAPTIVE = person("Arnaud", "Anne", "Roc", prisoner_of="Bruno")
ASIDE = holding(account(ARNAUD), "money", 800)


def prison(more="", **head):
    """Bruno holds Anne's Arnaud in Roc, and 800 are set aside for him."""
    head.setdefault("money", {"Anne": 300})
    return position(CAPTIVE + ASIDE + more, **head)


# The price ------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-GRACE-07", "FIEF-INC-17", "FIEF-INC-18")
@pytest.mark.parametrize(
    ("amount", "first", "cash", "over"),
    [(500, 500, 0, 300), (800, 800, 0, 0), (1100, 800, 300, 0), (0, 0, 0, 800)],
)
def test_a_ransom_tells_from_where_the_money_came(amount, first, cash, over):
    """All that was set aside and that his player has may be paid."""
    done = do(prison(), ransom, "Arnaud", amount, "Vaux")
    assert done.asked == {"lord": ARNAUD, "amount": amount, "village": at("Vaux")}
    assert done.result == {
        "lord": ARNAUD,
        "amount": amount,
        "village": at("Vaux"),
        "player": ANNE,
        "captor": BRUNO,
        "from_escrow": first,
        "from_cash": cash,
        "handed_over": over,
        "balances": {ANNE: 300 - cash + over, BRUNO: amount},
    }


@pytest.mark.rule("FIEF-GRACE-07")
def test_a_ransom_that_cannot_be_paid_tells_what_there_is():
    """One écu too much is too much; no ruling changes it."""
    found = refusal(do, prison(), ransom, "Arnaud", 1101, "Vaux", ruled=True)
    assert (found.code, found.key) == ("not_enough", "fief.ransom_money")
    purse = {"player": ANNE, "amount": 1101, "money": 300, "aside": 800}
    assert found.facts == purse


@pytest.mark.rule("FIEF-VAR-22", "FIEF-INC-17")
def test_the_kings_player_pays_for_the_queen_in_cash_alone():
    """What is set aside for her goes to her family, and is no part of it."""
    aside = holding(account(QUEEN), "money", 600)
    told = do(queen(more=aside), ransom, "Blanche", None, "Mont").result
    assert (told["player"], told["payer"], told["captor"]) == (BRUNO, ANNE, CHLOE)
    money = [told[part] for part in ("from_escrow", "from_cash", "handed_over")]
    assert money == [0, 1000, 600]
    assert told["balances"] == {ANNE: 2000, BRUNO: 3600, CHLOE: 4000}
    poor = queen(more=aside, money={"Anne": 999})
    found = refusal(do, poor, ransom, "Blanche", None, "Mont")
    purse = {"player": ANNE, "amount": 1000, "money": 999, "aside": 0}
    assert found.facts == purse
    exact = queen(more=aside, money={"Anne": 1000})
    assert do(exact, ransom, "Blanche", None, "Mont").result["amount"] == 1000


@pytest.mark.rule("FIEF-GRACE-18")
def test_shares_are_told_only_where_there_are_any():
    """A wrong one is refused with its player, a wrong sum with both sums."""
    told = do(prison(), ransom, "Arnaud", 500, "Vaux", ["Chloé=200", "Bruno=300"])
    assert told.result["shares"] == {CHLOE: 200, BRUNO: 300}
    assert "payer" not in told.result
    assert shared(ANNE, BRUNO, 500, []) == {BRUNO: 500}
    assert shared(ANNE, BRUNO, 500, [(CHLOE, 500)]) == {CHLOE: 500}
    for shares, key, facts in (
        ([(CHLOE, 200)], "shares", {"amount": 500, "shared": 200}),
        ([(ANNE, 500)], "share_self", {"player": ANNE}),
        ([(CHLOE, 0)], "share_none", {"player": CHLOE}),
        ([(CHLOE, 250), (CHLOE, 250)], "share_twice", {"player": CHLOE}),
    ):
        found = refusal(shared, ANNE, BRUNO, 500, shares)
        told_no = (found.code, found.key, found.rule, found.facts)
        assert told_no == ("rule", f"fief.{key}", "FIEF-GRACE-18", facts)


@pytest.mark.rule("FIEF-GRACE-07", "FIEF-VAR-25")
@pytest.mark.ruling("FIEF-AMB-119")
@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("captor", None, "no_captive"),
        ("captor", "rebels", "rebels_no_ransom"),
        ("dungeon", 1, "dungeon_no_ransom"),
    ],
)
def test_whom_no_ransom_frees_is_named(field, value, key):
    """A player's captive may be ransomed."""
    state = prison()
    assert ransom_fault(state, ARNAUD) is None
    state.put(ARNAUD, field, value)
    found = ransom_fault(state, ARNAUD)
    assert (found.key, found.facts) == (f"fief.{key}", {"lord": ARNAUD})


# Where he stands ------------------------------------------------------------------------


@pytest.mark.rule("FIEF-GRACE-08", "FIEF-MOVE-11")
@pytest.mark.parametrize(
    ("more", "place", "owner"),
    [
        ("", at("Vaux"), ANNE),
        (village("Vaux", "Bruno"), at("Vaux"), ANNE),
        (village("Vaux", "Bruno", "Bruno.v1=1"), at("Vaux"), BRUNO),
        ("", f"{at('Vaux')}/{at('Bourg')}", None),
    ],
)
def test_an_empty_village_outside_fiefs_is_his_players(more, place, owner):
    """Not one where somebody is, nor one before which he stands on the road."""
    state = prison(more)
    effects = set_free(state, ARNAUD, place, "FIEF-GRACE-08")
    because = Because("FIEF-GRACE-08", ARNAUD)
    assert all(one.because == because for one in effects[:2])
    state.apply(effects)
    assert (state.get(ARNAUD, "captor"), state.get(ARNAUD, "at")) == (None, place)
    assert state.get(at("Vaux"), "owner") == owner


@pytest.mark.rule("FIEF-GRACE-08", "FIEF-MOVE-12")
def test_a_village_of_a_fief_stays_its_holders():
    """So does his player's own village, without a change."""
    land = village("Beaujeu", "Chloé", "Chloé.v1=1", building="city")
    fief = land + person("Eric", "Chloé", "Roc", titles=["Bleu"])
    state = prison(fief)
    effects = set_free(state, ARNAUD, at("Mont"), "FIEF-GRACE-08")
    assert not [one for one in effects if getattr(one, "field", "") == "owner"]
    own = prison(village("Vaux", "Anne"))
    effects = set_free(own, ARNAUD, at("Vaux"), "FIEF-GRACE-08")
    assert not [one for one in effects if getattr(one, "field", "") == "owner"]


@pytest.mark.rule("FIEF-GRACE-08")
def test_a_village_with_rebels_is_nobodys_either():
    """They are somebody, too."""
    band = fact("campaign", "revolt", BRUNO) + fact("campaign", "revolt_at", at("Vaux"))
    state = prison(band + holding("rebels", "v1", 2))
    state.apply(set_free(state, ARNAUD, at("Vaux"), "FIEF-GRACE-08"))
    assert state.get(at("Vaux"), "owner") is None


@pytest.mark.ruling("FIEF-AMB-60")
@pytest.mark.parametrize(
    ("more", "hostile"),
    [
        ("", False),
        (village("Vaux", "Anne", "Anne.v1=1"), False),
        (village("Vaux", "Bruno"), True),
        (village("Vaux", "Anne", "Chloé.v1=1"), True),
        (village("Vaux", None, "Bruno.v1=1"), True),
    ],
)
def test_another_players_village_gives_a_note(more, hostile):
    """Whoever owns it or stands in it; the house may refuse it."""
    place = {"village": at("Vaux")}
    notes = do(prison(more), ransom, "Arnaud", 0, "Vaux").warnings
    note = {"key": "fief.release_hostile", "rule": "FIEF-AMB-60", "facts": place}
    assert [{key: one[key] for key in note} for one in notes] == [note] * hostile
    strict = prison(more, house={"release.where": "friendly"})
    if hostile:
        found = refusal(may_release, strict, Table(), ANNE, at("Vaux"))
        assert (found.rule, found.facts) == ("fief.release.where", place)
    else:
        may_release(strict, Table(), ANNE, at("Vaux"))


@pytest.mark.ruling("FIEF-AMB-60")
@pytest.mark.parametrize("land", [("Bruno", ""), (None, "Bruno.v1=1")])
def test_an_allys_village_is_friendly(land):
    """Anne and Bruno are allied, and Chloé holds the captive."""
    people = person("Arnaud", "Anne", "Roc", prisoner_of="Chloé")
    people += person("Henry", "Anne", "Bourg", spouse="Blanche")
    people += person("Blanche", "Bruno", "Mont", spouse="Henry")
    state = position(people + village("Vaux", *land))
    assert do(state, ransom, "Arnaud", 0, "Vaux").warnings == []


# Out of the dungeon ---------------------------------------------------------------------


@pytest.mark.rule("FIEF-VAR-29")
def test_titles_that_stayed_in_the_family_are_his_again():
    """Also one that its player kept without a lord; others stay with their owners."""
    state = position(
        village("Bourg", "Anne", "Anne.v1=1", building="city")
        + village("Beaujeu", "Anne", "Anne.v1=1", building="city")
        + village("Sennecy", "Chloé", "Chloé.v1=1", building="city")
        + person("Henry", "Anne", "Bourg", titles=["Rouge", "Bleu"])
        + person("Eric", "Chloé", "Sennecy", titles=["Noir"])
        + person("Arnaud", "Anne", "Roc", prisoner_of="Bruno")
        + fact(ARNAUD, "dungeon", 1)
    )
    had = tuple(map(title, ("Rouge", "Bleu", "Noir")))
    state.put(ARNAUD, "forfeit", had)
    state.put(title("Bleu"), "holder", None)
    state.put(title("Bleu"), "keeper", ANNE)
    effects = set_free(state, ARNAUD, at("Bourg"), "FIEF-CARD-59")
    back = {(one.subject, one.field): one.after for one in effects}
    because = {one.because for one in effects if one.subject.startswith("title:")}
    assert because == {Because("FIEF-VAR-29", ARNAUD)}
    assert back == {
        (ARNAUD, "captor"): None,
        (ARNAUD, "at"): at("Bourg"),
        (ARNAUD, "dungeon"): None,
        (ARNAUD, "forfeit"): None,
        (title("Rouge"), "holder"): ARNAUD,
        (title("Bleu"), "holder"): ARNAUD,
        (title("Bleu"), "keeper"): None,
    }


@pytest.mark.rule("FIEF-VAR-29")
def test_who_had_no_title_leaves_the_dungeon_with_none():
    """Only his imprisonment ends."""
    state = prison(fact(ARNAUD, "dungeon", 1))
    changes = set_free(state, ARNAUD, at("Lac"), "FIEF-CARD-59")
    fields = [getattr(one, "field", "money") for one in changes]
    assert fields == ["captor", "at", "owner", "dungeon", "money"]
