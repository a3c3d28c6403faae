"""The screen of the generals' contested roll."""

from __future__ import annotations

from commands.columns import Column, bare, figure, table
from commands.mass.screens import chained
from commands.texts.marks import N_, Texts
from commands.texts.mass.battle import LINES
from commands.throws import of_a_throw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.blocks import Block, Table
    from commands.texts import Words
    from ledger.shapes.mass.throws import Strategy

GENERAL = "{general}"  # a heading: the owner of the roll
ROLL = (Column(GENERAL), figure("", how=bare), Column(""))
GENERALS: Texts = {"a": "first general", "b": "second general"}
ENDS = {
    "a": N_("the first general wins"),
    "b": N_("the second general wins"),
    None: N_("neither has the upper hand"),
}


@of_a_throw
def strategy_screen(result: Strategy, words: Words, _: object) -> list[Block]:
    """Both rolls line by line, and who has the upper hand."""
    blocks: list[Block] = []
    rolls: Mapping[str, Any] = result
    for side, name in GENERALS.items():
        general = words.say(name)
        if side == result["attacker"]:
            general = f"{general} ({words.say('attacker')})"
        blocks.append(_roll(general, rolls[side], words))
    if result["again"]:
        end = words.line("neither general reaches his TN: roll again", "heading")
    else:
        end = words.line(ENDS[result["winner"]], "heading")
    return [*blocks, end]


def _roll(general: str, roll: dict[str, Any], words: Words) -> Table:
    rows = [
        (words.say("roll"), words.number(roll["roll"]), chained(roll["dice"])),
        *(
            (words.say(LINES[line["what"]]), words.signed(line["value"]), line["rule"])
            for line in roll["modifiers"]
        ),
        (words.say("total"), words.number(roll["total"]), ""),
    ]
    return table(ROLL, rows, words, general=general)
