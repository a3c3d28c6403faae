"""Marks texts for the catalogue."""

from __future__ import annotations


def N_(text: str) -> str:  # noqa: N802 - gettext's own name for "translate later"
    """Marks a text that is translated when it is said."""
    return text
