"""A question that finds nothing, or an answer that is none, says what would do."""

from __future__ import annotations

import shutil

import pytest

from commands.prompting import prompter
from commands.texts import Words
from ledger.errors import Misuse
from tests.evenings import CAMPAIGNS, played
from tests.face import intendant

HOME = {folder.name: folder for folder in CAMPAIGNS}
MEDFAN, FIEF = "trois-bannieres", "la-couronne-de-lys"


@pytest.mark.parametrize(
    ("sample", "lang", "words", "told", "hint"),
    [
        (
            MEDFAN,
            "fr",
            ("Hélène.blabla",),
            "« blabla » pour Hélène",
            "batailles, a rejoint",
        ),
        (
            MEDFAN,
            "en",
            ("Hélène.blabla",),
            "“blabla” is recorded for Hélène",
            "battles",
        ),
        (MEDFAN, "fr", ("moulins", "Hélène"), "« moulins » n’est ni", "argent"),
        (MEDFAN, "en", ("mills", "Hélène"), "“mills” is neither", "money, campaign"),
        (FIEF, "fr", ("Sennecy.propriétair",), "pour Sennecy", "dire propriétaire"),
        (FIEF, "en", ("treasury", "Lusignn"), "no account", "did you mean Lusignan?"),
    ],
)
def test_why_says_which_word_means_nothing(here, sample, lang, words, told, hint):
    """The thing is known, and the rest is answered by words that there are."""
    shutil.copy(played(HOME[sample]), here / "c.db")
    said = intendant("why", *words, "--lang", lang)
    text = said.err.replace("\u00a0", " ")
    assert (said.status, told in text, hint in text) == (1, True, True), text


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "found in those of other games (Med-Fan campaign)"),
        ("fr", "dans celles d’autres"),
    ],
)
def test_rules_of_other_games_are_found_where_this_one_has_none(here, lang, told):
    """They are shown as such; in JSON they stand apart."""
    shutil.copy(played(HOME[FIEF]), here / "c.db")
    said = intendant("rules", "search", "survie", "--lang", lang).out
    found = intendant("rules", "search", "survie", "--json").json["result"]
    assert (told in said, "MED-SURV-01" in said) == (True, True)
    assert (found["rules"], found["elsewhere"][0]["game"]) == ([], "medfan")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_rare_die_may_be_spared(here, lang):
    """The refusal names the options by which no such die is needed."""
    shutil.copy(played(HOME[MEDFAN]), here / "c.db")
    said = intendant("medfan", "determine", "--dice", "3 5", "--lang", lang)
    by_dice = ["medfan", "determine", "--by-dice", "--dice", "3 5", "--lang", lang]
    assert (said.status, "--name" in said.err, "--by-dice" in said.err) == (
        2,
        True,
        True,
    )
    assert "--by-dice" not in intendant(*by_dice).err


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "this question needs an answer"), ("fr", "cette question attend")],
)
def test_an_empty_answer_is_not_quoted(capsys, lang, told):
    """A menu asks for an answer instead."""
    facts = {"value": "", "choice": "owner", "options": ["a", "b"], "near": []}
    prompter(Words(lang)).complain(Misuse("missing_choice", "choice.unknown", **facts))
    said = capsys.readouterr().err
    assert (told in said, "«" in said, "“" in said) == (True, False, False)
