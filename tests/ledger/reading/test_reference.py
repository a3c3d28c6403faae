"""The rules reference: complete, in both languages, and true to the rules' code."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from commands.texts.acts import SETTINGS
from commands.texts.reference import LANGUAGES, PHASES, SOURCES, areas, said
from ledger import rules
from ledger.errors import Refused
from ledger.reading import reference
from ledger.rules.settings import settings
from tests.ledger.reading.rulebooks import CHAPTERS, GAPS, IDS, LOST, RULINGS

HOME = Path(rules.__file__).parent
GAMES = ("medfan", "fief")

each_game = pytest.mark.parametrize("game", GAMES)
each_lang = pytest.mark.parametrize("lang", LANGUAGES)


def known(game="medfan"):
    """All rules and rulings of the game."""
    return reference.reference(game)


def of_kind(game, kind):
    """The rules, or the rulings."""
    return [rule for rule in known(game).values() if rule.kind == kind]


def house_rules(game):
    """The keys of the game itself; an extension's are no part of its reference."""
    keys = tomllib.loads((HOME / game / "settings.toml").read_text("utf-8"))
    return [key for key in keys if key.startswith(f"{game}.")]


@each_game
def test_every_chapter_has_its_rules(game):
    """224 and 422 rules, chapter by chapter, in printed order."""
    rules = of_kind(game, "rule")
    assert len(rules) == {"medfan": 224, "fief": 422}[game]
    assert Counter(rule.area for rule in rules) == CHAPTERS[game]
    assert reference.areas(known(game)) == list(CHAPTERS[game])
    assert [rule.id for rule in rules] == sorted(
        (rule.id for rule in rules),
        key=lambda key: (list(CHAPTERS[game]).index(key[:-3]), key),
    )


@each_game
def test_rules_are_numbered_in_their_chapters(game):
    """From 01 on; where the parts of a chapter begin anew, numbers are left out."""
    for area, many in CHAPTERS[game].items():
        last = max(int(r.id[-2:]) for r in of_kind(game, "rule") if r.area == area)
        assert last - many == GAPS.get(area, 0), area
    assert all(rule.id[:-3] == rule.area for rule in of_kind(game, "rule"))


@each_game
def test_every_ruling_stands_in_its_chapter(game):
    """74 and 136 rulings, numbered from 1 on."""
    rulings = of_kind(game, "ruling")
    numbered = {
        "medfan": [
            f"MED-AMB-{area.removeprefix('MED-')}-{n}"
            for area, most in RULINGS["medfan"].items()
            for n in range(1, most + 1)
        ],
        "fief": [f"FIEF-AMB-{n:02}" for n in range(1, 137)],
    }[game]
    assert {rule.id for rule in rulings} == set(numbered)
    assert Counter(rule.area for rule in rulings) == RULINGS[game]


@each_game
def test_rules_and_rulings_name_each_other(game):
    """A ruling stands with each rule it is about, and nowhere else."""
    down = {(rule.id, one) for rule in of_kind(game, "rule") for one in rule.rulings}
    up = {(one, rule.id) for rule in of_kind(game, "ruling") for one in rule.rules}
    assert down == up
    assert all(rule.rules for rule in of_kind(game, "ruling"))


@each_lang
@each_game
def test_everything_is_said_in_each_language(game, lang):
    """Title and text for each; rulings say what holds, and what else may."""
    told = said(game, lang)
    assert list(told) == list(known(game))
    assert list(areas(game, lang)) == list(CHAPTERS[game])
    for key, rule in known(game).items():
        parts = ["title", "text"]
        if rule.kind == "ruling":
            parts += ["default", "instead"] if rule.house_rules else ["default"]
        assert list(told[key]) == parts, key
        assert all(text.strip() == text for text in told[key].values()), key
        assert all(text for text in told[key].values()), key
        assert told[key]["text"][-1] in ".?", key
        assert len(told[key]["text"]) <= 300, key


@each_game
def test_no_text_is_a_copy_of_the_other_language(game):
    """What is said in French is not what is said in English."""
    english, french = (said(game, lang) for lang in LANGUAGES)
    copies = [key for key in english if english[key]["text"] == french[key]["text"]]
    assert copies == []


@each_lang
@each_game
def test_no_two_rules_have_the_same_title(game, lang):
    """A list of titles tells them apart."""
    titles = Counter(told["title"] for told in said(game, lang).values())
    assert {title for title, many in titles.items() if many > 1} == set()


@each_game
def test_french_is_set_as_the_french_set_it(game):
    """Curly apostrophes, and no plain space before : ; ? ! % # or inside « »."""
    texts = [text for told in said(game, "fr").values() for text in told.values()]
    wrong = re.compile(r"'| [:;?!%#»]|« |[^\u00a0\u202f][;?!%»]|\w[:#]")
    assert [text for text in texts if wrong.search(text)] == []


@each_game
def test_every_rule_says_when_it_is_needed(game):
    """Each phase has a name, and each is used."""
    assert {rule.phase for rule in known(game).values()} == set(PHASES[game])


@each_game
def test_a_rule_stands_in_print_or_follows_from_it(game):
    """Each has a place in the source, or is marked as derived."""
    lost = [r.id for r in of_kind(game, "rule") if not (r.lines or r.derived)]
    assert lost == LOST[game]


def test_places_in_print_are_lines_sections_or_sheets():
    """Whatever else stood there would have no words."""
    place = re.compile(r"\d+(-\d+)?|§\d+")
    places = {line for game in GAMES for r in known(game).values() for line in r.lines}
    assert {line for line in places if not place.fullmatch(line)} == set(SOURCES)


@each_game
def test_every_house_rule_of_the_game_changes_a_rule(game):
    """All keys of settings.toml stand in the reference, and no others."""
    used = {key for rule in known(game).values() for key in rule.house_rules}
    assert used == set(house_rules(game))
    assert used <= set(settings(game))


@each_game
def test_every_house_rule_says_what_it_is_about(game):
    """One line for each, no two alike."""
    told = [SETTINGS[key] for key in house_rules(game)]
    assert [line for line in told if len(line) > 110] == []
    assert len(set(told)) == len(told)


@each_game
def test_a_rule_has_the_house_rules_of_its_rulings(game):
    """Whoever looks a rule up sees every key that changes it."""
    for rule in of_kind(game, "rule"):
        keys = {k for one in rule.rulings for k in known(game)[one].house_rules}
        assert keys <= set(rule.house_rules), rule.id


@each_game
def test_every_rule_that_the_code_names_can_be_looked_up(game):
    """Refusals, warnings and reasons name rules of the reference."""
    named = {
        (file.name, node.value)
        for file in sorted((HOME / game).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and IDS[game].fullmatch(node.value)
    }
    assert len(named) > 20
    assert {name for name in named if name[1] not in known(game)} == set()


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
    assert len(chapter) == 19 + 13
    assert reference.of_area(known(), "inc") == chapter
    assert reference.of_area(known(), "MED") == known()
    with pytest.raises(Refused) as refused:
        reference.of_area(known(), "MED-INCO")
    assert refused.value.facts["near"][0] == "MED-INC"


def test_a_game_comes_before_its_chapter_of_the_same_name():
    """FIEF is all of Fief, FIEF-FIEF its chapter on fiefs."""
    fief = known("fief")
    assert reference.of_area(fief, "fief") == fief
    chapter = reference.of_area(fief, "FIEF-FIEF")
    assert {rule.area for rule in chapter.values()} == {"FIEF-FIEF"}


def test_a_chapter_of_several_games_is_shown_for_all_of_them():
    """Without a campaign, inc is what Fief and Med-Fan say of income."""
    found = reference.of_area(reference.references(("fief", "medfan")), "inc")
    assert {rule.area for rule in found.values()} == {"FIEF-INC", "MED-INC"}


@pytest.mark.parametrize(
    ("typed", "ids"),
    [
        ("inc-4", ["FIEF-INC-04", "MED-INC-04"]),
        ("FIEF-BUI-09", ["FIEF-BUY-09"]),
        ("amb-999", []),
    ],
)
def test_an_id_that_is_none_or_several_is_told_the_nearest(typed, ids):
    """What it may mean comes first; else whatever looks like it."""
    both = list(reference.references(("fief", "medfan")))
    assert reference.meant(typed, both) is None
    near = reference.unknown(typed, both).facts["near"]
    assert near[: len(ids)] == ids


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
