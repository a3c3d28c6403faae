"""Edge cases of a battle: small units, others' duels, shots, doctor, terrain."""

from __future__ import annotations

import pytest

from tests.commands.test_mass_turn import STAND, quick, refused, score, turn
from tests.face import ask, intendant

KARL = STAND[:2]
__all__ = ["quick"]  # a fixture


def takes(code, *words):
    """Rodrigo wins an opportunity in turn 1, and takes it."""
    turn(dice="6 6")
    return ask("mass", "opportunity", "Rodrigo", code, *words)


def side(name):
    """One side in its current state."""
    return next(one for one in ask("mass", "status")["sides"] if one["name"] == name)


def running():
    """The opportunity that is in effect for Rodrigo."""
    heroes = ask("mass", "status")["heroes"]
    (found,) = next(one for one in heroes if one["name"] == "Rodrigo")["running"]
    return found


@pytest.mark.rule("MASS-OPP-COM-07")
@pytest.mark.ruling("MASS-AMB-38")
def test_a_unit_smaller_than_six_is_gone_with_its_last_brute(quick):
    """A house rule may have it so, and `mass status` shows it."""
    ask("rules", "set", "mass.opp.com_bands", "[3, 1]")
    takes("COM")
    assert running()["progress"] == {"left": 4, "dead": 0, "flees_after": 4}
    turn(30, 20, stand=KARL, dice="6 4 1 1 1 1")  # 3 damage dice
    assert running()["progress"] == {"left": 1, "dead": 3, "flees_after": 1}
    found = turn(20, 20, stand=KARL, dice="6 4 1 1")
    assert found["closed"]["ended"] == []
    (end,) = turn(20, 20, stand=STAND, dice="6 6")["closed"]["ended"]
    assert (end["why"], end["rule"]) == ("fled", "MASS-OPP-COM-07")


@pytest.mark.rule("MASS-OPP-COM-02")
@pytest.mark.ruling("MASS-AMB-39")
def test_a_commander_who_leaves_the_front_fires_nothing(quick):
    """The commander has left his unit behind, so no dice are asked for."""
    takes("COM")
    found = turn(20, 20, "--ruling", "he steps back", dice="6 6")
    (rodrigo,) = [one for one in found["heroes"] if one["name"] == "Rodrigo"]
    assert (rodrigo["engagement"], rodrigo["volleys"]) == ("engaged", [])


@pytest.mark.rule("MASS-OPP-GEN-06")
@pytest.mark.parametrize("when_ko", [False, True])
def test_who_loses_the_duel_of_another_receives_nothing(quick, when_ko):
    """A loser is put out of action, and gets nothing unless a house rule grants it."""
    if when_ko:
        ask("rules", "set", "mass.opp.when_ko", "true")
    turn(20, 20, stand=("--engage", "Karl=front", *STAND[2:]), dice="6 6")
    assert ask("mass", "status")["unsettled"] != []
    ask("mass", "opportunity", "Rodrigo", "DUE", "--opponent", "Karl")
    ask("mass", "duel", "Rodrigo", "Karl")
    left = [one["hero"] for one in ask("mass", "status")["unsettled"]]
    assert left == (["Karl"] if when_ko else [])


@pytest.mark.rule("MASS-OPP-INF-04")
@pytest.mark.ruling("MASS-AMB-58")
def test_a_hero_healed_in_this_turn_stands_again_in_it(quick):
    """A patient is healed at the end of the turn, on his feet or not."""
    ask("rules", "set", "mass.opp.when_ko", "true")
    turn(dice="6 6")
    ask("mass", "down", "Rodrigo")
    ask("mass", "opportunity", "Rodrigo", "INF")
    turn(stand=KARL, dice="6")
    ask("mass", "down", "Rodrigo", "--back")
    closed = turn(dice="6 6")["closed"]
    assert [one["hero"] for one in closed["healed"]] == ["Rodrigo"]
    assert [one["why"] for one in closed["ended"]] == ["done"]


@pytest.mark.rule("MASS-OPP-CAP-03")
@pytest.mark.rule("MASS-OPP-TIR-02")
@pytest.mark.ruling("MASS-AMB-34")
@pytest.mark.parametrize(("total", "how"), [(23, "missed"), (24, "hit")])
def test_a_captured_banner_weighs_on_a_shot(quick, total, how):
    """The -4 is taken off the dice total, and shown."""
    takes("CAP")
    turn(stand=KARL, dice="6 9")
    before = score("Rodrigo")
    found = ask("mass", "opportunity", "Rodrigo", "TIR", "--total", str(total))
    roll = found["roll"]
    assert (found["how"], roll["total"], roll["tn"]) == (how, total - 4, 20)
    assert [(x["code"], x["value"]) for x in roll["lines"]] == [("CAP", -4)]
    assert score("Rodrigo") - before == (3 if how == "hit" else 0)


def test_a_shot_is_told_with_what_is_added(quick):
    """The text shows dice, raises, modifiers, and the die that a banner costs."""
    takes("BAN")
    turn(dice="6 6")
    said = intendant("mass", "opportunity", "Rodrigo", "TIR", "--total", "21")
    assert "attack roll 21; TN 20" in said.out
    assert "1 die fewer (Rodrigo, MASS-OPP-BAN-03)" in said.out


@pytest.mark.rule("MASS-VOLLEY-11")
def test_a_charge_reminds_of_the_wound_check(quick):
    """The text shows how to look up the flesh wounds of the hero's hits."""
    turn(dice="6 6")
    dice = " ".join(["8"] * 6 + ["1"] * 12)
    said = intendant("mass", "opportunity", "Rodrigo", "CRG", "--dice", dice)
    assert "`mass wounds --tn N --hits 1`; one wound check" in said.out


@pytest.mark.rule("MASS-MOD-05")
@pytest.mark.rule("MASS-MOD-02")
def test_the_field_is_told_of_the_coming_roll(quick):
    """Terrain and numbers are shown as they will count if nothing else is given."""
    ask("mass", "side", "Eisen", "--men", "100")
    ask("mass", "side", "Montaigne", "--men", "350")
    turn(20, 20, "--terrain", "Montaigne=high_ground", dice="6 6")
    found = side("Montaigne")
    told = [(x["what"], x["value"], x["rule"]) for x in found["lines"]]
    assert told == [
        ("high_ground", 5, "MASS-MOD-02"),
        ("numbers", 10, "MASS-MOD-05"),
    ]
    assert (found["coming"], side("Eisen")["coming"]) == (15, 0)
    assert "+10 numerical advantage (MASS-MOD-05)" in intendant("mass", "status").out
    ask("rules", "set", "mass.modules.numbers", "false")
    assert side("Montaigne")["coming"] == 5


@pytest.mark.ruling("MASS-AMB-22")
def test_a_table_of_opportunities_knows_only_these(quick):
    """An unknown opportunity cannot be the meaning of a face."""
    found = refused("rules", "set", "mass.opp.table", "{ XXX = 1 }")
    assert (found["code"], found["rule"]) == ("usage", "mass.opp.table")
    assert "INF, BAN, TEN" in found["hint"]


def test_values_are_told_as_they_are_typed(quick):
    """Values are words or look like options; a hyphen serves as a minus."""
    found = refused("rules", "set", "mass.opp.ban_personal", "2")
    assert "no die, −1, −2" in found["hint"]
    for typed, told in (("no die", "no die"), ("−1", "−1"), ("-2", "−2")):
        said = intendant("rules", "set", "mass.opp.ban_personal", "--", typed)
        assert (said.status, f"→ {told}" in said.out) == (0, True)
    found = refused("rules", "set", "mass.tactics.env_rep", "-5")
    assert "`-- -5`" in found["hint"]
    said = intendant("rules", "set", "mass.tactics.env_rep", "--", "-5")
    assert (said.status, said.err) == (0, "")


@pytest.mark.rule("MASS-OPP-DUE-02")
def test_a_duel_that_nobody_fights_cannot_be_decided(quick):
    """The refusal names the rule, and where the duels are shown."""
    found = refused("mass", "duel", "Rodrigo", "Karl")
    assert (found["code"], found["rule"]) == ("usage", "MASS-OPP-DUE-02")
    assert "`mass status`" in found["hint"]


@pytest.mark.rule("MASS-MOD-10")
def test_heroes_in_the_front_need_no_other_word(here):
    """No word is needed to say that nobody has fallen."""
    found = ask("mass", "strategy", "total=20,front=2", "total=20,down=1")
    assert (found["a"]["total"], found["b"]["total"]) == (30, 15)


@pytest.mark.rule("MASS-TACT-02")
def test_another_battle_is_logged_in_its_first_turn(quick):
    """A new battle is not logged in a turn of the battle before."""
    turn(dice="6 6")
    ask("mass", "opportunity", "Rodrigo", "none")
    turn(dice="6 4")
    ask("mass", "end", "--winner", "Eisen")
    ask("mass", "start", "Eisen")
    assert ask("log")["entries"][-1]["turn"] == 1
