"""Missing words: listed together for a script, asked for at a terminal."""

from __future__ import annotations

import pytest

from commands.call import parse
from commands.dialogue import asked
from commands.offering import Context, offered
from commands.shown import shown
from commands.texts import Words
from ledger.grammar import named, typed
from ledger.grammar.listing import every
from tests.face import at_terminal, intendant
from tests.good_words import TAME

RECORDS = pytest.mark.parametrize("path", every())


@RECORDS
def test_each_word_of_each_command_can_be_asked(path):
    """The question is one line in either language, with a short list of offers."""
    record = named(path)
    for word in typed(record):
        english, french = (
            asked(record, word, offered(record, word, {}, Context(None, words)), words)
            for words in (Words("en"), Words("fr"))
        )
        first, *more = english.prompt.rstrip().splitlines()
        premier, *autres = french.prompt.rstrip().splitlines()
        assert first.endswith(":")
        assert premier.endswith("\u00a0:")
        assert first[0].isupper() or first.startswith("--")
        assert bool(more) == (english.last == ">") == bool(autres)
        assert english.options or not more
        assert first.rstrip(":") != premier.rstrip("\u00a0:") or more or "(" in first


def needed(path):
    """The required words of a command."""
    return [word for word in typed(named(path)) if word.required]


def test_what_is_missing_comes_before_what_is_too_much(here):
    """A superfluous word is no fault as long as another is missing."""
    intendant("new", "c.db", "--game", "medfan", "--players", "Ana,Bo")
    said = intendant("medfan", "improve", "Ana", "Bo", "melee", "more")

    assert said.status == 2
    assert "--cost" in said.err


@pytest.mark.parametrize("path", [path for path in every() if needed(path)])
def test_a_script_is_told_all_words_that_are_missing(here, path):
    """One refusal lists them all, by the names in the manual's page."""
    refused = intendant(*path.split(), "--json")
    told = refused.refusal["message"].replace(" and ", ", ").split(", ")
    assert refused.status == 2
    assert len(told) == len(needed(path))
    assert {word.flags[0] for word in needed(path) if word.flags} <= {
        one.partition(" ")[0] for one in told
    }


def test_a_word_that_is_there_is_not_asked_for(table):
    """No optional word is asked for either; mistakes are reported as ever."""
    missing = []
    record, args, _ = parse(["pay", "Anne", "--for", "x"], missing)
    assert [word.name for word in missing] == ["target", "amount"]
    assert (args["source"], args["remark"]) == ("Anne", "x")
    assert TAME["amount"] == "1"
    assert shown(record.path).doc


@pytest.mark.parametrize(
    ("lang", "bank", "asked", "complaint"),
    [
        (
            "en",
            "bank",
            "bank: who receives:\n  1. Anne\n  2. Bruno\n  3. Chloé\n> ",
            "“x” is not an amount",
        ),
        (
            "fr",
            "banque",
            "banque\u00a0: qui reçoit\u00a0:\n  1. Anne\n  2. Bruno\n  3. Chloé\n> ",
            "« x » n’est pas",
        ),
    ],
)
def test_at_a_terminal_words_are_asked_for(table, lang, bank, asked, complaint):
    """The payer is not offered as payee; a wrong word is refused, and asked again."""
    lines = ("Zoé", "Chloé", "x", "5")
    told = at_terminal("pay", bank, "--lang", lang, lines=lines)
    assert told.status == 0
    assert told.err.count(asked.rstrip()) == 2
    assert complaint.replace(" ", "") in told.err.replace("\u00a0", "").replace(" ", "")
    assert "Chloé" in told.out


def test_what_was_said_means_something_before_anybody_is_asked(table):
    """An unknown name is refused at once, not after all questions."""
    told = at_terminal("pay", "Zoé", lines=("Bruno", "5"))
    assert told.status == 1
    assert ("Zoé" in told.err, "who receives" in told.err) == (True, False)


def test_who_stops_has_done_nothing(table):
    """Without more input nothing is written and nothing is kept."""
    told = at_terminal("pay", lines=("Anne",))
    assert told.status == 130
    assert "Anne: who receives:" in told.err


def test_without_a_campaign_nobody_is_asked(here):
    """With no campaign to look up the first answer in, the call is refused at once."""
    told = at_terminal("pay", lines=("Anne",))
    assert told.status == 3
    assert "Who pays" not in told.err


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_option_that_is_named_is_asked_for_its_value(table, lang):
    """Other missing words of a call are asked for first; a script is refused."""
    words = "pay", "Anne", "Bruno", "5", "--lang", lang
    intendant("pay", "bank", "Anne", "9")
    told = at_terminal(*words, "--for", lines=("", "a horse"))
    assert told.status == 0, told.err
    assert "— a horse" in told.out
    before = "roll", "2d6", "--seed", "1", "--lang", lang, "--who"
    told = at_terminal(*before, lines=("Zoé", "Anne"))
    assert told.status == 0, told.err
    assert told.err.count("1. Anne") == 2
    assert intendant(*words, "--for").status == 2
    # An option of all commands is not a word of this one.
    assert at_terminal("pay", "Anne", "Bruno", "5", "--once").status == 2
