"""Rebels in any position: in any fight and after any speech, nothing is lost."""

from __future__ import annotations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ledger.errors import Refusal
from ledger.questions import Choice, Missing
from ledger.rules.fief.audit import audit
from ledger.rules.fief.board.places import village_of, villages
from ledger.rules.fief.facts import REBELS, TABLE
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.calming import calm
from ledger.rules.fief.fiefs import building
from ledger.rules.fief.forces import counters, present, series
from ledger.rules.fief.movement.rebels import OWN, band_at
from ledger.state import CAMPAIGN
from ledger.table import Table
from tests.effort import examples
from tests.laws.fief_laws import oddities
from tests.ledger.rules.fief.scenes import scenes
from tests.ledger.rules.fief.war.board import counted
from tests.ledger.rules.fief.war.test_fighting_laws import fought


def brought(draw, state, village):
    """Rebels rise in a village of a random table, among anybody there."""
    assume(state.balance("unseen", "revolt") and not state.get(CAMPAIGN, "revolt_at"))
    state.put(CAMPAIGN, "phase", "combat")
    for field, value in (
        ("revolt", draw(st.sampled_from(state.seats))),
        ("revolt_at", village),
        ("revolt_since", state.turn),
        ("revolt_fights", tuple(present(state, village)) or None),
    ):
        state.put(CAMPAIGN, field, value)
    state.add("unseen", "revolt", -1)
    state.add(TABLE, "revolt", 1)
    for value, most in (("v1", 3), ("v3", 3), ("v6", 1)):
        count = draw(st.integers(0, most))
        state.add(series(REBELS), value, -count)
        state.add(REBELS, value, count)
    assume(counters(state, REBELS))


def lawful(before, after):
    """Every counter is somewhere; a revolt has rebels and a card, or is over."""
    assert counted(before) == counted(after)
    assert {f.code for f in audit(after)} <= {f.code for f in audit(before)}
    new = oddities(after) - oddities(before)
    assert {odd for odd in new if "discards" not in odd} == set()
    known = [field for field in OWN if after.get(CAMPAIGN, field) is not None]
    if not counters(after, REBELS):
        assert known == []
        assert lords.captives_of(after, REBELS) == []


@settings(max_examples=examples(25))
@given(st.data(), scenes())
def test_whatever_rebels_fight(data, state):
    """Rebels fight on either side or alone, with the ruins of REVOLT-07 and -08."""
    crowded = [v for v in villages(state) if present(state, v)]
    assume(crowded)
    village = data.draw(st.sampled_from(crowded))
    brought(data.draw, state, village)
    others = [state.name(player) for player in present(state, village)]
    sides = data.draw(st.permutations([[REBELS], others]))
    before = state.copy()
    outcome = fought(data.draw, state, state.name(village), list(sides))
    if outcome is None:
        return
    after = before.copy().apply(outcome.effects)
    lawful(before, after)
    told = outcome.result
    if told["end"] == "truce":
        return
    assert [after.balance(village, what) for what in ("mill", "press")] == [0, 0]
    if building(before, village) == "city":
        assert building(after, village) == "city"
    castle = before.balance(village, "castle")
    won = REBELS in told["winners"]
    assert after.balance(village, "castle") == (0 if won else castle)
    if not won:
        assert told["revolt_over"]


@settings(max_examples=examples(25))
@given(st.data(), scenes(), st.integers(0, 3))
def test_whoever_speaks_to_rebels(data, state, bought):
    """The rebels go home, or the bishop dies; the points are paid."""
    bishops = [one for one in lords.every(state) if lords.bishoprics(state, one)]
    assume(bishops)
    lord = data.draw(st.sampled_from(bishops))
    village = village_of(state.text(lord, "at") or "")
    assume(village)
    brought(data.draw, state, village)
    before = state.copy()
    replies: list[Choice] = []
    die = data.draw(st.integers(1, 6))
    while True:
        table = Table(replies, throw=lambda _: die)
        try:
            outcome = calm(state, table, lord, bought)
            break
        except Missing as missing:
            value = data.draw(st.sampled_from(missing.question.options))
            replies = [*table.given, Choice(missing.question.key, value)]
        except Refusal:
            return
    after = before.copy().apply(outcome.effects)
    lawful(before, after)
    assert outcome.result["calmed"] is (die + bought >= 4)
    assert (band_at(after) is None) is outcome.result["calmed"]
    assert (after.get(lord, "player") is None) is not outcome.result["calmed"]
