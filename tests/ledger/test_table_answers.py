"""The table that answers: what is asked, in which order, and what is left over."""

from __future__ import annotations

import pytest

from ledger.dice import d
from ledger.errors import Misuse, Refused
from ledger.questions import (
    Choice,
    ChoiceQuestion,
    Missing,
    RollQuestion,
    Sheet,
    SheetLine,
    Throw,
)
from ledger.table import MOST_THROWS, Table

D6, D8 = d(6), d(8)
KEPT = Throw("player:Bo", "strike", "d6", (4,), "kept", 7)


def sheet():
    """A sheet for whoever answers."""
    return Sheet(SheetLine("x"))


def poor():
    """A check that refuses."""
    raise Refused("not_enough")


def missing(call, *words, **options):
    """The question that stops a call."""
    with pytest.raises(Missing) as caught:
        call(*words, **options)
    return caught.value


def test_a_table_begins_with_nothing_asked_or_overruled():
    """Nobody sits at it who could be asked."""
    table = Table()
    assert (table.asks, table.ruled, table.most) == (False, False, MOST_THROWS)
    assert (table.given, table.overruled, table.differs, table.passed) == ([],) * 4
    assert (table.unasked, table.unused, table.kept, table.left) == ([],) * 4
    assert (table.throws, table.choices, table.chosen) == ([], {}, {})
    assert MOST_THROWS == 10_000
    assert (Table(asks=True).asks, Table(ruled=True).ruled) == (True, True)
    table.close()


def test_what_is_laid_on_the_table_stays_as_it_is():
    """The table uses up its own copies."""
    typed, choices, kept = [[1]], {"heir": "a"}, [KEPT]
    replies = [Throw(None, "parry", "d6", (2,), "typed")]
    table = Table(replies, typed=typed, choices=choices, kept=kept)
    table.roll(None, "parry", D6, 1)
    table.roll("player:Bo", "strike", D6, 1)
    table.choose("heir", ["a", "b"])
    table.close()
    assert (table.unused, table.choices, table.kept) == ([], {}, [])
    assert (typed, choices, kept, len(replies)) == ([[1]], {"heir": "a"}, [KEPT], 1)


def test_whoever_rolls_is_asked_with_all_that_the_rule_says():
    """In a draw, what each face stands for goes along."""
    asked = missing(
        Table().roll,
        "player:Bo",
        "draw",
        D6,
        2,
        about="lord:Al",
        among=["a", "b"],
        sheet=sheet,
        rule="X-01",
    )
    assert asked.question == RollQuestion(
        "player:Bo", "draw", D6, 2, "lord:Al", ("a", "b"), sheet, "X-01"
    )
    assert asked.begun == ()


def test_whoever_chooses_is_asked_with_all_that_the_rule_says():
    """Also whether the answer must not be seen."""
    options = {"proposed": "b", "sheet": sheet, "rule": "X-01", "secret": True}
    asked = missing(Table().choose, "heir", ["a", "b"], who="player:Bo", **options)
    assert asked.question == ChoiceQuestion(
        "heir", ("a", "b"), "b", sheet, "X-01", secret=True, who="player:Bo"
    )


@pytest.mark.parametrize("options", [{}, {"typed": [[]]}, {"kept": [KEPT]}])
def test_a_hand_throws_what_nobody_has_typed_or_kept(options):
    """Each die by itself; the throw says how it was made, whose it is and for what."""
    faces = iter(range(1, 9))
    table = Table(
        throw=lambda die: next(faces) * len(die.faces), how="seeded", **options
    )
    assert table.roll("player:Al", "loss", D6, 1) == (6,)
    assert table.roll(None, "loss", D8, 2) == (16, 24)
    assert table.roll(None, "loss", D8, 0) == ()
    assert table.throws == [
        Throw("player:Al", "loss", "d6", (6,), "seeded"),
        Throw(None, "loss", "d8", (16, 24), "seeded"),
        Throw(None, "loss", "d8", (), "seeded"),
    ]
    assert Table(throw=lambda _: 1).roll(None, "loss", D6, 3) == (1, 1, 1)


def test_a_throw_made_by_a_hand_is_thrown_unless_it_says_otherwise():
    """A seed is told openly."""
    table = Table(throw=lambda _: 1)
    table.roll(None, "loss", D6, 1)
    assert [throw.how for throw in table.throws] == ["thrown"]


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"throw": lambda _: 1},
        {"throw": lambda _: 1, "kept": [KEPT]},
        {"typed": [[2]]},
    ],
)
def test_a_purse_is_looked_into_before_anybody_is_asked(options):
    """Nor is a die thrown before, or half a throw waited for."""
    table = Table(**options)
    table.first(lambda: None)
    table.first(poor)
    for call in (
        lambda: table.roll(None, "loss", D6, 2),
        lambda: table.choose("heir", ["a", "b"]),
        lambda: table.lack(Misuse("usage")),
    ):
        with pytest.raises(Refused) as caught:
            call()
        assert caught.value.code == "not_enough"
    assert table.throws == []


def test_answers_that_are_there_are_taken_whatever_a_purse_holds():
    """The act itself will refuse."""
    table = Table([Choice("heir", "b")], typed=[[2, 3]])
    table.first(poor)
    assert table.roll(None, "loss", D6, 2) == (2, 3)
    assert table.choose("heir", ["a", "b"]) == "b"


def test_a_word_that_is_missing_is_told_unless_a_check_refuses_before():
    """Checks that pass change nothing."""
    table, refusal = Table(), Misuse("usage", "word.missing")
    table.first(lambda: None)
    with pytest.raises(Misuse) as caught:
        table.lack(refusal)
    assert caught.value is refusal


def test_a_wish_that_nobody_can_tell_is_the_first_option():
    """It is not recorded, even if another one is usual."""
    table = Table(choices={"other": "b"})
    assert table.wish("mercy", ["no", "yes"], proposed="yes") == "no"
    assert table.chosen == {}


@pytest.mark.parametrize("proposed", [None, "yes"])
def test_whoever_can_be_asked_is_asked_for_a_wish(proposed):
    """If nothing else is usual, the first option is."""
    call = Table(asks=True).wish
    options = {"proposed": proposed, "sheet": sheet, "who": "player:Bo"}
    asked = missing(call, "mercy", ["no", "yes"], **options).question
    assert asked == ChoiceQuestion(
        "mercy", ("no", "yes"), proposed or "no", sheet, who="player:Bo"
    )


@pytest.mark.parametrize(
    "table",
    [
        Table(choices={"Mercy": "YES"}),
        Table([Choice("heir", "no"), Choice("mercy", "yes")]),
    ],
)
def test_a_wish_told_before_counts_though_nobody_can_be_asked(table):
    """It is recorded like any choice."""
    assert table.wish("mercy", ["no", "yes"]) == "yes"
    assert table.chosen == {"mercy": "yes"}


def test_a_reply_to_another_question_tells_no_wish():
    """A throw does not, either."""
    replies = [Choice("heir", "yes"), KEPT]
    assert Table(replies).wish("mercy", ["no", "yes"]) == "no"


def test_a_choice_made_before_counts_only_while_it_is_possible():
    """Then the one that came with the command does, once."""
    table = Table([Choice("heir", "gone")], choices={"heir": "a"})
    assert table.choose("heir", ["a", "b"]) == "a"
    assert table.unused == [Choice("heir", "gone")]
    missing(table.choose, "heir", ["a", "b"])


def test_no_option_at_all_is_no_answer():
    """Somebody must say what to do."""
    assert missing(Table().choose, "heir", []).question.options == ()


def test_faces_that_nobody_asked_for_are_recorded_last():
    """Those asked for come first, in the order of the questions."""
    late = Throw(None, "late", "d6", (1,), "typed")
    table = Table([late, Choice("heir", "a"), KEPT])
    table.unasked.append(late._replace(why="never"))
    table.roll("player:Bo", "strike", D6, 1)
    assert [throw.why for throw in table.throws] == ["strike", "late", "never"]
    assert (table.unused, table.chosen) == ([late, Choice("heir", "a")], {})


@pytest.mark.parametrize(
    ("typed", "rolled", "key", "facts"),
    [
        ([[1, 2], [3]], 0, "bad_dice.none", {"left": 3, "used": 0}),
        ([[1, 2], [3]], 2, "bad_dice.many", {"left": 1, "used": 2}),
    ],
)
def test_faces_that_are_left_over_are_refused(typed, rolled, key, facts):
    """It is told how many, and how many were used."""
    table = Table([Throw(None, "x", "d6", (5, 5), "thrown")], typed=typed)
    for _ in range(rolled):
        table.roll(None, "loss", D6, 1)
    with pytest.raises(Misuse) as caught:
        table.close()
    told = caught.value
    assert (told.code, told.key, told.facts) == ("bad_dice", key, facts)


def test_a_choice_that_nobody_asked_for_is_refused():
    """The first of several is told."""
    table = Table(choices={"Heir": "a", "mercy": "no"})
    with pytest.raises(Misuse) as caught:
        table.close()
    told = caught.value
    assert (told.code, told.key) == ("usage", "choice.unasked")
    assert told.facts == {"key": "Heir"}


def test_a_bar_parts_no_throw():
    """The refusal says how many faces it lacks; at the end, the rest is asked for."""
    table = Table(typed=[[], [1], [2, 3]])
    with pytest.raises(Misuse) as caught:
        table.roll(None, "loss", D8, 2, rule="X-01")
    told = caught.value
    assert (told.code, told.key, told.rule) == ("bad_dice", "bad_dice.bar", "X-01")
    assert told.facts == {"count": 2, "die": "d8", "typed": 1}
    last = missing(Table(typed=[[1, 2, 3]]).roll, None, "loss", D8, 4)
    assert last.begun == (1, 2, 3)


def test_a_wrong_face_is_refused_before_the_others_are_asked_for():
    """By the rule of its throw."""
    with pytest.raises(Misuse) as caught:
        Table(typed=[[7]]).roll(None, "loss", D6, 2, rule="X-01")
    assert (caught.value.key, caught.value.rule) == ("bad_dice.face", "X-01")


def test_who_types_dice_types_all_of_them():
    """No hand throws the rest."""
    table = Table(typed=[[1], [], [2]], throw=lambda _: 6)
    assert [table.roll(None, "loss", D6, 1) for _ in range(2)] == [(1,), (2,)]
    assert table.left == []
    assert missing(table.roll, None, "loss", D6, 1).begun == ()


def test_faces_typed_for_kept_ones_replace_them():
    """Each kept throw answers once; the same faces are no difference."""
    table = Table(typed=[[4], [5], [6]], kept=[KEPT, KEPT._replace(origin=8)])
    for _ in range(3):
        table.roll("player:Bo", "strike", D6, 1)
    assert [throw.origin for throw in table.throws] == [7, 8, None]
    assert table.differs == [
        (KEPT._replace(faces=(5,), how="typed", origin=None), KEPT._replace(origin=8))
    ]
    assert (table.kept, table.passed) == ([], [])


def test_a_reply_uses_up_the_kept_faces_that_it_replaces():
    """One that is itself of kept faces does not."""
    thrown = KEPT._replace(how="thrown", faces=(2,), origin=None)
    table = Table([thrown], kept=[KEPT])
    table.roll("player:Bo", "strike", D6, 1)
    assert (table.throws, table.kept) == ([thrown._replace(origin=7)], [])
    assert table.differs == [(thrown, KEPT)]
    table = Table([KEPT._replace(origin=3)], kept=[KEPT])
    table.roll("player:Bo", "strike", D6, 1)
    assert (table.throws[0].origin, table.kept) == (3, [KEPT])
