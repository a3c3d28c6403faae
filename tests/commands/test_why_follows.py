"""What nobody wrote down, but follows: `why` says so, with its rule, in every game."""

from __future__ import annotations

import pytest

from tests.commands.test_mass_turn import STAND, TACTICS
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import person, village


def follows(*words):
    """Key, value and rule of what follows for a thing, in its order."""
    lines = ask("why", *words)["lines"]
    return [(x["field"], x["after"], x["rule"]) for x in lines if x["derived"]]


def told(*words):
    """The sentences of what follows."""
    lines = ask("why", *words)["lines"]
    return [line["text"] for line in lines if line["derived"]]


@pytest.fixture
def running(fought):
    """A turn is fought, and Rodrigo has taken an opportunity that runs."""
    ask("rules", "set", "mass.personal.damage", "ask")
    totals = ("--total", "Montaigne=20", "--total", "Eisen=20")
    ask("mass", "turn", *STAND, *TACTICS, *totals, "--dice", "6 6")
    ask("mass", "opportunity", "Rodrigo", "TEN")
    return fought


@pytest.mark.parametrize("side", ["Montaigne", "Eisen"])
def test_the_coming_roll_of_a_side(running, side):
    """The sum that `mass status` shows, then line by line what makes it up."""
    shown = next(s for s in ask("mass", "status")["sides"] if s["name"] == side)
    found = follows(f"{side}.coming")
    assert found[0] == ("coming", shown["coming"], "MASS-TURN-05")
    assert [(value, rule) for _, value, rule in found[1:]] == [
        (line["value"], line["rule"]) for line in shown["lines"]
    ]
    assert ask("why", side)["value"]["side.coming"] == shown["coming"]


def test_what_runs_for_a_hero(running):
    """All that falls due, with the rule of each; where he must stand."""
    (hero,) = (h for h in ask("mass", "status")["heroes"] if h["name"] == "Rodrigo")
    due = [
        (f"due_{one['what']}", one["value"], one["rule"])
        for runs in hero["running"]
        for one in runs["due"]
    ]
    assert due
    found = follows("Rodrigo")
    assert found[-len(due) :] == due
    if hero["forced"]:
        assert found[0][0] == "place"
    for lang in ("en", "fr"):
        said = intendant("why", "Rodrigo", "--lang", lang).out
        assert "due_" not in said


def test_a_hero_who_is_down_rolls_no_dice(running):
    """And the fact that says so is told."""
    ask("mass", "down", "Karl")
    lines = [x for x in ask("why", "Karl")["lines"] if x["derived"]]
    assert [(x["field"], x["after"], x["rule"]) for x in lines] == [
        ("roll", None, "MASS-PERS-14")
    ]
    assert lines[0]["rests_on"] == [lines[0]["entry"]] != [None]
    assert "out of action: yes" in intendant("why", "Karl.out").out


def test_a_heros_reputation_is_a_balance(running):
    """By its word, in either language, and as a part of him."""
    found = ask("why", "score", "Rodrigo")
    assert found["kind"] == "balance"
    assert found == ask("why", "Rodrigo.score") == ask("why", "rodrigo.battle score")
    assert sum(line["amount"] for line in found["lines"]) == found["value"]
    assert ask("why", "Rodrigo.tactique")["what"] == "tactics"
    assert ask("why", "Eisen.tactique")["what"] == "tactic"


def test_the_points_of_a_siege(siege):
    """Of a section, of a side; the same as `siege campaign` counts."""
    ask("siege", "section", "Wall 1", "--control", "3:1")
    ask("siege", "section", "Tower 1", "--control", "2:2")
    shown = ask("status")["siege"]
    points = {line["name"]: line for line in shown["points"]}
    assert follows("Wall 1") == [("brings", points["Wall 1"]["points"], "SIEGE-VP-03")]
    assert told("Wall 1")[0].startswith("to Nains: 3 stands")
    assert follows("Tower 1") == [("brings", 0, "SIEGE-VP-04")]
    score = {side["name"]: side["score"] for side in shown["sides"]}
    assert follows("Nains.score") == [
        ("score", score["Nains"], "SIEGE-VP-02"),
        ("score", score["Nains"], "SIEGE-VP-03"),
    ]
    assert follows("Nains.hits") == [
        ("hits", 3, "SIEGE-LIST-15"),
        ("hits", 4, "SIEGE-LIST-15"),
    ]
    assert told("Nains.score")[1] == "held: Wall 1"
    assert follows("Empire.score") == [("score", 0, "SIEGE-VP-02")]


def test_what_a_siege_has_to_come(siege):
    """Who places next, and when a die may end it."""
    found = {field: (value, rule) for field, value, rule in follows("campaign")}
    assert found["places"] == ("Empire", "SIEGE-SCN3-12")
    assert found["first_roll"] == (6, "SIEGE-LEN-08")
    assert "needed" not in found
    for _ in range(5):
        ask("turn", "next")
    shown = ask("status")["siege"]["roll_needed"]
    assert follows("needed") == [("needed", shown, "SIEGE-LEN-05")]


def test_the_next_scenario(here):
    """It follows from those that were played."""
    ask("new", "c.db", "--game", "siege")
    assert follows("campaign") == [("next", "watchtower", "SIEGE-GEN-04")]
    said = intendant("why", "next", "--lang", "fr").out
    assert "Course pour la tour de guet" in said


def test_a_machine_is_asked_for_by_its_number(siege):
    """It has no name: what it is and its number, and whose where two sides have one."""
    ask("siege", "hit", "Nains", "ram", "1", "--choose", "machine=1")
    shown = next(m for m in ask("status")["siege"]["machines"] if m["number"] == 1)
    found = ask("why", "ram", "1")
    assert found["value"]["machine.hits"] == shown["left"]
    assert found == ask("why", "bélier", "1") == ask("why", "ram 1 (Nains)")
    said = intendant("why", "ram", "1").out
    assert "hit points left" in said
    assert intendant("why", "ram 1 (Empire)").status == 1
    assert ask("why", "ram", "Nains")["kind"] == "balance"


def test_an_army_of_figures(medfan):
    """What it is worth, who may fight, what land pays, what ends the campaign."""
    roster = ask("medfan", "roster", "Ana")["players"][0]
    value = ask("why", "Ana")["value"]
    assert value["player.army"] == roster["total"]
    owned = {p["name"]: p["territories"] for p in ask("medfan", "standings")["players"]}
    assert value["player.lands"] == owned["Ana"]
    name = roster["figures"][0]["name"]
    assert ask("why", f"{name}.ready")["value"] == 1
    ask("medfan", "goal", "--half")
    goal = ask("medfan", "standings")["goal"]["territories"]
    assert follows("to_win") == [("to_win", goal, "MED-WIN-04")]
    ask("medfan", "goal", "--territories", "3")
    assert follows("to_win") == [("to_win", 3, "MED-WIN-03")]


KEEP = village("Bourg", "Anne", "Anne.v1=5", building="city") + person(
    "Arnaud", "Anne", "Bourg", titles=["Rouge"], king=True
)


@pytest.fixture
def points(fief):
    """Anne has the King and a fief, in a points game."""
    fief("purchases", more=KEEP)
    ask("rules", "set", "fief.variant.points", "true")


@pytest.mark.rule("FIEF-WIN-08")
@pytest.mark.rule("FIEF-WIN-09")
def test_points_are_unfolded(points):
    """The sum of `fief score`, then the cash and card by card."""
    (anne,) = (p for p in ask("fief", "score")["players"] if p["player"] == "Anne")
    found = follows("Anne.points")
    assert found[0] == ("points", anne["points"], "FIEF-WIN-09")
    assert [(value, rule) for _, value, rule in found[1:]] == [
        (line["points"], line["rule"]) for line in anne["lines"]
    ]


@pytest.mark.rule("FIEF-WIN-02")
def test_what_lacks_for_a_victory(points):
    """So many fiefs; who has no crown lacks that, too."""
    lacks = {
        claim["players"][0]: claim["missing"]
        for claim in ask("fief", "score")["claims"]
    }
    for player, missing in lacks.items():
        found = [value for field, value, _ in follows(player) if field == "lacks"]
        assert found == [one["count"] for one in missing]


@pytest.mark.rule("FIEF-INC-20")
def test_points_give_no_closed_purse_away(points):
    """Neither their sum nor what the cash brings; cards lie open."""
    ask("rules", "set", "fief.money.secret", "true")
    assert intendant("why", "Anne.points").status == 1
    assert ask("why", "Anne.points", "--as", "Anne")["value"]
    shown = [rule for field, _, rule in follows("Anne") if field == "points"]
    assert "FIEF-WIN-08" not in shown
    sums = [line["text"] for line in ask("why", "Anne")["lines"] if line["derived"]]
    assert not any("together" in text for text in sums)
