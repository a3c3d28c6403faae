"""A table's own words."""

from __future__ import annotations

import pytest

from ledger.names import english, french, lookup
from ledger.names.added import extended
from ledger.names.words import PRINTED, Name

HAMLET = {"fr": "Hameau", "gender": "m", "number": "s", "en": "Hamlet", "elides": False}
BLOODY = {"ms": "sanglant", "fs": "sanglante", "mp": "sanglants", "fp": "sanglantes"}
BLOODY |= {"pos": "after", "class": "character", "en": "Bloody"}
OWL = {"kind": "comp", "fr": "du hibou", "en": "of the Owl"}


@pytest.mark.rule("MED-NAME-03")
def test_added_words_make_names_like_any_other():
    """Added words agree, elide and have an order; their places come last."""
    lists, faults = extended(PRINTED, [HAMLET], [BLOODY, OWL])
    assert faults == []
    hamlet, bloody = lists.nouns[41], lists.qualifiers[130]
    assert (hamlet.n, bloody.n) == (42, 131)
    made = Name(hamlet, (lists.qualifiers[131], bloody))
    assert french.forms(made).name == "Hameau sanglant du hibou"
    assert french.forms(made).of == "du hameau sanglant du hibou"
    assert english.forms(made).name == "Bloody Hamlet of the Owl"
    mines = Name(lists.nouns[25], (bloody, lists.qualifiers[36]))
    assert french.forms(mines).name == "Mines noires et sanglantes"
    assert english.forms(mines).name == "Bloody Black Mines"


@pytest.mark.rule("MED-NAME-03")
def test_added_words_are_found_in_all_their_forms():
    """All forms of an added word are found, like those of a printed one."""
    lists, _ = extended(PRINTED, [HAMLET], [BLOODY, OWL])
    assert lists.nouns[41] == lookup.noun(lists, "le HAMEAU")
    assert lists.qualifiers[130] == lookup.qualifier(lists, "sanglantes")
    assert lists.qualifiers[131] == lookup.qualifier(lists, "owl")


@pytest.mark.rule("MED-NAME-03")
def test_a_word_without_english_serves_in_both_languages():
    """The names of places need no translation."""
    own = [{"fr": "du Mordor"}, {"fr": "de granite rose"}]
    lists, faults = extended(
        PRINTED, [{"fr": "anse", "gender": "f", "number": "s"}], own
    )
    assert faults == []
    made = Name(lists.nouns[-1], lists.qualifiers[-2:])
    assert french.forms(made).name == "Anse de granite rose du Mordor"
    assert french.forms(made).in_sentence == "l'anse de granite rose du Mordor"
    assert english.forms(made).name == "Anse of Granite rose and the Mordor"


@pytest.mark.rule("MED-NAME-03")
def test_all_faults_of_all_words_are_told_at_once():
    """Each fault has its place and key; the sound words are kept."""
    nouns = [
        {"fr": "baie", "gender": "x", "number": "s"},
        {"gender": "f", "number": "p", "colour": "red"},
        "anse",
        {"fr": "forêt", "gender": "f", "number": "s"},
        {"fr": "a,b", "gender": "f", "number": "s"},
        {"fr": "baie", "gender": "f", "number": "s", "elides": "no"},
        HAMLET,
        HAMLET,
    ]
    qualifiers = [
        {"ms": "gris", "pos": "beside", "class": "hue", "front": 0},
        {"fr": "hibou"},
        {"fr": "du " + "x" * 30},
        {"fr": 3},
    ]
    lists, faults = extended(PRINTED, nouns, qualifiers)
    told = [(fault.code, fault.about, dict(fault.facts).get("key")) for fault in faults]
    assert told == [
        ("word.value", "noun 1", "gender"),
        ("word.missing", "noun 2", "fr"),
        ("word.key", "noun 2", "colour"),
        ("word.table", "noun 3", None),
        ("word.twice", "forêt", None),
        ("word.text", "noun 5", "fr"),
        ("word.flag", "noun 6", "elides"),
        ("word.twice", "hameau", None),
        ("word.missing", "qualifier 1", "fs"),
        ("word.missing", "qualifier 1", "mp"),
        ("word.missing", "qualifier 1", "fp"),
        ("word.value", "qualifier 1", "pos"),
        ("word.value", "qualifier 1", "class"),
        ("word.text", "qualifier 1", "front"),
        ("word.preposition", "qualifier 2", None),
        ("word.text", "qualifier 3", "fr"),
        ("word.text", "qualifier 4", "fr"),
    ]
    assert [noun.fr for noun in lists.nouns[41:]] == ["hameau"]
    assert PRINTED.qualifiers == lists.qualifiers


def test_there_is_an_end_to_added_words():
    """Several dice can always reach the end of the list."""
    rows = [{"fr": f"lieu {n}", "gender": "m", "number": "s"} for n in range(501)]
    assert extended(PRINTED, rows, [])[1][0].code == "word.many"


@pytest.mark.parametrize(
    ("nouns", "qualifiers", "faults"),
    [
        ([{**HAMLET, "fr": "x" * 25}], [], [("word.text", "noun 1")]),
        ([{**HAMLET, "fr": "3 x"}], [], [("word.text", "noun 1")]),
        ([{**HAMLET, "fr": " "}], [], [("word.text", "noun 1")]),
        ([{**HAMLET, "fr": "a\u200bb"}], [], [("word.text", "noun 1")]),
        ([{**HAMLET, "also": "bourg"}], [], [("word.text", "noun 1")]),
        ([{**HAMLET, "also": ["bourg", 3]}], [], [("word.text", "noun 1")]),
        ([{**HAMLET, "elides": 1}], [], [("word.flag", "noun 1")]),
        ([], [{**BLOODY, "front": True}], [("word.text", "qualifier 1")]),
        ([], [{**BLOODY, "class": ["size"]}], [("word.value", "qualifier 1")]),
        ([], [{**BLOODY, "fr": "du sang"}], [("word.key", "qualifier 1")]),
        ([], [{**OWL, "kind": "noun"}], [("word.value", "qualifier 1")]),
        ([], [{"fr": "du "}], [("word.preposition", "qualifier 1")]),
        ([], [OWL, {**OWL, "fr": "Du HIBOU"}], [("word.preposition", "qualifier 2")]),
        ([], [OWL, {**OWL, "en": "of Owls"}], [("word.twice", "du hibou")]),
        ([], [{**OWL, "fr": "du loup"}], [("word.twice", "du loup")]),
    ],
)
def test_what_is_wrong_with_a_word_is_told(nouns, qualifiers, faults):
    """A word with a fault is in no list."""
    lists, found = extended(PRINTED, nouns, qualifiers)
    told = [(fault.code, fault.about) for fault in found]
    assert told == faults
    sound = len(nouns) + len(qualifiers) - len({one.about for one in found})
    more = len(lists.nouns) - 41 + len(lists.qualifiers) - 130
    assert more == sound


def test_a_fault_says_what_is_allowed():
    """The values there are, or how long a word may be."""
    _, faults = extended(PRINTED, [{**HAMLET, "gender": "x"}], [{**OWL, "en": 3}])
    gender, english_ = (dict(fault.facts) for fault in faults)
    assert gender == {"key": "gender", "value": "x", "options": "m, f"}
    assert english_ == {"key": "en", "value": "3", "most": 24}
    _, (fault,) = extended(PRINTED, [{**HAMLET, "elides": "no"}], [])
    assert fault.facts == (("key", "elides"), ("value", "no"))
    _, (fault,) = extended(PRINTED, [], [{"fr": "hibou"}])
    assert fault.facts == (("value", "hibou"),)


def test_five_hundred_words_of_a_kind_may_be_added():
    """One more, and none of them is."""
    rows = [{"fr": f"lieu {n}", "gender": "m", "number": "s"} for n in range(501)]
    lists, faults = extended(PRINTED, rows[:500], [])
    assert (len(lists.nouns), faults) == (541, [])
    _, faults = extended(PRINTED, [{**HAMLET, "fr": "x" * 24}], [])
    assert faults == []
    lists, (fault,) = extended(PRINTED, rows, [OWL])
    assert (fault.about, fault.facts) == ("noun", (("most", 500),))
    assert (len(lists.nouns), len(lists.qualifiers)) == (41, 131)


def test_an_added_word_is_kept_as_the_lists_hold_theirs():
    """Small letters in French; an English that follows from it; all that was said."""
    row = {"ms": "Gris", "fs": "Grise", "mp": "Gris", "fp": "Grises"}
    row |= {"pos": "before", "class": "colour", "ms_before_vowel": "Griz", "front": 24}
    iron = {"fr": "d'étain", "also": ["de bronze"]}
    sun = {"fr": "du  soleil levant"}
    lists, faults = extended(PRINTED, [], [row, iron, sun])
    assert faults == []
    grey, bronze, sunrise = lists.qualifiers[130:]
    assert grey.four == ("gris", "grise", "gris", "grises")
    assert (grey.before_vowel, grey.before, grey.front) == ("griz", True, 24)
    assert (grey.en, grey.aspect, grey.n) == ("Gris", "colour", 131)
    assert (bronze.fr, bronze.article, bronze.en) == ("d'étain", False, "of Étain")
    assert bronze.also == ("de bronze",)
    assert (sunrise.fr, sunrise.article) == ("du soleil levant", True)
    assert (sunrise.en, sunrise.n) == ("of the Soleil levant", 133)
    own = {**OWL, "article": False, "en": "of Owls"}
    (owl,) = extended(PRINTED, [], [own])[0].qualifiers[130:]
    assert (owl.article, owl.en) == (False, "of Owls")
