"""Sheets for a table without a computer: a turn, and its rolls."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from commands.call import Call, Result
    from commands.reports.document import Document


def turn(
    call: Call,
    format: str | None,  # noqa: A002 - the option's own word
    file: str | None,
    force: bool,
) -> Result:
    """A sheet to write on, for the rest of the current turn."""
    from commands.reports.making import SHEETS, form_of
    from commands.sheets.document import turn_document
    from commands.sheets.script import script
    from commands.sheets.sheet import turn_sheet

    sheet = turn_sheet(call.book(), call.words)
    form = form_of(format, file, SHEETS)
    if form != "text":
        return _put(call, sheet, turn_document, form, file, force=force)
    text = script(sheet, call.words)
    if file is None:
        return {**sheet, "text": text}, None, [], None
    from ledger.store.copying import write_text

    write_text(file, text, force=force)
    made = {"file": file, "format": form, "bytes": len(text.encode())}
    return made, None, [], None


def rolls(
    call: Call,
    format: str | None,  # noqa: A002 - the option's own word
    file: str | None,
    force: bool,
) -> Result:
    """A sheet with the tables of all rolls, and room for their faces."""
    from commands.reports.making import SHEETS, form_of
    from commands.sheets.document import roll_document
    from commands.sheets.rolls import roll_sheet

    sheet = roll_sheet(call.book(), call.words)
    form = form_of(format, file, SHEETS)
    return _put(call, sheet, roll_document, form, file, force=force)


def _put(
    call: Call,
    sheet: dict[str, Any],
    document: Callable[..., Document],
    form: str,
    file: str | None,
    *,
    force: bool,
) -> Result:
    from commands.reports.making import Shape, put

    shape = Shape(form, file, force=force)
    result, shown = put([document(sheet, call.words)], sheet, shape)
    return result, None, [], shown
