"""After a battle: nothing more happens in it, another one begins, heroes recover."""

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

KARL = STAND[:2]
RULING = ("--ruling", "the game master wants it")
__all__ = ["quick"]  # a fixture


def side(name):
    """A side as shown by `mass armies`."""
    return next(one for one in ask("mass", "armies")["sides"] if one["name"] == name)


@pytest.fixture
def over(quick):
    """A battle that is over: Rodrigo has won an opportunity, and has fallen."""
    ask("mass", "prepare", "Eisen", "--total", "20")
    turn(dice="6 6")
    ask("mass", "opportunity", "Rodrigo", "BAN")
    turn(30, 20, "--terrain", "Eisen=difficult", dice="6 4")
    ask("mass", "down", "Rodrigo")
    ask("mass", "end", "--winner", "Montaigne")
    return quick


@pytest.mark.rule("MASS-END-01")
@pytest.mark.parametrize(
    "words",
    [
        ("side", "Eisen", "--men", "3"),
        ("side", "Ussura"),
        ("general", "Otto", "--wits", "3"),
        ("steward", "Hans", "--side", "Eisen", "--wits", "2", "--logistics", "2"),
        ("hero", "Karl", "--wits", "3"),
        ("prepare", "Montaigne", "--total", "20"),
        ("turn", *KARL, *TACTICS, "--seed", "1"),
        ("opportunity", "Karl", "BAN"),
        ("opportunity", "Rodrigo", "BAN", "--give-up"),
        ("opportunity", "Rodrigo", "--visit"),
        ("down", "Karl"),
        ("down", "Rodrigo", "--back"),
        ("duel", "Rodrigo", "Karl"),
        ("end", "--winner", "Eisen"),
    ],
    ids=" ".join,
)
def test_nothing_happens_any_more(over, words):
    """The refusal says how another battle begins, and no ruling overrules it."""
    refusal = refused("mass", *words)
    assert (refusal["code"], refusal["rule"]) == ("out_of_phase", "MASS-END-01")
    assert "`mass start SIDE`" in refusal["hint"]
    said = intendant("mass", *words, "--json", *RULING)
    assert said.status != 0


def test_the_clock_ends_no_turn_of_a_battle_that_is_over(over):
    """The last turn ended with the battle."""
    before = ask("mass", "status")
    assert "closed" not in ask("turn", "next")
    after = ask("mass", "status")
    turns = ("turn", "coming")
    assert {k: v for k, v in after.items() if k not in turns} == {
        k: v for k, v in before.items() if k not in turns
    }


@pytest.mark.rule("MASS-TACT-02")
def test_another_battle_begins_anew(over):
    """Turn 1 has the same people with their gains, and nothing else from before."""
    before = ask("mass", "armies")
    found = ask("mass", "start", "Eisen")
    told = {"attacker": "Eisen", "defender": "Montaigne", "again": True}
    assert found == told
    after = ask("mass", "armies")
    assert (after["turn"], after["attacker"], after["victor"]) == (1, "Eisen", None)
    for old, new in zip(before["sides"], after["sides"], strict=True):
        cleared = {"men": 0, "fortification": 1, "raises": 0, "prepared": False}
        heroes = [{**one, "out": False} for one in old["heroes"]]
        assert new == old | cleared | {"heroes": heroes}
    standing = ask("mass", "status")
    assert (standing["stage"], standing["coming"]) == ("begun", 1)
    assert standing["streak"]["turns"] == 0
    assert {one["coming"] for one in standing["sides"]} == {0}
    codes = [one["code"] for one in standing["due"]]
    assert codes == ["mass.prepare", "mass.men"]
    assert ask("verify")["findings"] == []


def test_a_battle_that_is_over_is_carried_on_elsewhere(over):
    """The position has the winner and the gains, without any bare facts."""
    text = ask("export", "position")["toml"]
    assert "[[fact]]" not in text
    assert "brought = " in text
    (over / "again.toml").write_text(text, "utf-8")
    ask("new", "d.db", "--from", "again.toml")
    assert ask("mass", "status", "-c", "d.db") == ask("mass", "status", "-c", "c.db")


def test_what_is_left_of_the_first_battle(over):
    """Only names, ranks and reputation are left, and the position shows as much."""
    ask("mass", "start", "Eisen")
    text = ask("export", "position")["toml"]
    words = {line.partition(" = ")[0] for line in text.splitlines() if " = " in line}
    ranks = {"wits", "strategy", "tactics", "command"}
    flags = {"montaigne", "commission", "reputation"}
    mine = {"game", "players", "turn", "attacker", "name", "side"}
    assert words == mine | ranks | flags


def test_another_battle_is_fought_and_taken_back(over):
    """The new battle is one act: an undo brings back the end of the first battle."""
    before = ask("mass", "status")
    ask("mass", "start", "Eisen")
    ask("undo")
    assert ask("mass", "status") == before
    ask("redo")
    assert refused("mass", "start", "Eisen")["rule"] == "MASS-TACT-02"
    for name in ("Eisen", "Montaigne"):
        ask("mass", "side", name, "--men", "100")
    assert ask("mass", "prepare", "Montaigne", "--total", "10")["raises"] == 1
    found = turn(20, 30, dice="6 5")
    assert (found["turn"], lines(found, "Eisen")) == (1, {})
    assert hero(found, "Rodrigo")["engagement"] == "engaged"
    for name in found["pending"]:
        ask("mass", "opportunity", name, "none")
    first = score("Rodrigo", "reputation")
    home = ask("mass", "end", "--winner", "Montaigne")
    gains = {one["name"]: one["gain"] for one in home["heroes"]}
    assert score("Rodrigo", "reputation") == first + gains["Rodrigo"]
    assert ask("verify")["findings"] == []


def test_a_battle_that_is_won_ends_first(quick):
    """Nobody may start another battle before that."""
    for _ in range(3):
        turn(30, 20, dice="3 1")
    refusal = refused("mass", "start", "Eisen")
    assert (refusal["rule"], "`mass end`" in refusal["hint"]) == ("MASS-TACT-02", True)


@pytest.mark.rule("MASS-PERS-14")
def test_nobody_stands_again_by_himself(quick):
    """Without a doctor only a ruling helps; the hero fights on, and may fall again."""
    assert refused("mass", "down", "Rodrigo", "--back")["rule"] == "MASS-PERS-14"
    turn(dice="6 4")
    ask("mass", "down", "Rodrigo")
    turn(dice="6", stand=KARL)
    assert refused("mass", "down", "Rodrigo", "--back")["rule"] == "MASS-OPP-INF-04"
    found = ask("mass", "down", "Rodrigo", "--back", *RULING)
    assert (found["hero"], found["back"]) == ("Rodrigo", True)
    found = turn(dice="6 4")
    assert hero(found, "Rodrigo")["die"] == 4
    ask("mass", "down", "Rodrigo")
    assert lines(turn(dice="6", stand=KARL), "Montaigne") == {"down": -5}


def test_a_hero_who_stands_again_in_the_same_turn_has_not_fallen(quick):
    """The hero is on his feet at the turn's end, which counts (MASS-OPP-GEN-05)."""
    turn(dice="6 4")
    ask("mass", "down", "Rodrigo")
    ask("mass", "down", "Rodrigo", "--back", *RULING)
    assert lines(turn(dice="6 4"), "Montaigne") == {}


@pytest.mark.rule("MASS-PERS-14")
def test_no_ruling_gives_an_opportunity_to_who_has_made_no_roll(quick):
    """The hero was out of action when the turn began."""
    ask("mass", "down", "Rodrigo")
    turn(dice="6", stand=KARL)
    words = ("mass", "opportunity", "Rodrigo", "INF")
    assert refused(*words)["rule"] == "MASS-OPP-GEN-01"
    said = intendant(*words, *RULING, "--json")
    assert (said.status, said.refusal["rule"]) == (1, "MASS-OPP-INF-05")


@pytest.mark.rule("MASS-OPP-INF-04")
@pytest.mark.ruling("MASS-AMB-58")
def test_a_doctor_has_a_hero_stand_again(quick):
    """If the house rule sends the fallen to a doctor, that turn or the next will do."""
    ask("rules", "set", "mass.opp.when_ko", "true")
    turn(dice="6 6")
    ask("mass", "down", "Rodrigo")
    ask("mass", "opportunity", "Rodrigo", "INF")
    assert refused("mass", "down", "Rodrigo", "--back")["rule"] == "MASS-OPP-INF-04"
    turn(dice="6", stand=KARL)
    ask("mass", "down", "Rodrigo", "--back", "--dry-run")
    found = turn(dice="6", stand=KARL)
    assert found["closed"]["healed"] == [{"hero": "Rodrigo", "dramatic": 1}]
    ask("mass", "down", "Rodrigo", "--back")
    assert side("Montaigne")["heroes"][0]["out"] is False
    assert hero(turn(dice="6 4"), "Rodrigo")["die"] == 4


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_is_told(over, lang):
    """Each language shows the hero's recovery."""
    for words in (("mass", "start", "Eisen"), ("mass", "down", "Karl")):
        assert intendant(*words, "--lang", lang).status == 0
    said = intendant("mass", "down", "Karl", "--back", *RULING, "--lang", lang)
    assert (said.status, "Karl" in said.out, "{" in said.out) == (0, True, False)
    told = intendant("log", "--lang", lang).out
    assert ("another battle" in told) == (lang == "en")
