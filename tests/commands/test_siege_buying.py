"""Buying siege equipment: open lists, numbers, prices, and a whole list at once."""

from __future__ import annotations

import pytest

from commands.offering import Context
from ledger.store.book import Book
from tests.commands.siege_table import (
    done,
    house,
    left,
    pieces,
    refused,
    unit,
    warned,
)
from tests.face import ask, intendant


@pytest.mark.rule("SIEGE-BUDGET-11")
@pytest.mark.rule("SIEGE-LIST-16")
@pytest.mark.rule("SIEGE-EARTH-03")
def test_pieces_are_paid_from_the_one_allowance(siege):
    """Earthworks and artillery use the same points; a shortage is reported."""
    assert (left("Nains"), left("Empire")) == (360, 210)
    found = done("siege buy Nains mangonel")
    assert (found["cost"], found["left"], found["owned"]) == (80, 280, 1)
    assert done("siege buy Nains earthwork --count 18")["left"] == 10
    said = refused("siege buy Nains earthwork")
    assert (said["code"], said["rule"]) == ("not_enough", "SIEGE-BUDGET-11")
    assert "10 points left" in said["message"]
    # A ruling makes no points.
    words = ("siege", "buy", "Nains", "earthwork", "--ruling", "so be it")
    assert intendant(*words).status == 1


def test_whoever_has_points_left_is_to_act(siege):
    """Nains may still buy; Empire, which has something to place, comes first."""
    with Book("c.db") as book:
        assert Context(book, lang="en").acting == ["Empire", "Nains"]


@pytest.mark.rule("SIEGE-LIST-03")
@pytest.mark.rule("SIEGE-LIST-04")
def test_marked_items_are_for_one_side(siege):
    """Oil is for the besieged, rams and ladders are for the besiegers."""
    assert refused("siege buy Nains boiling_oil")["rule"] == "SIEGE-LIST-03"
    for item in ("ram", "portable_ram", "ladders", "charcloie", "mantlets"):
        assert refused(f"siege buy Empire {item}")["rule"] == "SIEGE-LIST-04"
    assert refused("siege buy Empire siege_tower")["rule"] == "SIEGE-LIST-04"


@pytest.mark.rule("SIEGE-LIST-05")
@pytest.mark.rule("SIEGE-LIST-06")
def test_earthworks_are_for_both_sides_and_all_peoples(here):
    """Only the Bombard depends on the people."""
    ask("new", "c.db", "--game", "siege")
    done(
        "siege start 3 --attacker Elfes --attacker-people Elfes"
        " --defender Orques --defender-people Orques --gate wall"
    )
    for side in ("Elfes", "Orques"):
        assert done(f"siege buy {side} earthwork")["owned"] == 1
    for item in ("ram", "ladders", "trebuchet"):
        assert done(f"siege buy Elfes {item}")["owned"] == 1


@pytest.mark.ruling("SIEGE-AMB-09")
def test_machines_may_be_open_to_both(siege):
    """A house rule opens them; the scenario must still open the list."""
    house("machines_available_to", "both")
    assert refused("siege buy Empire ram")["rule"] == "SIEGE-SCN3-10"


@pytest.mark.rule("SIEGE-LIST-02")
@pytest.mark.rule("SIEGE-SCN3-09")
@pytest.mark.rule("SIEGE-SCN3-10")
def test_a_scenario_opens_lists(siege):
    """Artillery is closed to the besieged of Braken Keep, but open to the besiegers."""
    said = refused("siege buy Empire mangonel")
    assert (said["code"], said["rule"]) == ("rule", "SIEGE-SCN3-10")
    assert done("siege buy Nains mangonel")["left"] == 280
    words = ("siege", "buy", "Empire", "mangonel", "--ruling", "an old one")
    assert ask(*words)["left"] == 130


@pytest.mark.rule("SIEGE-LIST-08")
@pytest.mark.ruling("SIEGE-AMB-06")
def test_artillery_has_a_max(here):
    """The limit is one for each step of Max, or one in all by a house rule."""
    ask("new", "c.db", "--game", "siege")
    done("siege start 3 --attacker Nains --defender Empire --gate wall")
    assert refused("siege buy Nains mangonel --count 3")["rule"] == "SIEGE-LIST-08"
    assert done("siege buy Nains mangonel")["owned"] == 1
    assert refused("siege buy Nains mangonel --count 2")["rule"] == "SIEGE-LIST-08"
    house("artillery_max_scales", "false")
    assert refused("siege buy Nains mangonel")["rule"] == "SIEGE-LIST-08"
    house("artillery_max_scales", "true")
    assert done("siege buy Nains mangonel")["owned"] == 2


@pytest.mark.rule("SIEGE-BUDGET-10")
def test_artillery_takes_half_of_the_allowance(siege):
    """The limit is 250 of 500, with earlier purchases; other items are not limited."""
    assert done("siege buy Nains mangonel")["left"] == 280
    said = refused("siege buy Nains bombard")
    assert said["rule"] == "SIEGE-BUDGET-10"
    assert done("siege buy Nains mantlets")["left"] == 270


@pytest.mark.rule("SIEGE-LIST-07")
@pytest.mark.parametrize("people", ["Wood_Elves", "Bretonniens"])
def test_some_peoples_have_no_bombard(here, people):
    """Neither Elves of any kind nor Bretonnians have them."""
    ask("new", "c.db", "--game", "siege")
    done(f"siege start 3 --attacker Eux --attacker-people {people} --gate wall")
    assert refused("siege buy Eux bombard")["rule"] == "SIEGE-LIST-07"
    assert done("siege buy Eux mangonel")["owned"] == 1


@pytest.mark.rule("SIEGE-SCN1-03")
def test_the_race_for_the_watchtower_has_no_equipment(here):
    """The lists are closed to both sides."""
    ask("new", "c.db", "--game", "siege")
    done("siege start 1 --attacker Nains --defender Empire --first Nains")
    for call in ("Nains ram", "Empire boiling_oil", "Nains trebuchet"):
        assert refused(f"siege buy {call}")["rule"] == "SIEGE-SCN1-03"


@pytest.mark.rule("SIEGE-SCN2-05")
@pytest.mark.rule("SIEGE-SCN2-06")
@pytest.mark.rule("SIEGE-SCN2-17")
def test_a_watchtower_won_brings_earthworks(here):
    """A hundred points buy only earthworks: six sections, and ten points are lost."""
    ask("new", "c.db", "--game", "siege")
    done("siege start 1 --attacker Nains --defender Empire --first Nains")
    done("siege end --winner Nains")
    done("siege start 2 --attacker Nains --defender Empire --first Nains")
    assert done("siege buy Nains earthwork --count 6")["left"] == 10
    said = refused("siege buy Nains earthwork")
    assert (said["code"], said["rule"]) == ("not_enough", "SIEGE-SCN2-06")
    enough = refused("siege buy Nains ram")  # the ten that are left would suffice
    assert (enough["rule"], "[SIEGE-SCN2-06]" in enough["message"]) == (
        "SIEGE-SCN2-05",
        False,
    )
    message = refused("siege buy Nains ram --count 2")["message"]
    assert ("[SIEGE-SCN2-05]" in message, "[SIEGE-SCN2-06]" in message) == (True, True)
    nothing = refused("siege buy Empire earthwork")
    # A side without a bonus lacks no part of it.
    assert (nothing["code"], "[SIEGE-SCN2-06]" in nothing["message"]) == ("rule", False)
    assert done("siege place Nains earthwork --count 6")["placed"] == 6


@pytest.mark.rule("SIEGE-SCN2-05")
@pytest.mark.parametrize("before", ["siege start 1 --first Dwarfs", None])
def test_a_watchtower_lost_or_not_played_brings_none(here, before):
    """The refusal is not about points, and its rule says whose they would have been."""
    ask("new", "c.db", "--game", "siege")
    if before:
        done(before)
        done("siege end --winner Empire")
    done("siege start 2 --attacker Dwarfs --first Dwarfs")
    said = refused("siege buy Dwarfs earthwork")
    assert (said["code"], said["rule"]) == ("rule", "SIEGE-SCN2-05")


@pytest.mark.rule("SIEGE-EARTH-02")
def test_earthworks_where_the_scenario_has_them(here):
    """There are none in the race for the watchtower."""
    ask("new", "c.db", "--game", "siege")
    done("siege start 1 --attacker Nains --defender Empire --first Nains")
    assert refused("siege buy Empire earthwork")["rule"] == "SIEGE-EARTH-02"


@pytest.mark.rule("SIEGE-LADDER-05")
def test_a_unit_gets_as_many_as_it_needs(siege):
    """A unit gets ladders for each of its stands, at once."""
    found = done("siege buy Nains ladders --unit Rangers")
    assert (found["count"], found["cost"], found["unit"]) == (4, 20, "Rangers")
    assert unit("Rangers")["equipment"] == ["ladders"]
    assert pieces("Nains")["ladders"] == (0, 4, 0)
    said = refused("siege buy Nains ladders --unit Marteaux --count 4")
    assert (said["code"], "3" in said["message"]) == ("usage", True)


@pytest.mark.rule("SIEGE-LIST-03", "SIEGE-LADDER-04")
def test_what_the_unit_may_not_is_told_with_what_its_side_may_not(siege):
    """Oil belongs to the besieged, and nothing goes with ladders: both are reported."""
    done("siege buy Nains ladders --unit Rangers")
    message = refused("siege buy Nains boiling_oil --unit Rangers")["message"]
    assert [f"[SIEGE-{rule}]" in message for rule in ("LIST-03", "LADDER-04")] == [
        True,
        True,
    ]


def test_a_unit_of_the_other_side_gets_nothing(siege):
    """A side buys only for its own units."""
    assert refused("siege buy Empire boiling_oil --unit Rangers")["code"] == "rule"


def test_words_of_either_language(siege):
    """Items have names, sides have roles; the nearest words are offered."""
    assert done("siege buy besieger Bélier")["item"] == "ram"
    assert done("siege buy assiégé huile_bouillante")["side"] == "Empire"
    said = refused("siege buy Nains rma")
    assert (said["code"], "ram" in said["hint"]) == ("unknown_name", True)


def test_a_purchase_is_told_and_undone(siege):
    """Both languages log it; an undo gives back the points."""
    done("siege buy Nains mangonel")
    assert "mangonel" in ask("log", "--last", "1")["entries"][0]["text"]
    french = intendant("log", "--last", "1", "--lang", "fr").out
    assert "angonneau" in french
    ask("undo")
    assert (left("Nains"), "mangonel" in pieces("Nains")) == (360, False)


def test_a_whole_list_is_bought_at_once(siege):
    """One entry has pieces, units and their equipment."""
    found = done("siege load Nains list.toml")
    assert found["pieces"] == {"mantlets": 1, "mangonel": 1, "siege_tower": 1}
    assert (found["cost"], found["left"]) == (100, 260)
    assert found["units"] == ["Mineurs", "Marteliers"]
    assert unit("Mineurs")["equipment"] == ["mantlets"]
    assert len(ask("log", "--last", "99")["entries"]) == 12


def test_a_list_with_faults_buys_nothing(siege):
    """All faults come at once with their lines, and nothing is half written."""
    text = 'side = "attacker"\nbuys = { mangonel = 3, boiling_oil = 1 }\n'
    (siege / "list.toml").write_text(text, "utf-8")
    said = refused("siege load Nains list.toml")
    assert said["code"] == "rule"
    assert said["message"].count("line 2") == 2
    assert left("Nains") == 360


def test_a_list_for_the_other_side_is_refused(siege):
    """The list names its own side."""
    assert refused("siege load Empire list.toml")["code"] == "rule"


def test_a_list_may_be_french(siege):
    """Keys and items may be French."""
    text = (
        'camp = "assiégeant"\n"équipement" = { "Échelles" = 3, "Tour de siège" = 1 }\n'
    )
    (siege / "list.toml").write_text(text, "utf-8")
    assert done("siege load Nains list.toml")["cost"] == 25


@pytest.mark.ruling("SIEGE-AMB-39")
def test_a_people_nobody_told_is_asked_for(siege):
    """The Bombard is not for every people."""
    assert "siege.people_untold" in warned("siege buy Nains bombard")


def test_all_that_forbids_a_purchase_is_told_at_once(here):
    """Each fault has its rule; the first one is the refusal's own."""
    ask("new", "c.db", "--game", "siege")
    done("siege start 3 --attacker Elfes --attacker-people Elfes --defender Empire")
    found = refused("siege buy Elfes bombard --count 6")
    assert (found["code"], found["rule"]) == ("rule", "SIEGE-LIST-07")
    lines = found["message"].splitlines()
    assert [line.rpartition(" ")[2] for line in lines[1:]] == [
        "[SIEGE-LIST-07]",
        "[SIEGE-BUDGET-10]",
        "[SIEGE-LIST-08]",
        "[SIEGE-BUDGET-11]",
    ]
    assert pieces("Elfes") == {}
