"""The screens of the chances of mass combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Line, Table
from commands.fief.war_screens import percent
from commands.texts.mass.battle import ENGAGEMENTS, SITUATIONS

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


def personal_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """For each situation: each level with its rows, and what it brings on average."""
    blocks: list[Block] = []
    situations = dict.fromkeys(level["situation"] for level in result["levels"])
    for situation in situations:
        levels = [one for one in result["levels"] if one["situation"] == situation]
        blocks.append(_situation(situation, levels, words))
    note = words.say("Columns 1-3 to 18+: the chance of each row of the table.")
    return [*blocks, Line(note, "hint")]


def _situation(situation: str, levels: list[dict[str, Any]], words: Words) -> Table:
    rows = tuple(
        Cells(
            (
                words.say(ENGAGEMENTS[level["engagement"]]),
                *(percent(row["near"], words) for row in level["rows"].values()),
                _average(level["expected"]["damage_dice"]["near"], words),
                _average(level["expected"]["reputation"]["near"], words),
                percent(level["opportunity"]["near"], words),
            )
        )
        for level in levels
    )
    heads = (
        words.say("level"),
        *(f">{row}" for row in levels[0]["rows"]),
        ">" + words.say("damage dice"),
        ">" + words.say("reputation"),
        ">" + words.say("opportunity"),
    )
    return Table(heads, rows, words.say(SITUATIONS[situation]))


def _average(number: float, words: Words) -> str:
    """A number with two digits behind the point, or the comma."""
    text = f"{number:.2f}"
    return text.replace(".", ",") if words.lang == "fr" else text


def strategy_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The chance of each end of the turn."""
    ends = (
        (words.say("the first general wins"), result["a"]),
        (words.say("neither has the upper hand"), result["tie"]),
        (words.say("the second general wins"), result["b"]),
    )
    rows = tuple(Cells((text, percent(chance, words))) for text, chance in ends)
    heads = (words.say("how it ends"), ">" + words.say("chance"))
    blocks: list[Block] = [Table(heads, rows)]
    if result["again"] is not None:
        said = words.say(
            "Rolls in which neither reaches what is demanded of him: {chance}. They are "
            "made again, until one does (MASS-AMB-07).",
            chance=percent(result["again"], words),
        )
        blocks.append(Line(said, "hint"))
    return blocks
