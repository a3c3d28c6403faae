"""The journal, the tables and the present state as files."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.call import Call, Result
    from ledger.reading.exports.flat import Tell
    from ledger.store.book import Book


def as_json(call: Call, file: str | None, force: bool) -> Result:
    """The document, or the file it was written to."""
    from ledger.acting.exchange import document, export

    if file is not None:
        return export(call.book(), file, force=force), None, [], None
    return document(call.moment()), None, [], None


def as_position(
    call: Call, file: str | None, force: bool, at: int | None = None
) -> Result:
    """The TOML text, or the file it was written to."""
    from ledger.reading.position import text

    return toml(text(call.book(), at), file, force=force), None, [], None


def as_house_rules(
    call: Call, file: str | None, force: bool, at: int | None = None
) -> Result:
    """The TOML text, or the file it was written to."""
    from ledger.reading.house_rules import text
    from ledger.state import CAMPAIGN
    from ledger.store.rows import fact

    book = call.book()
    comments = call.words.settings(str(fact(book, CAMPAIGN, "game")))
    written = text(book, comments, at)
    return toml(written, file, force=force), None, [], None


def toml(text: str, file: str | None, *, force: bool) -> dict[str, str]:
    """The answer for a TOML text: the text itself, or the file it was written to."""
    from ledger.store.copying import write_text

    if file is None:
        return {"toml": text}
    write_text(file, text, force=force)
    return {"file": file}


def as_csv(call: Call, folder: str | None, flavour: str, force: bool) -> Result:
    """The folder of tables, with the number of rows of each."""
    import os

    from ledger.reading.exports import csv_tables
    from ledger.store.making import make_folder

    book = call.book()
    if folder is None:
        folder = os.path.splitext(os.path.basename(book.path))[0] + "-csv"
    files: dict[str, int] = {}

    def fill(path: str) -> None:
        files.update(csv_tables.write(book, path, flavour, tellers(book)))

    make_folder(folder, fill, csv_tables.files(), force=force)
    return {"folder": folder, "files": files}, None, revealing(book), None


def as_sqlite(call: Call, file: str | None, force: bool) -> Result:
    """The file of tables and the file that tells Datasette of it."""
    import os

    from commands.datasette import described
    from ledger import wire
    from ledger.errors import Refused
    from ledger.reading.exports import sqlite_tables
    from ledger.reading.treasury import unit
    from ledger.store.copying import write_file, write_text

    book, words = call.moment(), call.words
    file = file or os.path.splitext(os.path.basename(book.path))[0] + ".sqlite"
    stem = os.path.splitext(file)[0]
    beside = f"{stem}.metadata.json"
    if os.path.lexists(beside) and not force:
        raise Refused("exists", "exists.output", file=beside)
    written: dict[str, sqlite_tables.Written] = {}

    def fill(path: str) -> None:
        written.update(sqlite_tables.write(book, path, tellers(book)))
        heads = {name: table.heads for name, table in written.items()}
        told = described(words, os.path.basename(stem), heads, unit(book))
        write_text(beside, wire.dumps(told), force=force)

    write_file(file, fill, force=force)
    rows = {name: table.rows for name, table in written.items()}
    told = {"file": file, "metadata": beside, "tables": rows}
    return told, None, revealing(book), None


def revealing(book: Book) -> list[dict[str, Any]]:
    """A warning where purses are kept closed: tables and accounts hold everything."""
    from ledger.reading.treasury import Secrets
    from ledger.rules.game import warning

    closed = Secrets(book, None, hide=False, opened=False).closed
    return [warning("export.closed")] if closed else []


def tellers(book: Book) -> Tell:
    """The function that tells an entry in each language that tables have."""
    from commands.texts import Words, telling
    from ledger.reading.exports.heads import LANGUAGES
    from ledger.store.rows import state_of

    voices, state = [Words(lang) for lang in LANGUAGES], state_of(book)
    for voice in voices:
        voice.book = book
    return lambda entry: tuple(telling.sentence(v, entry, state) for v in voices)


# The functions that write for programs of plain-text accounting.
ACCOUNTS = {
    "export hledger": "ledger.reading.exports.hledger:lines",
    "export beancount": "ledger.reading.exports.beancount:lines",
}


def as_accounts(
    call: Call,
    file: str | None,
    first_day: str | None,
    dates: str,
    counters: bool,
    live: bool,
    force: bool,
) -> Result:
    """The text for an accounting program, or the file it was written to."""
    from commands.texts.books import speech
    from ledger.errors import Misuse
    from ledger.flow import Spelled
    from ledger.loading import load
    from ledger.reading.exports.calendar import calendar
    from ledger.reading.exports.story import Asked
    from ledger.store.copying import write_bytes
    from ledger.store.rows import head, state_of

    asked = Asked(live, counters, dates == "real", first_day)
    if asked.real and first_day is not None:
        raise Misuse("usage", "usage.first_day")
    book = call.moment()
    if first_day is not None:  # refused before anything is written
        calendar(book, real=False, first=first_day)
    spoken = speech(call.words, book, state_of(book))
    lines = Spelled(lambda: load(ACCOUNTS[call.path])(book, spoken, asked))
    if file is None:
        return {"text": lines}, None, revealing(book), None
    write_bytes(file, (line.encode() for line in lines), force=force)
    seq, hashed = head(book)
    told = {"file": file, "entries": seq, "head": hashed}
    return told, None, revealing(book), None
