"""Holds a document against its JSON Schema, as everybody's validator reads it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

READERS: dict[int, Draft202012Validator] = {}  # each keeps its schema, and so its id


@cache
def files() -> dict[str, Any]:
    """The schemas of the files that people write."""
    folder = Path(__file__).parent.parent / "docs" / "schema" / "files"
    each = folder.glob("*.json")
    return {path.stem: json.loads(path.read_text("utf-8")) for path in each}


def faults(value: Any, schema: Any, whole: Any = None) -> list[str]:
    """Every fault, with its path; the schema may be a part of a whole one."""
    whole = schema if whole is None else whole
    if id(whole) not in READERS:
        Draft202012Validator.check_schema(whole)
        READERS[id(whole)] = Draft202012Validator(whole)
    reader = READERS[id(whole)].evolve(schema=schema)
    found = (best_match([fault]) for fault in reader.iter_errors(value))
    return [f"{fault.json_path}: {fault.message}" for fault in found]
