"""Which dice of an entry concern a thing, and which were rolled for others."""

from __future__ import annotations

from ledger.state import kind_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ledger.journal import Entry
    from ledger.questions import Throw
    from ledger.rules.game import Game
    from ledger.state import State


def dice_of(
    entry: Entry, things: Sequence[str], state: State, game: Game
) -> Iterable[Throw]:
    """The throws of an entry that concern one of these things, in order."""
    for thing in things:
        decided = game.decided(entry, thing)
        if decided is not None:
            return decided
    return [throw for throw in entry.throws if _concerns(throw, things, state)]


def _concerns(throw: Throw, things: Sequence[str], state: State) -> bool:
    """Whether a throw may concern a thing: it is not for another of its kind."""
    if throw.who is None:
        return True
    named = (v for v in state.facts.get(throw.who, {}).values() if isinstance(v, str))
    kinds = {kind_of(thing) for thing in things}
    near = {one for one in (throw.who, *named) if kind_of(one) in kinds}
    return not near or not near.isdisjoint(things)
