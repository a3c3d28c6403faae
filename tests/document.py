"""Holds a document against its JSON Schema, as everybody's validator reads it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jsonschema import Draft202012Validator

from tests.schema import Schema

if TYPE_CHECKING:
    from jsonschema import ValidationError

# Each keeps its schema, and so its id.
READERS: dict[int, tuple[Schema, Draft202012Validator]] = {}

NOWHERE = "our reading of the schema finds a fault where jsonschema does not"


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
        READERS[id(whole)] = Schema(whole), Draft202012Validator(whole)
    quick, reader = READERS[id(whole)]
    if quick.fits(value, schema):
        return []
    wrong = reader.evolve(schema=schema).iter_errors(value)
    return [line for fault in wrong for line in _told(fault)] or [NOWHERE]


def _told(fault: ValidationError) -> list[str]:
    """The fault; where none of several schemas fits, those by the nearest of them."""
    nearest: dict[Any, list[str]] = {}
    for one in fault.context or ():
        nearest.setdefault(one.schema_path[0], []).extend(_told(one))
    return min(nearest.values(), key=len, default=[_line(fault)])


def _line(fault: ValidationError) -> str:
    return f"{fault.json_path}: {fault.message}"
