"""The sides of a battle on the board: who stands where, who fights, who is left."""

from __future__ import annotations

import pytest

from ledger.rules.fief.war.force import Force
from ledger.rules.fief.war.heaps import heaps
from ledger.rules.fief.war.mustering import by_counter
from ledger.rules.fief.war.situation import side_at, situated
from ledger.table import Table
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    at,
    holding,
    lord,
    person,
    village,
)
from tests.ledger.rules.fief.war.armies import extended
from tests.ledger.rules.fief.war.board import comer, field, refused, waiting
from tests.ledger.rules.fief.war.fights import ways

VAUX, GATE = at("Vaux"), f"{at('Vaux')}/{at('Bourg')}"
BOARD = (
    village("Vaux", "Bruno", "Bruno.v1=2 Anne.v3=1")
    + waiting("Vaux", "Bourg", "Anne.v1=4")
    + comer("Arnaud", "Anne", "Vaux", "Bourg")
    + comer("Isabelle", "Anne", "Vaux", "Bourg")
    + person("Philippe", "Bruno", "Vaux")
)
POSTS = [(ANNE, VAUX), (ANNE, GATE), (BRUNO, VAUX)]


def allied(state):
    """Anne and Bruno on one side, Anne at two places."""
    return side_at(state, "attacker", [ANNE, BRUNO], POSTS)


def test_a_player_of_a_side_has_places_of_his_own():
    """A side may be taken apart; nothing else of it changes."""
    side = allied(field(BOARD))
    assert side.places(ANNE) == [VAUX, GATE]
    assert side.places(BRUNO) == [VAUX]
    assert side.places("player:Chloé") == []
    alone, rest = side.alone(ANNE), side.without(ANNE)
    assert (alone.players, alone.posts) == ((ANNE,), tuple(POSTS[:2]))
    assert (rest.players, rest.posts) == ((BRUNO,), tuple(POSTS[2:]))
    assert alone._replace(players=side.players, posts=side.posts) == side
    assert rest._replace(players=side.players, posts=side.posts) == side


@pytest.mark.rule("FIEF-FIGHT-04", "FIEF-FIGHT-05", "FIEF-FIGHT-06")
def test_a_side_is_all_that_stands_at_its_places():
    """A woman without a crown is a lord of it, but does not fight."""
    state = field(BOARD)
    side = allied(state)
    assert side.lords(state) == [lord("Arnaud"), lord("Isabelle"), lord("Philippe")]
    assert side.fighters(state) == [lord("Arnaud"), lord("Philippe")]
    assert side.force(state) == Force(soldiers=9, lords=2, women=1)
    assert side.alone(ANNE).force(state) == Force(soldiers=7, lords=1, women=1)
    assert side.alone(BRUNO).force(state) == Force(soldiers=2, lords=1)


def test_players_are_left_while_a_counter_of_theirs_stands_there():
    """Soldiers elsewhere do not count."""
    state = field(village("Vaux", "Bruno", "Bruno.v1=2") + village("Pré", None))
    assert allied(state).left(state) == [BRUNO]
    both = field(BOARD)
    assert allied(both).left(both) == [ANNE, BRUNO]


@pytest.mark.ruling("FIEF-AMB-137")
@pytest.mark.parametrize("rule", ["fights", "captive"])
def test_a_woman_who_is_crowned_during_the_battle(rule):
    """She fights from then on, or, by house rule, counts as she did at its beginning."""
    state = field(BOARD, house={"battle.heiress": rule})
    side = allied(state)
    state.put("campaign", "queen", lord("Isabelle"))
    assert (lord("Isabelle") in side.fighters(state)) is (rule == "fights")


# Heaps --------------------------------------------------------------------------------


def shown(state, side):
    """The heaps of a side: their names, points, units and kinds."""
    return [(h.label, h.points, h.unit, h.kind) for h in heaps(state, side)]


@pytest.mark.rule("FIEF-FIGHT-13")
def test_counters_are_in_a_heap_for_each_player_and_place():
    """At an entrance, the heap of a player with several places is named by it, too."""
    state = field(BOARD)
    side = allied(state)
    assert shown(state, side) == [
        ("Anne", 3, 1, "soldiers"),
        ("Anne.Bourg", 4, 1, "soldiers"),
        ("Bruno", 2, 1, "soldiers"),
    ]
    found = heaps(state, side)
    assert [heap.owner for heap in found] == [ANNE, ANNE, BRUNO]
    assert [heap.account for heap in found] == [
        f"{VAUX}/{ANNE}",
        f"{GATE}/{ANNE}",
        f"{VAUX}/{BRUNO}",
    ]
    assert found[0].others == (f"{GATE}/{ANNE}",)
    assert found[1].others == (f"{VAUX}/{ANNE}",)
    assert found[2].others == ()
    assert {heap.rule for heap in found} == {"FIEF-FIGHT-14"}
    alone = side_at(state, "attacker", [ANNE], POSTS[1:2])
    assert shown(state, alone) == [("Anne", 4, 1, "soldiers")]


@pytest.mark.rule("TAC-ARCH-03", "TAC-GUARD-20")
@pytest.mark.ruling("TAC-AMB-48")
@pytest.mark.parametrize("change", [True, False])
def test_without_change_each_value_is_a_heap_and_falls_as_a_whole(change):
    """Archers are a heap of their own anyway; bombards are in none."""
    troops = "Bruno.v1=2 Bruno.v3=1 Bruno.v6=1 Bruno.archer=2 Bruno.bombard=1"
    house = {"tactics.losses.change_allowed": change}
    state = extended(village("Vaux", "Bruno", troops), house)
    side = side_at(state, "defender", [BRUNO], [(BRUNO, VAUX)])
    archers = ("Bruno.archers", 2, 1, "archers")
    whole = [
        ("Bruno.sergeants", 2, 1, "sergeants"),
        ("Bruno.knights", 3, 3, "knights"),
        ("Bruno.v6", 6, 6, "soldiers"),
    ]
    army = [("Bruno", 11, 1, "soldiers")] if change else whole
    assert shown(state, side) == [*army, archers]
    force = side.force(state)
    assert (force.archers, force.bombards) == (2, 1)
    kinds = (force.soldiers, force.sergeants, force.knights)
    assert kinds == ((11, 0, 0) if change else (6, 2, 1))


@pytest.mark.rule("TAC-BOMB-10", "TAC-GEN-10")
def test_bombards_count_only_where_they_are_played():
    """Archers fight as soldiers in any case."""
    board = village("Vaux", "Bruno", "Bruno.v1=1 Bruno.archer=1 Bruno.bombard=2")
    for plays in (True, False):
        state = extended(board, {"tactics.modules.bombards": plays})
        side = side_at(state, "defender", [BRUNO], [(BRUNO, VAUX)])
        assert side.force(state).bombards == (2 if plays else 0)
        assert side.force(state).archers == 1


@pytest.mark.ruling("TAC-AMB-60")
def test_mercenaries_who_fought_before_are_idle():
    """Only those who come during the battle count."""
    hired = holding(f"{VAUX}/{BRUNO}", "mercenary", 2)
    state = extended(village("Vaux", "Bruno", "Bruno.v1=1") + hired)
    side = side_at(state, "defender", [BRUNO], [(BRUNO, VAUX)])
    assert dict(side.idle) == {f"{VAUX}/{BRUNO}": 2}
    assert side.force(state) == Force(soldiers=1)
    fresh = side._replace(idle={f"{VAUX}/{BRUNO}": 1})
    assert fresh.force(state) == Force(soldiers=1, mercenaries=1)
    assert shown(state, fresh)[-1] == ("Bruno.mercenaries", 1, 1, "mercenaries")


@pytest.mark.ruling("TAC-AMB-48")
@pytest.mark.parametrize(
    ("tactics", "profile", "change", "apart"),
    [
        (False, "fief2011", False, False),
        (True, "fief2", True, False),
        (True, "fief2", False, True),
        (True, "fief2011", True, True),
    ],
)
def test_knights_are_counted_apart_where_they_fall_as_a_whole(
    tactics, profile, change, apart
):
    """This needs the extension: in the base game change is always given."""
    house = {"tactics.profile": profile, "tactics.losses.change_allowed": change}
    assert by_counter(ways(house, tactics=tactics)) is apart


@pytest.mark.rule("FIEF-MOVE-17")
def test_who_attacks_from_within_and_from_outside_does_not_fight_inside():
    """All of an attacker's counters must be in the village itself."""
    board = village("Vaux", "Bruno", "Bruno.v1=2 Anne.v3=1", building="castle")
    state = field(board + waiting("Vaux", "Bourg", "Anne.v1=4"))
    found = refused(state, "Vaux", "Anne", "Bruno", inside=True)
    assert found == ("rule", "fief.battle_outside", "FIEF-MOVE-17")


@pytest.mark.rule("FIEF-MOVE-17", "FIEF-FIGHT-25")
def test_defenders_who_are_inside_and_outside_fight_inside():
    """It is enough that some of them are in the village."""
    board = village("Vaux", "Bruno", "Bruno.v1=2 Anne.v3=1", building="castle")
    state = field(board + waiting("Vaux", "Bourg", "Bruno.v1=4"))
    found = situated(state, Table(), VAUX, [ANNE], [BRUNO], inside=True)
    assert (found.ground.site, found.ground.inside) == ("castle", True)
    assert found.sides["defender"].posts == ((BRUNO, VAUX),)
    assert (found.mode, found.owner, found.village) == ("joint", BRUNO, VAUX)
