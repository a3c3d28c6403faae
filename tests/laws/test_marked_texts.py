"""A sentence that nobody has marked would stay in English."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import commands
from tools.catalogue import marked, values

TEXTS = Path(commands.__file__).parent / "texts"
FIELD = re.compile(r"\{[^}]*\}")
CODES = {"VARIANTS", "BANK"}  # facts of acts; texts already in both languages


def unmarked(source):
    """The sentences in a module's tables that are not texts of the catalogue."""
    known = set(marked(source))
    tables = [
        node
        for node in ast.parse(source).body
        if isinstance(getattr(node, "value", None), ast.Dict)
        and CODES.isdisjoint(one.id for one in ast.walk(node) if hasattr(one, "id"))
    ]
    told = (one for table in tables for one in values(table.value))
    texts = (one.value for one in told if isinstance(one, ast.Constant))
    return [
        text
        for text in texts
        if isinstance(text, str) and text not in known and is_said(text)
    ]


def is_said(text):
    """Whether a text has several words of its own."""
    bare = FIELD.sub("", text)
    return " " in bare.strip() and any(sign.isalpha() for sign in bare)


def test_every_sentence_of_a_table_is_in_the_catalogue():
    """A sentence gets into the catalogue by its table's annotation or its own mark."""
    found = {
        path.name: unmarked(path.read_text("utf-8")) for path in TEXTS.rglob("*.py")
    }
    assert {name: texts for name, texts in found.items() if texts} == {}


def test_a_table_without_a_mark_is_found():
    """An unmarked table is found, so that nobody has to remember the mark."""
    assert unmarked('SAID = {"a": "two words", "b": N_("two more")}') == ["two words"]
    assert unmarked('SAID: Texts = {"a": "two words"}') == []
