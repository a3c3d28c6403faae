"""Dice as the file holds them."""

from __future__ import annotations

import pytest

from ledger.store import thrown
from tests.ledger.store.journals import dice, put, undid, wrote

ANNE = "player:Anne"


@pytest.fixture
def rolled(book):
    """Throws of two acts for two reasons, of one taken back, and of a draft let go."""
    throws = [dice(5, 3, who=ANNE), dice(2, why="luck"), dice(6)]
    wrote(book, kind="fight", throws=throws, outcome={"won": 1}, turn=2)
    wrote(book, kind="draw", throws=[dice(1, why="luck")])
    undid(book, wrote(book, kind="fight", throws=[dice(4, why="other"), dice(4)]))
    wrote(book, kind="drop", throws=[dice(2)])
    wrote(book, kind="fight", throws=[dice(1)], outcome={"won": 0}, turn=3)
    return book


def test_acts_with_throws_for_a_reason(rolled):
    """Oldest first, with what came of them; only those that count and were no drop."""
    fights = [(1, 2, "fight", {"won": 1}), (6, 3, "fight", {"won": 0})]
    drawn = [(2, 1, "draw", {})]
    assert thrown.acts(rolled, ["roll"]) == fights
    assert thrown.acts(rolled, ["luck"]) == [fights[0], *drawn]
    assert thrown.acts(rolled, ["luck", "roll"]) == [fights[0], *drawn, fights[1]]
    assert thrown.acts(rolled, ["roll"], 6) == fights[1:]
    assert thrown.acts(rolled, ["roll"], 2) == []
    assert thrown.acts(rolled, []) == []


def test_throws_for_a_reason(rolled):
    """By their entry, whatever became of it, in the order in which they fell."""
    first = [(ANNE, "roll", "d6", (5, 3)), (None, "roll", "d6", (6,))]
    luck = (None, "luck", "d6", (2,))
    one = (None, "roll", "d6", (4,))
    assert thrown.throws(rolled, ["roll"]) == {
        1: first,
        3: [one],
        5: [(None, "roll", "d6", (2,))],
        6: [(None, "roll", "d6", (1,))],
    }
    assert thrown.throws(rolled, ["roll", "luck"], 1) == {1: [first[0], luck, first[1]]}
    assert thrown.throws(rolled, ["luck"], 6) == {}


def kept(*faces, of, **parts):
    """Faces used again that fell for another act."""
    return dice(*faces, how="kept", origin=of, **parts)


def test_typed_dice_are_those_of_acts_that_count(book):
    """Neither the program's own, nor those of an act that was taken back."""
    wrote(book, throws=[dice(5, 3, who=ANNE), dice(1, how="thrown"), dice(2, die="d8")])
    undid(book, wrote(book, throws=[dice(6)]))
    wrote(book, throws=[dice(4, how="seeded"), dice(4)])
    assert thrown.typed(book) == [
        (ANNE, "d6", (5, 3)),
        (None, "d8", (2,)),
        (None, "d6", (4,)),
    ]


def test_faces_used_again_were_typed_once(book):
    """Where they are used, however often that was done over."""
    undid(book, wrote(book, throws=[dice(5, who=ANNE), dice(2)]))
    undid(book, wrote(book, throws=[kept(5, of=1, who=ANNE), dice(3)]))
    wrote(book, throws=[kept(5, of=3, who=ANNE), kept(2, of=1), kept(3, of=3)])
    assert thrown.typed(book) == [
        (ANNE, "d6", (5,)),
        (None, "d6", (2,)),
        (None, "d6", (3,)),
    ]


def test_both_the_act_and_its_faces_used_again_count_once(book):
    """An act that was brought back has its dice, and whoever kept them has the same."""
    undid(book, wrote(book, throws=[dice(5), dice(2)]))
    wrote(book, throws=[kept(5, of=1), dice(4)])
    wrote(book, kind="redo", redoes=[1])
    assert thrown.typed(book) == [
        (None, "d6", (5,)),
        (None, "d6", (2,)),
        (None, "d6", (4,)),
    ]


def test_equal_throws_used_again_are_told_apart(book):
    """By their places; and one that had no twin is the last of them."""
    undid(book, wrote(book, throws=[dice(5), dice(1), dice(5)]))
    wrote(book, throws=[kept(5, of=1), kept(5, of=1), kept(5, of=1)])
    assert thrown.typed(book) == [(None, "d6", (5,))] * 2


@pytest.mark.parametrize("other", [{"die": "d8"}, {"why": "luck"}, {"of": 3}])
def test_twins_are_of_one_reason_die_and_origin(book, other):
    """Other throws of the same faces do not move the place."""
    die = {key: value for key, value in other.items() if key != "of"}
    undid(book, wrote(book, throws=[dice(5), dice(5, **die), dice(5)]))
    undid(book, wrote(book, throws=[dice(5)]))
    undid(book, wrote(book, throws=[kept(5, **{"of": 1, **other}), kept(5, of=1)]))
    wrote(book, kind="redo", redoes=[5]), wrote(book, throws=[kept(5, of=1)])
    told = [(None, other.get("die", "d6"), (5,)), (None, "d6", (5,))]
    assert thrown.typed(book) == told


@pytest.mark.parametrize(
    "throw",
    [
        kept(5, of=1),
        kept(4, of=1, die="d8"),
        kept(4, of=1, why="luck"),
        kept(3, of=2),
        kept(4, of=3),
        kept(4, of=9),
    ],
)
def test_faces_that_nobody_typed_do_not_count(book, throw):
    """Others, those of the program, or those of an entry that is not before it."""
    undid(book, wrote(book, throws=[dice(4), dice(3, how="thrown")]))
    wrote(book, throws=[throw])
    assert thrown.typed(book) == []


def test_every_value_of_house_rules(book):
    """Oldest first; nothing where it was unset."""
    wrote(book, put("rules", "a.b", None, "3"), put("rules", "a.c", None, '["x"]'))
    wrote(book, put("rules", "a.d", None, "1"), put("other", "a.b", None, "5"))
    wrote(book, put("rules", "a.c", '["x"]', None), put("rules", "a.b", "3", "true"))
    assert thrown.settings(book, ["a.b", "a.c"]) == [
        (1, "a.b", 3),
        (1, "a.c", ["x"]),
        (3, "a.c", None),
        (3, "a.b", True),
    ]
    assert thrown.settings(book, []) == []
