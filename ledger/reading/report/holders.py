"""Who held what, from which turn to which: territories and titles."""

from __future__ import annotations

from ledger.naming import folded
from ledger.reading.holdings import title_rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ledger.reading.report.course import Turn
    from ledger.rules.game import Game
    from ledger.state import State

    # What is held, by a key that stays the same, and by whom.
    Held = dict[tuple[str, ...], tuple[str | None, ...]]


def lands(turns: Sequence[Turn], game: Game) -> list[dict[str, Any]]:
    """Every territory with its owners, one after the other."""

    def held(state: State) -> Held:
        return {(t,): (game.owner_of(state, t),) for t in state.subjects("territory")}

    now = turns[-1].after
    found: list[dict[str, Any]] = [
        {
            "territory": now.name(key[0]),
            "known": now.get(key[0], "unknown") is None,
            "spans": [
                {"owner": now.name(owner) if owner else None, **span}
                for (owner,), span in spans
            ],
        }
        for key, spans in _followed(turns, held).items()
        if now.get(key[0], "name")
    ]
    found.sort(key=lambda one: folded(one["territory"]))
    return found


def titles(turns: Sequence[Turn]) -> list[dict[str, Any]]:
    """Every title with those who bore it, one after the other."""

    def held(state: State) -> Held:
        found: Held = {}
        for row in title_rows(state):
            key: tuple[str, ...] = (row["kind"] or "", row["title"], row["of"] or "")
            # Where several bear the same title at once, each is told apart.
            if key in found:
                key = (*key, row["holder"] or "")
            found[key] = (row["holder"], row["player"])
        return found

    return [
        {
            "title": key[1],
            "kind": key[0] or None,
            "of": key[2] or None,
            "spans": [
                {"holder": holder, "player": player, **span}
                for (holder, player), span in spans
            ],
        }
        for key, spans in _followed(turns, held).items()
    ]


def _followed(
    turns: Sequence[Turn], held: Callable[[State], Held]
) -> dict[tuple[str, ...], list[tuple[tuple[str | None, ...], dict[str, Any]]]]:
    """From when to when each was held by whom; times without a holder are left out."""
    found: dict[tuple[str, ...], list[Any]] = {}
    before: Held = {}
    for turn in turns:
        after = held(turn.after)
        if after != before:
            for act, state in turn.steps():
                now = held(state)
                _note(found, before, now, turn, act.seq)
                before = now
    return {key: spans for key, spans in found.items() if spans}


def _note(
    found: dict[tuple[str, ...], list[Any]],
    before: Held,
    after: Held,
    turn: Turn,
    seq: int,
) -> None:
    """What changed hands between two moments."""
    for key in [*before, *(key for key in after if key not in before)]:
        old, new = before.get(key), after.get(key)
        if old == new:
            continue
        spans = found.setdefault(key, [])
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
