"""Words of mass combat, typed as shown now, or as shown in earlier versions."""

from __future__ import annotations

import pytest

from commands.parsers import coded
from commands.parsers.mass import army
from commands.texts import Words
from commands.texts.mass.telling import nameless
from tests.face import intendant

FRENCH = "6g3, Tactique=marche,hommes=300,tombés=2,autre=-1,les deux=0"
ENGLISH = "6k3, tactic=march,men=300,down=2,other=-1,both=0"


def test_a_side_of_the_generals_roll_is_typed_in_either_language():
    """Each word and the words after it are understood."""
    codes = "tactic=MAR,men=300,down=2,other=-1,both=0"
    assert army(FRENCH) == f"6g3,{codes}"
    assert army(ENGLISH).partition(",")[2] == codes


@pytest.mark.parametrize(
    ("kind", "word", "code"),
    [
        ("terrain", "Terrain élevé", "high_ground"),
        ("opportunity", "aucune", "none"),
        ("army", "fallen", "down"),
        ("lending", "he lends it", "lent"),
        ("lending", "il le garde", "kept"),
    ],
)
def test_a_word_of_before_is_still_understood(kind, word, code):
    """A word that was shown once may be typed for ever."""
    assert coded(kind, word) == code


def test_the_word_that_was_meant_is_shown_as_a_french_table_types_it(here):
    """The code is not shown."""
    found = intendant("mass", "strategy", "6g3,tactiq=marche", "5g2", "--lang", "fr")
    assert found.status == 2
    assert "vouliez-vous dire tactique" in found.err


@pytest.mark.parametrize(
    ("account", "shown"),
    [
        ("opportunity:hero:Inès/TIR/1", "Inès, Un tir facile\u202f! (tour 1)"),
        (
            "line:side:Eisen/Inès/COM/3",
            "Eisen, Inès, Le commandant est mort (tour 3)",
        ),
        ("duel:hero:Inès#2/Don Ramiro", "duel entre Inès et Don Ramiro"),
        ("Inès", "Inès"),
        ("duel:hero:Inès", "duel:hero:Inès"),
    ],
)
def test_what_has_no_name_is_told_in_words(account, shown):
    """Opportunities in play, gains and duels have words: `show` gives people no ids."""
    assert nameless(Words("fr"), account) == shown
