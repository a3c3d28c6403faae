"""How a scenario is decided and closed: the winner, the reason, the record."""

from __future__ import annotations

import pytest

from ledger.rules.siege import closing
from ledger.rules.siege.closing import decided, end, ran_out, undecided
from ledger.state import CAMPAIGN
from ledger.table import Table
from tests.ledger.rules.siege.vectors import EMPIRE, NAINS, WALL, field, refusal

TURNS = {"died": "general_died", "broke": "broken"}


def lost(*events):
    """Facts of armies that lost their generals, or broke, in a turn."""
    return [(side, TURNS[what], turn) for side, what, turn in events]


def verdict(code, *facts, **more):
    """Who has won, why and by which rule."""
    found = decided(field(code, turn=9, facts=facts, **more), code)
    return found and (found["winner"], found["why"], found["rule"])


@pytest.mark.rule("SIEGE-SCN1-12", "SIEGE-SCN1-13", "SIEGE-SCN2-14", "SIEGE-SCN2-15")
@pytest.mark.parametrize(
    ("events", "loser", "why"),
    [
        ([(NAINS, "died", 2)], "attacker", "general"),
        ([(NAINS, "broke", 2)], "attacker", "broken"),
        ([(EMPIRE, "died", 2)], "defender", "general"),
        ([(EMPIRE, "broke", 2)], "defender", "broken"),
        ([(EMPIRE, "died", 2), (EMPIRE, "broke", 2)], "defender", "general"),
        ([(EMPIRE, "died", 3), (EMPIRE, "broke", 2)], "defender", "broken"),
        ([(EMPIRE, "died", 3), (NAINS, "broke", 2)], "attacker", "broken"),
        ([(EMPIRE, "died", 2), (NAINS, "broke", 3)], "defender", "general"),
        ([(EMPIRE, "died", 2), (NAINS, "died", 2)], None, None),
        ([], None, None),
    ],
)
def test_the_first_to_withdraw_loses(events, loser, why):
    """Where both do so in one turn, the table must say who was first."""
    rules = {
        "watchtower": {"defender": "SIEGE-SCN1-12", "attacker": "SIEGE-SCN1-13"},
        "help": {"attacker": "SIEGE-SCN2-14", "defender": "SIEGE-SCN2-15"},
    }
    other = {"attacker": "defender", "defender": "attacker"}
    for code, by in rules.items():
        expected = loser and (other[loser], why, by[loser])
        assert verdict(code, *lost(*events)) == expected
        state = field(code, turn=9, facts=lost(*events))
        assert undecided(state, code) == (len(events) == 2 and not loser)


@pytest.mark.rule("SIEGE-SCN1-09", "SIEGE-SCN2-13")
def test_what_else_decides_the_first_two_scenarios():
    """The watchtower held, or the message through; whoever withdraws loses though."""
    held = (CAMPAIGN, "held", 3)
    assert verdict("watchtower", held) == ("defender", "held", "SIEGE-SCN1-09")
    assert verdict("watchtower", (CAMPAIGN, "held", 2)) is None
    away = verdict("watchtower", held, *lost((EMPIRE, "broke", 1)))
    assert away == ("attacker", "broken", "SIEGE-SCN1-12")
    both = lost((EMPIRE, "died", 2), (NAINS, "died", 2))
    assert verdict("watchtower", held, *both) == ("defender", "held", "SIEGE-SCN1-09")
    assert not undecided(field("watchtower", facts=[held, *both]), "watchtower")
    off, led = (CAMPAIGN, "off", 3), (CAMPAIGN, "general_off", 1)
    through = ("defender", "message", "SIEGE-SCN2-13")
    assert verdict("help", off, led) == through
    assert verdict("help", off, led, *lost((EMPIRE, "broke", 1))) == through
    assert verdict("help", off) is None
    assert verdict("help", led, (CAMPAIGN, "off", 2)) is None


@pytest.mark.rule("SIEGE-VP-06", "SIEGE-VP-07", "SIEGE-LEN-01")
def test_what_decides_a_siege():
    """A general's death; a broken army only by a ruling, and never both."""
    assert verdict("siege") is None
    early = verdict("siege", *lost((EMPIRE, "died", 6)))
    assert early == ("attacker", "general_early", "SIEGE-VP-06")
    assert verdict("siege", *lost((EMPIRE, "died", 7)))[1] == "tie"
    broke = verdict("siege", *lost((NAINS, "broke", 2)))
    assert broke == ("defender", "broken", "SIEGE-LEN-01")
    both = lost((NAINS, "broke", 2), (EMPIRE, "broke", 2))
    assert verdict("siege", *both) is None
    assert not undecided(field("siege", facts=both), "siege")


@pytest.mark.rule("SIEGE-SCN1-15", "SIEGE-SCN2-15", "SIEGE-SCN3-17")
def test_who_has_won_when_the_turns_have_run_out():
    """Nobody in the race; the besiegers where no message is through; else points."""
    found = [
        tuple(ran_out(field(code, facts=[(WALL, "attackers", 1)]), code).values())
        for code in ("watchtower", "help", "braken_keep")
    ]
    assert found == [
        (None, "nobody", "SIEGE-SCN1-15"),
        ("attacker", "not_out", "SIEGE-SCN2-15"),
        ("attacker", "points", "SIEGE-VP-08"),
    ]


@pytest.mark.parametrize(
    ("code", "facts", "winner", "told"),
    [
        ("watchtower", [], None, ("out_of_phase", "not_over", "SIEGE-SCN1-15")),
        ("braken_keep", [], None, ("out_of_phase", "not_over", "SIEGE-LEN-02")),
        (
            "help",
            [(CAMPAIGN, "turn_limit", 4)],
            None,
            ("out_of_phase", "not_over", "SIEGE-AMB-25"),
        ),
        (
            "watchtower",
            lost((EMPIRE, "died", 1), (NAINS, "died", 1)),
            None,
            ("usage", "undecided", "SIEGE-SCN1-12"),
        ),
        (
            "watchtower",
            lost((EMPIRE, "died", 1)),
            EMPIRE,
            ("rule", "other_won", "SIEGE-SCN1-12"),
        ),
    ],
)
def test_what_cannot_be_ended(code, facts, winner, told):
    """It is not over, or the table must know who was first, or another has won."""
    found = refusal(end, field(code, turn=3, facts=facts), Table(), winner)
    key = told[0], f"siege.{told[1]}", told[2]
    assert found == (*key, {"side": NAINS} if winner else {})


@pytest.mark.parametrize(
    ("code", "facts", "winner", "ruled", "came"),
    [
        ("help", [], None, False, (NAINS, "not_out", "SIEGE-SCN2-15")),
        (
            "help",
            [(CAMPAIGN, "turn_limit", 3)],
            None,
            False,
            (NAINS, "not_out", "SIEGE-SCN2-15"),
        ),
        ("help", [], EMPIRE, False, (EMPIRE, "agreed", "SIEGE-GEN-04")),
        ("watchtower", [], None, True, (None, "nobody", "SIEGE-SCN1-15")),
        (
            "watchtower",
            lost((EMPIRE, "died", 1)),
            EMPIRE,
            True,
            (EMPIRE, "agreed", "SIEGE-GEN-04"),
        ),
        (
            "watchtower",
            lost((EMPIRE, "died", 1)),
            NAINS,
            False,
            (NAINS, "general", "SIEGE-SCN1-12"),
        ),
    ],
)
def test_how_a_scenario_ends(code, facts, winner, ruled, came):
    """By what decided it, by the table's word, or by its last turn."""
    out = end(field(code, turn=3, facts=facts), Table(ruled=ruled), winner)
    assert out.asked == {"winner": winner}
    assert tuple(out.result[key] for key in ("winner", "why", "rule")) == came


@pytest.mark.rule("SIEGE-SCN1-20", "SIEGE-SCN3-17", "SIEGE-BUDGET-15")
def test_all_is_told_and_kept_of_a_siege():
    """The record has what the next scenarios and the campaign need."""
    facts = [(WALL, "attackers", 2), (EMPIRE, "general_died", 8)]
    held = [(NAINS, "allowance", 35)]
    state = field("braken_keep", turn=8, facts=facts, held=held)
    out = end(state, Table(), None)
    lines = out.result.pop("sections")
    assert [line["name"] for line in lines] == [WALL]
    assert out.result.pop("wasted") == {NAINS: 35, EMPIRE: 0}
    assert out.result == {
        "scenario": "braken_keep",
        "winner": NAINS,
        "role": "attacker",
        "why": "points",
        "rule": "SIEGE-VP-07",
        "turns": 8,
        "attacker": 50,
        "defender": 0,
        "next": None,
    }
    assert {one.because for one in out.effects} == {("SIEGE-VP-07", NAINS)}
    after = state.copy().apply(out.effects)
    assert after.facts["scenario:braken_keep"] == {
        "code": "braken_keep",
        "played": 1,
        "role": "attacker",
        "winner": NAINS,
        "why": "points",
        "turns": 8,
        "attacker": 50,
    }
    ended = after.get(CAMPAIGN, "ended"), after.get(CAMPAIGN, "winner")
    assert ended == (1, NAINS)


@pytest.mark.rule("SIEGE-GEN-04")
def test_a_scenario_that_is_played_again_has_a_record_of_its_own():
    """Records are numbered in order; without points none are kept."""
    record = ("scenario:watchtower", "code", "watchtower")
    state = field("watchtower", turn=2, facts=[record, (CAMPAIGN, "winner", NAINS)])
    effects, told = closing.closed(
        state, "watchtower", {"winner": None, "why": "nobody", "rule": "SIEGE-SCN1-15"}
    )
    after = state.copy().apply(effects)
    assert after.facts["scenario:watchtower#2"] == {
        "code": "watchtower",
        "played": 2,
        "why": "nobody",
        "turns": 2,
    }
    assert after.get(CAMPAIGN, "winner") is None
    points = told["attacker"], told["defender"], told["sections"]
    assert points == (None, None, [])
    assert told["next"]["scenario"] == "help"
    assert [one["what"] for one in told["next"]["changes"]] == ["earthworks"]
