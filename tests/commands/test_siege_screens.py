"""The table's view of a siege: no empty columns, and every fault at once."""

from __future__ import annotations

import pytest

from tests.commands.siege_table import done, refused
from tests.face import ask, intendant


@pytest.fixture
def race(here):
    """The race for the watchtower has begun, and the defenders have a unit."""
    ask("new", "race.db", "--game", "siege")
    done("siege start 1 --attacker Dwarfs --defender Empire --first Empire")
    done("siege unit Empire Archers --type infantry --stands 3")


def screen(*words, lang="en"):
    """A screen, with plain spaces."""
    said = intendant(*words, "--lang", lang)
    assert said.status == 0, said.err
    return said.out.replace("\xa0", " ").replace("\u202f", " ")


@pytest.mark.usefixtures("race")
def test_columns_that_say_nothing_are_left_out():
    """The race has no score, equipment or general; each column appears when needed."""
    head = screen("siege", "status").splitlines()[2]
    assert head.split() == ["side", "role", "army"]
    done("siege general Empire --name Anders")
    assert screen("siege", "status").splitlines()[2].split()[-1] == "general"


@pytest.mark.usefixtures("siege")
def test_a_siege_has_all_columns():
    """The score and unspent points are among them."""
    head = screen("siege", "status").splitlines()[2]
    assert "score" in head
    assert "equipment points left" in head


@pytest.mark.usefixtures("race")
@pytest.mark.parametrize("held", [0, 1])
def test_one_turn_is_one_turn_in_french(held):
    """The forms are 0 tour, 1 tour, 2 tours."""
    done("siege hold Archers --stands 2")
    for _ in range(held):
        done("phase next")
    said = screen("siege", "hold", "Archers", "--stands", "3", lang="fr")
    assert f"tenue pendant {held} tour de joueur sur 3" in said
    assert f"{held} tour de joueur sur 3" in screen("siege", "status", lang="fr")


@pytest.mark.usefixtures("race")
def test_who_left_the_tower_holds_nothing():
    """The number of stands needed is not shown."""
    done("siege hold Archers --stands 2")
    assert len(screen("siege", "hold", "Archers", "--left").splitlines()) == 1


@pytest.mark.rule("SIEGE-SCN1-03")
def test_where_there_is_no_fortress_there_is_no_gate(here):
    """A gate is refused instead of being ignored."""
    ask("new", "race.db", "--game", "siege")
    said = refused("siege start 1 --attacker A --defender B --first A --gate wall")
    assert said["message"] == (
        "there is no fortress in this scenario (Race for the watchtower), so there is no gate"
    )
    assert not ask("log")["entries"][1:]


@pytest.mark.rule("SIEGE-SCN2-17")
def test_points_that_buy_nothing_are_not_due(here):
    """Six earthworks leave ten points, and nothing costs so little there."""
    ask("new", "message.db", "--game", "siege")
    done("siege start 1 --attacker Dwarfs --defender Empire --first Empire")
    done("siege break Empire")
    done("siege end")
    done("siege start 2 --attacker Dwarfs --defender Empire --first Empire")
    assert "siege.buy" in [due["code"] for due in ask("siege", "status")["due"]]
    done("siege buy Dwarfs earthwork --count 6")
    due = [due["code"] for due in ask("siege", "status")["due"]]
    assert due == ["siege.place"]


@pytest.mark.rule("SIEGE-LIST-03")
@pytest.mark.rule("SIEGE-LIST-04")
def test_a_list_that_has_nothing_for_a_side_is_not_offered(here):
    """A siege of one's own opens all lists; the items' marks close some."""
    ask("new", "own.db", "--game", "siege")
    begun = done(
        "siege start siege --attacker A --defender B --attacker-points 2000 --first A "
        "--gate wall"
    )
    attacker, defender = (side["lists"] for side in begun["sides"])
    assert "defender_equipment" not in attacker
    assert defender == ["defender_equipment", "siege_artillery", "earthworks"]


def test_an_end_without_sections_shows_none(here):
    """Only the points are shown."""
    ask("new", "own.db", "--game", "siege")
    done(
        "siege start siege --attacker A --defender B --attacker-points 2000 --first A "
        "--gate wall"
    )
    said = screen("siege", "end", "--winner", "A")
    assert "(nothing)" not in said
    assert "attacker: 0, defender: 0" in said


@pytest.mark.rule("SIEGE-LADDER-06")
@pytest.mark.usefixtures("siege")
def test_all_that_stands_against_a_purchase_for_a_unit(siege):
    """The unit's faults come with those of the purse."""
    done("siege unit Nains Volants --type flyers --stands 90")
    said = refused("siege buy Nains ladders --unit Volants")
    for rule in ("SIEGE-LADDER-06", "SIEGE-BUDGET-11"):
        assert f"[{rule}]" in said["message"]


@pytest.mark.rule("SIEGE-LIST-14")
@pytest.mark.usefixtures("siege")
def test_who_carries_a_portable_ram_stays_infantry():
    """The unit may also drop it; only a ruling says otherwise."""
    done("siege buy Nains portable_ram --unit Rangers")
    said = refused("siege unit Nains Rangers --type cavalry")
    assert (said["code"], said["rule"]) == ("rule", "SIEGE-LIST-14")
    done("siege drop Rangers portable_ram")
    assert done("siege unit Nains Rangers --type cavalry")["type"] == "cavalry"


def test_the_points_of_a_section_are_no_price(here):
    """The points are those that each section of a fortress counts for."""
    assert "points each" in screen("siege", "fortress", "1000")
    assert "figurine" not in screen("siege", "fortress", "1000", lang="fr")


@pytest.mark.rule("SIEGE-RAM-05")
@pytest.mark.usefixtures("siege")
def test_a_breach_tells_how_far_the_unit_may_advance():
    """Only a breach has this line."""
    said = screen("siege", "batter", "Marteaux", "Wall 2", "--result", "breach")
    assert "advance through the breach, up to 20 cm" in said
    done("siege buy Nains portable_ram --unit Rangers")
    said = screen("siege", "batter", "Rangers", "Wall 3", "--result", "held")
    assert "20 cm" not in said


@pytest.mark.usefixtures("siege")
def test_the_dice_against_earthworks_are_shown():
    """Each section has its own dice."""
    done("siege place Empire earthwork")
    words = (
        "siege",
        "clear",
        "Rangers",
        "--attacks",
        "3+1,2",
        "--dice",
        "1 2 6 3 | 5 5",
    )
    lines = screen(*words).splitlines()
    assert lines[1:] == [
        "1 2 6 3: The earthworks are destroyed",
        "5 5: The earthworks stand",
    ]


@pytest.mark.rule("SIEGE-LEN-08")
@pytest.mark.ruling("SIEGE-AMB-36")
def test_what_was_not_played_is_past_when_the_next_begins(here):
    """The help that was not sent for does not come any more."""
    ask("new", "keep.db", "--game", "siege")
    words = "--attacker", "Dwarfs", "--defender", "Empire", "--gate", "wall"
    said = screen("siege", "start", "3", *words)
    assert "the end may come from turn 6 on" in said
    assert "if the defender wins" not in said
