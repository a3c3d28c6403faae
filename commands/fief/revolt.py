"""Peasant revolts: the bishop who calms the rebels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Line
from commands.fief.cards_screens import death_lines
from commands.fief.moving import aftermath
from commands.history import act_screen
from commands.texts.fief import revolt as texts

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


def screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """The die and the chance that there was; what became of revolt and bishop."""
    blocks = act_screen(result, words, answer)
    if "die" not in result:
        return blocks
    said = texts.CALMED_BY if result["points"] else texts.CALMED_ALONE
    blocks.append(Line(words.say(said, **result, **result["chance"])))
    if result["calmed"]:
        blocks.append(Line(words.say(texts.REBELS_BACK, points=result["rebels"])))
    for title in result["fiefs"]:
        blocks.append(
            Line(words.say(texts.FIEF_CALMED, lord=result["lord"], title=title))
        )
    if result["death"]:
        blocks += death_lines(result["death"], words)
    if result["calmed"]:  # his words free the captives, not that nobody guards them
        free = (words.say(texts.CAPTIVE_FREED, lord=lord) for lord in result["freed"])
        blocks += [Line(said) for said in free]
        result = {**result, "freed": ()}
    return [*blocks, *aftermath(result, words)]
