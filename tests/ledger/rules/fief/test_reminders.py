"""What the table must not forget, phase by phase."""

from __future__ import annotations

import pytest

from ledger.rules.fief.purchases.upkeep import upkeep
from ledger.rules.fief.turn.reminders import due, to_settle
from ledger.state import CAMPAIGN, State
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    do,
    fact,
    holding,
    person,
    position,
    village,
)
from tests.ledger.rules.fief.realm import realm
from tests.ledger.rules.fief.test_passing import BEFORE, HELD

STANDING = "".join(
    village(place, player, f"{player}.v1=1")
    for player, place in (("Anne", "Bourg"), ("Bruno", "Lac"), ("Chloé", "Val"))
)
KING = person("Roland", "Anne", "Bourg", king=True)
FULL = '[hands]\nAnne = 3\nBruno = 3\n"Chloé" = 3\n'
TALK = {"code": "talk", "rule": "FIEF-TURN-12", "minutes": 10}


def told(more="", **head):
    """What is due in a position."""
    return due(position(STANDING + more, **head))


@pytest.mark.ruling("FIEF-AMB-01")
def test_a_table_without_a_map_or_roads_is_reminded_of_it():
    """Without seats there is nobody to remind; without a map, only of the map."""
    state = State()
    state.put(CAMPAIGN, "game", "fief")
    assert due(state) == []
    state.put(CAMPAIGN, "seats", (ANNE,))
    assert due(state) == [{"code": "map", "rule": "FIEF-AMB-01"}]
    lords = {"Arnaud": ("Anne", "Bourg")}
    for roads, expected in (
        (False, [{"code": "roads", "rule": "FIEF-AMB-01"}]),
        (True, []),
    ):
        assert due(realm({}, lords, roads=roads)) == expected


@pytest.mark.rule("FIEF-SETUP-03")
def test_who_settles_next_is_told_in_the_order_of_choice():
    """In the first turn only; neither who has a village nor who has a counter."""
    state = position(village("Bourg", "Anne", "Anne.v1=1"), turn=1, phase="cards")
    assert to_settle(state) == [BRUNO, CHLOE]
    state.put(BRUNO, "chose", 2)
    state.put(CHLOE, "chose", 1)
    assert to_settle(state) == [CHLOE, BRUNO]
    (settle,) = [one for one in due(state) if one["code"] == "settle"]
    assert settle == {
        "code": "settle", "rule": "FIEF-SETUP-03", "players": [CHLOE, BRUNO],
    }  # fmt: skip
    state.put(CHLOE, "village", at("Val"))
    assert to_settle(state) == [BRUNO]
    state.put(CAMPAIGN, "turn", 2)
    assert to_settle(state) == []
    assert not any(one["code"] == "settle" for one in due(state))


@pytest.mark.rule("FIEF-SETUP-09", "FIEF-TURN-08")
@pytest.mark.parametrize(
    ("turn", "rule"), [(1, "FIEF-SETUP-09"), (2, "FIEF-TURN-08"), (3, "FIEF-TURN-08")]
)
def test_the_first_deal_has_a_rule_of_its_own(turn, rule):
    """Whose hands are not full, how many each lacks, and how many are in the deck."""
    state = position(
        STANDING + "[hands]\nAnne = 3\nBruno = 2\n", turn=turn, phase="cards"
    )
    (deal,) = due(state)
    assert deal == {
        "code": "deal",
        "rule": rule,
        "players": [{"player": BRUNO, "cards": 1}, {"player": CHLOE, "cards": 3}],
        "deck": state.balance("deck", "card"),
    }
    state.put(CAMPAIGN, "dealt", turn - 1)
    assert due(state) == [deal]
    state.put(CAMPAIGN, "dealt", turn)
    assert due(state) == []


@pytest.mark.rule("FIEF-TURN-08", "FIEF-CARD-06")
def test_a_full_table_needs_no_deal_and_an_exact_deck_no_reshuffle():
    """The discards are shuffled only where the deck is too small, and they are some."""
    assert told(FULL, phase="cards") == []
    for left, discarded, codes in (
        (9, 48, ["deal"]),
        (8, 49, ["deal", "reshuffle"]),
        (0, 57, ["deal", "reshuffle"]),
    ):
        found = told(holding("discard", "card", discarded), phase="cards")
        assert [one["code"] for one in found] == codes
        assert found[0]["deck"] == left
    assert found[1] == {"code": "reshuffle", "rule": "FIEF-CARD-06", "cards": 57}
    state = position(STANDING, phase="cards")
    state.add("deck", "card", -57)
    assert [one["code"] for one in due(state)] == ["deal"]


@pytest.mark.ruling("FIEF-AMB-98")
def test_hands_that_nobody_counts_are_filled_by_everybody():
    """Nobody is named; it is due once a turn."""
    house = {"cards.hands": "untracked"}
    deal = {"code": "deal", "rule": "FIEF-TURN-08", "players": []}
    assert told(phase="cards", house=house) == [deal]
    assert told(fact(CAMPAIGN, "dealt", 2), phase="cards", house=house) == [deal]
    assert told(fact(CAMPAIGN, "dealt", 3), phase="cards", house=house) == []


@pytest.mark.rule("FIEF-INC-19")
@pytest.mark.parametrize(("paid", "due_"), [(None, True), (2, True), (3, False)])
def test_the_income_is_due_once_a_turn(paid, due_):
    """In its own phase."""
    state = position(STANDING, phase="income")
    state.put(CAMPAIGN, "income", paid)
    expected = [{"code": "income", "rule": "FIEF-INC-19"}] if due_ else []
    assert due(state) == expected


@pytest.mark.rule("TAC-MERC-03", "TAC-MERC-07")
def test_mercenaries_are_paid_before_they_are_auctioned():
    """One reminder at a time, and none without the extension, or after the auction."""
    house = {"variant.tactics": True}
    money = {"Anne": 500}
    more = STANDING + "[camps]\nAnne = 2\n"
    state = position(more, phase="purchases", house=house, money=money)
    assert due(state) == [{"code": "upkeep", "rule": "TAC-MERC-03", "players": [ANNE]}]
    do(state, upkeep, "Anne", 1)
    assert due(state) == [{"code": "auction", "rule": "TAC-MERC-07", "count": 4}]
    state.put(CAMPAIGN, "auctioned", 3)
    assert due(state) == []
    assert told("[camps]\nAnne = 2\n", phase="purchases") == []
    all_kept = position(
        STANDING + "[camps]\nAnne = 5\n", phase="purchases", house=house, money=money
    )
    do(all_kept, upkeep, "Anne", 5)
    assert due(all_kept) == []


@pytest.mark.rule("FIEF-MOVE-19")
def test_who_waits_before_a_village_is_told_in_the_phase_of_battles():
    """With the village they came from, and whom they fight."""
    state = position(HELD + BEFORE, phase="combat")
    (assault,) = due(state)
    assert assault["code"] == "assault"
    assert (assault["village"], assault["players"], assault["defenders"]) == (
        at("Bourg"), [ANNE], [BRUNO],
    )  # fmt: skip
    assert assault["origin"] == at("Vaux")
    assert due(position(HELD + BEFORE, phase="movement")) == []


@pytest.mark.rule("FIEF-TURN-11", "FIEF-WIN-10")
@pytest.mark.parametrize(
    ("turn", "length", "codes"),
    [
        (5, None, ["talk", "points"]),
        (6, 7, ["talk"]),
        (7, 7, ["talk", "end"]),
        (8, 7, ["talk", "end"]),
        (10, 10, ["talk", "points", "end"]),
    ],
)
def test_points_and_the_end_are_due_after_the_talks(turn, length, codes):
    """Only in a points game; one without an agreed length does not end."""
    state = position(
        STANDING + KING, turn=turn, phase="negotiations", house={"variant.points": True}
    )
    state.put(CAMPAIGN, "length", length)
    found = due(state)
    assert ([one["code"] for one in found], found[0]) == (codes, TALK)
    if "end" in codes:
        assert found[-1] == {"code": "end", "rule": "FIEF-WIN-10", "turn": length}
    state.put("rules", "fief.variant.points", None)
    assert due(state) == [TALK]
