"""The words of books, so plain that every account shows where it comes from."""

from __future__ import annotations

from typing import Any

from ledger.reading.exports.accounts import Speech


def speech(**more: Any) -> Speech:
    """Words that are mostly the codes themselves."""
    words: dict[str, Any] = {
        "title": "c",
        "lang": "en",
        "tell": lambda entry: f"It is {entry.kind}",
        "cause": str.capitalize,
        "rule": lambda rule: {"R1": "tax: mills", "R2": "tolls"}.get(rule, rule),
        "place": lambda part: {"escrow": "set aside"}.get(part, part),
        "sort": lambda sort: sort,
        "thing": lambda what: f"a {what}",
        "unit": "coins",
        "turn": lambda turn: f"Turn {turn}",
        "opening": "Opening",
        "now": "Now",
    }
    return Speech(**{**words, **more})
