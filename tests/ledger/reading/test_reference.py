"""The rules reference: complete, in both languages, and true to the rules' code."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from commands.preference import LANGUAGES
from commands.texts.reference import SOURCES, areas, moments, rule_texts
from commands.texts.registry import every
from ledger import rules
from ledger.errors import Refused
from ledger.reading import reference
from ledger.rules.settings import settings
from tests.ledger.reading.rulebooks import CHAPTERS, GAPS, IDS, LOST, RULINGS, UNPRINTED

HOME = Path(rules.__file__).parent
GAMES = ("medfan", "fief", "mass", "siege")

each_game = pytest.mark.parametrize("game", GAMES)
each_book = pytest.mark.parametrize(
    ("game", "book"), [(game, book) for game in GAMES for book in reference.books(game)]
)
each_lang = pytest.mark.parametrize("lang", LANGUAGES)


def known(game="medfan"):
    """All rules and rulings of the game."""
    return reference.reference(game)


def of_kind(game, kind):
    """The rules, or the rulings."""
    return [rule for rule in known(game).values() if rule.kind == kind]


def of_book(game, book):
    """The rules and rulings of one printed document."""
    return {key: rule for key, rule in known(game).items() if rule.book == book}


def house_rules(game):
    """The house rules of the game and of its extensions."""
    return list(tomllib.loads((HOME / game / "settings.toml").read_text("utf-8")))


def leaves_a_choice(game, key):
    """Whether a house rule can have more than one value."""
    setting = settings(game)[key]
    return setting.type == "word_or_number" or len(setting.options) != 1


@each_game
def test_every_chapter_has_its_rules(game):
    """224 rules, 422 and the extension's 114, 148, 217 are in order by chapter."""
    rules = of_kind(game, "rule")
    many = {"medfan": 224, "fief": 422 + 114, "mass": 148, "siege": 217}
    assert len(rules) == many[game]
    assert Counter(rule.area for rule in rules) == CHAPTERS[game]
    assert reference.areas(known(game)) == list(CHAPTERS[game])
    assert [rule.id for rule in rules] == sorted(
        (rule.id for rule in rules),
        key=lambda key: (list(CHAPTERS[game]).index(key[:-3]), key),
    )


def test_an_extension_is_a_book_of_its_game():
    """An extension's rules are the game's, cited from its own pages, and optional."""
    extension = of_book("fief", "tactics")
    assert {rule.game for rule in extension.values()} == {"fief"}
    assert {rule.document for rule in extension.values()} == {
        "Fief, extension tactique"
    }
    assert all(r.optional for r in extension.values() if r.kind == "rule")
    assert {key.partition("-")[0] for key in extension} == {"TAC"}
    assert list(known("fief"))[-len(extension) :] == list(extension)


@each_game
def test_rules_are_numbered_in_their_chapters(game):
    """Numbers begin at 01; if parts restart theirs, some numbers are left out."""
    for area, many in CHAPTERS[game].items():
        last = max(int(r.id[-2:]) for r in of_kind(game, "rule") if r.area == area)
        assert last - many == GAPS.get(area, 0), area
    assert all(rule.id[:-3] == rule.area for rule in of_kind(game, "rule"))


@each_game
def test_every_ruling_stands_in_its_chapter(game):
    """74 rulings, 137 and the extension's 68, 61, 40 are numbered from 1."""
    rulings = of_kind(game, "ruling")
    numbered = {
        "medfan": [
            f"MED-AMB-{area.removeprefix('MED-')}-{n}"
            for area, most in RULINGS["medfan"].items()
            for n in range(1, most + 1)
        ],
        "fief": [
            *(f"FIEF-AMB-{n:02}" for n in range(1, 138)),
            *(f"TAC-AMB-{n:02}" for n in range(1, 69)),
        ],
        "mass": [f"MASS-AMB-{n:02}" for n in range(1, 62)],
        "siege": [f"SIEGE-AMB-{n:02}" for n in range(1, 41)],
    }[game]
    assert {rule.id for rule in rulings} == set(numbered)
    assert Counter(rule.area for rule in rulings) == RULINGS[game]


@each_game
def test_rules_and_rulings_name_each_other(game):
    """A ruling is with each rule that it concerns, and nowhere else."""
    down = {(rule.id, one) for rule in of_kind(game, "rule") for one in rule.rulings}
    up = {(one, rule.id) for rule in of_kind(game, "ruling") for one in rule.rules}
    assert down == up
    assert all(rule.rules for rule in of_kind(game, "ruling"))


@each_lang
@each_book
def test_everything_is_said_in_each_language(game, book, lang):
    """Each has title and text; rulings have the answer and the alternatives."""
    told = rule_texts(book, lang)
    assert list(told) == list(of_book(game, book))
    assert list(areas(book, lang)) == reference.areas(of_book(game, book))
    for key, rule in of_book(game, book).items():
        parts = ["title", "text"]
        if rule.kind == "ruling":
            open_to = any(leaves_a_choice(game, one) for one in rule.house_rules)
            parts += ["default", "instead"] if open_to else ["default"]
        assert list(told[key]) == parts, key
        assert all(text.strip() == text for text in told[key].values()), key
        assert all(text for text in told[key].values()), key
        assert told[key]["text"][-1] in ".?", key
        assert len(told[key]["text"]) <= 300, key


@each_book
def test_no_text_is_a_copy_of_the_other_language(game, book):
    """The French text differs from the English one."""
    english, french = (rule_texts(book, lang) for lang in LANGUAGES)
    copies = [key for key in english if english[key]["text"] == french[key]["text"]]
    assert copies == []


@each_lang
@each_game
def test_no_two_rules_have_the_same_title(game, lang):
    """Titles distinguish rules in a list, extensions included."""
    told = [
        one for book in reference.books(game) for one in rule_texts(book, lang).values()
    ]
    titles = Counter(one["title"] for one in told)
    assert {title for title, many in titles.items() if many > 1} == set()


@each_book
def test_french_is_set_as_the_french_set_it(game, book):
    """Apostrophes are curly; no plain space precedes : ; ? ! % # or is inside « »."""
    texts = [text for told in rule_texts(book, "fr").values() for text in told.values()]
    wrong = re.compile(r"'| [:;?!%#»]|« |[^\u00a0\u202f][;?!%»]|\w[:#]")
    assert [text for text in texts if wrong.search(text)] == []


@each_game
def test_every_rule_says_when_it_is_needed(game):
    """Each phase has a name, and each is used."""
    assert {rule.phase for rule in known(game).values()} == set(moments(game))


@each_game
def test_a_rule_stands_in_print_or_follows_from_it(game):
    """Each rule has a place in the source, or is marked as derived."""
    lost = [r.id for r in of_kind(game, "rule") if not (r.lines or r.derived)]
    assert lost == LOST[game]


def test_places_in_print_are_lines_sections_or_sheets():
    """Any other kind of place would have no text."""
    place = re.compile(r"\d+(-\d+)?|§\d+(\.\d+)*")
    places = {line for game in GAMES for r in known(game).values() for line in r.lines}
    assert {line for line in places if not place.fullmatch(line)} == set(SOURCES)


@each_game
def test_every_house_rule_of_the_game_changes_a_rule(game):
    """The reference has all keys of settings.toml, and no others."""
    used = {key for rule in known(game).values() for key in rule.house_rules}
    assert used == set(house_rules(game)) - set(UNPRINTED.get(game, ()))
    assert used <= set(settings(game))


@each_game
def test_a_house_rule_stands_with_the_rule_that_it_is_for(game):
    """The ids beside a key in settings.toml exist, and name the key in turn."""
    text = (HOME / game / "settings.toml").read_text("utf-8")
    named = 0
    for part in text.split('\n["')[1:]:
        key = part.partition('"]')[0]
        for one in re.finditer(r"\b(FIEF|TAC|MED|MASS|SIEGE)(-[A-Z]+)+-\d+", part):
            assert key in known(game)[one[0]].house_rules, (key, one[0])
            named += 1
    assert named > 20


@each_game
def test_every_house_rule_says_what_it_is_about(game):
    """There is one line for each, and no two are alike."""
    texts = every("SETTINGS")
    told = [texts[key] for key in house_rules(game)]
    assert [line for line in told if len(line) > 110] == []
    assert len(set(told)) == len(told)


@each_game
def test_a_rule_has_the_house_rules_of_its_rulings(game):
    """A reader of a rule sees every key that changes it."""
    for rule in of_kind(game, "rule"):
        keys = {k for one in rule.rulings for k in known(game)[one].house_rules}
        assert keys <= set(rule.house_rules), rule.id


@each_game
def test_every_rule_that_the_code_names_can_be_looked_up(game):
    """Rules named by refusals, warnings and reasons are in the reference."""
    named = {
        (file.name, node.value)
        for file in sorted((HOME / game).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and IDS[game].fullmatch(node.value)
    }
    assert len({key for _, key in named}) > 20
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
    """Case does not matter, and the game and the zero may be left out."""
    assert reference.meant(typed, known()) == key


def test_a_chapter_or_a_whole_game_can_be_asked_for():
    """MED-INC and inc mean the chapter, MED means everything; others are refused."""
    chapter = reference.of_area(known(), "MED-INC")
    assert len(chapter) == 19 + 13
    assert reference.of_area(known(), "inc") == chapter
    assert reference.of_area(known(), "MED") == known()
    with pytest.raises(Refused) as refused:
        reference.of_area(known(), "MED-INCO")
    assert refused.value.facts["near"][0] == "MED-INC"


@pytest.mark.parametrize(
    ("area", "game", "rules", "chapters"),
    [
        ("MASS-OPP", "mass", 71, 15),
        ("opp", "mass", 71, 15),
        ("opp-gen", "mass", 14, 1),
        ("INF", "mass", 5, 1),
        ("tac", "fief", 114, 5),
        ("MASS", "mass", 148, 22),
        ("SIEGE", "siege", 217, 15),
        ("scn1", "siege", 21, 1),
    ],
)
def test_what_lies_below_a_chapter_belongs_to_it(area, game, rules, chapters):
    """MASS-OPP and opp mean all fourteen opportunities, and their common rules."""
    found = reference.of_area(known(game), area)
    assert sum(rule.kind == "rule" for rule in found.values()) == rules
    assert len(reference.areas(found)) == chapters


def test_a_chapter_that_is_none_is_told_the_nearest():
    """The nearest chapter is suggested, and a group of chapters counts as one."""
    for typed, near in (("MASS-OPPS", "MASS-OPP"), ("oppp", "MASS-OPP")):
        with pytest.raises(Refused) as refused:
            reference.of_area(known("mass"), typed)
        assert refused.value.facts["near"][0] == near


def test_a_book_comes_before_its_chapter_of_the_same_name():
    """FIEF is all of Fief, FIEF-FIEF its chapter on fiefs, TAC the extension."""
    fief = known("fief")
    assert reference.of_area(fief, "fief") == of_book("fief", "fief")
    assert reference.of_area(fief, "tac") == of_book("fief", "tactics")
    chapter = reference.of_area(fief, "FIEF-FIEF")
    assert {rule.area for rule in chapter.values()} == {"FIEF-FIEF"}


def test_a_chapter_of_several_games_is_shown_for_all_of_them():
    """Without a campaign, inc gives the income rules of Fief and Med-Fan."""
    found = reference.of_area(reference.references(("fief", "medfan")), "inc")
    assert {rule.area for rule in found.values()} == {"FIEF-INC", "MED-INC"}


@pytest.mark.parametrize(
    ("typed", "ids"),
    [
        ("inc-4", ["FIEF-INC-04", "MED-INC-04"]),
        ("guard-1", ["FIEF-GUARD-01", "TAC-GUARD-01"]),
        ("FIEF-BUI-09", ["FIEF-BUY-09"]),
        ("amb-999", []),
    ],
)
def test_an_id_that_is_none_or_several_is_told_the_nearest(typed, ids):
    """Possible meanings come first; otherwise similar ids are given."""
    both = list(reference.references(("fief", "medfan")))
    assert reference.meant(typed, both) is None
    near = reference.unknown(typed, both).facts["near"]
    assert near[: len(ids)] == ids


def test_a_game_without_numbered_rules_has_an_empty_reference():
    """The free game has house rules, but no rules to look up."""
    assert reference.reference("free") == {}


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
    """Case and accents do not matter; titles come before texts."""
    assert reference.search(text, SAID) == keys
