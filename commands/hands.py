"""What people must do by hand after an act: with coins, counters, captives.

This is derived from what an entry moved and changed, whatever the act; `Face.hands`
puts the pieces and facts of a game into words.
"""

from __future__ import annotations

from commands.blocks import Line
from commands.texts.effects import shown_place
from commands.texts.marks import N_
from ledger.effects import Change, Transfer
from ledger.journal import redo_effects, undo_effects
from ledger.rules import game_named
from ledger.rules.game import MONEY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from commands.handling import Hands
    from commands.texts import Words
    from ledger.effects import Effect
    from ledger.journal import Entry
    from ledger.state import State


# Acts that make the book follow the table: there is nothing to do.
BOOKED = frozenset({"new", "import", "fork", "correct", "rules load", "rules set"})
BOOKED |= {"import csv", "salvage"}
PURSE = N_("{player}: {change:signed}, {left} left")
OFF = N_("{place}: remove {pieces}")
ON = N_("{place}: add {pieces}")
BOTH = N_("{place}: remove {pieces}, add {others}")


def by_hand(
    entry: Entry, after: State, words: Words, hides: Callable[[str], bool]
) -> Iterator[Line]:
    """Lines for what must be done by hand after an entry; none if its sentence says so.

    Args:
        entry: the entry.
        after: the state after it.
        words: the language.
        hides: whether the reader may not look into a purse.
    """
    if entry.kind in BOOKED:
        return
    hands = words.face.hands
    if "balances" not in entry.outcome:
        purses = list(_purses(entry.effects, after, words, hides))
        if purses:
            yield Line("  " + " · ".join(purses))
    if entry.kind in hands.covered:
        return
    yield from (Line(f"  {text}") for text in _counters(entry, after, words, hands))
    yield from (Line(f"  {text}") for text in _facts(entry, after, words, hands))


def at_table(entry: Entry, acts: Sequence[Entry]) -> Entry:
    """An undo or a redo, without the acts that only made the book follow the table."""
    done = [act for act in acts if act.kind not in BOOKED]
    effects = undo_effects(done) if entry.undoes else redo_effects(done)
    return entry._replace(effects=effects)


def _purses(
    effects: Iterable[Effect],
    state: State,
    words: Words,
    hides: Callable[[str], bool],
) -> Iterator[str]:
    """For each player, the coins to take or to pay, and how many are left then."""
    changes: dict[str, int] = {}
    for effect in effects:
        if isinstance(effect, Transfer) and effect.what == MONEY:
            for end, sign in ((effect.source, -1), (effect.target, 1)):
                if end.startswith("player:") and not hides(end):
                    changes[end] = changes.get(end, 0) + sign * effect.amount
    for player in sorted(changes, key=_seat(state)):
        if changes[player]:
            left = words.money(state.balance(player, MONEY), state)
            facts = {"player": state.name(player), "change": changes[player]}
            yield words.say(PURSE, left=left, **facts)


def _seat(state: State) -> Callable[[str], tuple[int, str]]:
    seats = list(state.seats)
    return lambda one: (seats.index(one) if one in seats else len(seats), one)


def _counters(entry: Entry, state: State, words: Words, hands: Hands) -> Iterator[str]:
    """For each place, the counters that come from the box or go back into it.

    The sentence of a move already reports those that go from one place to another.
    """
    commodities = game_named(state.game).commodities
    heaps: dict[str, dict[str, int]] = {}
    for effect in entry.effects:
        if not isinstance(effect, Transfer) or effect.what not in hands.counters:
            continue
        box = commodities[effect.what].source
        for place, other, sign in (
            (effect.source, effect.target, -1),
            (effect.target, effect.source, 1),
        ):
            if other == box(place):
                heap = heaps.setdefault(place, {})
                heap[effect.what] = heap.get(effect.what, 0) + sign * effect.amount
    for place, heap in heaps.items():
        off = hands.pieces(
            {kind: -many for kind, many in heap.items() if many < 0}, words
        )
        on = hands.pieces(
            {kind: many for kind, many in heap.items() if many > 0}, words
        )
        where = shown_place(words, place, state)
        if off and on:
            yield words.say(BOTH, place=where, pieces=off, others=on)
        elif off or on:
            yield words.say(OFF if off else ON, place=where, pieces=off or on)


def _facts(entry: Entry, state: State, words: Words, hands: Hands) -> Iterator[str]:
    for effect in entry.effects:
        if not isinstance(effect, Change) or effect.field not in hands.facts:
            continue
        first, other, none = hands.facts[effect.field]
        text = first if effect.before is None else other if effect.after else none
        value = effect.after or effect.before
        if text:
            place = shown_place(words, str(value), state)
            yield words.say(text, thing=state.name(effect.subject), place=place)
