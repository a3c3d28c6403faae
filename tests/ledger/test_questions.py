"""Questions of a rule, and what answers them."""

from __future__ import annotations

import pytest

from ledger.dice import d
from ledger.errors import Misuse
from ledger.questions import (
    ChoiceQuestion,
    Missing,
    RollQuestion,
    Sheet,
    SheetLine,
    Throw,
    answered,
    checked,
    typed_for,
)

STRIKE = RollQuestion("player:Bo", "strike", d(10), 2, rule="X-01")
HEIR = ChoiceQuestion("heir.Éric", ("lord:A", "lord:B"), rule="X-02")


def thrown(who, origin=None):
    """A throw of theirs."""
    return Throw(who, "strike", "d10", (1, 2), "kept", origin)


def test_what_a_question_does_not_say_is_not_there():
    """Nobody in particular, no sheet, no rule, in the open."""
    roll = RollQuestion(None, "strike", d(6), 1)
    assert roll[4:] == (None, (), None, None)
    choice = ChoiceQuestion("heir", ("a",))
    assert choice[2:] == (None, None, None, False, None)
    assert Sheet(SheetLine("x"))[1:] == ((), ())
    assert (SheetLine("x").facts, thrown(None).origin) == ({}, None)


@pytest.mark.parametrize(
    ("throw", "answers"),
    [
        (thrown("player:Bo"), True),
        (thrown("player:Bo", 99), True),
        (thrown(None), False),
        (thrown("player:Al"), False),
        (thrown("player:Bo")._replace(why="parry"), False),
        (thrown("player:Bo")._replace(die="d6"), False),
        (thrown("player:Bo")._replace(faces=(1,)), False),
        (thrown("player:Bo")._replace(faces=(1, 2, 3)), False),
        (thrown("player:Bo")._replace(how="typed"), True),
    ],
)
def test_faces_answer_the_same_question(throw, answers):
    """Thrower, reason, die and number are the same; how they fell does not matter."""
    assert throw.same_as(STRIKE) is answers


@pytest.mark.parametrize(
    ("before", "now", "origin", "same"),
    [
        ("player:Bo", "player:Bo#5", 4, True),
        ("player:Bo", "player:Bo#5", 5, False),
        ("player:Bo", "player:Bo#5", 9, False),
        ("player:Bo", "player:Bo#1", None, True),
        ("player:Bo", "player:Bo#0", None, False),
        ("player:Bo#5", "player:Bo#9", 7, True),
        ("player:Bo#5", "player:Bo#9", 9, False),
        ("player:Al#5", "player:Bo#9", 7, False),
        ("player:Bo#x", "player:Bo#9", 7, False),
        ("player:Bo#9", "player:Bo", 3, False),
        ("player:Bo", "player:Bo#x", 3, False),
        ("player:Bo", "player:Bo9", 3, False),
        ("player:Al", "player:Bo#9", 3, False),
        ("player:Bo", None, 3, False),
        (None, "player:Bo", 3, False),
        (None, None, 3, True),
    ],
)
def test_one_who_was_taken_back_may_be_made_again(before, now, origin, same):
    """The new id ends in an entry later than the one whose faces are used again."""
    question = STRIKE._replace(who=now)
    assert thrown(before, origin).same_as(question) is same


def test_typed_numbers_become_a_throw():
    """The ten of a ten-sided die may be typed as 0; whose and why the question says."""
    made = Throw("player:Bo", "strike", "d10", (10, 3), "typed")
    assert answered(STRIKE, [0, 3], "typed") == made


@pytest.mark.parametrize("numbers", [[], [1], [1, 2, 3]])
def test_too_many_or_too_few_numbers_are_no_throw(numbers):
    """The refusal says how many there should be, and by which rule."""
    with pytest.raises(Misuse) as caught:
        answered(STRIKE, numbers, "typed")
    told = caught.value
    assert (told.code, told.key, told.rule) == ("bad_dice", "bad_dice.count", "X-01")
    assert told.facts == {"count": 2, "die": "d10", "typed": len(numbers)}


def test_a_face_that_the_die_lacks_is_refused_by_the_rule_of_the_throw():
    """Other throws have no rule."""
    for question in (STRIKE, STRIKE._replace(rule=None)):
        with pytest.raises(Misuse) as caught:
            question.faces([1, 11])
        assert (caught.value.key, caught.value.rule) == ("bad_dice.face", question.rule)
    assert STRIKE.faces([]) == ()


def test_the_options_of_a_choice_are_numbered_from_one():
    """Their order stays."""
    assert HEIR.numbered() == {"1": "lord:A", "2": "lord:B"}
    assert HEIR.counts is False


@pytest.mark.parametrize(
    ("options", "numbers"),
    [
        (("0", "1", "2"), {"0": "0", "1": "1", "2": "2"}),
        (("none", "5", "7"), {"0": "none", "5": "5", "7": "7"}),
        (("5", "none"), {"0": "none", "5": "5"}),
        (("none", "all", "5"), {"5": "5"}),
    ],
)
def test_an_option_that_is_a_number_is_typed_as_itself(options, numbers):
    """A single other one is 0; of several, none has a number."""
    question = ChoiceQuestion("bid", options)
    assert question.counts is True
    assert list(question.numbered().items()) == list(numbers.items())


@pytest.mark.parametrize(
    ("keys", "key"),
    [
        (["heir", "heir.Éric"], "heir.Éric"),
        (["heir", "HEIR.eric"], "HEIR.eric"),
        (["other", "Heir"], "Heir"),
        (["heir.Arnaud", "eric", "heir."], None),
        ([], None),
    ],
)
def test_the_key_of_a_choice_is_typed_in_whole_or_to_its_first_dot(keys, key):
    """The exact one wins, then one without case and accents, then the short one."""
    assert typed_for(HEIR, iter(keys)) == key


def test_a_word_that_is_no_option_tells_which_there_are():
    """It is wrong usage, by the rule that bounds them."""
    assert checked(HEIR, "LORD:b") == ("heir.Éric", "lord:B")
    with pytest.raises(Misuse) as caught:
        checked(HEIR, "lord:C")
    told = caught.value
    assert (told.code, told.key, told.rule) == (
        "missing_choice",
        "choice.unknown",
        "X-02",
    )
    near = ["lord:A", "lord:B"]
    options = {"choice": "heir.Éric", "options": ["lord:A", "lord:B"]}
    assert told.facts == {"value": "lord:C", "near": near, **options}


def test_a_word_that_fits_several_options_names_them():
    """The word is told as it was typed."""
    twins = ChoiceQuestion("camp", ("Vaux", "Väux", "Pré"))
    with pytest.raises(Misuse) as caught:
        checked(twins, " VAUX ")
    told = caught.value
    assert (told.code, told.key) == ("missing_choice", "ambiguous_name")
    assert told.facts["names"] == ["Vaux", "Väux"]
    assert (told.facts["choice"], told.facts["options"]) == ("camp", [*twins.options])


def test_a_missing_answer_knows_its_question():
    """And the faces that were typed so far, if any."""
    missing = Missing(STRIKE)
    assert (missing.question, missing.begun, missing.args) == (STRIKE, (), (STRIKE, ()))
    assert Missing(STRIKE, (4,)).begun == (4,)
