"""The screen of the generals' opposed roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Line, Table
from commands.mass.screens import chained
from commands.medfan.throws import of_a_throw
from commands.texts.mass.battle import LINES

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


@of_a_throw
def strategy_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Both rolls line by line, and who has the upper hand."""
    heads = {"a": words.say("first general"), "b": words.say("second general")}
    blocks: list[Block] = []
    for side, name in heads.items():
        attacks = side == result["attacker"]
        title = f"{name} ({words.say('attacker')})" if attacks else name
        blocks.append(_roll(title, result[side], words))
    end = {
        "a": words.say("the first general wins"),
        "b": words.say("the second general wins"),
        None: words.say("neither has the upper hand"),
    }[result["winner"]]
    if result["again"]:
        end = words.say("neither reaches what he needs: roll again")
    return [*blocks, Line(end, "heading")]


def _roll(title: str, told: dict[str, Any], words: Words) -> Table:
    dice = chained(told["dice"])
    rows = [Cells((words.say("roll"), words.number(told["roll"]), dice))]
    rows += [
        Cells(
            (words.say(LINES[line["what"]]), words.signed(line["value"]), line["rule"])
        )
        for line in told["modifiers"]
    ]
    rows.append(Cells((words.say("total"), words.number(told["total"]), "")))
    return Table((title, ">", ""), tuple(rows))
