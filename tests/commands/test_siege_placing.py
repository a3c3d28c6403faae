"""Placing of pieces: where, when, and who places next."""

from __future__ import annotations

import pytest

from tests.commands.siege_table import (
    done,
    house,
    pieces,
    refused,
    section,
    warned,
)
from tests.face import ask


@pytest.fixture
def bare(here):
    """A siege by the general rules, with two earthworks for each side."""
    ask("new", "c.db", "--game", "siege")
    done(
        "siege start siege --attacker Nains --defender Empire --attacker-points 2000"
        " --gate wall --first Nains"
    )
    for side in ("Nains", "Empire"):
        done(f"siege buy {side} earthwork --count 2")
    return here


@pytest.mark.rule("SIEGE-EARTH-15")
def test_earthworks_are_counted(siege):
    """The bought, placed and destroyed earthworks."""
    assert pieces("Empire")["earthwork"] == (1, 1, 0)
    found = done("siege place Empire earthwork")
    assert (found["placed"], found["left"], found["next"]) == (2, 0, "Empire")
    said = refused("siege place Empire earthwork")
    assert said["code"] == "out_of_stock"
    assert done("siege clear Rangers --attacks 3 --dice 1,2,6")["destroyed"] == 1
    assert pieces("Empire")["earthwork"] == (0, 1, 1)


@pytest.mark.rule("SIEGE-SCN3-12")
@pytest.mark.ruling("SIEGE-AMB-30")
def test_braken_keep_places_one_piece_each_in_turn(siege):
    """The besieged place first, earthworks or things such as oil."""
    done("siege buy Nains earthwork --count 3")
    # Empire has placed two already.
    assert warned("siege place Empire earthwork") == ["siege.place_turn"]
    ask("undo")
    found = done("siege place Nains earthwork")
    assert found["next"] == "Nains"
    assert done("siege place Nains earthwork")["next"] == "Empire"
    assert warned("siege place Nains earthwork") == ["siege.place_turn"]
    ask("undo")
    house("scenario3_alternate_placement", "false")
    assert warned("siege place Nains earthwork") == ["siege.place_first"]
    assert warned("siege place Empire earthwork") == []


def test_one_at_a_time_where_sides_take_turns(siege):
    """Two at once are refused while the other side has something to place."""
    done("siege buy Nains earthwork --count 3")
    assert warned("siege place Nains earthwork --count 2") == ["siege.place_one"]


@pytest.mark.rule("SIEGE-EARTH-06")
def test_elsewhere_the_besieged_place_all_first(bare):
    """The besiegers come next."""
    assert warned("siege place Nains earthwork") == ["siege.place_first"]
    ask("undo")
    assert done("siege place Empire earthwork")["next"] == "Empire"
    assert done("siege place Empire earthwork")["next"] == "Nains"
    assert warned("siege place Nains earthwork --count 2") == []
    assert ask("siege", "pieces")["next"] is None


@pytest.mark.rule("SIEGE-EARTH-05")
def test_earthworks_come_before_the_armies(bare):
    """Earthworks are not placed in mid-battle, unless the players allow it."""
    ask("turn", "next")
    said = refused("siege place Empire earthwork")
    assert (said["code"], said["rule"]) == ("out_of_phase", "SIEGE-EARTH-05")
    ask("siege", "place", "Empire", "earthwork", "--ruling", "a sally by night")
    assert pieces("Empire")["earthwork"] == (1, 1, 0)


@pytest.mark.rule("SIEGE-SCN3-11")
def test_braken_keep_is_prepared_before_the_armies(siege):
    """Oil is included; machines and artillery come with the armies."""
    ask("turn", "next")
    said = refused("siege place Empire boiling_oil --on Wall_2")
    assert (said["code"], said["rule"]) == ("out_of_phase", "SIEGE-SCN3-11")
    assert done("siege place Nains trebuchet")["placed"] == 1


@pytest.mark.rule("SIEGE-LIST-11")
@pytest.mark.ruling("SIEGE-AMB-12")
def test_oil_lies_on_one_section(siege):
    """The marker of oil cannot be on a courtyard or on the ground."""
    assert section("Wall 1")["oil"] == 1
    assert refused("siege place Empire boiling_oil")["code"] == "usage"
    said = refused("siege place Empire boiling_oil --on Courtyard_1")
    assert said["rule"] == "SIEGE-LIST-11"
    assert "siege.oil_twice" in warned("siege place Empire boiling_oil --on Wall_1")


def test_oil_on_what_has_fallen(siege):
    """Oil cannot be used at a breach, and that on a fallen wall is lost."""
    done("siege section Wall_1 --state destroyed")
    assert (section("Wall 1")["oil"], pieces("Empire")["boiling_oil"]) == (0, (1, 0, 1))
    said = refused("siege place Empire boiling_oil --on Wall_1")
    assert said["rule"] == "SIEGE-BREACH-01"


def test_pieces_of_units_are_given(siege):
    """Rams, ladders and mantlets are given to units, not placed alone."""
    assert refused("siege place Nains ram")["rule"] == "SIEGE-LIST-10"
    assert "siege give" in refused("siege place Nains ladders")["hint"]
    assert refused("siege place Nains trebuchet --on Wall_1")["code"] == "usage"
    assert done("siege place Nains trebuchet")["placed"] == 1
