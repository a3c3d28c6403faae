"""The plague among archers, bombards and mercenaries, also in crowds."""

from __future__ import annotations

import pytest

from ledger.effects import Because
from ledger.rules.fief import GAME
from ledger.rules.fief.camp import commit, spent, waiting
from ledger.rules.fief.cards.plague import is_zone, severity
from ledger.rules.fief.cards.playing import play
from ledger.rules.fief.forces import counted, counters, everything, stack
from ledger.rules.fief.making_change import fewest, left_with, removed
from ledger.rules.fief.turn.conditions import conditions
from ledger.state import CAMPAIGN
from tests.ledger.rules.fief.positions import (
    ANNE,
    BLEU,
    ROUGE,
    at,
    do,
    keys,
    person,
    position,
    village,
)

PLAYED = {"variant.tactics": True}
BOURG = at("Bourg")
HEAP = stack(BOURG, ANNE)


def struck(troops, *, house=PLAYED, **more):
    """The counters left in Bourg after a plague in Rouge."""
    state = position(village("Bourg", "Anne", troops), phase="cards", house=house)
    do(state, play, "Bruno", "plague", on="Rouge", **more)
    return everything(state, HEAP)


@pytest.mark.rule("TAC-ARCH-03", "TAC-ARCH-02", "FIEF-CARD-56")
@pytest.mark.ruling("TAC-AMB-49")
def test_archers_die_as_soldiers_do():
    """Half of the points die, archers included; the cheapest go first."""
    assert struck("Anne.archer=3") == {"archer": 2}
    assert struck("Anne.v1=2 Anne.archer=2") == {"archer": 2}
    assert struck("Anne.v1=1 Anne.archer=3") == {"archer": 2}
    # Of three points, the counter of three is changed, but not into an archer.
    assert struck("Anne.v3=1") == {"v1": 2}
    assert struck("Anne.archer=2", house={**PLAYED, "plague.unit": "counters"}) == {
        "archer": 1
    }


@pytest.mark.ruling("TAC-AMB-49")
def test_bombards_and_mercenaries_do_not_die_of_the_card():
    """They survive beside soldiers, after a fight, and in the camp."""
    assert struck("Anne.bombard=3") == {"bombard": 3}
    more = village("Bourg", "Anne", "Anne.v1=4") + "[camps]\nAnne = 5\n"
    state = position(more, phase="cards", house=PLAYED)
    state.apply(commit(ANNE, BOURG, 3))
    do(state, play, "Bruno", "plague", on="Rouge")
    assert (spent(state, ANNE), waiting(state, ANNE)) == ({BOURG: 3}, 2)
    assert counters(state, HEAP) == {"v1": 2}


@pytest.mark.rule("TAC-GUARD-18", "TAC-GUARD-20")
def test_guards_of_the_extension_die_whole():
    """Guards are not changed, and go to the neutral stock."""
    state = position(person("Arnaud", "Anne", "Bourg", king=True))
    state.add("guard/king", "guard_knight", 2)
    state.add("guard/king", "guard_sergeant", 2)
    effects, lost = removed(state, "guard/king", 4, Because("FIEF-CARD-56"))
    before = state.balance("stock", "guard_knight")
    state.apply(effects)
    assert lost == 4
    assert counters(state, "guard/king") == {"guard_knight": 1, "guard_sergeant": 1}
    assert state.balance("stock", "guard_knight") == before + 1
    # Other counters are not changed into archers.
    assert left_with({"v3": 1, "archer": 1}, {}, 2) is None
    assert left_with({"v1": 2, "archer": 2}, {}, 3) == {
        "v1": 1,
        "v3": 0,
        "v6": 0,
        "archer": 2,
    }
    assert fewest({"v1": 1, "v3": 1, "archer": 1}, 2) == {"v1": 1, "archer": 1}


@pytest.mark.ruling("TAC-AMB-33")
def test_a_region_that_is_struck_is_a_plague_zone_until_the_turn_ends():
    """The zone is shown in this turn, but not in the next one."""
    state = position(person("Arnaud", "Anne", "Lac"), phase="cards", house=PLAYED)
    do(state, play, "Bruno", "plague", on="Rouge")
    assert [is_zone(state, region) for region in (ROUGE, BLEU)] == [True, False]
    told = {"code": "plague", "region": ROUGE}
    assert told in conditions(state)
    # A second card in the same turn changes nothing about it.
    again = do(state.copy(), play, "Bruno", "plague", on="Rouge").effects
    assert [e for e in again if getattr(e, "field", "") == "plague"] == []
    later = state.copy()
    later.put(CAMPAIGN, "turn", state.turn + 1)
    assert not is_zone(later, ROUGE)
    do(state, GAME.end_turn)
    assert state.get(ROUGE, "plague") is None


@pytest.mark.ruling("TAC-AMB-33")
@pytest.mark.parametrize(
    "house", [{}, {**PLAYED, "tactics.modules.mercenaries": False}]
)
def test_without_mercenaries_no_zone_is_noted(house):
    """The base game has no plague zone."""
    state = position("", phase="cards", house=house)
    do(state, play, "Bruno", "plague", on="Rouge")
    assert not is_zone(state, ROUGE)


# Crowds -----------------------------------------------------------------------------


@pytest.mark.rule("FIEF-VAR-10", "FIEF-VAR-12")
@pytest.mark.ruling("TAC-AMB-49")
def test_archers_are_counters_of_a_crowd_and_bombards_by_the_house():
    """Three soldiers, three archers and a lord count; bombards by a house rule."""
    text = village("Bourg", "Anne", "Anne.v1=3 Anne.archer=3 Anne.bombard=3")
    text += person("Blanche", "Anne", "Bourg")
    text += person("Arnaud", "Anne", "Lac") + person("Charles", "Anne", "Lac")
    state = position(text + "[camps]\nAnne = 2\n", house=PLAYED)
    state.apply(commit(ANNE, BOURG, 2))
    assert counted(state, BOURG, [ANNE]) == 7
    counting = position(text, house={**PLAYED, "tactics.plague.bombard": True})
    assert counted(counting, BOURG, [ANNE]) == 10


@pytest.mark.rule("FIEF-VAR-13")
def test_crowding_and_crowded_plague_are_played_apart():
    """Each has its own switch: one pays less, the other kills more."""
    from ledger.rules.fief.treasury.income import income

    text = village("Bourg", "Anne", "Anne.v1=12 Anne.v3=2", mills=1)

    def played(*variants):
        house = {f"variant.{name}": True for name in variants}
        state = position(text, house=house)
        hard = severity(state, BOURG)
        paid = do(state, income).result["players"]
        total = next(p["total"] for p in paid if p["name"] in (ANNE, "Anne"))
        return total, (hard.dies_on, hard.loss)

    plain, crowded = (3, (1, 2)), (4, (2, 3))
    mill, none = played()[0], 0
    assert played() == (mill, plain)
    assert mill > none
    assert played("crowding") == (none, plain)
    assert played("crowded_plague") == (mill, crowded)
    assert played("crowding", "crowded_plague") == (none, crowded)
    assert keys(do(position(text), income)) == []
