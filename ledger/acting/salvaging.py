"""All readable acts of a damaged file, brought into a new one.

Entries keep their numbers, as others name them by these. An entry that no hash proves
whole has a place in the new file that says so, and nothing of it counts.
"""

from __future__ import annotations

from ledger import wire
from ledger.acting.answer import Answer
from ledger.acting.auditing import in_play
from ledger.content import flaw
from ledger.errors import UNFIT, FileTrouble
from ledger.journal import LOST
from ledger.rules import game_named
from ledger.store import append, copying
from ledger.store.book import Book
from ledger.store.found import gathered
from ledger.store.rows import head, state_of
from ledger.store.verify import verify

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.store.found import Row, Whole

NUMBER, AT, KIND, TURN, PHASE, OUTCOME = 0, 1, 2, 3, 4, 10  # columns of an entry
WHAT, SUBJECT, FIELD, BEFORE, AFTER = 0, 4, 5, 6, 7  # and of an effect


def salvage(source: str, file: str, others: Sequence[str] = ()) -> Answer[Any]:
    """Makes a campaign of what can be read in a file, and in other copies of it."""
    found = gathered(source, others)
    played = game_named(_game(found.whole.get(1), source))
    bringing = _Bringing(found.whole)
    audit: dict[str, Any] = {}

    def fill(book: Book) -> None:
        nonlocal audit
        bringing.bring(book, found.last)
        audit = verify(book, played.audit, views=played.views())
        if audit["damaged"]:
            raise FileTrouble("damaged", "damaged.check", file=source, detail="")

    copying.create(file, fill, views=played.views())
    with Book(file) as book:
        seq, hashed = head(book)
        read = seq - len(bringing.lost) - len(bringing.left)
        result = {"file": file, "entries": seq, "read": read, "head": hashed}
        result |= {"lost": bringing.lost, "left": bringing.left}
        result |= {"adjusted": bringing.adjusted, "more": found.more}
        result |= {"supposed": found.supposed, "beyond": found.beyond}
        return Answer(result, None, in_play(audit), state_of(book))


def _game(first: Whole | None, source: str) -> str:
    """The game of a campaign, which its first entry says; without it nothing can be done."""
    try:
        if first is not None:
            return str(wire.loads(first.columns[OUTCOME])["game"])
    except UNFIT:
        pass
    raise FileTrouble("damaged", "salvage.nothing", file=source)


class _Bringing:
    """The new file in the making.

    Attributes:
        lost: the numbers of entries that cannot be read.
        left: those of undos and redos that name a lost entry, and do not count either.
        adjusted: those of entries before which something is not as it was.
    """

    def __init__(self, whole: dict[int, Whole]) -> None:
        self.whole = whole
        self.lost: list[int] = []
        self.left: list[int] = []
        self.adjusted: list[int] = []
        self.values: dict[tuple[str, str], Any] = {}
        self.undone: dict[int, int] = {}
        self.gone: set[int] = set()  # lost or left

    def bring(self, book: Book, last: int) -> None:
        """Writes all entries up to the last one that anything speaks of."""
        parts: tuple[list[Row], list[Row], list[Row]]
        prev, before = wire.GENESIS, self.whole[1].columns
        for seq in range(1, last + 1):
            one = self.whole.get(seq)
            if one is None or flaw(one.columns, *one.parts[:2]):
                self.lost.append(seq)
                self.gone.add(seq)
                columns, parts = _place(seq, before, None), ([], [], [])
            elif not self._follows(one.parts[2]):
                self.left.append(seq)
                self.gone.add(seq)
                columns = _place(seq, one.columns, one.columns[KIND])
                parts = ([], [], [])
            else:
                columns, parts = one.columns, self._now(seq, one)
            prev = append.insert(book, columns, parts, prev)
            before = columns

    def _follows(self, marks: Sequence[Row]) -> bool:
        """Whether the acts that an undo or a redo names are there, and as it finds them."""
        return not any(
            act in self.gone or self.undone.get(act, 0) == undone
            for act, undone in marks
        )

    def _now(self, seq: int, one: Whole) -> tuple[list[Row], list[Row], list[Row]]:
        """The parts of an entry, its changes from what is there now."""
        effects, throws, marks = one.parts
        self.undone.update(dict(marks))
        now = []
        for effect in effects:
            there = effect[BEFORE]
            if effect[WHAT] is None:
                key = effect[SUBJECT], effect[FIELD]
                there = self.values.get(key)
                self.values[key] = effect[AFTER]
            if there == effect[BEFORE]:
                now.append(effect)
                continue
            self.adjusted += [] if seq in self.adjusted[-1:] else [seq]
            if there != effect[AFTER]:
                now.append((*effect[:BEFORE], there, *effect[AFTER:]))
        return now, throws, marks


def _place(seq: int, near: Row, kind: str | None) -> Row:
    """The columns of what stands in place of an entry."""
    outcome = wire.canonical({"kind": kind} if kind else {})
    when = near[AT], LOST, near[TURN], near[PHASE]
    return (seq, *when, None, None, None, None, "{}", outcome, "[]")
