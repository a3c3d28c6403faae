"""Derived facts of a family in Fief: its ally, its points, and what victory lacks."""

from __future__ import annotations

import pytest

from ledger.rules.fief.explaining import explains
from ledger.rules.game import Derived
from ledger.state import CAMPAIGN
from tests.ledger.rules.fief.test_explaining import (
    ANNE,
    ARNAUD,
    BRUNO,
    JEANNE,
    ROUGE,
    whole,
)
from tests.ledger.rules.fief.test_explaining import state as state  # noqa: PLC0414


@pytest.mark.rule("FIEF-MARRY-08", "FIEF-MARRY-13")
def test_an_alliance_rests_on_a_couple_or_lasts_until_the_fiefs_have_passed(state):
    """The couple is named; after a death only the families are."""
    state.put(ARNAUD, "spouse", JEANNE)
    state.put(JEANNE, "spouse", ARNAUD)
    state.put("lord:Eric", "player", ANNE)
    couple = {"player": ANNE, "ally": BRUNO, "lord": ARNAUD, "spouse": JEANNE}
    rests = ((ARNAUD, "spouse"),)
    assert whole(state, ANNE, "ally") == Derived(
        "ally", "ally", BRUNO, "FIEF-MARRY-08", couple, rests
    )
    state.put(ARNAUD, "player", None)
    state.put(JEANNE, "spouse", None)
    state.put(ROUGE, "holder", None)
    state.put(ROUGE, "keeper", ANNE)
    state.put(ROUGE, "heir", BRUNO)
    families = {"player": ANNE, "ally": BRUNO}
    assert whole(state, ANNE, "ally") == Derived(
        "ally.until", "ally", BRUNO, "FIEF-MARRY-13", families
    )


@pytest.mark.rule("FIEF-WIN-08", "FIEF-WIN-09")
def test_points_are_explained_card_by_card_where_they_are_counted(state):
    """Cash reveals the purse, and so does the sum; a kept title has no lord."""
    assert not [one for one in explains(state, ANNE) if one.field == "points"]
    state.put("rules", "fief.variant.points", "true")
    state.add(ANNE, "money", 1200)
    cash = {"money": 1200, "per": 10, "step": 500}
    card = {"card": "baron", "lord": ARNAUD}
    points = [one for one in explains(state, ANNE) if one.field == "points"]
    more = {"counts": True, "purse": ANNE}
    assert points == [
        Derived("points", "points", 50, "FIEF-WIN-09", {}, (), **more),
        Derived("points.cash", "points", 20, "FIEF-WIN-08", cash, **more),
        Derived("points.card", "points", 30, "FIEF-WIN-09", card, counts=True),
    ]
    state.put(ROUGE, "holder", None)
    state.put(ROUGE, "keeper", ANNE)
    last = [one for one in explains(state, ANNE) if one.field == "points"][-1]
    assert (last.key, last.facts) == ("points.kept", {"card": "baron", "lord": None})
    state.put(ANNE, "out", 2)
    assert not [one for one in explains(state, ANNE) if one.field == "points"]


@pytest.mark.rule("FIEF-WIN-02", "FIEF-WIN-03")
def test_what_victory_lacks_rests_on_the_titles_and_the_crowns(state):
    """Alone a crown and fiefs; with the ally each crown."""
    crowns = [(CAMPAIGN, crown) for crown in ("king", "queen", "regent")]
    rests = [(ROUGE, "holder"), *crowns]

    def lacks():
        return [
            (one.key, one.value, one.facts, one.rests_on, one.counts)
            for one in explains(state, ANNE)
            if one.field == "lacks"
        ]

    alone = {"fiefs": 1}
    assert lacks() == [
        ("lacks.crown", 1, alone, rests, True),
        ("lacks.fief", 2, alone, rests, True),
    ]
    state.put(CAMPAIGN, "king", ARNAUD)
    assert lacks() == [("lacks.fief", 2, alone, rests, True)]
    state.put(ARNAUD, "spouse", JEANNE)
    state.put(JEANNE, "spouse", ARNAUD)
    both = {"ally": BRUNO, "fiefs": 1}
    assert lacks()[1:] == [
        ("lacks.queen.pair", 1, both, rests, True),
        ("lacks.fief.pair", 3, both, rests, True),
    ]


@pytest.mark.rule("FIEF-WIN-02")
def test_a_victory_is_told_with_its_fiefs(state):
    """Three of them and a crown win alone."""
    for name in ("Vert", "Noir"):
        facts = {"name": name, "region": f"region:{name}", "holder": ARNAUD}
        for field, value in facts.items():
            state.put(f"title:{name}", field, value)
    state.put(CAMPAIGN, "king", ARNAUD)
    won = whole(state, ANNE, "victory")
    assert (won.key, won.value, won.facts, won.counts) == (
        "victory",
        1,
        {"fiefs": 3},
        False,
    )
    assert len(won.rests_on) == 6
