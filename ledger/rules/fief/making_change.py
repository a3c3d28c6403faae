"""Losing soldier points, with change from the treasurer's stock (FIEF-FIGHT-14).

Change is made only for counters of 1, 3 and 6: archers and guardsmen of the extension
are one counter each. As few counters as possible change hands; among equals, the way
with the fewest coming back is chosen.
"""

from __future__ import annotations

from itertools import product

from ledger.effects import Because, Effect, Transfer, moved
from ledger.rules.fief.facts import COMMODITIES, STOCK, VALUES
from ledger.rules.fief.forces import POINTS, counters, of_value, points

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from ledger.state import State


def left_with(
    held: Mapping[str, int], stock: Mapping[str, int], wanted: int
) -> dict[str, int] | None:
    """Counters worth exactly this much, from those held and those in stock.

    Of all ways the one with the least trouble; None if there is none.
    """
    pool = {value: held.get(value, 0) + stock.get(value, 0) for value in VALUES}
    pool |= {kind: held[kind] for kind in held if kind not in VALUES}
    best: tuple[tuple[int, int], dict[str, int]] | None = None
    counts = (range(min(pool[v], wanted // POINTS[v]) + 1) for v in pool)
    for counts_kept in product(*counts):
        kept = dict(zip(pool, counts_kept, strict=True))
        if points(kept) != wanted:
            continue
        more = trouble(kept[value] - held.get(value, 0) for value in pool)
        if best is None or more < best[0]:
            best = more, kept
    return best[1] if best else None


def trouble(changes: Iterable[int]) -> tuple[int, int]:
    """How many counters change hands, and how many of them come back."""
    moves = list(changes)
    return sum(map(abs, moves)), sum(more for more in moves if more > 0)


def change_made(effects: Iterable[Effect], account: str) -> dict[str, Any] | None:
    """What an account hands in and what comes back; None where nothing does."""
    given: dict[str, int] = {}
    back: dict[str, int] = {}
    for effect in effects:
        if isinstance(effect, Transfer) and account in (effect.source, effect.target):
            heap = back if effect.target == account else given
            heap[effect.what] = heap.get(effect.what, 0) + effect.amount
    return {"given": given, "back": back} if given and back else None


def removed(
    state: State, account: str, lost: int, because: Because
) -> tuple[list[Effect], int]:
    """Takes points off an account, or fewer if change is impossible (AMB-29).

    Returns the effects, and how many points were lost.
    """
    held = counters(state, account)
    spare = of_value(state, box(account, VALUES[0]))
    whole = points(held)
    for loss in range(min(lost, whole), 0, -1):
        kept = left_with(held, spare, whole - loss)
        if kept is None:
            continue
        effects: list[Effect] = []
        for kind in kept:
            change = kept[kind] - held.get(kind, 0)
            stock = box(account, kind)
            source, target = (stock, account) if change > 0 else (account, stock)
            effects += moved(kind, abs(change), source, target, because)
        return effects, loss
    return [], 0


def fewest(held: Mapping[str, int], count: int) -> dict[str, int]:
    """A number of counters of an account, the smallest first."""
    taken: dict[str, int] = {}
    for kind in sorted(held, key=lambda k: POINTS[k]):
        some = min(held[kind], count - sum(taken.values()))
        if some:
            taken[kind] = some
    return taken


def box(account: str, kind: str) -> str:
    """Where counters of an account go when they are lost (FIEF-STOCK-13)."""
    of = COMMODITIES[kind].box
    return of(account) if of else STOCK
