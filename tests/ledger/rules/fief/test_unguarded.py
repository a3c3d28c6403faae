"""Captives who are no longer guarded, because their guards are gone."""

from __future__ import annotations

import pytest

from ledger.rules.fief import GAME
from ledger.rules.fief.cards import playing
from ledger.rules.fief.families import dying
from ledger.rules.fief.families.releasing import set_free
from ledger.rules.fief.movement import moving
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    at,
    do,
    holding,
    keys,
    lord,
    person,
    position,
    village,
)

# Eric, whose fiefs bring money, is held by Arnaud alone in Vaux.
HELD = (
    village("Bourg", "Anne", "Anne.v1=2")
    + village("Vaux", "Anne")
    + person("Arnaud", "Anne", "Vaux")
    + person("Eric", "Bruno", "Vaux", prisoner_of="Anne")
    + person("Henry", "Bruno", "Beaujeu")
    + holding("escrow/lord:Eric", "money", 500)
)


@pytest.mark.ruling("FIEF-AMB-58")
@pytest.mark.parametrize("cause", ["plague", "assassination", "justice"])
def test_a_captive_whose_guard_dies_is_free(cause):
    """The captive stays; his player gets the money set aside (FIEF-INC-17)."""
    state = position(HELD)
    told = do(state, dying.died, "Arnaud", cause).result
    assert told["freed"] == [lord("Eric")]
    assert state.get(lord("Eric"), "captor") is None
    assert state.get(lord("Eric"), "at") == at("Vaux")
    assert (state.balance(BRUNO, "money"), GAME.audit(state)) == (500, [])


@pytest.mark.ruling("FIEF-AMB-58")
def test_a_soldier_guards_him_too():
    """One counter of the captor beside him is enough."""
    state = position(
        HELD.replace('"Vaux"\nowner', '"Vaux"\ntroops = { Anne = { v1 = 1 } }\nowner')
    )
    assert do(state, dying.died, "Arnaud", "plague").result["freed"] == []
    assert state.get(lord("Eric"), "captor") == ANNE


@pytest.mark.rule("FIEF-FIGHT-29")
@pytest.mark.rule("FIEF-GRACE-05")
@pytest.mark.parametrize("guarded", [False, True])
def test_in_a_fight_they_die_with_the_last_who_guards_them(guarded):
    """The money set aside goes to the heir, as at any death."""
    state = position(HELD)
    if guarded:
        state.add(f"{at('Vaux')}/{ANNE}", "v1", 1)
    told = do(state, dying.died, "Arnaud", "battle").result
    dead = [] if guarded else [lord("Eric")]
    assert (told["freed"], [one["lord"] for one in told["prisoners"]]) == ([], dead)
    assert state.get(lord("Eric"), "captor") == (ANNE if guarded else None)
    assert state.balance(BRUNO, "money") == (0 if guarded else 500)


@pytest.mark.rule("FIEF-GRACE-05", "FIEF-GRACE-19", "FIEF-FIGHT-29")
def test_with_the_last_guard_all_his_captives_die_one_after_the_other():
    """The second is the last of his family, and his escrow and fief have no heir."""
    both = HELD.replace(person("Henry", "Bruno", "Beaujeu"), "")
    both += village("Beaujeu", "Bruno", "Bruno.v1=1", building="city")
    last = person("Henry", "Bruno", "Vaux", prisoner_of="Anne", titles=["Bleu"])
    state = position(both + last)
    died = do(state, dying.died, "Arnaud", "battle")
    told = died.result
    dead = {one["lord"]: one["last"] for one in told["prisoners"]}
    assert dead == {lord("Eric"): False, lord("Henry"): True}
    assert keys(died) == ["fief.extinct"]
    assert (state.balance(BRUNO, "money"), GAME.audit(state)) == (500, [])


@pytest.mark.ruling("FIEF-AMB-58")
def test_a_plague_that_kills_the_guard_frees_the_captive():
    """Arnaud dies of it; Eric, who is tested after him, is saved and free."""
    state = position(HELD, phase="cards")
    do(state, playing.play, "Bruno", "plague", on="Rouge", dice=(2, 6))
    assert state.get(lord("Arnaud"), "player") is None
    assert state.get(lord("Eric"), "captor") is None


@pytest.mark.rule("FIEF-INC-17")
@pytest.mark.ruling("FIEF-AMB-58")
def test_a_captor_who_leaves_takes_no_captives_money_along():
    """The captives are free, and their players get the money set aside."""
    state = position(HELD)
    state.apply(GAME.leave(state, ANNE))
    assert state.get(lord("Eric"), "captor") is None
    assert state.balance(BRUNO, "money") == 500
    assert state.balance("escrow/lord:Eric", "money") == 0


@pytest.mark.rule("FIEF-MOVE-11")
def test_who_is_set_free_on_the_road_takes_no_village():
    """A lord at the entrance is not in the village."""
    state = position(HELD)
    road = f"{at('Vaux')}/{at('Bourg')}"
    state.apply(set_free(state, lord("Eric"), road, "FIEF-AMB-58"))
    assert state.get(lord("Eric"), "at") == road
    assert (road in state.facts, GAME.audit(state)) == (False, [])


@pytest.mark.rule("FIEF-MOVE-14")
def test_a_guest_of_whom_nobody_is_left_is_none():
    """A guest's lord died, or the village changed hands: a newcomer must ask again."""
    camp = village("Vaux", "Anne", "Anne.v1=1", guests=["Bruno"])
    state = position(camp + person("Eric", "Bruno", "Vaux"))
    other = state.copy()
    other.apply(GAME.hand_over(other, at("Vaux"), BRUNO))
    assert (other.get(at("Vaux"), "owner"), other.words(at("Vaux"), "guests")) == (
        BRUNO,
        (),
    )
    do(state, dying.died, "Eric", "plague")
    assert state.words(at("Vaux"), "guests") == ()


@pytest.mark.ruling("FIEF-AMB-135")
def test_an_allys_lord_comes_and_leaves_for_the_ally():
    """The lord's permission ends, his captive is free, his ally gets the village."""
    scene = (
        village("Vaux", "Chloé", "Chloé.v1=1", guests=["Bruno"])
        + person("Arnaud", "Anne", "Vaux", spouse="Blanche")
        + person("Blanche", "Bruno", "Vaux", spouse="Arnaud")
        + person("Eric", "Chloé", "Vaux", prisoner_of="Bruno")
    )
    house = {"move.ally_lord": True}
    state = position(scene, phase="movement", house=house)
    told = do(state, moving.move, "Anne", ["Pré"], "Blanche").result
    assert state.words(at("Vaux"), "guests") == ()
    assert told["freed"] == [lord("Eric")]
    assert state.get(at("Pré"), "owner") == BRUNO
