"""Questions about Fief that are answered for every moment of a replay."""

from __future__ import annotations

from ledger.reading.fief.score import score_of
from ledger.reading.fief.stacks import stacks_of
from ledger.reading.fief.tree import past_of, tree_of
from ledger.reading.treasury import unit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.reading.report.replay import Answering
    from ledger.state import State
    from ledger.store.book import Book


def score(book: Book, _now: State) -> Answering:
    """The points of each family."""
    coins = unit(book)
    return lambda moment: score_of(moment.state, moment.secrets, coins)


def stacks(_book: Book, _now: State) -> Answering:
    """Who is where, as the viewer sees it."""
    return lambda moment: stacks_of(moment.state, moment.secrets.viewer)


def tree(book: Book, now: State) -> Answering:
    """The families, with those who had died by then."""
    past = past_of(book, now)
    return lambda moment: tree_of(moment.state, past.until(moment.entry))
