"""Our quick reading of a schema says of every value what jsonschema says of it."""

from __future__ import annotations

import copy
import json
import tomllib

import pytest
from jsonschema import Draft202012Validator

from commands.line import split
from tests import evenings
from tests.document import files
from tests.effort import some
from tests.face import intendant
from tests.schema import Schema
from tests.shaped import SCHEMA
from tools import samples

OTHERS = (None, True, 0, 1.5, 2.0, -1, "", "x", [], ["x"], {}, {"x": 1})
PLACES = 25  # of a document that every run changes

EACH_WORD = {
    "type": "object",
    "properties": {
        "sort": {"type": ["string", "null", "number"]},
        "word": {"enum": ["a", 1, None, False]},
        "one": {"const": 1},
        "told": {"type": "string", "minLength": 2, "maxLength": 3, "pattern": "^[a-z]"},
        "many": {"type": "integer", "minimum": 1, "maximum": 3},
        "list": {"type": "array", "items": {"$ref": "#/$defs/a%20word"}},
        "few": {"minItems": 1, "maxItems": 2, "uniqueItems": True},
        "keys": {"type": "object", "propertyNames": {"enum": ["x"]}},
        "either": {"oneOf": [{"type": "integer"}, {"minimum": 2}]},
        "any": {"anyOf": [{"type": "boolean"}, {"required": ["x"]}]},
    },
    "required": ["sort"],
    "additionalProperties": {"type": "boolean"},
    "$defs": {"a word": {"type": "string"}},
}
VALUES = (
    *OTHERS,
    1,
    3,
    4,
    False,
    "ab",
    "abcd",
    "Ab",
    ["x", 1],
    ["x", "x"],
    [1, True],
    [1, 2, 3],
    {"x": {}},
    {"y": 1},
)


def agreed(value, part, whole):
    """What both say, which must be the same."""
    ours = Schema(whole).fits(value, part)
    theirs = Draft202012Validator(whole).evolve(schema=part).is_valid(value)
    assert ours is theirs, value
    return ours


def places(value, where=()):
    """Every place in a document, by the keys that lead there."""
    yield where
    inside = value.items() if isinstance(value, dict) else ()
    for key, one in enumerate(value) if isinstance(value, list) else inside:
        yield from places(one, (*where, key))


def changed(document):
    """The document with something else in one place, or nothing, or more."""
    ways = some([where for where in places(document) if where], PLACES)
    for number, (*where, last) in enumerate(ways):
        for turn in range(3):
            other = copy.deepcopy(document)
            there = other
            for key in where:
                there = there[key]
            if turn == 0:
                there[last] = OTHERS[number % len(OTHERS)]
            elif turn == 1:
                del there[last]
            elif isinstance(there, dict):
                there["more"] = OTHERS[number % len(OTHERS)]
            yield other


@pytest.mark.parametrize("key", [*EACH_WORD["properties"], "more"])
def test_each_word_of_a_schema_is_understood(key):
    """Both accept and refuse the same values for each word that our schemas use."""
    said = {agreed({"sort": "", key: value}, EACH_WORD, EACH_WORD) for value in VALUES}
    assert said == {True, False}
    assert not agreed({"word": "a"}, EACH_WORD, EACH_WORD)


@pytest.mark.deep
@pytest.mark.parametrize("folder", evenings.shortest(), ids=lambda one: one.name)
def test_an_answer_is_read_as_others_read_it(folder, here):
    """Answers of a sample, true ones and such as were tampered with."""
    said = set()
    file = str(evenings.played(folder))
    for line in some(samples.screens(folder), 3):
        words = split(line.removeprefix(samples.REFUSED))
        answer = intendant(*words, "--json", "-c", file)
        document = json.loads(answer.out or answer.err)
        part = SCHEMA["$defs"][document.get("command", "shared.Refusal")]
        assert agreed(document, part, SCHEMA)
        said |= {agreed(other, part, SCHEMA) for other in changed(document)}
    assert said == {True, False}


@pytest.mark.deep
@pytest.mark.parametrize("folder", evenings.shortest(), ids=lambda one: one.name)
def test_a_file_is_read_as_others_read_it(folder):
    """The position and the house rules with which a sample begins, and others."""
    game = evenings.GAMES[evenings.CAMPAIGNS.index(folder)]
    for name, kind in (("begin", "position"), ("rules", "rules")):
        document = tomllib.loads((folder / f"{name}.toml").read_text("utf-8"))
        whole = files()[f"{game}.{kind}"]
        assert agreed(document, whole, whole)
        assert False in {agreed(other, whole, whole) for other in changed(document)}
