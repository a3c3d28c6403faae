"""Checks a document against its JSON Schema, for the keywords that we use."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

TYPES: dict[str, Any] = {
    "object": dict,
    "array": list,
    "boolean": bool,
    "string": str,
    "null": type(None),
    "integer": int,
    "number": (int, float),
}
KNOWN = frozenset(
    [
        "$schema",
        "$id",
        "$defs",
        "$ref",
        "title",
        "description",
        "type",
        "const",
        "enum",
        "pattern",
        "minimum",
        "maximum",
        "minLength",
        "required",
        "properties",
        "additionalProperties",
        "propertyNames",
        "minItems",
        "maxItems",
        "uniqueItems",
        "default",
        "items",
        "oneOf",
        "anyOf",
    ]
)


@cache
def files() -> dict[str, Any]:
    """The schemas of the files that people write."""
    folder = Path(__file__).parent.parent / "docs" / "schema" / "files"
    each = folder.glob("*.json")
    return {path.stem: json.loads(path.read_text("utf-8")) for path in each}


def faults(value: Any, schema: Any, whole: Any = None, path: str = "$") -> list[str]:
    """Every fault, with its path."""
    whole = schema if whole is None else whole
    assert schema.keys() <= KNOWN, schema.keys() - KNOWN
    if "$ref" in schema:
        return faults(value, whole["$defs"][schema["$ref"].split("/")[-1]], whole, path)
    if "anyOf" in schema:
        return _nearest(value, schema["anyOf"], whole, path)
    if "oneOf" in schema:
        fits = [one for one in schema["oneOf"] if not faults(value, one, whole, path)]
        return [] if len(fits) == 1 else [f"{path}: fits {len(fits)} of oneOf"]
    wanted = schema.get("type", [])
    wanted = [wanted] if isinstance(wanted, str) else wanted
    if wanted and not any(_is(value, one) for one in wanted):
        return [f"{path}: {value!r} is no {' or '.join(wanted)}"]
    found = _plain(value, schema, path)
    if isinstance(value, dict):
        found += _members(value, schema, whole, path)
    if isinstance(value, list):
        found += _listed(value, schema, path)
        for n, one in enumerate(value):
            found += faults(one, schema.get("items", {}), whole, f"{path}[{n}]")
    return found


def _nearest(value: Any, schemas: Any, whole: Any, path: str) -> list[str]:
    """The faults by the schema that fits best; none if one fits."""
    found: list[list[str]] = []
    for one in schemas:
        found.append(faults(value, one, whole, path))
        if not found[-1]:
            return []
    return min(found, key=len)


def _listed(value: list[Any], schema: Any, path: str) -> list[str]:
    least, most = schema.get("minItems", 0), schema.get("maxItems", len(value))
    if not least <= len(value) <= most:
        return [f"{path}: {len(value)} are not from {least} to {most}"]
    twice = schema.get("uniqueItems") and len(set(value)) < len(value)
    return [f"{path}: something is there twice"] if twice else []


def _is(value: Any, kind: str) -> bool:
    if kind in {"integer", "number"} and isinstance(value, bool):
        return False
    return isinstance(value, TYPES[kind])


def _plain(value: Any, schema: Any, path: str) -> list[str]:
    found = []
    if "const" in schema and value != schema["const"]:
        found.append(f"{path}: {value!r} is not {schema['const']!r}")
    if "enum" in schema and value not in schema["enum"]:
        found.append(f"{path}: {value!r} is none of {schema['enum']}")
    if isinstance(value, str):
        if not re.search(schema.get("pattern", ""), value):
            found.append(f"{path}: {value!r} is not like {schema['pattern']}")
        if len(value) < schema.get("minLength", 0):
            found.append(f"{path}: too short")
    if isinstance(value, int):
        least, most = schema.get("minimum", value), schema.get("maximum", value)
        if not least <= value <= most:
            found.append(f"{path}: {value} is not from {least} to {most}")
    return found


def _members(value: Any, schema: Any, whole: Any, path: str) -> list[str]:
    known = schema.get("properties", {})
    found = [
        f"{path}: no {key}" for key in schema.get("required", ()) if key not in value
    ]
    more = schema.get("additionalProperties", {})
    for key, one in value.items():
        found += faults(key, schema.get("propertyNames", {}), whole, f"{path}.{key}")
        if key in known:
            found += faults(one, known[key], whole, f"{path}.{key}")
        elif more is False:
            found.append(f"{path}: {key} is unknown")
        else:
            found += faults(one, more, whole, f"{path}.{key}")
    return found
