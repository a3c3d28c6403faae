"""English names: order, joining words, use in a sentence."""

from __future__ import annotations

import pytest

from ledger.names import english
from ledger.names.words import PRINTED, Complement, Name
from tests.ledger.names.playing import name


@pytest.mark.rule("MED-NAME-11")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((12, 37, 1), "Great Black Forest"),
        ((27, 24, 18), "Eternal Lost City"),
        ((31, 44, 23), "Ancient Iron Tower"),
        ((31, 44, 89), "Iron Tower of the Dragon"),
        ((31, 59, 44), "Tower of Ice and Iron"),
        ((18, 27), "Moon Steppes"),
    ],
)
def test_adjectives_matter_noun_and_then_what_is_of_it(words, said):
    """Adjectives go by class; one word of material is in front, two come after."""
    assert said == english.forms(name(*words)).name


@pytest.mark.rule("MED-NAME-23")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((15, 31, 37), "Red and Black Hills"),
        ((14, 65, 67), "Sacred and Divine Grove"),
        ((12, 3, 33), "Dark and Green Forest"),
        ((12, 12, 33), "Misty Green Forest"),
    ],
)
def test_two_adjectives_that_would_blur_get_an_and(words, said):
    """“And” joins two of a class, or light and colour; others are side by side."""
    assert said == english.forms(name(*words)).name


@pytest.mark.rule("MED-NAME-24")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((31, 72, 79), "Tower of the Wolf and the Raven"),
        ((31, 79, 72), "Tower of the Raven and the Wolf"),
        ((12, 89, 70), "Forest of Chaos and the Dragon"),
        ((12, 70, 89), "Forest of Chaos and the Dragon"),
        ((12, 29, 70), "Forest of Lightning and Chaos"),
    ],
)
def test_two_phrases_share_one_of(words, said):
    """The phrase without an article comes first."""
    assert said == english.forms(name(*words)).name


@pytest.mark.rule("MED-NAME-25")
def test_inside_a_sentence_it_has_its_article_and_keeps_its_capitals():
    """The Black Hills of the Wolf keep their capitals anywhere."""
    said = english.forms(name(15, 37, 72))
    assert said.in_sentence == "the Black Hills of the Wolf"
    assert said.of == "of the Black Hills of the Wolf"
    assert said.to == "to the Black Hills of the Wolf"


@pytest.mark.rule("MED-NAME-11")
def test_every_printed_word_has_its_english():
    """Complements begin with "of"; those of material also have a form for the front."""
    for qualifier in PRINTED.qualifiers:
        said = english.forms(Name(PRINTED.nouns[0], (qualifier,))).name
        assert "Lands" in said
        if isinstance(qualifier, Complement):
            assert qualifier.en.startswith("of ")
            assert bool(qualifier.attribute) != qualifier.article


@pytest.mark.rule("MED-NAME-23", "MED-NAME-24")
def test_one_word_alone_has_nothing_to_join():
    """Neither before the noun nor behind it; a noun may stand alone."""
    assert english.forms(name(12)).name == "Forest"
    assert english.forms(name(12, 37)).name == "Black Forest"
    assert english.forms(name(31, 72)).name == "Tower of the Wolf"
    assert english.forms(name(31, 44)).name == "Iron Tower"
    assert english.forms(name(31, 44, 37)).name == "Black Iron Tower"
    assert english.forms(name(31, 37, 72)).name == "Black Tower of the Wolf"
