"""Dice that an act has from before, and what everybody is told about them."""

from __future__ import annotations

import pytest

from ledger.acting.replies import replies_from, throws_of, warnings_of
from ledger.dice import d
from ledger.errors import Refused
from ledger.questions import Missing
from ledger.rules.game import warning
from ledger.store import drafts
from ledger.table import Table
from tests.ledger.acting.answers import (
    CHOICE,
    KEPT,
    THROWN,
    TYPED,
    replies,
    table_of,
)

# What was kept from before -------------------------------------------------------------


def test_dice_that_were_taken_back_are_used_again(begun):
    """Of the same kind of act and turn; what was answered already is not kept twice."""
    begun.act("roll", "d6", dice="5")
    begun.undo()
    kept = TYPED._replace(how="kept", origin=3)
    assert table_of(begun).kept == [kept]
    assert table_of(begun, kind="note").kept == []
    given = replies()
    given.said = [kept]
    assert table_of(begun, given).kept == []
    given.of = 3
    given.said = []
    assert table_of(begun, given).kept == []


@pytest.mark.parametrize(("word", "again"), [(None, True), ("new", False)])
def test_new_dice_replace_those_that_were_taken_back(begun, word, again):
    """Where somebody says so."""
    begun.act("roll", "d6", dice="5")
    begun.undo()
    table = table_of(begun, dice=word)
    faces = table.roll(None, "roll", d(6), 1)
    assert (table.throws[0].how == "kept") is again
    assert (table.passed == []) is again
    assert (faces == (5,)) or not again


@pytest.mark.parametrize("asks", [False, True])
def test_whether_dice_of_a_dropped_act_serve_again_is_asked(begun, asks):
    """Where somebody can be asked; those of an undone act serve without a question."""
    drafts.save(begun.book, None, "roll", {}, replies().saved(), [THROWN, CHOICE])
    begun.act("drop", 1)
    table = table_of(begun, asks=asks)
    if asks:
        with pytest.raises(Missing) as missing:
            table.roll(None, "roll", d(6), 1)
        assert missing.value.question.key == "dropped.3"
    else:
        assert table.roll(None, "roll", d(6), 1) == (5,)
    begun.act("roll", "d8", dice="7")
    begun.undo()
    table = table_of(begun, asks=asks)
    assert table.roll(None, "roll", d(8), 1) == (7,)


@pytest.mark.parametrize(
    ("args", "adopted"),
    [
        ({"expression": "d6", "remark": None}, True),
        ({"expression": "d6", "remark": "luck"}, True),
        ({"expression": "d6"}, True),
        ({"expression": "d8", "remark": None}, False),
        ({}, False),
    ],
)
def test_the_same_act_goes_on_where_it_was_stopped(begun, args, adopted):
    """With its dice; its choices are asked for again. The remark may be another one."""
    asked = {"expression": "d6", "remark": "x"}
    saved = replies().saved()
    drafts.save(begun.book, None, "note", asked, saved, [TYPED])
    drafts.save(begun.book, None, "roll", {"expression": "2d6"}, saved, [TYPED])
    said = [CHOICE, THROWN, TYPED._replace(origin=9)]
    drafts.save(begun.book, None, "roll", asked, saved, said)
    drafts.save(begun.book, None, "roll", asked, saved, [TYPED])
    given = replies()
    table = table_of(begun, given, args=args)
    kept = TYPED._replace(how="kept")
    assert given.draft == (3 if adopted else None)
    assert table.kept == ([kept, kept] if adopted else [])
    assert throws_of(table) == table.kept


# What an act is told -------------------------------------------------------------------


def test_all_dice_of_an_act_are_recorded():
    """Also those of a draft that it did not need; not those of undone acts."""
    left = TYPED._replace(how="kept", faces=(2,))
    table = Table([CHOICE, THROWN], kept=[KEPT, left])
    assert throws_of(table) == [THROWN, left]


def test_what_is_taken_over_is_all_that_an_act_has_used():
    """Its answers, used or not, and the dice of a draft."""
    given, left = replies(), TYPED._replace(how="kept")
    table = Table([CHOICE, THROWN], kept=[KEPT, left], choices={"a": "b"}, typed=[[4]])
    table.choose("tie", ("Anne", "Bruno"))
    given.taken_over(table)
    assert given.said == [CHOICE, THROWN, left]
    assert (given.choices, given.saved()["dice"]) == ({"a": "b"}, "4")
    given.taken_over(None)
    assert given.said == [CHOICE, THROWN, left]


def test_everybody_is_told_about_dice_and_rulings():
    """One warning for each thing, and one for all dice that were used again."""
    other = KEPT._replace(faces=(3,))
    table = Table()
    table.overruled = [Refused("rule", "late", rule="X-1", about="Anne")]
    table.differs = [(TYPED, other)]
    table.passed = [other._replace(origin=4)]
    table.given = [CHOICE, THROWN, KEPT._replace(origin=7), KEPT]
    assert warnings_of(table, "as agreed") == [
        {
            "key": "ruled",
            "rule": "X-1",
            "facts": {"key": "late", "facts": {"about": "Anne"}},
        },
        warning("dice.typed_again", faces=[5], kept=[3], entry=2),
        warning("dice.anew", kept=[3], entry=4),
        warning("dice.kept", entry=7),
    ]


def test_what_is_as_usual_is_not_told():
    """But for a ruling that overrules nothing."""
    table = Table()
    table.given = [CHOICE, THROWN, TYPED]
    assert warnings_of(table, None) == []
    assert warnings_of(table, "x") == [warning("ruling.unneeded")]
    table.overruled = [Refused("rule")]
    assert [one["key"] for one in warnings_of(table, "x")] == ["ruled"]


def test_a_draft_holds_choices_and_throws():
    """Each is told by how many values it has."""
    saved = [["tie", "Anne"], [None, "roll", "d6", [5], "kept", 2], list(TYPED)]
    assert replies_from(saved) == [CHOICE, KEPT, TYPED]
    assert replies_from([]) == []
