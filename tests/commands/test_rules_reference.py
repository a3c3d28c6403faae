"""`rules list`, `rules show` and `rules search`: with a campaign and without."""

from __future__ import annotations

import pytest

from ledger.grammar import named
from tests.face import ask, intendant


@pytest.fixture
def medfan(here):
    """A folder with a Med-Fan campaign."""
    ask("new", "c.db", "--game", "medfan", "--players", "Ana,Bo")
    return here


def test_none_of_the_three_needs_a_campaign(here):
    """An empty folder has the rules of all games, and default house rules."""
    listed = ask("rules", "list")
    assert len(listed["rules"]) >= 224
    assert {"free.money.unit", "medfan.start_hoard"} <= {
        rule["key"] for rule in listed["house_rules"]
    }
    assert ask("rules", "show", "MED-WIN-01")["area"] == "MED-WIN"
    assert ask("rules", "search", "wasteland")["rules"]


def test_a_campaign_lists_the_rules_of_its_game(medfan):
    """Id, game, area, title and phase are given; house rules are only the game's."""
    listed = ask("rules", "list")
    assert len(listed["rules"]) == 224
    assert len(listed["rulings"]) == 74
    assert listed["rules"][0] == {
        "id": "MED-WIN-01",
        "game": "medfan",
        "area": "MED-WIN",
        "title": "Victory goes to the owner of the most territories",
        "phase": "end",
    }
    assert listed["areas"][0] == {
        "area": "MED-WIN",
        "title": "Goal and end of the campaign",
        "rules": 8,
    }
    assert not [r for r in listed["house_rules"] if r["key"].startswith("free.")]


def test_a_free_game_has_house_rules_only(table):
    """A free game has no numbered rules."""
    listed = ask("rules", "list")
    assert listed["rules"] == listed["rulings"] == listed["areas"] == []
    assert "free.money.unit" in {rule["key"] for rule in listed["house_rules"]}


def test_another_games_rule_is_shown_by_its_id(table):
    """The current game does not matter, because the id names the other one."""
    assert ask("rules", "show", "FIEF-INC-02")["game"] == "fief"
    refused = intendant("rules", "show", "FIEF-INC-99", "--json")
    assert (refused.status, refused.refusal["code"]) == (1, "unknown_name")


def test_a_chapter_has_its_rules_rulings_and_house_rules(here):
    """The chapter's name may be typed in any way."""
    listed = ask("rules", "list", "--area", "MED-SURV")
    assert {rule["area"] for rule in listed["rules"]} == {"MED-SURV"}
    assert [len(listed["rules"]), len(listed["rulings"])] == [11, 4]
    keys = {rule["key"] for rule in listed["house_rules"]}
    assert "medfan.house_rules.healer_must_be_fielded" in keys
    assert "medfan.house_rules.casino_double" not in keys
    assert ask("rules", "list", "--area", "surv")["rules"] == listed["rules"]


def test_an_unknown_chapter_is_refused_with_the_nearest(here):
    """The code is `unknown_name`, with a chapter to try."""
    said = intendant("rules", "list", "--area", "MED-SURF", "--json")
    assert (said.status, said.refusal["code"]) == (1, "unknown_name")
    assert "MED-SURV" in said.refusal["hint"]


def test_a_rule_is_shown_with_all_that_bears_on_it(medfan):
    """Text, phase, rulings, current house rules and the printed line are shown."""
    ask("rules", "set", "casino_double", "no_gain")
    shown = ask("rules", "show", "MED-INC-04")
    assert (
        shown["text"]
        == "On a double, the Casino’s owner pays ten times the sum of the two dice."
    )
    assert (shown["kind"], shown["phase"]) == ("rule", "income")
    assert shown["lines"] == ["105"]
    assert [ruling["id"] for ruling in shown["rulings"]] == ["MED-AMB-INC-1"]
    (house_rule,) = shown["house_rules"]
    assert house_rule["key"] == "medfan.house_rules.casino_double"
    assert house_rule["value"] == "no_gain"


def test_a_ruling_says_what_is_open_what_holds_and_what_else_may(here):
    """The ruling also names the rules that it concerns."""
    shown = ask("rules", "show", "med-amb-inc-1")
    assert shown["kind"] == "ruling"
    assert shown["text"].endswith("?")
    assert shown["default"] == "The owner pays the sum, as far as the hoard goes."
    assert shown["instead"] == "The sum is simply not won."
    assert [rule["id"] for rule in shown["rules"]] == ["MED-INC-04", "MED-TERR-39"]


def test_a_house_rule_is_shown_by_its_key(medfan):
    """Value, default, options, and the affected rules are shown."""
    ask("rules", "set", "casino_double", "no_gain")
    shown = ask("rules", "show", "casino_double")
    assert shown["id"] == shown["key"] == "medfan.house_rules.casino_double"
    assert shown["kind"] == "house_rule"
    assert (shown["value"], shown["default"]) == ("no_gain", "pay")
    assert {"MED-INC-04", "MED-TERR-39"} == {rule["id"] for rule in shown["rules"]}
    assert [ruling["id"] for ruling in shown["rulings"]] == ["MED-AMB-INC-1"]


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("MED-ICN-04", "MED-INC-04"),
        ("MED-INC-99", "MED-INC-19"),
        ("casino_doubel", "medfan.house_rules.casino_double"),
    ],
)
def test_a_slip_is_told_the_nearest(here, typed, near):
    """Rules, rulings and house rules are suggested alike."""
    said = intendant("rules", "show", typed, "--json")
    assert (said.status, said.refusal["code"]) == (1, "unknown_name")
    assert near in said.refusal["hint"]


def test_nothing_like_it_is_told_where_to_look(here):
    """The word is not like any id."""
    said = intendant("rules", "show", "zzzzzz", "--json")
    assert "rules search" in said.refusal["hint"]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    "words", [["Étendues", "Dévastées"], ["etendues devastees"], ["WASTELAND"]]
)
def test_words_are_found_in_either_language(here, lang, words):
    """The current language does not matter; nor do accents and case."""
    found = ask("rules", "search", *words, "--lang", lang)["rules"]
    assert found[0]["id"] == "MED-TERR-43"
    assert found[0]["title"] == {"fr": "Étendues Dévastées", "en": "Wasteland"}[lang]


def test_house_rules_are_found_by_key_and_meaning(here):
    """House rules are in the same answer as rules."""
    for words in (["casino_double"], ["double", "Casino"]):
        found = ask("rules", "search", *words)["house_rules"]
        assert "medfan.house_rules.casino_double" in {rule["key"] for rule in found}


def test_nothing_found_is_no_error(here):
    """The answer is empty; but an empty search is refused."""
    said = intendant("rules", "search", "zzzzzz")
    assert (said.status, said.out) == (0, "(nothing)\n")
    assert intendant("rules", "search", " ").status == 2


def test_a_campaign_speaks_its_language(here):
    """Titles and texts follow the campaign's language, unless --lang is given."""
    ask("new", "c.db", "--game", "medfan", "--players", "Ana", "--campaign-lang", "fr")
    french = ask("rules", "show", "MED-TERR-42")["title"]
    english = ask("rules", "show", "MED-TERR-42", "--lang", "en")["title"]
    assert (french, english) == ("Exploitation Pauvre", "Poor Holding")


@pytest.mark.rule("MED-CREDIT-01")
def test_the_credit_names_those_who_wrote_it(here):
    """The source asks for thanks."""
    text = ask("rules", "show", "MED-CREDIT-01")["text"]
    assert all(name in text for name in ("One Page Fantasy Skirmish", "Slor", "Perno"))


def test_the_screen_of_a_rule(here):
    """Title, text, condition and source come before the ruling and house rule."""
    said = intendant("rules", "show", "MED-INC-04")
    assert said.out == (
        "MED-INC-04  Casino, a double\n"
        "On a double, the Casino’s owner pays ten times the sum of the two dice.\n"
        "when: territory income\n"
        "source: Règles de campagne Med-Fan (version alpha 0.2.9), line 105\n"
        "\n"
        "MED-AMB-INC-1  Casino on a double\n"
        "At the Casino, does a double cost the sum that was rolled, or is that sum merely not won?\n"
        "ruling: The owner pays the sum, as far as the hoard goes.\n"
        "alternatively: The sum is simply not won.\n"
        "\n"
        "house rule                        value        meaning\n"
        "medfan.house_rules.casino_double  pay the sum  "
        "a double at the Casino: pay the sum, or gain nothing\n"
    )


def test_sections_and_sheets_are_named_where_there_are_no_lines(here):
    """Fief is cited by its sections and its summary sheet."""
    said = intendant("rules", "show", "FIEF-BUY-11")
    assert (
        "source: Fief2, règle du jeu et fiche de résumé, §7, summary sheet\n"
        in said.out
    )
    assert "when: purchases\n" in said.out


def test_each_game_has_its_own_words_for_when(here):
    """“Before the campaign” in one game is “setup” in the other."""
    assert "when: setting up\n" in intendant("rules", "show", "FIEF-SETUP-01").out
    before = intendant("rules", "show", "MED-WIN-02").out
    assert "when: before the campaign\n" in before


@pytest.mark.rule("MED-ADV-06")
@pytest.mark.parametrize("key", ["MED-BATTLE-04", "MED-ADV-06", "MED-CREDIT-01"])
def test_a_reminder_says_that_it_is_one(here, key):
    """Rules that only concern the table are shown, but not resolved."""
    assert ask("rules", "show", key)["reminder"] is True
    assert "a reminder for the table" in intendant("rules", "show", key).out


def test_the_list_is_a_table_of_contents_on_the_screen(here):
    """The list has chapters, not 224 lines; a chapter lists its rules."""
    contents = intendant("rules", "list").out
    assert "MED-INC" in contents
    assert "MED-INC-04" not in contents
    assert "MED-INC-04" in intendant("rules", "list", "--area", "MED-INC").out


def test_a_script_may_look_rules_up(medfan):
    """Inside `run`, the campaign is as the lines leave it."""
    script = "rules set casino_double no_gain\nrules show MED-INC-04\nrules list\n"
    said = intendant("run", "-", stdin=script)
    assert (said.status, said.err) == (0, "")
    assert "gain nothing" in said.out


def test_every_rule_can_be_shown(here):
    """All rules of all games have screens in both languages, without a fault."""
    from commands import reference
    from commands.call import Call
    from commands.handlers.reference import Shelf, _rule
    from commands.texts import Words

    for lang in ("en", "fr"):
        call = Call(named("rules show"), {}, {"lang": lang})
        shelf = Shelf(call)
        for rule in shelf.rules.values():
            blocks = reference.shown(_rule(shelf, rule), Words(lang), None)
            assert blocks[0].text.startswith(rule.id)


def test_a_chapter_or_a_moment_is_found_as_well(here):
    """Such rules come after direct hits; a chapter's name gives all of its rules."""
    ids = [one["id"] for one in ask("rules", "search", "survie")["rules"]]
    chapter = [one for one in ids if one.startswith("MED-SURV-")]
    assert len(chapter) == 11
    assert ids[0] == "MED-SEQ-02"
    moments = ask("rules", "search", "purchases")["rules"]
    assert {one["phase"] for one in moments} >= {"purchases"}
