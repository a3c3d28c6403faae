"""Words of the rules: known ones, and the nearest to one that is not."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.naming import near

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def known(kind: str, word: str, words: Sequence[str]) -> str:
    """The word if it is one of these, or a refusal with the nearest of them."""
    if word in words:
        return word
    raise Refused(
        "unknown_name",
        f"unknown_name.{kind}",
        kind=kind,
        name=word,
        near=near(word, words),
        known=list(words),
    )
