"""Regions, villages and the places in and before them."""

from __future__ import annotations

import pytest

from ledger.effects import Change
from ledger.rules.fief.board import places
from ledger.state import CAMPAIGN, State
from ledger.table import Table
from tests.ledger.rules.fief.positions import REGIONS, at, position

VAUX, BOURG, PRE = at("Vaux"), at("Bourg"), at("Pré")
GATE = f"{VAUX}/{BOURG}"


def bare(*names):
    """Villages of one region without roads."""
    state = State()
    state.put(CAMPAIGN, "villages", tuple(map(at, names)))
    state.put(CAMPAIGN, "regions", ("region:Rouge",))
    for name in names:
        state.put(at(name), "region", "region:Rouge")
    return state


def test_the_board_is_told_in_map_order():
    """Regions, dioceses and the villages of each."""
    state = position("")
    assert places.regions(state) == ("region:Rouge", "region:Bleu", "region:Noir")
    assert places.dioceses(state) == ("diocese:Sigy", "diocese:Corbie")
    assert places.villages(state)[:2] == (BOURG, VAUX)
    assert places.region_of(state, VAUX) == "region:Rouge"
    assert places.diocese_of(state, at("Roc")) == "diocese:Corbie"
    noir = [at(name) for name in REGIONS["Noir"]]
    assert places.villages_of(state, "region:Noir") == noir
    assert places.villages_of(state, "diocese:Corbie") == noir
    assert places.villages_of(state, "region:Loin") == []


@pytest.mark.rule("FIEF-MAP-02")
@pytest.mark.ruling("FIEF-AMB-01")
@pytest.mark.parametrize(
    ("count", "rank"),
    [(0, "baron"), (2, "baron"), (3, "baron"), (4, "count"), (5, "duke"), (9, "duke")],
)
def test_a_region_of_another_size_has_the_nearest_rank(count, rank):
    """Fewer than three villages make a barony, more than five a duchy."""
    state = bare(*(f"V{n}" for n in range(count)))
    assert places.rank_of(state, "region:Rouge") == rank


def test_a_place_is_in_a_village_or_on_the_road_before_it():
    """The road is told by where it comes from."""
    assert places.entrance(VAUX, BOURG) == GATE
    assert [places.village_of(one) for one in (VAUX, GATE)] == [VAUX, VAUX]
    assert [places.came_from(one) for one in (VAUX, GATE)] == [None, BOURG]


@pytest.mark.rule("FIEF-MAP-05")
@pytest.mark.ruling("FIEF-AMB-01")
def test_a_village_has_an_entrance_for_each_road():
    """Where no roads are known there is one from every other village."""
    state = position("")
    assert list(places.entrances(state, VAUX)) == [GATE, f"{VAUX}/{PRE}"]
    assert places.neighbours(state, VAUX) == (BOURG, PRE)
    assert places.has_roads(state) is True
    lone = bare("Bourg", "Vaux", "Pré")
    assert list(places.entrances(lone, VAUX)) == [GATE, f"{VAUX}/{PRE}"]
    assert places.has_roads(lone) is False


def test_a_village_that_is_added_comes_last():
    """It has a name of its own before."""
    state = bare("Bourg")
    effects = places.added(state, Table(), VAUX, None)
    assert effects[-1] == Change(CAMPAIGN, "villages", (BOURG,), (BOURG, VAUX))
    assert len(effects) == len(places.of_kind(state, Table(), VAUX, None)) + 1
