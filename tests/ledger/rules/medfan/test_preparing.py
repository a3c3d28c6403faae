"""Agreements before a battle: they last for these two, and end with the battle."""

from __future__ import annotations

import pytest

from ledger.dice import Hand
from ledger.errors import Refusal, Refused
from ledger.rules.medfan import GAME
from ledger.rules.medfan.objectives import Spread
from ledger.rules.medfan.preparing import PREPARED
from ledger.table import Table
from tests.ledger.rules.medfan.battlefield import (
    ANA,
    BO,
    CY,
    Battle,
    Wishes,
    after,
    campaign,
    figure,
    hidden,
    land,
    prepare,
    table,
)

AIMS = ("Ana:raid", "Bo:expansion")
LOOT = Wishes(scenario="loot", objectives=AIMS)


def settle(state, one="Ana", other="Bo", wishes=LOOT, *dice):
    """Prepares a battle on this very state; the outcome."""
    answers = table(*dice)
    outcome = prepare(state, answers, one, other, wishes)
    answers.close()
    state.apply(outcome.effects)
    return outcome.result


def aims(state):
    """The objectives for which Ana, Bo and Cy fight."""
    return [state.get(player, "objective") for player in (ANA, BO, CY)]


@pytest.mark.rule("MED-OBJ-01", "MED-BATTLE-01", "MED-LENGTH-06")
@pytest.mark.parametrize("fought", [("Ana", "Bo"), ("Ana", "Cy")])
def test_nothing_of_a_prepared_battle_outlives_what_follows_it(fought):
    """Scenario, sides, length and objectives end, even an absent player's."""
    state = campaign("Ana", "Bo", "Cy")
    settle(state, "Ana", "Bo", LOOT._replace(variable=True))
    assert all(state.get("campaign", field) for field in PREPARED)
    assert state.get("campaign", "variable_length") == 1
    battle = Battle("draw", *fought)
    state.apply(after(state, table(), battle, "territories").effects)
    assert state.get(ANA, "objective") == "raid"
    state.apply(after(state, table(), None).effects)
    left = [state.get("campaign", f) for f in (*PREPARED, "step", "winner")]
    assert left == [None] * 5
    assert aims(state) == [None, None, None]


@pytest.mark.rule("MED-OBJ-01", "MED-OBJ-03")
@pytest.mark.parametrize(
    ("words", "key"),
    [
        (("Ana:raid", "ana:pillage"), "medfan.objective_twice"),
        (("raid",), "medfan.of_player"),
        (("Ana:",), "medfan.of_player"),
    ],
)
def test_an_objective_is_told_of_one_player_once(words, key):
    """The player must be named, with only one objective."""
    with pytest.raises(Refusal) as refused:
        settle(campaign(), wishes=LOOT._replace(objectives=words))
    assert key == refused.value.key


@pytest.mark.rule("MED-LENGTH-06", "MED-BATTLE-08", "MED-OBJ-03")
def test_what_was_settled_for_these_two_stays():
    """Length, sides, scenario and objectives stay until something else is given."""
    state = campaign()
    settle(state, "Ana", "Bo", LOOT._replace(variable=True, attacker="Bo"))
    told = settle(state, "Ana", "Bo", Wishes(objectives=("Bo:pillage",)))
    assert (told["attacker"], told["scenario"], told["variable"]) == (BO, "loot", True)
    assert aims(state)[:2] == ["raid", "pillage"]
    told = settle(state, "Ana", "Bo", Wishes(fixed=True, attacker="Ana"))
    assert (told["attacker"], told["variable"]) == (ANA, False)


@pytest.mark.rule("MED-OBJ-01", "MED-BATTLE-01")
def test_another_battle_begins_afresh():
    """Ana fights Cy instead: all dice are new, and Bo has no objective."""
    state = campaign("Ana", "Bo", "Cy")
    settle(state, "Ana", "Bo", LOOT._replace(variable=True))
    told = settle(state, "Ana", "Cy", Wishes(), 5, 6, 11)
    assert (told["scenario"], told["variable"]) == ("terror", False)
    assert aims(state) == ["pillage", None, "destruction"]
    assert state.words("campaign", "fighters") == (ANA, CY)


@pytest.mark.ruling("MED-AMB-LENGTH-1")
@pytest.mark.parametrize("when", ["after_initiative", "end_of_turn"])
def test_a_battle_of_variable_length_says_when_the_die_is_thrown(when):
    """A battle of six turns has no such note."""
    state = campaign(length_roll_when=when)
    assert settle(state, "Ana", "Bo", LOOT)["length_roll"] is None
    assert when == settle(state, "Ana", "Bo", Wishes(variable=True))["length_roll"]


# Afterwards ----------------------------------------------------------------------


@pytest.mark.rule("MED-SURV-03")
@pytest.mark.ruling("MED-AMB-SURV-1")
def test_who_stayed_away_is_named_and_is_back_for_the_next_battle():
    """Hal helps nobody in the first battle, and again in the second."""
    state = campaign()
    figure(state, ANA, "Axa")
    hal = figure(state, ANA, "Hal", role_healer=1)
    for absent, expected in ((("Ana:Hal",), "base"), ((), "one")):
        battle = Battle("draw", "Ana", "Bo", ("Ana:Axa",), absent=absent)
        told = after(state, table(1), battle)
        state.apply(told.effects)
        assert expected == told.result["survival"][0]["table"]
        assert state.get(hal, "absent") is None


def test_who_stayed_away_did_not_fall():
    """A figure is named once; resting ones may stay away, but not fight."""
    state = campaign()
    axa = figure(state, ANA, "Axa")
    with pytest.raises(Refused) as refused:
        after(
            state,
            table(),
            Battle("draw", "Ana", "Bo", ("Ana:Axa",), absent=("Ana:axa",)),
        )
    assert refused.value.key == "medfan.fallen_twice"
    state.put(axa, "rests", 1)
    assert after(state, table(), Battle("draw", "Ana", "Bo", absent=("Ana:Axa",)))


@pytest.mark.rule("MED-TERR-09", "MED-TERR-46", "MED-OBJ-15")
def test_land_is_taken_before_it_is_determined(monkeypatch):
    """The act of determining finds an owner; jarring words are reported."""
    owned = []

    def looked_at(state, _table, territory, player, **_more):
        owned.append((state.get(territory, "owner"), player))
        return [], {"warnings": [{"key": f"jars {len(owned)}"}]}

    monkeypatch.setattr("ledger.rules.medfan.objectives.determine", looked_at)
    state = campaign()
    hidden(state, 2)
    state.put(ANA, "objective", "expansion")
    spread = Spread(state, Table(throw=Hand(1), how="seeded"))
    spread.carry_out(ANA, BO)
    assert owned == [(ANA, ANA), (ANA, ANA)]
    assert [told["key"] for told in spread.warnings] == ["jars 1", "jars 2"]
    assert all("warnings" not in line for line in spread.lines)


@pytest.mark.rule("MED-BATTLE-10")
@pytest.mark.ruling("MED-AMB-SPOILS-4")
def test_the_prisoner_of_a_rescue_stands_on_no_roster():
    """A likeness of Axa is nobody's figure, without spoils or a survival roll."""
    state = campaign()
    axa = figure(state, ANA, "Axa")
    aims = ("Ana:raid", "Bo:raid")
    wishes = Wishes(scenario="rescue", objectives=aims, prisoner="Axa")
    assert settle(state, "Ana", "Bo", wishes)["prisoner"] == axa
    assert state.subjects("figure") == [axa]


@pytest.mark.ruling("MED-AMB-BATTLE-3")
def test_whether_the_scenario_can_be_played_is_told():
    """A Rescue needs a hero on the attacker's side; Loot needs nobody."""
    state = campaign()
    assert settle(state)["playable"]
    rescue = Wishes(scenario="rescue", attacker="Ana")
    assert not settle(state, "Ana", "Bo", rescue)["playable"]


@pytest.mark.parametrize(
    ("key", "wishes", "house"),
    [
        pytest.param(
            "medfan.not_fighting",
            Wishes(scenario="loot", objectives=("Cy:raid",)),
            {},
            marks=pytest.mark.rule("MED-OBJ-01"),
        ),
        pytest.param(
            "medfan.not_fighting",
            Wishes(scenario="rescue", attacker="Cy", objectives=AIMS),
            {},
            marks=pytest.mark.rule("MED-BATTLE-08"),
        ),
        pytest.param(
            "medfan.attacker_agreed",
            Wishes(scenario="rescue", objectives=AIMS),
            {"rescue_attacker": "agreed"},
            marks=pytest.mark.rule("MED-BATTLE-08"),
        ),
        pytest.param(
            "medfan.no_prisoner",
            Wishes(scenario="loot", prisoner="Axa", objectives=AIMS),
            {},
            marks=pytest.mark.rule("MED-BATTLE-10"),
        ),
        pytest.param(
            "medfan.prisoner_hero",
            Wishes(scenario="rescue", attacker="Ana", prisoner="Axa", objectives=AIMS),
            {},
            marks=pytest.mark.rule("MED-BATTLE-10"),
        ),
    ],
)
def test_what_a_battle_cannot_be_prepared_with(request, key, wishes, house):
    """Others' objectives, attacks or prisoners and open attackers are refused."""
    state = campaign("Ana", "Bo", "Cy", **house)
    figure(state, ANA, "Axa", kind="troop")
    with pytest.raises(Refused) as refused:
        settle(state, wishes=wishes)
    (marker,) = request.node.iter_markers("rule")
    assert (refused.value.key, refused.value.rule) == (key, marker.args[0])


@pytest.mark.ruling("MED-AMB-WIN-3")
def test_a_battle_has_two_sides():
    """A battle against oneself is refused."""
    for call in (
        lambda: settle(campaign(), "Ana", "Ana"),
        lambda: after(campaign(), table(), Battle("draw", "Ana", "Ana")),
    ):
        with pytest.raises(Refused) as refused:
            call()
        assert refused.value.rule == "MED-AMB-WIN-3"


@pytest.mark.rule("MED-SEQ-01")
def test_dice_are_thrown_in_seat_order_whoever_attacks():
    """Bo attacks Ana, but still comes second."""
    state = campaign()
    axa, urs = figure(state, ANA, "Axa"), figure(state, BO, "Urs")
    battle = Battle("Bo", "Bo", "Ana", ("Bo:Urs", "Ana:Axa"))
    state.put(BO, "objective", "raid")
    told = after(state, table(1, 6), battle).result
    assert (told["attacker"], told["defender"]) == (BO, ANA)
    thrown = [line["figures"][0] for line in told["survival"]]
    assert [(line["figure"], line["die"]) for line in thrown] == [(axa, 1), (urs, 6)]


@pytest.mark.rule("MED-OBJ-12")
@pytest.mark.ruling("MED-AMB-OBJ-1")
@pytest.mark.parametrize(("house", "left"), [("income_and_shop", 1), ("income", None)])
def test_what_pillage_puts_out_of_use_is_free_again(house, left):
    """The block ends after the spending, with the next turn, or after the income."""
    state = campaign(pillage_blocks=house)
    (place,) = land(state, BO, "holding")
    battle = Battle("Ana", "Ana", "Bo", objective=("Ana:pillage",))
    state.apply(after(state, table(1, 1), battle, "territories").effects)
    assert state.get(place, "blocked") == 1
    assert GAME.end_turn(state, Table()).effects == []
    state.apply(after(state, table(), None).effects)
    assert state.get(place, "blocked") == left
    state.apply(GAME.end_turn(state, Table()).effects)
    assert state.get(place, "blocked") is None
