"""Questions about mass combat that are answered for every moment of a replay."""

from __future__ import annotations

from ledger.reading.mass.status import status_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.reading.report.replay import Answering
    from ledger.state import State
    from ledger.store.book import Book


def status(_book: Book, _now: State) -> Answering:
    """The battle with its armies."""
    return lambda moment: status_of(moment.state)
