"""Alliances by marriage: their length and their effects."""

from __future__ import annotations

import pytest

from ledger.rules.fief.cards.exchanging import exchange
from ledger.rules.fief.crown.alliances import alliances, worth
from ledger.rules.fief.crown.inheriting import inherit
from ledger.rules.fief.crown.marrying import marry
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import lord_of_fief
from ledger.rules.fief.winning.victory import claims
from tests.ledger.rules.fief.crown.court import court, dies
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    do,
    holding,
    keys,
    refused,
)

HANDS = holding("hand/player:Anne", "card", 2) + holding("hand/player:Bruno", "card", 2)
COUPLE = {
    "Arnaud": {"titles": ["Rouge"], "spouse": "Blanche"},
    "Blanche": {"player": "Bruno", "at": "Mont"},
    "Isabelle": {"player": "Chloé", "at": "Sennecy"},
}
SECOND = {
    "Eric": {"player": "Bruno", "at": "Mont", "spouse": "Jeanne"},
    "Jeanne": {},
}


def hall(people, more=HANDS, **head):
    """The negotiations, with these lords."""
    head.setdefault("phase", "negotiations")
    return court(people, more, **head)


def bound(state):
    """The allied families, with their number of couples."""
    return [(one["players"], len(one["couples"])) for one in alliances(state)]


@pytest.mark.rule("FIEF-MARRY-07", "FIEF-LORD-08", "FIEF-MARRY-13")
def test_a_widower_marries_again_in_another_family():
    """A wife's death ends the alliance at once, though others of her family live."""
    state = hall(COUPLE | {"Eric": {"player": "Bruno", "at": "Mont"}})
    assert bound(state) == [([ANNE, BRUNO], 1)]
    assert dies(state, "Blanche")["notes"] == ["fief.alliance_ends"]
    assert (bound(state), lords.ally(state, ANNE)) == ([], None)
    do(state, marry, "Arnaud", "Isabelle")
    assert bound(state) == [([ANNE, CHLOE], 1)]


@pytest.mark.rule("FIEF-MARRY-09", "FIEF-MARRY-13")
@pytest.mark.ruling("FIEF-AMB-70")
def test_with_several_couples_the_alliance_lasts_while_one_lives():
    """Cards may be exchanged until the last couple is separated."""
    people = COUPLE | SECOND
    state = hall(people | {"Eric": {**people["Eric"], "titles": ["Bleu"]}})
    assert bound(state) == [([ANNE, BRUNO], 2)]
    assert worth(state, [ANNE, BRUNO])["of_each"] == {ANNE: 1, BRUNO: 1}
    assert worth(state, [ANNE, BRUNO])["fiefs"] == 2
    assert dies(state, "Blanche")["notes"] == []
    assert bound(state) == [([ANNE, BRUNO], 1)]
    do(state, exchange, "Anne", "Bruno", 1, 1)
    dies(state, "Jeanne")
    assert bound(state) == []
    assert refused(state, exchange, "Anne", "Bruno", 1, 1)[2] == "FIEF-CARD-10"


@pytest.mark.rule("FIEF-MARRY-12", "FIEF-MARRY-13", "FIEF-FIEF-31")
def test_the_alliance_ends_when_the_inheritance_is_settled():
    """Until then the benefits last, and the widow's player has no other alliance."""
    state = hall(COUPLE)
    assert "fief.alliance_waits" in dies(state, "Arnaud")["notes"]
    assert lords.family(state, ANNE) == []
    assert bound(state) == [([ANNE, BRUNO], 0)]
    do(state, exchange, "Bruno", "Anne", 1, 0)
    choices = {"garrison.Bourg": "Mont", "counter.Bourg": "v1"}
    assert "fief.alliance_ends" in keys(do(state, inherit, choices=choices))
    assert state.get("title:Rouge", "holder") == "lord:Blanche"
    assert bound(state) == []
    assert refused(state, exchange, "Bruno", "Anne", 1, 0)[2] == "FIEF-CARD-10"


@pytest.mark.rule("FIEF-MARRY-12", "FIEF-FIEF-31")
def test_the_other_family_inherits_all_fiefs_and_counts_them():
    """Both of Arnaud's titles are added to the one that Bruno has already."""
    people = {
        **COUPLE,
        "Arnaud": {"titles": ["Rouge", "Noir"], "spouse": "Blanche"},
        "Blanche": {"player": "Bruno", "at": "Mont", "titles": ["Bleu"]},
    }
    state = hall(people)
    told = worth(state, [ANNE, BRUNO])
    assert (told["of_each"], told["fiefs"]) == ({ANNE: 2, BRUNO: 1}, 3)
    dies(state, "Arnaud")
    choices = {"garrison.Bourg": "Mont", "counter.Bourg": "v1"}
    choices |= {"garrison.Sennecy": "Mont", "counter.Sennecy": "v1"}
    do(state, inherit, choices=choices)
    titles = ("title:Rouge", "title:Noir", "title:Bleu")
    assert {lord_of_fief(state, title) for title in titles} == {BRUNO}


@pytest.mark.rule("FIEF-MARRY-12")
def test_without_a_marriage_the_other_family_inherits_nothing():
    """A lord's heir must be the player of his wife."""
    single = {**COUPLE, "Arnaud": {"titles": ["Rouge"]}}
    state = hall(single)
    dies(state, "Arnaud")
    assert state.get("title:Rouge", "heir") == "crown"


@pytest.mark.rule("FIEF-MARRY-10", "FIEF-WIN-03")
def test_allies_win_together_with_king_queen_and_four_fiefs():
    """With one fief too few, or without a marriage, they do not win."""
    people = {
        "Arnaud": {"king": True, "titles": ["Rouge"], "spouse": "Blanche"},
        "Blanche": {"player": "Bruno", "at": "Mont", "queen": True, "titles": ["Bleu"]},
    }
    state = hall(people)
    told = worth(state, [ANNE, BRUNO])
    assert (told["king"], told["queen"]) == ("lord:Arnaud", "lord:Blanche")
    assert (told["fiefs"], told["needed"], told["won"]) == (2, 4, False)
    assert told["of_each"] == {ANNE: 1, BRUNO: 1}
    for index, holder in enumerate(("lord:Arnaud", "lord:Blanche")):
        state.put(f"title:{index}", "name", f"{index}")
        state.put(f"title:{index}", "holder", holder)
        assert worth(state, [ANNE, BRUNO])["won"] == bool(index)
    assert any(one.won and set(one.players) == {ANNE, BRUNO} for one in claims(state))
    for lord in ("lord:Arnaud", "lord:Blanche"):
        state.put(lord, "spouse", None)
    assert not any(len(one.players) == 2 for one in claims(state))


@pytest.mark.rule("FIEF-MARRY-08")
def test_each_alliance_has_its_own_couples():
    """A ruling may let a family have two allies."""
    wed = {"Henry": {"spouse": "Isabelle"}}
    wed["Isabelle"] = {**COUPLE["Isabelle"], "spouse": "Henry"}
    first = {"husband": "lord:Arnaud", "wife": "lord:Blanche"}
    second = {"husband": "lord:Henry", "wife": "lord:Isabelle"}
    assert alliances(hall(COUPLE | wed)) == [
        {"players": [ANNE, BRUNO], "couples": [first]},
        {"players": [ANNE, CHLOE], "couples": [second]},
    ]
