"""Battering, oil, hits on machines, clearing of earthworks."""

from __future__ import annotations

import pytest

from tests.commands.siege_table import (
    done,
    house,
    pieces,
    refused,
    section,
    unit,
)
from tests.face import ask, intendant


@pytest.mark.rule("SIEGE-RAM-06")
@pytest.mark.rule("SIEGE-RAM-05")
def test_a_unit_batters_once_in_a_game_turn(siege):
    """A unit never batters in the opponent's turn."""
    assert done("siege batter Marteaux Wall_1 --result held")["outcome"] == "held"
    said = refused("siege batter Marteaux Wall_2 --result breach")
    assert (said["code"], said["rule"]) == ("out_of_phase", "SIEGE-RAM-06")
    ask("phase", "next")
    done("siege give Rangers ram")
    assert refused("siege batter Rangers Wall_2 --result held")["rule"] == (
        "SIEGE-RAM-06"
    )
    ask("phase", "next")
    assert done("siege batter Marteaux Wall_1 --result breach")["advance_cm"] == 20


@pytest.mark.rule("SIEGE-BREACH-15")
@pytest.mark.rule("SIEGE-RAM-04")
def test_a_breach_destroys_the_section(siege):
    """The section falls in the current turn, and cannot be battered any more."""
    done("siege batter Marteaux Gate_1 --result breach")
    gate = section("Gate 1")
    assert (gate["state"], gate["fell"]) == ("destroyed", 1)
    done("siege give Rangers ram")
    assert refused("siege batter Rangers Gate_1 --result held")["rule"] == (
        "SIEGE-BREACH-01"
    )
    ask("undo", "--to", "11")
    assert section("Gate 1")["state"] == "standing"


@pytest.mark.rule("SIEGE-RAM-03")
def test_battering_needs_a_ram(siege):
    """Either kind of ram will do, with something to batter."""
    assert refused("siege batter Rangers Wall_1 --result held")["rule"] == (
        "SIEGE-RAM-03"
    )
    assert refused("siege batter Marteaux Courtyard_1 --result held")["code"] == "rule"
    done("siege buy Nains portable_ram --unit Rangers")
    assert done("siege batter Rangers Wall_1 --result held")["ram"] == "portable_ram"


@pytest.mark.rule("SIEGE-RAM-18")
def test_how_it_ended_is_typed_in(siege):
    """The program must not invent the rulebook's throw."""
    said = refused("siege batter Marteaux Wall_1")
    assert (said["code"], said["options"]) == (
        "missing_choice",
        ["breach", "held", "off"],
    )
    words = ("siege", "batter", "Marteaux", "Wall 1", "--choose", "battering=held")
    assert ask(*words)["outcome"] == "held"
    ask("undo")
    words = (
        "siege",
        "batter",
        "Marteaux",
        "Wall 1",
        "--choose",
        "battering=brèche",
    )
    assert ask(*words)["outcome"] == "breach"
    assert "breach" in refused("siege batter Marteaux Wall_2 --result breech")["hint"]


@pytest.mark.rule("SIEGE-RAM-09")
def test_a_lost_stand_or_ram_ends_the_attempt(siege):
    """A unit has hits by its army list, a ram by its remaining hits."""
    found = done("siege batter Marteaux Wall_1 --hits 3")
    assert (found["outcome"], found["lost"]) == ("off", 1)
    assert unit("Marteaux")["stands"] == 2
    ask("undo")
    assert done("siege batter Marteaux Wall_1 --hits 12")["lost"] == 3
    assert unit("Marteaux")["stands"] == 0
    ask("undo")
    found = done("siege batter Marteaux Wall_1 --ram-hits 3")
    assert (found["outcome"], found["hits_left"]) == ("off", 0)
    assert unit("Marteaux")["equipment"] == []
    assert pieces("Nains")["ram"] == (1, 0, 1)
    ask("undo")
    said = refused("siege batter Marteaux Wall_1 --ram-hits 3 --result breach")
    assert said["rule"] == "SIEGE-RAM-09"
    found = done("siege batter Marteaux Wall_1 --hits 2 --ram-hits 2 --result held")
    assert (found["lost"], found["hits_left"]) == (0, 1)


@pytest.mark.rule("SIEGE-RAM-17")
@pytest.mark.ruling("SIEGE-AMB-20")
def test_hits_stop_a_portable_ram(siege):
    """A stand's worth stops it, in one attack, or over several by a house rule."""
    done("siege buy Nains portable_ram --unit Rangers")
    call = "siege batter Rangers Wall_1 --hits 2 --result held"
    assert done(call)["outcome"] == "held"
    ask("turn", "next")
    assert done(call)["outcome"] == "held"
    said = refused("siege batter Rangers Wall_1 --ram-hits 1")
    assert said["code"] == "out_of_phase"
    house("portable_ram_hits", "cumulative")
    ask("turn", "next")
    assert done(call)["outcome"] == "held"
    ask("turn", "next")
    assert refused(call)["rule"] == "SIEGE-RAM-17"
    found = done("siege batter Rangers Wall_1 --hits 2")
    assert (found["outcome"], found["lost"]) == ("off", 1)
    assert unit("Rangers")["stands"] == 3


def test_hits_need_the_army_list(siege):
    """Our rules do not have the number of hits per stand."""
    done("siege unit Nains Mineurs --type infantry --stands 3")
    done("siege buy Nains portable_ram --unit Mineurs")
    said = refused("siege batter Mineurs Wall_1 --hits 2 --result held")
    assert (said["code"], "--stand-hits" in said["hint"]) == ("usage", True)
    assert refused("siege batter Mineurs Wall_1 --ram-hits 1")["code"] == "usage"


@pytest.mark.rule("SIEGE-LIST-15")
def test_machines_and_artillery_have_hits(siege):
    """The lists give the hits; with the last one the piece is lost, even to a unit."""
    found = done("siege hit Nains trebuchet 3")
    assert (found["left"], found["destroyed"]) == (1, False)
    assert done("siege hit Nains trebuchet 5")["destroyed"] is True
    assert pieces("Nains")["trebuchet"] == (0, 0, 1)
    assert refused("siege hit Nains trebuchet 1")["code"] == "unknown_name"
    found = done("siege hit Nains ram 3 --number 1")
    assert (found["unit"], unit("Marteaux")["equipment"]) == ("Marteaux", [])
    left = {one["item"]: one for one in ask("siege", "status")["machines"]}["ram"]
    assert (left["left"], left["unit"]) == (0, None)
    assert refused("siege hit Nains ram 1 --number 1")["code"] == "unknown_name"
    assert refused("siege hit Nains ladders 1")["code"] == "rule"
    ask("undo")
    assert unit("Marteaux")["equipment"] == ["ram"]


def test_which_machine_is_hit(siege):
    """If there are several, the players must say which."""
    assert refused("siege hit Nains ram 1")["code"] == "missing_choice"
    assert (
        ask("siege", "hit", "Nains", "ram", "1", "--choose", "machine=2")["left"] == 2
    )


@pytest.mark.rule("SIEGE-FLY-07")
def test_oil_is_not_for_flyers(siege):
    """Flyers have no oil, whatever is on the wall."""
    done("siege unit Nains Aigles --type flyers --stands 3")
    said = refused("siege oil Wall_1 --against Aigles --result 6")
    assert said["rule"] == "SIEGE-FLY-07"
    assert done("siege oil Wall_1 --against Marteaux --result 6")["number"] == 6


@pytest.mark.ruling("SIEGE-AMB-12")
def test_oil_lasts_for_the_game_or_for_one_use(siege):
    """A marker stays in place, unless the house rule is different."""
    assert done("siege oil Wall_1")["left"] == 1
    assert refused("siege oil Wall_2")["rule"] == "SIEGE-AMB-12"
    house("boiling_oil_covers", "one_use")
    assert done("siege oil Wall_1 --result 2")["left"] == 0
    assert pieces("Empire")["boiling_oil"] == (1, 0, 1)
    assert refused("siege oil Wall_1")["code"] == "rule"


@pytest.mark.ruling("SIEGE-AMB-11")
def test_the_owner_of_the_rulebook_may_type_its_table(siege):
    """Our rules do not have it; without it a number is only a number."""
    assert done("siege oil Wall_1 --result 6")["text"] is None
    house("oil_table", '["spilt", "one hit", "one hit"]')
    assert done("siege oil Wall_1 --result 3")["text"] == "one hit"
    assert refused("siege oil Wall_1 --result 4")["code"] == "usage"
    said = intendant("rules", "set", "siege.house_rules.oil_table", "[1, 2]", "--json")
    assert said.refusal["code"] == "usage"
    assert "one hit" in ask("log", "--last", "1")["entries"][0]["text"]


@pytest.mark.rule("SIEGE-EARTH-12")
def test_only_infantry_clears_earthworks(siege):
    """Cavalry rides round them."""
    done("siege unit Nains Chevaux --type cavalry --stands 3")
    said = refused("siege clear Chevaux --attacks 3 --dice 1,2,6")
    assert said["rule"] == "SIEGE-EARTH-12"


@pytest.mark.rule("SIEGE-EARTH-13")
@pytest.mark.rule("SIEGE-EARTH-14")
def test_each_section_is_attacked_for_itself(siege):
    """Six hits destroy one; stands at the same section add up their attacks."""
    done("siege place Empire earthwork")
    found = done("siege clear Rangers --attacks 3,3+3 --dice 1,2,3,1,2,3,4,5,6")
    assert [line["destroyed"] for line in found["lines"]] == [False, True]
    assert (found["attacked"], found["destroyed"], found["left"]) == (2, 1, 1)
    assert pieces("Empire")["earthwork"] == (0, 1, 1)


@pytest.mark.rule("SIEGE-EARTH-13")
@pytest.mark.parametrize(
    ("attacks", "dice", "gone"),
    [("3", "5,4,6", 1), ("3", "5,5,5", 0), ("3+3+3", "1,1,1,1,1,1,1,1,6", 1)],
)
def test_each_stand_has_its_basic_attacks_and_no_more(siege, attacks, dice, gone):
    """Each attack of a stand has a die; one more, as for a charge, is too many."""
    call = f"siege clear Rangers --attacks {attacks} --dice"
    assert refused(f"{call} {dice},6")["code"] == "bad_dice"
    assert refused(f"{call} {dice[:-2]}")["code"] == "missing_dice"
    found = done(f"{call} {dice}")
    assert (found["destroyed"], found["left"]) == (gone, 1 - gone)
    assert pieces("Empire")["earthwork"] == (1, 1 - gone, gone)


@pytest.mark.rule("SIEGE-EARTH-13", "SIEGE-EARTH-15")
def test_attacks_on_earthworks_fit_the_table(siege):
    """The stands are at most the unit's, the sections at most those placed."""
    call = "siege clear Rangers --attacks"
    assert refused(f"{call} 1+1+1+1+1 --dice 1,1,1,1,1")["rule"] == "SIEGE-EARTH-13"
    assert refused(f"{call} 3,3 --dice 1,1,1,1,1,1")["rule"] == "SIEGE-EARTH-15"
    assert refused(f"{call} 0 --dice 1")["code"] == "usage"
    assert refused(f"{call} x --dice 1")["code"] == "usage"
    assert refused(f"{call} 3 --side Nains --dice 1,1,1")["code"] == "out_of_stock"
    # All stands of the unit, and the only section placed.
    found = done(f"{call} 1+1+1+1 --dice 1,1,1,1")
    assert (found["attacked"], found["destroyed"], found["left"]) == (1, 0, 1)


def test_nothing_is_cleared_after_the_siege(siege):
    """The earthworks of a siege that is over stay as they were."""
    done("siege end --winner Empire --ruling agreed")
    assert refused("siege clear Rangers --attacks 3 --dice 1,2,6")["rule"] == (
        "SIEGE-GEN-04"
    )


def test_why_a_wall_lies_there(siege):
    """The entry and its rule are given; machines have their kinds as names."""
    done("siege batter Marteaux Wall_1 --result breach")
    said = intendant("why", "Wall 1").out
    assert "SIEGE-BREACH-15" in said
    assert "destroyed" in said
    assert "ram 1 (Nains)" in intendant("why", "Marteaux").out
    ask("correct", "machine:Nains.ram.1.hits", "2", "--for", "counted anew")
    assert "ram 1 (Nains)" in ask("log", "--last", "1")["entries"][0]["text"]
    found = done("siege batter Marteaux Wall_2 --ram-hits 2 --ruling again")
    assert found["outcome"] == "off"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_happens_on_the_walls_is_told(siege, lang):
    """Each entry has a text in either language."""
    calls = (
        ("siege", "batter", "Marteaux", "Wall 1", "--hits", "3"),
        ("siege", "oil", "Wall 1", "--against", "Marteaux", "--result", "6"),
        ("siege", "hit", "Nains", "ram", "3", "--number", "1"),
        ("siege", "clear", "Rangers", "--attacks", "2", "--dice", "6 1"),
    )
    for call in calls:
        said = intendant(*call, "--lang", lang)
        assert (said.status, "{" in said.out) == (0, False), said.err
    assert len(intendant("log", "--lang", lang).out.splitlines()) == 16
