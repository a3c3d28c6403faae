"""Titles: list, grant, revoke, history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.columns import Column, bare, dash, figure, table, turn
from commands.texts.fief.board import KINDS
from commands.texts.fief.fiefs import FIEFS

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


def shown(title: dict[str, Any], words: Words) -> str:
    """What a title is called: duchy of Bourg (Rouge), bishop of Sigy, King."""
    kind, of = title["kind"], title["of"]
    if kind in FIEFS and of:
        return f"{words.say(FIEFS[kind], capital=of)} ({title['title']})"
    if kind == "bishop":
        return words.say("Bishop {diocese:of}", diocese=of)
    return words.say(KINDS[kind])


def _holder(name: str | None, words: Words) -> str:
    return name or words.say("vacant")


def _owner(name: str | None, words: Words) -> str:
    return name or words.say("nobody")


TITLES = (Column("title", "title"), Column("holder", "holder", _holder))
# The titles of a realm: what each is, the lord who holds it, the player.
REALM = (
    Column("title", shown),
    Column("lord", "holder", _holder),
    Column("player", "player", dash),
)


def listed(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """All titles with their holders."""
    ranked = any(title["kind"] in KINDS for title in result["titles"])
    return [table(REALM if ranked else TITLES, result["titles"], words)]


def history_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
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
