"""What if: fork makes a branch of the campaign, diff compares two."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Line, Table
from commands.texts.branches import CODES, GROUPS
from commands.texts.why import place, thing, value

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from commands.blocks import Block
    from commands.texts import Words


def forked(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Which file was made, and where it leaves the other."""
    branch = words.say("branch of {of} at entry {at:plain}", **result["branch"])
    return [
        Line(f"{result['file']}{words.colon}{branch}"),
        Line(result["head"], "hint"),
    ]


def compared(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The entries of one alone, then what differs, kind by kind."""
    blocks: list[Block] = [
        Line(
            words.say(
                "{common} {common:entry|entries} in common", common=result["common"]
            ),
            "heading",
        )
    ]
    titles = {
        "here": words.say("Only here"),
        "there": words.say("Only in {file}", file=result["file"]),
    }
    for side, title in titles.items():
        blocks += _alone(result, side, title, words)
    if result["same"]:
        said = words.say("Both stand the same.")
        return [*blocks, Line(said, "good")]
    heads = (words.say("name"), words.say("what"), words.say("here"), result["file"])
    for kind, group in groupby(result["differences"], lambda told: told["kind"]):
        title = words.say(GROUPS[kind]) if kind in GROUPS else kind
        blocks.append(Table(heads, tuple(_rows(group, words)), title))
    return blocks


def _alone(result: dict[str, Any], side: str, title: str, words: Words) -> list[Block]:
    """The entries that one of them has and the other has not."""
    listed = result[side]
    many = result["entries"][side] - result["common"]
    heading = f"{title}{words.colon}{words.entries(many)}"
    if not listed:
        return [Line(heading)]
    heads = (
        ">" + words.say("entry"),
        ">" + words.say("turn"),
        words.say("what happened"),
    )
    turn_of = words.turns()
    rows = tuple(
        Cells(
            (str(entry["seq"]), turn_of(entry), entry["text"]),
            "gone" if entry["undone_by"] else "",
        )
        for entry in listed
    )
    return [Table(heads, rows, heading)]


def _rows(told: Iterable[dict[str, Any]], words: Words) -> Iterator[Cells]:
    """A row for each difference; a name stands once."""
    before = None
    for one in told:
        name = words.say("unknown")
        if one["subject"] is not None:
            name = place(words, one["subject"])
        values = (_value(one, side, words) for side in ("here", "there"))
        shown = "" if (name == before or one["kind"] == "campaign") else name
        shown = "" if one["kind"] == "rules" else shown
        yield Cells((shown, _what(one, words), *values))
        before = name


def _what(one: dict[str, Any], words: Words) -> str:
    """What is counted or recorded; and where, if not with the thing itself."""
    what = thing(words, one["what"])
    where = (one["account"] or "").split("/")
    if one["subject"] in where:
        where.remove(one["subject"])
    if not any(where) or one["kind"] == "account":
        return what
    return f"{what} ({place(words, '/'.join(where))})"


def _value(one: dict[str, Any], side: str, words: Words) -> str:
    """A value as a cell shows it."""
    found = one[side]
    if one["what"] in CODES and found in CODES[one["what"]]:
        return words.say(CODES[one["what"]][found])
    if one["what"] == "phase" and found:
        return words.phase(str(found))
    if one["kind"] == "rules":
        return "–" if found is None else words.value(found)
    return value(words, one["what"], found, one["type"])
