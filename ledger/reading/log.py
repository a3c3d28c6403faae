"""The journal as a list, and one entry in full."""

from __future__ import annotations

from ledger.effects import Transfer
from ledger.errors import Refused
from ledger.reading import at_one_moment
from ledger.reading.treasury import DEBT
from ledger.rules.common.facts import MONEY
from ledger.rules.common.money import purse
from ledger.state import State
from ledger.store import entries, rows
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.effects import Effect
    from ledger.journal import Entry
    from ledger.questions import Throw
    from ledger.store.book import Book
    from ledger.store.chapters import Turned


KEPT = frozenset({MONEY, DEBT})  # what is kept in closed purses
# The acts of which a sum tells what lies in purses, and where facts say so.
PURSES = frozenset({"pay", "count", "correct", "fief lend", "fief repay"})
HELD = frozenset({"money", "balances", "booked", "counted", "difference", "suspects"})
HELD |= {"owed", "hoards"}
SUMS = frozenset({"amount", "before", "after"})


@at_one_moment
def log(
    book: Book,
    last: int | None = None,
    turn: Turned | None = None,
    player: str | None = None,
    kind: str | None = None,
) -> tuple[list[Entry], State]:
    """The entries that fit, oldest first, undone ones among them."""
    state = rows.state_of(book)
    account = purse(state, player) if player is not None else None
    found = entries.matching(book, turn=turn, kind=kind, subject=account, last=last)
    return found, state


@at_one_moment
def show(book: Book, seq: int) -> tuple[Entry, State]:
    """One entry with all that belongs to it."""
    entry = entries.entry(book, seq)
    if entry is None:
        raise Refused("unknown_name", "unknown_name.entry", entry=seq)
    return entry, rows.state_of(book)


def facts(entry: Entry) -> dict[str, Any]:
    """What the list says of an entry; its sentence is chosen elsewhere."""
    return {
        "seq": entry.seq,
        "id": entry.hash[:12],
        "at": entry.at,
        "turn": entry.turn,
        "phase": entry.phase,
        "kind": entry.kind,
        "text": "",
        "undone_by": entry.undone_by,
        "undoes": list(entry.undoes),
        "chapter": entry.chapter,
    }


def hidden(entry: Entry, closed: Callable[[str], bool]) -> bool:
    """Whether an entry tells of purses only, none of which may be looked into."""
    if entry.kind not in PURSES:
        return False
    if entry.kind == "count":
        return closed(entry.asked["player"])
    moved = [e for e in entry.effects if isinstance(e, Transfer) and e.what in KEPT]
    return bool(moved) and all(_of_purses(e, closed) for e in moved)


def _of_purses(effect: Effect, closed: Callable[[str], bool]) -> bool:
    """Whether an effect moves money between purses that are all kept closed.

    A debt is as secret as the purses of both.
    """
    if not isinstance(effect, Transfer) or effect.what not in KEPT:
        return False
    if effect.what == DEBT:
        return closed(effect.source) or closed(effect.target)
    return closed(effect.source) and closed(effect.target)


def in_full(
    entry: Entry, state: State, closed: Callable[[str], bool] | None = None
) -> dict[str, Any]:
    """What `show` adds: what was asked and thrown, what came of it, the effects.

    What lies in purses that are kept `closed`, and what they pay, is null.
    """
    asked, outcome = named(entry.asked, state), named(entry.outcome, state)
    effects = [_effect(effect) for effect in entry.effects]
    if closed:
        keys = HELD | SUMS if hidden(entry, closed) else HELD
        asked, outcome = _without(asked, keys), _without(outcome, keys)
        for effect, told in zip(entry.effects, effects, strict=True):
            if _of_purses(effect, closed):
                told["amount"] = None
    return {
        "redoes": list(entry.redoes),
        "cause": entry.cause,
        "once": entry.once,
        "remark": entry.remark,
        "ruling": entry.ruling,
        "asked": asked,
        "throws": [_throw(throw, state) for throw in entry.throws],
        "outcome": outcome,
        "effects": effects,
        "hash": entry.hash,
    }


def _without(value: Any, keys: frozenset[str]) -> Any:
    """The same facts, null at these keys."""
    if isinstance(value, dict):
        return {
            key: None if key in keys else _without(one, keys)
            for key, one in value.items()
        }
    return [_without(one, keys) for one in value] if isinstance(value, list) else value


def _throw(throw: Throw, state: State) -> dict[str, Any]:
    owner = state.text(throw.who, "player") if throw.who else None
    return {
        "who": state.name(throw.who) if throw.who else None,
        "player": state.name(owner) if owner else None,
        "why": throw.why,
        "die": throw.die,
        "faces": list(throw.faces),
        "how": throw.how,
        "from": throw.origin,
    }


def _effect(effect: Effect) -> dict[str, Any]:
    because = {"rule": effect.because.rule, "about": effect.because.about}
    if isinstance(effect, Transfer):
        return {
            "what": effect.what,
            "amount": effect.amount,
            "source": effect.source,
            "target": effect.target,
            **because,
        }
    return {
        "subject": effect.subject,
        "field": effect.field,
        "before": effect.before,
        "after": effect.after,
        **because,
    }
