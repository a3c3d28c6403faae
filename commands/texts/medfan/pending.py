"""What is pending in a Med-Fan campaign, in words."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.medfan.battles import SCENARIOS, STEPS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.texts import Words

PENDING: Texts = {
    "aftermath": (
        "the aftermath of the battle between {attacker} and {defender} is not settled yet; next: {step}"
    ),
    "battle": "{attacker} and {defender} are about to fight: {scenario}",
    "over": "the campaign is over; won by: {winners}",
}


def pending_sentence(words: Words, pending: Mapping[str, Any]) -> str:
    """A sentence for something that is pending."""
    worded = words.coded(pending, {"step": STEPS, "scenario": SCENARIOS})
    return words.say(PENDING[pending["code"]], **{**pending, **worded})
