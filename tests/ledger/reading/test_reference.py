"""The rules reference: complete, in both languages, and true to the rules' code."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from commands.texts.reference import LANGUAGES, PHASES, areas, said
from ledger import rules
from ledger.errors import Refused
from ledger.reading import reference
from ledger.rules.settings import settings

HOME = Path(rules.__file__).parent
GAME = "medfan"

# How many rules each chapter has; they are numbered from 01 without a gap.
CHAPTERS = {
    "MED-WIN": 8,
    "MED-ARMY": 20,
    "MED-TERR": 47,
    "MED-NAME": 25,
    "MED-OBJ": 16,
    "MED-BATTLE": 34,
    "MED-LENGTH": 6,
    "MED-SEQ": 6,
    "MED-SPOILS": 10,
    "MED-SURV": 11,
    "MED-INC": 19,
    "MED-SHOP": 11,
    "MED-ADV": 10,
    "MED-CREDIT": 1,
}
RULINGS = {
    "MED-INC": 13,
    "MED-SPOILS": 5,
    "MED-SURV": 4,
    "MED-TERR": 8,
    "MED-OBJ": 10,
    "MED-ARMY": 5,
    "MED-BATTLE": 11,
    "MED-LENGTH": 2,
    "MED-SHOP": 4,
    "MED-ADV": 3,
    "MED-NAME": 5,
    "MED-WIN": 4,
}
RULE = re.compile(r"MED-([A-Z]+-)?[A-Z]+-\d+")


def known():
    """All rules and rulings of the game."""
    return reference.reference(GAME)


def of_kind(kind):
    """The rules, or the rulings."""
    return [rule for rule in known().values() if rule.kind == kind]


def test_every_numbered_rule_stands_in_its_chapter():
    """224 rules, each chapter numbered from 01 on, in printed order."""
    numbered = [
        f"{a}-{n:02}" for a, most in CHAPTERS.items() for n in range(1, most + 1)
    ]
    assert len(numbered) == 224
    assert [rule.id for rule in of_kind("rule")] == numbered
    assert Counter(rule.area for rule in of_kind("rule")) == CHAPTERS
    assert reference.areas(known()) == list(CHAPTERS)


def test_every_ruling_stands_in_its_chapter():
    """74 rulings, numbered from 1 on, each about a rule that there is."""
    numbered = {
        f"MED-AMB-{area.removeprefix('MED-')}-{n}"
        for area, most in RULINGS.items()
        for n in range(1, most + 1)
    }
    assert len(numbered) == 74
    assert {rule.id for rule in of_kind("ruling")} == numbered
    assert Counter(rule.area for rule in of_kind("ruling")) == RULINGS


def test_rules_and_rulings_name_each_other():
    """A ruling stands with each rule it is about, and nowhere else."""
    down = {(rule.id, one) for rule in of_kind("rule") for one in rule.rulings}
    up = {(one, rule.id) for rule in of_kind("ruling") for one in rule.rules}
    assert down == up
    assert all(rule.rules for rule in of_kind("ruling"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_each_language(lang):
    """Title and text for each; rulings say what holds, and what else may."""
    told = said(GAME, lang)
    assert list(told) == list(known())
    assert list(areas(GAME, lang)) == list(CHAPTERS)
    for key, rule in known().items():
        parts = ["title", "text"]
        if rule.kind == "ruling":
            parts += ["default", "instead"] if rule.house_rules else ["default"]
        assert list(told[key]) == parts, key
        assert all(text.strip() == text for text in told[key].values()), key
        assert all(text for text in told[key].values()), key
        assert told[key]["text"][-1] in ".?", key
        assert len(told[key]["text"]) <= 300, key


def test_no_text_is_a_copy_of_the_other_language():
    """What is said in French is not what is said in English."""
    english, french = (said(GAME, lang) for lang in LANGUAGES)
    copies = [key for key in english if english[key]["text"] == french[key]["text"]]
    assert copies == []


def test_no_two_rules_have_the_same_title():
    """A list of titles tells them apart."""
    for lang in LANGUAGES:
        titles = Counter(told["title"] for told in said(GAME, lang).values())
        doubles = {title for title, many in titles.items() if many > 1}
        assert doubles == set()


def test_french_is_set_as_the_french_set_it():
    """Curly apostrophes, and no plain space before : ; ? ! % # or inside « »."""
    texts = [text for told in said(GAME, "fr").values() for text in told.values()]
    wrong = re.compile(r"'| [:;?!%#»]|« |[^\u00a0\u202f][;?!%»]|\w[:#]")
    assert [text for text in texts if wrong.search(text)] == []


def test_every_rule_says_when_it_is_needed():
    """Each phase has a name, and each is used."""
    assert {rule.phase for rule in known().values()} == set(PHASES)


def test_a_rule_stands_in_print_or_follows_from_it():
    """Each has a line of the source, or is marked as derived."""
    lost = [r.id for r in of_kind("rule") if not (r.lines or r.derived)]
    # Said once for all in the tables that the rule sums up.
    assert lost == ["MED-BATTLE-33"]


def test_every_house_rule_of_the_game_changes_a_rule():
    """All keys of settings.toml stand in the reference, and no others."""
    text = (HOME / GAME / "settings.toml").read_text("utf-8")
    used = {key for rule in known().values() for key in rule.house_rules}
    assert used == set(tomllib.loads(text))
    assert used <= set(settings(GAME))


def test_a_rule_has_the_house_rules_of_its_rulings():
    """Whoever looks a rule up sees every key that changes it."""
    for rule in of_kind("rule"):
        keys = {k for one in rule.rulings for k in known()[one].house_rules}
        assert keys <= set(rule.house_rules), rule.id


def test_every_rule_that_the_code_names_can_be_looked_up():
    """Refusals, warnings and reasons name rules of the reference."""
    named = {
        (file.name, node.value)
        for file in sorted((HOME / GAME).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and RULE.fullmatch(node.value)
    }
    assert len(named) > 20
    assert {name for name in named if name[1] not in known()} == set()


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("MED-INC-04", "MED-INC-04"),
        ("med-inc-4", "MED-INC-04"),
        ("inc-04", "MED-INC-04"),
        ("INC-4", "MED-INC-04"),
        ("amb-inc-1", "MED-AMB-INC-1"),
        ("MED-AMB-INC-11", "MED-AMB-INC-11"),
        ("MED-INC-99", None),
        ("INC", None),
        ("", None),
        ("-", None),
    ],
)
def test_an_id_may_be_typed_as_people_type(typed, key):
    """In any case, without the game and without the zero."""
    assert reference.meant(typed, known()) == key


def test_a_chapter_or_a_whole_game_can_be_asked_for():
    """MED-INC and inc are the chapter, MED is everything; another is refused."""
    chapter = reference.of_area(known(), "MED-INC")
    assert len(chapter) == CHAPTERS["MED-INC"] + RULINGS["MED-INC"]
    assert reference.of_area(known(), "inc") == chapter
    assert reference.of_area(known(), "MED") == known()
    with pytest.raises(Refused) as refused:
        reference.of_area(known(), "MED-INCO")
    assert refused.value.facts["near"][0] == "MED-INC"


def test_a_game_without_numbered_rules_has_an_empty_reference():
    """The free game has house rules, and nothing to look up."""
    assert reference.reference("free") == {}
    assert said("free", "en") == {}


SAID = {
    "A-1": [("Wasteland", "It yields nothing."), ("Étendues Dévastées", "Rien.")],
    "A-2": [("Mine", "It becomes a wasteland."), ("Mine", "Elle est détruite.")],
}


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("wasteland", ["A-1", "A-2"]),
        ("ETENDUES devastees", ["A-1"]),
        ("detruite", ["A-2"]),
        ("a-2", ["A-2"]),
        ("nothing rien", []),
        ("becomes mine", ["A-2"]),
        ("zzz", []),
    ],
)
def test_all_words_are_looked_for_in_one_language(text, keys):
    """Without case and accents; titles before texts."""
    assert reference.search(text, SAID) == keys
