"""What if: fork makes a branch of the campaign, diff compares two."""

from __future__ import annotations

from functools import partial
from itertools import groupby

from commands.blocks import Line
from commands.columns import Column, bare, figure, table, turn
from commands.texts.branches import BRANCH, GROUPS
from commands.texts.why import place, thing, value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.branches import Compared, Forked


def forked(result: Forked, words: Words, _: object) -> list[Block]:
    """The file that was made, and where it branches off."""
    branch = words.say(BRANCH, **result["branch"])
    return [
        Line(f"{result['file']}{words.colon}{branch}"),
        Line(result["head"], "hint"),
    ]


def compared(result: Compared, words: Words, _: object) -> list[Block]:
    """The entries that only one has, then the differences, kind by kind."""
    blocks: list[Block] = [
        words.line(
            "{common} {common:entry|entries} in common",
            "heading",
            common=result["common"],
        ),
        _alone(result, "here", words.say("Only here"), words),
        _alone(
            result, "there", words.say("Only in {file}", file=result["file"]), words
        ),
    ]
    if result["same"]:
        return [*blocks, words.line("Both are in the same state", "good")]
    for kind, group in groupby(result["differences"], lambda row: row["kind"]):
        title = words.word(GROUPS.get(kind) or words.known("GROUPS", kind), kind)
        blocks.append(table(DIFFERENCES, group, words, title, file=result["file"]))
    return blocks


def _alone(
    result: Compared, side: Literal["here", "there"], title: str, words: Words
) -> Block:
    """The entries that only one of the two has."""
    many = result["entries"][side] - result["common"]
    heading = f"{title}{words.colon}{words.entries(many)}"
    if not result[side]:
        return Line(heading)
    columns = (
        figure("entry", "seq", bare),
        turn(words),
        Column("what happened", "text"),
    )
    return table(columns, result[side], words, heading)


def _name(one: dict[str, Any], words: Words) -> str:
    """The name of what differs; "" for the campaign and its rules, which need none."""
    if one["kind"] in ("campaign", "rules"):
        return ""
    if one["subject"] is None:
        return words.say("unknown")
    return place(words, one["subject"])


def _what(one: dict[str, Any], words: Words) -> str:
    """What is counted or recorded, and where, if not with the thing itself."""
    what = thing(words, one["what"])
    where = (one["account"] or "").split("/")
    if one["subject"] in where:
        where.remove(one["subject"])
    if not any(where) or one["kind"] == "account":
        return what
    return f"{what} ({place(words, '/'.join(where))})"


def _value(side: str, one: dict[str, Any], words: Words) -> str:
    """A value for a cell."""
    value_shown = one[side]
    if one["what"] == "phase" and value_shown:
        return words.phase(str(value_shown))
    if one["kind"] == "rules":
        return "–" if value_shown is None else words.value(value_shown, one["what"])
    return value(words, one["what"], value_shown, one["type"])


FILE = "{file}"  # a heading: the name of the other file
DIFFERENCES = (
    Column("name", _name, once=True),
    Column("what", _what),
    Column("here", partial(_value, "here")),
    Column(FILE, partial(_value, "there")),
)
