"""The journal and the present state as files."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.calling import Call


def as_json(call: Call, file: str | None, force: bool) -> Any:
    """The document, or the file it was written to."""
    from ledger import wire
    from ledger.acting.exchange import export, lines_out

    book = call.book()
    if file is not None:
        return export(book, file, force=force), None, [], None
    return wire.loads("".join(lines_out(book))), None, [], None


def as_position(call: Call, file: str | None, force: bool) -> Any:
    """The TOML text, or the file it was written to."""
    from ledger.reading.position import text
    from ledger.store.copying import write_text

    written = text(call.book())
    if file is None:
        return {"toml": written}, None, [], None
    write_text(file, written, force=force)
    return {"file": file}, None, [], None
