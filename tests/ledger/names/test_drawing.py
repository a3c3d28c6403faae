"""Drawing of names: the dice, words drawn again, words that are kept."""

from __future__ import annotations

from itertools import product

import pytest

from ledger.errors import Refused
from ledger.names import english, french
from ledger.names.added import extended
from ledger.names.clashes import clashes
from ledger.names.drawing import Manner, Wish, draw, every
from ledger.names.repeats import Taken
from ledger.names.words import PRINTED, Adjective, Complement
from ledger.questions import Missing
from tests.ledger.names import naive
from tests.ledger.names.playing import drawn, name, places, seeded, typed


@pytest.fixture(scope="module")
def many():
    """Ten thousand seeded names in a campaign that has some already."""
    in_use = [french.forms(drawn(seeded(n))).name for n in range(200)]
    table, taken = seeded(7), Taken(in_use)
    return in_use, [
        draw(table, PRINTED, Wish(), Manner(), taken) for _ in range(10_000)
    ]


@pytest.mark.rule("MED-NAME-01", "MED-NAME-02")
def test_drawn_names_have_one_noun_and_one_or_two_qualifiers(many):
    """One and two qualifiers are about equally frequent."""
    counts = [len(found.qualifiers) for found in many[1]]
    assert {1, 2} == set(counts)
    # There are fewer one-word names, so that more of them are taken and drawn again.
    assert 0.25 < counts.count(1) / 10_000 < 0.55
    assert {noun.n for noun in PRINTED.nouns} == {found.noun.n for found in many[1]}


@pytest.mark.rule("MED-NAME-13", "MED-NAME-14", "MED-NAME-20")
def test_no_drawn_name_is_a_double_clashes_or_is_in_use(many):
    """Drawn names differ from each other and from the campaign's, in any order."""
    in_use, found = many
    keys = {(places(n)[0], frozenset(places(n)[1:])) for n in found}
    assert len(keys) == 10_000
    for grammar in (french, english):
        assert len({grammar.forms(n).name for n in found}) == 10_000
    assert set() == set(in_use) & {french.forms(n).name for n in found}
    assert all(len(set(n.qualifiers)) == len(n.qualifiers) for n in found)
    assert [n for n in found if clashes(n)] == []


@pytest.mark.rule("MED-NAME-05", "MED-NAME-08", "MED-NAME-09", "MED-NAME-22")
def test_no_french_reader_stumbles_over_a_drawn_name(many):
    """Agreement, elision, contraction and capitals follow school grammar."""
    for found in many[1]:
        said = french.forms(found)
        for text in said:
            assert naive.stumbles(text) == [], text
        assert said.name[0].isupper()
        assert said.name[1:] == said.name[1:].lower()
        assert said.in_sentence.endswith(said.name[0].lower() + said.name[1:])
        gender, number = found.noun.agreement
        words = said.name.casefold().split()
        for qualifier in found.qualifiers:
            if isinstance(qualifier, Adjective):
                assert naive.form(qualifier.fr, gender, number) in words
            else:
                assert f" {qualifier.fr}" in said.name
        assert len(said.name) <= 80


@pytest.mark.rule("MED-NAME-11", "MED-NAME-25")
def test_no_english_reader_stumbles_over_a_drawn_name(many):
    """Every word has a capital, except "of", "the" and "and"."""
    for found in many[1]:
        said = english.forms(found)
        small = {word for word in said.name.split() if word[0].islower()}
        assert small <= {"of", "the", "and"}
        assert f"the {said.name}" == said.in_sentence
        assert f"of the {said.name}" == said.of
        assert said.name.count(" of ") <= 1


@pytest.mark.rule("MED-NAME-20")
def test_as_many_names_can_be_drawn_as_the_lists_allow():
    """There are 5,207 names with one qualifier, and 326,864 with two."""
    one = list(every(PRINTED, Wish(many=1), Manner()))
    assert (len(one), sum(not clashes(n) for n in one)) == (5289, 5207)
    two = sum(not clashes(n) for n in every(PRINTED, Wish(many=2), Manner()))
    assert two == 326_864


@pytest.mark.rule("MED-NAME-12")
def test_one_die_a_word_by_default():
    """Dice are for the noun, the number of qualifiers, and each of them."""
    assert places(drawn(typed("12 3 37"))) == (12, 37)
    assert places(drawn(typed("12 4 37 72"))) == (12, 37, 72)
    table = typed("12 4 37 72")
    drawn(table)
    assert [throw.die for throw in table.throws] == ["d41", "d6", "d130", "d130"]
    assert [throw.why for throw in table.throws] == [
        "names.noun",
        "names.count",
        "names.qualifier",
        "names.qualifier",
    ]


@pytest.mark.rule("MED-NAME-12")
@pytest.mark.ruling("MED-AMB-NAME-1")
def test_three_dice_of_six_reach_every_noun_and_every_qualifier():
    """The place is 36 (a-1) + 6 (b-1) + c; after the last whole round, a reroll."""
    for number, faces in enumerate(product(range(1, 7), repeat=3), 1):
        rolled = " ".join(map(str, faces))
        noun = (number - 1) % 41 + 1 if number <= 205 else 2
        again = "" if number <= 205 else "1 1 2"
        found = drawn(typed(f"{rolled} {again} 1 1 1 1"), by_dice=True)
        assert (noun, 1) == places(found)
        again = "" if number <= 130 else "1 1 2"
        found = drawn(typed(f"1 1 1 1 {rolled} {again}"), by_dice=True)
        assert found.qualifiers == (
            PRINTED.qualifiers[(number if not again else 2) - 1],
        )


def test_four_dice_reach_a_list_that_three_do_not():
    """A table's own words may make the list longer than 216."""
    rows = [{"fr": f"de bois {'x' * n}"} for n in range(1, 17)]
    rows += [{"fr": f"de fer {'x' * n}"} for n in range(1, 17)]
    rows += [{"fr": f"du roi {'x' * n}"} for n in range(1, 17)]
    rows += [{"fr": f"du duc {'x' * n}"} for n in range(1, 17)]
    rows += [{"fr": f"d'or {'x' * n}"} for n in range(1, 18)]
    rows += [{"fr": f"du bey {'x' * n}"} for n in range(1, 17)]
    lists, faults = extended(PRINTED, [], rows)
    assert (faults, len(lists.qualifiers)) == ([], 227)
    table = typed("1 1 1 1 2 1 1 1")
    assert places(drawn(table, lists=lists, by_dice=True)) == (1, 217)
    assert [len(throw.faces) for throw in table.throws] == [3, 1, 4]


@pytest.mark.rule("MED-NAME-02")
@pytest.mark.ruling("MED-AMB-NAME-2")
@pytest.mark.parametrize(("rule", "dice"), [("one", "12 37"), ("two", "12 37 72")])
def test_a_house_rule_spares_the_die_for_their_number(rule, dice):
    """The house rule says always one, or always two."""
    found = drawn(typed(dice), qualifier_count=rule)
    assert len(dice.split()) == len(places(found))


@pytest.mark.rule("MED-NAME-02")
@pytest.mark.ruling("MED-AMB-NAME-2")
@pytest.mark.parametrize("face", range(1, 7))
def test_one_to_three_means_one_qualifier(face):
    """Four to six mean two."""
    found = drawn(typed(f"12 {face} 37" + (" 72" if face > 3 else "")))
    assert (1 if face <= 3 else 2) == len(found.qualifiers)


@pytest.mark.rule("MED-NAME-02")
@pytest.mark.parametrize("many", [0, 3])
def test_no_name_has_none_or_three(many):
    """The rule refuses any other number."""
    with pytest.raises(Refused) as refused:
        Wish(many=many).checked()
    assert (refused.value.code, refused.value.rule) == ("rule", "MED-NAME-02")
    assert refused.value.facts == {"count": many, "most": 2}
    two = tuple(PRINTED.qualifiers[:2])
    with pytest.raises(Refused) as fewer:
        Wish(qualifiers=two, many=1).checked()
    assert (fewer.value.key, fewer.value.rule) == ("names.fewer", "MED-NAME-02")
    assert Wish(qualifiers=two, many=2).checked().many == 2


@pytest.mark.rule("MED-NAME-13")
def test_the_same_qualifier_rolled_twice_is_rolled_again():
    """Only the second one is rerolled, even if it is printed twice."""
    assert places(drawn(typed("10 5 37 37 72"))) == (10, 37, 72)
    assert places(drawn(typed("10 5 21 117 72"))) == (10, 21, 72)


@pytest.mark.rule("MED-NAME-14")
@pytest.mark.parametrize(
    "used", ["Tour du loup et du corbeau", "la tour du CORBEAU et du loup"]
)
def test_a_name_in_use_is_drawn_again_whole(used):
    """Neither the order of its words nor the source of the dice matters."""
    table = typed("31 5 72 79 12 1 37")
    assert places(drawn(table, in_use=[used])) == (12, 37)


@pytest.mark.rule("MED-NAME-14")
def test_a_name_in_use_in_the_other_language_is_in_use():
    """The Black Forest means the Forêt noire."""
    assert places(drawn(typed("12 1 37 12 1 38"), in_use=["Black Forest"])) == (12, 38)


@pytest.mark.rule("MED-NAME-20")
def test_the_tool_draws_a_name_with_a_clash_again_whole():
    """Some of many seeds lead to a clash, and then draw another noun, too."""
    tables = [seeded(seed) for seed in range(300)]
    for table in tables:
        assert clashes(drawn(table)) == []
    nouns = [sum(t.why == "names.noun" for t in table.throws) for table in tables]
    assert {1, 2} <= set(nouns)


@pytest.mark.rule("MED-NAME-21")
@pytest.mark.ruling("MED-AMB-NAME-3")
def test_what_a_persons_dice_show_stands():
    """Great and little, or a tower rich in game, are a matter of taste, and kept."""
    assert places(drawn(typed("32 4 1 2"))) == (32, 1, 2)
    assert places(drawn(typed("31 1 7"))) == (31, 7)
    assert places(drawn(typed("38 1 116"))) == (38, 116)


@pytest.mark.rule("MED-NAME-21")
def test_a_house_rule_rolls_contradictory_dice_again():
    """Only the jarring qualifier is rerolled; matters of taste are kept."""
    rule = {"contradictory_names": "reroll"}
    assert places(drawn(typed("32 4 1 2 72"), **rule)) == (32, 1, 72)
    assert places(drawn(typed("38 1 116 72"), **rule)) == (38, 72)
    assert places(drawn(typed("31 1 7"), **rule)) == (31, 7)


@pytest.mark.rule("MED-NAME-12", "MED-NAME-20", "MED-NAME-21")
def test_what_is_given_by_hand_stays_and_the_rest_is_drawn():
    """A drawn word never jars with a given one, but two given ones may."""
    wish = Wish(PRINTED.nouns[37], (PRINTED.qualifiers[0],), 2)
    for seed in range(150):
        found = drawn(seeded(seed), wish=wish)
        assert places(found)[:2] == (38, 1)
        assert clashes(found) == []
    assert places(drawn(seeded(), wish=Wish(*name(32, 1, 2)))) == (32, 1, 2)


@pytest.mark.rule("MED-NAME-21")
def test_two_given_words_may_jar_beside_a_drawn_one():
    """Great and little were wanted: only the noun is drawn, and suits both."""
    wish = Wish(qualifiers=PRINTED.qualifiers[:2])
    for seed in range(60):
        found = drawn(seeded(seed), wish=wish)
        assert places(found)[1:] == (1, 2)
        assert found.noun.n not in (40, 41)  # no little sands, no little snows


def test_the_dice_that_are_missing_are_asked_for():
    """No dice are rolled behind a person's back."""
    with pytest.raises(Missing) as missing:
        drawn(typed("12 5 37"))
    assert missing.value.question[1:4:2] == ("names.qualifier", 1)


@pytest.mark.rule("MED-NAME-14")
def test_when_few_names_are_left_one_of_them_is_drawn():
    """The last name is still found; after that there is none."""
    table, taken = seeded(), Taken()
    wish = Wish(noun=PRINTED.nouns[40], many=1)
    fit = [n for n in every(PRINTED, wish, Manner()) if not clashes(n)]
    found = {places(draw(table, PRINTED, wish, Manner(), taken)) for _ in fit}
    assert {places(n) for n in fit} == found
    with pytest.raises(Refused) as refused:
        draw(table, PRINTED, wish, Manner(), taken)
    assert refused.value.code == "out_of_stock"


def test_every_word_comes_up():
    """Each noun and each qualifier occurs, complements and adjectives alike."""
    table = seeded(3)
    found = [drawn(table) for _ in range(4_000)]
    words = {qualifier for n in found for qualifier in n.qualifiers}
    assert set(PRINTED.qualifiers) == words
    assert any(isinstance(word, Complement) for word in words)
