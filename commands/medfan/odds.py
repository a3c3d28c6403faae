"""Odds: survival, income, a territory; exact, never simulated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Line, Table
from commands.texts.medfan.battles import FATES_ROLLED
from commands.texts.medfan.land import CAPABILITIES

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


def survival_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The chances of each fate."""
    rows = tuple(
        Cells(
            (
                words.say(FATES_ROLLED[fate]),
                " ".join(map(str, result["faces"][fate])),
                result["each"][fate]["exact"],
                result["expected"][fate]["exact"],
            )
        )
        for fate in result["each"]
    )
    heads = (
        words.say("fate"),
        words.say("faces"),
        ">" + words.say("each"),
        ">" + words.say("on average"),
    )
    return [Table(heads, rows)]


def income_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The chances of each territory, and of all together."""
    rows = tuple(
        Cells(
            (
                one["name"],
                words.say(CAPABILITIES[one["capability"]]),
                str(one["least"]),
                str(one["most"]),
                one["expected"]["exact"],
            )
        )
        for one in result["territories"]
    )
    heads = (words.say("territory"), words.say("what"), ">" + words.say("least"))
    more = (">" + words.say("most"), ">" + words.say("on average"))
    total = words.say(
        "{name}: {expected} on average",
        name=result["player"],
        expected=result["expected"]["exact"],
    )
    chances = tuple(
        Cells((value, chance["exact"])) for value, chance in result["change"].items()
    )
    return [
        Table((*heads, *more), rows),
        Table((">" + words.say("in all"), ">" + words.say("chance")), chances),
        Line(total, "heading"),
    ]


def territory_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The chances of each capability."""
    rows = tuple(
        Cells(
            (
                " / ".join(words.say(CAPABILITIES[k]) for k in one["id"].split("|")),
                one["exact"],
                one["income"]["exact"],
            )
        )
        for one in result["capabilities"]
    )
    heads = (words.say("what"), ">" + words.say("chance"), ">" + words.say("income"))
    return [Table(heads, rows)]
