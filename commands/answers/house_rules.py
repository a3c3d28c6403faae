"""Files of house rules."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call, Result


def export(call: Call, file: str | None, force: bool) -> Result:
    """The TOML text, or the file it was written to."""
    from ledger.reading.house_rules import text
    from ledger.store.copying import write_text

    book = call.book()
    written = text(book, call.words.settings())
    if file is None:
        return {"toml": written}, None, [], None
    write_text(file, written, force=force)
    return {"file": file}, None, [], None
