"""Titles: list, grant, revoke, history."""

from __future__ import annotations

from commands.columns import Column, bare, figure, table, turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from commands.blocks import Block, Table
    from commands.texts import Words
    from ledger.shapes.holdings import TitleHistory, Titles


def holder(name: str | None, words: Words) -> str:
    """The holder of a title, if there is one."""
    return name or words.say("vacant")


def _owner(name: str | None, words: Words) -> str:
    return name or words.say("nobody")


TITLES = (Column("title", "title"), Column("holder", "holder", holder))


def listed(result: Titles, words: Words, _: object) -> list[Block]:
    """All titles with their holders."""
    return [table(words.face.titles, result["titles"], words)]


def history_screen(result: TitleHistory, words: Words, _: object) -> list[Block]:
    """The owners or holders of something; below a title's lords, their players."""
    title = result["name"]
    title = words.word(words.table("PHRASED").get("title", {}).get(title), title)
    blocks: list[Block] = [changes(result["lines"], words, title)]
    if result.get("players"):
        blocks.append(changes(result["players"], words, words.say("player")))
    return blocks


def changes(lines: Iterable[Mapping[str, Any]], words: Words, title: str) -> Table:
    """The values before and after each entry; undone entries are struck through."""
    columns = (
        figure("entry", "entry", bare),
        turn(words),
        Column("before", "before", _owner),
        Column("after", "after", _owner),
        Column("purpose", lambda line, words: words.reason(line)),
    )
    return table(columns, lines, words, title)
