"""An evening at the table: a campaign in a real file, and the laws it must keep."""

from __future__ import annotations

from typing import Any

from ledger import journal
from ledger.acting import act_named, drafts, files, history
from ledger.acting.recorder import Answer, Options, Recorder
from ledger.errors import Refusal
from ledger.journal import Entry
from ledger.questions import Missing
from ledger.reading.verify import verify
from ledger.rules import game_named
from ledger.state import State
from ledger.store import entries, rows
from ledger.store.book import Book
from ledger.store.drafts import drafts as lying
from tests.effort import tally

PLAYERS = ("Anne", "Bruno", "Chloé")
# The answers to questions that an act always asks.
CHOICES = {
    "fief captive": {"captivity": "accepted"},
    "fief guard": {"sergeants.king": "1"},
}
BEGUN: dict[tuple[object, ...], bytes] = {}  # each beginning is made once, then copied


class Evening:
    """A campaign in play, opened for writing.

    Nothing is synced safely to disk here: the laws are about the journal, not about
    power cuts.
    """

    closed = False

    def __init__(
        self,
        file: str,
        players: tuple[str, ...] = PLAYERS,
        game: str = "free",
        position: str | None = None,
    ) -> None:
        self.file = file
        self.plain_rolls = True  # a `roll` without a seed uses real dice
        self._begin(game, () if position else tuple(players), position)
        self.book = self._open()

    def _begin(self, *beginning: Any) -> None:
        if beginning in BEGUN:
            with open(self.file, "xb") as made:
                made.write(BEGUN[beginning])
            return
        files.new(self.file, *beginning)
        with open(self.file, "rb") as made:
            BEGUN[beginning] = made.read()

    def _open(self) -> Book:
        book = Book(self.file, write=True)
        book.connection.execute("PRAGMA synchronous = OFF")
        self._read: tuple[int, State] | None = None
        return book

    def reopen(self) -> None:
        """Closes the file and opens it again."""
        self.book.close()
        self.book = self._open()
        self.closed = False

    def recorder(self, **options: Any) -> Recorder:
        """A recorder with these options."""
        return Recorder(self.book, Options(**options))

    def act(self, kind: str, *words: Any, **options: Any) -> Answer:
        """Carries out one act; `words` are its arguments in order.

        A game's own dice are the same each time: some faces ask for a choice. The
        questions that an act always asks get the same answers each time.
        """
        if kind in CHOICES and not options.get("asks"):
            options.setdefault("choices", CHOICES[kind])
        own = kind.startswith(("mass ", "medfan ", "siege "))
        own = own or (kind == "roll" and not self.plain_rolls)
        if own and "dice" not in options:
            options.setdefault("seed", 7)
        carry_out: Any = act_named(kind)
        return carry_out(self.recorder(**options), *words)

    def undo(
        self, act: int | None = None, to: int | None = None, **opts: Any
    ) -> Answer:
        """Undoes acts."""
        return history.undo(self.recorder(**opts), act, to)

    def redo(self, act: int | None = None, **options: Any) -> Answer:
        """Redoes acts."""
        return history.redo(self.recorder(**options), act)

    def resume(self, number: int | None = None, **options: Any) -> Answer:
        """Resumes an act that was stopped."""
        _, go_on = drafts.taken_up(self.recorder(**options), number)
        return go_on()

    @property
    def state(self) -> State:
        """The running totals; read again only after a row was, or may be, written."""
        written = self.book.connection.total_changes
        if self._read is None or self._read[0] != written:
            self._read = written, rows.state_of(self.book)
        return self._read[1].copy()

    @property
    def head(self) -> tuple[int, str]:
        """Number and hash of the newest entry."""
        return rows.head(self.book)

    @property
    def entries(self) -> list[Entry]:
        """The whole journal."""
        return entries.entries(self.book)

    def entry(self, seq: int) -> Entry:
        """One entry."""
        found = entries.entry(self.book, seq)
        assert found is not None
        return found

    @property
    def drafts(self) -> list[dict[str, Any]]:
        """The acts that were stopped."""
        return lying(self.book)

    def refusal(self, call: Any, *args: Any, **kwargs: Any) -> Refusal:
        """The refusal of a call, which must leave everything unchanged."""
        before = self.head, self.state, self.drafts
        try:
            call(*args, **kwargs)
        except Refusal as refusal:
            assert before == (self.head, self.state, self.drafts)
            return refusal
        raise AssertionError("not refused")

    def keep_the_laws(self) -> None:
        """Checks everything that holds at any moment of any campaign."""
        every, state = self.entries, self.state
        assert state == journal.replay(every)
        assert state == journal.fold(every)
        sums: dict[str, int] = {}
        for held in state.balances.values():
            for what, amount in held.items():
                assert amount != 0
                sums[what] = sums.get(what, 0) + amount
        assert set(sums.values()) <= {0}
        assert game_named(state.game).audit(state) == []
        found = verify(self.book)
        assert ([], *self.head) == (found["findings"], found["entries"], found["head"])

    def close(self) -> None:
        """Closes the file, if it is not closed yet."""
        if not self.closed:
            tally("entries under the laws", self.head[0])
            self.book.close()
        self.closed = True


def stopped(call: Any, *args: Any, **kwargs: Any) -> Missing:
    """The question at which an act stops."""
    try:
        call(*args, **kwargs)
    except Missing as missing:
        return missing
    raise AssertionError("nothing was missing")
