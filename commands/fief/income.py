"""Phase 2: the income of all players."""

from __future__ import annotations

from commands.blocks import Line
from commands.columns import DASH, Column, figure, table
from commands.history import act_screen
from commands.texts.fief.income import SOURCES, WHY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.acting.answer import Answer
    from ledger.shapes.fief.shared import Paper
    from ledger.shapes.fief.treasury import Incomes


def _source(line: dict[str, Any], words: Words) -> str:
    source = words.say(SOURCES[line.get("of", line["what"])], count=line["count"])
    if line["what"] == "tithe":
        source = words.say("tithe: {source}", source=source)
    if line["why"] and not (line["amount"] and line["why"] == "tithe"):
        source = f"{source} ({_why(line, words)})"
    return source


LINES = (
    Column("from", _source),
    Column("where", "where"),
    figure(
        "amount", "amount", lambda sum_, words: words.number(sum_) if sum_ else DASH
    ),
    Column("rule", "rule"),
)


def screen(result: Incomes, words: Words, answer: Answer) -> list[Block]:
    """Every line with its place, its rule and its amount; then the act's sentence."""
    blocks: list[Block] = []
    for player in result["players"]:
        total = words.number(player["total"])
        title = words.say("{name}: {total}", name=player["name"], total=total)
        title += _notes(player, words)
        lines = player["lines"]
        blocks.append(table(LINES, lines, words, title) if lines else Line(title))
    for aside in result["escrow"]:
        text = words.say(
            "Set aside for {lord}: {added}, {held} in all",
            lord=aside["lord"],
            added=words.number(aside["added"]),
            held=words.number(aside["held"]),
        )
        blocks.append(Line(text + _notes(aside, words)))
    return blocks + act_screen(result, words, answer)


def _why(line: dict[str, Any], words: Words) -> str:
    """Why a line is not paid, and its worth if another player gets it instead."""
    why = words.say(WHY[line["why"]])
    if line["amount"] or not line.get("to"):
        return why
    return f"{why}{words.colon}{words.number(line['worth'])}"


def _notes(paid: Paper, words: Words) -> str:
    """A payment in notes: 1 × 1,000, 2 × 100; any rest is written on paper."""
    notes = paid["notes"].items()
    notes_in_words = [f"{count} × {words.number(int(worth))}" for worth, count in notes]
    if paid["paper"]:
        paper = words.number(paid["paper"])
        notes_in_words.append(words.say("{sum} on paper", sum=paper))
    return f"  ({', '.join(notes_in_words)})" if notes_in_words else ""
