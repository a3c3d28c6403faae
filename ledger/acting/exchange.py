"""Exports the whole journal as JSON, and imports it unchanged.

The document has one entry per line, so that a million of them can be written and
read without holding them all in memory.
"""

from __future__ import annotations

import sqlite3
from functools import partial
from io import TextIOWrapper

from ledger import wire
from ledger.acting.answer import Answer
from ledger.acting.auditing import in_play
from ledger.acting.given import opened
from ledger.errors import UNFIT, FileTrouble, Misuse
from ledger.flow import Flow
from ledger.rules.common.audit import UNDECLARED
from ledger.store import append, copying
from ledger.store.drafts import drafts, put
from ledger.store.rows import head, state_of
from ledger.store.verify import verify
from ledger.store.walk import CHAIN, CONTENT, FORMAT, walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, TextIO

    from ledger.store.book import Book

DOCUMENT = 1  # the version of the document's own format
LONGEST_LINE = 1 << 26  # one undo may take back tens of thousands of acts
MOST_WHOLE = 1 << 24  # of a document that does not have one entry per line
MOST_BLANK = 1 << 12  # after the end of the document; more may be without end
COLUMNS = (
    "seq",
    "at",
    "kind",
    "turn",
    "phase",
    "cause",
    "once",
    "remark",
    "ruling",
    "asked",
    "outcome",
    "warnings",
)
JSON_COLUMNS = ("asked", "outcome", "warnings")
EFFECT = (
    "what",
    "amount",
    "source",
    "target",
    "subject",
    "field",
    "before",
    "after",
    "rule",
    "about",
)
THROW = ("who", "why", "die", "faces", "how", "origin")
MARK = ("act", "undone")
# What a table raises for values that none of its rows can hold.
NO_ROW = (sqlite3.IntegrityError, sqlite3.InterfaceError, sqlite3.ProgrammingError)


def document(book: Book) -> dict[str, Any]:
    """The journal as one document, its entries one at a time."""
    seq, hashed = head(book)
    return {
        "intendant": DOCUMENT,
        "game": state_of(book).game,
        "count": seq,
        "head": hashed,
        "drafts": drafts(book),
        "entries": Flow(lambda: _entries(book)),
    }


def lines_out(book: Book) -> Iterator[str]:
    """The document, line by line."""
    with book.reading():
        top = document(book)
        listed = top.pop("entries")
        yield wire.dumps(top)[:-1] + ',"entries":[\n'
        between = ""
        for entry in listed:
            yield f"{between}{wire.dumps(entry)}"
            between = ",\n"
        yield "\n]}\n"


def _entries(book: Book) -> Iterator[dict[str, Any]]:
    for row, effects, throws, marks in walk(book):
        if len(row) == 1:
            raise FileTrouble("damaged", "damaged.rows", file=book.path, entry=row[0])
        entry: dict[str, Any] = dict(zip(COLUMNS, row[CONTENT], strict=True))
        for column in JSON_COLUMNS:
            entry[column] = wire.loads(entry[column])
        entry["effects"] = [_filled(EFFECT, effect) for effect in effects]
        entry["throws"] = [_filled(THROW, throw) for throw in throws]
        entry["marks"] = [_filled(MARK, mark) for mark in marks]
        entry["format"] = row[FORMAT]
        entry["hash"] = row[CHAIN][1]
        yield entry


def _filled(keys: tuple[str, ...], row: Any) -> dict[str, Any]:  # noqa: ANN401 - a row
    return {
        key: value for key, value in zip(keys, row, strict=True) if value is not None
    }


def export(book: Book, file: str, *, force: bool = False) -> dict[str, Any]:
    """Writes the document to a file."""
    with book.reading():
        seq, hashed = head(book)
        blocks = (line.encode() for line in lines_out(book))
        copying.write_bytes(file, blocks, force=force)
    return {"file": file, "entries": seq, "head": hashed}


def bring_in(source: str, file: str) -> Answer:
    """Re-creates a campaign from an exported document, with the same journal hash.

    It is the same as the original, faults in play included; but things that its game
    does not even know cannot come from an export of ours.
    """
    from ledger.rules import game_named
    from ledger.rules.settings import could_be
    from ledger.store.book import Book

    with TextIOWrapper(opened(source), "utf-8-sig") as document:
        top, rows = _document(document, source)
        played = game_named(str(top.get("game")))
        count, audit = 0, {}

        def fill(book: Book) -> None:
            nonlocal count, audit
            prev = wire.GENESIS
            for number, entry in rows:
                prev, count = _added(book, source, number, entry, prev), count + 1
            if prev != top.get("head") or count != top.get("count"):
                raise Misuse("usage", "import.cut", file=source, count=count)
            _rest(book, source, top, played.name)
            fits = partial(could_be, played.name)
            audit = verify(book, played.audit, fits=fits, views=played.views())
            wrong = [one for one in audit["findings"] if one.code in UNDECLARED]
            if wrong or audit["damaged"]:
                faults = wrong or audit["findings"]
                raise Misuse("usage", "file.faults", findings=faults)

        copying.create(file, fill, views=played.views())
    with Book(file) as book:
        seq, hashed = head(book)
        result = {"file": file, "entries": seq, "head": hashed}
        return Answer(result, None, in_play(audit), state_of(book))


def _added(
    book: Book, source: str, number: int, entry: dict[str, Any], prev: str
) -> str:
    """Imports one entry of the document, and returns its hash."""
    try:
        hashed = _insert(book, entry, prev)
        fits = hashed == entry["hash"]
    except (*UNFIT, *NO_ROW):
        raise _bad(source, number) from None
    except Misuse as misuse:
        raise _bad(source, number, misuse) from None
    if not fits:
        raise Misuse("usage", "import.hash", file=source, line=number)
    return hashed


def _rest(book: Book, source: str, top: dict[str, Any], game: str) -> None:
    """Imports what is in the head of the document besides the entries."""
    try:
        for draft in _listed(top.get("drafts", [])):
            put(book, draft)
        if state_of(book).game != game:
            raise ValueError(game)
    except (*UNFIT, *NO_ROW):
        raise _bad(source, 1) from None


def _insert(book: Book, entry: dict[str, Any], prev: str) -> str:
    if entry["format"] != wire.ENTRY_FORMAT:
        raise ValueError(entry["format"])
    columns = [
        wire.canonical(entry[c]) if c in JSON_COLUMNS else entry[c] for c in COLUMNS
    ]
    parts = (
        [tuple(effect.get(k) for k in EFFECT) for effect in _listed(entry["effects"])],
        [tuple(throw.get(k) for k in THROW) for throw in _listed(entry["throws"])],
        [tuple(mark.get(k) for k in MARK) for mark in _listed(entry["marks"])],
    )
    return append.insert(book, columns, parts, prev)


def _listed(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(type(value).__name__)
    return value


def _document(
    file: TextIO, source: str
) -> tuple[dict[str, Any], Iterator[tuple[int, dict[str, Any]]]]:
    """The head of the document, and its entries with their line numbers."""
    first = _line(file, source, 1)
    opening = ',"entries":['
    if not first.rstrip().endswith(opening):
        return _whole(file, source, first)
    try:
        top = wire.loads(first.rstrip().removesuffix(opening) + "}")
    except ValueError:
        raise _bad(source, 1) from None
    _known(source, top)

    def entries() -> Iterator[tuple[int, dict[str, Any]]]:
        number = 1
        while True:
            number += 1
            line = _line(file, source, number).strip()
            if line == "]}":
                return _ended(file, source, number)
            try:
                yield number, wire.loads(line.removesuffix(","))
            except ValueError:
                raise _bad(source, number) from None

    return top, entries()


def _ended(file: TextIO, source: str, number: int) -> None:
    """Refuses a document after whose end more follows than a few blank lines."""
    try:
        rest = file.read(MOST_BLANK + 1)
    except UnicodeDecodeError as error:
        raise _no_text(source, error) from None
    blank = rest[:MOST_BLANK]
    blank = blank[: len(blank) - len(blank.lstrip())]
    if blank != rest:
        line = number + 1 + blank.count("\n")
        raise Misuse("usage", "import.behind", file=source, line=line)


def _whole(
    file: TextIO, source: str, first: str
) -> tuple[dict[str, Any], Iterator[tuple[int, dict[str, Any]]]]:
    """A document that another program has written with other line breaks."""
    try:
        text = first + file.read(MOST_WHOLE)
    except UnicodeDecodeError as error:
        raise _no_text(source, error) from None
    if len(text) >= MOST_WHOLE:
        raise Misuse("usage", "file.long", file=source, most=MOST_WHOLE // 1024)
    try:
        top = wire.loads(text)
        entries = _listed(top.pop("entries"))
    except wire.Unreadable as unreadable:
        raise _bad(source, unreadable.line) from None
    except (KeyError, AttributeError, TypeError):
        raise _bad(source, 1) from None
    _known(source, top)
    return top, iter([(1, entry) for entry in entries])


def _line(file: Any, source: str, number: int) -> str:  # noqa: ANN401 - bytes or text
    try:
        line: str = file.readline(LONGEST_LINE)
    except UnicodeDecodeError as error:
        raise _no_text(source, error) from None
    if len(line) >= LONGEST_LINE:
        raise Misuse(
            "usage",
            "import.long_line",
            file=source,
            line=number,
            most=LONGEST_LINE // 1024,
        )
    return line


def _known(source: str, top: object) -> None:
    if not isinstance(top, dict) or "intendant" not in top:
        raise _bad(source, 1)
    if type(top["intendant"]) is not int:
        raise _bad(source, 1)
    if top["intendant"] != DOCUMENT:
        raise FileTrouble(
            "newer", file=source, version=top["intendant"], known=DOCUMENT
        )


def _no_text(source: str, error: UnicodeDecodeError) -> Misuse:
    """The refusal of a file in other letters: how much was read before is not known."""
    byte = error.object[error.start]
    return Misuse("usage", "import.encoding", file=source, byte=f"{byte:02X}")


def _bad(source: str, line: int, why: Misuse | None = None) -> Misuse:
    if why is None:
        return Misuse("usage", "import.unreadable", file=source, line=line)
    return Misuse("usage", "import.content", file=source, line=line, **why.facts)
