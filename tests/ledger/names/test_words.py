"""The lists, and their look-up."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.names import lookup, tables
from ledger.names.words import PRINTED, Adjective
from tools import tables as compiler
from tools.made import stale

HEARD = [n for n in range(1, 131) if n != 117]


def test_the_lists_have_their_printed_length_and_order():
    """There are 41 nouns, and 130 places with 41 adjectives; places are known."""
    assert (len(PRINTED.nouns), len(PRINTED.qualifiers)) == (41, 130)
    assert sum(isinstance(q, Adjective) for q in PRINTED.qualifiers) == 41
    assert list(range(1, 42)) == [noun.n for noun in PRINTED.nouns]
    assert [PRINTED.qualifiers[n - 1].n for n in HEARD] == HEARD


@pytest.mark.rule("MED-NAME-13")
def test_the_word_printed_twice_is_one_word_at_two_places():
    """Sauvage is at 21 and at 117."""
    assert PRINTED.qualifiers[20] is PRINTED.qualifiers[116]


@pytest.mark.ruling("MED-AMB-NAME-4")
def test_the_misspelt_chestnut_is_shown_as_it_should_be():
    """Châtaigner is found, but châtaignier is shown."""
    assert lookup.qualifier(PRINTED, "du châtaigner").fr == "du châtaignier"


@pytest.mark.parametrize("noun", PRINTED.nouns, ids=lambda noun: noun.fr)
def test_a_noun_is_found_by_all_its_spellings(noun):
    """A noun may be in either language and number, in capitals, or with an article."""
    for form in noun.forms:
        assert noun == lookup.noun(PRINTED, form)
        assert noun == lookup.noun(PRINTED, form.upper())
        assert noun == lookup.noun(PRINTED, lookup.spelled(form))
        assert noun == lookup.noun(PRINTED, f"the {form}")
        assert noun == lookup.noun(PRINTED, f"la {form}")


@pytest.mark.parametrize("qualifier", PRINTED.qualifiers, ids=lambda word: word.fr)
def test_a_qualifier_is_found_by_all_its_forms(qualifier):
    """Agreeing forms, English, and complements without preposition are found."""
    for form in qualifier.forms:
        assert qualifier == lookup.qualifier(PRINTED, form)
        assert qualifier == lookup.qualifier(PRINTED, form.upper())
        assert qualifier == lookup.qualifier(PRINTED, form.replace("'", "’"))
        assert qualifier == lookup.qualifier(PRINTED, lookup.bare(lookup.spelled(form)))


@pytest.mark.rule("MED-NAME-03")
def test_a_word_in_no_list_is_refused_with_the_nearest():
    """The refusal names the rule that lets people add words."""
    with pytest.raises(Refused) as refused:
        lookup.noun(PRINTED, "foret noire")
    assert refused.value.code == "unknown_name"
    assert refused.value.rule == "MED-NAME-03"
    assert "forêt" in refused.value.facts["near"]
    with pytest.raises(Refused) as refused:
        lookup.qualifier(PRINTED, "noirr")
    assert refused.value.facts["near"][0] == "noir"


def test_the_compiled_tables_are_what_the_file_says():
    """If the file changes, it has to be compiled again."""
    assert stale(compiler.made()) == []


def test_every_table_names_its_source():
    """Each word's source is known."""
    named = [
        name for name in vars(tables) if name.isupper() and name != "TYPE_CHECKING"
    ]
    assert {"NOUN", "QUALIFIER", "CLASH", "DRAWING"} <= set(named)
    assert all(vars(tables)[name]["source"] for name in named)
