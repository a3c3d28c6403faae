"""A mistyped throw: its act is taken back, and done again with all else unchanged."""

from __future__ import annotations

from ledger.acting import act_named
from ledger.acting.answer import Options
from ledger.acting.history import undo
from ledger.acting.recorder import Recorder
from ledger.acting.replies import said_in
from ledger.errors import UNFIT, Overtaken, Refused
from ledger.journal import DROP
from ledger.store import entries, rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ledger.acting.answer import Answer
    from ledger.journal import Entry
    from ledger.questions import Throw
    from ledger.store.book import Book


def retypable(book: Book, act: int | None) -> Entry:
    """The act that is meant, the latest or by number; dice must have been typed for it."""
    meant = entries.last_live(book) if act is None else entries.entry(book, act)
    if meant is None and act is None:
        raise Refused("nothing_to_undo")
    if meant is None:
        raise Refused("unknown_name", "unknown_name.entry", entry=act)
    if meant.undone_by:
        by = meant.undone_by
        raise Refused("nothing_to_undo", "undo.again", entry=meant.seq, by=by)
    if meant.kind == DROP:
        raise Refused("nothing_to_undo", "undo.dropped", entry=meant.seq)
    if meant.said is None:
        raise Refused("nothing_to_undo", "undo.unsaid", entry=meant.seq)
    if not mendable(book, meant):
        typed = entries.last_typed(book)
        if typed is None or typed.said is None:
            raise Refused("nothing_to_undo", "undo.untyped", entry=meant.seq)
        key, entry = "undo.untyped.other", meant.seq
        raise Refused("nothing_to_undo", key, entry=entry, typed=typed.seq)
    return meant


def mendable(book: Book, entry: Entry) -> list[int]:
    """The places of the throws that people typed; the program's own throws stay."""
    return [
        at for at, one in enumerate(entry.throws) if _first(book, one).how == "typed"
    ]


def _first(book: Book, throw: Throw) -> Throw:
    """A throw as it was first recorded, before undos kept it."""
    while throw.how == "kept" and throw.origin:
        before = entries.entry(book, throw.origin)
        same = before.throws if before else ()
        earlier = next((one for one in same if one[:4] == throw[:4]), None)
        if earlier is None:
            break
        throw = earlier
    return throw


def retyping(
    recorder: Recorder, entry: Entry, at: int
) -> tuple[Recorder, Callable[[], Answer]]:
    """A recorder that knows all answers for an act except one throw.

    With it comes a function that does both in one step: the undo, and the act again.
    Stopping in between changes nothing.
    """
    book, now = recorder.campaign, recorder.options
    choices, words = said_in(entry)
    fresh = Recorder(
        book,
        Options(
            dice="ask",
            ruling=entry.ruling,
            terminal=now.terminal,
            asks=now.asks,
            meant=now.meant,
        ),
    )
    kept = [one._replace(how="kept", origin=entry.seq) for one in entry.throws]
    fresh.replies.recall([*choices, *kept[:at]], kept[at + 1 :], entry.seq)
    carry_out = act_named(entry.kind)
    if entry.remark:
        words["remark"] = entry.remark

    def both() -> Answer:
        while True:
            try:
                return once()
            except Overtaken:
                fresh.overtaking.once_more(book, fresh.replies)

    def once() -> Answer:
        with book.writing():
            state = rows.state_of(book)
            back = undo(Recorder(book, Options(), present=state), entry.seq)
            fresh.present, fresh.back = state, back.entry.effects if back.entry else ()
            try:
                answer: Answer = carry_out(fresh, **words)
            except UNFIT as e:
                # What was asked is in the chain, but its words have not been checked.
                raise Refused("nothing_to_undo", "undo.unsaid", entry=entry.seq) from e
        done = answer.entry
        return answer._replace(entry=done and fresh.by_hand(done))

    return fresh, both
