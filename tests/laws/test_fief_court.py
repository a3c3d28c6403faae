"""Courts of Fief: lords are killed, wed, crowned, taken and freed at random.

A seed draws a number of steps for each; the laws hold after every one of them.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from ledger import rules
from ledger.acting import act_named, files
from ledger.errors import Refusal
from ledger.journal import REDO, UNDO
from ledger.questions import RollQuestion
from ledger.reading import position
from ledger.reading.fief.possible import can
from ledger.reading.status import status
from ledger.rules.fief.families import lords
from ledger.state import CAMPAIGN, RULES, State
from ledger.store import rows
from ledger.store.book import Book
from tests.effort import DEEP, chance
from tests.laws import fief_court
from tests.laws.evening import Evening
from tests.laws.fief_court_laws import strange
from tests.laws.fief_laws import lawful, well
from tests.laws.fief_occasions import drawn
from tests.laws.machine import carried_over
from tests.laws.medfan_people import Questioned

if TYPE_CHECKING:
    from ledger.acting.recorder import Answer
    from ledger.journal import Entry

pytestmark = pytest.mark.deep

STEPS = 120 if DEEP == 1 else 400
COURTS = 3 * DEEP
# Checked only now and then, because it takes long: the whole file again.
EVERY = 40
TRIES = 4  # in a step whose acts are refused
FEWEST = 5  # with fewer lords there is no court any more

UNGUARDED = "a captive whom nobody guards"


class People(Questioned):
    """Players who answer every question at random."""

    def answer(self, data: Any, question: Any) -> Any:
        """Faces, or an option."""
        if isinstance(question, RollQuestion):
            return data.choices(question.die.faces, k=question.many)
        return data.choice(question.options)


class Court:
    """A game that goes on, and the checks after every step of it."""

    def __init__(self, part: int, folder: Any) -> None:
        self.chance = chance(f"court {part}")
        self.folder = folder
        page = fief_court.position(self.chance)
        self.evening = Evening(str(folder / "court.db"), (), "fief", page)
        for key, value in fief_court.house_rules(self.chance):
            self.evening.act("rules set", key, value)
        self.begun = self.evening.head[0]
        self.done: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()

    def play(self, steps: int) -> None:
        """Plays a number of steps; a refused one counts as well."""
        for step in range(1, steps + 1):
            self._step()
            if not step % EVERY:
                self.evening.keep_the_laws()
                self._looked_at()
        self._taken_back()
        self._carried_on()
        self.evening.keep_the_laws()
        self.evening.close()

    def _step(self) -> None:
        state = self.evening.state
        luck = self.chance.random()
        if state.get(CAMPAIGN, "over") or len(lords.every(state)) < FEWEST:
            self._back_to(self.chance.randint(self.begun, self.evening.head[0]))
        elif luck < 0.05:
            self._undo_any()
        elif luck < 0.07:
            self._try(REDO, lambda _: self.evening.redo())
        else:
            for _ in range(TRIES):
                kind, words = drawn(state, self.chance)
                if self._act(kind, words):
                    break

    # Doing -------------------------------------------------------------------------

    def _act(self, kind: str, words: dict[str, Any]) -> bool:
        """Does an act; undoing it would restore exactly the state before."""
        before, people = self.evening.state, People()
        ruling = "so be it" if self.chance.random() < 0.05 else None
        seed = self.chance.randrange(1000)
        act: Any = act_named(kind)

        def go(_: Any) -> Answer:
            recorder = self.evening.recorder(ruling=ruling, seed=seed)
            return people.through(self.chance, recorder, lambda: act(recorder, **words))

        answer = self._try(kind, go)
        if answer is None or not answer.written:
            return False
        entry, after = answer.entry, answer.state
        assert entry is not None
        assert after == before.copy().apply(entry.effects)
        self._holds(before, after, entry)
        assert before == self.evening.undo(entry.seq, dry_run=True).state
        return True

    def _try(self, kind: str, go: Any) -> Answer | None:
        """A refused act changes nothing."""
        before = self.evening.head, self.evening.state
        try:
            answer: Answer = go(None)
        except Refusal:
            assert before == (self.evening.head, self.evening.state)
            self.refused[kind] += 1
            return None
        self.done[kind] += 1
        assert answer.state == self.evening.state
        well(answer.state)
        assert rules.game_named("fief").audit(answer.state) == []
        self._told_by_a_position(answer.state)
        return answer

    def _holds(self, before: State, after: State, entry: Entry) -> None:
        """Checks that no state has come about that the rules do not know."""
        lawful(before, after, entry)
        if not entry.ruling:
            new = strange(after) - strange(before)
            assert not new, (entry.kind, entry.asked, new)

    # Taking back ---------------------------------------------------------------------

    def _undo_any(self) -> None:
        """Undoes the last act or any live one; half of the time redoes it at once."""
        live = [
            e.seq
            for e in self.evening.entries
            if e.seq > self.begun and not e.undone_by and e.kind not in (UNDO, REDO)
        ]
        before = self.evening.state
        some = self.chance.choice(live) if live and self.chance.random() < 0.7 else None
        if not live or not self._try(UNDO, lambda _: self.evening.undo(some)):
            return
        # Who guards a captive is asked when counters move, not when an act is undone.
        odd = strange(self.evening.state) - strange(before)
        assert all(one.startswith(UNGUARDED) for one in odd), odd
        if odd or self.chance.random() < 0.5:
            assert self._try(REDO, lambda _: self.evening.redo())
            assert before == self.evening.state

    def _back_to(self, entry: int) -> None:
        """Goes back to an earlier day: everything since is undone."""
        self._try(UNDO, lambda _: self.evening.undo(to=entry))

    def _taken_back(self) -> None:
        """Undoes everything at once, then redoes it."""
        before = self.evening.state
        if self._try(UNDO, lambda _: self.evening.undo(to=1)):
            begun = State().apply(self.evening.entry(1).effects)
            assert begun == self.evening.state
            assert self._try(REDO, lambda _: self.evening.redo())
        assert before == self.evening.state

    def _looked_at(self) -> None:
        """The facts of the screens can be read for any court, and change nothing."""
        book, before = self.evening.book, self.evening.state
        status(book)
        for player in before.seats:
            can(book, before.name(player))
        assert before == self.evening.state

    # Elsewhere ------------------------------------------------------------------------

    def _told_by_a_position(self, state: State) -> None:
        """The position of any state is read without a fault, and gives that state."""
        fresh = State()
        fresh.facts[RULES] = dict(state.facts.get(RULES, {}))
        fresh.put(CAMPAIGN, "game", "fief")
        game = rules.game_named("fief")
        effects, faults = game.read_position(game.write_position(state), fresh)
        assert faults == []
        assert carried_over(state) == carried_over(fresh.apply(effects))

    def _carried_on(self) -> None:
        """A campaign that begins with this position is the same, and has no fault."""
        file, page = self.folder / "on.db", position.text(self.evening.book)
        files.new(str(file), position=page)
        with Book(str(file)) as book:
            fresh = rows.state_of(book)
            assert carried_over(self.evening.state) == carried_over(fresh)
            assert page == position.text(book)


@pytest.mark.parametrize("part", range(COURTS))
def test_a_court_of_many_steps(part, tmp_path):
    """No dead lord wears a crown, no title is held twice, and nothing gets lost."""
    court = Court(part, tmp_path)
    court.play(STEPS)
    assert sum(court.done.values()) > STEPS / 3
