"""New names for territories, which nothing in the campaign has yet."""

from __future__ import annotations

import pytest

from ledger import wire
from ledger.errors import Refused
from ledger.names.words import PRINTED
from ledger.reading.names import Asked, name_facts, names
from ledger.rules.medfan.naming import GRAMMAR
from ledger.state import State
from tests.ledger.names.playing import name, seeded

WOOD, GREAT, SMALL = PRINTED.nouns[0], PRINTED.qualifiers[0], PRINTED.qualifiers[1]


def asked(lang="fr", table=None, state=None, **wishes):
    """The names in one language."""
    return names(table or seeded(), state or State(), lang, Asked(**wishes))


def told(outcome):
    """The names as they are shown."""
    return [one["name"] for one in outcome.result["names"]]


def test_one_name_is_drawn_where_nothing_is_said():
    """It has all its forms, and nothing is warned about."""
    outcome = asked()
    (one,) = outcome.result["names"]
    assert list(one) == ["name", "noun", "qualifiers", "in_sentence", "of"]
    assert one["noun"] in [word.fr for word in PRINTED.nouns]
    assert outcome.asked == {
        "many": 1,
        "noun": None,
        "qualifiers": (),
        "qualifier_count": None,
        "by_dice": False,
    }
    assert (outcome.warnings, outcome.effects) == ([], ())


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_name_has_its_words_in_one_language(lang):
    """Noun, qualifiers and forms are of that language."""
    made = name(1, 1, 2)
    forms = GRAMMAR[lang].forms(made)
    assert name_facts(made, lang) == {
        "name": forms.name,
        "noun": getattr(WOOD, lang),
        "qualifiers": [getattr(GREAT, lang), getattr(SMALL, lang)],
        "in_sentence": forms.in_sentence,
        "of": forms.of,
    }


@pytest.mark.parametrize("many", [1, 2, 7])
def test_as_many_names_as_are_wanted_are_all_different(many):
    """A longer list begins with the same names."""
    found = told(asked(many=many))
    assert len(set(found)) == many
    assert found == told(asked(many=8))[:many]


def test_each_name_may_take_as_many_rolls_as_an_act():
    """A long list is no endless act."""
    table = seeded()
    table.most = 7
    asked(table=table, many=3)
    assert table.most == 21


def test_words_given_by_hand_are_in_every_name():
    """The rest is drawn; accents and case do not count."""
    outcome = asked(
        many=3, noun=WOOD.fr.upper(), qualifiers=(GREAT.fr,), qualifier_count=2
    )
    for one in outcome.result["names"]:
        assert one["noun"] == WOOD.fr
        assert GREAT.fr in one["qualifiers"]
    assert outcome.asked["noun"] == WOOD.fr.upper()
    three = asked(qualifiers=(GREAT.fr,), qualifier_count=2).result["names"]
    assert [len(one["qualifiers"]) for one in three] == [2]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_qualifier_given_twice_counts_once(lang):
    """The warning names it in the language of the names, once for each word."""
    words = (GREAT.fr, SMALL.fr, GREAT.en)
    outcome = asked(lang, noun=WOOD.fr, qualifiers=words)
    facts = {"word": getattr(GREAT, lang)}
    twice = {"key": "names.twice", "rule": "MED-NAME-13", "facts": facts}
    assert twice in outcome.warnings
    assert [one["key"] for one in outcome.warnings].count("names.twice") == 1
    (one,) = outcome.result["names"]
    assert one["qualifiers"] == [getattr(word, lang) for word in (GREAT, SMALL)]


def test_a_name_that_is_taken_is_refused():
    """In whatever order its words are; a name with something left to draw is not."""
    state = State()
    taken = GRAMMAR["fr"].forms(name(1, 2, 1)).name
    state.put("territory:x", "name", taken)
    with pytest.raises(Refused) as refused:
        asked("en", state=state, noun=WOOD.fr, qualifiers=(GREAT.fr, SMALL.fr))
    refusal = refused.value
    assert (refusal.code, refusal.key) == ("name_taken", "name_taken.territory")
    assert refusal.rule == "MED-NAME-14"
    assert refusal.facts == {"name": GRAMMAR["en"].forms(name(1, 1, 2)).name}
    assert told(asked(state=state, noun=WOOD.fr)) != [taken]
    state.put("territory:x", "retired", 1)
    assert (
        len(told(asked(state=state, noun=WOOD.fr, qualifiers=(GREAT.fr, SMALL.fr))))
        == 1
    )


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        ({"noun": "zzzz"}, "unknown_name.noun"),
        ({"noun": ""}, "unknown_name.noun"),
        ({"qualifiers": ("zzzz",)}, "unknown_name.qualifier"),
        ({"qualifier_count": 0}, "names.count"),
    ],
)
def test_what_no_name_can_have_is_refused(wishes, key):
    """Unknown words, and too few or too many."""
    with pytest.raises(Refused) as refused:
        asked(**wishes)
    assert refused.value.key == key


def test_the_nearest_words_are_of_the_language():
    """People type in their own."""
    with pytest.raises(Refused) as refused:
        asked("en", noun=WOOD.en + "x")
    assert WOOD.en in refused.value.facts["near"]
    with pytest.raises(Refused) as refused:
        asked("en", qualifiers=(GREAT.en + "x",))
    assert GREAT.en in refused.value.facts["near"]


@pytest.mark.parametrize(("by_dice", "die"), [(True, "d6"), (False, None)])
def test_words_may_be_drawn_with_peoples_dice(by_dice, die):
    """Several six-sided dice draw each word, or one throw of as many sides as words."""
    table = seeded()
    assert asked(table=table, by_dice=by_dice).asked["by_dice"] is by_dice
    thrown = next(one for one in table.given if one.why == "names.noun")
    assert thrown.die == (die or f"d{len(PRINTED.nouns)}")
    assert (len(thrown.faces) > 1) is by_dice


def test_words_that_clash_are_warned_of_unless_the_table_allows_them():
    """They were given by hand, so that they are kept."""
    clashing = {"noun": WOOD.fr, "qualifiers": (GREAT.fr, SMALL.fr)}
    outcome = asked(**clashing)
    (one,) = outcome.warnings
    assert one["key"].startswith("names.")
    assert one["rule"] == "MED-NAME-21"
    state = State()
    state.put("rules", "medfan.house_rules.contradictory_names", wire.dumps("allow"))
    assert asked(state=state, **clashing).warnings == []
