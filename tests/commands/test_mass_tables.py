"""Look-ups in the tables of mass combat, and its odds, on the command line."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant


def test_a_cell(here):
    """Codes and words of either language give a cell."""
    for level in ("front", "Front", "Première ligne", "premiere-ligne"):
        for situation in ("tie", "égalité"):
            words = ("--situation", situation, "--engagement", level)
            assert ask("mass", "cell", *words, "--total", "12") == {
                "situation": "tie",
                "engagement": "front",
                "total": 12,
                "row": "12-14",
                "column": 5,
                "damage_dice": 3,
                "reputation": 5,
                "opportunity": True,
            }


def test_a_total_may_be_below_zero(here):
    """The first row is used then."""
    words = "mass cell --situation defeat --engagement front --total -3"
    found = ask(*words.split())
    assert (found["row"], found["total"]) == ("1-3", -3)


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        ("CHA", "REC-CHA"),
        ("cha", "rec cha"),
        ("Charge", "Receive charge"),
        ("charge", "réception de charge"),
    ],
)
def test_tactics_in_either_language(here, attacker, defender):
    """Letters and names are understood."""
    found = ask("mass", "tactics", attacker, defender)
    assert found == {"attacker": "CHA", "defender": "REC-CHA", "modifier": -15}


def test_an_unknown_tactic_names_the_nearest(here):
    """The nearest name is in the current language."""
    said = intendant("mass", "tactics", "envelopement", "REP", "--json")
    assert (said.status, said.refusal["code"]) == (1, "unknown_name")
    assert "Envelopment" in said.refusal["hint"]
    said = intendant("mass", "tactics", "MAR", "retranchment", "--lang", "fr")
    assert "Retranchement" in said.err


def test_the_contradicting_pair_is_told(here):
    """The warning names the ruling and the house rule."""
    said = intendant("mass", "tactics", "repli", "enveloppement", "--json")
    (warning,) = said.json["warnings"]
    assert (said.json["result"]["modifier"], warning["rule"]) == (5, "MASS-AMB-20")
    assert "mass.tactics.rep_env" in warning["message"]
    assert intendant("mass", "tactics", "REP", "ENV").err.strip()


def test_house_rules_come_from_a_file_that_is_named(here):
    """A file in the folder that is not named does not count."""
    (here / "r.toml").write_text("[mass.tactics]\nrep_env = -5\n")
    assert ask("mass", "tactics", "REP", "ENV")["modifier"] == 5
    words = ("mass", "tactics", "REP", "ENV", "--rules", "r.toml")
    assert ask(*words)["modifier"] == -5
    (here / "r.toml").write_text("[mass.modules]\ntactics = false\n")
    said = intendant(*words, "--json")
    assert (said.refusal["code"], said.refusal["rule"]) == (
        "rule",
        "mass.modules.tactics",
    )
    assert "rules set mass.modules.tactics true" in said.refusal["hint"]


def test_numbers(here):
    """The ratio has whole numbers, its value, and its side."""
    assert ask("mass", "numbers", "1000", "1000", "--fort-b", "large castle") == {
        "ratio": 5,
        "modifier": 20,
        "side": "b",
        "effective": {"a": 1000, "b": 5000},
    }
    assert ask("mass", "numbers", "1900", "1000")["side"] is None
    assert "+5" in intendant("mass", "numbers", "2000", "1000").out
    said = intendant(
        "mass", "numbers", "10", "10", "--fort-a", "large_castel", "--json"
    )
    assert said.status == 2
    assert "large castle" in said.refusal["hint"]
    walls = ("--fort-b", "grand_château_fort", "--lang", "fr")
    assert ask("mass", "numbers", "1000", "1000", *walls)["ratio"] == 5
    said = intendant("mass", "numbers", "10", "10", "--fort-a", "lune", *walls[2:])
    assert "aucune fortification ou grand château fort" in said.err


def test_levels_of_walls_are_house_rules(here):
    """The levels are a table of names, in a file or for `rules set`."""
    ask("new", "c.db", "--game", "mass")
    ask("rules", "set", "mass.fort.levels", "{ none = 1, tower = 3 }")
    words = ("mass", "numbers", "10", "10", "--fort-a", "tower", "-c", "c.db")
    assert ask(*words)["ratio"] == 3
    assert "tower 3" in intendant("rules", "show", "mass.fort.levels").out
    said = intendant("mass", "numbers", "10", "10", "--fort-a", "9x", "-c", "c.db")
    assert "no fortification or tower" in said.err
    (here / "r.toml").write_text(ask("rules", "export")["toml"])
    assert intendant("new", "d.db", "--game", "mass", "--rules", "r.toml").status == 0
    for value in ("{ }", "{ tower = 0 }", "3", '{ tower = "a" }'):
        said = intendant("rules", "set", "mass.fort.levels", value, "-c", "c.db")
        assert (said.status, "tower = 2" in said.err) == (2, True)
    for value in ("[]", "[6, 0]", "6, 0", "0", "six"):
        said = intendant("rules", "set", "mass.opp.com_bands", value, "-c", "c.db")
        assert said.status == 2
    for value, bands in (("[9, 9]", [9, 9]), ("6", [6]), ("6, 4", [6, 4])):
        found = ask("rules", "set", "mass.opp.com_bands", value, "-c", "c.db")
        assert found["after"] == bands


def test_raises_and_wounds(here):
    """Small sums are worked out."""
    assert ask("mass", "raises", "27", "34")["raises"] == 5
    found = ask("mass", "wounds", "--tn", "15", "--hits", "2", "--dracheneisen", "1")
    assert (found["per_hit"], found["total"], found["wound_checks"]) == (18, 18, 1)
    assert (
        "no wound check" in intendant("mass", "wounds", "--tn", "5", "--hits", "0").out
    )


def test_the_chances_of_a_hero(here):
    """The odds are for each level, in one situation or in all three."""
    words = ["mass", "odds", "personal", "--wits", "3", "--tactics", "2"]
    assert len(ask(*words)["levels"]) == 12
    found = ask(*words, "--unit", "cavalry", "--situation", "tie")["levels"]
    assert [level["column"] for level in found] == [2, 3, 4, 5]
    front = found[-1]
    assert front["rows"]["4-6"] == {"exact": "3/10", "near": 0.3}
    assert front["opportunity"]["exact"] == "7/10"
    assert front["expected"]["damage_dice"]["near"] == pytest.approx(3.93)
    said = intendant(*words, "--lang", "fr")
    assert "Première ligne" in said.out
    assert "3,62" in said.out


def test_the_chances_of_two_generals(here):
    """The odds add up, to within a billionth."""
    found = ask("mass", "odds", "strategy", "6k3", "5g3+5")
    assert found["pools"]["b"] == {"rolled": 5, "kept": 3, "modifier": 5}
    assert found["a"] + found["b"] + found["tie"] == pytest.approx(1, abs=1e-10)
    assert 0 < found["left_out"] < 1e-9
    assert "36.5%" in intendant("mass", "odds", "strategy", "6k3", "5k3+5").out
    for pool in ("6k", "k3", "6", "6k3+", "3k4", "0k0", "6k3+99999"):
        assert intendant("mass", "odds", "strategy", pool, "5k3").status == 2
