"""A second file that turns out to be damaged while it is read."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call
    from ledger.store.book import Book


def refuse_damaged(call: Call, other: Book) -> None:
    """Refuses if it is the other file that is damaged."""
    from commands.texts import refusing
    from ledger.errors import FileTrouble
    from ledger.reading.verify import verify

    report = verify(other)
    if report["damaged"]:
        detail = refusing.finding_facts(call.words, report["findings"][0])["message"]
        raise FileTrouble("damaged", file=other.path, detail=detail)
