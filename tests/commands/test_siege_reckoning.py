"""Budgets, fortresses, towers, rolls and odds of sieges on the command line."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant


def told(*words):
    """The codes and rules of a call's warnings."""
    said = intendant("siege", *words, "--json")
    assert said.status == 0, said.err
    return [(one["code"], one["rule"]) for one in said.json["warnings"]]


@pytest.mark.rule("SIEGE-BUDGET-16")
def test_a_budget(here):
    """Equipment is added to the army's points; halves are exact for programs.

    People are shown whole points, because nobody can spend half of one.
    """
    found = ask("siege", "budget", "2500")
    assert found["attacker"] == {
        "points": 2500,
        "min_multiplier": 2,
        "max_multiplier": 2,
        "equipment": 625,
        "artillery": 312.5,
    }
    assert found["defender"] == {
        "points": 1250,
        "min_multiplier": 1,
        "max_multiplier": 2,
        "equipment": 315,
        "artillery": 157.5,
    }
    assert told("budget", "2500") == [("siege.round_number", "SIEGE-BUDGET-03")]
    shown = intendant("siege", "budget", "2500", "--lang", "fr").out
    assert "défenseur   1\u202f250  × 1  × 2         315              157" in shown
    assert "312" in shown
    assert "312," not in shown


def test_a_budget_that_is_refused(here):
    """Each proportion has its own rule; an army cannot have zero points."""
    calls = {
        "2000 --defender 1001": "SIEGE-BUDGET-02",
        "2000 --defender 1001 --scenario 3": "SIEGE-SCN3-06",
        "1400 --defender 1000 --scenario watchtower": "SIEGE-SCN1-05",
        "1600 --defender 1000 --scenario Course_pour_la_tour_de_guet": "SIEGE-SCN1-05",
    }
    for call, rule in calls.items():
        words = [word.replace("_", " ") for word in call.split()]
        said = intendant("siege", "budget", *words, "--json")
        assert (said.status, said.refusal["rule"]) == (1, rule), call
    assert intendant("siege", "budget", "0").status == 2
    said = intendant("siege", "budget", "2000", "--scenario", "brakn", "--json")
    assert (said.status, said.refusal["code"]) == (1, "unknown_name")
    assert "Braken Keep" in said.refusal["hint"]


@pytest.mark.rule("SIEGE-GEN-03")
def test_a_scenario_has_its_own_budget(here):
    """The watchtower has no equipment, the breakthrough a bonus; lists may close."""
    found = ask("siege", "budget", "1500", "--scenario", "1")
    assert (found["defender"]["points"], found["attacker"]["equipment"]) == (1000, 0)
    found = ask("siege", "budget", "1000", "--scenario", "2", "--won-before")
    assert (found["attacker"]["equipment"], found["defender"]["points"]) == (100, 450)
    found = ask("siege", "budget", "2000", "--scenario", "3")
    shares = [found[role]["artillery"] for role in ("attacker", "defender")]
    assert shares == [250, 0]


def test_house_rules_of_a_budget_stand_in_a_file(here):
    """The file is named in the call, or the campaign's rules are used."""
    (here / "r.toml").write_text(
        '[siege.house_rules]\nallowance_rounding_tie = "down"\n'
        'minmax_below_1000 = "one"\n'
    )
    found = ask("siege", "budget", "1500", "--rules", "r.toml")
    assert found["defender"]["equipment"] == 185
    assert found["defender"]["min_multiplier"] == 1
    ask("new", "c.db", "--game", "siege", "--rules", "r.toml")
    assert ask("siege", "budget", "1500")["defender"]["equipment"] == 190
    found = ask("siege", "budget", "1500", "-c", "c.db")
    assert found["defender"]["equipment"] == 185


def test_a_min_and_a_max_are_multiplied(here):
    """Both sides multiply them; a missing Max stays missing."""
    found = ask("siege", "budget", "2500", "--minmax", "2/4")
    legal = [found[role]["legal"] for role in ("attacker", "defender")]
    assert legal == [{"min": 4, "max": 8}, {"min": 2, "max": 8}]
    found = ask("siege", "budget", "2000", "--minmax", "-/-")
    assert found["attacker"]["legal"] == {"min": 0, "max": None}
    said = intendant("siege", "budget", "2000", "--minmax", "4", "--json")
    assert (said.status, said.refusal["code"]) == (2, "usage")


def test_a_fortress(here):
    """The value is shown below."""
    found = ask("siege", "fortress", "1500")
    assert [found[key] for key in ("walls", "towers", "gates")] == [18, 3, 1]
    assert "1,650 victory points in all" in intendant("siege", "fortress", "1500").out
    assert told("fortress", "400") == [("siege.small_fortress", "SIEGE-AMB-32")]


def test_a_tower(here):
    """The character between width and depth does not matter; a small one is a wall."""
    for word in ("60x40", "60X40", "60×40", "60*40"):
        found = ask("siege", "tower", word)
        assert (found["tower"], found["stands"], found["on_base"]) == (True, 6, 3)
    found = ask("siege", "tower", "40x30")
    assert (found["tower"], found["stands"]) == (False, None)
    assert "wall section" in intendant("siege", "tower", "40x30").out
    for word in ("40", "40x", "x40", "40x-40", "0x40", "99999x40", "axb"):
        said = intendant("siege", "tower", word, "--json")
        assert (said.status, said.refusal["code"]) == (2, "usage"), word


@pytest.mark.ruling("SIEGE-AMB-18")
@pytest.mark.ruling("SIEGE-AMB-19")
def test_a_tower_that_needs_the_players(here):
    """Players must agree on a small tower, and try how many fit an odd base."""
    assert told("tower", "50x50") == [("siege.try_base", "SIEGE-AMB-19")]
    assert ask("siege", "tower", "50x50", "--stands-on-base", "3")["stands"] == 6
    assert told("tower", "50x50", "--stands-on-base", "3") == []
    assert told("tower", "40x20", "--agreed") == [
        ("siege.agreed_tower", "SIEGE-AMB-18")
    ]
    assert ask("siege", "tower", "40x20", "--agreed")["stands"] == 2


# Throws ----------------------------------------------------------------------------


@pytest.mark.rule("SIEGE-EARTH-13")
def test_attacks_on_earthworks(here):
    """The number of attacks is given, or that of the typed faces, or one."""
    found = ask("siege", "earthwork", "--attacks", "3", "--dice", "5 5 6")
    assert (found["destroyed"], found["faces"]) == (True, [5, 5, 6])
    assert ask("siege", "earthwork", "--dice", "2 4 5")["attacks"] == 3
    assert len(ask("siege", "earthwork", "--seed", "1")["faces"]) == 1
    said = intendant("siege", "earthwork", "--attacks", "2", "--dice", "6", "--json")
    assert said.refusal["code"] == "missing_dice"
    said = intendant("siege", "earthwork", "--attacks", "101", "--json")
    assert (said.status, said.refusal["code"]) == (2, "usage")
    assert "stand" in intendant("siege", "earthwork", "--dice", "5").out


@pytest.mark.rule("SIEGE-LEN-04")
def test_the_end_of_a_siege(here):
    """Total, end and required roll are shown; a roll that is too early is refused."""
    found = ask("siege", "length", "--turn", "6", "--dice", "5")
    assert (found["total"], found["ends"], found["needed"]) == (11, True, 5)
    found = ask("siege", "length", "--turn", "5", "--from", "5", "--dice", "5")
    assert (found["total"], found["ends"], found["needed"]) == (10, False, 6)
    for dice in ((), ("--dice", "6")):
        found = ask("siege", "length", "--turn", "5", *dice)
        assert (found["total"], found["ends"], found["needed"]) == (None, False, None)
    assert told("length", "--turn", "5") == [("siege.early_roll", "SIEGE-LEN-04")]
    assert "no roll before turn 6" in intendant("siege", "length", "--turn", "3").out
    said = intendant("siege", "length", "--turn", "6", "--from", "11", "--json")
    assert (said.status, said.refusal["code"]) == (2, "usage")


def test_a_throw_may_be_recorded(here):
    """A recorded roll is an entry, logged in both languages."""
    ask("new", "c.db", "--game", "siege")
    ask("siege", "length", "--turn", "6", "--dice", "4", "--record")
    ask("siege", "length", "--turn", "5", "--record")
    ask("siege", "earthwork", "--dice", "6 1", "--record")
    ask("siege", "earthwork", "--dice", "1", "-c", "c.db")
    texts = [entry["text"] for entry in ask("log")["entries"]]
    assert texts[1:] == [
        "End of turn 6, total 10: the siege goes on",
        "End of turn 5: no roll yet, the siege goes on",
        "The earthworks are destroyed by 2 attacks (6 1)",
    ]
    shown = intendant("log", "--lang", "fr").out
    assert "Fin du tour 6, total 10\xa0: le siège continue" in shown
    assert ask("verify")["ok"]


# Odds --------------------------------------------------------------------------------


@pytest.mark.rule("SIEGE-LEN-05")
def test_the_odds_of_the_length(here):
    """Floats are always there, fractions on request."""
    found = ask("siege", "odds", "length", "--from", "5", "--exact")
    rounded = {turn: round(chance, 4) for turn, chance in found["distribution"].items()}
    assert list(rounded.values()) == [0.1667, 0.2778, 0.2778, 0.1852, 0.0772, 0.0154]
    assert found["fractions"]["distribution"]["10"] == "5/324"
    assert found["turns"][-1]["over"] == 1
    assert "fractions" not in ask("siege", "odds", "length")
    shown = intendant("siege", "odds", "length", "--exact").out
    assert "10: 1/54" in shown


def test_the_odds_against_earthworks(here):
    """Each number of attacks is listed, up to the requested one."""
    found = ask("siege", "odds", "earthwork", "3", "--exact")
    assert found["fractions"] == {"1": "1/6", "2": "11/36", "3": "91/216"}
    assert round(found["destroyed"], 4) == 0.4213
    shown = intendant("siege", "odds", "earthwork", "20", "--lang", "fr").out
    assert "97,4\xa0%" in shown
    assert intendant("siege", "odds", "earthwork", "101").status == 2
