"""The order of play: who has acted, who is to act, and whose turn is over."""

from __future__ import annotations

import pytest

from ledger.effects import Change
from ledger.rules.fief.turn import order
from ledger.rules.fief.turn.clock import done
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    do,
    fact,
    person,
    position,
    refusal,
)

LORDS = "".join(
    person(name, player, place)
    for player, place, name in (
        ("Anne", "Bourg", "Arnaud"),
        ("Bruno", "Beaujeu", "Charles"),
        ("Chloé", "Sennecy", "Eric"),
    )
)


def table(*acted, done=(), phase="movement", more=""):
    """Players who have acted in this phase, or have declared it finished."""
    text = LORDS + more
    text += "".join(fact(one, f"acted_{phase}", 3) for one in acted)
    text += "".join(fact(one, f"done_{phase}", 3) for one in done)
    return position(text, phase=phase)


def states(state):
    """How far everybody is."""
    return [one["acts"] for one in order.acting(state)]


@pytest.mark.rule("FIEF-TURN-02", "FIEF-TURN-03")
@pytest.mark.parametrize(
    ("acted", "finished", "now", "told"),
    [
        ((), (), ANNE, ["to_act", "waits", "waits"]),
        ((ANNE,), (), ANNE, ["to_act", "waits", "waits"]),
        ((ANNE, BRUNO), (), BRUNO, ["acted", "to_act", "waits"]),
        ((BRUNO,), (), BRUNO, ["passed", "to_act", "waits"]),
        ((), (ANNE,), BRUNO, ["finished", "to_act", "waits"]),
        ((CHLOE,), (), CHLOE, ["passed", "passed", "to_act"]),
        ((ANNE,), (BRUNO,), CHLOE, ["acted", "finished", "to_act"]),
        ((), (ANNE, BRUNO, CHLOE), None, ["finished", "finished", "finished"]),
        ((ANNE,), (CHLOE,), None, ["acted", "passed", "finished"]),
    ],
)
def test_how_far_everybody_is(acted, finished, now, told):
    """The last who acted has the turn, until it is declared finished."""
    state = table(*acted, done=finished)
    assert order.at_turn(state) == now
    assert states(state) == told
    assert [one["name"] for one in order.acting(state)] == [ANNE, BRUNO, CHLOE]


@pytest.mark.rule("FIEF-TURN-02")
def test_who_is_to_act_comes_first_then_the_others_in_order():
    """After the last has finished, it is the last one again."""
    assert order.to_act(table(BRUNO)) == [BRUNO, ANNE, CHLOE]
    assert order.to_act(table(done=(CHLOE,))) == [CHLOE, ANNE, BRUNO]
    nobody = table(more="".join(fact(one, "out", 2) for one in (ANNE, BRUNO, CHLOE)))
    assert order.to_act(nobody) == order.playing(nobody) == []
    assert order.at_turn(nobody) is None


@pytest.mark.rule("FIEF-TURN-02", "FIEF-TURN-13")
def test_a_turn_is_over_when_a_later_one_has_acted_or_it_was_declared():
    """The last of all may go on; whoever is out has no turn."""
    state = table(BRUNO)
    assert [order.has_passed(state, one) for one in (ANNE, BRUNO, CHLOE)] == [
        True, False, False,
    ]  # fmt: skip
    finished = table(done=(ANNE, CHLOE), more=fact(BRUNO, "out", 2))
    assert [order.has_passed(finished, one) for one in (ANNE, BRUNO, CHLOE)] == [
        True, True, False,
    ]  # fmt: skip
    assert [order.has_acted(finished, one) for one in (ANNE, BRUNO, CHLOE)] == [
        True, False, True,
    ]  # fmt: skip
    early = table(more=fact(BRUNO, "acted_movement", 2) + fact(CHLOE, "acted_cards", 3))
    assert not any(order.has_acted(early, one) for one in (ANNE, BRUNO, CHLOE))


def test_acts_and_ends_are_recorded_once_and_only_in_a_phase():
    """With the turn; before the first phase there is nothing to record."""
    state = table()
    acted = Change(ANNE, "acted_movement", None, 3)
    assert order.acts(state, ANNE) == [acted]
    assert order.finishes(state, ANNE) == [Change(ANNE, "done_movement", None, 3)]
    state.apply([acted])
    assert order.acts(state, ANNE) == []
    state.put("campaign", "turn", 4)
    assert order.acts(state, ANNE) == [Change(ANNE, "acted_movement", 3, 4)]
    state.put("campaign", "phase", None)
    assert order.acts(state, ANNE) == order.finishes(state, ANNE) == []


@pytest.mark.rule("FIEF-TURN-02")
@pytest.mark.parametrize(
    ("acted", "finished", "player", "key", "other"),
    [
        ((), (ANNE,), ANNE, "fief.finished", None),
        ((BRUNO, CHLOE), (), ANNE, "fief.passed_over", BRUNO),
        ((CHLOE,), (), ANNE, "fief.passed_over", CHLOE),
        ((), (), ANNE, "fief.passed_over", ANNE),
        ((ANNE, BRUNO), (), ANNE, "fief.moved", None),
    ],
)
def test_why_it_is_too_late(acted, finished, player, key, other):
    """Finished, passed over by the first who acted since, or had the turn."""
    told = order.too_late(
        table(*acted, done=finished), player, "fief.moved", "FIEF-MOVE-28"
    )
    facts = {"player": player} | ({"other": other} if other else {})
    assert (told.code, told.key, told.rule, told.facts) == (
        "out_of_phase", key, "FIEF-MOVE-28", facts,
    )  # fmt: skip
    out = table(more=fact(BRUNO, "out", 2))
    assert order.too_late(out, BRUNO, "fief.moved", "FIEF-MOVE-28").key == "fief.moved"


@pytest.mark.rule("FIEF-TURN-01")
@pytest.mark.parametrize(
    ("now", "key"),
    [
        ("cards", "fief.phase"),
        ("movement", "fief.phase"),
        ("negotiations", "fief.phase_over"),
        (None, "fief.phase"),
    ],
)
def test_what_belongs_to_another_phase_is_past_or_to_come(now, key):
    """Both phases are named."""
    state = table()
    state.put("campaign", "phase", now)
    told = order.out_of_phase(state, "combat", "FIEF-FIGHT-01")
    assert (told.code, told.key, told.rule) == ("out_of_phase", key, "FIEF-FIGHT-01")
    assert told.facts == {"phase": "combat", "now": now}
    same = order.out_of_phase(table(), "movement", "FIEF-MOVE-01")
    assert same.key == "fief.phase"


@pytest.mark.rule("FIEF-TURN-02")
def test_the_next_player_is_told_whoever_finishes():
    """And the phase; a ruling lets one finish whose turn is over."""
    state = table(phase="purchases")
    told = do(state, done, "Anne")
    assert told.asked == {"player": ANNE}
    assert told.result == {"player": ANNE, "next": BRUNO, "phase": "purchases"}
    assert do(state, done, "Chloé").result["next"] is None
    late = refusal(do, state, done, "Bruno")
    assert (late.key, late.facts) == (
        "fief.passed_over", {"player": BRUNO, "other": CHLOE},
    )  # fmt: skip
    do(state, done, "Bruno", ruled=True)
    assert order.has_finished(state, BRUNO)
