"""The rules of mass combat can be looked up like those of every other game."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant

CHAPTERS = ["PREP", "TURN", "PERS", "MOD", "TACT", "OPP-GEN"]
OPPORTUNITIES = [
    ("INF", "Medic!", "Infirmier\u202f!"),
    ("BAN", "Save the banner!", "Sauver la bannière\u202f!"),
    ("TEN", "Hold this position!", "Tenez cette position\u202f!"),
    ("PRE", "Take this position!", "Prenez cette position\u202f!"),
    ("TIR", "An easy shot!", "Un tir facile\u202f!"),
    ("POU", "Push them back!", "Repoussez-les\u202f!"),
    ("AID", "Help!", "À l’aide\u202f!"),
    ("CAP", "Capture the enemy banner!", "Capturez la bannière ennemie\u202f!"),
    ("DUE", "Prepare to die!", "Prépare-toi à mourir\u202f!"),
    ("CAV", "Unhorsed rider", "Cavalier désarçonné"),
    ("CRG", "Charge their ranks", "Charger leurs rangs"),
    ("COM", "The commander is dead", "Le commandant est mort"),
    ("MAG", "Wounded Porté mage", "Mage Porté blessé"),
    ("MES", "Carry this message", "Portez ce message"),
]


def test_the_whole_game_is_listed_by_its_letters(here):
    """Chapters are in printed order with each opportunity, and only its own keys."""
    listed = ask("rules", "list", "--area", "MASS")
    codes = [f"OPP-{code}" for code, _, _ in OPPORTUNITIES]
    assert [area["area"] for area in listed["areas"]] == [
        f"MASS-{area}" for area in (*CHAPTERS, *codes, "VOLLEY", "END")
    ]
    assert [len(listed["rules"]), len(listed["rulings"])] == [148, 61]
    assert {rule["game"] for rule in listed["rules"]} == {"mass"}
    keys = {rule["key"] for rule in listed["house_rules"]}
    assert {"mass.personal.explode", "mass.opp.choose"} <= keys
    assert {key.partition(".")[0] for key in keys} == {"mass"}


@pytest.mark.parametrize(("code", "english", "french"), OPPORTUNITIES)
def test_each_opportunity_has_a_chapter_and_a_first_rule_of_its_name(
    here, code, english, french
):
    """The name gives the rule, in either language."""
    for lang, name in (("en", english), ("fr", french)):
        listed = ask("rules", "list", "--area", f"opp-{code}", "--lang", lang)
        assert [area["title"] for area in listed["areas"]] == [name]
        assert listed["rules"][0]["title"] == name
        found = ask("rules", "search", name.strip("\u202f!"), "--lang", lang)
        assert f"MASS-OPP-{code}-01" in {rule["id"] for rule in found["rules"]}


@pytest.mark.parametrize(
    ("lang", "when", "source"),
    [
        ("en", "when: choice of engagements\n", "line 152\n"),
        ("fr", "moment\u202f: choix des engagements\n", "ligne 152\n"),
    ],
)
def test_a_rule_is_cited_from_its_own_pages(here, lang, when, source):
    """The condition, the document and the printed line are given."""
    screen = intendant("rules", "show", "mass-opp-cap-2", "--lang", lang).out
    told = screen.replace("\u00a0", "\u202f")
    assert when in told
    assert "Combat de masse (Guide du Maître, suppléments Montaigne et Eisen)" in told
    assert source in told


def test_a_ruling_stands_with_its_rules_and_its_house_rules(here):
    """The question, the ruling, the alternatives and the key are given."""
    shown = ask("rules", "show", "MASS-AMB-26")
    assert (shown["kind"], shown["area"]) == ("ruling", "MASS-OPP-BAN")
    assert shown["text"].endswith("?")
    assert [rule["id"] for rule in shown["rules"]] == ["MASS-OPP-BAN-03"]
    (house_rule,) = shown["house_rules"]
    assert (house_rule["key"], house_rule["value"]) == (
        "mass.opp.ban_personal",
        "ignore",
    )
    assert ask("rules", "show", "ban_personal")["rulings"][0]["id"] == "MASS-AMB-26"


@pytest.mark.rule("MASS-OPP-INF-04")
@pytest.mark.rule("MASS-OPP-MAG-03")
@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("MASS-OPP-INF-04", "guérit une blessure grave"),
        ("MASS-OPP-MAG-03", "un nouveau jet sur la table de butin"),
    ],
)
def test_wounds_and_booty_are_left_to_the_table(here, key, told):
    """Neither wounds nor the booty table are available: they are only reminders."""
    assert ask("rules", "show", key)["reminder"] is True
    french = intendant("rules", "show", key, "--lang", "fr").out
    assert told in french
    assert "simple rappel, à suivre à la table" in french


@pytest.mark.ruling("MASS-AMB-57")
@pytest.mark.parametrize("name", ["Logistique", "porte-étendard", "désarçonné"])
def test_names_are_spelt_as_they_should_be(here, name):
    """Slips of the printed text are corrected."""
    found = ask("rules", "search", name, "--lang", "fr")["rules"]
    assert {rule["game"] for rule in found} >= {"mass"}


@pytest.mark.parametrize(
    "words", [["brutes", "volley"], ["brute", "salve"], ["REPUTATION", "banner"]]
)
def test_words_of_the_battle_are_found(here, words):
    """Accents and case do not matter."""
    found = ask("rules", "search", *words)["rules"]
    assert found
    assert {rule["game"] for rule in found} == {"mass"}
