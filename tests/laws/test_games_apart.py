"""Shared modules know no game, neither by their imports nor by their words."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import commands
from ledger import rules
from tools.contracts import game_of

HOME = Path(commands.__file__).parent.parent
# The prefixes of the games' numbered rules, as references give them.
PREFIXES = ("FIEF", "TAC", "MED", "MASS", "SIEGE")
NAMES = "|".join(game for game in rules.games() if game != "free")  # an English word
NAMED = re.compile(rf"\b({NAMES})\b|\bfree\.|\b({'|'.join(PREFIXES)})-[A-Z]")
# Modules that name a game all the same, and why (DECISIONS.md).
KNOWN = {
    "commands/codes.py": "`make tree` gathers it from the vocabularies of every game",
    "commands/shown/rules.py": "help gives a number as an example",
    "commands/shown/table.py": "help tells of each game what the clock may ask",
    "ledger/names/drawing.py": "names of territories are drawn by Med-Fan's rules",
    "ledger/names/lookup.py": "likewise",
    "ledger/names/tables.py": "likewise",
    "ledger/reading/names.py": "likewise",
}


def said(tree):
    """The strings of a module that are not docstrings."""
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
    """The shared modules that name a game, with their words."""
    for house in ("ledger", "commands"):
        for file in sorted((HOME / house).rglob("*.py")):
            path = file.relative_to(HOME)
            if game_of(".".join(path.with_suffix("").parts)) is None:
                texts = said(ast.parse(file.read_text("utf-8")))
                found = [text for text in texts if NAMED.search(text)]
                if found:
                    yield path.as_posix(), found


def test_no_shared_room_names_a_game():
    """No shared module names a game's modules, acts or house rules in its strings."""
    found = dict(naming())
    assert {path: texts for path, texts in found.items() if path not in KNOWN} == {}
    assert {*KNOWN} == {*found}


@pytest.mark.parametrize(
    "text", ["fief buy", "ledger.rules.siege.clock:due", "free.money.unit", "MED-INC-1"]
)
def test_what_would_name_one_is_noticed(text):
    """Paths, commands, house rules and rules are noticed, but no English words."""
    assert NAMED.search(text)
    assert not NAMED.search("the free territories")
