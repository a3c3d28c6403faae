"""The board: contents of a map, expected numbers, and replacement."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ledger.errors import Refused
from ledger.rules.fief import GAME
from ledger.rules.fief.board import places as board
from ledger.rules.fief.board.map_file import checked, notes, numbers, read_map, told_of
from ledger.state import CAMPAIGN, State
from tests.ledger.rules.fief.positions import (
    BLEU,
    NOIR,
    ROUGE,
    at,
    person,
    position,
    village,
)

MAPS = Path(__file__).parents[4] / "templates" / "maps"
THREE = '[[region]]\nname = "Rouge"\nvillages = ["Bourg", "Vaux", "Pré"]\n'
SIGY = '[[diocese]]\nname = "Sigy"\nvillages = ["Bourg", "Vaux", "Pré"]\n'


def empty(**house):
    """A table without a board."""
    state = State()
    state.put(CAMPAIGN, "game", "fief")
    state.put(CAMPAIGN, "turn", 1)
    for key, value in house.items():
        state.put("rules", f"fief.{key}", value)
    return state


def read(text, state=None):
    """The board made from a map, and the codes of its faults."""
    state = state or empty()
    effects, faults = read_map(tomllib.loads(text), state)
    after = state.copy().apply(effects)
    return after, [fault.code for _, fault in faults]


def sample(lang="en"):
    """The invented board that comes with the program."""
    return (MAPS / f"sample.{lang}.toml").read_text("utf-8")


@pytest.mark.rule("FIEF-MAP-01", "FIEF-MAP-03")
def test_the_sample_has_the_board_s_numbers():
    """The sample has 6 regions, 4 dioceses, 24 villages, and no warnings."""
    state, faults = read(sample())
    assert faults == []
    assert checked(state) == []
    told = told_of(state)
    assert (told["regions"], told["dioceses"], told["villages"]) == (6, 4, 24)
    assert GAME.audit(state) == []
    assert all(state.get(v, "x") and state.get(v, "y") for v in board.villages(state))


@pytest.mark.rule("FIEF-MAP-06")
def test_the_sample_has_the_names_of_the_rules_in_their_ranks():
    """Bourg is in a duchy, Beaujeu in a county, Sennecy and Châteauneuf in baronies."""
    state, _ = read(sample())
    ranks = {
        name: board.rank_of(state, state.text(at(name), "region"))
        for name in ("Bourg", "Beaujeu", "Sennecy", "Châteauneuf")
    }
    expected = {"Bourg": "duke", "Beaujeu": "count", "Sennecy": "baron"}
    assert {**expected, "Châteauneuf": "baron"} == ranks
    assert "diocese:Sigy" in board.dioceses(state)


def test_the_sample_says_that_it_is_invented_in_both_languages():
    """The two files differ only in their comments."""
    english, french = sample("en"), sample("fr")
    assert tomllib.loads(english) == tomllib.loads(french)
    assert english.startswith("# AN INVENTED BOARD")
    assert french.startswith("# UN PLATEAU INVENTÉ")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_skeleton_is_filled_in_by_taking_away_signs(lang):
    """Without the characters that comment them out, its examples are a board."""
    text = (MAPS / f"skeleton.{lang}.toml").read_text("utf-8")
    lines = text.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("# [["))
    bare = [
        line.removeprefix("# ")
        for line in lines[start:]
        if line.startswith(("# [[", "# name", "# vill", "# betw", "# x ", "# y "))
    ]
    _, faults = read("\n".join(bare))
    assert faults == ["fief.map.no_diocese"]


@pytest.mark.rule("FIEF-MAP-02")
def test_the_number_of_villages_makes_the_rank():
    """Three make a barony, four a county, five a duchy."""
    state = position("")
    ranks = [board.rank_of(state, region) for region in (NOIR, BLEU, ROUGE)]
    assert ranks == ["baron", "count", "duke"]


@pytest.mark.rule("FIEF-MAP-04")
def test_a_village_has_one_region_and_one_diocese():
    """A second region is a fault, and so is a missing diocese."""
    twice = '[[region]]\nname = "Bleu"\nvillages = ["Vaux"]\n'
    assert read(THREE + twice + SIGY)[1] == ["fief.map.region_twice"]
    assert read(THREE)[1] == ["fief.map.no_diocese"] * 3
    assert read(SIGY)[1] == ["fief.map.no_region"] * 3
    assert "position.text" in read(THREE + SIGY.replace('"Pré"', "3"))[1]


@pytest.mark.rule("FIEF-MAP-04")
def test_regions_and_dioceses_are_independent():
    """A diocese may extend over two regions."""
    state, _ = read(sample())
    sigy = board.villages_of(state, "diocese:Sigy")
    assert len({board.region_of(state, v) for v in sigy}) > 1


@pytest.mark.rule("FIEF-MAP-05")
def test_roads_lead_both_ways():
    """One direction in the file is enough; a duplicate or a loop is a fault."""
    road = '[[road]]\nbetween = ["Bourg", "Vaux"]\n'
    state, faults = read(THREE + SIGY + road)
    assert faults == []
    assert board.neighbours(state, at("Vaux")) == (at("Bourg"),)
    back = '[[road]]\nbetween = ["Vaux", "Bourg"]\n'
    loop = '[[road]]\nbetween = ["Pré", "Pré"]\n'
    bad = '[[road]]\nbetween = ["Pré"]\n'
    expected = ["fief.map.road_twice", "fief.map.road_loop", "fief.map.road"]
    assert expected == read(THREE + SIGY + road + back + loop + bad)[1]
    assert read(THREE + SIGY + road + "oneway = true\n")[1] == ["position.key"]


@pytest.mark.rule("FIEF-MAP-07")
def test_a_village_has_three_kinds_of_places():
    """A place is in the open, at a castle or city, or at an entrance."""
    from ledger.rules.fief.fiefs import building

    text = village("Bourg", building="city") + village("Vaux", building="castle")
    state = position(text + person("Arnaud", "Anne", "Vaux", **{"from": "Bourg"}))
    kinds = [building(state, at(name)) for name in ("Bourg", "Vaux", "Pré")]
    assert kinds == ["city", "castle", None]
    place = state.get("lord:Arnaud", "at")
    assert (board.village_of(place), board.came_from(place)) == (
        at("Vaux"),
        at("Bourg"),
    )


def test_places_are_told_in_map_order():
    """An entrance comes after its village, and last what is on no map."""
    gate = board.entrance(at("Vaux"), at("Bourg"))
    places = (at("Arras"), at("Gué"), gate, at("Vaux"), at("Bourg"))
    told = board.in_order(position(), places)
    assert told == [at("Bourg"), at("Vaux"), gate, at("Gué"), at("Arras")]


@pytest.mark.rule("FIEF-MAP-03")
@pytest.mark.ruling("FIEF-AMB-01")
def test_other_numbers_are_warned_about_or_refused():
    """There is a warning for each; with fief.map.strict the map is refused."""
    small, faults = read(THREE + SIGY)
    assert faults == []
    expected = ["fief.map.regions", "fief.map.dioceses", "fief.map.sizes"]
    assert expected == [one["key"] for one in numbers(small)]
    assert checked(small)[-1]["key"] == "fief.map.no_roads"
    small.put("rules", "fief.map.strict", "true")
    with pytest.raises(Refused) as caught:
        checked(small)
    assert caught.value.rule == "fief.map.strict"


@pytest.mark.rule("FIEF-MAP-05")
@pytest.mark.ruling("FIEF-AMB-01")
def test_missing_roads_are_warned_about():
    """A village without roads and a divided board are reported."""
    roads = '[[road]]\nbetween = ["Bourg", "Vaux"]\n'
    state, _ = read(THREE + SIGY + roads)
    keys = [one["key"] for one in checked(state)]
    assert "fief.map.lonely" in keys
    assert "fief.map.parts" not in keys
    more = THREE.replace('"Pré"', '"Pré", "Gué"'), SIGY.replace('"Pré"', '"Pré", "Gué"')
    apart = '[[road]]\nbetween = ["Pré", "Gué"]\n'
    state, _ = read("".join(more) + roads + apart)
    assert "fief.map.parts" in [one["key"] for one in checked(state)]


def test_another_map_puts_the_first_one_away():
    """None of the first board is left."""
    first, _ = read(sample())
    second, faults = read(THREE + SIGY, first)
    assert faults == []
    assert len(board.villages(second)) == 3
    assert "region:Vermeil" not in second.facts


@pytest.mark.rule("FIEF-MAP-04")
def test_what_is_unusual_in_a_position_is_told():
    """Absent owners and villages without dioceses are noted."""
    state = position(village("Bourg", "Anne") + village("Loin"))
    found = [one["key"] for one in notes(state)]
    assert {"fief.owner_absent", "fief.map.without_region", "fief.map.lonely"} <= {
        *found
    }
