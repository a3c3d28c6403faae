"""Questions about sieges that are answered for every moment of a replay."""

from __future__ import annotations

from ledger.reading.siege.campaign import campaign_of, status_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.reading.report.replay import Answering
    from ledger.state import State
    from ledger.store.book import Book


def campaign(_book: Book, _now: State) -> Answering:
    """The linked scenarios."""
    return lambda moment: campaign_of(moment.state)


def status(_book: Book, _now: State) -> Answering:
    """The siege under way."""
    return lambda moment: status_of(moment.state)
