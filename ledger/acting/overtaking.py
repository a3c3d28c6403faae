"""An act of a shared campaign when others have been quicker: it is decided again."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.questions import BOOK, LEAGUE, Missing, Sheet, SheetLine
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

MOST_SHOWN = 8  # acts in a question
STAY = "stay"


class Overtaking:
    """What is known of an act that is decided more than once.

    Attributes:
        done: what was decided last, and the table with its dice and choices.
        before: what had been decided before others wrote.
        others: the numbers of what these have written.
        back: those among them that this copy had sent before it was stopped.
    """

    __slots__ = ("back", "before", "done", "others")

    def __init__(self) -> None:
        self.done: tuple[Entry, Table] | None = None
        self.before: Entry | None = None
        self.others: list[int] = []
        self.back: list[int] = []

    def once_more(self, book: Book, replies: Replies) -> None:
        """Prepares the act to be decided again; its dice stay as they fell."""
        entry, table = self.done or (None, None)
        replies.taken_over(table)
        self.before = self.before or entry
        self.others += book.upstream.came.all
        self.back += book.upstream.came.back

    def newer(self, book: Book, replies: Replies) -> bool:
        """Whether the hub held something new when an act was refused by what is here."""
        if not (book.is_shared() and book.upstream.catch_up()):
            return False
        self.once_more(book, replies)
        return True

    def meant(
        self, book: Book | None, kind: str, table: Table, replies: Replies
    ) -> None:
        """Asks whether an act is meant once more if this copy has sent its like already.

        It was stopped before the answer came, so whoever typed it cannot know.
        """
        if book is None or not self.back:
            return
        acts = entries.by_number(book, self.back)
        alike = [one for one in acts if one.kind == kind and one.live]
        if alike:
            _ask(f"{LEAGUE}.sent", alike, table, replies)

    def agree(
        self, book: Book | None, entry: Entry, table: Table, replies: Replies
    ) -> None:
        """Asks whether an act still holds if the others' acts change what comes of it."""
        before = self.before
        self.done = entry, table
        if book is None or before is None or before.effects == entry.effects:
            return
        others = entries.by_number(book, self.others[-MOST_SHOWN:])
        _ask(f"{LEAGUE}.others", others, table, replies)
        self.before = entry

    def told(self, book: Book, answer: Answer[Facts]) -> Answer[Facts]:
        """The answer, saying where the campaign goes on without its hub, and what is back."""
        warnings = [*answer.warnings]
        if self.back:
            warnings.append(warning("league.back", entries=self.back))
        facts = book.upstream.facts() if book.upstream and answer.written else None
        if facts is not None:
            warnings.append(warning("league.apart", **facts))
        return answer._replace(warnings=warnings)


def _ask(key: str, acts: list[Entry], table: Table, replies: Replies) -> None:
    """Asks whether to go on, showing acts; refuses where the answer is to stay."""

    def sheet() -> Sheet:
        lines = [SheetLine("act", {"entry": one}) for one in acts[-MOST_SHOWN:]]
        return Sheet(SheetLine(key), tuple(lines))

    numbered = f"{key}.{acts[-1].seq if acts else 0}"
    try:
        if table.wish(numbered, (BOOK, STAY), sheet=sheet) == STAY:
            raise Refused("nothing_to_undo", "league.stays")
    except Missing as missing:
        replies.missed(table, missing)
        raise
