"""Who held what, from which turn to which: territories and titles."""

from __future__ import annotations

from ledger.effects import Transfer
from ledger.naming import folded
from ledger.reading.holdings import title_rows
from ledger.reading.report.timeline import Past, Watcher
from ledger.rules.common.facts import MONEY
from ledger.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.effects import Effect
    from ledger.reading.report.timeline import Turn
    from ledger.rules.game import Game
    from ledger.store.book import Book

    # The holders of each thing, by a key that stays the same.
    Held = dict[tuple[str, ...], tuple[str | None, ...]]
    Spans = dict[tuple[str, ...], list[tuple[tuple[str | None, ...], dict[str, Any]]]]


def owned(game: Game) -> Callable[[State], Held]:
    """A function that gives the owner of each territory."""

    def held(state: State) -> Held:
        return {(t,): (game.owner_of(state, t),) for t in state.subjects("territory")}

    return held


def lands(spans: Spans, now: State) -> list[dict[str, Any]]:
    """Every territory with its owners, one after the other."""
    rows: list[dict[str, Any]] = [
        {
            "territory": now.name(key[0]),
            "known": now.get(key[0], "unknown") is None,
            "spans": [
                {"owner": now.name(owner) if owner else None, **span}
                for (owner,), span in of
            ],
        }
        for key, of in spans.items()
        if now.get(key[0], "name")
    ]
    rows.sort(key=lambda one: folded(one["territory"]))
    return rows


def borne(state: State) -> Held:
    """The bearer of each title, and the bearer's player."""
    held: Held = {}
    for row in title_rows(state):
        key: tuple[str, ...] = (row["kind"] or "", row["title"], row["of"] or "")
        # Several who bear the same title at once are kept apart.
        if key in held:
            key = (*key, row["holder"] or "")
        held[key] = (row["holder"], row["player"])
    return held


def titles(spans: Spans, now: State) -> list[dict[str, Any]]:
    """Every title with those who bore it, one after the other.

    In the order of `title list`; after them, those that nobody bears any more.
    """
    order = list(dict.fromkeys([*borne(now), *spans]))
    return [
        {
            "title": key[1],
            "kind": key[0] or None,
            "of": key[2] or None,
            "spans": [
                {"holder": holder, "player": player, **span}
                for (holder, player), span in of
            ],
        }
        for key, of in sorted(spans.items(), key=lambda one: order.index(one[0]))
    ]


class Followed(Watcher):
    """Notes from when to when each thing was held by whom."""

    def __init__(self, book: Book, now: State, held: Callable[[State], Held]) -> None:
        self.book, self.now, self.held = book, now, held
        self.found: Spans = {}
        self.before: Held = {}
        self.begun = State()

    def ended(self, turn: Turn, state: State) -> None:
        """Looks act by act for what changed hands in a turn."""
        if self.held(state) != self.before:
            past = Past(self.book, self.now, self.begun)
            for seq, _, effects in past.steps(turn.first, turn.last):
                if any(map(_other_than_money, effects)):
                    after = self.held(past.state)
                    _note(self.found, self.before, after, turn, seq)
                    self.before = after
        self.begun = state.copy()

    @property
    def spans(self) -> Spans:
        """The spans of each thing; times without a holder are left out."""
        return {key: spans for key, spans in self.found.items() if spans}


def _other_than_money(effect: Effect) -> bool:
    return not isinstance(effect, Transfer) or effect.what != MONEY


def _note(
    spans_by_thing: Spans,
    before: Held,
    after: Held,
    turn: Turn,
    seq: int,
) -> None:
    """Notes what changed hands between two moments."""
    for key in [*before, *(key for key in after if key not in before)]:
        old, new = before.get(key), after.get(key)
        if old == new:
            continue
        spans = spans_by_thing.setdefault(key, [])
        if old and old[0] is not None:
            ended = {"until": turn.number, "until_chapter": turn.chapter}
            spans[-1][1].update(ended, until_entry=seq)
        if new and new[0] is not None:
            span = {
                "since": turn.number,
                "since_chapter": turn.chapter,
                "since_entry": seq,
            }
            still = dict.fromkeys(("until", "until_chapter", "until_entry"))
            spans.append((new, {**span, **still}))
