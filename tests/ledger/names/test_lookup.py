"""A typed word, looked up: which spelling wins, and what is told of a word in no list."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.names import lookup
from ledger.names.words import PRINTED, Adjective, Complement, Lists, Noun, elides
from ledger.names.words import noun as made_noun
from ledger.names.words import qualifier as made_qualifier


def near(word, lang="fr", look=lookup.noun):
    """The words that are near one that is in no list."""
    with pytest.raises(Refused) as refused:
        look(PRINTED, word, lang)
    return refused.value.facts["near"]


def test_a_word_in_no_list_is_refused_with_its_kind():
    """A very long one is cut."""
    with pytest.raises(Refused) as refused:
        lookup.noun(PRINTED, "x" * 100)
    found = refused.value
    assert (found.code, found.key) == ("unknown_name", "unknown_name.noun")
    assert found.facts == {"kind": "noun", "name": "x" * 80, "near": []}
    with pytest.raises(Refused) as refused:
        lookup.qualifier(PRINTED, "xx")
    found = refused.value
    assert (found.key, found.facts["kind"]) == ("unknown_name.qualifier", "qualifier")
    assert found.rule == "MED-NAME-03"


def test_three_near_words_at_most_in_the_language_of_the_table():
    """One of the other language comes in if it is much nearer."""
    assert "monts" in near("mon")
    for word in ("mon", "ma", "co", "fo", "p", "s"):
        found = near(word)
        assert len(found) <= 3
        assert len(set(found)) == len(found)
    assert len(near("p")) == 3
    assert "Forest" in near("Forst", "en")
    assert "Forest" in near("Forst", "fr")
    assert near("foret noire")[0] == "forêt"
    assert near("Forst", "en")[0] == "Forest"


def noun(n, fr, *also):
    """A noun with other spellings."""
    return Noun(n, fr, "ms", fr, False, also)


def test_the_whole_spelling_wins_over_one_without_its_article():
    """Of two with the same spelling, the first does."""
    lists = Lists((noun(1, "la tour"), noun(2, "tour"), noun(3, "Tour")), ())
    assert lookup.noun(lists, "tour").n == 2
    assert lookup.noun(lists, "la tour").n == 1
    assert lookup.noun(lists, "les TOUR").n == 2
    only = Lists((noun(1, "la tour"),), ())
    assert lookup.noun(only, "tour").n == 1


@pytest.mark.parametrize(
    ("typed", "bare"),
    [
        ("de l'ours", "ours"),
        ("du loup", "loup"),
        ("the wolf", "wolf"),
        ("of the wolf", "wolf"),
        ("lac", "lac"),
        ("du ", "du "),
        ("durian", "durian"),
    ],
)
def test_only_a_particle_before_something_is_left_out(typed, bare):
    """A word that merely begins like one is whole."""
    assert lookup.bare(typed) == bare


def test_spaces_hyphens_case_and_accents_do_not_matter():
    """However many there are."""
    assert lookup.spelled("  Chauve-Souris ") == "chauve souris"
    assert lookup.spelled("Forêt   NOIRE") == "foret noire"


def test_a_word_knows_every_spelling_of_it():
    """Its own comes first."""
    lands = PRINTED.nouns[0]
    assert lands.forms == ("terres", "Lands", "terre", "Land")
    new = PRINTED.qualifiers[21]
    assert isinstance(new, Adjective)
    assert (new.fr, new.forms[-1]) == ("nouveau", "nouvel")
    assert new.forms[:4] == new.four
    black = PRINTED.qualifiers[36]
    assert isinstance(black, Adjective)
    assert black.forms == ("noir", "noire", "noirs", "noires", "Black")
    iron = PRINTED.qualifiers[43]
    assert isinstance(iron, Complement)
    assert iron.forms[:3] == ("de fer", "of Iron", "Iron")
    wolf = PRINTED.qualifiers[71]
    assert wolf.forms[:2] == ("du loup", "of the Wolf")
    assert "" not in wolf.forms


def test_words_are_made_of_rows():
    """What a row does not say goes without saying."""
    bare = made_noun({"fr": "étang", "gender": "m", "number": "s"}, 42)
    assert bare == Noun(42, "étang", "ms", "Étang", True, ())
    row = {"fr": "hameau", "gender": "m", "number": "p", "en": "Hamlet"}
    full = made_noun({**row, "elides": False, "also": ["bourg"]}, 1)
    assert full == Noun(1, "hameau", "mp", "Hamlet", False, ("bourg",))
    row = {"fr": "de fer", "article": False, "en": "of Iron"}
    assert made_qualifier(row, 3) == Complement(3, "de fer", False, "of Iron", "", ())
    more = {**row, "en_attr": "Iron", "also": ["ferreux"]}
    made = made_qualifier(more, 3)
    assert (made.attribute, made.also) == ("Iron", ("ferreux",))
    four = {"ms": "ancien", "fs": "ancienne", "mp": "anciens", "fp": "anciennes"}
    made = made_qualifier({**four, "pos": "before", "class": "age"}, 4)
    usual = (4, tuple(four.values()), "age", True, 0, "Ancien", True, "")
    assert made == Adjective(*usual)
    row = {**four, "pos": "after", "class": "age", "front": 2, "en": "Old"}
    made = made_qualifier({**row, "elides": False, "ms_before_vowel": "x"}, 4)
    assert (made.before, made.front, made.en, made.elides) == (False, 2, "Old", False)
    assert made.before_vowel == "x"


@pytest.mark.parametrize(
    ("word", "decided", "loses"),
    [
        ("île", None, True),
        ("Été", None, True),
        ("hospice", None, True),
        ("tour", None, False),
        ("yourte", None, False),
        ("hameau", False, False),
        ("yeuse", True, True),
        ("", None, True),
    ],
)
@pytest.mark.rule("MED-NAME-22")
def test_a_vowel_or_a_mute_h_takes_the_vowel_of_the_article(word, decided, loses):
    """Unless somebody has decided otherwise."""
    if word:
        assert elides(word, decided) is loses
