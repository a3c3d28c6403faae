"""The words of an act: each in its place, of its kind, and with its meaning."""

from __future__ import annotations

import pytest

from ledger.acting.doing import bound, each, meanings, unfit
from ledger.errors import Misuse, Refused
from ledger.grammar import AMOUNT, FOR, NAME, PLAYER, TEXT, Act, Record, named
from ledger.grammar.words import Kind, arg, flag, opt

GIFT = Record(
    "gift",
    words=(
        arg("giver", PLAYER),
        arg("amount", AMOUNT),
        opt("kind", TEXT, default="coins"),
        flag("secret"),
    ),
)
ROUND = Record(
    "round", words=(arg("amounts", AMOUNT, many=True), opt("men", Kind("m", "g.men")))
)


# Which value is whose ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "by_name", "kind", "secret"),
    [
        (("Anne", 3), {}, "coins", False),
        (("Anne", 3, "bread"), {}, "bread", False),
        (("Anne", 3), {"kind": "bread", "secret": True}, "bread", True),
        ((), {"amount": 3, "giver": "Anne"}, "coins", False),
        (("Anne",), {"amount": 3, "kind": None}, None, False),
    ],
)
def test_a_word_is_given_by_its_place_or_its_name(given, by_name, kind, secret):
    """In the order of the record; what is not said has its usual value."""
    values = bound(GIFT, given, by_name)

    assert list(values.items()) == [
        ("giver", "Anne"),
        ("amount", 3),
        ("kind", kind),
        ("secret", secret),
    ]


@pytest.mark.parametrize(
    ("given", "by_name", "faults"),
    [
        ((), {}, ["giver is missing", "amount is missing"]),
        (("Anne",), {}, ["amount is missing"]),
        ((), {"giver": "Anne"}, ["amount is missing"]),
        (
            ("Anne", 1, "x", True, "y", 5),
            {},
            ["'y' is one too many", "5 is one too many"],
        ),
        (("Anne", 1), {"giver": "Bo"}, ["giver is said twice"]),
        (("Anne", 1), {"kindd": "x"}, ["no word is called kindd (did you mean kind?)"]),
        (
            ("Anne", 1),
            {"rulin": "x"},
            ["no word is called rulin (did you mean ruling?)"],
        ),
        (("Anne", 1), {"zzz": "x"}, ["no word is called zzz"]),
        (("Anne", "1"), {}, ["amount is not a whole number: '1'"]),
        (("Anne", True), {}, ["amount is not a whole number: True"]),
        (("Anne",), {"amount": 1.0}, ["amount is not a whole number: 1.0"]),
        (("Anne", 0), {}, []),
        (("Anne", None), {}, []),
        (
            ("Anne", "x", "y", True, 9),
            {"giver": "Bo", "other": 1},
            [
                "9 is one too many",
                "giver is said twice",
                "no word is called other",
                "amount is not a whole number: 'x'",
            ],
        ),
    ],
)
def test_all_that_is_wrong_with_the_words_is_told(given, by_name, faults):
    """Too many, twice, unknown, missing, and of another type: in this order."""
    assert unfit(GIFT, given, by_name, ["ruling"]) == faults


@pytest.mark.parametrize(
    ("given", "faults"),
    [
        (([1, 2], 3), []),
        (([1], None), []),
        (
            ([1, "2", True], "3"),
            [
                "amounts is not a whole number: '2'",
                "amounts is not a whole number: True",
                "men is not a whole number: '3'",
            ],
        ),
        (("12",), ["amounts is not a whole number: '12'"]),
    ],
)
def test_each_of_several_numbers_is_looked_at(given, faults):
    """Whichever game reads them: a text is none of them, even one of digits."""
    assert unfit(ROUND, given, {}, ()) == faults


def test_a_call_that_does_not_fit_says_what_the_command_takes():
    """Its own words, those that may be left out in brackets, and the options."""
    with pytest.raises(TypeError) as caught:
        bound(GIFT, (), {"amount": 1, "sum": 2}, ["ruling", "once"])
    assert str(caught.value) == (
        "gift: no word is called sum; giver is missing; "
        "it takes giver, amount, [kind], [secret], [ruling], [once]"
    )
    with pytest.raises(TypeError) as caught:
        bound(Record("hush"), ("x",), {})
    assert str(caught.value) == "hush: 'x' is one too many; it takes nothing"


def test_words_that_nobody_types_are_not_told_of():
    """The face fills them in."""
    record = Record("hush", words=(arg("a", TEXT), arg("b", TEXT, offered=False)))
    with pytest.raises(TypeError, match=r"it takes a$"):
        bound(record, (), {"b": "x"})


@pytest.mark.parametrize(
    ("value", "listed"),
    [
        (None, []),
        ([], []),
        ("Anne", ["Anne"]),
        (["Anne", "Bo"], ["Anne", "Bo"]),
        (("Anne", "Bo"), ["Anne", "Bo"]),
        ([["Anne", "Bo"], "Cy"], ["Anne", "Bo", "Cy"]),
        ([("Anne", 3), ["Bo"]], [("Anne", 3), "Bo"]),
    ],
)
def test_several_values_are_a_list_however_they_were_given(value, listed):
    """Alone, one after the other, or as lists of them; a pair stays a pair."""
    assert each(value) == listed


def test_a_word_of_which_there_may_be_several_is_bound_to_a_list():
    """Nothing is an empty list."""
    several = Record("x", words=(arg("who", TEXT, many=True, required=False),))
    values = [bound(several, given, {})["who"] for given in ((), ("Bo",), (["Bo"],))]
    assert values == [[], ["Bo"], ["Bo"]]


@pytest.mark.parametrize("blank", ["", "  ", "\t"])
def test_an_empty_name_of_something_in_play_is_refused(blank):
    """Nothing has such a name; the command and the word are told."""
    with pytest.raises(Refused) as caught:
        bound(GIFT, (blank, 3), {})
    told = caught.value
    assert (told.code, told.key, told.facts) == (
        "unknown_name",
        "word.blank",
        {"name": "giver", "command": "gift"},
    )


def test_an_empty_name_among_several_is_refused_but_other_texts_may_be_empty():
    """It is only names of what is there that cannot be empty."""
    several = Record("x", words=(arg("who", PLAYER, many=True), arg("new", NAME)))
    assert bound(several, (["Bo"], ""), {})["new"] == ""
    with pytest.raises(Refused):
        bound(several, (["Bo", " "], "x"), {})


# What the words mean ------------------------------------------------------------------


def second(_state, word, before):
    """A finder that tells what it was given."""
    return f"{word} after {before}"


HERE = f"{__name__}:second"


def meant(evening, *words, **values):
    """The meanings of words of these kinds."""
    act = Act("x", words=words)
    return meanings(act, bound(act, (), values), evening.state)


def test_names_become_ids_and_other_words_stay(evening):
    """What is not said has no meaning to be found."""
    words = arg("player", PLAYER), opt("other", PLAYER), arg("amount", AMOUNT)
    assert meant(evening, *words, player="anne", amount=3) == {
        "player": "player:Anne",
        "other": None,
        "amount": 3,
    }
    with pytest.raises(Refused):
        meant(evening, *words, player="Dora", amount=3)


def test_a_finder_knows_the_words_before(evening):
    """In the order of the act, each with its meaning."""
    words = arg("player", PLAYER), arg("what", Kind("x", find=HERE))
    assert meant(evening, *words, what="hat", player="Bruno")["what"] == (
        "hat after {'player': 'player:Bruno'}"
    )


def test_several_words_are_found_one_by_one_or_together(evening):
    """As their kind says; none is an empty list."""
    one = arg("one", PLAYER, many=True)
    whole = arg("all_", Kind("x", find=HERE, whole=True), many=True, required=False)
    assert meant(evening, one, whole, one=["Anne", "bruno"], all_="hat") == {
        "one": ["player:Anne", "player:Bruno"],
        "all_": "['hat'] after {'one': ['player:Anne', 'player:Bruno']}",
    }
    assert meant(evening, whole)["all_"] == "[] after {}"


def test_a_finder_alone_is_given_the_word_itself(evening):
    """A word of which there is only one is no list, even where the kind is whole."""
    word = arg("all_", Kind("x", find=HERE, whole=True))
    assert meant(evening, word, all_="hat") == {"all_": "hat after {}"}


def test_a_remark_does_not_reach_the_rule(evening):
    """It is only kept; where one is needed, it must not be empty."""
    needed = opt("remark", FOR.kind, required=True)
    assert meant(evening, FOR, remark="well") == {}
    assert meant(evening, FOR, remark="") == {}
    assert meant(evening, needed, remark="well") == {}
    with pytest.raises(Misuse) as caught:
        meant(evening, needed, remark="  ")
    assert caught.value.key == "text.empty"


# What is done -------------------------------------------------------------------------


def test_an_act_is_written_with_its_remark(evening):
    """The remark stands with the entry, the ids are in what was asked."""
    done = evening.act("pay", "bank", "anne", 40, "  spoils ")
    assert (done.written, done.entry.kind, done.entry.remark) == (True, "pay", "spoils")
    assert done.result["balances"] == {"bank": -40, "Anne": 40}
    assert evening.entry(2).remark == "spoils"
    assert evening.act("pay", "Anne", "Bruno", 1).entry.remark is None
    assert evening.act("turn").entry.remark is None


def test_an_act_is_refused_before_its_rule_sees_its_words(evening):
    """A word of the wrong type is a fault of the script."""
    with pytest.raises(TypeError, match=r"^pay: amount is not a whole number: '3'; it"):
        evening.act("pay", "bank", "Anne", "3")
    assert named("pay").words[2].name == "amount"
    assert evening.head[0] == 1
