"""Units of a siege: their equipment, what they leave behind, what stands carry."""

from __future__ import annotations

import pytest

from tests.commands.siege_table import done, house, pieces, refused, unit, warned
from tests.face import ask, intendant


def buy(*items):
    """Buys for the besiegers."""
    for item in items:
        done(f"siege buy Nains {item}")


@pytest.mark.rule("SIEGE-LIST-10", "SIEGE-BUDGET-11")
def test_a_ram_goes_with_a_unit(siege):
    """The entry names the unit that serves it, and nobody else can take it."""
    assert unit("Marteaux")["equipment"] == ["ram"]
    found = done("siege give Rangers ram")
    assert (found["number"], found["equipment"]) == (2, ["ram"])
    done("siege unit Nains Mineurs --type infantry --stands 3")
    said = refused("siege give Mineurs ram")
    assert (said["code"], said["rule"]) == ("out_of_stock", "SIEGE-BUDGET-11")
    assert pieces("Nains")["ram"] == (0, 2, 0)


@pytest.mark.rule("SIEGE-LIST-10")
def test_which_ram_may_be_said(siege):
    """The ram has a number; one that another unit serves is refused."""
    said = refused("siege give Rangers ram --number 1")
    assert (said["code"], "2" in said["hint"]) == ("unknown_name", True)
    assert done("siege give Rangers ram --number 2")["number"] == 2
    assert refused("siege give Rangers ram")["code"] == "rule"


@pytest.mark.rule("SIEGE-LIST-14")
@pytest.mark.rule("SIEGE-LADDER-06")
@pytest.mark.parametrize("sort", ["cavalry", "artillery", "machine", "flyers"])
def test_only_infantry_has_ladders_and_portable_rams(siege, sort):
    """Other types of unit are refused, unless the referee rules otherwise."""
    done(f"siege unit Nains Autres --type {sort} --stands 3")
    buy("ladders --count 3", "portable_ram")
    assert refused("siege give Autres ladders")["rule"] == "SIEGE-LADDER-06"
    assert refused("siege give Autres portable_ram")["rule"] == "SIEGE-LIST-14"
    words = ("siege", "give", "Autres", "ladders", "--ruling", "on foot")
    assert ask(*words)["equipment"] == ["ladders"]


@pytest.mark.rule("SIEGE-LADDER-04")
@pytest.mark.parametrize("item", ["mantlets", "siege_tower", "portable_ram", "ram"])
def test_ladders_go_with_nothing_else(siege, item):
    """No house rule allows ladders beside anything else."""
    house("combine_equipment", "allow")
    buy("ladders --unit Rangers", item)
    assert refused(f"siege give Rangers {item}")["rule"] == "SIEGE-LADDER-04"
    done("siege drop Rangers ladders")
    done(f"siege give Rangers {item}")
    assert refused("siege give Rangers ladders")["rule"] == "SIEGE-LADDER-04"


@pytest.mark.ruling("SIEGE-AMB-14")
@pytest.mark.parametrize(
    "call",
    [
        "siege give Marteaux mantlets",
        "siege buy Nains mantlets --unit Marteaux",
        "siege unit Nains Marteaux --with mantlets",
    ],
)
def test_two_items_on_one_unit(siege, call):
    """The house rule makes it a warning, a refusal or nothing."""
    buy("mantlets --count 3")
    assert warned(call) == ["siege.combined"]
    ask("undo")
    house("combine_equipment", "refuse")
    assert "combine" in refused(call)["rule"]
    house("combine_equipment", "allow")
    assert warned(call) == []


def test_a_third_item_is_refused_like_the_second(siege):
    """What the referee has allowed of two is not allowed of three."""
    house("combine_equipment", "refuse")
    buy("mantlets", "charcloie")
    ask("siege", "give", "Marteaux", "mantlets", "--ruling", "a strong unit")
    assert "combine" in refused("siege give Marteaux charcloie")["rule"]


@pytest.mark.rule("SIEGE-LADDER-03")
@pytest.mark.rule("SIEGE-LADDER-05")
def test_ladders_are_counted_by_stands(siege):
    """Either each stand has one or none does; a lost stand takes its own with it."""
    buy("ladders --count 3")
    assert refused("siege give Rangers ladders")["code"] == "out_of_stock"
    buy("ladders")
    done("siege give Rangers ladders")
    done("siege unit Nains Rangers --stands 3")
    assert pieces("Nains")["ladders"] == (0, 3, 1)
    assert refused("siege unit Nains Rangers --stands 4")["code"] == "out_of_stock"
    # A new stand takes one that is free, and no more.
    buy("ladders --count 2")
    done("siege unit Nains Rangers --stands 4")
    assert pieces("Nains")["ladders"] == (1, 4, 1)
    done("siege drop Rangers ladders")
    assert pieces("Nains")["ladders"] == (5, 0, 1)


@pytest.mark.ruling("SIEGE-AMB-13")
def test_a_set_may_be_for_a_stand(siege):
    """Mantlets are for a unit, or by a house rule for each of its stands."""
    assert done("siege buy Nains mantlets --unit Rangers")["count"] == 1
    ask("undo")
    house("equipment_set_covers", "stand")
    assert done("siege buy Nains mantlets --unit Rangers")["count"] == 4


@pytest.mark.rule("SIEGE-RAM-13")
def test_a_portable_ram_is_dropped_at_any_moment(siege):
    """Another unit may take it then."""
    buy("portable_ram --unit Rangers")
    assert done("siege drop Rangers portable_ram")["equipment"] == []
    assert pieces("Nains")["portable_ram"] == (1, 0, 0)
    assert refused("siege drop Rangers portable_ram")["code"] == "rule"


@pytest.mark.parametrize(
    ("item", "rule"), [("portable_ram", "SIEGE-RAM-13"), ("mantlets", "SIEGE-LIST-10")]
)
def test_what_a_unit_leaves_behind_is_told_with_its_rule(siege, item, rule):
    """A portable ram is dropped by a rule of its own, all else as it was given."""
    buy(f"{item} --unit Rangers")
    done(f"siege drop Rangers {item}")
    newest = ask("log", "--last", "1")["entries"][0]["seq"]
    moved = [one for one in ask("show", str(newest))["effects"] if "amount" in one]
    assert [(one["what"], one["rule"]) for one in moved] == [(item, rule)]


def test_a_ram_that_is_left_keeps_its_hits(siege):
    """The ram's next crew finds it in the same state."""
    done("siege hit Nains ram 2 --number 1")
    done("siege drop Marteaux ram")
    assert done("siege give Rangers ram --number 1")["number"] == 1
    machines = ask("siege", "pieces")["sides"][0]["machines"]
    shown = [(one["item"], one["number"], one["hits"], one["unit"]) for one in machines]
    assert shown == [
        ("ram", 1, 1, "Rangers"),
        ("ram", 2, 3, None),
        ("trebuchet", 1, 4, None),
    ]
    assert [one["armour"] for one in machines] == ["3+", "3+", "0"]


def test_a_corrected_heap_is_still_told(siege):
    """The pieces on the table are shown, whatever was bought."""
    ask("correct", "ram", "side:Nains", "1000000000", "--for", "a slip")
    machines = ask("siege", "pieces")["sides"][0]["machines"]
    assert len([one for one in machines if one["item"] == "ram"]) == 200
    assert done("siege hit Nains ram 1 --number 7")["left"] == 2
    ask("correct", "ram", "side:Nains", "0", "--for", "a slip")
    assert refused("siege give Rangers ram")["code"] == "out_of_stock"
    assert ask("verify")["findings"] == []


def test_one_of_several_rams_is_chosen(siege):
    """If they differ, the players must say which one."""
    done("siege drop Marteaux ram")
    done("siege hit Nains ram 2 --number 2")
    said = refused("siege give Rangers ram")
    assert (said["code"], said["options"]) == ("missing_choice", ["1", "2"])
    found = ask("siege", "give", "Rangers", "ram", "--choose", "machine=2")
    assert found["number"] == 2


@pytest.mark.rule("SIEGE-LIST-09")
@pytest.mark.rule("SIEGE-LIST-11")
@pytest.mark.rule("SIEGE-LIST-12")
def test_some_pieces_are_no_units_own(siege):
    """Artillery, oil on walls, and earthworks on the ground belong to no unit."""
    done("siege unit Empire Gardes --type infantry --stands 3")
    for ruled in ("", " --ruling so_be_it"):
        said = refused(f"siege give Rangers trebuchet{ruled}")
        assert said["rule"] == "SIEGE-LIST-09"
    assert refused("siege give Gardes boiling_oil")["rule"] == "SIEGE-LIST-11"
    assert refused("siege give Gardes earthwork")["rule"] == "SIEGE-LIST-12"


def test_a_unit_that_is_wiped_out_leaves_its_ram(siege):
    """The unit's stands are gone, but the ram is still there."""
    done("siege unit Nains Marteaux --stands 0")
    assert (unit("Marteaux")["stands"], unit("Marteaux")["equipment"]) == (0, [])
    assert pieces("Nains")["ram"] == (2, 0, 0)
    assert refused("siege give Marteaux ram")["code"] == "rule"


def test_a_new_unit_needs_its_facts(siege):
    """Type and stands are needed; later either may change alone."""
    said = refused("siege unit Nains Mineurs")
    assert (said["code"], "--type" in said["message"]) == ("usage", True)
    done("siege unit Nains Mineurs --type infantry --stands 2")
    assert done("siege unit Nains mineurs --stands 3")["type"] == "infantry"
    assert refused("siege unit Empire Mineurs --stands 3")["code"] == "name_taken"
    assert refused("siege unit Nains X --type dragon --stands 1")["code"] == (
        "unknown_name"
    )
    assert "Rangers" in refused("siege give Ranger ram")["hint"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_units_are_shown_and_told(siege, lang):
    """Screens fit eighty columns; every entry has its sentence."""
    done("siege buy Nains ladders --unit Rangers")
    done("siege hit Nains ram 2 --number 1")
    for call in (
        ("siege", "pieces"),
        ("log",),
        ("siege", "drop", "Rangers", "ladders"),
    ):
        said = intendant(*call, "--lang", lang)
        assert said.status == 0, said.err
        assert "Rangers" in said.out
        assert "{" not in said.out
    shown = intendant("siege", "pieces", "--lang", lang).out
    assert max(map(len, shown.splitlines())) <= 80
