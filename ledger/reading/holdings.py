"""Titles and territories: who holds them, and who held them before."""

from __future__ import annotations

from ledger import wire
from ledger.naming import folded
from ledger.reading import at_one_moment
from ledger.rules import game_named
from ledger.rules.usual import stated_owner
from ledger.state import State
from ledger.store import entries, rows
from ledger.store.chapters import Chapters

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.store.book import Book


@at_one_moment
def titles(book: Book) -> dict[str, Any]:
    """All titles with their holders."""
    return {"titles": title_rows(rows.state_of(book))}


def title_rows(state: State) -> list[dict[str, Any]]:
    """All titles in the current state, each with its holder."""
    honours = game_named(state.game).honours
    if honours:
        return honours.listed(state)
    return [_title(state, title) for title in _sorted(state, "title")]


def _title(state: State, subject: str) -> dict[str, Any]:
    holder = state.text(subject, "holder")
    name = state.name(holder) if holder else None
    return {
        "title": state.name(subject),
        "kind": state.text(subject, "kind"),
        "of": state.text(subject, "of"),
        "holder": name,
        "player": name,
    }


@at_one_moment
def title_history(book: Book, title: str) -> dict[str, Any]:
    """Who has held a title, since when and until when.

    Where lords bear titles, also the player to whom it belonged.
    """
    state = rows.state_of(book)
    honours = game_named(state.game).honours
    subject, field = (
        honours.recorded(state, title)
        if honours
        else (state.find("title", title), "holder")
    )
    answer = _history(book, state, subject, field)
    if honours:
        answer["players"] = _followed(
            book, state, lambda past: _player(past, subject, field)
        )
    return answer if state.get(subject, "name") else {**answer, "name": title.strip()}


def _player(state: State, subject: str, field: str) -> str | None:
    """The player of a title: its bearer's, or the one who keeps its card."""
    bearer = state.text(subject, field)
    if bearer is None:
        return state.text(subject, "keeper")
    return state.text(bearer, "player")


@at_one_moment
def territories(book: Book) -> dict[str, Any]:
    """All territories with their owners."""
    return territories_of(rows.state_of(book))


def territories_of(state: State) -> dict[str, Any]:
    """The same in a state that has already been read."""
    hidden = sorted(s for s, facts in state.facts.items() if "unknown" in facts)
    listed = [*_sorted(state, "territory"), *hidden]
    return {"territories": [_territory(state, t) for t in listed]}


@at_one_moment
def territory(book: Book, name: str) -> dict[str, Any]:
    """One territory."""
    state = rows.state_of(book)
    return _territory(state, state.find("territory", name))


def _territory(state: State, subject: str) -> dict[str, Any]:
    game = game_named(state.game)
    owner = game.owner_of(state, subject)
    placed = state.get(subject, "region") is not None
    known = state.get(subject, "unknown") is None
    return {
        "name": state.name(subject) if known else None,
        "owner": state.name(owner) if owner else None,
        "kind": state.text(subject, "kind") or state.text(subject, "capability"),
        "known": known,
        **(game.board(state, subject) if placed else {}),
    }


@at_one_moment
def territory_history(book: Book, name: str) -> dict[str, Any]:
    """Who has owned a territory, since when and until when, and what it has been."""
    state = rows.state_of(book)
    subject = state.find("territory", name)
    kinds = _history(book, state, subject, "capability")["lines"]
    owners = _history(book, state, subject, "owner")
    owner_of = game_named(state.game).owner_of
    if owner_of is not stated_owner:
        # A new owner through a title or departing soldiers is not recorded directly.
        owners["lines"] = _followed(book, state, lambda past: owner_of(past, subject))
    return {**owners, "kinds": kinds}


def _followed(
    book: Book, state: State, of: Callable[[State], str | None]
) -> list[dict[str, Any]]:
    """Each entry after which it had another owner than before, as things were then.

    Undone entries are among them, and so are their undos.
    """
    past, lines = State(), []
    before: str | None = None
    for entry in entries.entries(book):
        past.apply(entry.effects)
        after = of(past)
        if after != before:
            lines.append(
                {
                    "entry": entry.seq,
                    "turn": entry.turn,
                    "chapter": entry.chapter,
                    "phase": entry.phase,
                    "kind": entry.kind,
                    "remark": entry.remark,
                    "before": _shown(state, before),
                    "after": _shown(state, after),
                    "undone_by": entry.undone_by,
                }
            )
            before = after
    return lines


def _history(book: Book, state: State, subject: str, field: str) -> dict[str, Any]:
    chapters, lines = Chapters(book), []
    for seq, turn, phase, act, remark, before, after, undone_by in entries.changes_of(
        book, subject, field
    ):
        lines.append(
            {
                "entry": seq,
                "turn": turn,
                "chapter": chapters.of(seq),
                "phase": phase,
                "kind": act,
                "remark": remark,
                "before": _shown(state, before),
                "after": _shown(state, after),
                "undone_by": undone_by,
            }
        )
    return {"name": state.name(subject), "field": field, "lines": lines}


def _shown(state: State, value: object) -> Any:  # noqa: ANN401 - any fact
    return None if value is None else wire.named(wire.restored(value), state)


def _sorted(state: State, kind: str) -> list[str]:
    return sorted(state.subjects(kind), key=lambda s: (folded(state.name(s)), s))
