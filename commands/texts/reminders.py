"""What the table must not forget, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.texts.fief.board import DUE
from commands.texts.mass.acts import DUE as MASS
from commands.texts.medfan import pending as medfan
from commands.texts.siege import reminders as siege
from commands.texts.siege.campaign import DUE as SIEGE
from commands.texts.typed import battle

if TYPE_CHECKING:
    from commands.texts import Words


def reminded(words: Words, due: dict[str, Any]) -> str:
    """One thing that is due, in a sentence; its code is its game's own."""
    code = due["code"]
    if code in medfan.PENDING:
        return medfan.told(words, due)
    if code in SIEGE:
        return siege.told(words, due)
    if code in MASS:
        return words.say(MASS[code], **due)
    code, facts = _in_fief(due)
    return words.say(DUE[code], **facts)


def _in_fief(due: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Which of several sentences it is, with what that one needs besides."""
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
        facts["call"] = battle(due["village"], due["players"], due["defenders"])
    elif code == "rebels_fight":
        facts["call"] = battle(due["village"], ["rebels"], due["players"])
    return code, facts
