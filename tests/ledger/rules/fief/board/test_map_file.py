"""A board as a file: what is refused, what is told, and what it must not replace."""

from __future__ import annotations

import tomllib

import pytest

from ledger.errors import Misuse, Refused
from ledger.rules.fief.board import map_file
from ledger.rules.fief.board.map_file import checked, load, notes, read_map, told_of
from ledger.rules.fief.board.places import villages
from ledger.state import CAMPAIGN, State
from ledger.table import Table
from tests.ledger.rules.fief.positions import (
    ANNE,
    NOIR,
    at,
    effect,
    fact,
    lord,
    person,
    position,
    village,
)

ROUGE = '[[region]]\nname = "Rouge"\nvillages = ["Bourg", "Vaux", "Pré"]\n'
SIGY = '[[diocese]]\nname = "Sigy"\nvillages = ["Bourg", "Vaux", "Pré"]\n'
BOARD = ROUGE + SIGY


def road(one, other):
    """A road between two villages."""
    return f'[[road]]\nbetween = ["{one}", "{other}"]\n'


JOINED = BOARD + road("Bourg", "Vaux") + road("Vaux", "Pré")


def empty(**house):
    """A table without a board."""
    state = State()
    state.put(CAMPAIGN, "game", "fief")
    for key, value in house.items():
        state.put("rules", f"fief.{key}", value)
    return state


def read(text, state=None):
    """The board made from a map, and the path and code of each fault."""
    state = state or empty()
    effects, faults = read_map(tomllib.loads(text), state)
    after = state.copy().apply(effects)
    return after, [(path, one.code, one.about) for path, one in faults]


def told(found):
    """Key, rule and facts of each warning."""
    return [(one["key"].rpartition(".")[2], one["rule"], one["facts"]) for one in found]


# Faults -------------------------------------------------------------------------------


def test_a_map_is_one_of_fief():
    """It may say so, and may not say anything else."""
    assert read('game = "fief"\n' + BOARD)[1] == []
    assert read('game = "mass"\n' + BOARD)[1] == [(("game",), "position.text", "game")]
    assert read("game = 3\n" + BOARD)[1] == [(("game",), "position.text", "game")]


def test_a_map_has_regions_and_no_other_words():
    """An empty file is a fault; where there is another one, that is told instead."""
    assert read("")[1] == [((), "position.missing", "region")]
    assert [one[1] for one in read('players = ["Anne"]\n')[1]] == ["position.key"]


@pytest.mark.rule("FIEF-MAP-04")
def test_each_village_needs_a_region_and_a_diocese():
    """The fault is where the village is named first, and names it."""
    extra = BOARD.replace('"Pré"]\n[[d', '"Pré", "Gué"]\n[[d')
    assert read(extra)[1] == [
        (("region", 0, "villages", 3), "fief.map.no_diocese", "Gué")
    ]
    lone = '[[diocese]]\nname = "Autun"\nvillages = ["Gué"]\n'
    assert read(BOARD + lone)[1] == [
        (("diocese", 1, "villages", 0), "fief.map.no_region", "Gué")
    ]


def test_another_board_leaves_nothing_of_the_first():
    """Its regions, dioceses, villages and roads are gone."""
    first, _ = read(JOINED)
    other = JOINED.replace("Rouge", "Bleu").replace("Sigy", "Autun")
    second, found = read(other.replace("Vaux", "Val"), first)
    assert found == []
    assert villages(second) == tuple(at(name) for name in ("Bourg", "Val", "Pré"))
    for gone in ("region:Rouge", "diocese:Sigy", at("Vaux")):
        assert not any(second.facts.get(gone, {}).values())
    assert second.words(at("Bourg"), "roads") == (at("Val"),)
    again, _ = read_map(tomllib.loads(JOINED), first)
    assert again == []


# Loading ------------------------------------------------------------------------------


def loaded(text, state=None, **more):
    """The outcome of loading a map."""
    return load(state or empty(), Table(**more), text)


def test_a_board_is_loaded_with_its_size_and_warnings():
    """The text is kept, and each road counts once."""
    outcome = loaded(JOINED)
    assert outcome.result == {"regions": 1, "dioceses": 1, "villages": 3, "roads": 2}
    assert told(outcome.warnings) == [
        ("regions", "FIEF-MAP-01", {"count": 1, "expected": 6}),
        ("dioceses", "FIEF-MAP-01", {"count": 1, "expected": 4}),
        ("sizes", "FIEF-MAP-03", {"found": "3", "expected": "3 3 4 4 5 5"}),
    ]
    after = empty().apply(outcome.effects)
    assert told_of(after) == outcome.result
    assert len(villages(after)) == 3


def test_a_file_with_faults_is_not_loaded():
    """All of them are told with their lines."""
    with pytest.raises(Misuse) as caught:
        loaded(BOARD + road("Bourg", "Bourg") + road("Bourg", "Loin"))
    assert caught.value.key == "file.faults"
    codes = [one.code for one in caught.value.facts["findings"]]
    assert codes == ["fief.map.road_loop", "unknown_name.territory"]


@pytest.mark.ruling("FIEF-AMB-01")
def test_the_house_may_ask_for_the_boards_numbers():
    """The refusal tells what the board has; a referee may overrule it when loading."""
    strict = empty(**{"map.strict": "true"})
    with pytest.raises(Refused) as caught:
        loaded(JOINED, strict)
    found = caught.value
    assert (found.code, found.key, found.rule) == (
        "rule",
        "fief.map_strict",
        "fief.map.strict",
    )
    assert found.facts == {"regions": 1, "dioceses": 1, "villages": 3}
    assert loaded(JOINED, strict, ruled=True).result["villages"] == 3
    after = strict.copy().apply(loaded(JOINED, strict, ruled=True).effects)
    with pytest.raises(Refused):
        checked(after)


@pytest.mark.ruling("FIEF-AMB-01")
@pytest.mark.parametrize(
    ("more", "about"),
    [
        (village("Lac", "Anne"), at("Lac")),
        (village("Lac", mills=1), at("Lac")),
        (village("Lac", None, "Anne.v1=1"), at("Lac")),
        (effect("famine", region="Noir"), NOIR),
        (effect("tithe", diocese="Corbie", player="Anne"), "diocese:Corbie"),
        (person("Arnaud", "Anne", "Lac"), lord("Arnaud")),
        (fact("title:Noir", "name", "Noir"), "title:Noir"),
    ],
)
def test_a_board_that_is_in_use_is_not_replaced(more, about):
    """The refusal names what is on it; no ruling helps."""
    with pytest.raises(Refused) as caught:
        loaded(JOINED, position(more), ruled=True)
    found = caught.value
    assert (found.key, found.rule) == ("fief.map_in_use", "FIEF-AMB-01")
    assert found.facts == {"about": about}
    assert loaded(JOINED, position("")).result["villages"] == 3


# What the table should know -------------------------------------------------------------


@pytest.mark.rule("FIEF-MAP-05")
@pytest.mark.ruling("FIEF-AMB-01")
@pytest.mark.parametrize(
    ("roads", "found"),
    [
        ("", [("no_roads", "FIEF-AMB-01", {})]),
        (road("Bourg", "Vaux") + road("Pré", "Vaux"), []),
        (
            road("Bourg", "Vaux"),
            [("lonely", "FIEF-MAP-05", {"villages": [at("Pré")]})],
        ),
    ],
)
def test_missing_roads_are_told(roads, found):
    """A village without any is named, and is no part of the board of its own."""
    state, faults = read(BOARD + roads)
    assert faults == []
    assert told(checked(state))[3:] == found


@pytest.mark.rule("FIEF-MAP-05")
def test_the_parts_into_which_a_board_falls_are_counted():
    """Villages without roads do not count."""
    names = '"Bourg", "Vaux", "Pré", "Gué", "Mont"'
    text = BOARD.replace('"Bourg", "Vaux", "Pré"', names)
    two = road("Bourg", "Vaux") + road("Pré", "Gué")
    state, faults = read(text + two)
    assert faults == []
    assert told(checked(state))[3:] == [
        ("lonely", "FIEF-MAP-05", {"villages": [at("Mont")]}),
        ("parts", "FIEF-MAP-05", {"count": 2}),
    ]
    ring = road("Bourg", "Vaux") + road("Vaux", "Pré") + road("Pré", "Gué")
    state, _ = read(text + ring + road("Gué", "Bourg") + road("Gué", "Mont"))
    assert told(checked(state))[3:] == []


@pytest.mark.rule("FIEF-MAP-04")
@pytest.mark.ruling("FIEF-AMB-10")
def test_villages_without_an_owner_there_are_told():
    """Where somebody of the owner's is, nothing is said, nor in the owner's own fief."""
    text = village("Lac", "Anne") + village("Mont", "Anne", "Anne.v1=1")
    text += village("Bourg", "Bruno", "Bruno.v1=1", building="city")
    text += village("Vaux", "Bruno") + village("Pré", "Anne")
    text += person("Eric", "Bruno", "Bourg", titles=["Rouge"])
    absent = [one for one in notes(position(text)) if one["key"] == "fief.owner_absent"]
    assert [(one["rule"], one["facts"]) for one in absent] == [
        ("FIEF-AMB-10", {"village": at("Pré"), "player": ANNE}),
        ("FIEF-AMB-10", {"village": at("Lac"), "player": ANNE}),
    ]


@pytest.mark.rule("FIEF-MAP-04")
def test_villages_that_belong_to_nothing_are_told():
    """Only where there is a board at all."""
    found = told(notes(position(village("Loin", "Anne", "Anne.v1=1"))))
    loose = {"villages": ["territory:Loin"]}
    assert ("without_region", "FIEF-MAP-04", loose) in found
    assert ("without_diocese", "FIEF-MAP-04", loose) in found
    assert notes(empty()) == []
    keys = [key for key, _, _ in told(notes(position("")))]
    assert keys == ["regions", "dioceses", "sizes"]
    assert map_file.too_other(position("")) is None
