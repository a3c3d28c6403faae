"""The course of a campaign: the acts that count, and how things stood after each turn."""

from __future__ import annotations

from ledger.effects import Change
from ledger.journal import FORK, REDO, UNDO
from ledger.record import NamedTuple
from ledger.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ledger.journal import Entry

NO_ACTS = frozenset({UNDO, REDO, FORK})


class Turn(NamedTuple):
    """One turn of the campaign.

    Attributes:
        chapter: the scenario or battle that was played, counted from 1.
        number: which turn of it it was.
        begun: how things stood when it began.
        acts: the acts of it that count, in their order.
        after: how things stood after them.
    """

    chapter: int
    number: int
    begun: State
    acts: list[Entry]
    after: State

    @property
    def moment(self) -> tuple[int, int]:
        """Its chapter and its number: turns come in this order."""
        return self.chapter, self.number

    def steps(self) -> Iterator[tuple[Entry, State]]:
        """Each act with how things stood after it; one state, that goes on.

        As in the turns themselves, everything bears the name that it has now.
        """
        state = self.begun.copy()
        for act in self.acts:
            state.apply(act.effects)
            for effect in act.effects:
                if isinstance(effect, Change) and effect.field == "name":
                    name = self.after.get(effect.subject, "name")
                    if name and effect.after:
                        state.put(effect.subject, "name", name)
            yield act, state


def course(journal: Sequence[Entry], now: State, chapter: int) -> list[Turn]:
    """The turns in their order, everything called as it is now.

    A state equals the fold of the acts that count: what was taken back never happened,
    and what was brought back happened where it stands. Where another battle or another
    scenario begins, turns are numbered from 1 again; `chapter` is that of now.
    """
    turns: list[Turn] = []
    acts: list[Entry] = []
    moment, state, begun = (0, 0), State(), State()
    for entry in journal:
        if not counts(entry):
            continue
        if acts and moment_of(entry) != moment:
            turns.append(Turn(*moment, begun, acts, state.copy()))
            acts, begun = [], turns[-1].after
        moment = moment_of(entry)
        acts.append(entry)
        state.apply(entry.effects)
    if acts:
        turns.append(Turn(*moment, begun, acts, state.copy()))
    if moment != (chapter, now.turn):  # it has begun, and nothing has happened yet
        turns.append(Turn(chapter, now.turn, turns[-1].after, [], state))
    for turn in turns:
        _renamed(turn.after, now)
    return turns


def _renamed(state: State, now: State) -> None:
    for subject, facts in state.facts.items():
        if "name" in facts:
            facts["name"] = now.get(subject, "name") or facts["name"]


def moment_of(entry: Entry) -> tuple[int, int]:
    """The chapter and the turn to which an entry belongs."""
    return entry.chapter, entry.turn


def counts(entry: Entry) -> bool:
    """Whether an entry is an act that stands."""
    return entry.undone_by is None and entry.kind not in NO_ACTS
