"""What the table of a game of Fief must not forget, in words."""

from __future__ import annotations

from commands.texts.fief.gathered import DUE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.texts import Words


def reminder(words: Words, due: dict[str, Any]) -> str:
    """A sentence for something that is due."""
    code, facts = _fitting(due)
    return words.say(DUE[code], **facts)


def _fitting(due: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The code of the sentence that fits, and its facts."""
    code, facts = due["code"], dict(due)
    if code == "deal":
        hands = [f"{one['player']} {one['cards']}" for one in due["players"]]
        facts["hands"] = ", ".join(hands)
        code = code if hands else "deal.untracked"
    elif code == "election" and not due["candidates"]:
        code = "election.nobody"
    elif code == "near":
        code = f"near.{due['what']}"
    elif code == "assault" and due.get("defenders"):
        code = "assault.due"
    return code, facts
