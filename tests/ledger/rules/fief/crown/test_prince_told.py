"""What a royal birth and a wedding tell, and why they are refused."""

from __future__ import annotations

import pytest

from ledger.rules.fief.crown.marrying import faults as wed_faults
from ledger.rules.fief.crown.marrying import marry, possible
from ledger.rules.fief.crown.prince import (
    born,
    faults,
    mothers_player,
    parents,
    phase,
    too_late,
)
from ledger.rules.fief.turn.order import has_acted
from tests.ledger.rules.fief.crown.court import court
from tests.ledger.rules.fief.crown.test_marrying import hall
from tests.ledger.rules.fief.crown.test_prince import royal
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    do,
    fact,
    keys,
    refusal,
)

ARNAUD, BLANCHE, GAUVAIN = "lord:Arnaud", "lord:Blanche", "lord:Gauvain"
BOURG = "territory:Bourg"


# The Prince -----------------------------------------------------------------------------


@pytest.mark.rule("FIEF-PRINCE-01", "FIEF-PRINCE-02")
@pytest.mark.ruling("FIEF-AMB-63")
@pytest.mark.parametrize(("by", "layer"), [(None, ANNE), ("Bruno", BRUNO)])
def test_a_birth_tells_the_family_and_is_the_act_of_who_lays_the_card(by, layer):
    """His player's turn among the cards has come."""
    state = royal()
    done = do(state, born, "Gauvain", by, "Bourg")
    assert done.asked == {"lord": GAUVAIN, "by": layer, "at": BOURG}
    assert done.result == {
        "lord": GAUVAIN,
        "player": ANNE,
        "by": layer,
        "at": BOURG,
        "king": ARNAUD,
        "queen": BLANCHE,
        "other": BRUNO,
    }
    assert [has_acted(state, who) for who in (ANNE, BRUNO)] == [
        by is None,
        by == "Bruno",
    ]


@pytest.mark.rule("FIEF-TURN-02", "FIEF-PRINCE-02")
def test_the_queens_player_passes_over_who_has_not_acted_yet():
    """The King's player acts first, and passes over nobody."""
    assert keys(do(royal(), born, "Gauvain", "Bruno", "Bourg")) == ["fief.passes_over"]
    assert keys(do(royal(), born, "Gauvain", "Anne", "Bourg")) == []


@pytest.mark.ruling("FIEF-AMB-63")
def test_who_acts_by_a_ruling_after_his_turn_does_not_act_again():
    """The turn of the cards goes on where it was."""
    state = royal(fact(CHLOE, "acted_cards", 7))
    assert too_late(state, ANNE)
    done = do(state, born, "Gauvain", "Anne", "Bourg", ruled=True)
    assert not has_acted(state, ANNE)
    assert "fief.passes_over" not in keys(done)
    assert not too_late(royal(), ANNE)
    assert not too_late(royal(fact(CHLOE, "acted_cards", 7), phase="income"), ANNE)


@pytest.mark.rule("FIEF-PRINCE-01", "FIEF-PRINCE-03", "FIEF-PRINCE-09")
def test_why_there_is_no_prince_is_told_with_whom_it_concerns():
    """No ruling replaces the King, or allows a second Prince."""
    assert list(faults(royal())) == []
    second = royal(people={"Henry": {"prince": True}})
    (twice,) = faults(second)
    assert (twice.key, twice.facts) == ("fief.prince_twice", {"lord": "lord:Henry"})
    found = refusal(do, second, born, "Gauvain", at="Bourg", ruled=True)
    assert found.key == "fief.prince_twice"
    single = royal(queen={"queen": False})
    (nobody,) = faults(single)
    assert (nobody.key, nobody.facts) == ("fief.prince_no_queen", {"lord": ARNAUD})
    assert (parents(single), mothers_player(single)) == ([ANNE], None)
    assert (parents(royal()), mothers_player(royal())) == ([ANNE, BRUNO], BRUNO)
    other = refusal(do, royal(), born, "Gauvain", "Chloé", "Bourg")
    assert (other.key, other.rule) == ("fief.prince_by", "FIEF-PRINCE-02")
    assert other.facts == {"player": CHLOE, "royals": [ANNE, BRUNO]}
    lady = refusal(do, royal(), born, "Isabelle", at="Bourg")
    assert (lady.key, lady.facts) == ("fief.prince_woman", {"lord": "lord:Isabelle"})


@pytest.mark.ruling("FIEF-AMB-63")
@pytest.mark.parametrize(("number", "name"), [(None, "cards"), (6, "negotiations")])
def test_the_phase_of_the_prince_is_the_houses(number, name):
    """By default it is the first."""
    house = {"prince.phase": number} if number else None
    assert phase(royal(house=house)) == name


@pytest.mark.rule("FIEF-PRINCE-09")
def test_a_family_that_a_ruling_lets_grow_is_marked():
    """The audit finds no fault with it."""
    state = royal(people={name: {} for name in ("Charles", "Henry", "Roland")})
    do(state, born, "Gauvain", at="Bourg", ruled=True)
    assert state.get(ANNE, "ruled") == 1


# Weddings -------------------------------------------------------------------------------


def told_no(state, *pair):
    """The keys and facts of the reasons against a wedding."""
    return [
        (one.key, one.facts) for one in wed_faults(state, *map("lord:{}".format, pair))
    ]


@pytest.mark.rule("FIEF-MARRY-01", "FIEF-MARRY-06", "FIEF-MARRY-08")
def test_why_two_lords_do_not_marry_is_told_with_whom_it_concerns():
    """Each reason of both, and of their families."""
    assert told_no(hall(), "Arnaud", "Blanche") == []
    men = {"lords": [ARNAUD, "lord:Eric"]}
    assert told_no(hall(), "Arnaud", "Eric") == [("fief.marry_men", men)]
    women = {"lords": [BLANCHE, "lord:Isabelle"]}
    assert told_no(hall(), "Blanche", "Isabelle") == [("fief.marry_women", women)]
    own = {"lords": [ARNAUD, "lord:Jeanne"], "player": ANNE}
    assert told_no(hall(), "Arnaud", "Jeanne") == [("fief.marry_family", own)]
    bound = hall(Arnaud={"spouse": "Blanche"})
    third = {"player": ANNE, "ally": BRUNO, "other": CHLOE}
    found = told_no(bound, "Arnaud", "Isabelle")
    wed = {"lord": ARNAUD, "spouse": BLANCHE}
    assert found == [("fief.married", wed), ("fief.marry_third", third)]
    theirs = {"player": BRUNO, "ally": ANNE, "other": CHLOE}
    found = told_no(bound, "Eric", "Isabelle")
    assert found == [("fief.marry_third", theirs)]


@pytest.mark.rule("FIEF-CARD-26", "FIEF-CARD-32", "FIEF-VAR-25")
@pytest.mark.ruling("FIEF-AMB-71")
def test_clergy_darc_and_the_buried_do_not_marry():
    """A captive may, unless the house says no; one in the dungeon is no mere captive."""
    state = hall(Arnaud={"bishop": "Sigy"}, Blanche={"darc": True})
    both = [
        ("fief.marry_clergy", {"lord": ARNAUD}),
        ("fief.marry_darc", {"lord": BLANCHE}),
    ]
    assert told_no(state, "Arnaud", "Blanche") == both
    held = {"at": "Sennecy", "prisoner_of": "Chloé"}
    strict = hall(house={"marry.prisoner": False}, Blanche=held)
    captive = [("fief.marry_captive", {"lord": BLANCHE})]
    assert told_no(strict, "Arnaud", "Blanche") == captive
    strict.put(BLANCHE, "dungeon", 1)
    buried = [("fief.marry_dungeon", {"lord": BLANCHE})]
    assert told_no(strict, "Arnaud", "Blanche") == buried


@pytest.mark.rule("FIEF-MARRY-01", "FIEF-MARRY-03")
@pytest.mark.parametrize("words", [("Eric", "Jeanne"), ("Jeanne", "Eric")])
def test_a_wedding_tells_both_players_and_whether_they_are_new_allies(words):
    """The groom's player is the first; both are married to each other."""
    state = hall()
    done = do(state, marry, *words)
    assert done.asked == {"groom": "lord:Eric", "bride": "lord:Jeanne"}
    assert done.result == {
        "groom": "lord:Eric",
        "bride": "lord:Jeanne",
        "player": BRUNO,
        "other": ANNE,
        "new": True,
        "queen": None,
    }
    assert state.get("lord:Jeanne", "spouse") == "lord:Eric"
    again = refusal(do, hall(), marry, "Eric", "Eric")
    assert (again.key, again.facts) == ("fief.marry_self", {"lord": "lord:Eric"})


@pytest.mark.rule("FIEF-MARRY-01")
def test_each_couple_is_offered_to_both_players():
    """A player who is out of the game is offered none."""
    state = court(
        {"Arnaud": {}, "Isabelle": {"player": "Chloé", "at": "Sennecy"}},
        phase="negotiations",
    )
    couple = {ARNAUD, "lord:Isabelle"}
    for who in (ANNE, CHLOE):
        (may,) = possible(state, who)
        assert (may.act, {may.where, may.spouse}) == ("marry", couple)
        assert (may.phase, may.rule) == ("negotiations", "FIEF-MARRY-01")
    assert list(possible(state, BRUNO)) == []
    state.put(ANNE, "out", 6)
    assert list(possible(state, ANNE)) == []
