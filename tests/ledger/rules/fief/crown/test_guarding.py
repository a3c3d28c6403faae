"""The royal guards of the base game: soldiers of their sovereign's player."""

from __future__ import annotations

import pytest

from ledger.rules.fief.audit import audit
from ledger.rules.fief.crown.guarding import held_back
from ledger.rules.fief.fiefs import owner_of
from ledger.rules.fief.forces import guards_at, present, stands
from ledger.rules.fief.treasury.revenue import lines
from ledger.rules.fief.turn.conditions import conditions
from ledger.rules.fief.turn.eliminating import survives
from tests.ledger.rules.fief.crown.court import court, guards, heaps
from tests.ledger.rules.fief.positions import ANNE, BRUNO, at, holding, person, village
from tests.ledger.rules.fief.realm import realm, walks
from tests.ledger.rules.fief.war.board import field, fights

ALONE = (
    village("Lac", "Bruno", mills=1)
    + village("Mont", "Anne", "Anne.v1=3")
    + person("Arnaud", "Anne", "Lac", king=True)
    + holding("guard/king", "v6", 1)
    + holding("guard/king", "v1", 2)
)


@pytest.mark.rule("FIEF-GUARD-09", "FIEF-MOVE-25")
def test_the_queens_guard_follows_her_everywhere():
    """Nobody else leads it, and no part of it is left behind."""
    guard = [{"account": "guard/queen", "what": "v3", "amount": 2}]
    queen = {"player": "Bruno", "at": "Bourg", "queen": True}
    state = realm({}, {"Blanche": queen, "Henry": ("Anne", "Gué")}, holding=guard)
    told = walks(state, "Bruno", "Vaux,Pré", lord="Blanche")
    assert told.result["guards"] == {"queen": {"v3": 2}}
    assert guards_at(state, at("Pré"), BRUNO) == ["queen"]
    assert guards_at(state, at("Bourg"), BRUNO) == []


@pytest.mark.rule("FIEF-GUARD-14", "FIEF-GUARD-03")
def test_royal_guards_are_soldiers_of_their_sovereigns_player():
    """The guards hold a village for income; under a regent they briefly do not."""
    state = field(ALONE.replace('owner = "Bruno"', 'owner = "Anne"'))
    assert (present(state, at("Lac")), stands(state, at("Lac"), ANNE)) == ([ANNE], True)
    paid = [line.to for line in lines(state) if line.where == at("Lac")]
    assert (paid, owner_of(state, at("Lac"))) == ([ANNE], ANNE)
    # His own counter is captive now, and the Queen's guards hold nothing of his.
    state.put("lord:Arnaud", "captor", BRUNO)
    state.put("lord:Arnaud", "at", at("Bourg"))
    assert survives(state, ANNE)


@pytest.mark.rule("FIEF-GUARD-03", "FIEF-GUARD-09", "FIEF-FIGHT-30")
def test_royal_guards_fight_like_any_counters():
    """Eight points of guard and the King roll two dice; the guards fall first."""
    state = field(ALONE + village("Puy", "Bruno", "Bruno.v1=1"))
    state.add("territory:Lac/player:Bruno", "v1", 4)
    state.add("stock/player:Bruno", "v1", -4)
    told = fights(state, "Lac", "Anne", "Bruno", [6, 6, 4]).result
    assert told["rounds"][0]["attacker"]["points"] == 9
    assert told["winner"] == "attacker"
    assert sum(heaps(state, "king")[::2]) == 20


@pytest.mark.rule("FIEF-GUARD-14", "FIEF-GRACE-02")
def test_guards_are_eliminated_when_their_sovereign_asks_for_mercy():
    """The guards go to the treasurer, and may be bought back once he is free."""
    state = field(ALONE)
    state.add("territory:Lac/player:Bruno", "v6", 2)
    state.add("stock/player:Bruno", "v6", -2)
    state.apply([])
    choices = {"mercy.1": "Anne", "grant.1.Bruno": "granted"}
    told = fights(state, "Lac", "Bruno", "Anne", [1, 1, 1, 1], choices=choices).result
    assert told["end"] == "mercy"
    assert (heaps(state, "king"), state.get("lord:Arnaud", "captor")) == (
        (0, 0, 20),
        BRUNO,
    )


def test_guards_that_wait_for_a_captive_are_among_what_everybody_sees():
    """Such guards are shown with the lord for whom they wait."""
    state = court({"Arnaud": {"king": True, "prisoner_of": "Bruno", "at": "Mont"}})
    assert held_back(state) == []
    state.add("stock/king", "v6", -1)
    state.add("waiting/king", "v6", 1)
    told = {"guard": "king", "lord": "lord:Arnaud", "points": 6}
    assert held_back(state) == [told]
    assert {"code": "guard_waits", **told} in conditions(state)


@pytest.mark.ruling("TAC-AMB-22")
@pytest.mark.parametrize("name", ["king", "queen"])
def test_a_guard_without_its_sovereign_is_a_fault_of_the_table(name):
    """Neither a position file nor a correction may leave one alone."""
    state = guards(court({"Henry": {}}), name)
    assert [found.code for found in audit(state)] == [f"fief.audit.guard_{name}"]
    crowned = "lord:Henry" if name == "king" else "lord:Blanche"
    state.put("campaign", name, crowned)
    assert "fief.audit.guard" not in str([*audit(state)])


@pytest.mark.ruling("FIEF-AMB-129")
def test_a_guard_beside_a_captive_is_a_fault_of_the_table():
    """An undo may bring it about; a free sovereign's guard is no fault."""
    state = guards(court({"Arnaud": {"king": True, "at": "Mont"}}), "king")
    assert [*audit(state)] == []
    state.put("lord:Arnaud", "captor", "player:Bruno")
    assert [(one.code, one.about) for one in audit(state)] == [
        ("fief.audit.guard_captive", "lord:Arnaud")
    ]
    state.put("lord:Arnaud", "ruled", 1)
    assert [*audit(state)] == []
