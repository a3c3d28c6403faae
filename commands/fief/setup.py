"""Before the first turn: who chooses first, who settles where; whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Line, Table

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


def rolled(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """Every throw, and the order it makes."""
    from commands.history import act_screen

    rows = tuple(
        Cells(
            (
                throw["player"],
                " ".join(map(str, throw["faces"])),
                words.number(throw["total"]),
            )
        )
        for throw in result.get("throws", ())
    )
    heads = (words.say("player"), words.say("dice"), ">" + words.say("total"))
    return [*act_screen(result, words, answer), Table(heads, rows)]


def settled(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """Who settled where, and who chooses next."""
    from commands.history import act_screen

    blocks: list[Block] = list(act_screen(result, words, answer))
    if result.get("next"):
        said = words.say("{name} chooses next", name=result["next"])
        blocks.append(Line(said, "hint"))
    return blocks
