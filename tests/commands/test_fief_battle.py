"""Battles on the board on the command line: dice, mercy, screens and records."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import person, text, village
from tests.ledger.rules.fief.war.board import comer, waiting

BOARD = (
    village("Vaux", "Bruno", "Bruno.v1=2 Bruno.v3=1", building="castle", mills=2)
    + waiting("Vaux", "Bourg", "Anne.v1=2 Anne.v6=1")
    + comer("Arnaud", "Anne", "Vaux", "Bourg")
    + comer("Eric", "Anne", "Vaux", "Bourg")
    + person("Philippe", "Bruno", "Vaux")
)
CALL = ("fief", "battle", "Vaux", "--attacker", "Anne", "--defender", "Bruno")
DICE = "5,3,6,3,3,3,6,6"
TRUCE = ("--choose", "mercy.1=truce", "--choose", "truce.1.Anne=granted")
TRUCE += ("--choose", "truce.1.Bruno=granted")
MERCY = ("--choose", "mercy.2=Bruno", "--choose", "grant.2.Anne=granted")


@pytest.fixture
def siege(here):
    """Anne is before the castle of Vaux, in the combat phase."""
    begun(text(BOARD, phase="combat"))
    return here


@pytest.mark.rule("FIEF-FIGHT-16", "FIEF-FIGHT-19")
def test_a_battle_is_one_entry_and_one_undo(siege):
    """The village is taken; after the undo everything is as it was."""
    before = ask("export", "position")
    result = ask(*CALL, "--dice", DICE)
    assert (result["winner"], result["winners"]) == ("attacker", ["Anne"])
    assert [one["lord"] for one in result["killed"]] == ["Philippe"]
    assert ask("territory", "show", "Vaux")["owner"] == "Anne"
    assert ask("verify")["ok"] is True
    ask("undo")
    assert ask("export", "position") == before


def test_dice_that_were_taken_back_are_used_again(siege):
    """With the same dice, the battle has the same end."""
    first = ask(*CALL, "--dice", DICE)
    ask("undo")
    assert ask(*CALL) == first


@pytest.mark.rule("FIEF-GRACE-02")
def test_the_screen_tells_everybody_by_name(siege):
    """The names are shown in French as well."""
    said = intendant(*CALL, "--dice", "5,3,6,3,3,3", *MERCY, "--lang", "fr")
    assert said.status == 0, said.err
    assert "Anne attaque Bruno à Vaux et gagne" in said.out + said.err
    assert "Bruno demande grâce, et l’obtient" in said.out + said.err
    assert "Philippe est aux mains d’Anne" in said.out + said.err
    assert "2 moulins" in said.out + said.err
    assert max(map(len, said.out.splitlines())) <= 80


def test_an_answer_that_is_missing_is_named_with_its_key(siege):
    """Nothing is written without the answer."""
    said = intendant(*CALL, "--dice", "5,3,6", "--choose", "mercy.1=Bruno", "--json")
    assert said.status != 0
    assert "grant.1.Anne" in said.out + said.err
    assert len(ask("log")["entries"]) == 1


@pytest.mark.rule("FIEF-AIM-05")
def test_a_refusal_tells_the_rule_and_the_way_out(siege):
    """Lords behind walls cannot be aimed at."""
    said = intendant(*CALL, "--aim", "Anne:Philippe", "--seed", "3", "--json")
    assert (said.status, said.refusal["rule"]) == (1, "FIEF-AIM-05")
    assert len(ask("log")["entries"]) == 1


def test_a_battle_twice_is_refused(siege):
    """After the battle there is no enemy left."""
    ask(*CALL, "--dice", DICE)
    said = intendant(*CALL, "--seed", "3", "--json")
    assert said.refusal["rule"] == "FIEF-FIGHT-01"


def test_the_log_tells_the_battle(siege):
    """One sentence says who won where."""
    ask(*CALL, "--dice", DICE)
    assert "Anne attacks Bruno in Vaux and wins" in intendant("log").out


@pytest.mark.rule("FIEF-FIGHT-13")
def test_losses_that_cannot_be_name_their_rule(siege):
    """Losses must be among those present; scripts get the rule for the choice."""
    dice = ("--dice", "1,1,2", "--choose", "losses.attacker.1.1=Philippe")
    lords = village("Vaux", "Bruno", "Bruno.v6=2", building="castle")
    lords += comer("Arnaud", "Anne", "Vaux", "Bourg") + comer(
        "Eric", "Anne", "Vaux", "Bourg"
    )
    (siege / "q.toml").write_text(text(lords, phase="combat"), "utf-8")
    ask("new", "d.db", "--from", "q.toml")
    said = intendant(*CALL, *dice, "-c", "d.db", "--json")
    assert said.status == 2
    error = said.refusal
    assert error["code"] == "missing_choice"
    assert error["rule"] == "FIEF-FIGHT-13"
    assert "Arnaud" in error["hint"]


TWO = (
    village(
        "Bourg", "Anne", "Anne.v1=2 Bruno.v1=6 Bruno.v3=2 Chloé.v1=5", building="city"
    )
    + person("Arnaud", "Anne", "Bourg", titles=["Rouge"])
    + person("Charles", "Bruno", "Bourg")
    + person("Eric", "Chloé", "Bourg")
)


@pytest.mark.ruling("FIEF-AMB-48")
@pytest.mark.parametrize(
    ("lang", "rows"),
    [
        ("en", ("attacker (Bruno)", "attacker (Chloé)", "defender → Bruno")),
        ("fr", ("attaquant (Bruno)", "attaquant (Chloé)", "défenseur → Bruno")),
    ],
)
def test_each_army_that_attacks_apart_has_a_row(here, lang, rows):
    """Each row has the rolls; the capture of the fief is only in the sentence."""
    begun(text(TWO, phase="combat"))
    call = (
        "fief battle Bourg --attacker Bruno --attacker Chloé --defender Anne --inside"
    )
    apart = {"en": "separate", "fr": "séparément"}[lang]
    call += f" --mode {apart} --choose opponent.1=Bruno --choose opponent.2=Bruno"
    call += " --choose owner.Bourg=Bruno --seed 3 --lang"
    said = intendant(*call.split(), lang)
    assert said.status == 0, said.err
    lines = said.out.splitlines()
    found = [line[7:].lstrip() for line in lines if line[7:].lstrip().startswith(rows)]
    assert [one[: one.index("  ")] for one in found] == [*rows, *rows]
    assert max(map(len, lines[1:])) <= 80
    assert sum("fief" in line for line in lines) == 1
    assert sum("Chloé" in line for line in lines[1:]) == 3  # two rows, and the luck


@pytest.mark.rule("FIEF-FIGHT-14")
@pytest.mark.parametrize(
    ("troops", "left", "told"),
    [
        ("Bruno.v1=2 Bruno.v3=1", {"v3": 1}, None),
        (
            "Bruno.v1=1 Bruno.v3=1",
            {"v1": 2},
            "change for Bruno: 1×3 exchanged for 1×1",
        ),
    ],
)
def test_change_is_told_where_it_is_made(here, troops, left, told):
    """Two points are lost: as two counters of 1, or as a 3 for a 1."""
    page = village("Vaux", "Bruno", troops, building="castle") + waiting(
        "Vaux", "Bourg", "Anne.v1=1"
    )
    page += comer("Arnaud", "Anne", "Vaux", "Bourg")
    page += person("Philippe", "Bruno", "Vaux")
    begun(text(page, phase="combat"))
    said = intendant(*CALL, "--dice", "6,1", *TRUCE, "--lang", "en")
    assert said.status == 0, said.err
    found = [line for line in said.out.splitlines() if line.startswith("change")]
    assert found == ([told] if told else [])
    stacks = ask("fief", "stacks")
    assert str(left) in str(stacks)
