"""Acts that take over a text, and are written only once for what it says."""

from __future__ import annotations

from ledger.grammar import Act
from ledger.grammar import named as command
from ledger.store import entries
from ledger.wire import hashed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.store.book import Book

LF = "\n"
KEY = 32  # digits of a hash: enough to tell the files of a campaign apart


def own_key(book: Book | None, kind: str, args: dict[str, Any]) -> str | None:
    """The key of an act that is written only once for what it was given.

    It is another one where what came of the act has been undone since.
    """
    act = command(kind)
    if book is None or not (isinstance(act, Act) and act.keyed):
        return None
    lines = LF.join(args[act.keyed].splitlines())
    key, again = f"{kind} {hashed(lines)[:KEY]}", 1
    while True:
        numbered = key if again == 1 else f"{key} {again}"
        written = entries.with_key(book, numbered)
        if written is None or written.live:
            return numbered
        again += 1


def lines_taken(book: Book, kind: str, once: str | None) -> Iterator[str]:
    """The hashes of lines that acts of this kind have taken over, and that count.

    Another key than the act's own means that all of it is to be done again.
    """
    if once and not once.startswith(f"{kind} "):
        return
    for _, _, facts in entries.newest_of(book, [kind]):
        yield from facts.get("lines", ())
