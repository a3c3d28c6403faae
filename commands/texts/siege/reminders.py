"""What the table must not forget in a siege, in words."""

from __future__ import annotations

from commands.texts.siege.campaign import DUE, WHY
from commands.texts.siege.words import SCENARIOS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.texts import Words


def reminder(words: Words, due: dict[str, Any]) -> str:
    """A sentence for something that is due."""
    code, facts = due["code"], dict(due)
    if code == "siege.next":
        facts["siege"] = words.say(SCENARIOS[due["scenario"]])
    if code == "siege.end":
        facts["reason"] = words.say(WHY[due["why"]])
        code = code if due["side"] else "siege.end_open"
    if code == "siege.roll" and due["needed"] == 1:
        code = "siege.roll_sure"
    if code == "siege.buy":
        facts["budgets"] = [
            f"{side['side']} {words.number(side['allowance'])}" for side in due["sides"]
        ]
    return words.say(DUE[code], **facts)
