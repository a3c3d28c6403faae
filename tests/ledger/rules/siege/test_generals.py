"""Generals, broken armies, and those who leave the table."""

from __future__ import annotations

import pytest

from ledger.rules.siege import generals
from ledger.state import CAMPAIGN
from ledger.table import Table
from tests.ledger.rules.siege.vectors import EMPIRE, NAINS, field, refusal


def general(state, side=EMPIRE, *, name=None, dead=True, turn=None, ruled=False):
    """Something is told of a general."""
    table = Table(ruled=ruled)
    return generals.general(state, table, side, name=name, dead=dead, turn=turn)


def broken(state, side=NAINS, turn=None, *, ruled=False):
    """An army breaks."""
    return generals.broken(state, Table(ruled=ruled), side, turn)


def test_a_general_is_named():
    """A name changes nothing else."""
    state = field(turn=3)
    out = general(state, name=" Gert le Vieux ", dead=False)
    assert out.asked == {
        "side": EMPIRE,
        "name": " Gert le Vieux ",
        "dead": False,
        "turn": None,
    }
    assert out.result == {
        "side": EMPIRE,
        "role": "defender",
        "general": "Gert le Vieux",
        "died": None,
        "follows": None,
    }
    after = state.copy().apply(out.effects)
    assert after.get(EMPIRE, "general") == "Gert le Vieux"
    for words in ({}, {"turn": 2}, {"name": "Gert", "turn": 2}):
        told = refusal(general, state, dead=False, **words)
        assert told == ("usage", "siege.general", None, {})


@pytest.mark.rule("SIEGE-LEN-02", "SIEGE-SCN1-12")
@pytest.mark.parametrize(
    ("code", "rule", "why"),
    [
        ("siege", "SIEGE-LEN-02", "general_early"),
        ("braken_keep", "SIEGE-LEN-02", "general_early"),
        ("watchtower", "SIEGE-SCN1-12", "general"),
        ("help", "SIEGE-SCN1-12", "general"),
    ],
)
@pytest.mark.parametrize(("turn", "at"), [(None, 3), (1, 1), (3, 3)])
def test_a_general_dies_now_or_earlier(code, rule, why, turn, at):
    """What follows is told at once; the death has its rule."""
    state = field(code, turn=3)
    out = general(state, name="Gert", turn=turn)
    assert (out.result["died"], out.result["general"]) == (at, "Gert")
    follows = out.result["follows"]
    assert (follows["winner"], follows["why"]) == ("attacker", why)
    death = out.effects[-1]
    assert (death.field, death.after, death.because) == (
        "general_died",
        at,
        (rule, EMPIRE),
    )
    state.apply(out.effects)
    told = refusal(general, state, ruled=True)
    assert told == ("rule", "siege.died", rule, {"side": EMPIRE, "turn": at})


@pytest.mark.parametrize("turn", [0, 4, -1])
def test_a_turn_that_was_not_played_is_misuse(turn):
    """Of a general's death as of a broken army."""
    told = ("usage", "siege.turn", None, {"turn": turn, "now": 3})
    assert refusal(general, field(turn=3), turn=turn) == told
    assert refusal(broken, field("help", turn=3), turn=turn) == told


@pytest.mark.rule("SIEGE-SCN2-13")
def test_a_general_who_has_left_does_not_die_on_the_table():
    """Unless the referee rules so; the besiegers' general is another one."""
    gone = field("help", facts=[(CAMPAIGN, "general_off", 1)])
    told = refusal(general, gone)
    facts = {"side": EMPIRE}
    assert told == ("rule", "siege.general_is_off", "SIEGE-SCN2-13", facts)
    assert general(gone, ruled=True).result["died"] == 1
    assert general(gone, NAINS).result["died"] == 1


@pytest.mark.rule("SIEGE-SCN1-14")
@pytest.mark.parametrize(("turn", "at"), [(None, 3), (1, 1), (3, 3)])
def test_an_army_breaks_now_or_earlier(turn, at):
    """It breaks only once."""
    state = field("watchtower", turn=3)
    out = broken(state, turn=turn)
    assert out.asked == {"side": NAINS, "turn": turn}
    assert out.result == {
        "side": NAINS,
        "role": "attacker",
        "turn": at,
        "follows": {"winner": "defender", "why": "broken", "rule": "SIEGE-SCN1-13"},
    }
    assert [one.because for one in out.effects] == [("SIEGE-SCN1-14", NAINS)]
    told = refusal(broken, state.apply(out.effects), ruled=True)
    facts = {"side": NAINS, "turn": at}
    assert told == ("rule", "siege.is_broken", "SIEGE-SCN1-14", facts)


@pytest.mark.rule("SIEGE-LEN-01", "SIEGE-LEN-06")
@pytest.mark.parametrize(
    ("code", "rule"), [("siege", "SIEGE-LEN-01"), ("braken_keep", "SIEGE-LEN-06")]
)
def test_break_points_do_not_count_in_a_siege(code, rule):
    """A ruling of the referee may let them count."""
    assert refusal(broken, field(code)) == ("rule", "siege.no_break_points", rule, {})
    assert broken(field(code), ruled=True).result["follows"]["winner"] == "defender"


@pytest.mark.rule("SIEGE-SCN2-13")
def test_those_who_leave_are_added_up():
    """The message is through with three stands and the general."""
    state, told = field("help"), []
    for stands, lead in ((2, False), (0, True), (1, False)):
        out = generals.off(state, stands, general=lead)
        assert out.asked == {"stands": stands, "general": lead}
        assert {one.because for one in out.effects} == {("SIEGE-SCN2-13", None)}
        assert len(out.effects) == 1
        state.apply(out.effects)
        told.append(out.result)
    verdict = {"winner": "defender", "why": "message", "rule": "SIEGE-SCN2-13"}
    assert told == [
        {"stands": 2, "needed": 3, "general": False, "follows": None},
        {"stands": 2, "needed": 3, "general": True, "follows": None},
        {"stands": 3, "needed": 3, "general": True, "follows": verdict},
    ]
    again = refusal(generals.off, state, 1, general=True)
    assert again == ("rule", "siege.general_off_already", "SIEGE-SCN2-13", {})


@pytest.mark.rule("SIEGE-SCN2-13")
def test_who_cannot_leave():
    """Nobody, a dead general, and anybody in another scenario."""
    told = refusal(generals.off, field("help"), 0, general=False)
    assert told == ("usage", "siege.nobody_off", None, {})
    told = refusal(generals.off, field("siege"), 3, general=True)
    assert told == ("rule", "siege.not_here", "SIEGE-SCN2-13", {})
    dead = field("help", turn=3, facts=[(EMPIRE, "general_died", 2)])
    told = refusal(generals.off, dead, 3, general=True)
    facts = {"side": EMPIRE, "turn": 2}
    assert told == ("rule", "siege.died", "SIEGE-SCN2-13", facts)
    assert generals.off(dead, 3, general=False).result["stands"] == 3
    theirs = field("help", facts=[(NAINS, "general_died", 1)])
    assert generals.off(theirs, 0, general=True).result["general"]
