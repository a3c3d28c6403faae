"""Words typed at the table, and the tables' own words for them."""

from __future__ import annotations

from ledger.naming import folded


def code(word: str) -> str:
    """A word as the tables write it: no case, no accents, no gaps.

    >>> code("Standard-Bearer ")
    'standard_bearer'
    """
    return folded(word).replace("-", "_").replace(" ", "_")
