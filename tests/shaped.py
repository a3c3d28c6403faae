"""Checks every answer in the tests against the shape that its command declares."""

from __future__ import annotations

import json
from typing import Any

from tests.document import faults
from tools.schema import schema

SCHEMA = schema()
REFUSAL = "shared.Refusal"


def shaped(out: str) -> None:
    """Checks each document on stdout against its command's schema."""
    for line in out.split("\n"):
        document = json.loads(line) if line.startswith("{") else {}
        if document:
            found = misshapen(document)
            assert not found, found


def misshapen(document: dict[str, Any]) -> list[str]:
    """Every fault of an answer."""
    path = document.get("command", REFUSAL)
    return faults(document, SCHEMA["$defs"][path], SCHEMA)


def misshapen_result(path: str, result: Any) -> list[str]:
    """Every fault of the result that a script gets from a command."""
    shape = SCHEMA["$defs"][path]["properties"]["result"]
    return faults(result, shape, SCHEMA)
