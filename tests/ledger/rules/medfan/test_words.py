"""Codes of the tables, and the keys of choices that are asked repeatedly."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.rules.medfan.words import chosen, code, numbered, unknown_word
from tests.ledger.rules.medfan.battlefield import table


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (" Standard-Bearer ", "standard_bearer"),
        ("All or Nothing", "all_or_nothing"),
        ("Pillagé", "pillage"),
    ],
)
def test_a_word_is_looked_up_without_case_accents_or_spaces(typed, meant):
    """As the tables write it."""
    assert meant == code(typed)


def test_an_unknown_word_is_told_with_the_nearest_and_all():
    """It is the asking that is wrong, not the state."""
    told = unknown_word("medfan.item", "Magic Armor", ("magic_armour", "magic_weapon"))
    assert isinstance(told, Misuse)
    assert (told.code, told.key) == ("usage", "medfan.item")
    assert told.facts["word"] == "Magic Armor"
    assert told.facts["near"][0] == "magic_armour"
    assert told.facts["known"] == ["magic_armour", "magic_weapon"]


def test_every_further_choice_of_a_kind_has_a_number():
    """Other choices, even of a like name, do not count."""
    choices = {
        "camp": "a",
        "camp.2": "b",
        "camp.3": "c",
        "council": "d",
        "camp.Vaux": "a",
    }
    answers = table(**choices)
    options = ("a", "b", "c", "d")
    assert numbered(answers, "camp") == "camp"
    assert chosen(answers, "camp", options) == "a"
    assert numbered(answers, "camp") == "camp.2"
    assert chosen(answers, "camp", options) == "b"
    assert answers.choose("camp.Vaux", options) == "a"
    assert chosen(answers, "council", options) == "d"
    assert chosen(answers, "camp", options) == "c"
    assert numbered(answers, "camp") == "camp.4"
    assert numbered(answers, "council") == "council.2"
