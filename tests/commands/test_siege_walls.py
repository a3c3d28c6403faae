"""The sections of a fortress: built, held, fallen."""

from __future__ import annotations

import pytest

from tests.commands.siege_table import done, refused, section, warned
from tests.face import ask, intendant


@pytest.mark.rule("SIEGE-WALL-17")
def test_sections_have_a_state_and_who_is_there(siege):
    """Sections are standing or destroyed, with stands of besiegers and besieged."""
    found = done("siege section Wall_2 --control 2:3")
    assert (found["attackers"], found["defenders"], found["state"]) == (
        2,
        3,
        "standing",
    )
    done("siege section Wall_2 --state destroyed")
    assert section("Wall 2")["state"] == "destroyed"
    # Omitted facts stay the same.
    assert section("Wall 2")["attackers"] == 2
    # It keeps its kind, and a section that was never built cannot be used.
    assert refused("siege section Wall_2 --kind tower")["code"] == "rule"
    assert refused("siege section Wall_99 --control 1:0")["rule"] == "SIEGE-WALL-17"


@pytest.mark.rule("SIEGE-BREACH-15")
def test_the_turn_of_a_fall_is_recorded(siege):
    """The turn is deleted if the section stands after all."""
    ask("turn", "next")
    assert done("siege section Wall_2 --state destroyed")["fell"] == 2
    assert section("Wall 2")["fell"] == 2
    ask("turn", "next")
    assert done("siege section Wall_2 --state destroyed")["fell"] == 2
    assert done("siege section Wall_2 --state standing")["fell"] is None


@pytest.mark.rule("SIEGE-VP-05")
def test_a_courtyard_does_not_fall(siege):
    """Walls, towers and gates do."""
    assert refused("siege section Courtyard_1 --state destroyed")["rule"] == (
        "SIEGE-VP-05"
    )


@pytest.mark.rule("SIEGE-SCN3-02")
def test_the_fortress_has_the_size_of_its_garrison(siege):
    """Each full 500 points give six wall sections and a tower; then there is a gate."""
    kinds = [one["kind"] for one in ask("siege", "sections")["sections"]]
    numbers = {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
    assert numbers == {"wall": 12, "tower": 2, "gate": 1, "courtyard": 1}
    found = done("siege wall --towers 1")
    assert (found["sections"], found["walls"]) == (["Tower 3"], 0)
    assert refused("siege wall")["rule"] == "SIEGE-SCN3-02"


def test_sections_are_named_in_the_campaign_s_language(here):
    """Sections are numbered in the order in which they are built."""
    ask("new", "c.db", "--game", "siege", "--campaign-lang", "fr")
    done("siege start 3 --attacker Nains --defender Empire --gate wall")
    found = done("siege wall --walls 2 --gates 1")
    assert found["sections"] == ["Mur 1", "Mur 2", "Porte 1"]
    assert done("siege wall --walls 1")["sections"] == ["Mur 3"]
    assert refused("siege wall --walls 0")["code"] == "usage"
    assert refused("siege wall --walls 201")["code"] == "usage"


@pytest.mark.rule("SIEGE-TOWER-16")
@pytest.mark.rule("SIEGE-TOWER-17")
@pytest.mark.parametrize(("base", "room"), [("40x40", 4), ("60x40", 6), ("60x60", 8)])
def test_a_tower_has_room_by_its_base(siege, base, room):
    """A tower holds twice the stands that fit on it."""
    assert done(f"siege section Tower_1 --base {base}")["capacity"] == room
    found = done(f"siege section Tower_1 --base {base} --stands-on-base 5")
    assert found["capacity"] == 10
    assert done("siege section Tower_2 --stands-on-base 3")["capacity"] == 6


@pytest.mark.rule("SIEGE-TOWER-01")
def test_a_small_tower_is_a_wall(siege):
    """The players may agree otherwise, and give its room."""
    assert warned("siege section Tower_2 --base 40x40") == []
    assert warned("siege section Tower_1 --base 40x30") == ["siege.small_tower"]
    assert section("Tower 1")["capacity"] is None
    assert done("siege section Tower_1 --capacity 3")["capacity"] == 3


@pytest.mark.rule("SIEGE-TOWER-23")
def test_a_tower_that_is_too_full_is_told(siege):
    """There is only a warning, because the table may know better."""
    done("siege section Tower_1 --base 40x40")
    assert warned("siege section Tower_1 --control 0:4") == []
    assert warned("siege section Tower_1 --control 0:5") == ["siege.crowded"]
    assert section("Tower 1")["defenders"] == 5


@pytest.mark.rule("SIEGE-TOWER-14")
def test_a_lone_tower_has_one_face(siege):
    """The face is declared before the battle; a wall has none."""
    assert done("siege section Tower_1 --face nord")["face"] == "nord"
    assert refused("siege section Wall_1 --face nord")["rule"] == "SIEGE-TOWER-14"
    assert done("siege section Wall_1 --control 0:1")["defenders"] == 1


@pytest.mark.rule("SIEGE-TOWER-16")
@pytest.mark.rule("SIEGE-WALL-03")
def test_a_gate_is_a_tower_where_it_is_agreed(here):
    """The gate's base gives it room, or does not."""
    ask("new", "c.db", "--game", "siege")
    done("siege start 3 --attacker Nains --defender Empire --gate wall")
    done("siege wall --gates 1")
    assert refused("siege section Gate_1 --base 40x40")["rule"] == "SIEGE-TOWER-16"
    assert done("siege section Gate_1 --control 0:1")["capacity"] is None
    ask("undo", "--to", "1")
    done("siege start 3 --attacker Nains --defender Empire --gate tower --dice new")
    done("siege wall --gates 1")
    assert done("siege section Gate_1 --base 40x40")["capacity"] == 4


def test_words_of_sections(siege):
    """Kinds and states are in either language; a slip gets the nearest words."""
    assert done("siege section Donjon --kind tour")["kind"] == "tower"
    assert done("siege section Donjon --state détruit")["state"] == "destroyed"
    assert refused("siege section Donjonn --state standing")["code"] == "unknown_name"
    assert "tower" in refused("siege section Neu --kind towr")["hint"]
    assert refused("siege section Donjon --kind wall")["code"] == "rule"
    assert refused("siege section Wall_1 --control 2")["code"] == "usage"
    assert refused("siege section Tower_1 --base 40")["code"] == "usage"
    assert refused("siege section Wall_1 --control 9999:1")["code"] == "usage"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_fortress_is_shown_and_told(siege, lang):
    """The screen fits eighty columns; walls precede towers, in order of number."""
    done("siege section Tower_1 --base 40x40 --face nord --control 1:2")
    done("siege section Wall_2 --state destroyed")
    said = intendant("siege", "sections", "--lang", lang)
    lines = said.out.splitlines()
    assert max(map(len, lines)) <= 80
    names = [line.split("  ")[0] for line in lines[1:13]]
    assert names == [f"Wall {n}" for n in range(1, 13)]
    log = intendant("log", "--lang", lang).out
    assert "Tower 1" in log
    assert "{" not in log


@pytest.mark.rule("SIEGE-WALL-17")
@pytest.mark.parametrize(
    "call",
    [
        "siege section Wall_99 --state destroyed",
        "siege section Wall_99 --control 1:0",
        "siege batter Marteaux Wall_99",
        "siege place Empire boiling_oil --on Wall_99",
        "siege oil Wall_99",
    ],
)
def test_a_section_that_does_not_exist_is_refused_by_its_rule(siege, call):
    """The nearest names are given, and nothing is written."""
    before = ask("siege", "sections")
    found = refused(call)
    assert (found["code"], found["rule"]) == ("unknown_name", "SIEGE-WALL-17")
    assert "Wall 9" in found["hint"]
    assert ask("siege", "sections") == before


@pytest.mark.rule("SIEGE-VP-03")
@pytest.mark.parametrize("control", ["-1:2", "1:-2", "2"])
def test_a_count_of_stands_is_never_below_nought(siege, control):
    """The refusal names the rule by which stands are counted."""
    found = refused(f"siege section Wall_1 --control {control}")
    assert (found["code"], found["rule"]) == ("usage", "SIEGE-VP-03")
    assert "2:3" in found["hint"]
