"""A table that was taken over: how each of its lines was understood."""

from __future__ import annotations

from commands.columns import Column, bare, dash, figure, table
from commands.history import act_screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.acting.answer import Answer
    from ledger.shapes.campaign import Brought


def _purse(key: str) -> Any:  # noqa: ANN401 - what shows a cell
    return lambda row, words: words.purse(row[key])


LINE = figure("line", "line", bare)
THEN = frozenset({"before", ""})  # columns that were true when it was written
COLUMNS = {
    "payments": (
        LINE,
        Column("date", "date", bare),
        Column("from", _purse("from")),
        Column("to", _purse("to")),
        figure("amount", "amount"),
        Column("for", "for", bare),
    ),
    "balances": (
        LINE,
        Column("player", "player"),
        figure("before", "before"),
        figure("after", "after"),
    ),
    "titles": (
        LINE,
        Column("title", "title"),
        Column("before", "before", dash),
        Column("holder", "holder", dash),
    ),
    "territories": (
        LINE,
        Column("territory", "territory"),
        Column("kind", lambda row, words: words.land(row["kind"])),
        Column("before", "before", dash),
        Column("owner", "owner", dash),
        Column("", lambda row, words: words.say("new") if row["added"] else ""),
    ),
}


def brought_screen(result: Brought, words: Words, answer: Answer) -> list[Block]:
    """The lines as they were understood, the columns left out, and the sentence."""
    told = act_screen(result, words, answer)
    if "table" not in result:
        return told
    what = result["table"]
    rows: list[Any] = result[what]  # type: ignore[literal-required]
    columns = COLUMNS[what]
    if answer.entry and answer.entry.seq and not answer.written:
        # What was there before the first time is not what is there now.
        columns = tuple(one for one in columns if one.head not in THEN)
    blocks: list[Block] = [table(columns, rows, words)]
    if result.get("skipped"):
        blocks.append(
            words.line(
                "left out, as already imported: {count} {count:payment|payments}",
                "hint",
                count=result["skipped"],
            )
        )
    if result["ignored"]:
        names = ", ".join(result["ignored"])
        blocks.append(words.line("not read: {names}", "hint", names=names))
    return [*blocks, *told]
