"""The linked scenarios: the effects of each result on the next one."""

from __future__ import annotations

import pytest

from tests.commands.siege_table import done, refused
from tests.face import ask, intendant


@pytest.fixture(autouse=True)
def _campaign(here):
    """A campaign of sieges at its beginning."""
    ask("new", "c.db", "--game", "siege")


def race(winner):
    """The race for the watchtower, won as the table says."""
    done("siege start 1 --attacker Nains --first Empire")
    return done(f"siege end --winner {winner}")


def message(winner):
    """The breakthrough, ended by the message or by any other result."""
    done("siege start 2 --attacker Nains --first Empire")
    if winner == "Empire":
        done("siege off 3 --general")
    return done("siege end")


def beaten():
    """The besiegers are beaten, and the message has not got through."""
    done("siege start 2 --attacker Nains --first Empire")
    done("siege break Nains")
    return done("siege end")


@pytest.mark.rule("SIEGE-SCN2-05", "SIEGE-SCN2-06", "SIEGE-SCN1-20", "SIEGE-SCN2-17")
@pytest.mark.parametrize(("winner", "points"), [("Nains", 100), ("Empire", 0)])
def test_who_won_the_race_has_points_for_earthworks(winner, points):
    """The besiegers get a hundred points at most, and for nothing else."""
    following = race(winner)["next"]
    assert (following["scenario"], following["changes"][0]["points"]) == (
        "help",
        points,
    )
    found = done("siege start 2 --first Empire")
    assert [side["equipment"] for side in found["sides"]] == [points, 0]
    lists = found["sides"][0]["lists"]
    assert lists == (["earthworks"] if points else [])
    assert refused("siege buy Nains ram")["code"] == "rule"
    if points:
        done("siege buy Nains earthwork --count 6")
        assert refused("siege buy Nains earthwork")["code"] == "not_enough"
        assert done("siege end")["wasted"] == {"Nains": 10, "Empire": 0}


@pytest.mark.rule("SIEGE-SCN2-05")
def test_a_race_that_was_not_run_brings_nothing():
    """The second scenario may be played alone."""
    found = done("siege start 2 --first attacker")
    assert (found["sides"][0]["equipment"], found["changes"][0]["played"]) == (0, False)


@pytest.mark.rule("SIEGE-LEN-07", "SIEGE-LEN-08", "SIEGE-GEN-04", "SIEGE-SCN2-16")
@pytest.mark.ruling("SIEGE-AMB-36", "SIEGE-AMB-37")
@pytest.mark.parametrize(
    ("before", "any_win", "turn", "rule"),
    [
        (lambda: message("Empire"), True, 5, "SIEGE-LEN-07"),
        (lambda: message("Nains"), True, 6, "SIEGE-LEN-08"),
        (beaten, True, 5, "SIEGE-LEN-07"),
        (beaten, False, 6, "SIEGE-AMB-37"),
        (lambda: message("Empire"), False, 5, "SIEGE-LEN-07"),
        (None, True, 6, "SIEGE-AMB-36"),
    ],
)
def test_help_on_its_way_lets_the_siege_end_earlier(before, any_win, turn, rule):
    """Any win of the besieged does this, or only the message by a house rule."""
    if not any_win:
        key = "siege.house_rules.scenario2_any_imperial_win"
        ask("rules", "set", key, "false")
    if before:
        before()
    found = done("siege start 3")["changes"]
    assert [(one["turn"], one["rule"]) for one in found] == [(turn, rule)]
    for _ in range(4):
        done("turn next")
    told = done("turn next --dice 6") if turn == 5 else done("turn next")
    assert bool(told.get("over")) == (turn == 5)


@pytest.mark.rule("SIEGE-GEN-04")
def test_the_campaign_is_shown_from_its_first_scenario_to_its_last():
    """Open and current scenarios, results, effects and the next step are shown."""
    found = ask("siege", "campaign")
    assert [one["status"] for one in found["scenarios"]] == ["open"] * 3
    assert (found["next"], found["running"]) == ("watchtower", None)
    race("Nains")
    found = ask("siege", "campaign")
    first = found["scenarios"][0]
    told = [first[key] for key in ("status", "winner", "role", "why", "turns")]
    assert told == ["played", "Nains", "attacker", "agreed", 1]
    assert found["scenarios"][1]["changes"][0]["points"] == 100
    assert found["next"] == "help"
    done("siege start 2 --first Empire")
    found = ask("siege", "campaign")
    assert [one["status"] for one in found["scenarios"]] == [
        "played",
        "running",
        "open",
    ]
    assert (found["next"], found["running"]) == (None, "help")
    done("siege off 3 --general")
    done("siege end")
    assert ask("siege", "campaign")["next"] == "braken_keep"
    (due,) = ask("siege", "status")["due"]
    assert (due["code"], due["command"]) == ("siege.next", "siege start braken_keep")
    done("siege start 3")
    done("siege section Mur --kind wall --control 2:0")
    for _ in range(4):
        done("turn next")
    done("turn next --dice 6")
    found = ask("siege", "campaign")
    last = found["scenarios"][2]
    assert [last["winner"], last["attacker"], last["defender"]] == ["Nains", 50, 0]
    assert (found["next"], ask("siege", "status")["due"]) == (None, [])


def test_undoing_an_end_opens_the_scenario_again():
    """The effects of the end are gone."""
    race("Nains")
    done("undo")
    assert ask("siege", "campaign")["running"] == "watchtower"
    done("siege end --winner Empire")
    assert ask("siege", "campaign")["scenarios"][0]["winner"] == "Empire"


def test_a_scenario_that_is_played_again_counts_by_its_last_result():
    """The referee may let it be played again."""
    race("Nains")
    done("siege start 1 --first Empire --ruling agreed")
    done("siege end --winner Empire")
    found = ask("siege", "campaign")["scenarios"]
    assert found[0]["winner"] == "Empire"
    assert found[1]["changes"][0]["points"] == 0


def rows(status):
    """The winners in the campaign's rows with this status."""
    found = ask("siege", "campaign")
    every = (*found["scenarios"], *found["others"])
    return [
        (one["scenario"], one["winner"], one["turns"])
        for one in every
        if one["status"] == status
    ]


def test_sieges_that_are_over_keep_their_winner_while_another_one_runs():
    """The current siege has a row of its own, also on paper."""
    sides = "--attacker Nains --defender Empire --attacker-points 1000"
    siege = f"siege start siege {sides} --first Empire"
    for winner in ("Nains", "Empire"):
        done(siege)
        done(f"siege end --winner {winner}")
    done(siege)
    over = [("siege", "Nains", 1), ("siege", "Empire", 1)]
    assert (rows("played"), rows("running")) == (over, [("siege", None, None)])
    lines = intendant("report").out.splitlines()
    shown = [" ".join(line.split()) for line in lines if "A siege of your own" in line]
    assert shown[:3] == [
        "A siege of your own Nains 1 0 : 0",
        "A siege of your own Empire 1 0 : 0",
        "A siege of your own being played",
    ]


def test_a_linked_scenario_that_is_played_again_keeps_its_result_until_it_ends():
    """The old result counts until then; the new scenario is shown beside it."""
    race("Nains")
    done("siege start 1 --first Empire --ruling agreed")
    assert rows("played") == [("watchtower", "Nains", 1)]
    assert rows("running") == [("watchtower", None, None)]
    done("siege end --winner Empire")
    assert (rows("played"), rows("running")) == ([("watchtower", "Empire", 1)], [])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_campaign_fits_a_page(lang):
    """Any campaign fits a page, in either language."""
    wide = []
    for step in (None, lambda: race("Nains"), lambda: message("Empire")):
        if step:
            step()
        out = intendant("siege", "campaign", "--lang", lang).out
        wide += [line for line in out.splitlines() if len(line) > 80]
    out = intendant("siege", "start", "3", "--lang", lang).out
    wide += [line for line in out.splitlines() if len(line) > 80]
    assert wide == []
