"""Phase 2: the income of everyone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Line, Table
from commands.history import act_screen
from commands.texts.fief.income import SOURCES, WHY

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


def screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """Every line with its place, its rule and its amount; then what was written."""
    blocks: list[Block] = []
    for player in result["players"]:
        total = words.number(player["total"])
        title = words.say("{name}: {total}", name=player["name"], total=total)
        notes = _notes(player, words)
        title += f"  ({notes})" if notes else ""
        rows = tuple(_row(line, words) for line in player["lines"])
        blocks.append(Table(_heads(words), rows, title) if rows else Line(title))
    for aside in result["escrow"]:
        text = words.say(
            "Set aside for {lord}: {added}, {held} in all",
            lord=aside["lord"],
            added=words.number(aside["added"]),
            held=words.number(aside["held"]),
        )
        notes = _notes(aside, words)
        blocks.append(Line(f"{text}  ({notes})" if notes else text))
    return blocks + act_screen(result, words, answer)


def _heads(words: Words) -> tuple[str, ...]:
    return (
        words.say("from"),
        words.say("where"),
        ">" + words.say("amount"),
        words.say("rule"),
    )


def _row(line: dict[str, Any], words: Words) -> Cells:
    source = words.say(SOURCES[line.get("of", line["what"])], count=line["count"])
    if line["what"] == "tithe":
        source = words.say("tithe: {source}", source=source)
    amount = words.number(line["amount"]) if line["amount"] else "–"
    if line["why"] and not (line["amount"] and line["why"] == "tithe"):
        source = f"{source} ({_why(line, words)})"
    return Cells((source, line["where"], amount, line["rule"]))


def _why(line: dict[str, Any], words: Words) -> str:
    """Why a line is not paid; and what it is worth to whoever has it instead."""
    why = words.say(WHY[line["why"]])
    if line["amount"] or not line.get("to"):
        return why
    return f"{why}{words.colon}{words.number(line['worth'])}"


def _notes(paid: dict[str, Any], words: Words) -> str:
    """A payment in notes: 1 × 1000, 2 × 100; what has no note stands on paper."""
    told = [f"{count} × {worth}" for worth, count in paid["notes"].items()]
    if paid["paper"]:
        paper = words.number(paid["paper"])
        told.append(words.say("{sum} on paper", sum=paper))
    return ", ".join(told)
