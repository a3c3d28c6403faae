"""Whole battles: the printed examples, the table, the end of a battle."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.rules.fief.war.ground import Ground, read
from ledger.rules.fief.war.tables import LOSSES
from tests.ledger.rules.fief.war.fights import battle, left


@pytest.mark.rule("FIEF-FIGHT-03", "FIEF-FIGHT-08", "FIEF-FIGHT-09", "FIEF-FIGHT-12")
@pytest.mark.rule("FIEF-FIGHT-13", "FIEF-FIGHT-16")
def test_the_battle_of_the_summary_sheet():
    """TV-FIGHT-DOC-01: three rounds at a castle; the attacker keeps 1 and both lords."""
    result = battle(
        "soldiers=8,lords=2",
        "soldiers=5,lords=1",
        "5 3 | 6 | 3 3 | 3 | 6 | 6",
        site="castle",
    )
    told = [
        (r["attacker"]["points"], r["attacker"]["inflicts"], r["defender"]["inflicts"])
        for r in result["rounds"]
    ]
    after = [
        [(r["after"][s]["soldiers"], r["after"][s]["lords"]) for s in r["after"]]
        for r in result["rounds"]
    ]
    assert told == [(10, 2, 3), (7, 2, 1), (6, 2, 3)]
    assert after == [[(5, 2), (3, 1)], [(4, 2), (1, 1)], [(1, 2), (0, 0)]]
    assert (result["winner"], result["end"]) == ("attacker", "eliminated")
    assert left(result, "attacker") == {"soldiers": 1, "lords": 2}


@pytest.mark.rule("FIEF-FIGHT-03")
def test_mercy_ends_the_battle_of_the_summary_sheet():
    """TV-FIGHT-DOC-02: after two rounds lord and lady are captives, no soldier left."""
    result = battle(
        "soldiers=8,lords=2",
        "soldiers=5,lords=1,women=1",
        "5 3 6 3 3 3",
        site="castle",
        mercy="defender:2",
    )
    assert (result["winner"], result["end"]) == ("attacker", "mercy")
    assert result["captives"] == {"attacker": 0, "defender": 2}
    assert left(result, "attacker") == {"soldiers": 4, "lords": 2}
    assert left(result, "defender") == {}


@pytest.mark.rule("FIEF-FIGHT-03", "FIEF-GRACE-01")
def test_who_has_no_lord_to_save_fights_on():
    """Mercy is for lords: nobody asks it for soldiers alone."""
    result = battle("soldiers=6", "soldiers=2", "1 1 6 1", mercy="defender:1")
    assert (len(result["rounds"]), result["end"]) == (2, "eliminated")


@pytest.mark.rule("FIEF-FIGHT-11")
def test_lords_stand_as_long_as_soldiers_do():
    """Of five points, two soldiers fall first, then lords; the third lord survives."""
    result = battle("soldiers=12", "soldiers=3,lords=2", "6 2 1", rounds=1)
    assert left(result, "defender") == {"lords": 1}


@pytest.mark.rule("FIEF-FIGHT-11", "FIEF-FIGHT-12", "FIEF-FIGHT-17")
def test_both_sides_fall_at_once():
    """TV-FIGHT-D-01: a side that is wiped out has still rolled."""
    result = battle("soldiers=2,lords=1", "soldiers=3", "6 6")
    assert (result["winner"], result["end"]) == (None, "both")
    assert [left(result, side) for side in result["survivors"]] == [{}, {}]


@pytest.mark.rule("FIEF-FIGHT-07", "FIEF-FIGHT-09", "FIEF-FIGHT-21")
def test_a_round_at_a_city():
    """TV-FIGHT-D-02: three dice against walls; the attacker is in the open."""
    result = battle(
        "soldiers=12,lords=1", "soldiers=7", "5 5 4 4 5", site="city", rounds=1
    )
    (told,) = result["rounds"]
    assert (told["attacker"]["inflicts"], told["defender"]["inflicts"]) == (3, 4)
    assert left(result, "attacker") == {"soldiers": 8, "lords": 1}
    assert left(result, "defender") == {"soldiers": 4}
    assert (result["winner"], result["end"]) == (None, "rounds")


@pytest.mark.rule("FIEF-FIGHT-21")
def test_inside_both_sides_have_the_walls():
    """A guest who attacks from inside has losses by the castle's column, too."""
    result = battle(
        "soldiers=6", "soldiers=6", "6 6", site="castle", inside=True, rounds=1
    )
    assert left(result, "attacker") == left(result, "defender") == {"soldiers": 4}


@pytest.mark.rule("FIEF-FIGHT-09", "FIEF-FIEF-09")
@pytest.mark.parametrize(
    ("ground", "attacker", "defender"),
    [
        (Ground("open"), "open", "open"),
        (Ground("castle"), "open", "castle"),
        (Ground("city"), "open", "city"),
        (Ground("castle", inside=True), "castle", "castle"),
        (Ground("city", inside=True), "city", "city"),
    ],
)
def test_each_side_loses_by_where_it_stands(ground, attacker, defender):
    """The attacker's losses are for the open, the defender's for the walls."""
    assert (ground.column("attacker"), ground.column("defender")) == (
        attacker,
        defender,
    )


@pytest.mark.rule("FIEF-FIGHT-09", "FIEF-FIEF-09")
@pytest.mark.parametrize(("site", "lost"), [("open", 6), ("castle", 4), ("city", 3)])
def test_a_city_defends_better_than_a_castle(site, lost):
    """A total of twelve costs a half, a third or a quarter."""
    result = battle("soldiers=12", "soldiers=12", "6 6 1 1", site=site, rounds=1)
    assert left(result, "defender") == {"soldiers": 12 - lost}
    assert left(result, "attacker") == {"soldiers": 11}


@pytest.mark.rule("FIEF-FIGHT-09")
def test_a_sortie_gives_up_the_walls():
    """A side that comes out has losses by the open column."""
    grounds = Ground("castle", sortie=True), Ground("castle")
    assert [g.column("defender") for g in grounds] == ["open", "castle"]


@pytest.mark.rule("FIEF-FIGHT-10")
def test_the_table_is_what_it_follows():
    """A fourth, a third or a half of the total is rounded down, beyond 18 as well."""
    for column, divisor in (("city", 4), ("castle", 3), ("open", 2)):
        told = [read(total, column) for total in range(40)]
        assert told == [total // divisor for total in range(40)]
    city = (0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4)
    castle = (0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6)
    field = (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9)
    printed = [LOSSES[column][:18] for column in ("city", "castle", "open")]
    assert printed == [city, castle, field]


@pytest.mark.rule("FIEF-FIGHT-13")
def test_lords_fall_only_when_no_soldier_is_left():
    """Four points kill three soldiers and one of two lords."""
    result = battle("soldiers=12", "soldiers=3,lords=2", "5 4 1", rounds=1)
    assert left(result, "defender") == {"lords": 1}
    asked = battle(
        "soldiers=12",
        "soldiers=2,lords=1,darc",
        "5 2 1",
        rounds=1,
        losses=["defender:ask"],
        choose={"losses.defender.1.1": "darc"},
    )
    assert left(asked, "defender") == {"lords": 1}


@pytest.mark.rule("FIEF-FIGHT-06")
def test_women_of_the_losing_side_are_captured():
    """Women without crowns add no points, and are the winner's prisoners at the end."""
    result = battle("soldiers=6", "soldiers=2,women=2", "5 1")
    assert result["rounds"][0]["defender"]["points"] == 2
    assert (result["winner"], result["captives"]["defender"]) == ("attacker", 2)


@pytest.mark.rule("FIEF-FIGHT-06")
@pytest.mark.ruling("FIEF-AMB-136")
def test_women_stay_where_both_sides_fall():
    """Without a winner nobody captures them."""
    result = battle("soldiers=2", "soldiers=2,women=1", "6 6")
    assert (result["winner"], result["captives"]["defender"]) == (None, 0)
    assert left(result, "defender") == {"women": 1}


@pytest.mark.ruling("FIEF-AMB-84")
def test_women_alone_are_captured_without_a_throw():
    """No dice are rolled; the other side simply captures them."""
    result = battle("soldiers=1", "women=2")
    assert (result["rounds"], result["winner"]) == ([], "attacker")
    assert result["captives"]["defender"] == 2


@pytest.mark.rule("FIEF-FIGHT-30")
@pytest.mark.ruling("FIEF-AMB-51")
def test_the_owner_chooses_who_falls():
    """The choice is between soldiers and royal guards, then a lord and D'Arc."""
    result = battle(
        "soldiers=6",
        "soldiers=2,royal=2,lords=1,darc",
        "6 1 4 1",
        losses=["ask"],
        choose={
            "losses.defender.1.1": "royal",
            "losses.defender.1.2": "royal",
            "losses.defender.2.1": "lords",
        },
        rounds=2,
    )
    after = [r["after"]["defender"] for r in result["rounds"]]
    assert (after[0]["soldiers"], after[0]["royal"]) == (1, 0)
    assert left(result, "defender") == {"darc": 1}


@pytest.mark.rule("FIEF-FIGHT-28")
@pytest.mark.parametrize(
    ("dice", "cap", "total", "losses"),
    [
        ("4 3", "formula", 13, {"city": 3, "castle": 4, "open": 6}),
        ("6 6 5", "formula", 23, {"city": 5, "castle": 7, "open": 11}),
        ("6 6 5", "cap18", 18, {"city": 4, "castle": 6, "open": 9}),
    ],
)
@pytest.mark.ruling("FIEF-AMB-54")
def test_darc_adds_six_to_the_dice(dice, cap, total, losses):
    """TV-DARC-01 and -02, with the table extended or cut off."""
    many = len(dice.split())
    for site, harm in losses.items():
        result = battle(
            f"soldiers={6 * many - 1 - 5 * (many == 3)},darc",
            "soldiers=30",
            f"{dice} 1 1 1",
            site=site,
            rounds=1,
            house={"fief.darc.beyond_table": cap},
        )
        told = result["rounds"][0]["attacker"]
        assert (told["bonus"], told["total"], told["inflicts"]) == (6, total, harm)


@pytest.mark.rule("FIEF-FIGHT-28")
def test_darc_adds_nothing_once_she_is_dead():
    """D'Arc's side rolls without her from the next round on."""
    result = battle(
        "soldiers=1,darc,lords=2",
        "soldiers=30",
        "1 2 1 1 1 1 1 1",
        losses=["attacker:darc"],
        rounds=2,
    )
    assert [r["attacker"]["bonus"] for r in result["rounds"]] == [6, 0]


def test_a_battle_needs_somebody_who_fights():
    """A side without anybody makes no battle."""
    with pytest.raises(Refused) as refused:
        battle("soldiers=1", "soldiers=0")
    assert refused.value.rule == "FIEF-FIGHT-01"
