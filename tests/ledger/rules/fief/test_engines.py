"""Archers and bombards on the move, left behind, besieging, and taken when alone."""

from __future__ import annotations

import pytest

from ledger.rules.fief import GAME
from ledger.rules.fief.fiefs import controls, owner_of
from ledger.rules.fief.forces import besiegers, everything, stack, troops
from ledger.rules.fief.movement.engines import take_engines
from ledger.rules.fief.movement.moving import move
from ledger.rules.fief.movement.progress import Progress
from ledger.rules.fief.movement.rebels import lay_waste
from ledger.rules.fief.turn.eliminating import died_out
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    at,
    do,
    effect,
    keys,
    person,
    position,
    refused,
    village,
)

ARMY = village("Bourg", "Anne", "Anne.v1=2 Anne.archer=3 Anne.bombard=2") + person(
    "Arnaud", "Anne", "Bourg"
)


def march(text=ARMY, **more):
    """The movement of a turn."""
    return position(text, phase="movement", **more)


def there(state, place, player=ANNE):
    """The counters of a player in a village."""
    return everything(state, stack(at(place), player))


@pytest.mark.rule("TAC-ARCH-05", "TAC-BOMB-03", "FIEF-MOVE-03")
def test_they_move_with_a_lord():
    """Named numbers move; the others stay, and hold the village."""
    state = march()
    orders = {"to": ["Vaux"], "lord": "Arnaud", "troops": "archer=2,bombard=1,v1=1"}
    told = do(state, move, "Anne", **orders).result
    assert told["troops"] == {"v1": 1, "archer": 2, "bombard": 1}
    assert there(state, "Vaux") == {"v1": 1, "archer": 2, "bombard": 1}
    assert there(state, "Bourg") == {"v1": 1, "archer": 1, "bombard": 1}
    nobody = refused(march(), move, "Anne", ["Vaux"], None, troops="archer=1")
    assert nobody[1:] == ("fief.no_leader", "FIEF-MOVE-03")


@pytest.mark.rule("TAC-ARCH-05", "TAC-BOMB-03", "FIEF-MOVE-09")
def test_all_takes_everything_and_no_more_than_there_is_goes():
    """`all` means soldiers, archers and bombards; a fourth archer does not exist."""
    state = march()
    do(state, move, "Anne", ["Vaux"], "Arnaud", troops="all")
    assert there(state, "Vaux") == {"v1": 2, "archer": 3, "bombard": 2}
    found = refused(march(), move, "Anne", ["Vaux"], "Arnaud", troops="archer=4")
    assert found == ("not_enough", "fief.few_counters", "FIEF-MOVE-09")


@pytest.mark.rule("TAC-ARCH-05", "TAC-BOMB-03", "FIEF-MOVE-06", "FIEF-MOVE-07")
def test_they_are_dropped_and_picked_up_on_the_way():
    """An archer stays in the first village, a bombard joins; each moves twice."""
    more = village("Vaux", "Anne", "Anne.bombard=1 Anne.v1=1")
    state = march(ARMY + more)
    orders = {
        "to": ["Vaux", "Pré"],
        "lord": "Arnaud",
        "troops": "archer=3",
        "drop": "archer=1",
        "pick": "bombard=1",
    }
    told = do(state, move, "Anne", **orders).result
    assert told["dropped"] == {"village": at("Vaux"), "troops": {"archer": 1}}
    assert there(state, "Pré") == {"archer": 2, "bombard": 1}
    # The bombard has moved once, and so may move once more.
    state.put("lord:Arnaud", "steps", None)
    far = {"to": ["Orme", "Gué"], "lord": "Arnaud", "troops": "bombard=1"}
    assert refused(state, move, "Anne", **far)[1:] == (
        "fief.soldier_steps",
        "FIEF-MOVE-06",
    )
    do(state, move, "Anne", ["Orme"], "Arnaud", troops="bombard=1")


@pytest.mark.rule("TAC-ARCH-05", "TAC-BOMB-03", "FIEF-MOVE-07")
def test_all_who_came_may_stay_on_the_way_and_all_who_stood_there_join():
    """Two archers stay in the first village; its soldier and its bombard go on."""
    state = march(ARMY + village("Vaux", "Anne", "Anne.bombard=1 Anne.v1=1"))
    orders = {
        "to": ["Vaux", "Pré"],
        "lord": "Arnaud",
        "troops": "archer=2",
        "drop": "all",
        "pick": "all",
    }
    do(state, move, "Anne", **orders)
    assert there(state, "Vaux") == {"archer": 2}
    assert there(state, "Pré") == {"v1": 1, "bombard": 1}


@pytest.mark.rule("TAC-ARCH-05", "TAC-BOMB-03", "FIEF-MOVE-23")
def test_bad_weather_stops_them_like_others():
    """No counter enters or leaves the region."""
    state = march(ARMY + effect("bad_weather", region="Rouge"))
    orders = {"to": ["Vaux"], "lord": "Arnaud", "troops": "archer=1,bombard=1"}
    assert refused(state, move, "Anne", **orders)[2] == "FIEF-MOVE-23"


@pytest.mark.rule("TAC-ARCH-02", "FIEF-MOVE-19")
def test_archers_besiege_and_bombards_alone_do_not():
    """An archer waits at an entrance for a fight; a bombard alone does not count."""
    state = march(village("Bourg", "Bruno", "Bruno.v1=1", building="castle"))
    place = f"{at('Bourg')}/{at('Vaux')}"
    state.add(stack(place, ANNE), "bombard", 1)
    assert besiegers(state, at("Bourg")) == {}
    state.add(stack(place, ANNE), "archer", 1)
    assert besiegers(state, at("Bourg")) == {place: [ANNE]}


@pytest.mark.rule("TAC-ARCH-02", "FIEF-MOVE-20", "TAC-BOMB-03")
def test_who_waits_goes_in_with_archers_and_bombards():
    """The owner leaves; all that were before the walls come inside."""
    more = village("Bourg", "Bruno", "Bruno.v1=1") + person("Charles", "Bruno", "Bourg")
    state = march(more)
    place = f"{at('Bourg')}/{at('Vaux')}"
    for kind, count in (("archer", 2), ("bombard", 1)):
        state.add(stack(place, ANNE), kind, count)
    # A road with an enemy waiting on it is closed, but a ruling may open it.
    orders = {"to": ["Vaux"], "lord": "Charles", "troops": "all"}
    told = do(state, move, "Bruno", **orders, ruled=True)
    assert told.result["entered"] == [{"village": at("Bourg"), "player": ANNE}]
    assert there(state, "Bourg") == {"archer": 2, "bombard": 1}
    assert owner_of(state, at("Bourg")) == ANNE


@pytest.mark.ruling("TAC-AMB-59")
def test_a_bombard_alone_holds_nothing():
    """A bombard gives neither control nor survival; an archer gives both."""
    for kind, holds in (("archer", True), ("bombard", False)):
        state = march(
            village("Bourg", "Bruno", f"Bruno.{kind}=1", building="castle")
            + (person("Arnaud", "Anne", "Lac"))
        )
        assert controls(state, BRUNO, at("Bourg")) is holds
        assert (BRUNO in died_out(state)) is not holds


@pytest.mark.ruling("TAC-AMB-59")
def test_an_enemy_who_comes_destroys_bombards_that_stand_alone():
    """The bombards go to the stock with a note; the village becomes the enemy's."""
    state = march(ARMY + village("Vaux", "Bruno", "Bruno.bombard=2"))
    before = state.balance(f"stock/{BRUNO}", "bombard")
    outcome = do(state, move, "Anne", ["Vaux"], "Arnaud", troops="v1=1")
    assert "fief.bombards_lost" in keys(outcome)
    assert there(state, "Vaux", BRUNO) == {}
    assert state.balance(f"stock/{BRUNO}", "bombard") == before + 2
    assert owner_of(state, at("Vaux")) == ANNE


@pytest.mark.ruling("TAC-AMB-59")
@pytest.mark.parametrize("beside", ["Bruno.v1=1", "Bruno.archer=1"])
def test_beside_a_soldier_bombards_are_safe_from_who_passes(beside):
    """Only a battle could take them, because they are not alone."""
    more = village("Vaux", "Bruno", f"Bruno.bombard=2 {beside}")
    course = Progress(march(ARMY + more + person("Eric", "Anne", "Vaux")))
    take_engines(course, at("Vaux"), ANNE)
    assert course.effects == []


@pytest.mark.ruling("TAC-AMB-59")
def test_whose_bombards_are_safe_protects_nobody_elses():
    """Of several players' bombards in a village, all that stand alone are destroyed."""
    troops = "Anne.v1=1 Anne.bombard=1 Bruno.bombard=2 Chloé.v1=1"
    course = Progress(march(village("Vaux", "Anne", troops, guests=["Bruno", "Chloé"])))
    take_engines(course, at("Vaux"), CHLOE)
    assert there(course.state, "Vaux") == {"v1": 1, "bombard": 1}
    assert there(course.state, "Vaux", BRUNO) == {}


@pytest.mark.ruling("TAC-AMB-59")
def test_in_a_fief_and_by_rebels_they_are_destroyed_too():
    """Players who stop in a fief's village and passing rebels do it; allies do not."""
    fief = village("Bourg", "Bruno", "Bruno.v1=1", building="city")
    fief += person("Philippe", "Bruno", "Bourg", titles=["Rouge"])
    fief += village("Pré", None, "Bruno.bombard=1") + village("Lac", None, "Anne.v1=1")
    state = march(fief + person("Arnaud", "Anne", "Orme"))
    do(state, move, "Anne", ["Pré"], "Arnaud")
    assert there(state, "Pré", BRUNO) == {}
    assert owner_of(state, at("Pré")) == BRUNO
    band = Progress(march(village("Pré", None, "Bruno.bombard=1")))
    lay_waste(band, at("Pré"))
    assert there(band.state, "Pré", BRUNO) == {}
    wed = person("Thierry", "Anne", "Pré", spouse="Isabelle")
    wed += person("Isabelle", "Bruno", "Lac", spouse="Thierry")
    allied = Progress(march(wed + village("Pré", None, "Bruno.bombard=1")))
    take_engines(allied, at("Pré"), ANNE)
    assert there(allied.state, "Pré", BRUNO) == {"bombard": 1}


@pytest.mark.ruling("TAC-AMB-59")
def test_outside_battles_and_conquest_nothing_happens_to_them():
    """Bombards stay there turn after turn, and a lord may fetch them."""
    state = march()
    do(state, move, "Anne", ["Vaux"], "Arnaud", troops="v1=2,archer=3")
    assert there(state, "Bourg") == {"bombard": 2}
    assert GAME.end_phase(state, None) is None
    do(state, GAME.end_turn)  # the others have nobody on the map
    state.put("campaign", "turn", state.turn + 1)
    do(state, move, "Anne", ["Bourg"], "Arnaud")
    do(state, move, "Anne", ["Vaux"], "Arnaud", troops="bombard=2")
    assert troops(state, stack(at("Vaux"), ANNE)) == {
        "v1": 2,
        "archer": 3,
        "bombard": 2,
    }
    assert there(state, "Bourg") == {}


@pytest.mark.ruling("TAC-AMB-59")
def test_a_guest_who_is_left_alone_with_bombards_destroys_them():
    """The owner's soldiers leave a bombard behind: the guest gets the village."""
    more = village(
        "Vaux", "Anne", "Anne.v1=1 Anne.bombard=1 Bruno.v1=1", guests=["Bruno"]
    )
    state = march(more + person("Arnaud", "Anne", "Vaux"))
    outcome = do(state, move, "Anne", ["Pré"], "Arnaud", troops="v1=1")
    assert there(state, "Vaux") == {}
    assert (owner_of(state, at("Vaux")), keys(outcome)) == (
        BRUNO,
        ["fief.bombards_lost"],
    )


FIEF = village(
    "Bourg",
    "Anne",
    "Anne.v1=1 Anne.bombard=1 Bruno.v1=1",
    building="city",
    guests=["Bruno"],
) + person("Arnaud", "Anne", "Bourg", titles=["Rouge"])


@pytest.mark.ruling("TAC-AMB-59")
def test_a_capital_that_is_captured_has_no_bombards_of_the_loser():
    """The one who stays alone in it gets the fief, and the bombards are lost."""
    state = march(FIEF + person("Charles", "Bruno", "Lac"))
    do(state, move, "Anne", ["Vaux"], "Arnaud", troops="v1=1")
    assert there(state, "Bourg") == {"bombard": 1}
    do(state, GAME.end_phase, choices={})
    assert (owner_of(state, at("Bourg")), there(state, "Bourg")) == (BRUNO, {})


@pytest.mark.ruling("TAC-AMB-59")
@pytest.mark.rule("TAC-ARCH-05", "FIEF-MOVE-06")
def test_who_goes_in_from_the_entrance_of_a_fief_finds_bombards_and_has_walked():
    """The archers who waited destroy the bombards left, and move no further."""
    state = march(
        village("Gué", None, "Anne.v1=1 Anne.bombard=1")
        + village("Bourg", "Anne", "Anne.v1=1", building="city")
        + person("Arnaud", "Anne", "Bourg", titles=["Rouge"])
        + person("Henry", "Anne", "Gué")
        + person("Charles", "Bruno", "Pré")
        + village("Pré", None, "Bruno.archer=2"),
    )
    # Anne lets nobody in: Bruno stops at the entrance, two roads away.
    refusing = {"passage.Gué": "refused", "refused.Gué": "force"}
    orders = {"to": ["Orme", "Gué"], "lord": "Charles", "troops": "archer=2"}
    do(state, move, "Bruno", **orders, choices=refusing, ruled=True)
    state.put(BRUNO, "acted_movement", None)
    do(state, move, "Anne", ["Beaujeu"], "Henry", troops="v1=1")
    assert there(state, "Gué", BRUNO) == {"archer": 2}
    assert (there(state, "Gué"), owner_of(state, at("Gué"))) == ({}, ANNE)
    further = {"to": ["Orme"], "lord": "Charles", "troops": "archer=1"}
    state.put("lord:Charles", "steps", None)
    assert refused(state, move, "Bruno", **further)[1] == "fief.soldier_steps"
