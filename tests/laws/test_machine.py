"""A table that does anything in any order: the laws hold after every step."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from typing import Any, ClassVar

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from ledger import rules
from ledger.acting import act_named, exchange, files
from ledger.errors import Misuse, Refusal
from ledger.journal import REDO, UNDO
from ledger.questions import Missing, Throw
from ledger.reading import position
from ledger.state import CAMPAIGN, RULES, State
from ledger.store import rows
from ledger.store.book import Book
from ledger.store.drafts import drafts
from tests.laws import exports
from tests.laws.evening import Evening
from tests.laws.kinds import SAMPLES, STRATEGIES
from tests.laws.machine import run
from tests.laws.test_as_script import said_again

pytestmark = pytest.mark.deep

KINDS = st.sampled_from(sorted(STRATEGIES))
SEED = 7  # for all dice, so that the games are the same in every run


def without_rules(state: State) -> State:
    """What a position carries over."""
    plain = state.copy()
    plain.facts.pop(RULES, None)
    plain.facts.pop(CAMPAIGN, None)
    return plain


class Table(RuleBasedStateMachine):
    """Random legal and illegal acts, undos, redos, drafts, scripts, exports."""

    written: ClassVar[set[str]] = set()

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.evening = Evening(os.path.join(self.folder.name, "e.db"))
        self.evening.plain_rolls = False  # the same game, once more, is the same game
        self.live: list[int] = []
        self.undone: set[int] = set()
        self.copies = 0

    def teardown(self) -> None:
        self.evening.keep_the_laws()
        for kind in sorted(SAMPLES):
            self._there_and_back(kind)
        self.evening.keep_the_laws()
        self._carried_on(self.evening)
        self._imported(self.evening)
        said_again(self.evening.file, self._file("said"))
        self.evening.close()
        self.folder.cleanup()

    @initialize(begun=st.booleans())
    def begin(self, begun):
        """Some evenings begin with something to undo."""
        if begun:
            self._do("pay", {"source": "bank", "target": "Anne", "amount": 40})
            self._do("title grant", {"title": "Warden", "person": "Bruno"})
            self._do("territory add", {"name": "Vaux", "owner": "Anne"})
            self._do("territory add", {"name": "Bourg", "owner": "Bruno"})
            phases = {"key": "free.clock.phases", "value": "income,war"}
            self._do("rules set", phases)

    def _there_and_back(self, kind: str) -> None:
        """Every kind of act can be undone and redone, after any history."""
        prepare, words = SAMPLES[kind]
        with suppress(Refusal):
            prepare(self.evening)
        before = self.evening.state
        done = self._try(lambda: self.evening.act(kind, *words))
        if done and done.written:
            after, act = self.evening.state, done.entry.seq
            self._try(lambda: self.evening.undo(act))
            assert before == self.evening.state
            self._try(lambda: self.evening.redo(act))
            assert after == self.evening.state

    # Doing -------------------------------------------------------------------

    def _do(self, kind: str, args: dict[str, Any], **options: Any) -> Any:
        """Does an act; a refused one must change nothing."""
        options.setdefault("seed", SEED)
        return self._try(
            lambda: act_named(kind)(self.evening.recorder(**options), **args)
        )

    def _try(self, call: Any) -> Any:
        before = self.evening.head, self.evening.state, self.evening.drafts
        try:
            answer = call()
        except (Refusal, Missing):
            assert before == (
                self.evening.head,
                self.evening.state,
                self.evening.drafts,
            )
            return None
        if not answer.written:
            assert before[:2] == (self.evening.head, self.evening.state)
            return answer
        entry = answer.entry
        assert (before[0][0] + 1, entry.hash) == self.evening.head
        assert answer.state == self.evening.state
        self.written.add(entry.kind)
        if entry.undoes or entry.redoes:
            for act in entry.undoes:
                self.live.remove(act)
                self.undone.add(act)
            for act in entry.redoes:
                self.undone.remove(act)
                self.live = sorted([*self.live, act])
        else:
            self.live.append(entry.seq)
        return answer

    def _args(self, data: Any, kind: str) -> dict[str, Any]:
        return data.draw(STRATEGIES[kind](self.evening.state), label=kind)

    @rule(kind=KINDS, data=st.data())
    def act(self, kind, data):
        """Any act, with any words; several attempts at one that is allowed."""
        for _ in range(4):
            if self._do(kind, self._args(data, kind)):
                return

    @rule(data=st.data())
    def sealed(self, data):
        """A question is asked, sealed, closed and opened, as far as that goes."""
        for step in ("ask", "put", "put", "close", "open", "open"):
            kind = f"sealed {step}"
            self._do(kind, self._args(data, kind))

    @rule(kind=KINDS, data=st.data(), ruling=st.sampled_from(("so be it", " ")))
    def ruled(self, kind, data, ruling):
        """The referee overrules the rules, not the floors."""
        answer = self._do(kind, self._args(data, kind), ruling=ruling)
        if answer and answer.entry.ruling:
            keys = [w["key"] for w in answer.entry.warnings]
            assert "ruled" in keys

    @rule(kind=KINDS, data=st.data(), key=st.sampled_from(("a", "b", "c")))
    def once(self, kind, data, key):
        """A key that may have been used before."""
        used = [e.seq for e in self.evening.entries if e.once == key]
        answer = self._do(kind, self._args(data, kind), once=key)
        if used and answer:
            assert (used, False) == ([answer.entry.seq], answer.written)

    @rule(kind=KINDS, data=st.data(), seed=st.integers(0, 9))
    def dry(self, kind, data, seed):
        """A dry run, then the act itself, have the same effects."""
        args = self._args(data, kind)
        shown = self._do(kind, args, dry_run=True, seed=seed)
        done = self._do(kind, args, seed=seed)
        assert (shown is None) == (done is None)
        if shown is not None:
            assert not shown.written
            assert (shown.result, shown.state) == (done.result, done.state)
            if shown.entry:
                assert shown.entry.effects == done.entry.effects
                assert shown.entry.throws == done.entry.throws

    # Taking back ---------------------------------------------------------------

    @rule(data=st.data(), dry_run=st.booleans())
    def undo(self, data, dry_run):
        """Undoes any numbers at all, most of them live."""
        pool = st.one_of(
            st.sampled_from([None, *self.live[-6:]]),
            st.integers(0, self.evening.head[0] + 1),
        )
        act = data.draw(pool)
        latest = self.live[-1:]
        answer = self._try(lambda: self.evening.undo(act, dry_run=dry_run))
        if answer and act is None:
            assert latest == answer.result["undone"]

    @rule(data=st.data())
    def undo_to(self, data):
        """Undoes all acts after an entry at once."""
        to = data.draw(
            st.integers(max(1, self.evening.head[0] - 12), self.evening.head[0])
        )
        after = [act for act in self.live if act > to]
        answer = self._try(lambda: self.evening.undo(to=to))
        if answer:
            assert after == answer.result["undone"]

    @precondition(lambda self: self.undone)
    @rule(data=st.data())
    def redo(self, data):
        """Redoes any undone act, or the latest undo."""
        pool = st.sampled_from([None, *sorted(self.undone)])
        act = data.draw(st.one_of(pool, st.integers(0, self.evening.head[0])))
        self._try(lambda: self.evening.redo(act))

    @precondition(lambda self: len(self.live) > 2)
    @rule()
    def there_and_back(self):
        """Undo and redo of the latest act give exactly the same state."""
        before = self.evening.state
        if self._try(self.evening.undo):
            self._try(self.evening.redo)
            assert before == self.evening.state

    # Stopping ------------------------------------------------------------------

    @rule(faces=st.sampled_from(("6", "6 6", "6 6 6")), leave=st.booleans())
    def stop(self, faces, leave):
        """A roll that explodes, and is left at the next prompt."""
        recorder = self.evening.recorder(dice=faces)
        drafts = [draft["id"] for draft in self.evening.drafts]
        try:
            act_named("roll")(recorder, "d6!")
        except Missing:
            if leave:
                left = recorder.leave()
                assert left is None or left in drafts  # typed dice are not secret
            else:
                assert recorder.save() is not None
        except Misuse as misuse:
            if misuse.code != "bad_dice":  # kept faces were typed again
                raise

    @precondition(lambda self: self.evening.drafts)
    @rule(data=st.data(), face=st.integers(1, 5))
    def resume(self, data, face):
        """Any draft, or one that does not exist."""
        ids = [d["id"] for d in self.evening.drafts]
        number = data.draw(st.sampled_from([None, 99, *ids]))
        count = len(ids)
        answer = self._try(lambda: self.evening.resume(number, dice=str(face)))
        if answer and answer.written:
            assert count - 1 == len(self.evening.drafts)

    # In other hands --------------------------------------------------------------

    @rule(
        kinds=st.lists(KINDS, min_size=1, max_size=4),
        data=st.data(),
        keep=st.booleans(),
    )
    def script(self, kinds, data, keep):
        """Several acts in one transaction, committed or abandoned."""
        evening = self.evening
        before = evening.head, evening.state, evening.drafts
        done = []
        present = evening.state
        writing = evening.book.writing()
        with writing:
            for kind in kinds:
                recorder = evening.recorder(seed=SEED)
                recorder.present = present
                args = data.draw(STRATEGIES[kind](present), label=kind)
                try:
                    answer = act_named(kind)(recorder, **args)
                except (Refusal, Missing):
                    continue
                if answer.written:
                    done.append(answer.entry)
                assert present == rows.state_of(evening.book)
            if not keep:
                writing.take_back()
        if keep:
            self.live += [entry.seq for entry in done]
            self.written.update(entry.kind for entry in done)
            assert present == evening.state
        else:
            assert before == (evening.head, evening.state, evening.drafts)

    @rule()
    def reopen(self):
        """The file is closed and opened again."""
        before = self.evening.head, self.evening.state, self.evening.drafts
        self.evening.reopen()
        assert before == (self.evening.head, self.evening.state, self.evening.drafts)

    @rule()
    def carry_on(self):
        """The position starts a new file with the same balances and facts."""
        self._carried_on(self.evening)

    def _file(self, ending: str) -> str:
        self.copies += 1
        return os.path.join(self.folder.name, f"copy{self.copies}.{ending}")

    def _carried_on(self, evening: Evening) -> None:
        file = self._file("db")
        files.new(file, position=position.text(evening.book))
        with Book(file) as book:
            fresh = rows.state_of(book)
        assert without_rules(evening.state) == without_rules(fresh)
        for field in ("turn", "phase", "seats"):
            assert evening.state.get(CAMPAIGN, field) == fresh.get(CAMPAIGN, field)

    def _imported(self, evening: Evening) -> None:
        document, file = self._file("json"), self._file("db")
        exchange.export(evening.book, document)
        exchange.bring_in(document, file)
        with Book(file) as book:
            assert evening.head == rows.head(book)
            assert evening.state == rows.state_of(book)
            assert evening.drafts == drafts(book)
            exports.keep(book)

    # What always holds -------------------------------------------------------------

    @invariant()
    def the_laws(self):
        """Totals = replay = fold of the live acts; sums are zero; verify is clean."""
        self.evening.keep_the_laws()
        every = self.evening.entries
        assert [1, *self.live] == [e.seq for e in every if e.live]
        for entry in every:
            for throw in entry.throws:
                assert isinstance(throw, Throw)

    @invariant()
    def a_position_says_it_all(self):
        """The position of any state is read without a fault, and gives that state."""
        state = self.evening.state
        game = rules.game_named(state.game)
        fresh = State()
        fresh.facts[RULES] = dict(state.facts[RULES])
        fresh.put(CAMPAIGN, "game", state.game)
        effects, faults = game.read_position(game.write_position(state), fresh)
        assert faults == []
        assert without_rules(state) == without_rules(fresh.apply(effects))


def test_the_laws_hold_whatever_happens():
    """The laws hold over hundreds of steps, with every kind of act among them."""
    run(Table, examples=8, steps=50)
    assert {*STRATEGIES, UNDO, REDO} - {"resume"} <= Table.written
