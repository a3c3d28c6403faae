"""Soldier points that are lost, with change from the treasurer's stock (FIEF-FIGHT-14)."""

from __future__ import annotations

from itertools import product

from ledger.effects import Because, Effect, moved
from ledger.rules.fief.facts import VALUES
from ledger.rules.fief.forces import counters, points
from ledger.rules.fief.tables import VALUES as POINTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from ledger.state import State


def left_with(
    held: Mapping[str, int], stock: Mapping[str, int], wanted: int
) -> dict[str, int] | None:
    """Counters worth exactly so much, made of those held and those in stock.

    Of all ways the one that exchanges the fewest counters; None if there is none.
    """
    pool = {value: held.get(value, 0) + stock.get(value, 0) for value in VALUES}
    best: tuple[int, dict[str, int]] | None = None
    counts = (range(min(pool[v], wanted // POINTS[v]) + 1) for v in VALUES)
    for found in product(*counts):
        kept = dict(zip(VALUES, found, strict=True))
        if points(kept) != wanted:
            continue
        moves = sum(abs(kept[value] - held.get(value, 0)) for value in VALUES)
        if best is None or moves < best[0]:
            best = moves, kept
    return best[1] if best else None


def removed(
    state: State, account: str, stock: str, lost: int, because: Because
) -> tuple[list[Effect], int]:
    """Takes points off a heap; where change fails, the next smaller loss (AMB-29).

    The effects, and how many points were lost.
    """
    held = counters(state, account)
    spare = counters(state, stock)
    whole = points(held)
    for loss in range(min(lost, whole), 0, -1):
        kept = left_with(held, spare, whole - loss)
        if kept is None:
            continue
        effects: list[Effect] = []
        for value in VALUES:
            change = kept[value] - held.get(value, 0)
            source, target = (stock, account) if change > 0 else (account, stock)
            effects += moved(value, abs(change), source, target, because)
        return effects, loss
    return [], 0


def fewest(held: Mapping[str, int], count: int) -> dict[str, int]:
    """So many counters of a heap, the smallest ones first."""
    taken: dict[str, int] = {}
    for value in VALUES:
        some = min(held.get(value, 0), count - sum(taken.values()))
        if some:
            taken[value] = some
    return taken
