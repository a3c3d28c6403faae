"""Shared modules know no game: neither by what they import, nor by what they name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import commands
from ledger import rules
from tools.contracts import game_of

HOME = Path(commands.__file__).parent.parent
# The prefixes of the games' numbered rules, as their references number them.
PREFIXES = ("FIEF", "TAC", "MED", "MASS", "SIEGE")
NAMES = "|".join(game for game in rules.games() if game != "free")  # a word of English
NAMED = re.compile(rf"\b({NAMES})\b|\bfree\.|\b({'|'.join(PREFIXES)})-[A-Z]")
# Who names a game all the same, and why (DECISIONS.md).
KNOWN = {
    "commands/shown/rules.py": "help gives a number as an example",
    "commands/shown/table.py": "help tells of each game what the clock may ask",
    "ledger/names/drawing.py": "names of territories are drawn by Med-Fan's rules",
    "ledger/names/lookup.py": "likewise",
    "ledger/names/tables.py": "likewise",
    "ledger/reading/names.py": "likewise",
}


def said(tree):
    """The strings of a module that are no docstrings."""
    nodes = (ast.Module, ast.ClassDef, ast.FunctionDef)
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, nodes) and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in docs:
            yield str(node.value)


def naming():
    """The shared modules that name a game, with what they say."""
    for house in ("ledger", "commands"):
        for file in sorted((HOME / house).rglob("*.py")):
            path = file.relative_to(HOME)
            if game_of(".".join(path.with_suffix("").parts)) is None:
                texts = said(ast.parse(file.read_text("utf-8")))
                found = [text for text in texts if NAMED.search(text)]
                if found:
                    yield path.as_posix(), found


def test_no_shared_room_names_a_game():
    """Modules are named by strings, and so are acts and house rules."""
    found = dict(naming())
    assert {path: texts for path, texts in found.items() if path not in KNOWN} == {}
    assert {*KNOWN} == {*found}


@pytest.mark.parametrize(
    "text", ["fief buy", "ledger.rules.siege.clock:due", "free.money.unit", "MED-INC-1"]
)
def test_what_would_name_one_is_noticed(text):
    """A path, a command, a house rule, a numbered rule; but no word of English."""
    assert NAMED.search(text)
    assert not NAMED.search("the free territories")
