"""The roll sheet as facts: what dice are rolled for, tables, and room for the faces."""

from __future__ import annotations

from commands.sheets.cells import help_of
from commands.sheets.sheet import SheetContext
from commands.texts import registry

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from commands.texts import Words
    from ledger.store.book import Book

ROWS = 8


def roll_sheet(book: Book, words: Words) -> dict[str, Any]:
    """Every roll of the campaign's game, according to its house rules."""
    with book.reading():
        context = SheetContext.at(book, words)
    known = words.face.tables(context.state, words)
    rolls = [
        _roll(context, roll, known)
        for roll in filter(context.wants, context.layout["roll"])
    ]
    return {"turn": context.state.turn, "game": context.state.game, "rolls": rolls}


def _roll(
    context: SheetContext, roll: Mapping[str, Any], known: Mapping[str, dict[str, Any]]
) -> dict[str, Any]:
    """The rolls of a command."""
    help_text = help_of(roll["command"], context.words.lang)
    blank, names = [""] * roll.get("rows", ROWS), context.names()
    return {
        "command": roll["command"],
        "does": help_text.does,
        "dice": _about_dice(help_text.more, context.words),
        "tables": [known[name] for name in roll.get("tables", ()) if name in known],
        "throws": [
            {
                "what": _thrown(context, throw),
                "rows": (names[each] if each else ()) or blank,
            }
            for throw, _, each in (one.partition(":") for one in roll["throws"])
        ],
    }


def _thrown(context: SheetContext, throw: str) -> str:
    text = registry.text_of("ON_PAPER", throw, context.state.game) or registry.text_of(
        "THROWS", throw, context.state.game
    )
    return context.words.word(text, throw)


def _about_dice(paragraphs: Sequence[str], words: Words) -> str:
    """The sentences about dice in a command's help, without those on choices."""
    opening, end = words.say("The dice"), f". {words.say('Choices')}"
    for paragraph in paragraphs:
        _, dice, after = paragraph.partition(opening)
        if dice:
            return (dice + after).partition(end)[0].rstrip(".") + "."
    return ""
