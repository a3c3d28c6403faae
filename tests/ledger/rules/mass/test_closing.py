"""The end of a turn and of a battle: what is paid, and what heroes take home."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change, moved
from ledger.rules.mass.closing import (
    begun,
    closed,
    end,
    end_turn,
    ended_rows,
    gain_rows,
    line_rows,
    open_turn,
    refuse_open,
    scored,
    waiting,
)
from ledger.rules.mass.facts import APART, RAISES, REPUTATION, SCORE
from ledger.rules.mass.field import duel_id, line_id, running_id
from ledger.rules.mass.opportunities.battle import Ended, Gain, Line
from ledger.state import WORLD
from ledger.table import Table
from tests.ledger.rules.mass.vectors import armies, refusal

A, B = "side:A", "side:B"
RODRIGO, ALONSO, KARL = "hero:Rodrigo", "hero:Alonso", "hero:Karl"


def fought(**house):
    """The battle when turn 2 has been fought, with everybody Engaged."""
    found = armies(**house)
    found.put("campaign", "fought", 2)
    for hero in (RODRIGO, ALONSO, KARL):
        found.put(hero, "level", "engaged")
        found.put(hero, "total", 9)
    return found


def runs(found, code, won, who=RODRIGO):
    """An opportunity runs for a hero."""
    facts = {"hero": who, "code": code, "won": won, "level": "engaged"}
    for field, value in facts.items():
        found.put(running_id(who, code, won), field, value)


def test_a_turn_is_open_from_its_rolls_to_its_end():
    """The end of the battle ends it, too."""
    assert not open_turn(armies())
    assert open_turn(fought())
    later = fought()
    later.put("campaign", "turn", 3)
    assert not open_turn(later)
    over = fought()
    over.put("campaign", "ended", 1)
    assert not open_turn(over)


@pytest.mark.rule("MASS-TURN-10")
def test_nothing_goes_on_while_an_opportunity_is_not_settled():
    """All heroes concerned are named, with nothing done."""
    found = fought()
    assert waiting(found) == []
    assert refuse_open(found) is None
    found.put(RODRIGO, "offered", 1)
    found.put(KARL, "offered", 1)
    assert waiting(found) == [KARL, RODRIGO]
    for call in (
        lambda: refuse_open(found),
        lambda: begun(found, Table()),
        lambda: end_turn(found, Table()),
        lambda: end(found, Table(), A),
    ):
        told = refusal(call)
        assert (told.code, told.key, told.rule) == (
            "out_of_phase",
            "mass.pending",
            "MASS-TURN-10",
        )
        assert told.facts == {"names": ["Karl", "Rodrigo"]}


def test_the_next_turn_closes_the_last_one():
    """Where it is closed already, nothing happens; a won battle has no next turn."""
    fresh = begun(armies(), Table())
    assert (fresh.state, fresh.effects, fresh.before) == (armies(), [], None)
    found = begun(fought(), Table())
    assert found.state.turn == 3
    assert found.effects[-1] == Change("campaign", "turn", 2, 3)
    assert found.state == fought().apply(found.effects)
    assert found.before.facts["turn"] == 2
    assert found.state.get(RODRIGO, "stood") == "engaged"
    assert found.state.get(RODRIGO, "level") is None
    won = fought()
    won.put("campaign", "victor", A)
    told = refusal(begun, won, Table())
    assert (told.code, told.key, told.rule) == (
        "out_of_phase",
        "mass.over",
        "MASS-END-01",
    )


@pytest.mark.rule("MASS-OPP-TEN-02")
@pytest.mark.rule("MASS-OPP-TEN-03")
def test_a_turn_that_ends_pays():
    """The hero's score, his general's next roll, and what is over."""
    found = fought()
    runs(found, "TEN", 0)
    runs(found, "INF", 1, KARL)
    found.put(KARL, "level", "medic")
    over = closed(found, Table())
    gain = {"hero": RODRIGO, "reputation": 1, "code": "TEN", "rule": "MASS-OPP-TEN-02"}
    assert over.facts == {
        "turn": 2,
        "gains": [gain],
        "lines": [
            {
                "side": A,
                "value": 3,
                "hero": RODRIGO,
                "code": "TEN",
                "rule": "MASS-OPP-TEN-03",
            }
        ],
        "ended": [
            {"hero": KARL, "code": "INF", "why": "done", "rule": "MASS-OPP-INF-04"},
            {"hero": RODRIGO, "code": "TEN", "why": "done", "rule": "MASS-OPP-TEN-03"},
        ],
        "healed": [{"hero": KARL, "dramatic": 1}],
    }
    after = found.copy().apply(over.effects)
    assert after.balance(RODRIGO, SCORE) == 1
    assert after.get(line_id(A, RODRIGO, "TEN", 3), "value") == 3
    assert after.get(KARL, "healed") == 1
    ended = end_turn(found, Table())
    assert (ended.asked, ended.result) == ({}, over.facts)
    assert ended.effects == over.effects
    assert end_turn(armies(), Table()) is None


def test_rows_tell_every_fact():
    """Gains, modifiers and ends are told by what they are."""
    gain = Gain(RODRIGO, 2, "TEN", "MASS-OPP-TEN-02")
    line = Line(A, 3, "opportunity", "MASS-OPP-TEN-03", RODRIGO, "TEN", 3)
    over = Ended(RODRIGO, "TEN", "done", "MASS-OPP-TEN-03")
    assert gain_rows([gain]) == [
        {"hero": RODRIGO, "reputation": 2, "code": "TEN", "rule": gain.rule}
    ]
    assert line_rows([line]) == [
        {"side": A, "value": 3, "hero": RODRIGO, "code": "TEN", "rule": line.rule}
    ]
    assert ended_rows([over]) == [
        {"hero": RODRIGO, "code": "TEN", "why": "done", "rule": over.rule}
    ]
    because = Because(gain.rule, RODRIGO)
    assert scored([gain]) == moved(SCORE, 2, WORLD, RODRIGO, because)
    assert scored([]) == gain_rows([]) == line_rows([]) == ended_rows([]) == []


def finished():
    """A battle whose last turn has been closed, with scores and raises."""
    found = armies()
    for hero, score, apart in ((RODRIGO, 7, 2), (KARL, 7, 0), (ALONSO, 0, 3)):
        found.add(hero, SCORE, score) if score else None
        found.add(hero, APART, apart) if apart else None
    found.add(B, RAISES, 2)
    return found


@pytest.mark.rule("MASS-END-03")
@pytest.mark.rule("MASS-END-04")
@pytest.mark.rule("MASS-OPP-DUE-05")
def test_what_heroes_take_home():
    """The winners all of it, the others half; what a refused duel cost in full."""
    here = finished()
    found = end(here, Table(), A)
    assert found.asked == {"winner": A}
    assert found.result == {
        "victor": A,
        "closed": None,
        "heroes": [
            {"name": ALONSO, "score": 0, "apart": 3, "won": True, "gain": -3},
            {"name": RODRIGO, "score": 7, "apart": 2, "won": True, "gain": 5},
            {"name": KARL, "score": 7, "apart": 0, "won": False, "gain": 3},
        ],
        "ended": [],
        "booty": [],
        "reward": None,
    }
    after = here.copy().apply(found.effects)
    assert [after.balance(who, REPUTATION) for who in (ALONSO, RODRIGO, KARL)] == [
        -3,
        5,
        3,
    ]
    assert [after.get(who, "brought") for who in (ALONSO, RODRIGO, KARL)] == [-3, 5, 3]
    for who, what in ((RODRIGO, SCORE), (RODRIGO, APART), (B, RAISES)):
        assert after.balance(who, what) == 0
    assert (after.get("campaign", "victor"), after.get("campaign", "ended")) == (A, 1)
    rules = {one.because.rule for one in found.effects if one.because.about == KARL}
    assert rules == {"MASS-END-04"}
    rules = {one.because.rule for one in found.effects if one.because.about == RODRIGO}
    assert rules == {"MASS-END-03"}


def test_who_gains_nothing_brings_nothing():
    """It is no number to remember."""
    here = armies()
    after = here.copy().apply(end(here, Table(), B).effects)
    assert after.get(RODRIGO, "brought") is None
    assert [h["won"] for h in end(here, Table(), B).result["heroes"]] == [
        False,
        False,
        True,
    ]


def test_a_battle_ends_with_the_side_that_has_won_it():
    """It is named only where nobody has won; another one is refused."""
    none = refusal(end, armies(), Table(), None)
    assert (none.code, none.key, none.rule) == (
        "usage",
        "mass.no_victor",
        "MASS-AMB-52",
    )
    won = armies()
    won.put("campaign", "victor", B)
    for winner in (None, B):
        found = end(won, Table(), winner)
        assert found.result["victor"] == B
        assert found.asked == {"winner": B}
        assert not [one for one in found.effects if one[:2] == ("campaign", "victor")]
    other = refusal(end, won, Table(), A)
    assert (other.code, other.key, other.rule) == (
        "rule",
        "mass.other_won",
        "MASS-END-01",
    )
    assert other.facts == {"side": B}
    won.put("campaign", "ended", 1)
    assert refusal(end, won, Table(), B).key == "mass.ended"


@pytest.mark.rule("MASS-END-06")
def test_the_end_closes_the_last_turn_and_what_still_runs():
    """It pays for its turn; what would have come later lapses."""
    here = fought()
    runs(here, "BAN", 1)
    runs(here, "MAG", 1)
    found = end(here, Table(), A)
    assert found.result["closed"]["turn"] == 2
    assert [one["code"] for one in found.result["closed"]["gains"]] == ["BAN"]
    assert found.result["ended"] == [
        {"hero": RODRIGO, "code": "BAN", "why": "battle_over", "rule": "MASS-END-06"},
        {"hero": RODRIGO, "code": "MAG", "why": "done", "rule": "MASS-OPP-MAG-03"},
    ]
    assert found.result["booty"] == [RODRIGO]
    assert isinstance(found.result["reward"], str)
    after = here.copy().apply(found.effects)
    assert not [one for one in after.facts if one.startswith("opportunity:")]
    assert after.balance(RODRIGO, REPUTATION) == 1


def test_a_duel_holds_up_the_end_of_a_turn():
    """It stops the clock."""
    here = fought()
    duel = duel_id(RODRIGO, KARL)
    here.put(duel, "hero", RODRIGO)
    here.put(duel, "opponent", KARL)
    assert refusal(end_turn, here, Table()).rule == "MASS-OPP-DUE-02"
