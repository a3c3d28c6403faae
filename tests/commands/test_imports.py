"""Modules that quick calls load: none that they do not need."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import commands

ROOT = os.path.dirname(os.path.dirname(commands.__file__))
LOADED = "import sys; {}; sys.stderr.write('\\n'.join(sorted(sys.modules)))"
CALL = "from commands.main import main; sys.argv[1:] = {0!r}; main()"
HEAVY = {"typer", "click", "rich", "dataclasses", "pathlib", "gettext", "tomlkit"}
HEAVY |= {"sqlite_utils", "tomllib", "inspect", "shellingham", "difflib", "random"}
QUICK = HEAVY | {"typing", "re", "json", "enum", "contextlib", "collections.abc"}


def modules(code, *flags):
    """The modules that a fresh Python has loaded after running some code."""
    done = subprocess.run(
        [sys.executable, *flags, "-c", LOADED.format(code)],
        env={**os.environ, "PYTHONPATH": ROOT},
        capture_output=True,
        check=True,
        text=True,
    )
    return set(done.stderr.splitlines())


def loaded(*words):
    """The modules that a call loads, apart from Python's own."""
    return modules(CALL.format(list(words)), "-S")


@pytest.fixture(scope="module")
def base():
    """The modules that `import sqlite3` loads on this Python, needed by every call."""
    return modules("import sqlite3", "-S")


def test_treasury_for_scripts_loads_next_to_nothing(table, base):
    """Neither Typer, rich, typing, json nor re is loaded: only sqlite3's and ours."""
    assert loaded("treasury", "--json") & (QUICK - base) == set()
    assert loaded("treasury", "Anne", "--at", "1", "--json") & (HEAVY - base) == set()


def test_treasury_for_scripts_loads_a_handful_of_our_own(table, base):
    """A reader and the store are loaded, but no rules, words or acts."""
    ours = loaded("treasury", "--json") - base
    houses = {m for m in ours if m.split(".")[0] in ("ledger", "commands")}
    modules = {".".join(m.split(".")[:2]) for m in houses}
    assert {
        "ledger.rules",
        "ledger.acting",
        "ledger.state",
        "commands.texts",
    } & modules == set()
    assert {"commands.app", "commands.show", "commands.execution"} & modules == set()
    assert len(houses) <= 20, houses


def test_pay_for_scripts_loads_no_heavy_library(table, base):
    """Writing needs more of our modules, but none of these."""
    assert loaded("pay", "Anne", "Bruno", "5", "--json") & (HEAVY - base) == set()


@pytest.mark.parametrize("words", [["log"], ["show", "1"]])
def test_the_journal_for_scripts_is_told_without_the_rules_reference(
    table, base, words
):
    """Sentences need many of our words, but no typing, and no file of the reference."""
    found = loaded(*words, "--json")
    assert found & (HEAVY | {"typing"}) - base == set()
    assert "ledger.reading.reference" not in found
    modules = {m.split(".")[2] for m in found if m.startswith("commands.texts.")}
    assert modules & {"fief", "mass", "medfan", "siege"} == set()


def test_a_battle_is_told_in_the_words_of_its_game(fought, base):
    """The words of the other games are not loaded."""
    found = loaded("log", "--json")
    modules = {m.split(".")[2] for m in found if m.startswith("commands.texts.")}
    assert modules & {"fief", "mass", "medfan", "siege"} == {"mass"}
    assert found & (HEAVY | {"typing"}) - base == set()


@pytest.mark.parametrize(
    "words", [["--help"], [], ["pay", "--help"], ["--version"], ["title", "--help"]]
)
def test_help_is_static(here, words):
    """Help loads neither sqlite3 nor Typer."""
    found = loaded(*words)
    assert found & (QUICK | {"sqlite3", "sqlite3.dbapi2"} - {"re"}) - _plain() == set()


def _plain():
    return modules("import os", "-S")


def test_a_plain_answer_at_a_pipe_loads_no_rich(table, base):
    """Only at a terminal does rich draw the tables."""
    found = modules(CALL.format(["treasury"]))
    assert found & {"rich", "typer", "typing"} == set()


def tab(monkeypatch, shell, line):
    """The modules that Tab loads at the end of a line."""
    monkeypatch.setenv("_INTENDANT_COMPLETE", f"complete_{shell}")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(line.count(" ")))
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", line)
    return modules(CALL.format([]), "-S")


def test_tab_loads_no_words_and_no_rules_where_a_name_is_wanted(table, monkeypatch):
    """Nor is the state loaded: names are in one small table."""
    found = tab(monkeypatch, "bash", "intendant pay A")
    modules = {".".join(m.split(".")[:2]) for m in found}
    assert "commands.tab" in modules
    unwanted = {"commands.texts", "commands.app", "ledger.acting", "ledger.state"}
    assert modules & unwanted == set()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
@pytest.mark.parametrize(
    "line",
    ["pay A", "fief b", "fief buy ", "fief move Anne --", "fief buy Anne --at ", "lo"],
)
def test_tab_loads_no_library(fief, base, monkeypatch, shell, line):
    """Any completion for any shell is made by our own words alone."""
    fief()
    found = tab(monkeypatch, shell, f"intendant {line}")
    dear = {"typer", "rich", "prompt_toolkit", "asyncio", "tomlkit", "sqlite_utils"}
    assert "commands.tab" in found
    assert found & dear - base == set()
