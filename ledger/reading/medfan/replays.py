"""Questions about Med-Fan that are answered for every moment of a replay."""

from __future__ import annotations

from ledger.reading.medfan.ranking import standings_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.reading.report.replay import Answering
    from ledger.state import State
    from ledger.store.book import Book


def standings(_book: Book, _now: State) -> Answering:
    """The players ranked by territories."""
    return lambda moment: standings_of(moment.state, moment.secrets)
