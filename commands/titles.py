"""Titles: list, grant, revoke, history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Table
from commands.texts.fief.board import KINDS
from commands.texts.fief.fiefs import FIEFS

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


def listed(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """All titles with their holders."""
    if any(title["kind"] in KINDS for title in result["titles"]):
        return [_realm(result, words)]
    rows = tuple(
        Cells((title["title"], title["holder"] or words.say("vacant")))
        for title in result["titles"]
    )
    return [Table((words.say("title"), words.say("holder")), rows)]


def history_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Who had something, since when; what was undone is struck through.

    Below the lords who bore a title, the players to whom it belonged.
    """
    title = result["name"]
    blocks: list[Block] = [_held(result["lines"], title, words)]
    if result.get("players"):
        blocks.append(_held(result["players"], words.say("player"), words))
    return blocks


def _held(lines: list[dict[str, Any]], title: str, words: Words) -> Table:
    """Before, after, and by which entry."""
    nobody, turn_of = words.say("nobody"), words.turns()
    rows = tuple(
        Cells(
            (
                str(line["entry"]),
                turn_of(line),
                line["before"] or nobody,
                line["after"] or nobody,
                words.reason(line),
            ),
            "gone" if line["undone_by"] else "",
        )
        for line in lines
    )
    heads = (">" + words.say("entry"), ">" + words.say("turn"))
    more = (words.say("before"), words.say("after"), words.say("what for"))
    return Table((*heads, *more), rows, title)


def _realm(result: dict[str, Any], words: Words) -> Table:
    """The titles of a realm: what each is, the lord who holds it, the player."""
    rows = tuple(
        Cells(
            (
                shown(title, words),
                title["holder"] or words.say("vacant"),
                title["player"] or "–",
            )
        )
        for title in result["titles"]
    )
    heads = (words.say("title"), words.say("lord"), words.say("player"))
    return Table(heads, rows)


def shown(title: dict[str, Any], words: Words) -> str:
    """What a title is called: duchy of Bourg (Rouge), bishop of Sigy, King."""
    kind, of = title["kind"], title["of"]
    if kind in FIEFS and of:
        return f"{words.say(FIEFS[kind], capital=of)} ({title['title']})"
    if kind == "bishop":
        return words.say("Bishop {diocese:of}", diocese=of)
    return words.say(KINDS[kind])
