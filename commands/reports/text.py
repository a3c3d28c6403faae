"""A report at a terminal, or as plain text in a file, never wider than a page."""

from __future__ import annotations

from commands.blocks import Cells, Line, Table
from commands.reports.document import ActLine, Form, Labelled, Picture
from commands.reports.folding import columns, lined
from commands.show import plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from commands.reports.document import Document, Part

BLANK = "________"  # an empty cell of a form


def blocks(document: Document) -> Iterator[Line]:
    """The document as a screen shows it."""
    for part in _parts(document):
        yield from columns(part) if isinstance(part, Table) else lined(part)


def _parts(document: Document) -> Iterator[Line | Table]:
    yield Line(document.title, "heading")
    if document.about:
        yield Line(document.about, "hint")
    for section in document.sections:
        yield Line("")
        title = section.title if section.under else section.title.upper()
        yield Line(title, "heading")
        if section.about:
            yield Line(section.about, "hint")
        for part in section.parts:
            yield from _part(part)
        if section.foot:
            yield Line(section.foot, "hint")
    if document.foot:
        yield from (Line(""), Line(document.foot, "hint"))


def page(documents: list[Document], _facts: dict[str, Any]) -> Iterator[bytes]:
    """The documents as a plain text, one below the other."""
    from commands.texts import Words

    for number, document in enumerate(documents):
        if number:
            yield b"\n"
        words = Words(document.lang)
        for line in blocks(document):
            yield plain([line], words).encode()


def _part(part: Part) -> Iterator[Line | Table]:
    if isinstance(part, ActLine):
        # A mark for where a line cannot be struck through.
        gone = "~ " if part.gone else ""
        yield Line(f"{gone}{part.text}  [{part.entry}]", "gone" if part.gone else "")
        yield from (Line(f"    {note}", "hint") for note in part.notes)
    elif isinstance(part, Picture):
        yield Line(part.title, "heading")
        yield from part.drawn or ((part.table,) if part.table else ())
    elif isinstance(part, Labelled):
        yield Line(f"{part.label} {part.text}")
    elif isinstance(part, Form):
        yield from (Line(""), _ruled(part.table))
    else:
        yield part


def _ruled(table: Table) -> Table:
    """A table with a blank to write on in each empty cell."""
    rows = (Cells(tuple(cell or BLANK for cell in row.cells)) for row in table.rows)
    return table._replace(rows=tuple(rows))
