"""Names that are taken, and pairs of words that jar."""

from __future__ import annotations

import pytest

from ledger.names.clashes import Clash, clashes
from ledger.names.drawing import Manner, Wish, every, jars
from ledger.names.repeats import Taken, words_of
from ledger.names.words import PRINTED
from tests.ledger.names.playing import name


@pytest.mark.rule("MED-NAME-14")
def test_a_name_is_taken_once_it_is_in_use_or_drawn():
    """The order of its qualifiers does not matter, nor its language."""
    wolf, other = name(31, 72, 79), name(31, 79, 72)
    taken = Taken()
    assert not taken.holds(wolf)
    taken.add(wolf)
    assert taken.holds(wolf)
    assert taken.holds(other)
    assert not taken.holds(name(31, 72))
    assert not taken.holds(name(32, 72, 79))
    for text in ("la Tour du corbeau et du loup", "Tower of the Wolf and the Raven"):
        assert Taken([text]).holds(wolf)
        assert not Taken([text]).holds(name(31, 72))
    assert not Taken(["Tour"]).holds(wolf)


def test_small_words_and_apostrophes_are_no_words_of_a_name():
    """Each other word counts, as often as it is there."""
    assert words_of("L'île et l'Ours") == words_of("ours ÎLE")
    assert words_of("Tour du loup") == ("du", "loup", "tour")
    assert words_of("loup loup") == ("loup", "loup")


@pytest.mark.rule("MED-NAME-20")
def test_each_pair_of_words_that_jars_is_told():
    """In whichever order the qualifiers are; three words make three pairs."""
    great, little = PRINTED.qualifiers[:2]
    (found,) = clashes(name(31, 1, 2))
    assert found == Clash("contradictory", great, little)
    (found,) = clashes(name(31, 2, 1))
    assert found == Clash("contradictory", little, great)
    assert found.warned
    assert clashes(name(31, 1)) == []
    rich = clashes(name(31, 7))
    assert [(one.one, one.other) for one in rich] == [
        (PRINTED.nouns[30], PRINTED.qualifiers[6])
    ]
    assert [one.warned for one in rich] == [False]


@pytest.mark.rule("MED-NAME-20", "MED-NAME-21")
def test_only_what_was_drawn_makes_a_name_jar():
    """Two given words may jar."""
    made = name(31, 1, 2)
    noun, (great, little) = made
    assert jars(made, Wish())
    assert jars(made, Wish(noun))
    assert jars(made, Wish(qualifiers=(great,)))
    assert not jars(made, Wish(qualifiers=(little, great)))
    assert not jars(name(31, 72), Wish())


def test_a_wish_is_a_name_where_nothing_is_left_to_draw():
    """Noun and qualifiers are given, as many as wanted."""
    noun, (great, wolf) = name(31, 1, 72)
    assert Wish(noun, (great,)).name == name(31, 1)
    assert Wish(noun, (great, wolf), 2).name == name(31, 1, 72)
    assert Wish(noun, (great,), 2).name is None
    assert Wish(noun).name is None
    assert Wish(noun, (), 1).name is None
    assert Wish(None, (great,)).name is None
    assert Wish(noun, (great,)).checked() == Wish(noun, (great,))


def test_every_name_that_a_draw_may_produce():
    """Each once, with what was given, and as many qualifiers as wanted."""
    noun, (great, wolf) = name(31, 1, 72)
    given = [*every(PRINTED, Wish(noun, (great,)), Manner())]
    assert given == [name(31, 1)]
    two = [*every(PRINTED, Wish(noun, (great,), 2), Manner())]
    assert len(two) == 128  # of 129 words, one is given
    assert all(one.qualifiers[0] == great for one in two)
    assert sum(wolf in one.qualifiers for one in two) == 1
    one = [*every(PRINTED, Wish(noun), Manner(qualifier_count="one"))]
    assert {len(made.qualifiers) for made in one} == {1}
    assert len(one) == 129
    both = {len(made.qualifiers) for made in every(PRINTED, Wish(noun), Manner())}
    assert both == {1, 2}
