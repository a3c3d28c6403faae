"""The twelve battles: drawn, scored, won."""

from __future__ import annotations

from itertools import product

import pytest

from ledger.errors import Refused
from ledger.rules.medfan.scenarios import (
    KILLED,
    ROWS,
    WOUNDED,
    Victim,
    counted,
    drawn,
    gem_winner,
    held,
    rescued,
    score,
    unplayable,
    victim,
    winner,
)
from ledger.state import State
from ledger.table import Table

ANA, BO = "player:Ana", "player:Bo"


def house(key="", literal=""):
    """A campaign with a house rule."""
    state = State()
    state.put("campaign", "game", "medfan")
    for player in (ANA, BO):
        state.put(player, "name", player.partition(":")[2])
    if key:
        state.put("rules", f"medfan.house_rules.{key}", literal)
    return state


def figure(state, player, name, kind="hero", cost=40, **roles):
    """A figure in an army."""
    subject = f"figure:{player.partition(':')[2]}.{name}"
    facts = {"name": name, "player": player, "kind": kind, "cost": cost, **roles}
    for field, value in facts.items():
        state.put(subject, field, value)
    return subject


@pytest.mark.rule("MED-BATTLE-01", "MED-BATTLE-02")
def test_a_die_of_twelve_gives_each_scenario_once():
    """The number is that of the table."""
    assert list(enumerate(ROWS, 1)) == [drawn(Table(typed=[[n]])) for n in range(1, 13)]


@pytest.mark.rule("MED-BATTLE-02")
def test_two_dice_of_six_give_each_scenario_as_often():
    """The first decides the half, the second the place in it; they are not added."""
    pairs = product(range(1, 7), repeat=2)
    found = [drawn(Table(typed=[list(p)]), two_dice=True)[0] for p in pairs]
    assert [found.count(n) for n in range(1, 13)] == [3] * 12
    assert drawn(Table(typed=[[3, 6]]), two_dice=True) == (6, "assassination")
    assert drawn(Table(typed=[[4, 1]]), two_dice=True) == (7, "breakthrough")


SCORES = [
    ("assassination", {"killed": 40, "wounded": 35}, 115),
    ("breakthrough", {"in_zone": 50, "left": 25}, 200),
    ("witch_hunt", {"killed": 1, "wounded": 1}, 6),
    ("decapitate", {"general_wounded": 1, "chief_killed": 1}, 4),
    ("decapitate", {"general_killed": 1, "chief_wounded": 1}, 4),
    ("decapitate", {"both_killed": 1}, 6),
    ("pitched_battle", {"killed": 130}, 260),
    ("holding_ground", {"pieces": 3}, 6),
    ("king_of_the_hill", {"figures": 4}, 8),
    ("sabotage", {"buildings": 3}, 6),
    ("terror", {"failed": 5}, 10),
    ("loot", {"treasures": 5}, 10),
]


@pytest.mark.rule("MED-BATTLE-03", "MED-BATTLE-20", "MED-BATTLE-22", "MED-BATTLE-23")
@pytest.mark.rule("MED-BATTLE-24", "MED-BATTLE-25", "MED-BATTLE-27", "MED-BATTLE-28")
@pytest.mark.rule("MED-BATTLE-30")
@pytest.mark.ruling("MED-AMB-BATTLE-4", "MED-AMB-BATTLE-6")
@pytest.mark.parametrize(("scenario", "counts", "doubled"), SCORES)
def test_what_was_counted_makes_a_doubled_score(scenario, counts, doubled):
    """The vectors are used, and a plain case of each other scenario."""
    assert doubled == score(house(), scenario, counts)


@pytest.mark.rule("MED-BATTLE-13", "MED-BATTLE-14")
@pytest.mark.parametrize(
    ("prisoner", "won"),
    [
        ("free", "attacker"),
        ("left", "attacker"),
        ("prison", "defender"),
        ("dead", "defender"),
    ],
)
def test_the_rescue_is_won_by_what_became_of_the_prisoner(prisoner, won):
    """The vectors are used; there is no draw."""
    assert won == rescued(prisoner)


@pytest.mark.rule("MED-BATTLE-18")
@pytest.mark.ruling("MED-AMB-BATTLE-9")
def test_the_gem_is_won_in_the_opponents_half():
    """The centre line is a draw."""
    halves = ("defender", "attacker", "line")
    assert [gem_winner(half) for half in halves] == ["attacker", "defender", "draw"]


@pytest.mark.rule("MED-BATTLE-03", "MED-BATTLE-05", "MED-BATTLE-07", "MED-BATTLE-19")
@pytest.mark.rule("MED-BATTLE-21", "MED-BATTLE-32", "MED-BATTLE-33")
@pytest.mark.parametrize(
    "scenario", [s for s in ROWS if s not in ("rescue", "cursed_gem")]
)
def test_the_greater_score_wins_and_equal_ones_draw(scenario):
    """Attacker, defender and nobody may win, whatever is counted."""
    key = next(k for s, counts, _ in SCORES if s == scenario for k in counts)
    one, two = {key: 1}, {key: 2}
    state = house()
    found = [
        winner(state, scenario, *pair)[0]
        for pair in ((two, one), (one, two), (one, one))
    ]
    assert found == ["attacker", "defender", "draw"]


@pytest.mark.ruling("MED-AMB-BATTLE-6")
def test_half_a_cost_may_decide():
    """17.5 is more than 17."""
    sides = {"wounded": 35}, {"killed": 17}
    assert winner(house(), "assassination", *sides) == ("attacker", 35, 34)


@pytest.mark.ruling("MED-AMB-BATTLE-1")
def test_a_tie_may_be_broken_by_the_cost_of_those_killed():
    """Only a house rule says so."""
    sides = {"failed": 1, "cost": 30}, {"failed": 1, "cost": 31}
    assert winner(house(), "terror", *sides)[0] == "draw"
    state = house("battle_tiebreak", '"cost_killed"')
    assert winner(state, "terror", *sides)[0] == "defender"


@pytest.mark.rule("MED-BATTLE-24", "MED-BATTLE-25")
@pytest.mark.ruling("MED-AMB-BATTLE-4")
def test_general_and_chief_in_one_may_count_only_the_higher():
    """By a house rule this is two points, not three."""
    state = house("general_and_chief_vp", '"highest"')
    assert score(state, "decapitate", {"both_killed": 1}) == 4
    assert score(state, "decapitate", {"both_wounded": 1}) == 2


@pytest.mark.rule("MED-BATTLE-34", "MED-BATTLE-05")
def test_equal_numbers_and_empty_pieces_are_held_by_nobody():
    """Of six pieces one is the attacker's, and three are the defender's."""
    assert held([(3, 1), (2, 2), (0, 0), (0, 1), (1, 2), (0, 4)]) == (1, 3)


@pytest.mark.rule("MED-BATTLE-26", "MED-BATTLE-29", "MED-BATTLE-30")
@pytest.mark.ruling("MED-AMB-BATTLE-7")
def test_there_are_three_buildings_in_a_camp_and_five_treasures_in_all():
    """No larger number is accepted."""
    with pytest.raises(Refused) as refused:
        score(house(), "sabotage", {"buildings": 4})
    assert refused.value.rule == "MED-BATTLE-26"
    with pytest.raises(Refused):
        winner(house(), "loot", {"treasures": 3}, {"treasures": 3})
    assert winner(house(), "loot", {"treasures": 3}, {"treasures": 2})[0] == "attacker"


def test_only_what_the_scenario_counts_is_counted():
    """Treasures mean nothing in a Witch hunt."""
    with pytest.raises(Refused) as refused:
        score(house(), "witch_hunt", {"treasures": 1})
    assert refused.value.key == "medfan.not_counted"


@pytest.mark.rule("MED-BATTLE-19", "MED-BATTLE-20", "MED-BATTLE-23", "MED-BATTLE-24")
@pytest.mark.rule("MED-BATTLE-25")
def test_casualties_are_counted_by_themselves():
    """Heroes count in an Assassination, mages in a Witch hunt, then officers."""
    fallen = [
        Victim(KILLED, 40, hero=True, mage=True),
        Victim(WOUNDED, 35, hero=True, general=True),
        Victim(KILLED, 30, hero=True, general=True, chief=True),
        Victim(KILLED, 15),
        Victim(KILLED, 20, hero=True, chief=True),
        Victim(WOUNDED, 25, mage=True, chief=True),
        Victim(WOUNDED, 25, chief=True),
    ]
    assert counted("pitched_battle", fallen) == {"killed": 105}
    assert counted("assassination", fallen) == {"killed": 90, "wounded": 35}
    assert counted("witch_hunt", fallen) == {"killed": 1, "wounded": 1}
    found = {k: n for k, n in counted("decapitate", fallen).items() if n}
    assert found == {
        "general_wounded": 1,
        "both_killed": 1,
        "chief_killed": 1,
        "chief_wounded": 2,
    }
    state = house()
    doubled = {
        "pitched_battle": 2 * 105,
        "assassination": 2 * 90 + 35,
        "witch_hunt": 2 * (2 + 1),
        "decapitate": 2 * (1 + 3 + 1 + 0),
    }
    assert {s: score(state, s, counted(s, fallen)) for s in doubled} == doubled


@pytest.mark.rule("MED-BATTLE-19", "MED-BATTLE-23", "MED-BATTLE-24", "MED-BATTLE-25")
def test_a_figure_of_an_army_is_the_victim_that_it_is():
    """A mage may be general, a hero chief; a goblin is neither."""
    state = house()
    army = [
        figure(state, BO, "Merlin", "hero", 50),
        figure(state, BO, "Grim", "hero", 40),
        figure(state, BO, "Grik", "troop", 15),
    ]
    for one, role in ((army[0], "mage"), (army[0], "general"), (army[1], "chief")):
        state.put(one, f"role_{role}", 1)
    assert [victim(state, one, WOUNDED) for one in army] == [
        Victim(WOUNDED, 50, hero=True, mage=True, general=True),
        Victim(WOUNDED, 40, hero=True, chief=True),
        Victim(WOUNDED, 15),
    ]


@pytest.mark.rule("MED-TERR-28", "MED-BATTLE-25")
@pytest.mark.ruling("MED-AMB-TERR-4")
def test_with_the_academy_every_hero_counts_as_a_chief():
    """The house may say otherwise; troops never count."""
    state = house()
    hero = figure(state, BO, "Grim")
    troop = figure(state, BO, "Grik", "troop", 15)
    assert not victim(state, hero, KILLED).chief
    state.put("territory:Vaux", "owner", BO)
    state.put("territory:Vaux", "capability", "military_academy")
    assert victim(state, hero, KILLED).chief
    assert not victim(state, troop, KILLED).chief
    state.put("rules", "medfan.house_rules.academy_counts_for_decapitate", "false")
    assert not victim(state, hero, KILLED).chief


@pytest.mark.ruling("MED-AMB-BATTLE-3")
def test_a_scenario_may_make_no_sense_for_two_armies():
    """Heroes, mages, generals or chiefs may be missing; resting ones do not help."""
    state = house()
    figure(state, BO, "Grik", "troop")
    needy = {"rescue", "assassination", "witch_hunt", "decapitate"}
    assert needy == {s for s in ROWS if unplayable(state, s, ANA, BO)}
    mage = figure(state, ANA, "Merlin", role_mage=1)
    assert {"decapitate"} == {s for s in ROWS if unplayable(state, s, ANA, BO)}
    assert unplayable(state, "rescue", BO, ANA)
    for role in ("general", "chief"):
        state.put(mage, f"role_{role}", 1)
        assert not unplayable(state, "decapitate", ANA, BO)
        state.put(mage, f"role_{role}", None)
    state.put(mage, "rests", 1)
    assert needy == {s for s in ROWS if unplayable(state, s, ANA, BO)}
