"""The rules of an extension can be looked up like those of its game."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant


@pytest.fixture
def fief(here):
    """A folder with a Fief campaign."""
    ask("new", "c.db", "--game", "fief", "--players", "Ana,Bo,Cleo")
    return here


@pytest.mark.rule("TAC-GEN-11")
@pytest.mark.parametrize(
    ("lang", "said", "kind"),
    [
        (
            "en",
            "recommends the extension for three players",
            "a reminder for the table",
        ),
        (
            "fr",
            "conseille l’extension à trois joueurs",
            "simple rappel, à suivre à la table",
        ),
    ],
)
def test_for_whom_the_extension_was_made(here, lang, said, kind):
    """The author's word is only shown to the table, in its language."""
    shown = ask("rules", "show", "TAC-GEN-11", "--lang", lang)
    assert (shown["kind"], shown["reminder"]) == ("rule", True)
    assert said in shown["text"]
    screen = intendant("rules", "show", "TAC-GEN-11", "--lang", lang).out
    assert said in screen
    assert kind in screen


@pytest.mark.rule("TAC-MERC-24")
@pytest.mark.parametrize(
    ("lang", "said", "kind"),
    [
        (
            "en",
            "Mercenaries may fight in a battle of the crusade",
            "a reminder for the table",
        ),
        (
            "fr",
            "Les mercenaires peuvent se battre dans une bataille de croisade",
            "simple rappel, à suivre à la table",
        ),
    ],
)
def test_mercenaries_may_join_a_crusade_that_is_not_here(fief, lang, said, kind):
    """The Crusades extension is not available: the rule is only shown."""
    shown = ask("rules", "show", "TAC-MERC-24", "--lang", lang)
    assert (shown["game"], shown["reminder"]) == ("fief", True)
    assert shown["house_rules"] == []
    assert said in shown["text"]
    screen = intendant("rules", "show", "TAC-MERC-24", "--lang", lang).out
    assert said in screen
    assert kind in screen


def test_an_extension_is_listed_with_its_game(fief):
    """The extension comes after the game's own chapters, or alone by its letters."""
    areas = [area["area"] for area in ask("rules", "list")["areas"]]
    tactics = ["TAC-GEN", "TAC-ARCH", "TAC-BOMB", "TAC-GUARD", "TAC-MERC"]
    assert areas[-5:] == tactics
    assert areas[0] == "FIEF-MAP"
    listed = ask("rules", "list", "--area", "TAC", "--lang", "fr")
    assert [area["area"] for area in listed["areas"]] == tactics
    assert [area["title"] for area in listed["areas"]][1:3] == ["Archers", "Bombardes"]
    assert [len(listed["rules"]), len(listed["rulings"])] == [114, 68]
    keys = {rule["key"] for rule in listed["house_rules"]}
    assert {"fief.variant.tactics", "tactics.bombard.cp"} <= keys
    assert "fief.map.strict" not in keys
    archers = ask("rules", "list", "--area", "TAC-ARCH")
    assert {rule["area"] for rule in archers["rules"]} == {"TAC-ARCH"}
    assert len(archers["rules"]) == 31


def test_a_rule_of_an_extension_is_cited_from_its_own_pages(here):
    """The source is its own document; it is optional, because the table must ask."""
    said = intendant("rules", "show", "TAC-ARCH-15")
    assert "source: Fief, extension tactique, §1.2\n" in said.out
    assert "a variant\n" in said.out
    shown = ask("rules", "show", "TAC-ARCH-15")
    assert [shown["game"], shown["book"]] == ["fief", "tactics"]
    assert "TAC-AMB-55" in {ruling["id"] for ruling in shown["rulings"]}
    assert ask("rules", "show", "TAC-ARCH-18")["derived"] is True


def test_a_ruling_of_an_extension_has_the_value_in_force(fief):
    """The ruling is shown with its house rule, as in the game itself."""
    ask("rules", "set", "archers.fort_column", "true")
    (house_rule,) = ask("rules", "show", "tac-amb-55")["house_rules"]
    assert (house_rule["key"], house_rule["value"]) == (
        "tactics.archers.fort_column",
        True,
    )
    shown = ask("rules", "show", "fort_column")
    assert [ruling["id"] for ruling in shown["rulings"]] == ["TAC-AMB-55"]


@pytest.mark.parametrize("words", [["bombard", "reroll"], ["bombarde", "relancer"]])
def test_an_extension_is_searched_in_either_language(here, words):
    """The search works like any other."""
    found = {rule["id"] for rule in ask("rules", "search", *words)["rules"]}
    assert "TAC-BOMB-04" in found


def test_only_the_books_that_are_asked_for_are_opened(here, monkeypatch):
    """A rule takes only its own book in one language, and no other texts."""
    from commands.texts import reference

    opened = []
    monkeypatch.setattr(reference, "template", opened_by(opened, reference.template))
    reference._load.cache_clear()
    ask("rules", "show", "TAC-ARCH-15", "--lang", "fr")
    assert opened == ["tactics.fr.toml"]


def opened_by(opened, template):
    """A finder of templates that notes which ones were looked for."""

    def found(*parts):
        opened.append(parts[-1])
        return template(*parts)

    return found
