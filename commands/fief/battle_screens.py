"""A battle on the board as people see it: rounds, the dead, captives, the village."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.fief.moving import aftermath
from commands.fief.war_screens import battle as rounds_screen
from commands.history import act_screen
from commands.show import Line
from commands.texts.fief import battle as texts
from commands.texts.fief.telling import wasted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from commands.show import Block
    from commands.texts import Words


def screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """What happened in one sentence, the rounds, and all that the battle leaves."""
    blocks = act_screen(result, words, answer)
    if "rounds" not in result:
        return blocks
    # Who is captured, and who asked for mercy, is told by name below.
    shown = {**result, "captives": {}, "end": {"both": "both"}.get(result["end"])}
    return [*blocks, *rounds_screen(shown, words, answer), *_left(result, words)]


def _left(result: dict[str, Any], words: Words) -> Iterator[Block]:
    for one in result["rounds"]:
        yield from _besides(one, words)
    if result["end"] == "truce":
        yield Line(words.say(texts.STOPPED))
    for told in result["killed"]:
        yield Line(words.say(texts.DIES, lord=told["lord"]))
    for told in result["prisoners"]:
        yield Line(words.say(texts.DIES_CAPTIVE, lord=told["lord"]))
    for told in result["captives"]:
        text = words.say(texts.CAPTURED, lord=told["lord"], captor=told["captor"])
        yield Line(text)
    if result["destroyed"]:
        lost = wasted(words, result["destroyed"])
        yield Line(words.say(texts.RUINED, village=result["village"], lost=lost))
    yield from aftermath(result, words)
    for told in result["captured"]:
        yield Line(words.say(texts.TAKES_FIEF, **told))


def _besides(one: dict[str, Any], words: Words) -> Iterator[Block]:
    """Who else threw in a round, and who asked for mercy after it."""
    for other in one.get("others", ()):
        dice = " ".join(map(str, other["dice"])) or "–"
        facts = {"player": other["player"], "dice": dice, "harm": other["inflicts"]}
        yield Line(words.say(texts.OTHERS, round=one["round"], **facts))
    asked = one.get("mercy")
    if asked:
        text = texts.ASKED[asked["granted"]]
        yield Line(words.say(text, round=one["round"], player=asked["player"]))
