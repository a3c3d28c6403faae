"""What words mean in a reference: ids, keys, chapters, and words looked for."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.reading import reference
from ledger.reading.reference import Rule

KEYS = [
    "MED-INC-04",
    "FIEF-INC-04",
    "FIEF-INC-10",
    "FIEF-INC-00",
    "medfan.house_rules.income_per",
    "fief.house_rules.price",
    "mass.dice.price",
]


def rule(key, area):
    """A rule of a chapter."""
    return Rule(key, "g", "g", "rule", area, "income", "The book")


KNOWN = {
    key: rule(key, area)
    for key, area in (
        ("A-1", "FIEF-FIEF"),
        ("A-2", "TAC-GUARD"),
        ("A-3", "FIEF-GUARD"),
        ("A-4", "FIEF-FIEF"),
        ("A-5", "MASS-OPP-GEN"),
        ("A-6", "MASS-OPP-INF"),
    )
}


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("MED-INC-04", "MED-INC-04"),
        ("med-inc-4", "MED-INC-04"),
        ("Med-Inc-0004", "MED-INC-04"),
        ("inc-4", None),
        ("inc-10", "FIEF-INC-10"),
        ("inc-1", None),
        ("inc-", None),
        ("inc-00", "FIEF-INC-00"),
        ("fief-inc-00", "FIEF-INC-00"),
        ("income_per", "medfan.house_rules.income_per"),
        ("INCOME_PER", "medfan.house_rules.income_per"),
        ("house_rules.income_per", "medfan.house_rules.income_per"),
        ("medfan.house_rules.income_per", "medfan.house_rules.income_per"),
        ("per", None),
        ("rules.income_per", None),
        ("price", None),
        ("dice.price", "mass.dice.price"),
        ("house_rules.price", "fief.house_rules.price"),
        ("house_rules", None),
    ],
)
def test_beginnings_may_be_left_out(typed, key):
    """As long as one thing only can be meant."""
    assert reference.meant(typed, KEYS) == key


@pytest.mark.parametrize("keys", [["x.a", "a", "y.a"], ["a", "x.a"], ["x.a", "a"]])
def test_a_full_key_means_itself(keys):
    """Whatever else ends like it, before or after."""
    assert reference.meant("a", keys) == "a"


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("inc-4", ["MED-INC-04", "FIEF-INC-04"]),
        ("price", ["fief.house_rules.price", "mass.dice.price"]),
        ("pricee", ["fief.house_rules.price", "mass.dice.price"]),
        ("incom_per", ["medfan.house_rules.income_per"]),
        ("MED-INK-04", ["MED-INC-04", "FIEF-INC-04"]),
        ("zzzzzz", []),
    ],
)
def test_an_unknown_word_is_told_what_may_be_meant(typed, near):
    """Things of one short name are told together, in their order."""
    refusal = reference.unknown(typed, KEYS)
    assert (refusal.code, refusal.key) == ("unknown_name", "unknown_name.rule")
    assert (refusal.facts["kind"], refusal.facts["name"]) == ("rule", typed)
    assert refusal.facts["near"][: len(near)] == near
    assert bool(refusal.facts["near"]) is bool(near)


def test_what_may_be_meant_is_told_once():
    """However many times it is nearest."""
    near = reference.unknown("MED-INC-05", ["MED-INC-04", "MED-INC-04"]).facts["near"]
    assert near == ["MED-INC-04"]


def test_chapters_stand_in_printed_order():
    """Each once."""
    chapters = ["FIEF-FIEF", "TAC-GUARD", "FIEF-GUARD", "MASS-OPP-GEN", "MASS-OPP-INF"]
    assert reference.areas(KNOWN) == chapters
    assert reference.areas({}) == []


@pytest.mark.parametrize(
    ("area", "keys"),
    [
        ("FIEF", ["A-1", "A-3", "A-4"]),
        ("fief-fief", ["A-1", "A-4"]),
        ("Guard", ["A-2", "A-3"]),
        ("tac-guard", ["A-2"]),
        ("mass", ["A-5", "A-6"]),
        ("opp", ["A-5", "A-6"]),
        ("mass-opp", ["A-5", "A-6"]),
        ("opp-inf", ["A-6"]),
        ("gen", ["A-5"]),
    ],
)
def test_a_chapter_is_meant_by_some_of_its_words_in_order(area, keys):
    """Case does not count, and rules stay in printed order."""
    found = reference.of_area(KNOWN, area)
    assert list(found) == keys
    assert found == {key: KNOWN[key] for key in keys}


@pytest.mark.parametrize(
    ("area", "near"),
    [
        ("opp-mass", ["MASS"]),
        ("mass-gen", ["MASS-OPP-GEN"]),
        ("guad", ["TAC-GUARD", "FIEF-GUARD"]),
        ("FIEF-GUAD", ["FIEF-GUARD"]),
        ("mas", ["MASS"]),
        ("gn", ["MASS-OPP-GEN"]),
        ("mass-opp-gen-x", ["MASS-OPP-GEN"]),
        ("qqqqqq", reference.areas(KNOWN)),
    ],
)
def test_a_chapter_that_is_none_is_refused(area, near):
    """With the nearest ones, or else with all there are."""
    with pytest.raises(Refused) as refused:
        reference.of_area(KNOWN, area)
    facts = refused.value.facts
    assert (refused.value.code, refused.value.key) == (
        "unknown_name",
        "unknown_name.area",
    )
    assert (facts["kind"], facts["name"]) == ("area", area)
    assert facts["near"][: len(near)] == near
    assert len(facts["near"]) == len({*facts["near"]})


def test_a_games_own_book_comes_before_its_extensions():
    """The free game has no book at all."""
    assert reference.books("fief") == ["fief", "tactics"]
    assert reference.books("mass") == ["mass"]
    assert reference.books("free") == []
    known = reference.reference("fief")
    assert list(dict.fromkeys(one.book for one in known.values())) == [
        "fief",
        "tactics",
    ]
    assert reference.references(["mass", "free", "fief"]) == (
        reference.reference("mass") | known
    )


def test_a_rule_has_what_the_book_says_of_it():
    """Its lists are tuples, and what is not said is not so."""
    for key, one in reference.references(["medfan", "fief"]).items():
        assert one.id == key
        assert one.document
        for several in (one.lines, one.rules, one.rulings, one.house_rules):
            assert type(several) is tuple
        for yes in (one.derived, one.optional, one.reminder):
            assert type(yes) is bool
        assert one.kind == ("ruling" if one.rules else "rule")


# Looking for words ----------------------------------------------------------------------

SAID = {
    "A-1": [("Mine", "It is deep.", "Land, income")],
    "A-2": [("Tower", "Near a mine.", "Land, income")],
    "A-3": [("Tower", "Far away.", "Mine, income"), ("Mine", "Loin.", "Terre")],
    "A-4": [("Gate", "It is wide.", "Mine, income")],
    "A-5": [("Mine", "It is wide.", "Land, winter")],
}


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("mine", ["A-1", "A-3", "A-5", "A-2", "A-4"]),
        ("MÎNE", ["A-1", "A-3", "A-5", "A-2", "A-4"]),
        ("mine income", ["A-1", "A-2", "A-3", "A-4"]),
        ("wide", ["A-4", "A-5"]),
        ("a-4", ["A-4"]),
        ("a-2 mine", ["A-2"]),
        ("loin income", []),
        ("winter deep", []),
        ("", ["A-1", "A-2", "A-3", "A-4", "A-5"]),
    ],
)
def test_titles_come_before_texts_and_texts_before_chapters(text, keys):
    """In each, the printed order; the best language counts."""
    assert reference.search(text, SAID) == keys
