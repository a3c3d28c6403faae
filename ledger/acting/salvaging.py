"""All readable acts of a damaged file, brought into a new one.

Entries keep their numbers, as others name them by these. An entry that no hash proves
whole has a place in the new file that says so, and nothing of it counts.
"""

from __future__ import annotations

from ledger import wire
from ledger.acting.answer import Answer
from ledger.acting.auditing import in_play
from ledger.content import flaw, is_turn
from ledger.errors import UNFIT, FileTrouble
from ledger.journal import LOST, UNPROVEN
from ledger.rules import game_named
from ledger.rules.settings import could_be, settings
from ledger.state import CAMPAIGN, RULES
from ledger.store import append, copying, drafts, trying
from ledger.store.beginning import FIRST, PLACE
from ledger.store.book import Book
from ledger.store.found import gathered
from ledger.store.rows import head, state_of
from ledger.store.verify import verify

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.store.beginning import Beginning
    from ledger.store.found import Found
    from ledger.store.remains import Row, Whole

    Parts = tuple[list[Row], list[Row], list[Row]]

NUMBER, AT, KIND, TURN, PHASE, OUTCOME = 0, 1, 2, 3, 4, 10  # columns of an entry
WARNINGS = 11
NEW = "new"
NOBODY = (None, None, None, None)  # has moved anything
WHAT, SUBJECT, FIELD, BEFORE, AFTER = 0, 4, 5, 6, 7  # and of an effect


def salvage(source: str, file: str, others: Sequence[str] = ()) -> Answer[Any]:
    """Makes a campaign of what can be read in a file, and in other copies of it."""
    found = gathered(source, others)
    played = game_named(_game(found, source))
    bringing = _Bringing(found, played.name)
    audit: dict[str, Any] = {}

    def fill(book: Book) -> None:
        nonlocal audit
        bringing.bring(book, found.last)
        for draft in found.stopped.whole:
            drafts.put(book, draft)
        audit = verify(book, played.audit, views=played.views())
        if audit["damaged"]:
            raise FileTrouble("damaged", "damaged.check", file=source, detail="")

    copying.create(file, fill, views=played.views())
    with Book(file) as book:
        seq, hashed = head(book)
        missing = bringing.lost, bringing.left, bringing.unproven, bringing.lost_before
        read = seq - sum(map(len, missing))
        result = {"file": file, "entries": seq, "read": read, "head": hashed}
        result |= {"lost": bringing.lost, "left": bringing.left}
        result |= {"rules": bringing.rules}
        result |= {"lost_before": bringing.lost_before, "unsettled": not found.settled}
        result |= {"unproven": bringing.unproven, "mended": found.mended}
        result |= {"adjusted": bringing.adjusted, "more": found.more}
        result |= {"supposed": found.supposed, "beyond": found.beyond}
        result |= {"drafts": [draft["id"] for draft in found.stopped.whole]}
        result |= {"lost_drafts": found.stopped.lost}
        result |= {"unknown_drafts": found.stopped.unknown}
        return Answer(result, None, in_play(audit), state_of(book))


def _game(found: Found, source: str) -> str:
    """The game of a campaign, which its first entry says; without it nothing can be done."""
    try:
        if found.begun:
            return found.begun.game
        return str(wire.loads(found.whole[FIRST].columns[OUTCOME])["game"])
    except UNFIT:
        raise FileTrouble("damaged", "salvage.nothing", file=source) from None


class _Bringing:
    """The new file in the making.

    Attributes:
        lost: the numbers of entries that cannot be read.
        unproven: that of the first, if it was put together without its hash as a proof.
        left: those of undos and redos that name a lost entry, and do not count either.
        adjusted: those of entries before which something is not as it was.
        rules: the house rules of lost entries, which are as the running totals say: one
            may have closed the purses, and they must not be open because it was lost.
        lost_before: those of which only the place was left, as this was salvaged before.
    """

    def __init__(self, found: Found, game: str) -> None:
        self.whole, self.begun = found.whole, found.begun
        self.game, self.set_last = game, found.rules
        self.rules: list[str] = []
        self.unproven = [FIRST] if found.begun else []
        self.lost: list[int] = []
        self.left: list[int] = []
        self.adjusted: list[int] = []
        self.lost_before = [
            seq for seq, one in found.whole.items() if one.columns[KIND] == LOST
        ]
        self.values: dict[tuple[str, str], Any] = {}
        self.undone: dict[int, int] = {}
        self.gone: set[int] = set()  # lost or left

    def bring(self, book: Book, last: int) -> None:
        """Writes all entries up to the last one that anything speaks of."""
        prev, before = wire.GENESIS, self._earliest()
        for seq in range(FIRST, last + 1):
            one = self.whole.get(seq)
            if seq == FIRST and self.begun:
                columns, parts = self._first(self.begun, before)
                prev = append.insert(book, columns, parts, prev)
                before = columns
                continue
            if one is None:
                prev, before = self._lost(book, seq, before, prev)
            elif self._follows(one.parts[2]):
                prev, before = self._whole(book, seq, one, before, prev)
            else:
                prev, before = self._left(book, seq, one, before, prev)

    def _left(
        self, book: Book, seq: int, one: Whole, near: Row, prev: str
    ) -> tuple[str, Row]:
        """Writes the place of an undo or a redo of what is lost."""
        place = _place(seq, one.columns, one.columns[KIND])
        hashed = trying.tried(book, place, ([], [], []), prev)
        if hashed is None:
            return self._lost(book, seq, near, prev)
        self.left.append(seq)
        self.gone.add(seq)
        return hashed, place

    def _lost(self, book: Book, seq: int, near: Row, prev: str) -> tuple[str, Row]:
        """Writes the place of an entry that cannot be read."""
        self.lost.append(seq)
        self.gone.add(seq)
        place, effects = _place(seq, near, None), []
        known = settings(self.game)
        for field, after in sorted(self.set_last.get(seq, {}).items()):
            before = self.values.get((RULES, field))
            fits = field in known and could_be(self.game, field, after)
            if fits and before != after:
                effects.append((*NOBODY, RULES, field, before, after, None, None))
                self.values[RULES, field] = after
                self.rules.append(field)
        return append.insert(book, place, (effects, [], []), prev), place

    def _whole(
        self, book: Book, seq: int, one: Whole, near: Row, prev: str
    ) -> tuple[str, Row]:
        """Writes an entry; its place where no act can have written it, whatever its hash."""
        parts, values = self._now(one)
        earlier = all(act < seq for act, _ in one.parts[2])
        hashed = trying.tried(book, one.columns, parts, prev) if earlier else None
        if hashed is None:
            return self._lost(book, seq, near, prev)
        self.adjusted += [seq] if parts[0] != one.parts[0] else []
        self.values |= values
        self.undone |= dict(one.parts[2])
        return hashed, one.columns

    def _earliest(self) -> Row:
        """The columns of the earliest entry that is known: when all before it may have been."""
        every = (self.whole[seq].columns for seq in sorted(self.whole))
        return next((one for one in every if not flaw(one, [], [])), PLACE)

    def _first(self, begun: Beginning, near: Row) -> tuple[Row, Parts]:
        """The first entry, put together of what is left of it."""
        effects, throws, marks = begun.parts
        effects = [one for one in effects if _could_be(begun.game, one)]
        self.values = {(e[SUBJECT], e[FIELD]): e[AFTER] for e in effects}
        columns = begun.columns or self._begun(begun.game, near)
        warned = wire.canonical([{"key": UNPROVEN, "facts": {}, "rule": None}])
        columns = *columns[:KIND], NEW, *columns[TURN:WARNINGS], warned
        return columns, (effects, throws, marks)

    def _begun(self, game: str, near: Row) -> Row:
        """The columns of a first entry of which only what it did is known."""
        seated = self.values.get((CAMPAIGN, "seats"))
        words = seated.split("\n") if isinstance(seated, str) else []
        seats = [word for word in words if word]
        names = [self.values.get((seat, "name"), seat) for seat in seats]
        turn = self.values.get((CAMPAIGN, "turn"))
        asked, outcome = (
            wire.canonical({"game": game, "players": players})
            for players in (names, seats)
        )
        when = near[AT], NEW, turn if is_turn(turn) else near[TURN], None
        return (FIRST, *when, None, None, None, None, asked, outcome, "[]")

    def _follows(self, marks: Sequence[Row]) -> bool:
        """Whether the acts that an undo or a redo names are there, and as it finds them."""
        return not any(
            act in self.gone or self.undone.get(act, 0) == undone
            for act, undone in marks
        )

    def _now(self, one: Whole) -> tuple[Parts, dict[tuple[str, str], Any]]:
        """The parts of an entry, its changes from what is there now; what they set."""
        effects, throws, marks = one.parts
        now: list[Row] = []
        values: dict[tuple[str, str], Any] = {}
        for effect in effects:
            there = effect[BEFORE]
            if effect[WHAT] is None:
                key = effect[SUBJECT], effect[FIELD]
                there = values.get(key, self.values.get(key))
                values[key] = effect[AFTER]
            if there == effect[BEFORE]:
                now.append(effect)
            elif there != effect[AFTER]:
                now.append((*effect[:BEFORE], there, *effect[AFTER:]))
        return (now, throws, marks), values


def _could_be(game: str, effect: Row) -> bool:
    """Whether a turn or a house rule may have been what is set; all else may be."""
    _, _, _, _, subject, field, _, after, *_ = effect
    if (subject, field) == (CAMPAIGN, "turn"):
        return is_turn(after)
    return subject != RULES or could_be(game, field, after)


def _place(seq: int, near: Row, kind: str | None) -> Row:
    """The columns of what stands in place of an entry."""
    outcome = wire.canonical({"kind": kind} if kind else {})
    when = near[AT], LOST, near[TURN], near[PHASE]
    return (seq, *when, None, None, None, None, "{}", outcome, "[]")
