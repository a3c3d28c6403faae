"""Med-Fan evenings of any sort: the laws and the rules hold after every act."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from ledger.journal import REDO, UNDO
from ledger.rules.medfan.land import every, unknown
from ledger.state import CAMPAIGN, RULES
from tests.laws.evening import Evening
from tests.laws.machine import Playing, run
from tests.laws.medfan_laws import lawful, well
from tests.laws.medfan_words import (
    COMING,
    FIGHTING,
    GIFTS,
    REST,
    SHOPPING,
    STRATEGIES,
    SWITCHES,
)

if TYPE_CHECKING:
    from ledger.journal import Entry
    from ledger.state import State

pytestmark = pytest.mark.deep

OFTEN = st.sampled_from((*SHOPPING, *FIGHTING, *COMING, *REST))
SEEDS = st.integers(0, 999)


class Campaigning(Playing):
    """Players who join, buy, fight, are paid, change their minds, and leave."""

    written: ClassVar[set[str]] = set()
    by_hand = frozenset({"correct"})

    def __init__(self) -> None:
        super().__init__()
        self.evening = self._evening()

    def _evening(self) -> Evening:
        return Evening(self._file("db"), ("Anne", "Bruno"), "medfan")

    def _well(self, state: State) -> None:
        well(state)

    def _lawful(self, before: State, after: State, entry: Entry) -> None:
        lawful(before, after, entry)

    def _known(self) -> dict[str, Any]:
        return dict(self.evening.state.facts[RULES])

    def _did(self, entry: Entry, state: State) -> None:
        self.written.add(entry.kind)
        self.the_laws()  # after each of the acts in a step that has several

    @initialize(seed=SEEDS, late=st.booleans(), data=st.data())
    def begin(self, seed, late, data):
        """Two or three players with armies, and some house rules."""
        for key, value in data.draw(st.lists(st.sampled_from(SWITCHES), max_size=3)):
            self._do(data, "rules set", {"key": key, "value": value})
        for name in ("Anne", "Bruno", *(("Chloé",) if late else ())):
            self._do(data, "medfan join", {"player": name}, seed=seed)
            for figure, cost, kind, words in (
                ("Ysolde", 45, "hero", {"roles": ["general", "healer"]}),
                ("Merlin", 50, "hero", {"roles": ["mage"], "spell": "Peur"}),
                ("Goblin", 15, "troop", {"count": 4}),
            ):
                told = {"player": name, "name": figure, "cost": cost, "kind": kind}
                self._do(data, "medfan recruit", {**told, **words})
        # The things that people own are worth something.
        for place in every(self.evening.state):
            if not unknown(self.evening.state, place):
                land = data.draw(st.sampled_from(GIFTS), label=place)
                told = {"what": [f"{place}.capability"], "value": land, "remark": "so"}
                self._do(data, "correct", told)
        self._fight(data, seed)

    # Doing -------------------------------------------------------------------

    @rule(
        data=st.data(),
        kinds=st.lists(OFTEN, min_size=1, max_size=4),
        seed=SEEDS,
        ruled=st.booleans(),
    )
    def act(self, data, kinds, seed, ruled):
        """Any acts; two attempts each at one that is allowed."""
        ruling = "so be it" if ruled else None
        for kind in (kind for kind in kinds for _ in range(2)):
            args = data.draw(STRATEGIES[kind](self.evening.state), label=kind)
            self._do(data, kind, args, seed=seed, ruling=ruling)

    @rule(data=st.data(), seed=SEEDS)
    def fight(self, data, seed):
        """A battle prepared, fought, and followed through to its end."""
        self._fight(data, seed)

    def _fight(self, data: Any, seed: int) -> None:
        for kind in ("medfan prepare", "medfan after"):
            args = data.draw(STRATEGIES[kind](self.evening.state), label=kind)
            self._do(data, kind, args, seed=seed)
        if data.draw(st.booleans()):
            self._do(data, "medfan after", {}, seed=seed)
            assert self.evening.state.get(CAMPAIGN, "step") is None

    @precondition(lambda self: self.evening.state.get(CAMPAIGN, "step"))
    @rule(data=st.data())
    def step_by_step(self, data):
        """What is left of the aftermath, each step by itself, with typed dice."""
        while step := self.evening.state.get(CAMPAIGN, "step"):
            assert self._do(data, "medfan after", {"until": step}, dice="ask")

    @rule(data=st.data(), seed=SEEDS)
    def dry(self, data, seed):
        """What a dry run shows is what is then written."""
        kind = data.draw(OFTEN)
        args = data.draw(STRATEGIES[kind](self.evening.state), label=kind)
        self._dry(data, kind, args, seed)

    # Stopping ------------------------------------------------------------------

    @rule(data=st.data(), many=st.integers(1, 4))
    def stop(self, data, many):
        """An act with dice or choices is left in the middle."""
        kind = data.draw(st.sampled_from(("medfan join", *FIGHTING)))
        args = data.draw(STRATEGIES[kind](self.evening.state), label=kind)
        self._stop(data, kind, args, many)

    # Taking back ---------------------------------------------------------------

    @rule(data=st.data(), last=st.booleans())
    def undo(self, data, last):
        """The last act, or any."""
        act = None if last else data.draw(st.integers(2, max(2, self.evening.head[0])))
        self._undo(act)

    @rule(data=st.data())
    def redo(self, data):
        """What was taken back last, or anything that was."""
        self._redo(data)

    @rule(back=st.integers(0, 8))
    def undo_to(self, back):
        """Several acts at once, and all of them again."""
        self._there_and_back(max(1, self.evening.head[0] - back))


def test_the_laws_hold_in_every_medfan_campaign():
    """The laws hold over hundreds of steps, whatever people do at such a table."""
    run(Campaigning, examples=3, steps=40)
    missed = {*STRATEGIES, UNDO, REDO} - Campaigning.written
    print(f"never came about: {missed}")
    often = {"medfan join", "medfan recruit", "medfan prepare", "medfan after"}
    assert {*often, UNDO, REDO} & missed == set()
