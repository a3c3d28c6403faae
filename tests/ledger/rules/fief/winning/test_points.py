"""The points game: what counts, when, and who wins."""

from __future__ import annotations

import pytest

from ledger.rules.fief.board.setup import notes
from ledger.rules.fief.turn.clock import end_turn
from ledger.rules.fief.winning.points import counted, lines, of_cash, points, total
from ledger.state import CAMPAIGN
from ledger.table import Table
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    fact,
    holding,
    lord,
    person,
    position,
    village,
)

PLAYED = {"variant.points": True}
LAND = village("Bourg", building="city") + village("Beaujeu", building="city")
LAND += village("Sennecy", building="city")
OTHERS = person("Philippe", "Bruno", "Val") + person("Eric", "Chloé", "Val")


def table(people, cash=0, more="", **head):
    """Anne's family, and one lord of each other player."""
    head["house"] = PLAYED | head.pop("house", {})
    head.setdefault("phase", "negotiations")
    head.setdefault("money", {"Anne": cash})
    return position(LAND + people + OTHERS + more, **head)


def ends(state):
    """The turn ends."""
    outcome = end_turn(state, Table())
    if outcome:
        state.apply(outcome.effects)
    return outcome


@pytest.mark.rule("FIEF-WIN-08")
def test_ten_points_for_each_full_500():
    """TV-POINTS-01 gives the cases."""
    cash = (0, 499, 500, 999, 1000, 1750, 2300)
    assert [of_cash(one) for one in cash] == [0, 0, 10, 10, 20, 30, 40]


@pytest.mark.rule("FIEF-WIN-09", "FIEF-WIN-08")
@pytest.mark.parametrize(
    ("people", "cash", "sum_"),
    [
        pytest.param(
            person("Arnaud", "Anne", "Val", titles=["Rouge", "Bleu"], king=True)
            + person("Henry", "Anne", "Val", bishop="Sigy", cardinal=True),
            1750,
            200,
            id="TV-POINTS-02",
        ),
        pytest.param(
            person("Blanche", "Anne", "Val", titles=["Noir"], queen=True)
            + person("Henry", "Anne", "Val", prince=True),
            1499,
            90,
            id="TV-POINTS-03",
        ),
    ],
)
def test_each_card_counts_also_several_on_one_lord(people, cash, sum_):
    """King 50, Duke 50, Count 40, Queen 30, Baron 30, Bishop 20, the others 10."""
    state = table(people, cash)
    assert points(state, ANNE) == sum_
    assert sum(line["points"] for line in lines(state, ANNE)) == sum_
    assert {line["rule"] for line in lines(state, ANNE)} == {
        "FIEF-WIN-08",
        "FIEF-WIN-09",
    }


@pytest.mark.ruling("FIEF-AMB-75")
def test_captives_cards_count_and_what_is_set_aside_only_by_house_rule():
    """Arnaud is Bruno's captive, with 300 in escrow beside Anne's 250."""
    people = person("Arnaud", "Anne", "Val", titles=["Rouge"], prisoner_of="Bruno")
    more = village("Val", "Bruno", "Bruno.v1=1")
    more += holding("escrow/lord:Arnaud", "money", 300)
    assert points(table(people, 250, more), ANNE) == 50
    house = {"points.escrow": True}
    assert points(table(people, 250, more, house=house), ANNE) == 60


@pytest.mark.rule("FIEF-WIN-10", "FIEF-TURN-11")
def test_points_are_recorded_at_the_end_of_turns_5_10_15():
    """No other turn is recorded, and none without the points game."""
    people = person("Arnaud", "Anne", "Val", titles=["Rouge"])
    state = table(people, 500, turn=5)
    told = ends(state)
    assert told.result["points"] == {
        "turn": 5,
        "players": {ANNE: 60, BRUNO: 0, CHLOE: 0},
    }
    assert counted(state, ANNE) == {5: 60}
    state.put(CAMPAIGN, "turn", 6)
    assert ends(state) is None
    state.put(CAMPAIGN, "turn", 10)
    state.add(ANNE, "money", 500)
    ends(state)
    assert counted(state, ANNE) == {5: 60, 10: 70}
    plain = position(LAND + people + OTHERS, turn=5, phase="negotiations")
    assert ends(plain) is None


@pytest.mark.rule("FIEF-WIN-10", "FIEF-WIN-11")
@pytest.mark.ruling("FIEF-AMB-74")
@pytest.mark.parametrize(
    ("scoring", "final", "winner"), [("cumulative", 320, ANNE), ("last", 200, BRUNO)]
)
def test_the_highest_total_at_the_agreed_end_wins(scoring, final, winner):
    """TV-POINTS-04: 120 at turn 5 and 200 at turn 10; Bruno had 10 and has 210."""
    known = fact(CAMPAIGN, "length", 10) + fact(ANNE, "counted", ["5:120"])
    known += fact(BRUNO, "counted", ["5:10"])
    house = {"points.scoring": scoring}
    money = {"Anne": 10000, "Bruno": 10500}
    state = table(
        "",
        more=known + person("Arnaud", "Anne", "Val"),
        turn=10,
        house=house,
        money=money,
    )
    ends(state)
    assert total(state, ANNE) == final
    assert state.words(CAMPAIGN, "winners") == (winner,)
    assert state.get(CAMPAIGN, "over") == 10


@pytest.mark.rule("FIEF-WIN-11")
@pytest.mark.ruling("FIEF-AMB-76")
def test_equal_totals_share_the_win():
    """Anne and Bruno have 20 each, Chloé nothing."""
    money = {"Anne": 1000, "Bruno": 1400}
    state = table(
        person("Arnaud", "Anne", "Val"),
        more=fact(CAMPAIGN, "length", 10),
        turn=10,
        money=money,
    )
    open_end = state.copy()
    open_end.put(CAMPAIGN, "length", None)
    ends(open_end)
    assert open_end.get(CAMPAIGN, "over") is None
    won = state.copy()  # in another way, in this very turn
    won.put(CAMPAIGN, "over", 10)
    won.put(CAMPAIGN, "winners", (CHLOE,))
    ends(won)
    assert won.words(CAMPAIGN, "winners") == (CHLOE,)
    ends(state)
    assert state.words(CAMPAIGN, "winners") == (ANNE, BRUNO)


@pytest.mark.rule("FIEF-WIN-07")
def test_the_aim_is_the_most_powerful_family_and_no_victory_ends_it_before():
    """King and three fiefs win nothing in turn 6 of ten; points decide in turn 10."""
    people = person(
        "Arnaud", "Anne", "Val", titles=["Rouge", "Bleu", "Noir"], king=True
    )
    state = table(people, more=fact(CAMPAIGN, "length", 10), turn=6)
    assert ends(state) is None
    state.put(CAMPAIGN, "turn", 10)
    assert ends(state).result["victory"]["totals"] == {ANNE: 170, BRUNO: 0, CHLOE: 0}
    assert state.words(CAMPAIGN, "winners") == (ANNE,)


@pytest.mark.ruling("FIEF-AMB-75")
def test_a_normal_victory_may_end_it_by_house_rule():
    """The points due in that turn are counted all the same, but none later."""
    people = person(
        "Arnaud", "Anne", "Val", titles=["Rouge", "Bleu", "Noir"], king=True
    )
    house = {"points.normal_victory": True}
    state = table(people, more=fact(CAMPAIGN, "length", 15), turn=5, house=house)
    ends(state)
    assert (state.words(CAMPAIGN, "winners"), state.get(CAMPAIGN, "over")) == (
        (ANNE,),
        5,
    )
    assert counted(state, ANNE) == {5: 170}
    state.put(CAMPAIGN, "turn", 10)
    assert ends(state) is None
    assert counted(state, ANNE) == {5: 170}


@pytest.mark.rule("FIEF-WIN-06")
def test_three_players_are_told_to_play_for_points():
    """Four players get no hint, and neither do those in a points game."""
    four = position(players=["Anne", "Bruno", "Chloé", "Denis"])
    proposed = [
        any(one["key"] == "fief.points_proposed" for one in notes(state))
        for state in (position(), four, position(house=PLAYED))
    ]
    assert proposed == [True, False, False]


def test_a_bishop_of_nobody_and_a_lord_without_a_card_count_nothing():
    """Eric has no title."""
    state = table(person("Arnaud", "Anne", "Val"), 499)
    assert [line["what"] for line in lines(state, CHLOE)] == ["cash"]
    assert lord("Eric") in state.subjects("lord")
