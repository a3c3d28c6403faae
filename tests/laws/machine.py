"""Shared by all random games: acts are checked, stopped, repeated and taken back."""

from __future__ import annotations

import os
import tempfile
from contextlib import closing
from typing import TYPE_CHECKING, Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from ledger import rules
from ledger.acting import act_named, drafts, exchange, files
from ledger.errors import Refusal
from ledger.reading import position
from ledger.state import CAMPAIGN, RULES, State
from ledger.store import rows
from ledger.store.book import Book
from tests import document, effort
from tests.laws import exports
from tests.laws.medfan_people import Questioned
from tests.laws.test_as_script import said_again

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ledger.acting.recorder import Answer
    from ledger.journal import Entry
    from tests.laws.evening import Evening


def carried_over(state: State) -> State:
    """What a position carries over: everything except the house rules."""
    plain = state.copy()
    plain.facts.pop(RULES, None)
    plain.facts.get(CAMPAIGN, {}).pop("rules_text", None)
    return plain


def run(machine: type[Any], examples: int, steps: int) -> None:
    """Runs random games of a number of steps; more of them in a deep run."""
    machine.written.clear()
    run_state_machine_as_test(machine, settings=effort.games(examples, steps))


class Playing(RuleBasedStateMachine):
    """People at a table; a game says what they do, and what must follow."""

    written: ClassVar[set[str]]
    # Acts that may lead to states to which no other act leads.
    by_hand: ClassVar[frozenset[str]]
    # Acts whose dry run shows more, or less, than what is then written.
    forecasts: ClassVar[frozenset[str]] = frozenset()
    evening: Evening

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.copies = 0
        self.held = (0, "")  # the newest entry at which all laws were found to hold
        self.played: list[Callable[[Evening], Any]] = []

    # What each game defines ----------------------------------------------------

    def _evening(self) -> Evening:
        """A table of this game at its beginning."""
        raise NotImplementedError

    def _well(self, state: State) -> None:
        """Checks what holds in every state of this game."""
        raise NotImplementedError

    def _lawful(self, before: State, after: State, entry: Entry) -> None:
        """Checks what an act of this game may have done."""
        raise NotImplementedError

    def _known(self) -> dict[str, Any]:
        """The house rules with which a position is read."""
        raise NotImplementedError

    def _did(self, entry: Entry, state: State) -> None:
        """Checks what must hold after each act."""
        self.written.add(entry.kind)
        self._well(state)

    def teardown(self) -> None:
        # A game that broke a law leaves no file open, and no files behind.
        with self.folder, closing(self.evening):
            self._all_taken_back()
            self._imported()
            self._carried_on()
            self._played_again()
            said_again(self.evening.file, self._file("said"))

    def _file(self, ending: str) -> str:
        self.copies += 1
        return os.path.join(self.folder.name, f"{self.copies}.{ending}")

    # Doing -------------------------------------------------------------------

    def _do(self, data: Any, kind: str, args: dict[str, Any], **options: Any) -> Any:
        """Does one act, and answers its questions as they come."""

        def go(evening: Evening, people: Questioned) -> Answer:
            recorder = evening.recorder(**options)
            act: Any = act_named(kind)
            return people.through(data, recorder, lambda: act(recorder, **args))

        return self._try(go)

    def _try(self, go: Callable[[Evening, Questioned], Answer]) -> Answer | None:
        """Does an act and checks its result; a refused one must change nothing."""
        evening, people = self.evening, Questioned()
        before = evening.head, evening.state, evening.drafts
        try:
            answer = go(evening, people)
        except Refusal:
            assert before == (evening.head, evening.state, evening.drafts)
            return None
        self.played.append(lambda other: go(other, Questioned(people.said)))
        if not answer.written:  # a draft that held no dice was dropped
            assert before[:2] == (evening.head, evening.state)
            return answer
        entry, state = answer.entry, before[1]
        assert answer.state == evening.state
        self._did(entry, answer.state)
        if entry.undoes or entry.redoes:
            return answer
        if entry.kind not in self.by_hand:
            self._lawful(state, answer.state, entry)
        # Undoing it would restore exactly the state before.
        assert state == evening.undo(entry.seq, dry_run=True).state
        return answer

    def _must(self, go: Callable[[Evening, Questioned], Answer]) -> None:
        """Does an act that nothing can block."""
        answer = go(self.evening, Questioned())
        self.played.append(lambda other: go(other, Questioned()))
        self._did(answer.entry, answer.state)

    def _dry(self, data: Any, kind: str, args: dict[str, Any], seed: int) -> None:
        """A dry run shows exactly what is then written."""
        people = Questioned()

        def go(evening: Evening, said: Questioned, **more: Any) -> Answer:
            recorder = evening.recorder(seed=seed, **more)
            act: Any = act_named(kind)
            return said.through(data, recorder, lambda: act(recorder, **args))

        try:
            shown = go(self.evening, people, dry_run=True)
        except Refusal:
            return
        if kind in self.forecasts:
            return
        done = self._try(lambda other, _: go(other, Questioned(people.said)))
        assert done is not None
        assert (shown.result, shown.state) == (done.result, done.state)
        assert shown.entry.effects == done.entry.effects

    # Stopping ------------------------------------------------------------------

    def _stop(self, data: Any, kind: str, args: dict[str, Any], many: int) -> None:
        """Leaves an act with dice or choices in the middle."""

        def go(evening: Evening, people: Questioned) -> Any:
            recorder = evening.recorder(dice="ask", asks=True)
            act: Any = act_named(kind)
            return people.some(data, recorder, lambda: act(recorder, **args), many)

        before, people = (self.evening.head, self.evening.state), Questioned()
        try:
            answer = go(self.evening, people)
        except Refusal:
            answer = None
        if answer is None:
            assert before == (self.evening.head, self.evening.state)
        self.played.append(lambda other: _go_quietly(go, other, people.said))

    @precondition(lambda self: self.evening.drafts)
    @rule(data=st.data())
    def resume(self, data):
        """Resumes a stopped act, which may be refused by now."""
        number = data.draw(st.sampled_from([d["id"] for d in self.evening.drafts]))

        def go(evening: Evening, people: Questioned) -> Answer:
            recorder, act = drafts.taken_up(evening.recorder(), number)
            return people.through(data, recorder, act)

        if self._try(go) is None:
            drop: Any = act_named("drop")
            self._try(lambda evening, _: drop(evening.recorder(), number))

    # Taking back ---------------------------------------------------------------

    def _undo(self, act: int | None) -> None:
        self._try(lambda evening, _: evening.undo(act))

    def _redo(self, data: Any) -> None:
        """Redoes the latest undo, or any undone act."""
        gone = [e.seq for e in self.evening.entries if e.undone_by]
        act = data.draw(st.sampled_from([None, *gone]))
        self._try(lambda evening, _: evening.redo(act))

    def _there_and_back(self, to: int) -> bool:
        """Undoes several acts at once, then redoes them all."""
        before = self.evening.state
        if not self._try(lambda evening, _: evening.undo(to=to)):
            return False
        if to == 1:
            begun = State().apply(self.evening.entry(1).effects)
            assert begun == self.evening.state
        self._must(lambda evening, _: evening.redo())
        assert before == self.evening.state
        return True

    # At the end of the evening ---------------------------------------------------

    def _all_taken_back(self) -> None:
        """Undoes everything at once, then redoes it."""
        self._there_and_back(1)

    def _played_again(self) -> None:
        """The same words and dice at another table make the same journal."""
        other = self._evening()
        for play in self.played:
            play(other)
        assert self.evening.state == other.state
        assert _undated(self.evening.entries) == _undated(other.entries)
        other.keep_the_laws()
        other.close()

    def _imported(self) -> None:
        document, file = self._file("json"), self._file("db")
        exchange.export(self.evening.book, document)
        exchange.bring_in(document, file)
        with Book(file) as book:
            assert self.evening.head == rows.head(book)
            assert self.evening.state == rows.state_of(book)
            exports.keep(book)

    def _carried_on(self) -> None:
        file, page = self._file("db"), position.text(self.evening.book)
        files.new(file, position=page)
        with Book(file) as book:
            fresh = rows.state_of(book)
            assert carried_over(self.evening.state) == carried_over(fresh)
            assert page == position.text(book)
            assert rules.game_named(fresh.game).audit(fresh) == []

    # What always holds -------------------------------------------------------------

    @invariant()
    def the_laws(self):
        """Totals = replay = fold of the live acts; sums are zero; verify is clean."""
        if self.evening.head != self.held:
            self.held = self.evening.head
            self.evening.keep_the_laws()
            self._well(self.evening.state)
            self._a_position_says_it_all()

    def _a_position_says_it_all(self) -> None:
        """The position of any state is read without a fault, and gives that state.

        It is read as a text at the end, and where a game is carried on.
        """
        state = self.evening.state
        game = rules.game_named(state.game)
        fresh = State()
        if known := self._known():
            fresh.facts[RULES] = known
        fresh.put(CAMPAIGN, "game", state.game)
        page = game.write_position(state)
        effects, faults = game.read_position(page, fresh)
        assert faults == []
        assert document.faults(page, document.files()[f"{state.game}.position"]) == []
        assert carried_over(state) == carried_over(fresh.apply(effects))


def _undated(entries: Sequence[Entry]) -> list[Entry]:
    """Entries without the parts that differ from table to table."""
    return [entry._replace(hash="", at="") for entry in entries]


def _go_quietly(go: Any, evening: Evening, said: list[Any]) -> None:
    """Repeats an act that may have been refused, or left."""
    try:
        go(evening, Questioned(said))
    except Refusal:
        return
