"""Words of the rules: known ones, and the nearest to one that is not."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.naming import near

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


# Which rule names the words of a kind.
RULES = {
    "engagement": "MASS-TURN-01",
    "situation": "MASS-TURN-06",
    "tactic": "MASS-TACT-01",
    "terrain": "MASS-TURN-05",
    "unit": "MASS-PERS-03",
    "opportunity": "MASS-OPP-GEN-01",
}


def known(kind: str, word: str, words: Sequence[str]) -> str:
    """The word if it is one of these, or a refusal with the nearest of them."""
    if word in words:
        return word
    raise Refused(
        "unknown_name",
        f"unknown_name.{kind}",
        rule=RULES.get(kind),
        kind=kind,
        name=word,
        near=near(word, words),
        known=list(words),
    )
