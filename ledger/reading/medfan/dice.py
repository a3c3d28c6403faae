"""Which dice of an entry decided a territory: those that drew it and revealed it."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.journal import Entry
    from ledger.questions import Throw

DRAW = "draw"
FIRST = "capability.general"  # the first roll for an unknown territory
SHOWING = ("capability.", "treasure", "names.")


def decided(entry: Entry, thing: str) -> list[Throw] | None:
    """The dice of one territory among several; None where an act is about at most one.

    Where dice cannot be assigned to territories, the dice of all of them.
    """
    taken = entry.outcome.get("territories")
    if not taken or not thing.startswith("territory:"):
        return None
    new = next((line["to"] for line in taken if line["territory"] == thing), None)
    drawn = [[t] for t in entry.throws if t.why == DRAW and t.who == new]
    shown = _determined([t for t in entry.throws if t.why.startswith(SHOWING)])
    gained = [line["territory"] for line in taken if line["to"] == new]
    fresh = [line["territory"] for line in taken if line.get("determined")]
    return _of(thing, gained, drawn) + _of(thing, fresh, shown)


def _of(
    thing: str, things: Sequence[str], throws: Sequence[Sequence[Throw]]
) -> list[Throw]:
    """The throws of a thing: its own where each has one, or else all of them."""
    if thing not in things:
        return []
    if len(things) == len(throws):
        return [*throws[things.index(thing)]]
    return [throw for each in throws for throw in each]


def _determined(throws: Sequence[Throw]) -> list[list[Throw]]:
    """The throws for each territory that was unknown, one after another."""
    each: list[list[Throw]] = []
    for throw in throws:
        if throw.why == FIRST or not each:
            each.append([])
        each[-1].append(throw)
    return each
