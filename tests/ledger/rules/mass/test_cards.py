"""The numbers and tables of the reference cards, as values."""

from __future__ import annotations

import pytest

from ledger.rules.common.cards import Added, Phrase, Plain
from ledger.rules.mass import cards
from tests.ledger.rules.mass.vectors import state


def test_the_numbers_that_cards_mention():
    """Each is that of the rules, or of the table's house rule."""
    found = cards.figures(state(), "strategy")
    expected = {
        "slice": 10,
        "least": 2,
        "raise_value": 5,
        "lenders": 0,
        "lent": -2,
        "front": 5,
        "down": -5,
        "die": 10,
        "most": 10,
        "over_kept": 10,
        "per_trait": 5,
        "opportunities": 14,
        "drawing": 10,
        "loser_next": -3,
        "run": 3,
        "divide": 2,
        "brute": 1,
        "henchman": 2,
        "hero": 3,
        "band_members": 5,
        "halved": 2,
        "hits_from": [8, 9, 10],
        "again": 10,
        "wound_checks": 1,
        "booty": 3,
        "own_reward": "",
    }
    assert {key: found[key] for key in expected} == expected
    ours = cards.figures(state(opp__mag_reward="a song"), "strategy")
    assert ours["own_reward"] == "a song"


@pytest.mark.parametrize(
    ("code", "house", "expected"),
    [
        ("BAN", {"opp__ban_personal": "minus:3"}, {"less": -3}),
        ("BAN", {"opp__ban_personal": "ignore"}, {"less": 0}),
        ("TEN", {}, {"points_engaged": 1, "points_front": 2}),
        ("TIR", {"opp__tir_tn": 17}, {"tn": 17}),
        ("DUE", {"opp__due_refusal": 4}, {"cost": 4, "down": -5}),
        ("CRG", {}, {"dice": 18, "fired": True}),
        ("CRG", {"modules__volley": False}, {"fired": False}),
        (
            "COM",
            {},
            {"point": 1, "brutes": 18, "bands": [6, 6, 6], "level": 24, "dice": 12},
        ),
        ("MAG", {"opp__mag_reward": "a song"}, {"own_reward": "a song"}),
    ],
)
def test_the_numbers_of_an_opportunity(code, house, expected):
    """With the house rules in force."""
    found = cards.figures(state(**house), code)
    assert {key: found[key] for key in expected} == expected


@pytest.mark.parametrize("name", list(cards.TABLES))
def test_a_table_is_as_wide_as_its_heads(name):
    """Every row has a cell for each."""
    table = cards.TABLES[name](state())
    assert table.rows
    assert {len(row) for row in table.rows} == {len(table.heads)}


def test_some_tables_in_full():
    """Terrain, shooters, walls, numbers and the faces of the die."""
    ground = cards.terrain(state())
    assert ground.heads == ("ground", "roll")
    assert ground.rows == [
        ("high_ground", Added(5)),
        ("difficult", Added(-5)),
        ("crossing_water", Added(-10)),
    ]
    shooters = cards.people(state())
    assert shooters.rows == [("brute", 1), ("henchman", 2), ("hero", 3)]
    walls = cards.forts(state())
    assert walls.rows == [("none", 1), ("large_castle", 5)]
    numbers = cards.numbers(state())
    assert numbers.heads[1] == Phrase("to_one", {"n": 2})
    assert numbers.heads[-1] == Phrase("at_least", {"n": 6})
    assert numbers.rows == [("roll", *map(Added, (5, 10, 15, 20, 25)))]
    faces = cards.faces(state(opp__table={"MES": 3, "INF": 1}))
    assert faces.rows == [("INF", 1), ("MES", 3)]
    assert cards.columns(state()).rows[1] == ["tie", 2, 3, 4, 5]
    cells = cards.cells(state())
    first = cells.rows[0]
    assert first[0] == Plain("1-3")
    assert first[1] == Phrase("cell", {"dice": 2, "reputation": 0})
    assert first[5] == Phrase("cell_opportunity", {"dice": 5, "reputation": 3})
    assert cards.units(state()).rows[1] == ["cavalry", *map(Added, (1, 2, 1, -4))]
