"""From parsed words to a use case and back: the one way every command goes.

Imports only what a question on the fastest path needs; the rest comes when it
is called for.
"""

from __future__ import annotations

import os
import sys

from commands.finding import find_campaign
from commands.voice import refuse, tell
from ledger.errors import FileTrouble, Interrupted, Misuse, Refusal
from ledger.grammar import Act
from ledger.loading import load
from ledger.store.book import PATIENCE, Book
from ledger.store.trouble import DAMAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.texts import Words
    from ledger.grammar import Record

RUN = "run"  # the command that calls others, and tells what they tell
MOST_PATIENCE = 24 * 60 * 60  # seconds


class Call:
    """One call of a command: what it is, what came with it, the open book."""

    def __init__(
        self, record: Record, args: dict[str, Any], common: dict[str, Any]
    ) -> None:
        self.path = record.path
        self.record = record
        self.args = args
        self.common = common
        self.present: Any = None  # the state a script keeps between its lines
        self.line: int | None = None  # where the call stands in a script
        self.held: Any = None  # the moment that is being told
        self._book: Book | None = None
        self._words: Words | None = None

    @property
    def as_json(self) -> bool:
        """Whether a script asks."""
        return bool(self.common.get("json"))

    @property
    def asks(self) -> bool:
        """Whether somebody sits at a terminal and can be asked."""
        return not self.as_json and sys.stdin.isatty() and sys.stdout.isatty()

    def book(self, *, write: bool = False) -> Book:
        """The campaign, opened once."""
        if self._book is None:
            path = find_campaign(self.common.get("campaign"))
            self._book = Book(path, write=write, patience=patience())
            self._book.tells = True
        return self._book

    def moment(self) -> Book:
        """The campaign as it is now, until all is told: some is read meanwhile."""
        book = self.book()
        if self.held is None:
            self.held = book.reading()
            self.held.__enter__()
        return book

    def release(self) -> None:
        """All has been read: others may write."""
        if self.held is not None:
            self.held.__exit__()
            self.held = None

    @property
    def opened(self) -> Book | None:
        """The campaign, if it was opened."""
        return self._book

    def lend(self, book: Book | None) -> None:
        """Uses a book that somebody else has opened, and will close."""
        self._book = book

    def speak(self, words: Words) -> None:
        """Answers in a language that was chosen already."""
        self._words = words

    @property
    def words(self) -> Words:
        """The language to answer in."""
        if self._words is None:
            from commands.texts import choose

            self._words = choose(self._asked_for, self._book)
        return self._words

    @property
    def lang(self) -> str:
        """The language to answer in, without its words."""
        if self._words is None:
            from commands.preference import spoken

            return spoken(self._asked_for, self._book)
        return self._words.lang

    @property
    def _asked_for(self) -> str | None:
        """The language asked for, or that of a campaign that is not opened."""
        lang: str | None = self.common.get("lang")
        if self._book is None:
            from commands.preference import found_here

            return lang or found_here(self.common.get("campaign"))
        return lang

    def close(self) -> None:
        """Closes the campaign."""
        self.release()
        if self._book is not None:
            self._book.close()
            self._book = None


def patience() -> float:
    """How many seconds to wait for another process."""
    word = os.environ.get("INTENDANT_WAIT")
    if not word:
        return PATIENCE
    try:
        seconds = float(word)
    except ValueError:
        seconds = -1.0
    if 0 <= seconds <= MOST_PATIENCE:
        return seconds
    raise Misuse("usage", "usage.wait", word=word, most=MOST_PATIENCE)


def carry_out(call: Call) -> tuple[dict[str, Any], int | None, list[Any], Any]:
    """Calls the use case: facts, entry, warnings, and the answer behind them."""
    try:
        result, entry, warnings, answer = _carried_out(call)
    except Refusal as refusal:
        from commands.veiling import refused

        call.release()
        refused(call, refusal)
        raise
    if warnings and call.opened is not None:
        from commands.veiling import warned

        warnings = warned(call, warnings)
    return result, entry, warnings, answer


def _carried_out(call: Call) -> tuple[dict[str, Any], int | None, list[Any], Any]:
    if call.record.face:
        result, entry, warnings, answer = load(flow_of(call))(call, **call.args)
        if "file" in result or "folder" in result:
            from commands.leftovers import cleared

            warnings = [*warnings, *cleared(call.path, result)]
        return result, entry, warnings, answer
    if not isinstance(call.record, Act):
        if call.record.free:
            from commands.answers.resolving import looked_up

            return looked_up(call), None, [], None
        return load(call.record.use)(call.book(), **call.args), None, [], None
    from commands.asking import at_desk
    from ledger.acting import use_case

    if call.record.free:
        from commands.answers.resolving import thrown

        return thrown(call)
    return at_desk(call, use_case(call.record))


def flow_of(call: Call) -> str:
    """The use case of the face for this call."""
    from commands.shown import shown

    return shown(call.path).flow


def perform(call: Call) -> int:
    """Carries a call out and prints what came of it; the exit status."""
    try:
        try:
            if call.path == RUN:
                status: int = load(flow_of(call))(call, **call.args)
                return status
            return tell(call, *carry_out(call))
        except KeyboardInterrupt:
            raise Interrupted from None
    except Refusal as refusal:
        # The campaign is still open: it is refused in the campaign's language.
        return refuse(refusal, call)
    except DAMAGE as error:
        return refuse(damage(call, error), call)
    finally:
        call.close()


def damage(call: Call, error: Exception) -> Refusal:
    """What an error means that nobody expected: the file, or a fault of ours."""
    from ledger.reading.verify import verify

    book = call.opened
    if book is None:
        raise error
    try:
        found = verify(book)
    except Refusal as refusal:
        return refusal
    if not found["damaged"]:
        raise error
    detail = call.words.finding(found["findings"][0])["message"]
    return FileTrouble("damaged", file=book.path, detail=detail)
