"""Every refusal, warning and finding, put into words with its own facts."""

from __future__ import annotations

import ast
from collections import Counter
from functools import cache

import pytest

from commands.texts import Words, refusing
from commands.texts.marks import BACK, HINT
from commands.texts.refusing import warned
from commands.texts.registry import every
from ledger.errors import Refusal
from ledger.journal import Finding
from ledger.state import State
from tests.commands.raised import HOME, raised

# Examples for facts of these names; any other is a word.
FACTS = {
    "findings": [Finding("verify.gap", entry=3)],
    **dict.fromkeys(("have", "count", "draft", "line", "entry"), 2),
    **dict.fromkeys(("need", "more"), 3),
    **{name: [] for name in ("missing", "sheet")},
    **{name: ["Anne"] for name in ("near", "known", "options")},
    "due": {"code": "mass.end"},
    "key": "exists",  # from a refusal that was overruled
    "facts": {"file": "c.db"},
}
# Words that modules look up by key, in one game or in all.
SHARED = ("REFUSALS", "WARNINGS", "FINDINGS")
OWN = ("ACTS", "THROWS", "THINGS", "CHOICES", "OPTIONS", "ABOUT", "SETTINGS", "REASONS")


def texts_of(call):
    """The tables with the sentences of such a call."""
    if call == "warning":
        return every("WARNINGS", module="refusing")
    if call == "Finding":
        return every("REFUSALS", module="refusing") | every(
            "FINDINGS", module="refusing"
        )
    return every("REFUSALS", module="refusing")


@cache
def written():
    """The keys that are written out in the code, and the prefixes of others."""
    keys = {key for place in raised() for key in place.keys}
    starts = {key for key in keys if key.endswith("*")}
    return keys - starts, {key[:-1] for key in starts}


def keys_of(place):
    """A place's possible keys: all with its prefix, unless others use them."""
    whole, starts = written()
    for key in place.keys:
        if key[-1:] != "*":
            yield key
            if f"{key}{BACK}" in texts_of(place.call):
                yield f"{key}{BACK}"
            continue
        longer = tuple(s for s in starts if s.startswith(key[:-1]) and s != key[:-1])
        for text in texts_of(place.call):
            mine = text.startswith(key[:-1]) and not text.startswith(longer)
            known = {text, text.removesuffix(BACK)} & whole
            if mine and not known and not text.endswith(HINT):
                yield text


def told(words, place, key):
    """The sentence of a place, with its hint."""
    facts = {name: FACTS.get(name, "x") for name in place.facts}
    if place.call == "warning":
        warning = {"key": key, "rule": "R", "facts": facts}
        return warned(words, warning, State())["message"]
    if place.call == "Finding":
        return refusing.finding_facts(words, Finding(key, "x", tuple(facts.items())))[
            "message"
        ]
    refusal = Refusal(place.code or "x", key, rule="R", **facts)
    return " ".join(filter(None, refusing.refused(words, refusal)))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_refusal_is_told_with_the_facts_it_is_raised_with(lang):
    """No sentence uses a fact that its place in the code does not give."""
    words, lacking, count = Words(lang), [], 0
    for place in raised():
        for key in keys_of(place) if place.facts is not None else ():
            count += 1
            try:
                assert told(words, place, key)
            except (LookupError, ValueError, AssertionError) as error:
                lacking.append((place.place, key, repr(error)))
    assert lacking == []
    assert count > 1000


def test_hardly_a_refusal_is_made_where_it_cannot_be_read():
    """Keys and facts are where they are raised, or nearby: few are not."""
    hidden = [p for p in raised() if p.facts is None or not p.keys]
    assert len(hidden) < 0.05 * len(raised())


def literals(module, names):
    """The keys that a module of texts writes out, by table name."""
    for node in module.body:
        targets = getattr(node, "targets", [getattr(node, "target", None)])
        name = getattr(targets[0], "id", None)
        if name in names:
            for table in ast.walk(node.value):
                if isinstance(table, ast.Dict):
                    yield from (
                        (name, key.value)
                        for key in table.keys
                        if isinstance(key, ast.Constant)
                    )


def test_no_key_has_two_texts():
    """If tables were joined, the second would win and hide the first."""
    found = Counter()
    for file in (HOME / "commands" / "texts").glob("**/*.py"):
        module = ast.parse(file.read_text("utf-8"))
        found.update(literals(module, SHARED))
        folder = file.parent.name
        found.update((folder, *key) for key in literals(module, OWN))
    assert [key for key, count in found.items() if count > 1] == []
    assert len(found) > 1800


def may_be_a_code(node):
    """Whether an expression falls back on a text that is not ours."""
    if isinstance(node, ast.BoolOp):
        return not isinstance(node.values[-1], ast.Constant)
    if isinstance(node, ast.IfExp):
        return may_be_a_code(node.body) or may_be_a_code(node.orelse)
    if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "get":
        return any(not isinstance(one, ast.Constant) for one in node.args[1:])
    return isinstance(node, ast.JoinedStr)


def test_no_code_without_a_text_is_said_as_a_sentence():
    """`say(text or code)` would insert facts into the code; `word(text, code)` not."""
    found = [
        f"{file.name}:{node.lineno}"
        for file in (HOME / "commands").glob("**/*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "attr", "") == "say"
        and may_be_a_code(node.args[0])
    ]
    assert found == []
