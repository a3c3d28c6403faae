"""The table that answers."""

from __future__ import annotations

import pytest

from ledger.dice import d
from ledger.errors import Misuse, Refused
from ledger.questions import (
    Choice,
    ChoiceQuestion,
    Missing,
    Sheet,
    SheetLine,
    Throw,
    answered,
)
from ledger.table import MOST_THROWS, Table

D6 = d(6)
KEPT = Throw(None, "strike", "d6", (4,), "kept", 7)


def test_what_nobody_answered_is_missing():
    """The question comes with the faces that were already typed."""
    with pytest.raises(Missing) as caught:
        Table(typed=[[2]]).roll(None, "strike", D6, 2)
    assert (caught.value.question.many, caught.value.begun) == (2, (2,))
    with pytest.raises(Missing):
        Table().choose("heir", ["a", "b"])


def test_one_option_is_no_choice():
    """A single option is not recorded."""
    table = Table()
    assert table.choose("heir", ["a"]) == "a"
    assert table.chosen == {}


def test_typed_faces_are_used_in_order():
    """The remaining faces are reported."""
    table = Table(typed=[[1, 2], [3]])
    assert table.roll(None, "strike", D6, 1) == (1,)
    assert table.left == [[2], [3]]
    assert table.roll(None, "strike", D6, 1) == (2,)
    with pytest.raises(Misuse) as caught:
        table.close()
    assert caught.value.facts == {"left": 1, "used": 2}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("château", "Château"), ("CHATEAU", "Château"), (" vaux ", "Vaux")],
)
def test_a_choice_is_a_name_like_any_other(typed, meant):
    """Case and accents do not matter; the exact option is kept."""
    table = Table(choices={"against.chloe": typed})
    assert meant == table.choose("against.Chloé", ["Vaux", "Château"])
    table.close()
    assert table.chosen == {"against.Chloé": meant}


def test_the_first_word_of_a_key_answers_the_first_such_choice():
    """`heir=Blanche` answers it; a key with a lord's name takes precedence."""
    table = Table(choices={"heir": "b", "Heir.Éric": "a"})
    assert table.choose("heir.Eric", ["a", "b"]) == "a"
    assert table.choose("heir.Arnaud", ["a", "b"]) == "b"
    assert table.chosen == {"heir.Eric": "a", "heir.Arnaud": "b"}
    table.close()
    with pytest.raises(Missing):
        Table(choices={"heir.Eric": "a"}).choose("heir.Arnaud", ["a", "b"])


@pytest.mark.parametrize(
    ("typed", "key", "facts"),
    [
        ("Vau", "choice.unknown", {"value": "Vau", "near": ["Vaux"]}),
        ("zzz", "choice.unknown", {"value": "zzz", "near": []}),
        ("VAUX", "ambiguous_name", {"names": ["Vaux", "Väux"]}),
    ],
)
def test_a_choice_that_is_none_tells_what_may_be_meant(typed, key, facts):
    """The nearest options are suggested, and scripts get all of them."""
    table = Table(choices={"camp": typed})
    with pytest.raises(Misuse) as caught:
        table.choose("camp", ["Vaux", "Väux" if "names" in facts else "Pré"])
    told = caught.value
    assert (told.status, told.code, told.key) == (2, "missing_choice", key)
    assert told.facts["choice"] == "camp"
    assert {**told.facts, **facts} == told.facts


def test_an_exact_choice_wins_over_its_likes():
    """Two options may differ only by an accent."""
    table = Table(choices={"camp": "Väux"})
    assert table.choose("camp", ["Vaux", "Väux"]) == "Väux"


def test_replies_are_found_whatever_comes_first():
    """Rolls and choices are found; unused ones stay visible."""
    other = Throw("player:Anne", "parry", "d6", (1,), "thrown")
    wanted = Throw(None, "strike", "d6", (5,), "thrown")
    gone = Choice("heir", "c")
    table = Table([other, gone, Choice("mercy", "no"), wanted, Choice("heir", "b")])
    assert table.choose("heir", ["a", "b"]) == "b"
    assert table.roll(None, "strike", D6, 1) == (5,)
    assert table.choose("mercy", ["yes", "no"]) == "no"
    table.close()
    assert table.throws == [wanted, other]
    assert table.chosen == {"heir": "b", "mercy": "no"}


@pytest.mark.parametrize(
    ("options", "faces", "how", "origin"),
    [
        ({}, (4,), "kept", 7),
        ({"throw": lambda _: 2}, (4,), "kept", 7),
        ({"throw": lambda _: 2, "anew": True}, (2,), "thrown", 7),
        ({"typed": [[4]]}, (4,), "typed", 7),
        ({"typed": [[3]]}, (3,), "typed", 7),
    ],
)
def test_kept_faces_come_before_thrown_ones(options, faces, how, origin):
    """Others may be taken openly; then the kept ones are used up."""
    table = Table(kept=[KEPT], **options)
    table.roll(None, "strike", D6, 1)
    (throw,) = table.throws
    assert (throw.faces, throw.how, throw.origin) == (faces, how, origin)
    assert table.kept == []
    assert table.passed == ([KEPT] if options.get("anew") else [])
    assert [k for _, k in table.differs] == ([KEPT] if faces == (3,) else [])


@pytest.mark.parametrize(
    ("reply", "faces"), [("same", [(4,), (4,)]), ("anew", [(2,), (2,)])]
)
def test_for_a_dropped_act_somebody_decides_once_whether_its_faces_are_kept(
    reply, faces
):
    """Both of its rolls go by the answer."""
    options = {"kept": [KEPT, KEPT], "dropped": {7}, "throw": lambda _: 2}
    table = Table(choices={"dropped.7": reply}, **options)
    assert [table.roll(None, "strike", D6, 1) for _ in range(2)] == faces


@pytest.mark.parametrize("how", ["kept", "replies"])
def test_faces_of_one_who_is_made_again_are_theirs_now(how):
    """A new id for the same name has the number of its entry; the roll names that one."""
    before = Throw("player:Bo", "strike", "d6", (4,), "kept", 7)
    table = Table(**({"kept": [before]} if how == "kept" else {"replies": [before]}))
    table.roll("player:Bo#9", "strike", D6, 1)

    assert table.throws == [before._replace(who="player:Bo#9")]


def test_kept_faces_of_another_question_are_no_answer():
    """Player, reason, die and number of dice must be the same."""
    table = Table(kept=[KEPT], throw=lambda _: 2)
    table.roll("player:Anne", "strike", D6, 1)
    table.roll(None, "parry", D6, 1)
    table.roll(None, "strike", d(8), 1)
    table.roll(None, "strike", D6, 2)
    assert table.kept == [KEPT]


def test_a_ruling_overrules_what_a_rule_forbids():
    """The overruled rule is recorded."""
    refusal = Refused("rule", rule="X-01")
    with pytest.raises(Refused):
        Table().object(refusal)
    table = Table(ruled=True)
    table.object(refusal)
    assert table.overruled == [refusal]


def test_a_rule_that_never_stops_asking_is_stopped():
    """A die that explodes for ever is stopped, too."""
    table = Table(throw=lambda _: 6)
    for _ in range(MOST_THROWS):
        table.roll(None, "explode", D6, 1)
    with pytest.raises(Misuse) as caught:
        table.roll(None, "explode", D6, 1)
    assert caught.value.key == "roll.endless"


def test_an_answer_at_the_prompt_has_all_its_faces():
    """No more and no fewer are accepted, and only possible ones."""
    with pytest.raises(Missing) as caught:
        Table().roll(None, "strike", d(10), 2)
    question = caught.value.question
    assert answered(question, [0, 3], "typed").faces == (10, 3)
    for wrong in ([1], [1, 2, 3], [11, 1]):
        with pytest.raises(Misuse):
            answered(question, wrong, "typed")


@pytest.mark.parametrize("asks", [True, False])
def test_before_the_dice_of_a_dropped_act_are_used_somebody_is_asked(asks):
    """Whoever rolls decides; the sheet says which faces they are, of which entry."""
    kept = KEPT._replace(who="player:Bo", die="d8", faces=(4, 1))
    table = Table(kept=[KEPT, kept], dropped={7, 9}, throw=lambda _: 2, asks=asks)
    with pytest.raises(Missing) as caught:
        table.roll("player:Bo", "strike", d(8), 2)
    asked = caught.value.question
    assert asked == ChoiceQuestion(
        "dropped.7", ("same", "anew"), "same", asked.sheet, who="player:Bo"
    )
    facts = {"seq": 7, "faces": "4 1", "die": "d8"}
    assert asked.sheet() == Sheet(SheetLine("dropped.dice", facts))


@pytest.mark.parametrize(
    ("options", "how", "passed"),
    [
        ({"dropped": {8}}, "kept", []),
        ({"dropped": {7}, "anew": True}, "thrown", [KEPT]),
        ({"dropped": {7}, "typed": [[2]]}, "typed", []),
    ],
)
def test_nobody_is_asked_where_it_is_plain_which_dice_count(options, how, passed):
    """They are of another act, thrown anew for all, or typed."""
    table = Table(kept=[KEPT], throw=lambda _: 2, **options)
    table.roll(None, "strike", D6, 1)
    assert ([throw.how for throw in table.throws], table.passed) == ([how], passed)
    assert (table.chosen, table.kept) == ({}, [])


def test_dice_of_a_dropped_act_that_are_not_used_are_passed_over_openly():
    """Their entry goes along with the new ones; other kept faces are used unasked."""
    other = KEPT._replace(why="parry", origin=8)
    table = Table(
        [Choice("dropped.7", "anew")],
        kept=[KEPT, other],
        dropped={7},
        throw=lambda _: 4,
    )
    assert table.roll(None, "late", D6, 1) == (4,)
    assert table.roll(None, "strike", D6, 1) == (4,)
    assert table.roll(None, "parry", D6, 1) == (4,)
    assert [(throw.how, throw.origin) for throw in table.throws] == [
        ("thrown", None),
        ("thrown", 7),
        ("kept", 8),
    ]
    assert (table.passed, table.differs, table.kept) == ([KEPT], [], [])
    assert table.chosen == {"dropped.7": "anew"}


def test_whether_dice_are_kept_is_asked_for_each_dropped_act():
    """An answer for one of them says nothing of the other."""
    kept = [KEPT, KEPT._replace(origin=8)]
    table = Table([Choice("dropped.7", "same")], kept=kept, dropped={7, 8})
    assert table.roll(None, "strike", D6, 1) == (4,)
    with pytest.raises(Missing) as caught:
        table.roll(None, "strike", D6, 1)
    assert caught.value.question.key == "dropped.8"
