"""The journal: its entries, what may be added to it, and what an undo would do.

Pure: entries and a state go in, effects or a refusal come out.
"""

from __future__ import annotations

from ledger.effects import (
    MOST_AMOUNT,
    Change,
    Effect,
    Transfer,
    inverse,
    set_off,
)
from ledger.errors import Misuse, Refused
from ledger.questions import Throw
from ledger.record import NamedTuple
from ledger.state import CAMPAIGN, State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
    from typing import Any

MOST_BALANCE = 10**15
UNDO = "undo"
REDO = "redo"
DROP = "drop"  # what is left of a dropped draft for which dice were rolled
SAID = "said"  # in what was asked: the words and choices, for doing it again
FORK = "fork"  # what marks a campaign as a branch: not an act, never taken back
LOST = (
    "salvage"  # what stands in place of an entry that could not be read: no act either
)
UNPROVEN = "salvage.unproven"  # the warning of a first entry that was put together
NO_ACTS = frozenset({FORK, LOST})
# Acts that may reopen an ended scenario or battle without beginning another.
MENDS = frozenset({UNDO, REDO, "correct"})
CLOCK = frozenset({(CAMPAIGN, "turn"), (CAMPAIGN, "phase")})


class Finding(NamedTuple):
    """One fault found by an audit or by `verify`.

    Attributes:
        code: what kind of fault it is.
        about: the thing it concerns, as an id or an entry.
        facts: what else there is to say.
        entry: where it was found; None where it concerns the state as a whole.
        rule: the rule it breaks, if any.
    """

    code: str
    about: str = ""
    facts: tuple[tuple[str, Any], ...] = ()
    entry: int | None = None
    rule: str | None = None


class Entry(NamedTuple):
    """One act at the table, or one undo or redo, as the journal holds it.

    Attributes:
        kind: the command that was given ("title grant").
        asked: what was asked, with ids.
        outcome: the result, with ids: facts, never sentences.
        effects: what it did to balances and facts.
        throws: the dice that were rolled for it.
        warnings: what the table should know, as facts.
        turn: the turn it belongs to.
        phase: the phase it belongs to.
        remark: the referee's own words.
        ruling: why a refusal by a rule was overruled.
        cause: the entry it follows from.
        once: a script's key that lets it be written only once.
        undoes: the acts an undo takes back.
        redoes: the acts a redo brings back.
        seq: its number; 0 before it is written.
        at: when it was written.
        hash: what chains it to the entry before.
        undone_by: the undo that took it back, None while it is live.
        chapter: the scenario or battle whose turn it is, counted from 1; it is not
            stored, but follows from the journal.
    """

    kind: str
    asked: Mapping[str, Any]
    outcome: Mapping[str, Any]
    effects: Sequence[Effect] = ()
    throws: Sequence[Throw] = ()
    warnings: Sequence[Any] = ()
    turn: int = 1
    phase: str | None = None
    remark: str | None = None
    ruling: str | None = None
    cause: int | None = None
    once: str | None = None
    undoes: Sequence[int] = ()
    redoes: Sequence[int] = ()
    seq: int = 0
    at: str = ""
    hash: str = ""
    undone_by: int | None = None
    chapter: int = 1

    @property
    def live(self) -> bool:
        """Whether it is an act that counts: not undone, nor an undo or redo itself."""
        return self.undone_by is None and not self.undoes and not self.redoes

    @property
    def said(self) -> Mapping[str, Any] | None:
        """The words of the act and the choices made in it; None in older journals."""
        kept: Mapping[str, Any] | None = self.asked.get(SAID)
        return kept

    @property
    def mends(self) -> int | None:
        """The entry whose dice were typed again for this one; for most entries None."""
        return (self.said or {}).get("of")

    @property
    def clock(self) -> dict[str, Any] | None:
        """The turn and phase that it leads to; None if it leaves the clock alone.

        A new turn stands for itself; a new phase is given with its turn.
        """
        moved = {
            e.field: e.after
            for e in self.effects
            if isinstance(e, Change) and (e.subject, e.field) in CLOCK
        }
        if "turn" in moved:
            return {"turn": moved["turn"]}
        return {**moved, "turn": self.turn} if moved else None

    @property
    def brings(self) -> set[str]:
        """The ids of the things it creates."""
        return {
            e.subject
            for e in self.effects
            if isinstance(e, Change) and e.field == "name" and e.before is None
        }

    def names(self, subjects: Collection[str]) -> bool:
        """Whether it mentions any of these ids."""
        return any(
            _speaks(word, subject) for word in self._words() for subject in subjects
        )

    def _words(self) -> Iterable[str]:
        for effect in self.effects:
            for part in effect:
                yield from _texts(part)
        for throw in self.throws:
            yield from _texts(throw.who)
        yield from _texts(self.asked)
        yield from _texts(self.outcome)


def _texts(value: object) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from _texts(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _texts(part)


def _speaks(word: str, subject: str) -> bool:
    """Whether a word is the id, or an account of its owner ("guard/lord:X")."""
    return subject in word and subject in word.split("/")


def check(
    state: State,
    effects: Sequence[Effect],
    floor: Callable[[str, str], int | None],
) -> None:
    """Refuses effects that do not fit the state, or break a floor.

    `floor` gives the lowest balance of a commodity that an account may have; None
    where there is no limit. Floors are tested on the net result.
    """
    net: dict[tuple[str, str], int] = {}
    for effect in effects:
        if isinstance(effect, Transfer):
            if not 1 <= effect.amount <= MOST_AMOUNT:
                raise Misuse("bad_amount", amount=str(effect.amount))
            for account, amount in (
                (effect.source, -effect.amount),
                (effect.target, effect.amount),
            ):
                key = account, effect.what
                net[key] = net.get(key, 0) + amount
        elif state.get(effect.subject, effect.field) != effect.before:
            raise ValueError(f"{effect} does not fit the state")
    for (account, what), amount in net.items():
        have = state.balance(account, what)
        least = floor(account, what)
        if amount < 0 and least is not None and have + amount < least:
            raise Refused(
                "not_enough",
                f"not_enough.{what}" if account != "bank" else "not_enough.bank",
                account=account,
                what=what,
                have=have - least,
                need=-amount,
            )
        if abs(have + amount) > MOST_BALANCE:
            raise Misuse("bad_amount", "bad_amount.balance", account=account)


def undo_effects(acts: Sequence[Entry]) -> list[Effect]:
    """The effects that take these acts back, newest first."""
    back = [
        inverse(effect)
        for act in sorted(acts, key=lambda a: -a.seq)
        for effect in reversed(act.effects)
    ]
    return set_off(back)


def redo_effects(acts: Sequence[Entry]) -> list[Effect]:
    """The effects that bring these acts back, oldest first."""
    again = [e for act in sorted(acts, key=lambda a: a.seq) for e in act.effects]
    return set_off(again)


class Blocked(NamedTuple):
    """Why acts cannot be taken back or brought back yet.

    Attributes:
        why: "field", "named", "cause" or "clock".
        act: the act that should be taken back.
        by: the later act that leans on it.
        about: what they share, as an id.
    """

    why: str
    act: int
    by: int
    about: str


def leans_on(acts: Sequence[Entry], later: Iterable[Entry]) -> list[Blocked]:
    """Which later live acts lean on these acts, and why.

    `later` are live acts that came after the first of `acts`; those among
    `acts` themselves, and those before the act in question, do not count.
    """
    named = {act.seq for act in acts}
    blocked_by: list[Blocked] = []
    followers = [entry for entry in later if entry.seq not in named]
    for act in acts:
        keys = {
            (e.subject, e.field): e.subject
            for e in act.effects
            if isinstance(e, Change)
        }
        brings, clock = act.brings, act.clock
        for entry in followers:
            if entry.seq <= act.seq:
                continue
            blocked = _leaning(act, entry, keys, brings, clock)
            if blocked:
                blocked_by.append(blocked)
    return blocked_by


def _leaning(
    act: Entry,
    entry: Entry,
    keys: dict[tuple[str, str], str],
    brings: set[str],
    clock: dict[str, Any] | None,
) -> Blocked | None:
    if entry.cause == act.seq:
        return Blocked("cause", act.seq, entry.seq, "")
    for effect in entry.effects:
        if isinstance(effect, Change) and (effect.subject, effect.field) in keys:
            return Blocked("field", act.seq, entry.seq, effect.subject)
    if clock and all(getattr(entry, f) == after for f, after in clock.items()):
        return Blocked("clock", act.seq, entry.seq, CAMPAIGN)
    if brings and entry.names(brings):
        about = next(s for s in sorted(brings) if entry.names({s}))
        return Blocked("named", act.seq, entry.seq, about)
    return None


def fold(entries: Iterable[Entry]) -> State:
    """The state that results from the live acts among these entries."""
    state = State()
    for entry in entries:
        if entry.live:
            state.apply(entry.effects)
    return state


def replay(entries: Iterable[Entry]) -> State:
    """The state that results from all effects, including those of undos and redos."""
    state = State()
    for entry in entries:
        state.apply(entry.effects)
    return state
