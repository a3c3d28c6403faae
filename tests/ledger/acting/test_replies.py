"""The answers for one act: typed with it, kept from before, given at a prompt."""

from __future__ import annotations

import pytest

from ledger.dice import Hand, d
from ledger.errors import Misuse
from ledger.questions import Missing, RollQuestion
from ledger.state import State
from tests.ledger.acting.answers import (
    CHOICE,
    KEPT,
    QUESTION,
    THROWN,
    TYPED,
    replies,
    table_of,
)
from tests.ledger.acting.hubs import refused

# What was typed with the command -------------------------------------------------------


def test_typed_faces_are_used_first():
    """Each group for a throw; what is left stays for the next try."""
    given = replies(dice="5 | 3")
    table = given.table(None, "roll", {}, State())
    assert table.roll(None, "roll", d(6), 1) == (5,)
    given.missed(table, Missing(QUESTION, (4,)))
    assert (given.said, given.begun) == ([TYPED], (4,))
    assert given.saved()["dice"] == "4 | 3"
    again = given.table(None, "roll", {}, State())
    assert again.roll(None, "roll", d(6), 1) == (5,)
    assert again.roll(None, "roll", d(6), 1) == (3,)


@pytest.mark.parametrize("word", ["ask", "throw", "new"])
def test_a_word_is_no_face(word):
    """It says where dice come from."""
    assert replies(dice=word).saved()["dice"] == word


@pytest.mark.parametrize("dice", ["5", "throw", "ask", "new"])
def test_a_seed_and_dice_exclude_each_other(dice):
    """Only one of them can say how they fall."""
    assert refused(Misuse, lambda: replies(dice=dice, seed=5)) == (
        *("usage", "dice.and_seed"),
        {},
    )


def test_choices_of_the_command_are_used_once():
    """What an act has used is among its answers from then on."""
    given = replies(choices={"tie": "Anne", "end": "a"})
    table = given.table(None, "roll", {}, State())
    assert table.choose("tie", ("Anne", "Bruno")) == "Anne"
    given.missed(table, Missing(QUESTION))
    assert (given.said, given.choices, given.begun) == ([CHOICE], {"end": "a"}, ())
    assert given.saved()["choices"] == {"end": "a"}


def test_what_a_draft_keeps_besides_the_answers():
    """With the place in the seed's stream."""
    given = replies(seed=7, used=2, ruling="as agreed", once="K", choices={"a": "b"})
    given.throw(RollQuestion(None, "roll", d(2), 3))
    assert given.saved() == {
        "dice": None,
        "choices": {"a": "b"},
        "ruling": "as agreed",
        "once": "K",
        "seed": 7,
        "used": 5,
    }
    assert replies(dice="5").saved()["dice"] == "5"
    used = replies(dice="5")
    table = used.table(None, "roll", {}, State())
    table.roll(None, "roll", d(6), 1)
    used.missed(table, Missing(QUESTION))
    assert used.saved()["dice"] == "ask"  # whoever typed the first types the others


# Who rolls -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "setting", "rolls"),
    [
        ({}, "ask", True),  # nobody is there who could roll
        ({"terminal": True}, "ask", False),
        ({"terminal": True}, "throw", True),
        ({"terminal": True, "dice": "throw"}, "ask", True),
        ({"terminal": True, "dice": "new"}, "ask", False),
        ({"dice": "new"}, "ask", True),
        ({"dice": "ask"}, "throw", False),
        ({"dice": "ask", "terminal": True}, "throw", False),
        ({"dry_run": True}, "throw", False),
        ({"dry_run": True, "dice": "throw"}, "throw", False),
        ({"dry_run": True, "seed": 7}, "ask", True),
        ({"terminal": True, "seed": 7}, "ask", True),
        ({"dice": "5"}, "throw", False),
    ],
)
def test_the_program_rolls_where_nobody_else_does(begun, options, setting, rolls):
    """Dice come as the command says; without a word, as the campaign does."""
    if setting != "throw":  # as is usual
        begun.act("rules set", "campaign.dice", setting)
    table = table_of(begun, **options)
    if options.get("dice") == "5":
        table.roll(None, "roll", d(6), 1)
    if not rolls:
        with pytest.raises(Missing):
            table.roll(None, "roll", d(6), 1)
        return
    table.roll(None, "roll", d(6), 1)
    how = "seeded" if "seed" in options else "thrown"
    assert table.throws[0].how == how


def test_without_a_campaign_the_program_rolls_even_at_a_terminal():
    """No setting says anything else."""
    table = replies(terminal=True).table(None, "roll", {}, State())
    assert len(table.roll(None, "roll", d(6), 2)) == 2


@pytest.mark.parametrize(("seed", "how"), [(7, "seeded"), (None, "thrown")])
def test_somebody_without_such_dice_has_them_rolled(seed, how):
    """The throw says how, and for whom."""
    question = RollQuestion("player:Anne", "luck", d(20), 3)
    throw = replies(seed=seed).throw(question)
    assert throw[:3] == ("player:Anne", "luck", "d20")
    assert (len(throw.faces), throw.how, throw.origin) == (3, how, None)
    if seed:
        hand = Hand(seed, 0)
        assert throw.faces == tuple(hand(d(20)) for _ in range(3))


def test_the_table_knows_what_was_agreed_on(begun):
    """Whether a ruling overrules, and whether somebody can be asked."""
    for options, ruled, asks in (
        ({}, False, False),
        ({"ruling": "x"}, True, False),
        ({"ruling": "", "asks": True}, True, True),
    ):
        table = table_of(begun, **options)
        assert (table.ruled, table.asks) == (ruled, asks)


# What was given at a prompt ------------------------------------------------------------


def test_an_answer_is_added_to_what_was_said():
    """Faces that were begun are in it."""
    given = replies()
    given.begun = (5,)
    given.add(CHOICE)
    given.add(TYPED)
    assert (given.said, given.begun) == ([CHOICE, TYPED], ())


def test_the_retyped_throw_stands_in_its_place():
    """Only the first one names the entry; the later answers follow it once."""
    given = replies()
    given.recall([CHOICE], [KEPT], 2)
    given.add(TYPED)
    given.add(TYPED)
    assert given.said == [CHOICE, TYPED._replace(origin=2), KEPT, TYPED]
    choosing = replies()
    choosing.recall([], [], 2)
    choosing.add(CHOICE)
    choosing.add(TYPED)
    assert choosing.said == [CHOICE, TYPED]


def test_what_is_recalled_takes_the_place_of_what_was_typed():
    """Unless one throw of it is typed again."""
    for of, left in ((None, {}), (2, {"a": "b"})):
        given = replies(dice="5", choices={"a": "b"})
        given.recall([CHOICE], (), of)
        assert (given.said, given.choices, given.of) == ([CHOICE], left, of)
        assert given.saved()["dice"] == ("5" if of else "ask")


@pytest.mark.parametrize(
    ("answers", "back"),
    [([], False), ([CHOICE], True), ([TYPED], True), ([THROWN], False)],
)
def test_only_what_a_person_has_said_just_now_is_taken_back(answers, back):
    """Dice that the program rolled stay."""
    given = replies()
    given.said = [CHOICE, TYPED]
    assert given.can_take_back is False
    for answer in answers:
        given.add(answer)
    assert given.can_take_back is back
    if back:
        assert given.take_back() == answers[-1]
        assert (given.said, given.can_take_back) == ([CHOICE, TYPED], False)


def test_what_is_followed_by_later_answers_is_not_taken_back():
    """Nor where nothing is left of it."""
    given = replies()
    given.recall([], [KEPT], 2)
    given.add(TYPED)
    assert given.can_take_back is False
    given.said = []
    assert given.can_take_back is False


@pytest.mark.parametrize(
    ("before", "here", "typed", "decided", "thrown"),
    [
        ([], [], False, True, False),
        ([], [CHOICE], False, True, False),
        ([CHOICE], [], False, False, False),
        ([CHOICE], [CHOICE], False, False, False),
        ([], [CHOICE, TYPED], True, False, False),
        ([TYPED], [CHOICE], False, False, False),
        ([], [THROWN], False, False, True),
        ([], [THROWN, TYPED], True, False, True),
        ([THROWN], [], False, False, True),
        ([KEPT], [], False, False, True),
    ],
)
def test_what_kind_of_answers_there_are(before, here, typed, decided, thrown):
    """Typed just now; only choices, all made just now; rolled by the program."""
    given = replies()
    given.said = list(before)
    for answer in here:
        given.add(answer)
    assert given.typed_here is typed
    assert given.decided_here is decided
    assert given.thrown is thrown
