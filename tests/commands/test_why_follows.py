"""Facts that follow from others: `why` says so with the rule, in every game."""

from __future__ import annotations

import pytest

from tests.commands.test_mass_turn import STAND, TACTICS
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import person, village


def follows(*words):
    """Key, value and rule of the derived facts about a thing, in order."""
    lines = ask("why", *words)["lines"]
    return [(x["field"], x["after"], x["rule"]) for x in lines if x["derived"]]


def told(*words):
    """The sentences of the derived facts."""
    lines = ask("why", *words)["lines"]
    return [line["text"] for line in lines if line["derived"]]


@pytest.fixture
def running(fought):
    """A turn has been fought, and Rodrigo has an opportunity in effect."""
    ask("rules", "set", "mass.personal.damage", "ask")
    totals = ("--total", "Montaigne=20", "--total", "Eisen=20")
    ask("mass", "turn", *STAND, *TACTICS, *totals, "--dice", "6 6")
    ask("mass", "opportunity", "Rodrigo", "TEN")
    return fought


@pytest.mark.parametrize(
    ("side", "value", "rule", "line"),
    [
        ("Montaigne", 5, "MASS-MOD-10", "Rodrigo: hero at the Front"),
        ("Eisen", -5, "MASS-MOD-11", "Karl: fallen hero"),
    ],
)
def test_the_coming_roll_of_a_side(fought, side, value, rule, line):
    """Rodrigo was at the Front, and Karl fell: the sum precedes its lines."""
    ask("rules", "set", "mass.personal.damage", "ask")
    stand = ("--engage", "Karl=support", "--engage", "Rodrigo=front")
    totals = ("--total", "Montaigne=20", "--total", "Eisen=20")
    ask("mass", "turn", *stand, *TACTICS, *totals, "--dice", "6 6")
    ask("mass", "down", "Karl")

    assert follows(f"{side}.coming") == [
        ("coming", value, "MASS-TURN-05"),
        ("coming", value, rule),
    ]
    assert told(f"{side}.coming")[1] == line
    assert ask("why", side)["value"]["side.coming"] == value


def test_ground_is_the_side_s_own(fought):
    """No hero brings it, and the line names the side."""
    ask("rules", "set", "mass.personal.damage", "ask")
    stand = ("--engage", "Karl=support", "--engage", "Rodrigo=support")
    totals = ("--total", "Montaigne=20", "--total", "Eisen=20")
    ground = ("--terrain", "Eisen=high_ground")
    ask("mass", "turn", *stand, *TACTICS, *totals, *ground, "--dice", "6 6")
    assert told("Eisen.coming")[1] == "Eisen: high ground"


def test_what_runs_for_a_hero(running):
    """The hero's fixed place and all due effects are listed, each with its rule."""
    assert follows("Rodrigo") == [
        ("place", "engaged", "MASS-OPP-TEN-01"),
        ("due_reputation", 1, "MASS-OPP-TEN-02"),
        ("due_strategy", 3, "MASS-OPP-TEN-03"),
    ]
    for lang in ("en", "fr"):
        said = intendant("why", "Rodrigo", "--lang", lang).out
        assert "due_" not in said


def test_a_hero_who_is_down_rolls_no_dice(running):
    """The fact behind this is shown, too."""
    ask("mass", "down", "Karl")
    lines = [x for x in ask("why", "Karl")["lines"] if x["derived"]]
    assert [(x["field"], x["after"], x["rule"]) for x in lines] == [
        ("roll", None, "MASS-PERS-14")
    ]
    assert lines[0]["rests_on"] == [lines[0]["entry"]] != [None]
    assert "out of action: yes" in intendant("why", "Karl.out").out


def test_a_heros_reputation_is_a_balance(running):
    """Reputation has a word in either language, and is also listed under the hero."""
    found = ask("why", "score", "Rodrigo")
    assert found["kind"] == "balance"
    assert found == ask("why", "Rodrigo.score") == ask("why", "rodrigo.battle score")
    assert [line["amount"] for line in found["lines"]] == [3]
    assert found["value"] == 3
    assert ask("why", "Rodrigo.tactique")["what"] == "tactics"
    assert ask("why", "Eisen.tactique")["what"] == "tactic"


def test_the_points_of_a_siege(siege):
    """A wall gives 50; a tower held by equal stands gives nothing."""
    ask("siege", "section", "Wall 1", "--control", "3:1")
    ask("siege", "section", "Tower 1", "--control", "2:2")
    assert follows("Wall 1") == [("brings", 50, "SIEGE-VP-03")]
    assert told("Wall 1")[0].startswith("to Nains: 3 stands")
    assert follows("Tower 1") == [("brings", 0, "SIEGE-VP-04")]
    assert follows("Nains.score") == [
        ("score", 50, "SIEGE-VP-02"),
        ("score", 50, "SIEGE-VP-03"),
    ]
    assert follows("Nains.hits") == [
        ("hits", 3, "SIEGE-LIST-15"),
        ("hits", 4, "SIEGE-LIST-15"),
    ]
    assert told("Nains.score")[1] == "held: Wall 1"
    assert follows("Empire.score") == [("score", 0, "SIEGE-VP-02")]


def test_what_a_siege_has_to_come(siege):
    """The next side to place, and the turns of the end's die, are shown."""
    found = {field: (value, rule) for field, value, rule in follows("campaign")}
    assert found["places"] == ("Empire", "SIEGE-SCN3-12")
    assert found["first_roll"] == (6, "SIEGE-LEN-08")
    assert "needed" not in found
    for _ in range(5):
        ask("turn", "next")
    assert follows("needed") == [("needed", 5, "SIEGE-LEN-05")]


def test_what_a_siege_has_to_come_is_a_number_or_a_name(siege):
    """A turn is an amount, a side is none."""
    lines = ask("why", "campaign")["lines"]
    types = {line["field"]: line["type"] for line in lines}
    assert (types["first_roll"], types["places"]) == ("amount", None)


def test_the_next_scenario(here):
    """The next scenario follows from those already played."""
    ask("new", "c.db", "--game", "siege")
    assert follows("campaign") == [("next", "watchtower", "SIEGE-GEN-04")]
    said = intendant("why", "next", "--lang", "fr").out
    assert "Course pour la tour de guet" in said


def test_a_machine_is_asked_for_by_its_number(siege):
    """A machine needs its kind and number, and its side if both have one."""
    ask("siege", "hit", "Nains", "ram", "1", "--choose", "machine=1")
    found = ask("why", "ram", "1")
    assert found["value"]["machine.hits"] == 2
    assert found == ask("why", "bélier", "1") == ask("why", "ram 1 (Nains)")
    said = intendant("why", "ram", "1").out
    assert "hit points left" in said
    assert intendant("why", "ram 1 (Empire)").status == 1
    assert ask("why", "ram", "Nains")["kind"] == "balance"


def test_an_army_of_figures(medfan):
    """The army's value, fighters, income and the campaign's goal are shown."""
    value = ask("why", "Ana")["value"]
    assert (value["player.army"], value["player.lands"]) == (45 + 50, 2)
    assert ask("why", "Ysolde.ready")["value"] == 1
    ask("medfan", "goal", "--half")
    assert follows("to_win") == [("to_win", 6, "MED-WIN-04")]  # out of ten
    ask("medfan", "goal", "--territories", "3")
    assert follows("to_win") == [("to_win", 3, "MED-WIN-03")]


KEEP = village("Bourg", "Anne", "Anne.v1=5", building="city") + person(
    "Arnaud", "Anne", "Bourg", titles=["Rouge"], king=True
)


@pytest.fixture
def points(fief):
    """Anne has the King and a fief in a points game."""
    fief("purchases", more=KEEP)
    ask("rules", "set", "fief.variant.points", "true")


@pytest.mark.rule("FIEF-WIN-08")
@pytest.mark.rule("FIEF-WIN-09")
def test_points_are_unfolded(points):
    """The sum comes first, then 10 for each 500 of 2000 écus, a Duke and a King."""
    assert follows("Anne.points") == [
        ("points", 140, "FIEF-WIN-09"),
        ("points", 40, "FIEF-WIN-08"),
        ("points", 50, "FIEF-WIN-09"),
        ("points", 50, "FIEF-WIN-09"),
    ]
    ask("rules", "set", "fief.variant.points", "false")
    assert [what for what in follows("Anne") if what[0] == "points"] == []


@pytest.mark.rule("FIEF-WIN-02")
@pytest.mark.parametrize(
    ("player", "lacks"), [("Anne", [2]), ("Bruno", [1, 3]), ("Chloé", [1, 3])]
)
def test_what_lacks_for_a_victory(points, player, lacks):
    """The missing fiefs out of three are counted, and so is a missing crown."""
    found = [what[1:] for what in follows(player) if what[0] == "lacks"]
    assert found == [(many, "FIEF-WIN-02") for many in lacks]


@pytest.mark.rule("FIEF-INC-20")
def test_points_give_no_closed_purse_away(points):
    """Neither the sum nor the points for cash are shown; cards are open."""
    ask("rules", "set", "fief.money.secret", "true")
    assert intendant("why", "Anne.points").status == 1
    assert ask("why", "Anne.points", "--as", "Anne")["value"]
    shown = [rule for field, _, rule in follows("Anne") if field == "points"]
    assert "FIEF-WIN-08" not in shown
    sums = [line["text"] for line in ask("why", "Anne")["lines"] if line["derived"]]
    assert not any("together" in text for text in sums)
