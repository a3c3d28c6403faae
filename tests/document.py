"""Holds a document against its JSON Schema, as everybody's validator reads it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jsonschema import Draft202012Validator

if TYPE_CHECKING:
    from jsonschema import ValidationError

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
    return [line for fault in reader.iter_errors(value) for line in _told(fault)]


def _told(fault: ValidationError) -> list[str]:
    """The fault; where none of several schemas fits, those by the nearest of them."""
    nearest: dict[Any, list[str]] = {}
    for one in fault.context or ():
        nearest.setdefault(one.schema_path[0], []).extend(_told(one))
    return min(nearest.values(), key=len, default=[_line(fault)])


def _line(fault: ValidationError) -> str:
    return f"{fault.json_path}: {fault.message}"
