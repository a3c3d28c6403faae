"""One hash of all that was done in a campaign, and of what it began with."""

from __future__ import annotations

import pytest

from ledger.content import SHAPELESS
from ledger.effects import Change, Transfer
from ledger.questions import Throw
from ledger.reading.transcript import content
from tests.laws.evening import Evening
from tests.ledger.reading.written import write

ANNE = "player:Anne"
SAID = {"said": {"words": {"remark": "x"}}}


@pytest.fixture
def other(tmp_path):
    """Another campaign that begins alike."""
    made = Evening(str(tmp_path / "o.db"))
    yield made
    made.close()


def thrown(*faces, how="typed", origin=None):
    """A throw of Anne's."""
    return Throw(ANNE, "roll", "d6", faces, how, origin)


def both_play(*campaigns):
    """The same evening in each."""
    for one in campaigns:
        one.act("pay", "bank", "Anne", 40)
        one.act("roll", "2d6", "Anne", None, dice="5 2")
        one.undo()
        one.act("turn")


def test_the_same_acts_have_the_same_content(evening, other):
    """Nothing that was done is left out."""
    assert content(evening.book) == content(other.book)
    both_play(evening, other)
    assert content(evening.book) == content(other.book)
    before = content(other.book)
    other.act("note", "more")
    assert content(other.book) not in (before, content(evening.book))
    assert len(before) == 64


def test_every_act_is_content_and_not_the_last_alone(evening, other):
    """Whatever follows, what came before still counts."""
    for one, first in ((evening, "one"), (other, "two")):
        one.act("note", first)
        one.act("note", "three")
    assert content(evening.book) != content(other.book)


def test_another_beginning_has_another_content(tmp_path, evening):
    """The house rules with which a campaign began count, too."""
    three = Evening(str(tmp_path / "p.db"), ("Anne", "Bruno"))
    assert content(three.book) != content(evening.book)
    three.close()


@pytest.mark.parametrize(
    "facts",
    [
        {"kind": "roll"},
        {"turn": 2},
        {"phase": "dawn"},
        {"remark": "y"},
        {"ruling": "z"},
        {"once": "k"},
        {"asked": {"word": 1}},
        {"outcome": {"word": 1}},
        {"throws": [thrown(3)]},
    ],
)
def test_everything_about_an_act_is_content(evening, other, facts):
    """Two acts that differ in anything that was done are different."""
    write(evening, asked={"said": {}})
    write(other, **{"asked": {"said": {}}, **facts})
    assert content(evening.book) != content(other.book)


@pytest.mark.parametrize(
    ("one", "two", "same"),
    [
        (thrown(3), thrown(3, how="thrown"), True),
        (thrown(3), thrown(3, how="kept", origin=1), True),
        (thrown(3), thrown(4), False),
        (thrown(3), thrown(3)._replace(who="player:Bruno"), False),
        (thrown(3), thrown(3)._replace(why="luck"), False),
        (thrown(3), thrown(3)._replace(die="d8"), False),
    ],
)
def test_how_dice_came_about_is_no_content(evening, other, one, two, same):
    """Only whose they are, what for, which and what they show."""
    write(evening, throws=[one])
    write(other, throws=[two])
    assert (content(evening.book) == content(other.book)) is same


def test_effects_are_content_but_comments_and_words_are_not(evening, other):
    """A comment in a file of house rules has no effect."""
    write(evening, asked={"said": {"words": {"a": 1}}})
    write(other, Change("campaign", SHAPELESS, None, "# hello"), cause=1)
    assert content(evening.book) == content(other.book)
    write(evening, Change(ANNE, "mood", None, "glad"))
    write(other, Change(ANNE, "mood", None, "sad"))
    assert content(evening.book) != content(other.book)


def test_numbers_of_entries_are_no_content(evening, other):
    """Neither in ids that are made of them, nor where acts are taken back."""
    write(other, kind="fork")
    for one in (evening, other):
        one.act("players add", "Dora")
        one.undo()
        one.act("players add", "Dora")
        dora = one.state.seats[-1]
        one.act("pay", "bank", "Dora", 5)
        write(one, Transfer("money", 1, "bank", f"escrow/{dora}"))
        owed = f"debt/{dora}/{ANNE}"
        write(one, Transfer("money", 1, "bank", owed), outcome={"who": [dora]})
    assert evening.state.seats[-1] == "player:Dora#4"
    assert other.state.seats[-1] == "player:Dora#5"
    assert content(evening.book) == content(other.book)
    for one in (evening, other):
        write(one, Change(ANNE, "mood", None, f"{one.state.seats[-1]}00"))
    assert content(evening.book) != content(other.book)


def test_two_that_came_after_each_other_are_two(evening, other):
    """Whom a payment is for is content, though both are called the same."""
    write(other, kind="fork")
    for one in (evening, other):
        for _ in range(2):
            one.act("players add", "Dora")
            one.undo()
        one.act("players add", "Dora")
    ids = ("player:Dora#4", "player:Dora#6"), ("player:Dora#5", "player:Dora#7")
    for whose in (0, 1):
        for one, own in zip((evening, other), ids, strict=True):
            write(one, outcome={"who": own[whose]})
        assert content(evening.book) == content(other.book)
    write(evening, outcome={"who": ids[0][0]})
    write(other, outcome={"who": ids[1][1]})
    assert content(evening.book) != content(other.book)


def test_an_undo_has_the_content_of_what_it_takes_back(evening, other):
    """Acts are counted as in a script's file; a redo is not an undo."""
    write(other, kind="fork")
    for one in (evening, other):
        one.act("note", "one")
        one.act("note", "two")
    evening.undo()
    other.undo()
    assert content(evening.book) == content(other.book)
    evening.redo()
    other.undo(3)
    assert content(evening.book) != content(other.book)


def test_of_what_an_undo_takes_back_only_what_is_said_counts(evening, other):
    """A dropped act is not in a script, nor is its undo."""
    write(evening, kind="drop", asked=SAID)
    for one in (evening, other):
        one.act("note", "one")
    write(evening, kind="undo", undoes=(2, 3))
    write(other, kind="undo", undoes=(2,))
    assert content(evening.book) == content(other.book)
