"""Where the territories are on a map, and whose they are."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import hypot

import pytest

from ledger.reading.report.places import Owners, Places, places
from ledger.reading.report.timeline import Turn
from ledger.rules import game_named
from ledger.state import State

ANNE, BRUNO = "player:Anne", "player:Bruno"


def state_of(*lands, **facts):
    """A state with these territories, each with its facts."""
    state = State()
    for name in lands:
        state.put(f"territory:{name}", "name", name)
    for name, known in facts.items():
        for field, value in known.items():
            state.put(f"territory:{name}", field, value)
    for player in (ANNE, BRUNO):
        state.put(player, "name", player[7:])
    return state


def roads(*pairs):
    """Facts with these roads, written "A-B"."""
    facts = {}
    for a, b in (pair.split("-") for pair in pairs):
        facts.setdefault(a, []).append(f"territory:{b}")
        facts.setdefault(b, []).append(f"territory:{a}")
    return {land: {"roads": tuple(to)} for land, to in facts.items()}


def laid(state):
    """The place of each territory."""
    found = Places().of(state)
    return {land["name"]: (land["x"], land["y"]) for land in found["lands"]}


def far(places_, a, b):
    """How far two territories are from each other."""
    (ax, ay), (bx, by) = places_[a], places_[b]
    return hypot(ax - bx, ay - by)


def test_without_territories_there_is_no_map():
    """Neither at a moment nor for a whole campaign."""
    state = state_of()
    owners = Owners(frozenset(), [], game_named("free"))

    assert Places().of(state) is None
    assert places(owners, state) is None


def test_one_territory_lies_at_the_corner():
    """There is nothing to be far from."""
    assert laid(state_of("Vaux")) == {"Vaux": (0, 0)}


def test_without_roads_territories_stand_in_rows_of_five():
    """In the order of their names; rows are closer than those in them."""
    state = state_of("G", "b", "É", "A", "d", "C", "F")

    assert laid(state) == {
        "A": (0, 0),
        "b": (250, 0),
        "C": (500, 0),
        "d": (750, 0),
        "É": (1000, 0),
        "F": (0, 150),
        "G": (250, 150),
    }


def test_the_positions_of_a_map_file_are_kept():
    """They are stretched to the size of the map, with their own proportions."""
    facts = {
        "A": {"x": 30, "y": -10},
        "B": {"x": 10, "y": 0},
        "C": {"x": 14, "y": -9},
    }
    state = state_of("A", "B", "C", **facts)

    assert laid(state) == {"A": (1000, 0), "B": (0, 500), "C": (200, 50)}
    state.put("territory:A", "roads", ("territory:B",))
    assert laid(state) == {"A": (1000, 0), "B": (0, 500), "C": (200, 50)}


def test_a_map_that_is_higher_than_wide_fills_its_height():
    """The longer side is 1000."""
    facts = {"A": {"x": 0, "y": 0}, "B": {"x": 3, "y": 12}}

    assert laid(state_of("A", "B", **facts)) == {"A": (0, 0), "B": (250, 1000)}


@pytest.mark.parametrize("lost", ["x", "y"])
def test_positions_count_only_if_all_are_given(lost):
    """One that is missing, and territories stand in rows."""
    facts = {"A": {"x": 7, "y": 9}, "B": {"x": 3, "y": 12}}
    del facts["B"][lost]

    assert laid(state_of("A", "B", **facts)) == {"A": (0, 0), "B": (1000, 0)}


def test_each_road_is_told_once():
    """In the order of the territories, by the names; one that leads nowhere is not."""
    state = state_of("A", "B", "C", **roads("C-B", "A-C"))
    state.put("territory:B", "roads", ("territory:C", "territory:Nowhere"))

    assert Places().of(state)["roads"] == [["A", "C"], ["B", "C"]]


def test_a_road_that_one_end_alone_knows_is_a_road():
    """Whichever end it is."""
    for land, other in (("A", "B"), ("B", "A")):
        state = state_of("A", "B", **{land: {"roads": (f"territory:{other}",)}})
        assert Places().of(state)["roads"] == [["A", "B"]]


def test_two_places_with_a_road_fill_the_map():
    """One is at each end of it."""
    assert far(laid(state_of("A", "B", **roads("A-B"))), "A", "B") == 1000


def test_roads_pull_villages_together():
    """A line of villages is a line; neighbours are nearer than all others."""
    line = "ABCDEF"
    found = laid(state_of(*line, **roads("A-B", "B-C", "C-D", "D-E", "E-F")))
    apart = {(a, b): far(found, a, b) for a, b in combinations(line, 2)}
    near = [apart[pair] for pair in pairwise(line)]

    assert max(near) < min(set(apart.values()) - set(near))
    assert apart["A", "F"] == max(apart.values())
    assert max(near) < 1.6 * min(near)


def test_a_ring_of_villages_is_a_ring():
    """All roads of it are about as long."""
    ring = "ABCDE"
    found = laid(state_of(*ring, **roads("A-B", "B-C", "C-D", "D-E", "E-A")))
    sides = [far(found, a, b) for a, b in zip(ring, "BCDEA", strict=True)]

    assert max(sides) - min(sides) < 5
    assert min(far(found, a, b) for a, b in zip(ring, "CDEAB", strict=True)) > 900


def test_a_village_without_a_road_is_pushed_away():
    """It is farther from the others than they are from each other."""
    found = laid(state_of("A", "B", "C", "D", **roads("A-B", "B-C", "A-C")))
    others = [far(found, a, b) for a, b in ("AB", "BC", "AC")]

    assert min(far(found, one, "D") for one in "ABC") > max(others)


def test_the_same_map_always_looks_the_same():
    """To the last point, whatever the order in which its villages were founded."""
    paths = roads("A-B", "A-C", "A-D", "C-D", "D-E")
    found = laid(state_of(*"ABCDE", **paths))

    assert laid(state_of(*"EDCBA", **paths)) == found
    assert found == {
        "A": (288, 712),
        "B": (512, 1000),
        "C": (0, 626),
        "D": (145, 362),
        "E": (102, 0),
    }


def test_the_owners_are_told_by_name():
    """Land that belongs to nobody is told, too."""
    state = state_of("A", "B", A={"owner": ANNE})

    assert Places().of(state)["of"] == {"A": "Anne", "B": None}


def test_a_map_follows_the_moment():
    """Owners change on the same map; a new village, name or road makes it another."""
    shown = Places()
    state = state_of("A", "B", A={"owner": ANNE})
    first = shown.of(state)
    state.put("territory:A", "owner", BRUNO)
    second = shown.of(state)
    assert second["of"] == {"A": "Bruno", "B": None}
    assert (second["lands"], second["roads"]) == (first["lands"], first["roads"])
    assert second["lands"] is first["lands"]

    for subject, field, value in (
        ("territory:C", "name", "C"),
        ("territory:A", "name", "Z"),
        ("territory:A", "roads", ("territory:B",)),
        ("territory:A", "x", 3),
        ("territory:A", "y", 3),
    ):
        before = shown.of(state)
        state.put(subject, field, value)
        after = shown.of(state)
        assert after["lands"] is not before["lands"]
        assert after == Places().of(state)


def test_owners_are_noted_at_the_end_of_the_chosen_turns():
    """Turns in which nothing changed hands share one table."""
    state = state_of("A", "B", A={"owner": ANNE})
    chosen = frozenset({(1, 1), (1, 2), (1, 4), (2, 1)})
    owners = Owners(chosen, ["territory:A", "territory:B"], game_named("free"))
    turns = [
        *(Turn(1, number, number, number, 1) for number in (1, 2, 3, 4)),
        Turn(2, 1, 5, 5, 1),
    ]
    for turn in turns:
        if turn.number == 4:
            state.put("territory:A", "owner", BRUNO)
        owners.ended(turn, state)
    found = places(owners, state)

    assert found["owners"] == [
        {"turn": 1, "chapter": 1, "of": {"A": "Anne", "B": None}},
        {"turn": 2, "chapter": 1, "of": {"A": "Anne", "B": None}},
        {"turn": 4, "chapter": 1, "of": {"A": "Bruno", "B": None}},
        {"turn": 1, "chapter": 2, "of": {"A": "Bruno", "B": None}},
    ]
    tables = [of for _, of in owners.found]
    assert tables[0] is tables[1]
    assert tables[2] is tables[3]
    assert {key: found[key] for key in ("lands", "roads")} == {
        key: Places().of(state)[key] for key in ("lands", "roads")
    }


def test_a_map_of_a_campaign_names_the_land_of_today():
    """By the names of today; land that has gone since is left out."""
    state = state_of("A", "B", A={"owner": ANNE})
    owners = Owners(
        frozenset({(1, 1)}), ["territory:A", "territory:B"], game_named("free")
    )
    owners.ended(Turn(1, 1, 1, 1, 1), state)
    state.put("territory:B", "name", None)
    state.put("territory:A", "name", "Alpha")
    state.put(ANNE, "name", "Anna")

    assert places(owners, state)["owners"][0]["of"] == {"Alpha": "Anna"}
