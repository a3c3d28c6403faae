"""The language of the program's answers, and when they have colour."""

from __future__ import annotations

import os
import pty
import subprocess
import sys

import pytest

from tests.face import ask, intendant

ENGLISH, FRENCH = "error: ", "erreur"


def french(*words, lang=()):
    """Whether a refusal is in French."""
    said = intendant("pay", "Anne", "Zed", "5", *words, *lang)
    assert said.status == 1
    return said.err.startswith(FRENCH)


@pytest.fixture
def de_france(here):
    """A campaign whose language is French."""
    ask("new", "c.db", "--players", "Anne", "--campaign-lang", "fr")
    return here


def test_the_option_comes_first(de_france, monkeypatch):
    """--lang overrides INTENDANT_LANG, the campaign and the locale."""
    monkeypatch.setenv("INTENDANT_LANG", "fr")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert not french("--lang", "en")
    assert not french("--lang=en")


def test_the_environment_comes_second(de_france, monkeypatch):
    """INTENDANT_LANG overrides the campaign and the locale."""
    monkeypatch.setenv("INTENDANT_LANG", "en")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert not french()
    monkeypatch.setenv("INTENDANT_LANG", "klingon")
    assert french()


def test_the_campaigns_own_comes_third(de_france, monkeypatch):
    """The campaign overrides the locale, in refusals too."""
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert french()
    ask("rules", "set", "campaign.language", "en")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert not french()


def test_the_campaigns_own_serves_calls_that_are_not_understood(de_france):
    """An impossible amount and an unknown option are refused in French, too."""
    for call in ("pay Anne bank 0", "pay Anne bank 5 --frob", "treasury --at x"):
        assert intendant(*call.split()).err.startswith(FRENCH)
        message = intendant(*call.split(), "--json").refusal["message"]
        assert (
            message
            != intendant(*call.split(), "--json", "--lang=en").refusal["message"]
        )
    assert intendant("pay", "Anne", "bank", "0", "-c", "c.db").err.startswith(FRENCH)


def test_the_locale_comes_fourth_then_english(here, monkeypatch):
    """LC_ALL, LC_MESSAGES and LANG count if no campaign is open."""
    assert intendant("treasury").err.startswith(ENGLISH)
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert intendant("treasury").err.startswith(FRENCH)
    monkeypatch.setenv("LC_MESSAGES", "en_US.UTF-8")
    assert intendant("treasury").err.startswith(ENGLISH)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert intendant("treasury").err.startswith(FRENCH)
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert intendant("treasury").err.startswith(ENGLISH)


def test_keys_and_codes_are_english_in_every_language(de_france):
    """Only text values follow --lang."""
    assert ask("treasury", "--lang", "fr") == ask("treasury", "--lang", "en")
    fr = intendant("pay", "Anne", "Zed", "5", "--json", "--lang", "fr").refusal
    en = intendant("pay", "Anne", "Zed", "5", "--json", "--lang", "en").refusal
    assert fr["code"] == en["code"]
    assert fr["message"] != en["message"]


def test_the_journal_is_told_in_either_language(de_france):
    """No sentence is stored: all readers get their own language."""
    ask("pay", "bank", "Anne", "5")
    told = {lang: ask("show", "2", "--lang", lang)["text"] for lang in ("en", "fr")}
    assert told["en"] != told["fr"]


def test_new_takes_the_language_it_is_asked_for(here, monkeypatch):
    """--campaign-lang counts, or else the language in which `new` answers."""
    ask("new", "a.db", "--players", "Anne", "--lang", "fr")
    ask("new", "b.db", "--players", "Anne", "--campaign-lang", "en", "--lang", "fr")
    assert french("-c", "a.db")
    assert not french("-c", "b.db")


def test_help_follows_the_language(monkeypatch):
    """Both languages have manual pages, by option, environment and locale."""
    english = intendant("pay", "--help").out
    assert english.startswith("Usage: intendant pay FROM TO AMOUNT")
    pages = [
        intendant("pay", "--help", "--lang", "fr").out,
        intendant("pay", "--lang=fr", "--help").out,
        intendant("pay", "Anne", "--help", "--lang", "fr").out,
    ]
    monkeypatch.setenv("INTENDANT_LANG", "fr")
    pages.append(intendant("pay", "--help").out)
    assert len(set(pages)) == 1
    assert pages[0] != english


def at_a_terminal(*words, **env):
    """The output of a call whose stdout is a terminal."""
    master, slave = pty.openpty()
    environment = {k: v for k, v in os.environ.items() if k != "NO_COLOR"} | env
    done = subprocess.run(
        [sys.executable, "-m", "commands", *words],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment,
        check=False,
    )
    os.close(slave)
    text = b""
    try:
        while block := os.read(master, 65536):
            text += block
    except OSError:
        pass
    os.close(master)
    return done.returncode, text.decode()


def test_colour_only_at_a_terminal_and_not_with_no_color(full, monkeypatch):
    """A pipe has no colour; NO_COLOR is respected; undone acts show without it."""
    import commands

    root = os.path.dirname(os.path.dirname(commands.__file__))
    monkeypatch.setenv("PYTHONPATH", root)
    env = {"TERM": "xterm-256color"}
    status, text = at_a_terminal("log", **env)
    assert status == 0
    assert "\x1b[" in text
    for words in (("log",), ("pay", "Anne", "Zed", "5")):
        _, text = at_a_terminal(*words, NO_COLOR="1", **env)
        assert "\x1b[3" not in text
        assert "\x1b[1;31" not in text
    monkeypatch.delenv("NO_COLOR")
    piped = intendant("log")
    assert "\x1b" not in piped.out
    (gone,) = [line for line in piped.out.splitlines() if line.startswith("~")]
    assert "5" in gone
