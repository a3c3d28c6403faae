"""Every answer has a declared shape, and agrees with it."""

from __future__ import annotations

import ast
import inspect
import json
import re
from pathlib import Path

import pytest

from commands.shown import shown
from ledger import shapes
from ledger.grammar import Act
from ledger.grammar.listing import every
from ledger.loading import load
from tests.face import intendant
from tests.shaped import SCHEMA, misshapen


def test_each_command_answers_in_a_shape_of_its_own():
    """None is missing or left over; a group answers as its commands do."""
    assert every().keys() - {*shapes.OTHERS} == shapes.answers().keys()


def shapes_in(module):
    """The shapes that a module knows, by name."""
    tree = ast.parse(inspect.getsource(load(module)))
    return {
        one.asname or one.name: f"{line.module}.{one.name}"
        for line in ast.walk(tree)
        if isinstance(line, ast.ImportFrom) and line.module.startswith(shapes.__name__)
        for one in line.names
    }


def said_by(use):
    """The declared shape of a rule's or reading's answer; None if there is none."""
    text = inspect.signature(load(use)).return_annotation
    found = re.fullmatch(r"(?:Outcome|Answer)\[(\w+)\]|([A-Z]\w+)", text)
    return shapes_in(use.partition(":")[0]).get(found and (found[1] or found[2]))


@pytest.mark.parametrize(
    "record", [one for one in every().values() if one.use], ids=lambda one: one.path
)
def test_what_a_rule_says_that_it_answers_is_what_its_command_does(record):
    """Types check the rule by one shape, and tests check its answers by the same."""
    assert said_by(record.use) in {None, shapes.named(record.path)}


# Their output has no shape of its own.
SHOW_ANY = {
    "commands.history:act_screen": "the sentence of the entry, whatever was done",
    "commands.report:screen": "a document that flows, or the file made of it",
    "commands.export:text_screen": "a text that flows, or the file made of it",
    "commands.export:toml_screen": "a text, or a file, of lists with more about them",
    "commands.fief.cards_screens:play_screen": "a card, each of a shape of its own",
}


def taken_by(screen):
    """The shapes that a screen takes."""
    text = next(iter(inspect.signature(load(screen)).parameters.values())).annotation
    known = shapes_in(screen.partition(":")[0])
    return {known.get(name, name) for name in text.split(" | ")}


@pytest.mark.parametrize("path", sorted(shapes.answers()))
def test_a_screen_takes_the_shape_of_its_answer(path):
    """Types thus check every key that is read; screens for any answer are listed."""
    screen = shown(path).screen

    if screen in SHOW_ANY:
        assert taken_by(screen) == {"Mapping[str, Any]"}
    elif screen:
        assert shapes.named(path) in taken_by(screen)


@pytest.fixture
def paid(here):
    """The document printed for a payment."""
    intendant("new", "c.db", "--players", "Anne,Bruno")
    return intendant("pay", "bank", "Anne", "3", "--json").json


def test_an_answer_as_its_shape_says_has_no_fault(paid):
    """The program's output agrees with its declaration."""
    assert misshapen(paid) == []


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("amount", "3", "$.result.amount: '3' is not of type 'integer', 'null'"),
        ("amount", True, "$.result.amount: True is not of type 'integer', 'null'"),
        (
            "balances",
            {"Anne": "3"},
            "$.result.balances.Anne: '3' is not of type 'integer', 'null'",
        ),
        ("from", None, "$.result.from: None is not of type 'string'"),
        (
            "tip",
            1,
            "$.result: Additional properties are not allowed ('tip' was unexpected)",
        ),
    ],
)
def test_a_key_that_no_shape_knows_or_another_type_is_a_fault(paid, key, value, fault):
    """The fault has the path to the key."""
    paid["result"][key] = value

    assert misshapen(paid) == [fault]


def test_a_key_that_is_missing_is_a_fault(paid):
    """Readers of an answer may rely on its keys."""
    del paid["result"]["amount"]

    assert misshapen(paid) == ["$.result: 'amount' is a required property"]


def test_a_command_that_nobody_declared_has_no_answer(paid):
    """An answer must belong to some command."""
    assert set(SCHEMA["$defs"]) >= {paid["command"], *shapes.answers()}


def plain(schema):
    """The possible forms of a schema: its references followed, one by one."""
    if "$ref" in schema:
        return plain(SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]])
    return [one for inner in schema.get("anyOf", ()) for one in plain(inner)] or [
        schema
    ]


def at(schema, path):
    """Everything at the end of a path; of a list, each of its items."""
    found = [
        inner
        for one in plain(schema)
        for inner in (plain(one["items"]) if one.get("type") == "array" else [one])
    ]
    step, _, rest = path.partition(".")
    behind = [
        one["properties"][step] for one in found if step in one.get("properties", ())
    ]
    return [end for one in behind for end in at(one, rest)] if rest else behind


def may_be_null(schema):
    """Whether a schema allows null, for itself or its sums."""
    sums = [
        one["additionalProperties"]
        for one in plain(schema)
        if "additionalProperties" in one
    ]
    return any(
        "null" in ([kind] if isinstance(kind, str) else kind)
        for one in [*plain(schema), *(each for each in sums if each)]
        for kind in [one.get("type", [])]
    )


@pytest.mark.parametrize(
    "act",
    [one for one in every().values() if isinstance(one, Act) and one.closed],
    ids=lambda act: act.path,
)
def test_what_is_kept_from_others_may_be_null(act):
    """A reader who may not see a purse gets the promised shape."""
    result = SCHEMA["$defs"][act.path]["properties"]["result"]
    ends = [end for path in act.closed for end in at(result, path)]

    assert ends
    assert [end for end in ends if not may_be_null(end)] == []


def keys(schema, whole, path=""):
    """Every key of a schema by its path, and whether it is required."""
    if "$ref" in schema:
        schema = whole["$defs"][schema["$ref"].rpartition("/")[2]]
    within = [*schema.get("oneOf", ()), *schema.get("anyOf", ())]
    found = {f"{path}.{key}!" for key in schema.get("required", ())}
    for inner in [*within, *([schema["items"]] if "items" in schema else [])]:
        found |= keys(inner, whole, path)
    for key, inner in schema.get("properties", {}).items():
        found |= {f"{path}.{key}", *keys(inner, whole, f"{path}.{key}")}
    return found


def test_a_report_has_the_keys_that_its_contract_names():
    """A file also names the version of the contract by which it was written."""
    home = Path(__file__).parent.parent.parent
    contract = json.loads((home / "docs" / "report.schema.json").read_text("utf-8"))
    shape = keys(SCHEMA["$defs"]["evening.Report"], SCHEMA)
    assert keys(contract, contract) == {*shape, ".report", ".report!"}
