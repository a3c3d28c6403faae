"""A revolt breaks out: where, how many, and whom they meet."""

from __future__ import annotations

import pytest

from ledger.effects import Because
from ledger.questions import Missing
from ledger.rules.fief.cards.revolt import raised
from tests.ledger.rules.fief.cards_table import (
    BRUNO,
    CHLOE,
    cards,
    facts_of,
    keys,
    play,
    refused,
)
from tests.ledger.rules.fief.positions import refusal

GUE, LAC, MONT = "territory:Gué", "territory:Lac", "territory:Mont"
FAMINE = [{"kind": "famine", "region": "Vert"}]
STORM = [{"kind": "bad_weather", "region": "Vert"}]


@pytest.mark.rule("FIEF-REVOLT-03", "FIEF-REVOLT-04", "FIEF-REVOLT-05")
def test_all_is_told_of_a_revolt_in_an_empty_village():
    """Who leads it, where and since when; the rebels come from their stock."""
    state = cards(effect=FAMINE)
    risen = play(state, "Bruno", "revolt", at="Gué", dice="1 2 4")
    assert risen.result == {
        "player": BRUNO,
        "card": "revolt",
        "at": GUE,
        "faces": [1, 2, 4],
        "rebels": 7,
        "fights": [],
        "destroyed": None,
        "capital": None,
    }
    fields = ("revolt", "revolt_at", "revolt_since", "revolt_fights")
    assert [state.get("campaign", one) for one in fields] == [BRUNO, GUE, 3, None]
    changes = [e for e in risen.effects if getattr(e, "subject", "") == "campaign"]
    why = Because("FIEF-REVOLT-04", GUE)
    assert {one.because for one in changes} == {why}
    moved = [e for e in risen.effects if getattr(e, "target", "") == "rebels"]
    assert {(e.source, e.because) for e in moved} == {("stock/rebels", why)}
    assert (state.balance("table", "revolt"), state.balance("table", "card")) == (1, 7)


@pytest.mark.rule("FIEF-REVOLT-06")
@pytest.mark.ruling("FIEF-AMB-34")
@pytest.mark.parametrize(
    ("more", "note"),
    [
        ([], ("fief.fight_due", "FIEF-REVOLT-06")),
        (STORM, ("fief.fight_waits", "FIEF-AMB-34")),
    ],
)
def test_those_in_the_village_have_to_fight(more, note):
    """They are noted, and told; nothing is destroyed where somebody is."""
    state = cards(effect=[*FAMINE, *more])
    risen = play(state, "Anne", "revolt", at="Lac", dice="1 1 1")
    assert (risen.result["fights"], risen.result["destroyed"]) == ([CHLOE], None)
    assert state.get("campaign", "revolt_fights") == (CHLOE,)
    (told,) = risen.warnings
    assert (told["key"], told["rule"]) == note
    assert told["facts"] == {"village": LAC}
    assert state.balance(LAC, "mill") == 1


@pytest.mark.rule("FIEF-REVOLT-13")
@pytest.mark.ruling("FIEF-AMB-118", "FIEF-AMB-133")
def test_what_is_destroyed_or_taken_in_an_empty_village_is_told():
    """The house says whether, and whether a capital that is crossed is taken."""
    villages = {
        "Gué": {"owner": "Anne", "building": "castle", "mills": 1, "presses": 1},
        "Bourg": {"owner": "Anne", "building": "city"},
    }
    people = {"Arnaud": {"player": "Anne", "at": "Vaux", "titles": ["Rouge"]}}
    both = [*FAMINE, {"kind": "famine", "region": "Rouge"}]
    house = {"revolt.empty_start": True, "revolt.empty_capital": "crossed"}
    wrecked = cards(villages, people, effect=both, house=house)
    told = play(wrecked, "Bruno", "revolt", at="Gué", dice="1 1 1").result
    assert told["destroyed"] == {"village": GUE, "mill": 1, "press": 1, "castle": 1}
    assert told["capital"] is None
    taken = cards(villages, people, effect=both, house=house)
    told = play(taken, "Bruno", "revolt", at="Bourg", dice="1 1 1").result
    assert (told["destroyed"], told["capital"]) == (None, "territory:Bourg")
    quiet = cards(villages, people, effect=both, house={"revolt.empty_start": False})
    told = play(quiet, "Bruno", "revolt", at="Bourg", dice="1 1 1").result
    assert (told["destroyed"], told["capital"]) == (None, None)


@pytest.mark.rule("FIEF-REVOLT-01", "FIEF-REVOLT-03")
def test_where_it_may_break_out_is_asked():
    """In the villages of regions under famine; by a ruling anywhere."""
    with pytest.raises(Missing) as caught:
        play(cards(effect=FAMINE), "Anne", "revolt")
    asked = caught.value.question
    assert (asked.key, asked.options) == ("at", ("Gué", "Mont", "Lac"))
    with pytest.raises(Missing) as caught:
        play(cards(), "Anne", "revolt", ruled=True)
    every = ("Bourg", "Vaux", "Pré", "Gué", "Mont", "Lac")
    assert caught.value.question.options == every
    told = facts_of(play, cards(effect=FAMINE), "Anne", "revolt", at="Bourg")
    assert told == {"village": "territory:Bourg", "near": ["Gué", "Mont", "Lac"]}
    state = cards(effect=FAMINE)
    risen = play(state, "Anne", "revolt", at="Vaux", dice="1 1 1", ruled=True)
    assert risen.result["at"] == "territory:Vaux"


@pytest.mark.rule("FIEF-REVOLT-02")
def test_what_is_told_of_a_revolt_that_is_running():
    """Its village and its leader; no ruling helps."""
    state = cards(effect=FAMINE)
    play(state, "Bruno", "revolt", at="Gué", dice="1 1 1")
    told = facts_of(play, state, "Chloé", "revolt", at="Mont", ruled=True)
    assert told == {"village": GUE, "player": BRUNO}
    assert refused(play, state, "Chloé", "revolt", at="Mont") == (
        "fief.revolt_running",
        "FIEF-REVOLT-02",
    )
    assert keys(play(state, "Chloé", "bad_weather", on="Rouge")) == []


@pytest.mark.rule("FIEF-STOCK-04")
def test_more_points_than_the_box_has_are_refused():
    """What was wanted and what is left is told."""
    state = cards()
    found = refusal(raised, state, 19, Because())
    assert (found.key, found.facts) == (
        "fief.stock",
        {"what": "rebel", "wanted": 19, "left": 18},
    )
    state.add("stock/rebels", "v6", -1)
    assert refusal(raised, state, 13, Because()).facts["left"] == 12
