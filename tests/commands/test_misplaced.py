"""A superfluous word's refusal names the option for which it was meant."""

from __future__ import annotations

import pytest

from tests.face import intendant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("pay bank Anne 10 harvest", "--for harvest"),
        ("log 3", "--last 3 or --turn 3"),
        ("roll 2d6 Anne", "--who Anne or --for Anne"),
        ("new x.db fief", "--game fief"),
        ("report html", "--format html"),
        ("fief buy Anne soldier Bourg", "--at Bourg or --lord Bourg"),
        ("siege unit Dwarfs Guard infantry", "--type infantry"),
    ],
)
@pytest.mark.parametrize("lane", [(), ("--json",)])
def test_a_word_too_many_names_its_option(here, line, meant, lane):
    """A limited option precedes one that takes any name; a number means a number."""
    said = intendant(*line.split(" "), *lane, "--lang", "en")
    assert said.status == 2
    assert f"did you mean {meant}?" in said.err


def test_words_of_the_reader_are_known(here):
    """In French, French words are recognised."""
    said = intendant("siege", "unit", "Nains", "Garde", "infanterie", "--lang", "fr")
    assert "--type infanterie" in said.err


def test_where_no_option_fits_quotes_are_thought_of(here):
    """Quotes are suggested, as for several superfluous words."""
    for line in ("pay bank Anne 10 the harvest", "pay Anne Bruno 1 2"):
        said = intendant(*line.split(" "), "--lang", "en")
        assert "names of several words must be put in quotes" in said.err
