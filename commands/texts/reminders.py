"""What the table must not forget, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.texts.fief.board import DUE
from commands.texts.mass.acts import DUE as MASS
from commands.texts.medfan import pending as medfan
from commands.texts.siege import reminders as siege
from commands.texts.siege.campaign import DUE as SIEGE

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
    if code == "deal":
        hands = [f"{one['player']} {one['cards']}" for one in due["players"]]
        if not hands:
            return words.say(DUE["deal.untracked"])
        return words.say(DUE[code], hands=", ".join(hands))
    if code == "election" and not due["candidates"]:
        code = "election.nobody"
    if code == "near":
        code = f"near.{due['what']}"
    return words.say(DUE[code], **due)
