"""The journal as a list, and one entry in full."""

from __future__ import annotations

from ledger.effects import Transfer
from ledger.errors import Refused
from ledger.flow import Flow
from ledger.grammar.listing import every
from ledger.journal import SAID
from ledger.naming import near
from ledger.reading import at_one_moment
from ledger.reading.treasury import Secrets
from ledger.rules.common.finding import purse
from ledger.rules.game import warning
from ledger.state import State
from ledger.store import entries, rows
from ledger.store.chapters import Chapters
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.effects import Effect
    from ledger.journal import Entry
    from ledger.questions import Throw
    from ledger.store.book import Book
    from ledger.store.chapters import Turned


@at_one_moment
def log(
    book: Book,
    last: int | None = None,
    turn: Turned | None = None,
    player: str | None = None,
    kind: str | None = None,
    viewer: str | None = None,
    all_: bool = False,
) -> tuple[Flow, State]:
    """The entries that fit, oldest first, including undone ones; one at a time.

    What is in closed purses is shown to their owner (`viewer`) only, unless `all_`.
    """
    state = rows.state_of(book)
    account = purse(state, player) if player is not None else None
    secrets = Secrets(book, viewer, hide=False, opened=all_)

    def found() -> Iterator[Entry]:
        fitting = entries.matching(
            book, turn=turn, kind=kind, subject=account, last=last
        )
        return map(secrets.veil, fitting)

    return Flow(found), state


@at_one_moment
def doubts(
    book: Book, turn: Turned | None = None, kind: str | None = None
) -> list[dict[str, Any]]:
    """Warnings of a turn that never was, and of a kind that no command has."""
    found = []
    if turn is not None:
        chapters = Chapters(book)
        meant, now = chapters.meant(turn), (chapters.now, rows.state_of(book).turn)
        label, now_label = (
            chapters.turn_label(*moment, whole=not isinstance(turn, int))
            for moment in (meant, now)
        )
        if meant > now:
            found.append(warning("log.no_turn", turn=label, now=now_label))
        elif not any(entries.matching(book, turn=turn, last=1)):
            found.append(warning("log.bare_turn", turn=label))
    if kind is not None and not any(entries.matching(book, kind=kind, last=1)):
        found += _no_kind(kind)
    return found


def _no_kind(kind: str) -> list[dict[str, Any]]:
    """A warning of what no command is called, nor any group of commands."""
    known = every()
    if kind in known or any(path.startswith(f"{kind} ") for path in known):
        return []
    alike = near(kind, known)
    return [
        warning("log.kind_alike", kind=kind, near=alike)
        if alike
        else warning("log.no_kind", kind=kind)
    ]


@at_one_moment
def show(
    book: Book, seq: int, viewer: str | None = None, all_: bool = False
) -> tuple[Entry, State]:
    """One entry with all that belongs to it, except what closed purses hide."""
    entry = entries.entry(book, seq)
    if entry is None:
        raise Refused("unknown_name", "unknown_name.entry", entry=seq)
    secrets = Secrets(book, viewer, hide=False, opened=all_)
    return secrets.veil(entry), rows.state_of(book)


def facts(entry: Entry) -> dict[str, Any]:
    """What the list shows of an entry; its sentence is chosen elsewhere."""
    return {
        "seq": entry.seq,
        "id": entry.hash[:12] or None,  # hidden with sums: it would prove a guess
        "at": entry.at,
        "turn": entry.turn,
        "phase": entry.phase,
        "kind": entry.kind,
        "text": "",
        "undone_by": entry.undone_by,
        "undoes": list(entry.undoes),
        "chapter": entry.chapter,
    }


def in_full(entry: Entry, state: State) -> dict[str, Any]:
    """What `show` adds: what was asked, the dice, the outcome and the effects."""
    return {
        "redoes": list(entry.redoes),
        "cause": entry.cause,
        "once": entry.once,
        "remark": entry.remark,
        "ruling": entry.ruling,
        "asked": {k: v for k, v in named(entry.asked, state).items() if k != SAID},
        "said": entry.said,
        "throws": [thrown(throw, state) for throw in entry.throws],
        "outcome": named(entry.outcome, state),
        "effects": [_effect(effect) for effect in entry.effects],
        "hash": entry.hash or None,
    }


def thrown(throw: Throw, state: State) -> dict[str, Any]:
    """A throw, with the names of its thrower and the player."""
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
