"""French names: agreement, order, articles."""

from __future__ import annotations

import pytest

from ledger.names import french
from ledger.names.added import extended
from ledger.names.words import PRINTED, Adjective, Complement, Name
from tests.ledger.names import naive
from tests.ledger.names.playing import name

ADJECTIVES = [
    (place, word)
    for place, word in enumerate(PRINTED.qualifiers, 1)
    if isinstance(word, Adjective)
]


def with_own(*nouns, qualifiers=()):
    """The printed lists, followed by a table's own words."""
    lists, faults = extended(PRINTED, nouns, qualifiers)
    assert faults == []
    return lists


@pytest.mark.rule("MED-NAME-05")
def test_every_adjective_agrees_with_every_noun():
    """All 41 x 41 forms are those of school grammar."""
    assert len(ADJECTIVES) == 41
    for noun in PRINTED.nouns:
        gender, number = noun.agreement
        for _, adjective in ADJECTIVES:
            said = french.forms(Name(noun, (adjective,))).name.casefold().split()
            expected = naive.form(adjective.fr, gender, number)
            assert sorted([noun.fr, expected]) == sorted(said)


@pytest.mark.rule("MED-NAME-05", "MED-NAME-18")
def test_a_complement_that_stands_nearer_changes_no_agreement():
    """Feminine mines stay feminine after masculine iron; a lake stays masculine."""
    assert french.forms(name(26, 19, 44)).name == "Mines de fer abandonnées"
    assert french.forms(name(22, 59, 32)).name == "Lac bleu de glace"


@pytest.mark.rule("MED-NAME-06")
def test_complements_never_change_and_always_follow():
    """After every noun, each complement is as printed."""
    for noun in PRINTED.nouns:
        for complement in PRINTED.qualifiers:
            if isinstance(complement, Complement):
                said = french.forms(Name(noun, (complement,))).name
                assert f"{noun.fr} {complement.fr}" == said[0].lower() + said[1:]


@pytest.mark.rule("MED-NAME-08")
def test_only_the_first_letter_is_a_capital_and_keeps_its_accent():
    """An isle has its circumflex, eternal sands their acute."""
    assert french.forms(name(23, 18)).name == "Île perdue"
    assert french.forms(name(40, 24, 31)).name == "Éternels sables rouges"
    assert french.forms(name(12, 24, 12)).in_sentence == "l'éternelle forêt brumeuse"


@pytest.mark.rule("MED-NAME-08", "MED-NAME-09")
@pytest.mark.parametrize(
    ("words", "the", "of", "to"),
    [
        ((32, 1), "le grand donjon", "du grand donjon", "au grand donjon"),
        ((12, 37), "la forêt noire", "de la forêt noire", "à la forêt noire"),
        ((23, 18), "l'île perdue", "de l'île perdue", "à l'île perdue"),
        ((15, 37), "les collines noires", "des collines noires", "aux collines noires"),
        ((31, 23), "l'ancienne tour", "de l'ancienne tour", "à l'ancienne tour"),
        ((23, 22), "la nouvelle île", "de la nouvelle île", "à la nouvelle île"),
        ((40, 23), "les anciens sables", "des anciens sables", "aux anciens sables"),
    ],
)
def test_the_article_goes_by_the_first_word_and_contracts(words, the, of, to):
    """Le, la, l', les; du, de la, de l', des; au, à la, à l', aux."""
    said = french.forms(name(*words))
    assert (the, of, to) == (said.in_sentence, said.of, said.to)


@pytest.mark.rule("MED-NAME-10")
def test_a_masculine_has_a_form_of_its_own_before_a_vowel():
    """Examples are nouvel étang and nouvel ancien château, but nouveau château."""
    pond = {"fr": "étang", "gender": "m", "number": "s"}
    old = {"ms": "vieux", "fs": "vieille", "mp": "vieux", "fp": "vieilles"}
    old |= {"pos": "before", "class": "age", "ms_before_vowel": "vieil"}
    lists = with_own(pond, qualifiers=[old])
    new, added = lists.qualifiers[21], lists.qualifiers[-1]
    assert french.forms(Name(lists.nouns[-1], (new,))).name == "Nouvel étang"
    assert french.forms(Name(lists.nouns[-1], (added,))).name == "Vieil étang"
    assert french.forms(Name(lists.nouns[33], (added,))).name == "Vieux château"
    assert french.forms(name(34, 22, 23)).name == "Nouvel ancien château"
    assert french.forms(name(34, 22, 2)).name == "Nouveau petit château"
    assert french.forms(name(23, 22)).name == "Nouvelle île"


@pytest.mark.rule("MED-NAME-15")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((12, 16), "Forêt lointaine"),
        ((12, 1, 16), "Grande forêt lointaine"),
        ((15, 37, 16), "Lointaines collines noires"),
        ((27, 50, 11), "Fabuleuse cité de cristal"),
        ((31, 17, 72), "Proche tour du loup"),
        ((27, 10, 16), "Terrible cité lointaine"),
        ((27, 16, 10), "Terrible cité lointaine"),
        ((12, 33, 3), "Forêt verte et sombre"),
    ],
)
def test_some_adjectives_change_sides_beside_another_word(words, said):
    """Adjectives move by rank; alone, or after another has moved, they stay behind."""
    assert said == french.forms(name(*words)).name


@pytest.mark.rule("MED-NAME-07", "MED-NAME-16")
def test_the_order_drawn_changes_nothing_but_two_complements_of_a_sort():
    """Whatever was drawn first, the order of adjectives is the same."""
    for noun in (12, 15, 31):
        for one, _ in ADJECTIVES:
            for other in (1, 3, 12, 18, 19, 24, 37, 44, 65, 72):
                if one != other:
                    there = french.forms(name(noun, one, other))
                    assert there == french.forms(name(noun, other, one))


@pytest.mark.rule("MED-NAME-16")
def test_added_words_of_another_class_come_last_in_the_group():
    """Distance and duration have no place of their own after the noun."""
    far = {"ms": "reculé", "fs": "reculée", "mp": "reculés", "fp": "reculées"}
    far |= {"pos": "after", "class": "distance"}
    lists = with_own(qualifiers=[far])
    said = french.forms(
        Name(lists.nouns[11], (lists.qualifiers[-1], lists.qualifiers[68]))
    )
    assert said.name == "Forêt infernale et reculée"


@pytest.mark.rule("MED-NAME-17")
def test_what_befell_a_place_closes_the_group():
    """The past event follows epithets and matter, and precedes other complements."""
    assert french.forms(name(31, 19, 37)).name == "Tour noire abandonnée"
    assert french.forms(name(26, 19, 44)).name == "Mines de fer abandonnées"
    assert french.forms(name(4, 114, 18)).name == "Vallée perdue des ancêtres"
    assert french.forms(name(27, 19, 18)).name == "Cité perdue et abandonnée"


@pytest.mark.rule("MED-NAME-19")
def test_two_complements_stand_by_sort_then_as_drawn():
    """Matter comes first; two of one sort are joined, each with its own preposition."""
    assert french.forms(name(31, 89, 44)).name == "Tour de fer du dragon"
    assert french.forms(name(31, 59, 44)).name == "Tour de glace et de fer"
    assert french.forms(name(31, 44, 59)).name == "Tour de fer et de glace"
    assert french.forms(name(6, 28, 71)).name == "Désert des étoiles et de l'ours"


@pytest.mark.rule("MED-NAME-22")
@pytest.mark.parametrize(
    ("word", "gender", "flag", "the", "of"),
    [
        ("hospice", "m", None, "l'hospice", "de l'hospice"),
        ("hameau", "m", False, "le hameau", "du hameau"),
        ("oasis", "f", None, "l'oasis", "de l'oasis"),
        ("yourte", "f", None, "la yourte", "de la yourte"),
        ("yeuse", "f", True, "l'yeuse", "de l'yeuse"),
        ("étang", "m", None, "l'étang", "de l'étang"),
    ],
)
def test_a_word_in_h_or_y_says_whether_it_elides(word, gender, flag, the, of):
    """An h is mute and a y does not elide, unless the word is marked otherwise."""
    row = {"fr": word, "gender": gender, "number": "s"}
    if flag is not None:
        row["elides"] = flag
    lists = with_own(row)
    said = french.forms(Name(lists.nouns[-1], (lists.qualifiers[30],)))
    assert (f"{the} rouge", f"{of} rouge") == (said.in_sentence, said.of)


@pytest.mark.rule("MED-NAME-15", "MED-NAME-16")
def test_each_adjective_is_on_one_side_of_the_noun():
    """One of them by rank at most, and none of those that always follow."""
    for _, one in ADJECTIVES:
        front, behind = french.sides((one,))
        assert (front, behind) == (([one], []) if one.before else ([], [one]))
        for _, other in ADJECTIVES:
            if one == other:
                continue
            front, behind = french.sides((one, other))
            assert {one, other} == {*front, *behind}
            assert len(front) + len(behind) == 2
            always = {word for word in (one, other) if word.before}
            assert always <= set(front)
            moved = [word for word in front if not word.before]
            assert all(word.front for word in moved)
            assert len(moved) <= (not always)
            ranks = sorted(word.front for word in (one, other) if word.front)
            if ranks and not always:
                assert [word.front for word in moved] == ranks[:1]


@pytest.mark.rule("MED-NAME-22")
def test_no_printed_word_in_h_or_y_needs_an_article():
    """Nouns and adjectives begin with other letters; complements have an article."""
    first = {noun.fr[0] for noun in PRINTED.nouns}
    first |= {adjective.fr[0] for _, adjective in ADJECTIVES}
    assert set() == first & set("hy")
    assert PRINTED.qualifiers[81].fr == "de la hyène"
