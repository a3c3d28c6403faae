"""An act of a shared campaign when others have been quicker: it is decided again."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.questions import BOOK, Missing, Sheet, SheetLine
from ledger.rules.game import warning
from ledger.store import entries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer
    from ledger.acting.replies import Replies
    from ledger.journal import Entry
    from ledger.record import Facts
    from ledger.store.book import Book
    from ledger.table import Table

MOST_OTHERS = 8  # acts of others that are shown
STAY = "stay"


class Overtaking:
    """What is known of an act that is decided more than once.

    Attributes:
        done: what was decided last, and the table with its dice and choices.
        before: what had been decided before others wrote.
        others: the numbers of what these have written.
    """

    __slots__ = ("before", "done", "others")

    def __init__(self) -> None:
        self.done: tuple[Entry, Table] | None = None
        self.before: Entry | None = None
        self.others: list[int] = []

    def once_more(self, book: Book, replies: Replies) -> None:
        """Prepares the act to be decided again; its dice stay as they fell."""
        entry, table = self.done or (None, None)
        replies.taken_over(table)
        self.before = self.before or entry
        self.others += book.upstream.came

    def agree(
        self, book: Book | None, entry: Entry, table: Table, replies: Replies
    ) -> None:
        """Asks whether an act still holds if the others' acts change what comes of it."""
        before, others = self.before, self.others
        self.done = entry, table
        if book is None or before is None or before.effects == entry.effects:
            return

        def sheet() -> Sheet:
            acts = entries.by_number(book, others[-MOST_OTHERS:])
            lines = [SheetLine("act", {"entry": one}) for one in acts]
            return Sheet(SheetLine("league.others"), tuple(lines))

        key = f"league.others.{others[-1] if others else 0}"
        try:
            if table.wish(key, (BOOK, STAY), sheet=sheet) == STAY:
                raise Refused("nothing_to_undo", "league.stays")
        except Missing as missing:
            replies.missed(table, missing)
            raise
        self.before = entry


def apart(book: Book, answer: Answer[Facts]) -> Answer[Facts]:
    """The answer, saying so where the shared campaign goes on without its hub."""
    facts = book.upstream.facts() if book.upstream and answer.written else None
    if facts is None:
        return answer
    return answer._replace(
        warnings=[*answer.warnings, warning("league.apart", **facts)]
    )
