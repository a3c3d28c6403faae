"""What each JSON Schema is called: a name that holds its version, and no address.

A version goes up by one when something that agreed with the schema does so no more: a
word of a file that goes or may no longer stand there, a key of an answer that goes or
holds something else. What only comes in addition leaves it as it is.
"""

from __future__ import annotations

from typing import Any

DRAFT = "https://json-schema.org/draft/2020-12/schema"
VERSIONS = {
    "answers": 1,
    "position": 1,
    "rules": 1,
    "map": 1,
    "list": 1,
    "score": 1,
}


def head(kind: str, title: str, game: str = "") -> dict[str, Any]:
    """How the schema of one kind of document begins.

    >>> head("map", "A map of Fief", "fief")["$id"]
    'urn:intendant:map:fief:1'
    """
    name = f"{kind}:{game}" if game else kind
    return {
        "$schema": DRAFT,
        "$id": f"urn:intendant:{name}:{VERSIONS[kind]}",
        "title": f"{title}, version {VERSIONS[kind]}",
    }
