"""The Heir Prince: when there may be one, from whose hand, and in whose family."""

from __future__ import annotations

import pytest

from ledger.rules.fief.crown.prince import born, possible
from ledger.rules.fief.facts import CARD, TABLE
from ledger.rules.fief.families import lords
from tests.ledger.rules.fief.crown.court import court, dies, throne
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    do,
    fact,
    holding,
    refused,
)

HANDS = "".join(
    holding(f"hand/player:{who}", "card", 3) for who in ("Anne", "Bruno", "Chloé")
)
KING = {"king": True, "spouse": "Blanche"}
QUEEN = {"player": "Bruno", "at": "Mont", "queen": True}


def royal(more="", king=None, queen=None, people=None, **head):
    """Anne's King and Bruno's Queen, in the cards phase of turn 7."""
    couple = {"Arnaud": KING | (king or {}), "Blanche": QUEEN | (queen or {})}
    head.setdefault("phase", "cards")
    return court(couple | (people or {}), HANDS + more, **head)


@pytest.mark.rule("FIEF-PRINCE-01", "FIEF-PRINCE-02", "FIEF-MARRY-11")
@pytest.mark.ruling("FIEF-AMB-63")
@pytest.mark.parametrize(
    ("by", "layer"), [(None, ANNE), ("Anne", ANNE), ("Bruno", BRUNO)]
)
def test_king_or_queen_lays_a_lord_beside_the_king(by, layer):
    """The card is from that hand; he joins the King's family like any new lord."""
    state = royal()
    told = do(state, born, "Gauvain", by, "Bourg").result
    assert throne(state) == {"king": "Arnaud", "queen": "Blanche", "prince": "Gauvain"}
    assert lords.owner(state, "lord:Gauvain") == ANNE
    assert state.get("lord:Gauvain", "at") == "territory:Bourg"
    assert state.balance(f"hand/{layer}", CARD) == 2
    assert (told["by"], told["other"]) == (layer, BRUNO)
    assert state.get("lord:Gauvain", "laid") == 7


@pytest.mark.rule("FIEF-PRINCE-01", "FIEF-CARD-16", "FIEF-MARRY-11")
@pytest.mark.parametrize(
    ("king", "queen", "key"),
    [
        ({"king": False}, {}, "fief.prince_no_king"),
        ({}, {"queen": False}, "fief.prince_no_queen"),
    ],
)
def test_only_in_a_royal_marriage(king, queen, key):
    """A King is necessary; the lack of a Queen may be overruled."""
    state = royal(king=king, queen=queen)
    assert refused(state, born, "Gauvain")[1:] == (key, "FIEF-PRINCE-01")
    if key == "fief.prince_no_king":
        assert refused(state, born, "Gauvain", ruled=True)[1] == key
    else:
        assert (
            do(state, born, "Gauvain", at="Bourg", ruled=True).result["queen"] is None
        )


@pytest.mark.rule("FIEF-PRINCE-01")
def test_a_queen_mother_is_not_the_kings_wife():
    """A Queen whom the King has not married cannot have a Prince by him."""
    state = court({"Arnaud": {"king": True}, "Blanche": QUEEN}, HANDS, phase="cards")
    found = refused(state, born, "Gauvain")
    assert found == ("rule", "fief.prince_no_queen", "FIEF-PRINCE-01")


@pytest.mark.rule("FIEF-PRINCE-01")
def test_an_unmarried_king_has_no_prince():
    """Where the King has no wife and nobody is Queen, there is no royal marriage."""
    state = court({"Arnaud": {"king": True}}, HANDS, phase="cards")
    found = refused(state, born, "Gauvain")
    assert found == ("rule", "fief.prince_no_queen", "FIEF-PRINCE-01")


@pytest.mark.rule("FIEF-PRINCE-02")
def test_it_is_a_male_lord_whose_card_can_be_in_a_hand():
    """Women, lords in play, discards and other players' cards are refused."""
    state = royal(fact("lord:Quentin", "discarded", 1), people={"Henry": {}})
    assert refused(state, born, "Mireille", ruled=True)[1:] == (
        "fief.prince_woman",
        "FIEF-PRINCE-02",
    )
    assert refused(state, born, "Henry")[1] == "fief.lord_in_play"
    assert refused(state, born, "Quentin")[1] == "fief.lord_discarded"
    assert refused(state, born, "Gauvain", "Chloé")[1:] == (
        "fief.prince_by",
        "FIEF-PRINCE-02",
    )


@pytest.mark.rule("FIEF-PRINCE-03")
def test_there_is_one_prince_at_a_time():
    """After his death there may be another."""
    state = royal(people={"Gauvain": {"prince": True}})
    found = refused(state, born, "Henry", at="Bourg", ruled=True)
    assert found == ("rule", "fief.prince_twice", "FIEF-PRINCE-03")
    dies(state, "Gauvain")
    do(state, born, "Henry", at="Bourg")
    assert throne(state)["prince"] == "Henry"


@pytest.mark.rule("FIEF-PRINCE-08", "FIEF-VAR-23")
@pytest.mark.parametrize("played", [True, False])
def test_a_captive_queen_has_no_son_where_surrender_is_played(played):
    """Without that variant she may; the King's captivity never prevents it."""
    house = {"variant.surrender": played}
    held = {"prisoner_of": "Chloé", "at": "Sennecy"}
    state = royal(queen=held, house=house)
    if played:
        found = refused(state, born, "Gauvain", at="Bourg")
        assert found == ("rule", "fief.prince_captive", "FIEF-PRINCE-08")
    else:
        assert do(state, born, "Gauvain", at="Bourg").result["lord"] == "lord:Gauvain"
    free = royal(king=held, house=house)
    assert do(free, born, "Gauvain", at="Bourg").result["player"] == ANNE


@pytest.mark.rule("FIEF-PRINCE-09", "FIEF-LORD-01")
def test_he_counts_among_the_four_lords_of_the_kings_player():
    """The Prince counts even if the card is from the Queen's hand."""
    full = {name: {} for name in ("Charles", "Henry", "Othon")}
    state = royal(people=full)
    found = refused(state, born, "Gauvain", "Bruno", at="Bourg")
    assert found == ("rule", "fief.lords_most", "FIEF-PRINCE-09")
    del full["Othon"]
    room = royal(people=full)
    do(room, born, "Gauvain", "Bruno", at="Bourg")
    assert len(lords.family(room, ANNE)) == 4


@pytest.mark.ruling("FIEF-AMB-63")
def test_in_phase_1_on_that_players_turn_or_when_the_house_says():
    """A card is too late once a later player has acted; negotiations have no turns."""
    late = royal(fact(CHLOE, "acted_cards", 7))
    for who in ("Anne", "Bruno"):
        found = refused(late, born, "Gauvain", who, at="Bourg")
        assert found == ("out_of_phase", "fief.passed_over", "FIEF-AMB-63")
    done = fact(BRUNO, "acted_cards", 7)
    acted = royal(done + fact(ANNE, "acted_cards", 7))
    assert refused(acted, born, "Gauvain", at="Bourg")[1] == "fief.passed"
    assert do(royal(done), born, "Gauvain", "Bruno", at="Bourg")
    talk = royal(phase="negotiations")
    assert refused(talk, born, "Gauvain", at="Bourg")[1] == "fief.phase_over"
    house = {"prince.phase": 6}
    moved = royal(
        fact(CHLOE, "acted_negotiations", 7), phase="negotiations", house=house
    )
    assert do(moved, born, "Gauvain", at="Bourg").result["lord"] == "lord:Gauvain"


@pytest.mark.rule("FIEF-PRINCE-02", "FIEF-STOCK-11")
def test_the_cards_are_as_many_as_before():
    """One card goes from the hand to the table; the moment for Justice is over."""
    state = royal(fact("campaign", "murdered", "Roland"))
    before = state.balance(TABLE, CARD)
    do(state, born, "Gauvain", at="Bourg")
    assert state.balance(TABLE, CARD) == before + 1
    assert state.get("campaign", "murdered") is None


@pytest.mark.rule("FIEF-PRINCE-01", "FIEF-PRINCE-09")
def test_fief_can_tells_the_two_players():
    """Missing conditions are shown, too; other players see nothing of it."""
    state = royal()
    assert [(m.phase, m.most) for m in possible(state, ANNE)] == [("cards", 1)]
    assert [m.most for m in possible(state, BRUNO)] == [1]
    assert list(possible(state, CHLOE)) == []
    crowded = {name: {} for name in ("Charles", "Henry", "Gauvain")}
    crowded["Gauvain"] = {"prince": True}
    (full,) = possible(royal(people=crowded), BRUNO)
    assert [one.key for one in full.missing] == ["fief.prince_twice", "family"]
    assert full.most == 0


@pytest.mark.ruling("FIEF-AMB-63")
def test_fief_can_tells_that_the_turn_of_the_cards_is_over():
    """A player who has passed lacks nothing but the moment."""
    (late,) = possible(royal(fact(CHLOE, "acted_cards", 7)), ANNE)
    assert [(one.key, one.rule) for one in late.missing] == [("passed", "FIEF-AMB-63")]
    assert late.most == 0
