"""Names, numbers and lists, as the sentences of each language require."""

from __future__ import annotations

import doctest

import pytest

from commands.texts import articles, landnames, phrases
from commands.texts.phrases import filled, phrased


def fr(text, **facts):
    """A French sentence as in the catalogue."""
    return text.format(**{key: phrased(fact, "fr") for key, fact in facts.items()})


def en(text, **facts):
    """An English sentence."""
    return text.format(**{key: phrased(fact, "en") for key, fact in facts.items()})


def test_the_examples_of_phrases_hold():
    """The examples in the docstrings are correct."""
    assert doctest.testmod(phrases).failed == 0
    assert doctest.testmod(articles).failed == 0
    assert doctest.testmod(landnames).failed == 0


NAMES = [
    ("Anne", "d’Anne", "à Anne"),
    ("Bruno", "de Bruno", "à Bruno"),
    ("Émile", "d’Émile", "à Émile"),
    ("Œdipe", "d’Œdipe", "à Œdipe"),
    ("Ælis", "d’Ælis", "à Ælis"),
    ("Hélène", "d’Hélène", "à Hélène"),
    ("Hameau", "de Hameau", "à Hameau"),
    ("Hautecombe", "de Hautecombe", "à Hautecombe"),
    ("Héron", "de Héron", "à Héron"),
    ("Yves", "d’Yves", "à Yves"),
    ("Ysolde", "d’Ysolde", "à Ysolde"),
    ("Yann", "de Yann", "à Yann"),
    ("Y", "de Y", "à Y"),
    ("Onze", "de Onze", "à Onze"),
    ("8e compagnie", "de 8e compagnie", "à 8e compagnie"),
    ("Le Mans", "du Mans", "au Mans"),
    ("le Borgne", "du Borgne", "au Borgne"),
    ("Les Essarts", "des Essarts", "aux Essarts"),
    ("La Salle", "de La Salle", "à La Salle"),
    ("L’Épervier", "de L’Épervier", "à L’Épervier"),
    ("Lestrange", "de Lestrange", "à Lestrange"),
    ("Le", "de Le", "à Le"),
    ("bank", "de la banque", "à la banque"),
    ("[red]", "de [red]", "à [red]"),
]


def test_a_preposition_stands_before_each_name_of_a_french_list():
    """English uses it only once."""
    names = ["Anne", "Le Gué", "Bruno"]
    told = (fr("{n:of}", n=names), fr("{n:to}", n=names[1:]), en("{n:of}", n=names))
    assert told == (
        "d’Anne, du Gué et de Bruno",
        "au Gué et à Bruno",
        "of Anne, Le Gué and Bruno",
    )


PEOPLE = [
    ("Le Comte", "Le Comte gagne : victoire du Comte, pour le Comte, au Comte"),
    ("les Nains", "Les Nains gagne : victoire des Nains, pour les Nains, aux Nains"),
    ("La Horde", "La Horde gagne : victoire de la Horde, pour la Horde, à la Horde"),
    ("L'Empire", "L’Empire gagne : victoire de l’Empire, pour l’Empire, à l’Empire"),
    ("Anne", "Anne gagne : victoire d’Anne, pour Anne, à Anne"),
]


@pytest.mark.parametrize(("name", "said"), PEOPLE)
def test_the_article_of_a_player_or_side_is_small_inside_a_sentence(name, said):
    """The article has a capital at the beginning of a sentence, without any mark."""
    text = "{side} gagne : victoire {side:of}, pour {side}, {side:to}"
    assert said == filled(text, {"side": name}, "fr")


LANDS = [
    ("Mines de fer", "Les Mines de fer paient : grâce aux Mines de fer"),
    ("L'Île", "L’Île paie : grâce à l’Île"),
    (
        "Bois sombre (Casino)",
        "Le Bois sombre (Casino) paie : grâce au Bois sombre (Casino)",
    ),
    ("Vaux", "Vaux paie : grâce à Vaux"),
]


@pytest.mark.parametrize(("name", "said"), LANDS)
def test_a_territory_has_its_article_in_a_sentence(name, said):
    """A name like those that are drawn has its noun’s, and its verb the right number."""
    text = "{land} {land:paie|paient} : grâce {land:to}"
    assert said == filled(text, {"land": name}, "fr")


def test_a_territory_has_an_english_article_too():
    """One in quotes or to be typed stays as it is."""
    text = "{land} {land:is|are} found; `why {land}`, “{land}”"
    said = "The Iron Mines are found; `why Iron Mines`, “Iron Mines”"
    assert said == filled(text, {"land": "Iron Mines"}, "en")


def test_the_article_of_a_place_is_its_own():
    """À La Salle stays, unlike à la Horde; typed or quoted texts are unchanged."""
    facts = {"village": "La Salle", "player": "La Horde"}
    text = "{player} de {village} ({player}) : `can {player}`, « {player} »"
    assert filled(text, facts, "fr") == (
        "La Horde de La Salle (la Horde) : `can La Horde`, « La Horde »"
    )


OWNERS = [
    ("Anne", "Anne’s; Anne’s"),
    ("Charles", "Charles’s; Charles’s"),
    ("The Rangers", "The Rangers’; the Rangers’"),
    ("bank", "The bank’s; the bank’s"),
    (["Anne", "The Rangers"], "Anne and the Rangers’; Anne and the Rangers’"),
]


@pytest.mark.parametrize(("names", "said"), OWNERS)
def test_english_has_a_possessive(names, said):
    """One name or several may have it, at the beginning of a sentence and within it."""
    text = "{player:subject’s}; {player:’s}"
    assert said == filled(text, {"player": names}, "en")
    assert filled("{village:’s}", {"village": "La Salle"}, "en") == "La Salle’s"


def test_articles_of_several_and_of_english_names():
    """In a list only the first begins the sentence; English knows The."""
    facts = {"players": ["Les Nains", "Le Comte", "Bruno"]}
    assert filled("{players} : {players:of}, {players}", facts, "fr") == (
        "Les Nains, le Comte et Bruno : des Nains, du Comte et de Bruno, "
        "les Nains, le Comte et Bruno"
    )
    facts = {"side": "The Company"}
    assert filled("{side} wins. {side} rests; for {side}, {side:of}", facts, "en") == (
        "The Company wins. The Company rests; for the Company, of the Company"
    )


@pytest.mark.parametrize(("name", "of", "to"), NAMES)
def test_french_names_after_de_and_a(name, of, to):
    """Elision and contraction are as in speech."""
    assert (of, to) == (fr("{n:of}", n=name), fr("{n:to}", n=name))


def test_the_bank_has_its_article():
    """The article is there in a sentence and at its beginning, but not if typed."""
    bank = {"n": "bank"}
    text = "{n:subject}, {n:the}, {n:of}, {n:to}, {n}"
    assert en(text, **bank) == "The bank, the bank, of the bank, to the bank, bank"
    assert fr(text, **bank) == ("La banque, la banque, de la banque, à la banque, bank")


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [
        (0, "0 faults", "0 faute"),
        (1, "1 fault", "1 faute"),
        (2, "2 faults", "2 fautes"),
        (-1, "−1 fault", "−1 faute"),
        (1234567, "1,234,567 faults", "1\u202f234\u202f567 fautes"),
    ],
)
def test_words_go_with_their_number(number, english, french):
    """Examples are one fault and two faults; zéro faute and deux fautes."""
    assert en("{n} {n:fault|faults}", n=number) == english
    assert fr("{n} {n:faute|fautes}", n=number) == french


def test_words_go_with_a_list_and_with_les():
    """A list is plural, and so is a name that begins with Les."""
    assert en("{n:entry|entries} {n}", n=[3]) == "entry 3"
    assert en("{n:entry|entries} {n:runs}", n=[9, 3, 4, 5]) == "entries 3–5 and 9"
    assert fr("{n:runs}", n=[3, 4]) == "3 et 4"
    assert fr("{n:or}", n=["a", "b", "c"]) == "a, b ou c"
    assert fr("{n} {n:verse|versent}", n="Les Nains") == "Les Nains versent"
    assert fr("{n} {n:verse|versent}", n="Anne") == "Anne verse"


def test_what_is_added_has_its_sign_and_titles_have_dots_between():
    """Numbers have plus and minus; dots separate names ending with other characters."""
    assert en("{n:signed} {m:signed} {z:signed}", n=5, m=-3, z=0) == "+5 −3 0"
    assert fr("{n:signed}", n=1234) == "+1\u202f234"
    assert en("{titles:dots}", titles=["Help!", "Charge!"]) == "Help! · Charge!"


def test_invisible_signs_become_visible():
    """No value in a sentence can move a cursor."""
    assert en("{n} {m}", n="a\x1b[2J", m=["\u202e"]) == "a\\x1b[2J \\u202e"
