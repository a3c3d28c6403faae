"""The rules of a siege can be looked up like those of every other game."""

from __future__ import annotations

import pytest

from commands.preference import LANGUAGES
from commands.texts.reference import rule_texts
from tests.face import ask, intendant

CHAPTERS = (
    *("GEN", "BUDGET", "LIST", "WALL", "TOWER", "BREACH", "RAM", "FLY", "EARTH"),
    *("LADDER", "LEN", "VP", "SCN1", "SCN2", "SCN3"),
)
SCENARIOS = [
    ("scn1", "Race for the watchtower", "Course pour la tour de guet"),
    ("scn2", "Help for the keep", "De l’aide pour la tour"),
    ("scn3", "The siege of Braken Keep", "Le siège de Braken Keep"),
]


def everything(lang):
    """The whole reference in a language, as one text."""
    told = rule_texts("siege", lang).values()
    return "\n".join(text for one in told for text in one.values())


def test_the_whole_game_is_listed_by_its_letters(here):
    """Chapters are in printed order; only its own rules and house rules are there."""
    listed = ask("rules", "list", "--area", "SIEGE")
    areas = [area["area"] for area in listed["areas"]]
    assert areas == [f"SIEGE-{chapter}" for chapter in CHAPTERS]
    assert [len(listed["rules"]), len(listed["rulings"])] == [217, 40]
    assert {rule["game"] for rule in listed["rules"]} == {"siege"}
    keys = {rule["key"] for rule in listed["house_rules"]}
    assert {key.rpartition(".")[0] for key in keys} == {"siege.house_rules"}
    assert {"siege.house_rules.siege_vp_tie", "siege.house_rules.oil_table"} <= keys


@pytest.mark.parametrize(("area", "english", "french"), SCENARIOS)
def test_each_scenario_is_a_chapter_of_its_name(here, area, english, french):
    """The scenario's code finds it, in either language."""
    for lang, name in (("en", english), ("fr", french)):
        listed = ask("rules", "list", "--area", area, "--lang", lang)
        assert [one["title"] for one in listed["areas"]] == [name]


@pytest.mark.parametrize(
    ("lang", "when", "source"),
    [
        ("en", "when: battering\n", "line 145\n"),
        ("fr", "moment\u202f: attaque au bélier\n", "ligne 145\n"),
    ],
)
def test_a_rule_is_cited_from_its_own_pages(here, lang, when, source):
    """The condition, the document and the printed line are given."""
    screen = intendant("rules", "show", "siege-ram-8", "--lang", lang).out
    told = screen.replace("\u00a0", "\u202f")
    assert when in told
    assert "Dans la brèche\u202f! (règles de siège étendues)" in told
    assert source in told


def test_a_ruling_stands_with_its_rules_and_its_house_rule(here):
    """The question, the ruling, the alternatives and the key are given."""
    shown = ask("rules", "show", "SIEGE-AMB-20")
    assert (shown["kind"], shown["area"]) == ("ruling", "SIEGE-RAM")
    assert shown["text"].endswith("?")
    assert [rule["id"] for rule in shown["rules"]] == ["SIEGE-RAM-17"]
    (house_rule,) = shown["house_rules"]
    assert house_rule["key"] == "siege.house_rules.portable_ram_hits"
    by_key = ask("rules", "show", "portable_ram_hits")
    assert [ruling["id"] for ruling in by_key["rulings"]] == ["SIEGE-AMB-20"]


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("gate_treated_as", "SIEGE-WALL-03"),
        ("oil_table", "SIEGE-RAM-17"),
        ("siege_vp_tie", "SIEGE-VP-09"),
        ("scenario3_alternate_placement", "SIEGE-EARTH-06"),
    ],
)
def test_a_house_rule_shows_the_rules_that_it_changes(here, key, rule):
    """Before setting one, the reader sees the printed rule."""
    shown = ask("rules", "show", key)
    assert rule in {one["id"] for one in shown["rules"]}


@pytest.mark.parametrize(
    ("key", "facts"),
    [
        ("SIEGE-WALL-03", {"optional": True, "reminder": False}),
        ("SIEGE-SCN1-19", {"optional": True}),
        ("SIEGE-TOWER-05", {"reminder": True, "derived": False}),
        ("SIEGE-RAM-18", {"reminder": True, "derived": True}),
        ("SIEGE-LEN-05", {"reminder": False, "derived": True}),
    ],
)
def test_a_rule_says_what_sort_it_is(here, key, facts):
    """A rule may be agreed before the game, left to the table, or inferred."""
    shown = ask("rules", "show", key)
    assert {fact: shown[fact] for fact in facts} == facts


@pytest.mark.ruling("SIEGE-AMB-10")
@pytest.mark.ruling("SIEGE-AMB-34")
@pytest.mark.parametrize(
    ("lang", "name", "others"),
    [
        ("en", "portable ram", ["transportable"]),
        ("fr", "bélier transportable", [" portable"]),
        ("fr", "mangonneau", ["mangoneau", "Trebuchet"]),
        ("fr", "tour de guet", ["tour de garde"]),
        ("en", "Braken Keep", ["Keep Braken"]),
        ("fr", "Braken Keep", ["Keep Braken"]),
    ],
)
def test_each_thing_has_one_name(lang, name, others):
    """Text and tables of the printed rules have two for some."""
    text = everything(lang)
    assert name in text
    assert [other for other in others if other in text] == []


@pytest.mark.ruling("SIEGE-AMB-35")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_authors_are_named_as_in_print(here, lang):
    """A ruling covers the one name that another edition spells differently."""
    shown = ask("rules", "show", "SIEGE-GEN-05", "--lang", lang)
    for name in ("David Simpson", "Chris Bobridge", "Handbrook", "Christophe Sicard"):
        assert name in shown["text"]
    assert [ruling["id"] for ruling in shown["rulings"]] == ["SIEGE-AMB-35"]


@pytest.mark.parametrize(
    ("words", "lang", "first"),
    [
        (["nearest", "five"], "en", "SIEGE-BUDGET-17"),
        (["huile", "volants"], "fr", "SIEGE-FLY-07"),
        (["ECHELLES", "infanterie"], "fr", "SIEGE-LADDER-06"),
        (["ladders", "walls"], "en", "SIEGE-LADDER-02"),
        (["jet", "fin"], "fr", "SIEGE-LEN-04"),
    ],
)
def test_words_of_a_siege_are_found(here, words, lang, first):
    """Titles come before texts; accents and case do not matter."""
    found = ask("rules", "search", *words, "--lang", lang)["rules"]
    of_sieges = [rule["id"] for rule in found if rule["game"] == "siege"]
    assert of_sieges[0] == first
