"""Sheets as documents: forms to be filled in by hand, phase by phase."""

from __future__ import annotations

from commands.blocks import Cells, Table
from commands.cards.document import table
from commands.columns import Column
from commands.columns import table as declared
from commands.reports.document import Document, Form, Section
from commands.shown import shown
from commands.texts import paper as texts
from ledger.loading import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from commands.reports.document import Part
    from commands.texts import Words

MOST = 9  # the most cells side by side; more are put one below the other
STATUS = "status"


def turn_document(sheet: dict[str, Any], words: Words) -> Document:
    """A turn sheet."""
    standing = load(shown(STATUS).screen)(sheet["standing"], words, None)
    sections = [
        Section("standing", words.say(texts.STANDING), tuple(standing)),
        *(
            Section("part", _capital(part["title"]), tuple(_lines(part, words)))
            for part in sheet["parts"]
        ),
        Section("free", words.say(texts.FREELY), (_free(sheet["free"], words),)),
    ]
    return Document(
        words.lang,
        _headed(sheet, texts.TURN_SHEET, words),
        words.say(texts.HOW_TO),
        tuple(sections),
        style="sheet",
    )


def roll_document(sheet: dict[str, Any], words: Words) -> Document:
    """A roll sheet."""
    return Document(
        words.lang,
        _headed(sheet, texts.ROLL_SHEET, words),
        words.say(texts.HOW_TO_ROLL),
        tuple(
            Section(
                "roll",
                words.say(texts.TITLED, **roll),
                tuple(_rolls(roll, words)),
                about=roll["dice"],
            )
            for roll in sheet["rolls"]
        ),
        style="sheet",
    )


def _headed(sheet: Mapping[str, Any], title: str, words: Words) -> str:
    game = _capital(words.game(sheet["game"]))
    return f"{game} · {words.say(title, turn=sheet['turn'])}"


def _capital(title: str) -> str:
    return title[:1].upper() + title[1:]


def _lines(part: Mapping[str, Any], words: Words) -> Iterator[Part]:
    for line in part["lines"]:
        if line["cells"]:
            yield _form(line, words)
        else:
            yield words.line(texts.BOX, **line)


def _form(line: Mapping[str, Any], words: Words) -> Form:
    """The rows of a command: side by side, or one below the other."""
    title = words.say(texts.TITLED, **line)
    heads = [words.say(texts.ORDER), *(cell["head"] for cell in line["cells"])]
    rows = [("", *row) for row in line["rows"]]
    if len(heads) > MOST + 1:
        columns = zip(heads, *rows, strict=True)
        blank = ("",) * len(rows)
        table = Table(("", *blank), tuple(Cells(column) for column in columns), title)
    else:
        table = Table(tuple(heads), tuple(Cells(row) for row in rows), title)
    return Form(table)


def _free(many: int, words: Words) -> Form:
    """Rows for anything else that is done."""
    columns = (Column(texts.ORDER), Column("COMMAND"))
    return Form(declared(columns, [("", "")] * many, words))


def _rolls(roll: Mapping[str, Any], words: Words) -> Iterator[Part]:
    yield from map(table, roll["tables"])
    for throw in roll["throws"]:
        rows = [("", who, "", "", "") for who in throw["rows"]]
        yield Form(declared(THROWN, rows, words, throw["what"]))


THROWN = (
    Column(texts.ORDER),
    Column("who"),
    Column("dice"),
    Column("total"),
    Column("result"),
)
