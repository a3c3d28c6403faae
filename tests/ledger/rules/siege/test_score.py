"""Victory points: holders of sections, and the effect of a general's death."""

from __future__ import annotations

import pytest

from commands.texts.siege.listed import meant
from ledger.rules.siege.score import KINDS, Section, brings, score
from ledger.rules.siege.tally_file import read
from tests.ledger.rules.siege.vectors import examples, state

VERDICTS = ("kind", "note", "winner", "attacker_vp", "defender_vp")


def winner(attacker, defender, died=(), **house):
    """Winner, reason and rule, with these points and dead generals."""
    points = {"attacker": attacker, "defender": defender}
    found = score(state(**house), (), dict(died), points)
    return found["winner"], found["why"], found["rule"]


@pytest.mark.rule("SIEGE-VP-01")
@pytest.mark.rule("SIEGE-VP-02")
@pytest.mark.rule("SIEGE-VP-08")
@pytest.mark.rule("SIEGE-SCN3-17")
@examples("siege_vp", "attacker_controls")
def test_the_worked_scores(case):
    """Only sections bring points; casualties do not."""
    given = {key: value for key, value in case.items() if key not in VERDICTS}
    sheet, faults = read(given, meant)
    found = score(state(), sheet.sections, sheet.died)
    expected = case["attacker_vp"], case["defender_vp"], case["winner"], []
    assert expected == (found["attacker"], found["defender"], found["winner"], faults)


@pytest.mark.rule("SIEGE-VP-03")
@pytest.mark.rule("SIEGE-VP-04")
@pytest.mark.rule("SIEGE-VP-05")
@examples("siege_vp", "section")
def test_the_worked_sections(case):
    """Equal numbers and rubble bring nothing."""
    stands = case["attacker_stands"], case["defender_stands"]
    section = Section(case["section"], *stands, destroyed=case.get("destroyed", False))
    found = brings(section)
    assert (found.to or "nobody", found.points) == (case["points_to"], 0)


@pytest.mark.rule("SIEGE-VP-06")
@pytest.mark.rule("SIEGE-VP-07")
@examples("siege_vp", "general_dead_turn")
def test_the_worked_deaths(case):
    """Until turn six the siege is lost; later the points decide."""
    points = case.get("attacker_vp", 0), case.get("defender_vp", 0)
    died = {case["side"]: case["general_dead_turn"]}
    for leading in (points, (1000, 0), (0, 1000)) if points == (0, 0) else (points,):
        assert case["winner"] == winner(*leading, died)[0]


@pytest.mark.rule("SIEGE-VP-09")
@pytest.mark.ruling("SIEGE-AMB-26")
def test_the_worked_tie():
    """By default the besieged have held, so there is no draw."""
    (case,) = [
        mark
        for mark in examples("siege_vp", "attacker_vp").args[1]
        if mark["attacker_vp"] == mark["defender_vp"]
    ]
    points = case["attacker_vp"], case["defender_vp"]
    assert winner(*points) == (case["winner"], "tie", "SIEGE-AMB-26")
    found = [winner(*points, siege_vp_tie=to)[0] for to in ("attacker", "neither")]
    assert found == ["attacker", None]


@pytest.mark.rule("SIEGE-VP-03")
@pytest.mark.rule("SIEGE-VP-10")
@pytest.mark.ruling("SIEGE-AMB-31")
def test_who_holds_a_section():
    """The side with more stands there holds it; without stands, nobody."""
    worth = {kind: brings(Section(kind, 2, 1)) for kind in KINDS}
    found = {kind: (one.to, one.points) for kind, one in worth.items()}
    assert found == {
        "wall": ("attacker", 50),
        "tower": ("attacker", 150),
        "gate": ("attacker", 100),
        "courtyard": ("attacker", 200),
    }
    empty = brings(Section("courtyard"))
    assert (empty.to, empty.why, empty.rule) == (None, "empty", "SIEGE-VP-10")


@pytest.mark.ruling("SIEGE-AMB-27")
def test_both_generals_dead_early():
    """Points decide and a tie is the defender's; or the defender wins."""
    died = {"attacker": 3, "defender": 6}
    found = [winner(*points, died) for points in ((50, 0), (0, 50), (50, 50))]
    assert found == [
        ("attacker", "points", "SIEGE-AMB-27"),
        ("defender", "points", "SIEGE-AMB-27"),
        ("defender", "tie", "SIEGE-AMB-26"),
    ]
    held = winner(50, 0, died, both_generals_dead_early="defender")
    assert held == ("defender", "both_generals", "SIEGE-AMB-27")


@pytest.mark.rule("SIEGE-VP-06")
def test_of_two_dead_generals_the_early_one_loses():
    """The other one died when it no longer mattered."""
    died = {"attacker": 7, "defender": 6}
    assert winner(0, 500, died) == ("attacker", "general_early", "SIEGE-VP-06")
