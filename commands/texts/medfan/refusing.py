"""What the campaign says when it refuses or warns, and the words for its facts."""

from __future__ import annotations

from commands.texts.medfan.armies import ITEMS, ROLES, STATS, bettered
from commands.texts.medfan.battles import COUNTED, SCENARIOS, STEPS
from commands.texts.medfan.land import BENEFITS, unknown
from commands.texts.medfan.refusals import REFUSALS
from commands.texts.medfan.vocabulary import VOCABULARIES
from commands.texts.medfan.warnings import FINDINGS, WARNINGS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from commands.texts import Words

__all__ = ["FINDINGS", "PHRASED", "REFUSALS", "WARNINGS"]

PHRASED: dict[str, dict[str, str]] = {
    "benefit": BENEFITS,
    "counts": COUNTED,
    "counted": COUNTED,
    "item": ITEMS,
    "items": ITEMS,
    "next": STEPS,
    "role": ROLES,
    "scenario": SCENARIOS,
    "stat": STATS,
    "step": STEPS,
}


def besides(
    words: Words, facts: dict[str, Any], _name: Callable[[str], str]
) -> dict[str, Any]:
    """Further facts in words: options of a choice, earlier improvements, a name."""
    known = VOCABULARIES.get(str(facts.get("key")))
    if known and isinstance(facts.get("options"), list):
        codes = facts["options"]
        return {"options": [words.word(known.get(code), code) for code in codes]}
    if "hidden" in facts:
        place = "territory:"
        return {"name": unknown(words, place + facts["hidden"]).removeprefix(place)}
    if "stat" not in facts or not isinstance(facts.get("before"), str):
        return {}
    return {"before": bettered(facts["before"], words)}
