"""The roll sheet as facts: what dice are thrown for, their tables, room for their faces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.sheets.cells import help_of
from commands.sheets.sheet import Desk
from commands.texts import rooms

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from commands.texts import Words
    from ledger.store.book import Book

ROWS = 8


def roll_sheet(book: Book, words: Words) -> dict[str, Any]:
    """Every throw of the campaign's game, as its house rules have it."""
    with book.reading():
        desk = Desk.at(book, words)
    known = words.face.tables(desk.state, words)
    rolls = [
        _roll(desk, roll, known) for roll in filter(desk.wants, desk.layout["roll"])
    ]
    return {"turn": desk.state.turn, "game": desk.state.game, "rolls": rolls}


def _roll(
    desk: Desk, roll: Mapping[str, Any], known: Mapping[str, dict[str, Any]]
) -> dict[str, Any]:
    """What a command throws."""
    help_text = help_of(roll["command"], desk.words.lang)
    blank, names = [""] * roll.get("rows", ROWS), desk.names()
    return {
        "command": roll["command"],
        "does": help_text.does,
        "dice": _about_dice(help_text.more, desk.words),
        "tables": [known[name] for name in roll.get("tables", ()) if name in known],
        "throws": [
            {
                "what": _thrown(desk, throw),
                "rows": (names[each] if each else ()) or blank,
            }
            for throw, _, each in (one.partition(":") for one in roll["throws"])
        ],
    }


def _thrown(desk: Desk, throw: str) -> str:
    text = rooms.text_of("ON_PAPER", throw, desk.state.game) or rooms.text_of(
        "THROWS", throw, desk.state.game
    )
    return desk.words.word(text, throw)


def _about_dice(paragraphs: Sequence[str], words: Words) -> str:
    """What the help says of the dice, without the choices told after them."""
    opening, end = words.say("The dice"), f". {words.say('Choices')}"
    for paragraph in paragraphs:
        _, dice, after = paragraph.partition(opening)
        if dice:
            return (dice + after).partition(end)[0].rstrip(".") + "."
    return ""
