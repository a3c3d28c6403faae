"""The movements of a campaign in the form of plain-text accounting.

Every entry that moves something is a transaction of postings in pairs; when a turn
ends, and at the very end, the balances are stated for the other program to check.
"""

from __future__ import annotations

from ledger import wire
from ledger.effects import Transfer
from ledger.journal import Entry
from ledger.record import NamedTuple
from ledger.state import CAMPAIGN
from ledger.store import tables
from ledger.store.chapters import Chapters
from ledger.store.entries import as_effect, as_throw, refuse_flaw
from ledger.store.walk import CONTENT, walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from ledger.store.book import Book

    Held = dict[tuple[str, str], int]


class Speech(NamedTuple):
    """The words of an export, in the language at hand.

    Attributes:
        tell: the sentence of an entry.
        ended: what the check of balances at the end of a turn is called.
        now: what the check at the very end is called.
    """

    tell: Callable[[Entry], str]
    ended: Callable[[str], str]
    now: str


class Posted(NamedTuple):
    """An entry that moved something.

    Attributes:
        day: the day it is booked on: its own, or that of an earlier entry where the
            clock was set back.
        entry: the entry.
        transfers: its transfers.
    """

    day: str
    entry: Entry
    transfers: Sequence[Transfer]


class Checked(NamedTuple):
    """Balances, to be checked.

    Attributes:
        day: the day at whose end they held.
        turn: the turn that ended, with its chapter where there are several; None at
            the very end.
        held: the balances by account and commodity, of those that were touched since
            the last check.
    """

    day: str
    turn: str | None
    held: Held


def story(book: Book, *, live: bool) -> Iterator[Posted | Checked]:
    """All movements in order; `live` leaves out undone entries and the undos."""
    held: Held = {}
    touched: set[tuple[str, str]] = set()
    day = ""
    chapters = Chapters(book)
    for entry in entries(book):
        day = max(day, entry.at[:10])
        if live and not entry.live:
            continue
        transfers = [e for e in entry.effects if isinstance(e, Transfer)]
        for one in transfers:
            for key, amount in (
                ((one.source, one.what), -one.amount),
                ((one.target, one.what), one.amount),
            ):
                held[key] = held.get(key, 0) + amount
                touched.add(key)
        if transfers:
            yield Posted(day, entry, transfers)
        ended = _ended(entry)
        if ended is not None and touched:
            turn = chapters.turn_label(entry.chapter, ended)
            yield Checked(day, turn, {key: held[key] for key in sorted(touched)})
            touched.clear()
    # Not the sums from above, but the balances that the campaign itself holds.
    now = {(a, what): n for a, what, n in tables.rows(book, tables.BALANCES)}
    yield Checked(day, None, now)


def _ended(entry: Entry) -> int | None:
    """The turn that an entry ends; None if it does not."""
    for effect in entry.effects:
        if isinstance(effect, Transfer) or effect.subject != CAMPAIGN:
            continue
        before, after = effect.before, effect.after
        if effect.field == "turn" and isinstance(before, int):
            return before if isinstance(after, int) and after > before else None
    return None


def entries(book: Book) -> Iterator[Entry]:
    """The whole journal, one entry at a time."""
    undone = {
        act: entry
        for act, entry, is_undone in tables.rows(book, tables.UNDONE_ACTS)
        if is_undone
    }
    chapters = Chapters(book)
    for row, effects, throws, marks in walk(book):
        refuse_flaw(book, row[CONTENT], effects, throws)
        yield Entry(
            kind=row[2],
            asked=wire.loads(row[9]),
            outcome=wire.loads(row[10]),
            effects=list(map(as_effect, effects)),
            throws=list(map(as_throw, throws)),
            warnings=wire.loads(row[11]),
            turn=row[3],
            phase=row[4],
            remark=row[7],
            ruling=row[8],
            undoes=[act for act, is_undone in marks if is_undone],
            redoes=[act for act, is_undone in marks if not is_undone],
            seq=row[0],
            at=row[1],
            undone_by=undone.get(row[0]),
            chapter=chapters.of(row[0]),
        )


class Account(NamedTuple):
    """An account, with the names of its parts.

    Attributes:
        id: the account as the journal has it.
        root: the account at the top: assets, or an unlimited source.
        parts: the steps down to it: kinds of things, names, places that are not things.
        name: the whole account as people read it.
    """

    id: str
    root: str
    parts: tuple[str, ...]
    name: str


SOURCES = frozenset({"bank", "world"})


def accounts(book: Book) -> tuple[list[Account], list[str]]:
    """Every account that was ever used, and every commodity."""
    known = tables.names(book)
    labels = _labels(known)
    used: dict[str, None] = {}
    whats: set[str] = set()
    for account, what, _ in tables.rows(book, tables.BALANCES):
        used[account] = None
        whats.add(what)
    return [_account(one, known, labels) for one in used], sorted(whats)


def _account(account: str, known: dict[str, str], labels: dict[str, str]) -> Account:
    parts: list[str] = []
    for part in account.split("/"):
        kind, colon, own = part.partition(":")
        parts.append(kind.capitalize())
        if colon:
            parts.append(labels.get(part, own))
    name = "/".join(known.get(part, part) for part in account.split("/"))
    root = "Equity" if account in SOURCES else "Assets"
    return Account(account, root, tuple(parts), name)


def _labels(known: dict[str, str]) -> dict[str, str]:
    """A label for each thing, so that no two of a kind have the same.

    A name that another thing has, or had, gives way to the id, which is unique.
    """
    bearers: dict[tuple[str, str], int] = {}
    for subject, name in known.items():
        key = subject.partition(":")[0], name
        bearers[key] = bearers.get(key, 0) + 1
    labels = {}
    for subject, name in known.items():
        kind, _, own = subject.partition(":")
        foreign = name != own and f"{kind}:{name}" in known
        alone = bearers[kind, name] == 1 and not foreign
        labels[subject] = name if alone else own
    return labels


def words_of(entry: Entry) -> dict[str, Any]:
    """What a transaction says about its entry besides the sentence."""
    return {
        "turn": entry.turn,
        "chapter": entry.chapter if entry.chapter > 1 else None,
        "phase": entry.phase,
        "kind": entry.kind,
        "undone-by": entry.undone_by,
    }
