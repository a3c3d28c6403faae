"""Words of the rules: known ones, and the nearest to an unknown one."""

from __future__ import annotations

from ledger.naming import near, unknown_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


# The rule that lists the words of a kind.
RULES = {
    "engagement": "MASS-TURN-01",
    "situation": "MASS-TURN-06",
    "tactic": "MASS-TACT-01",
    "terrain": "MASS-TURN-05",
    "unit": "MASS-PERS-03",
    "opportunity": "MASS-OPP-GEN-01",
}


def known(kind: str, word: str, words: Sequence[str]) -> str:
    """The word, if it is one of these; a refusal lists the nearest."""
    if word in words:
        return word
    rule = RULES.get(kind)
    raise unknown_name(kind, word, near(word, words), rule=rule, known=list(words))
