"""Marks texts for the catalogue."""

from __future__ import annotations

# What stands in tables so annotated is translated when it is said.
Texts = dict[str, str]
Refusals = dict[
    str, str | tuple[str, str]
]  # most speak for themselves; others have a hint


def N_(text: str) -> str:  # noqa: N802 - gettext's own name for "translate later"
    """Marks a text that is translated when it is said."""
    return text
