"""The words of a map: regions, dioceses, villages, places on a picture, roads."""

from __future__ import annotations

import tomllib

import pytest

from ledger.rules.fief import GAME
from ledger.rules.fief.board.map_file import read_map
from ledger.rules.fief.board.places import neighbours, villages, villages_of
from ledger.state import CAMPAIGN, State
from tests.ledger.rules.fief.positions import at, position

MOST = 500  # of each
ROUGE = '[[region]]\nname = "Rouge"\nvillages = ["Bourg", "Vaux", "Pré"]\n'
SIGY = '[[diocese]]\nname = "Sigy"\nvillages = ["Bourg", "Vaux", "Pré"]\n'
BOARD = ROUGE + SIGY


def read(text):
    """The board made from a map, and path, code, subject and facts of each fault."""
    state = State()
    state.put(CAMPAIGN, "game", "fief")
    effects, faults = read_map(tomllib.loads(text), state)
    told = [(path, one.code, one.about, dict(one.facts)) for path, one in faults]
    return state.copy().apply(effects), told


@pytest.mark.rule("FIEF-MAP-04")
def test_a_village_is_known_by_its_name_apart_from_case():
    """A diocese may spell it in another way, with spaces around it."""
    other = SIGY.replace('"Pré"', '" PRÉ "').replace('"Vaux"', '"vaux"')
    state, faults = read(ROUGE + other)
    assert faults == []
    assert villages_of(state, "diocese:Sigy") == [
        at(n) for n in ("Bourg", "Vaux", "Pré")
    ]
    assert len(villages(state)) == 3
    assert state.words(CAMPAIGN, "regions") == ("region:Rouge",)
    assert state.words(CAMPAIGN, "dioceses") == ("diocese:Sigy",)


@pytest.mark.rule("FIEF-MAP-04")
@pytest.mark.parametrize(
    ("more", "path", "code", "whole"),
    [
        ("region", ("region", 1, "villages", 0), "fief.map.region_twice", "Rouge"),
        ("diocese", ("diocese", 1, "villages", 0), "fief.map.diocese_twice", "Sigy"),
    ],
)
def test_a_village_belongs_to_one_of_each(more, path, code, whole):
    """The fault is at the second, and names the first; the others are read."""
    two = f'[[{more}]]\nname = "Autre"\nvillages = ["Vaux", "Gué"]\n'
    rest = "diocese" if more == "region" else "region"
    two += f'[[{rest}]]\nname = "Reste"\nvillages = ["Gué"]\n'
    state, faults = read(BOARD + two)
    assert faults == [(path, code, "Vaux", {"whole": whole})]
    assert state.get(at("Vaux"), more) == f"{more}:{whole}"
    assert state.get(at("Gué"), more) == f"{more}:Autre"


def test_a_name_that_cannot_be_one_is_a_fault_and_no_village():
    """It is told where it is; the others of the region are read."""
    state, faults = read(BOARD.replace('"Vaux", ', '"", "Vaux", '))
    assert {one[0] for one in faults} == {
        ("region", 0, "villages", 1),
        ("diocese", 0, "villages", 1),
    }
    assert len(villages(state)) == 3


@pytest.mark.rule("FIEF-MAP-05")
def test_a_road_joins_two_villages_in_both_directions():
    """Several roads of a village are kept in the order of the file."""
    roads = (
        '[[road]]\nbetween = ["Vaux", "Pré"]\n[[road]]\nbetween = ["bourg", "Vaux"]\n'
    )
    state, faults = read(BOARD + roads)
    assert faults == []
    assert neighbours(state, at("Vaux")) == (at("Pré"), at("Bourg"))
    assert neighbours(state, at("Pré")) == (at("Vaux"),)
    assert neighbours(state, at("Bourg")) == (at("Vaux"),)


@pytest.mark.rule("FIEF-MAP-05")
@pytest.mark.parametrize(
    ("between", "faults"),
    [
        ('["Vaux", "Vaux"]', [("between", "fief.map.road_loop", "Vaux")]),
        ('["Pré", "Bourg"]', [("between", "fief.map.road_twice", "Pré - Bourg")]),
        ('["Vaux"]', [(None, "fief.map.road", None)]),
        ("[]", [(None, "fief.map.road", None)]),
        ('["Vaux", "Pré", "Bourg"]', [(None, "fief.map.road", None)]),
        ('["Loin", "Vaux"]', [(0, "unknown_name.territory", None)]),
        ('["Vaux", "Loin"]', [(1, "unknown_name.territory", None)]),
        (
            '["Loin", "Fern"]',
            [(0, "unknown_name.territory", None), (1, "unknown_name.territory", None)],
        ),
        ('["Vaux", 3]', [(1, "position.text", None)]),
    ],
)
def test_a_road_that_leads_nowhere_is_a_fault(between, faults):
    """Each is told once, at the road or at its end; no village is joined by it."""
    first = '[[road]]\nbetween = ["Bourg", "Pré"]\n'
    state, found = read(f"{BOARD}{first}[[road]]\nbetween = {between}\n")
    paths = {
        None: ("road", 1),
        "between": ("road", 1, "between"),
        **{at_: ("road", 1, "between", at_) for at_ in (0, 1)},
    }
    assert [one[:2] for one in found] == [(paths[at_], code) for at_, code, _ in faults]
    for told, (_, _, about) in zip(found, faults, strict=True):
        assert about is None or told[2] == about
    assert neighbours(state, at("Vaux")) == ()


def test_a_road_that_is_no_list_is_one_fault():
    """Nor is a road without its ends one."""
    _, found = read(f'{BOARD}[[road]]\nbetween = "Bourg"\n')
    assert [one[1] for one in found] == ["position.inner"]
    _, found = read(f"{BOARD}[[road]]\n")
    assert [one[:2] for one in found] == [(("road", 0), "fief.map.road")]


@pytest.mark.parametrize("kind", ["region", "diocese"])
def test_no_board_has_more_than_some_hundreds(kind):
    """The next one is a fault that tells the limit."""
    text = "".join(f'[[{kind}]]\nname = "N{n}"\n' for n in range(MOST + 1))
    _, found = read(text + BOARD)
    over = [one for one in found if one[1] == "fief.map.most"]
    assert over[0] == ((kind, MOST), "fief.map.most", f"N{MOST}", {"most": MOST})


def test_no_board_has_more_villages_than_some_hundreds():
    """The next village is a fault, and is not on the board."""
    names = ", ".join(f'"V{n}"' for n in range(MOST + 1))
    state, found = read(f'[[region]]\nname = "Rouge"\nvillages = [{names}]\n')
    over = [one for one in found if one[1] == "fief.map.most"]
    path = ("region", 0, "villages", MOST)
    assert over == [(path, "fief.map.most", f"V{MOST}", {"most": MOST})]
    assert len(villages(state)) == MOST


def test_a_place_on_a_picture_is_kept_with_its_village():
    """One without a known village is a fault, and so is a place beyond the edge."""
    place = '[[place]]\nvillage = "Vaux"\nx = 3\ny = 1\n'
    state, faults = read(BOARD + place)
    assert faults == []
    assert [state.get(at("Vaux"), axis) for axis in ("x", "y")] == [3, 1]
    lost = '[[place]]\nvillage = "Loin"\nx = 3\ny = 1\n'
    _, faults = read(BOARD + lost)
    assert [one[:2] for one in faults] == [
        (("place", 0, "village"), "unknown_name.territory")
    ]
    _, faults = read(BOARD + place.replace("x = 3", "x = 0"))
    assert [one[0] for one in faults] == [("place", 0, "x")]
    state, _ = read(BOARD + "[[place]]\nx = 3\ny = 1\n")
    assert not any(state.get(one, "x") for one in villages(state))


def test_a_board_is_written_as_it_is_read():
    """Each road once, from the village that comes first; places where there are any."""
    state = position("")
    state.put(at("Lac"), "x", 4)
    state.put(at("Lac"), "y", 7)
    page = GAME.write_position(state)
    assert page["region"][2] == {"name": "Noir", "villages": ["Sennecy", "Roc", "Val"]}
    assert page["diocese"][1] == {
        "name": "Corbie",
        "villages": ["Sennecy", "Roc", "Val"],
    }
    assert page["place"] == [{"village": "Lac", "x": 4, "y": 7}]
    assert page["road"][:2] == [
        {"between": ["Bourg", "Vaux"]},
        {"between": ["Vaux", "Pré"]},
    ]
    assert len(page["road"]) == 11
