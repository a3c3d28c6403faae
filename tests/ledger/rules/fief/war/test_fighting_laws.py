"""Battles at any position: nothing is lost, nobody fights who cannot, faults stay out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from ledger.errors import Refusal
from ledger.questions import Choice, ChoiceQuestion, Missing, Throw
from ledger.rules.fief.audit import audit
from ledger.rules.fief.board.places import entrances, villages
from ledger.rules.fief.forces import present
from ledger.rules.fief.war.fighting import Orders, battle
from ledger.rules.fief.war.force import SIDES
from ledger.table import Table
from tests.laws.fief_laws import oddities
from tests.ledger.rules.fief.scenes import scenes
from tests.ledger.rules.fief.war.board import counted

if TYPE_CHECKING:
    from ledger.rules.game import Outcome
    from ledger.state import State


def fought(draw, state: State, village: str, sides: list[list[str]]) -> Outcome | None:
    """A battle with dice and answers at random; None where it is refused."""
    separate, sortie = draw(st.booleans()), draw(st.booleans())
    orders = Orders("separate" if separate else "joint", False, sortie, (), False)
    replies: list[Throw | Choice] = []
    asked = iter(range(2000))
    while True:
        next(asked)
        table = Table(replies, throw=lambda _: 1 + next(asked) % 6)
        try:
            return battle(state, table, village, *sides, orders)
        except Missing as missing:
            question = missing.question
            assert isinstance(question, ChoiceQuestion)
            value = draw(st.sampled_from(question.options))
            replies = [*table.given, Choice(question.key, value)]
        except Refusal:
            return None


@settings(max_examples=60)
@given(st.data(), scenes())
def test_whatever_the_battle_nothing_is_lost(data, state):
    """Counters are conserved, a winner has somebody left, no fault comes in."""
    state.put("campaign", "phase", "combat")
    crowds = {}
    for village in villages(state):
        places = (village, *entrances(state, village))
        there = {p: None for place in places for p in present(state, place)}
        if len(there) > 1:
            crowds[village] = [state.name(player) for player in there]
    if not crowds:
        return
    village = data.draw(st.sampled_from(sorted(crowds)))
    first, *others = data.draw(st.permutations(crowds[village]))
    outcome = fought(data.draw, state, state.name(village), [others, [first]])
    if outcome is None:
        return
    before, faults = counted(state), {f.code for f in audit(state)}
    after = state.copy().apply(outcome.effects)
    assert counted(after) == before
    assert {f.code for f in audit(after)} <= faults
    # A random table may hold fewer cards than the lords on it have.
    new = oddities(after) - oddities(state)
    assert {odd for odd in new if "discards" not in odd} == set()
    winner = outcome.result["winner"]
    for side in SIDES:
        assert (outcome.result["survivors"][side]["points"] > 0) is (
            side == winner or outcome.result["end"] == "truce"
        )
