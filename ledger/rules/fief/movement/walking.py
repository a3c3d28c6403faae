"""How far each counter has walked this turn: lords by name, soldiers by stack.

Soldiers of one value look alike. So a stack remembers how many of each value came by
how many roads this turn; the others have not moved. Notes of another turn no longer
count, and are overwritten when soldiers come again.
"""

from __future__ import annotations

from ledger.effects import Because
from ledger.record import NamedTuple
from ledger.rules.fief.board.places import village_of
from ledger.rules.fief.house import house
from ledger.rules.fief.tables import LIMITS
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.effects import Effect
    from ledger.state import State

WALKED = "walked"
PARTS = 6  # parts of a note: turn, value, steps, steps with D'Arc, how many, account


class Walk(NamedTuple):
    """How far a counter has walked this turn.

    Attributes:
        steps: the roads that it has walked.
        darc: how many of them were together with D'Arc.
    """

    steps: int = 0
    darc: int = 0

    def further(self, steps: int, *, darc: bool) -> Walk:
        """The walk extended by some roads."""
        return Walk(self.steps + steps, self.darc + (steps if darc else 0))


STILL = Walk()


def allowed(state: State, walk: Walk, steps: int, *, darc: bool) -> bool:
    """Whether a counter may walk that many more roads (FIEF-MOVE-06, CARD-27).

    Beyond two steps, D'Arc must have been with it on all of them (AMB-45) or, by house
    rule, only on those beyond two.
    """
    after = walk.further(steps, darc=darc)
    if not steps or after.steps <= LIMITS["steps"]:
        return True
    if after.steps > LIMITS["steps_darc"] or not darc:
        return False
    return after.darc == after.steps or bool(house(state, "darc.partial"))


# Lords ----------------------------------------------------------------------------


def of_lord(state: State, lord: str) -> Walk:
    """How far a lord has walked this turn."""
    if state.number(lord, "steps_in") != state.turn:
        return STILL
    return Walk(state.number(lord, "steps"), state.number(lord, "steps_darc"))


def lord_walked(state: State, lord: str, walk: Walk) -> list[Effect]:
    """Records how far a lord has walked, and in which turn."""
    because = Because("FIEF-MOVE-06", lord)
    facts = (
        ("steps", walk.steps or None),
        ("steps_darc", walk.darc or None),
        ("steps_in", state.turn if walk.steps else None),
    )
    return [
        changed(state, lord, field, value)._replace(because=because)
        for field, value in facts
        if state.get(lord, field) != value
    ]


# Soldiers -------------------------------------------------------------------------

Group = dict[Walk, int]  # how many counters have walked how far


def groups(state: State, account: str, value: str) -> Group:
    """The counters of one value in a stack, by how far they have walked."""
    by_walk: Group = {}
    left = state.balance(account, value)
    for turn, kind, walk, count, where in _notes(state, account):
        if turn == state.turn and kind == value and where == account:
            there = min(count, left)
            left -= there
            if there:
                by_walk[walk] = by_walk.get(walk, 0) + there
    if left:
        by_walk[STILL] = by_walk.get(STILL, 0) + left
    return by_walk


def freshest(group: Group, count: int) -> Group:
    """A number of counters of a group, those that have walked least first."""
    taken: Group = {}
    for walk in sorted(group, key=lambda w: (w.steps, -w.darc)):
        part = min(group[walk], count)
        count -= part
        if part:
            taken[walk] = part
    return taken


def noted(state: State, account: str, value: str, group: Group) -> list[Effect]:
    """Records in the stack how far its counters of one value have walked."""
    village = village_of(account)
    kept = [
        _note(*note)
        for note in _notes(state, account)
        if note[0] == state.turn and (note[1], note[4]) != (value, account)
    ]
    kept += [
        _note(state.turn, value, walk, count, account)
        for walk, count in sorted(group.items())
        if walk.steps and count
    ]
    if tuple(kept) == state.words(village, WALKED):
        return []
    stale = not kept and not any(
        note[0] == state.turn for note in _notes(state, account)
    )
    if stale:
        return []
    return [changed(state, village, WALKED, tuple(kept) or None)]


def _note(turn: int, value: str, walk: Walk, count: int, account: str) -> str:
    return f"{turn} {value} {walk.steps} {walk.darc} {count} {account}"


def _notes(state: State, account: str) -> list[tuple[int, str, Walk, int, str]]:
    """All notes in a village about the stacks in it and at its entrances."""
    notes = []
    for text in state.words(village_of(account), WALKED):
        parts = text.split(" ", PARTS - 1)
        numbers = [parts[0], *parts[2:-1]]
        if len(parts) == PARTS and all(map(str.isdecimal, numbers)):
            turn, steps, darc, count = map(int, numbers)
            notes.append((turn, parts[1], Walk(steps, darc), count, parts[-1]))
    return notes
