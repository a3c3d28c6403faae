"""Words of the Med-Fan rules, typed as shown; the nearest are suggested."""

from __future__ import annotations

import pytest

from commands.texts import Words, registry
from commands.texts.vocabulary import meant, vocabulary
from tests.face import ask, intendant

KINDS = [kind for one in registry.each("vocabulary") for kind in one.VOCABULARIES]
FRENCH, ENGLISH = Words("fr"), Words("en")
POSITION = """\
game = "medfan"
players = ["Hélène", "Bo"]
[money]
"Hélène" = 300
[[territory]]
name = "Tour"
owner = "Hélène"
capability = "council_of_archmages"
[[figure]]
name = "Axa"
player = "Hélène"
kind = "hero"
cost = 60
"""


@pytest.fixture
def table(here):
    """A French campaign."""
    (here / "p.toml").write_text(POSITION, "utf-8")
    ask("new", "c.db", "--from", "p.toml", "--campaign-lang", "fr")


@pytest.mark.parametrize("kind", KINDS)
def test_every_word_is_understood_in_either_language(kind):
    """Words are understood as shown, without accents, or as codes; others stay."""
    for code, text in vocabulary(kind).items():
        for words in (FRENCH, ENGLISH):
            said = words.say(text)
            assert [meant(kind, w) for w in (code, said, said.upper())] == [code] * 3
    assert meant(kind, "xyzzy") == "xyzzy"


def test_a_whole_evening_is_typed_in_french(table):
    """Every command of the game takes the words that it shows."""
    told = ask(
        *("medfan", "prepare", "Hélène", "Bo", "--scenario", "sauvetage"),
        *("--objective", "Hélène:tout ou rien", "--objective", "Bo:expansion"),
    )
    assert (told["scenario"], told["objectives"][0]["objective"]) == (
        "rescue",
        "all_or_nothing",
    )
    names = [FRENCH.say(vocabulary("role")[r]) for r in ("healer", "standard_bearer")]
    words = "--kind", "héros", "--role", ",".join(names), "--cost", "50"
    told = ask("medfan", "recruit", "Hélène", "Odon", *words)
    assert (told["kind"], told["roles"]) == ("hero", ["healer", "standard_bearer"])
    assert ask("medfan", "card", "La gemme maudite")["id"] == "cursed_gem"
    won = ask("medfan", "score", "sauvetage", "--prisoner", "libre et vivant")
    assert won["winner"] == "attacker"
    won = ask("medfan", "score", "la gemme maudite", "--gem", "ligne médiane")
    assert won["winner"] == "draw"
    counted = ("--attacker", "Hélène,Tués=40+35", "--defender", "Bo")
    told = ask("medfan", "score", "bataille rangée", *counted)
    assert told["sides"][0]["counted"] == {"killed": 75}
    sides = ("--winner", "Bo", "--attacker", "Hélène", "--defender", "Bo")
    aims = ("--objective", "Hélène:Invasion", "--until", "BUTIN")
    told = ask("medfan", "after", *sides, *aims)
    assert told["next"] == "survival"
    ask("medfan", "after")
    benefit = FRENCH.say(vocabulary("benefit")["three_more_spells_per_mage"])
    words = ("medfan", "council", "Hélène", benefit)
    assert ask(*words)["benefit"] == "three_more_spells_per_mage"
    better = ("--kind", "aptitude", "--cost", "10", "--ruling", "convenu")
    told = ask("medfan", "improve", "Hélène", "Axa", "mêlée", *better)
    assert (told["stat"], told["kind"]) == ("melee", "ability")


@pytest.mark.parametrize("typed", ["Académie Militaire", "academie militaire"])
def test_a_choice_is_answered_by_what_is_shown(here, typed):
    """French and English words are accepted, and so is the code."""
    words = ("medfan", "capability", "--dice", "1 5", "--choose")
    assert ask(*words, f"capability={typed}")["id"] == "military_academy"
    assert ask(*words, "capability=Military Academy")["id"] == "military_academy"
    said = intendant(*words, "capability=académie", "--lang", "fr").err
    assert said.endswith("vouliez-vous dire Académie Militaire\u202f?\n")
    owned = ("medfan", "capability", "--owned", "camp mercenaire", "--dice", "4 1")
    assert intendant(*owned, "--json").status == 0


@pytest.mark.parametrize(
    ("words", "near"),
    [
        ("recruit Hélène Zoé --kind hérot --cost 5", "héros"),
        ("recruit Hélène Zoé --kind héros --role guérisseuse --cost 5", "guérisseur"),
        ("prepare Hélène Bo --scenario sauvetag", "Sauvetage"),
        ("prepare Hélène Bo --objective Hélène:pilage", "Pillage"),
        ("improve Hélène Axa défens --cost 5", "Défense"),
        ("card percé", "Percée"),
    ],
)
def test_a_slip_is_answered_in_the_language_of_the_answer(table, words, near):
    """Only near words are shown, in the reader's form."""
    said = intendant("medfan", *words.split()).err
    assert f"conseil\u00a0: vouliez-vous dire {near}" in said


def test_where_nothing_is_near_all_that_there_is_is_told(table):
    """The hint does not ask whether all of them were meant."""
    role = ("recruit", "Hélène", "Zoé", "--kind", "hero", "--role", "q", "--cost", "5")
    said = intendant("medfan", *role, "--lang", "en").err
    assert said.endswith(
        "hint: possible: general, chief, healer, standard-bearer or mage\n"
    )
    said = intendant("medfan", "improve", "Hélène", "Axa", "q", "--cost", "5").err
    assert "choix possibles\u00a0: Déplacement, Mêlée" in said


def test_words_are_looked_at_before_conditions(table):
    """Neither the missing territory nor the price hides a slip."""
    for words in (
        ("improve", "Hélène", "Axa", "wings", "--cost", "5"),
        ("item", "Hélène", "Axa", "wings", "--cost", "5"),
        ("recruit", "Hélène", "Zoé", "--kind", "wings", "--cost", "99999"),
    ):
        refused = intendant("medfan", *words, "--json").refusal
        assert (refused["code"], "wings" in refused["message"]) == ("usage", True)


@pytest.mark.parametrize(
    ("lang", "hint"), [("fr", "vos propres mots"), ("en", "did you mean Mountain?")]
)
def test_a_noun_is_looked_for_in_the_language_of_the_answer_first(here, lang, hint):
    """“Machin” looks a little like an English noun, but like no French one."""
    said = intendant("names", "--noun", "machin", "--lang", lang, "--json")
    assert hint in said.refusal["hint"]


@pytest.mark.parametrize(
    "words",
    [
        "medfan card 7",
        "medfan odds survival 1",
        "medfan length --turn 5 --dice 5",
        "medfan survival 1 --dice 2",
    ],
)
def test_what_needs_no_campaign_speaks_the_language_of_the_one_that_is_here(
    table, monkeypatch, words
):
    """Alone or in a script, `--lang` and the environment take precedence."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    alone = intendant(*words.split()).out
    assert alone == intendant("run", "-", stdin=words).out
    assert alone == intendant(*words.split(), "--lang", "fr").out
    english = intendant(*words.split(), "--lang", "en").out
    assert alone != english
    monkeypatch.setenv("INTENDANT_LANG", "en")
    assert english == intendant(*words.split()).out
