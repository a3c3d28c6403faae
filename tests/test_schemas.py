"""The JSON Schemas: what each is called, and that everything agrees with them."""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from pathlib import Path
from urllib.parse import unquote

import pytest
from jsonschema import Draft202012Validator

from commands.line import split
from tests import evenings
from tests.document import faults, files
from tests.face import ask, intendant
from tests.shaped import misshapen
from tools import naming, samples

HOME = Path(__file__).parent.parent
DOCS = HOME / "docs"
FILES = [*DOCS.glob("*.schema.json"), *(DOCS / "schema").rglob("*.json")]
URN = re.compile(r"urn:intendant:([a-z]+)(?::([a-z]+))?:([1-9]\d*)")
TOLD = {"$schema", "$id", "$defs", "title", "description", "default"}
KNOWN = TOLD | {*Draft202012Validator.VALIDATORS}
every = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
each_sample = pytest.mark.parametrize(
    "folder", samples.folders(), ids=lambda folder: folder.name
)


def within(schema):
    """A schema and all that are inside it."""
    yield schema
    for key in ("properties", "$defs"):
        for one in schema.get(key, {}).values():
            yield from within(one)
    for key in ("items", "additionalProperties", "propertyNames"):
        if isinstance(schema.get(key), dict):
            yield from within(schema[key])
    for key in ("anyOf", "oneOf"):
        for one in schema.get(key, ()):
            yield from within(one)


@every
def test_a_schema_is_one(file):
    """It is as the draft says, knows its keywords only, and refers to what is there."""
    schema = json.loads(file.read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    parts = [*within(schema)]
    assert {key for part in parts for key in part} - KNOWN == set()
    named = {unquote(part["$ref"]) for part in parts if "$ref" in part}
    assert named <= {f"#/$defs/{name}" for name in schema.get("$defs", ())}
    assert [
        part
        for part in parts
        if "default" in part and faults(part["default"], part, schema)
    ] == []


def test_each_schema_has_a_name_of_its_own_with_its_version():
    """Names hold a kind, perhaps a game, a version that is also told, and no address."""
    schemas = [json.loads(file.read_text("utf-8")) for file in FILES]
    names = [URN.fullmatch(schema["$id"]).groups() for schema in schemas]
    assert len(set(names)) == len(FILES)
    assert {kind for kind, _, _ in names} == {*naming.VERSIONS, "export", "report"}
    for (kind, game, version), schema in zip(names, schemas, strict=True):
        assert schema["title"].endswith(f", version {version}")
        if kind in naming.VERSIONS:
            assert version == str(naming.VERSIONS[kind])
        text = json.dumps({**schema, "$schema": ""})
        assert (game or "", "://" in text) == (game or "", False)


def documents(text):
    """The documents in JSON among some lines."""
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]


@pytest.mark.deep
@pytest.mark.parametrize("folder", evenings.shortest(), ids=lambda one: one.name)
def test_every_answer_of_a_sample_is_as_the_schema_says(folder, here):
    """Each line of its evening and each of its screens answers so, and refuses so."""
    shutil.copytree(folder, here, dirs_exist_ok=True)
    begin, evening = samples.evening(folder)
    asked = [begin, evening, *samples.screens(folder)]
    found = []
    for line in asked:
        said = intendant(*split(line.removeprefix(samples.REFUSED)), "--json")
        found += documents(said.out + said.err)
    lines = (folder / "evening.txt").read_text("utf-8").splitlines()
    acts = [line for line in lines if line.strip() and line[0] not in "# <"]
    assert len(found) > len(acts) / 2 + len(asked) - 2
    assert [(one, wrong) for one in found if (wrong := misshapen(one))] == []
    assert {one["ok"] for one in found} == {True, False}


@each_sample
def test_what_a_sample_writes_is_as_the_schemas_say(folder):
    """A position and house rules that were exported agree with those of their game."""
    where = ("-c", str(evenings.played(folder)))
    game = ask("status", *where)["game"]
    position = tomllib.loads(ask("export", "position", *where)["toml"])
    rules = tomllib.loads(ask("rules", "export", *where)["toml"])
    assert faults(position, files()[f"{game}.position"]) == []
    assert faults(rules, files()[f"{game}.rules"]) == []
