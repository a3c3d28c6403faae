"""Titles: list, grant, revoke, history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.columns import Column, bare, figure, table, turn

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


def holder(name: str | None, words: Words) -> str:
    """Who holds a title."""
    return name or words.say("vacant")


def _owner(name: str | None, words: Words) -> str:
    return name or words.say("nobody")


TITLES = (Column("title", "title"), Column("holder", "holder", holder))


def listed(result: dict[str, Any], words: Words, _: object) -> list[Block]:
    """All titles with their holders."""
    return [table(words.face.titles, result["titles"], words)]


def history_screen(result: dict[str, Any], words: Words, _: object) -> list[Block]:
    """Who had something, since when, by which entry; what was undone is struck through.

    Below the lords who bore a title, the players to whom it belonged.
    """
    columns = (
        figure("entry", "entry", bare),
        turn(words),
        Column("before", "before", _owner),
        Column("after", "after", _owner),
        Column("what for", lambda line, words: words.reason(line)),
    )
    blocks: list[Block] = [table(columns, result["lines"], words, result["name"])]
    if result.get("players"):
        blocks.append(table(columns, result["players"], words, words.say("player")))
    return blocks
