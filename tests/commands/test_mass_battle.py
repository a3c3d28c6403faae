"""Battles as a whole: needs of a turn, house rules, undo, positions, texts."""

from __future__ import annotations

import pytest

from tests.commands.test_mass_turn import (
    STAND,
    TACTICS,
    hero,
    lines,
    quick,
    refused,
    score,
    turn,
)
from tests.face import ask, intendant

COMMANDS = ("--strategy", "2", "--commands")
__all__ = ["quick"]  # a fixture


def test_a_turn_needs_a_fight(mass):
    """A turn needs a fight that was started, and generals or given totals."""
    words = ("mass", "turn", "--engage", "Rodrigo=front", *TACTICS, "--seed", "1")
    assert refused(*words)["rule"] == "MASS-TACT-02"
    ask("mass", "start", "Eisen")
    assert "no general" in refused(*words)["message"]
    assert ask(*words, "--total", "Eisen=20")["turn"] == 1


def test_everything_is_undone_and_carried_on(quick):
    """A turn in progress and its position are carried on, and everything is undone."""
    turn(dice="6 6")
    ask("mass", "opportunity", "Rodrigo", "TEN")
    turn(dice="6 4")
    text = ask("export", "position")["toml"]
    (quick / "again.toml").write_text(text, "utf-8")
    ask("new", "d.db", "--from", "again.toml")
    assert ask("export", "position", "-c", "d.db")["toml"] == text
    assert ask("verify", "-c", "d.db")["findings"] == []
    (quick / "d.db").unlink()
    ask("undo", "--to", "2")
    assert ask("mass", "armies")["turn"] == 1
    assert (score("Rodrigo"), score("Rodrigo", "running")) == (0, [])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_battle_is_told(quick, lang):
    """Every screen and entry exists in either language."""
    totals = ("--total", "Montaigne=20", "--total", "Eisen=20")
    calls = (
        ("mass", "turn", *STAND, *TACTICS, *totals, "--dice", "6 6"),
        ("status",),
        ("mass", "opportunity", "Rodrigo", "TEN"),
        ("mass", "turn", *STAND, *TACTICS, *totals, "--dice", "6 4"),
        ("mass", "down", "Karl"),
        ("mass", "opportunity", "Rodrigo", "TEN", "--give-up", "--ruling", "he fled"),
        ("mass", "armies"),
        ("mass", "end", "--winner", "Eisen"),
        ("log",),
    )
    for words in calls:
        said = intendant(*words, "--lang", lang)
        assert said.status == 0, (words, said.err)
        assert "mass." not in said.out.replace("mass.personal.damage", "")
        assert "{" not in said.out


@pytest.mark.ruling("MASS-AMB-18")
def test_tactics_may_be_chosen_once(quick):
    """By the house rule, the tactic chosen in the first turn stays."""
    ask("rules", "set", "mass.tactics.each_turn", "false")
    tactics = ("--tactic", "Montaigne=ENV", "--tactic", "Eisen=REG")
    turn(dice="6 4", tactics=tactics)
    found = turn(dice="6 4", tactics=())
    assert lines(found, "Montaigne") == {"tactics": 10}
    other = refused("mass", "turn", *STAND, *TACTICS, "--seed", "1")
    assert (other["rule"], other["hint"][:6]) == ("mass.tactics.each_turn", "`rules")
    assert "Montaigne has already chosen" in other["message"]


@pytest.mark.ruling("MASS-AMB-51")
def test_a_general_may_be_a_hero(quick):
    """The general makes a personal roll like any hero, unless a house rule forbids."""
    ask("mass", "general", "Rodrigo", "--side", "Montaigne", "--wits", "3", *COMMANDS)
    assert hero(turn(dice="6 4"), "Rodrigo")["die"] == 4
    words = ("mass", "turn", *STAND, *TACTICS, "--lend", "Rodrigo", "--seed", "1")
    assert refused(*words)["rule"] == "MASS-AMB-10"
    ask("rules", "set", "mass.general.personal_roll", "false")
    found = turn(dice="6", stand=STAND[:2])
    assert hero(found, "Rodrigo")["commands"] is True


@pytest.mark.ruling("MASS-AMB-12")
def test_a_tie_may_change_the_attacker(quick):
    """The house rule lets the defender attack after a tie."""
    ask("rules", "set", "mass.tactics.tie_attacker", "change")
    turn(dice="6 4")
    assert ask("mass", "armies")["attacker"] == "Eisen"


@pytest.mark.ruling("MASS-AMB-22")
def test_the_dice_may_choose_the_opportunity(quick):
    """The dice choose among legal opportunities."""
    ask("rules", "set", "mass.opp.choose", "uniform")
    turn(dice="6 6")
    found = ask("mass", "opportunity", "Rodrigo", "--dice", "2")
    assert (found["code"], found["how"]) == ("BAN", "runs")
    assert ask("mass", "armies")["sides"][1]["heroes"][0]["running"] == ["BAN"]


@pytest.mark.rule("MASS-OPP-COM-02")
@pytest.mark.rule("MASS-OPP-COM-03")
@pytest.mark.rule("MASS-OPP-COM-04")
@pytest.mark.rule("MASS-OPP-COM-06")
def test_a_unit_of_shooters_fires_each_turn(quick):
    """Volleys come before the commander's damage; hits weigh on the enemy's general."""
    turn(dice="6 6")
    ask("mass", "opportunity", "Rodrigo", "COM")
    dice = "6 | 3 | " + "8 " * 5 + "1 " * 7
    found = turn(dice=dice, stand=STAND[:2])
    rodrigo = hero(found, "Rodrigo")
    assert (rodrigo["engagement"], rodrigo["volleys"][0]["level"]) == ("front", 24)
    assert (rodrigo["volleys"][0]["hits"], rodrigo["damage_dice"]) == (5, 4)
    for name in found["pending"]:
        ask("mass", "opportunity", name, "none")
    # Four brutes are dead: six, six and two are left, and one squad fewer counts.
    dice = "6 | 3 | " + "1 " * 10
    found = turn(dice=dice, stand=STAND[:2])
    assert lines(found, "Eisen") == {"opportunity": -2}
    assert hero(found, "Rodrigo")["volleys"][0]["level"] == 19
    assert found["closed"]["gains"][0]["reputation"] == 2
