"""Movements after an inheritance: soldiers who leave the fief, and the city's first."""

from __future__ import annotations

import pytest

from ledger.rules.fief import GAME
from ledger.rules.fief.board.places import entrances
from ledger.rules.fief.crown.inheriting import inherit
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import lord_of_fief
from ledger.rules.fief.forces import counters, points, stack
from tests.ledger.rules.fief.crown.orphans import BLEU, FROM_TREASURER, heap, widowed
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    do,
    fact,
    holding,
    keys,
    lord,
    person,
    refused,
    village,
)

# Counters ----------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-FIEF-34", "FIEF-FIEF-36", "FIEF-STOCK-13")
@pytest.mark.ruling("FIEF-AMB-101")
def test_the_former_owners_counters_leave_the_fief_and_no_other_village():
    """TV-HEIR-06: Beaujeu and Mont are in the fief, but Val is not."""
    state = widowed()
    gate = stack(next(entrances(state, "territory:Mont")), CHLOE)
    state.add(gate, "v1", 1)
    state.add(f"stock/{CHLOE}", "v1", -1)
    stock = points(counters(state, f"stock/{CHLOE}"))
    assert points(heap(state, "Beaujeu", CHLOE)) == 5
    told = do(state, inherit, choices=FROM_TREASURER).result["inherited"][0]
    assert [(one["village"], one["points"]) for one in told["removed"]] == [
        ("territory:Beaujeu", 5),
        ("territory:Mont", 2),
    ]
    assert [heap(state, place, CHLOE) for place in ("Beaujeu", "Mont")] == [{}, {}]
    assert heap(state, "Val", CHLOE) == {"v1": 4}
    assert points(counters(state, f"stock/{CHLOE}")) == stock + 7
    assert GAME.audit(state) == []


@pytest.mark.rule("FIEF-FIEF-34")
def test_archers_and_bombards_go_as_well_and_captives_are_free():
    """The counters go to the former owner's stock; nobody guards Charles any more."""
    mont = f"territory:Mont/{CHLOE}"
    more = holding(mont, "archer", 1) + holding(mont, "bombard", 1)
    more += holding(mont, "mercenary", 2)
    more += person("Charles", "Bruno", "Mont", prisoner_of="Chloé")
    state = widowed(more, house={"variant.tactics": True})
    before = {
        kind: state.balance(f"stock/{CHLOE}", kind) for kind in ("archer", "bombard")
    }
    choices = {"title.Bleu": "Isabelle", **FROM_TREASURER}
    told = do(state, inherit, choices=choices).result
    after = {kind: state.balance(f"stock/{CHLOE}", kind) for kind in before}
    assert after == {kind: count + 1 for kind, count in before.items()}
    assert state.balance(mont, "mercenary") == 0  # they have no owner any more
    assert told["freed"] == [lord("Charles")]
    assert lords.is_free(state, lord("Charles"))


@pytest.mark.rule("FIEF-FIEF-34")
def test_guests_are_guests_of_nobody_any_more():
    """Permission from the former owner ends with his ownership."""
    text = village("Puy", "Chloé", "Anne.v1=1")
    state = widowed(text + fact("territory:Puy", "guests", [ANNE]))
    assert state.words("territory:Puy", "guests") == (ANNE,)
    do(state, inherit, choices=FROM_TREASURER)
    assert state.words("territory:Puy", "guests") == ()
    assert heap(state, "Puy", ANNE) == {"v1": 1}


# The city ----------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-FIEF-35", "FIEF-BUY-05")
@pytest.mark.ruling("FIEF-AMB-44")
def test_the_new_owner_buys_a_counter_at_the_normal_price():
    """A counter of 3 costs 300, in phase 6, and only for this purpose."""
    state = widowed()
    choices = {"garrison": "treasurer", "counter": "v3"}
    told = do(state, inherit, choices=choices).result["inherited"][0]
    assert heap(state, "Beaujeu", BRUNO) == {"v3": 1}
    assert (told["garrison"][0]["cost"], state.balance(BRUNO, "money")) == (300, 700)


@pytest.mark.rule("FIEF-FIEF-35")
def test_or_withdraws_soldiers_from_a_village_that_he_occupies():
    """The soldiers come from Sennecy, the only occupied village."""
    state = widowed()
    do(state, inherit, choices={"garrison.Beaujeu": "Sennecy"})
    assert heap(state, "Beaujeu", BRUNO) == {"v1": 1}
    assert heap(state, "Sennecy", BRUNO) == {"v1": 2}


@pytest.mark.rule("FIEF-FIEF-35")
def test_all_soldiers_of_a_village_may_be_withdrawn():
    """All its counters may come, so that nobody is left there."""
    state = widowed()
    do(state, inherit, garrison=["Beaujeu:Sennecy:v1=3"])
    found = [heap(state, place, BRUNO) for place in ("Beaujeu", "Sennecy")]
    assert found == [{"v1": 3}, {}]


@pytest.mark.rule("FIEF-FIEF-35")
def test_more_than_one_counter_may_be_told_with_the_command():
    """Bought and withdrawn counters are given, but not more than there are."""
    state = widowed()
    do(state, inherit, garrison=["Beaujeu:v3=1,v1=1", "Beaujeu:Sennecy:v1=2"])
    assert heap(state, "Beaujeu", BRUNO) == {"v1": 3, "v3": 1}
    assert state.balance(BRUNO, "money") == 600
    for word, code in (
        ("Beaujeu:Sennecy:v1=4", "not_enough"),
        ("Beaujeu:v6=2", "not_enough"),
        ("Beaujeu:bombard=1", "usage"),
        ("Beaujeu", "usage"),
        ("Bourg:v1=1", "usage"),
    ):
        assert refused(widowed(), inherit, garrison=[word])[0] == code
    state = widowed()
    state.add(f"territory:Beaujeu/{BRUNO}", "v1", 1)
    there = refused(state, inherit, garrison=["Beaujeu:Beaujeu:v1=1"])
    assert there == ("not_enough", "fief.garrison_few", "FIEF-FIEF-35")


@pytest.mark.rule("FIEF-BUY-05", "TAC-GEN-10")
def test_a_counter_that_is_not_to_be_had_defends_no_city():
    """The value may be out of stock, or its module may be off."""
    state = widowed(money={"Bruno": 9000})
    assert [
        refused(state, inherit, garrison=[f"Beaujeu:{counters}"])[2]
        for counters in ("v6=9", "archer=1")
    ] == ["FIEF-BUY-05", "TAC-GEN-10"]


@pytest.mark.rule("FIEF-FIEF-35")
@pytest.mark.ruling("FIEF-AMB-44")
def test_without_money_and_soldiers_the_city_stays_empty():
    """The title is kept all the same."""
    state = widowed(money={"Bruno": 99})
    state.balances.pop(f"territory:Sennecy/{BRUNO}")
    outcome = do(state, inherit)
    assert "fief.city_empty" in keys(outcome)
    assert (lord_of_fief(state, BLEU), heap(state, "Beaujeu", BRUNO)) == (BRUNO, {})


@pytest.mark.rule("FIEF-FIEF-35")
def test_who_stands_in_the_city_already_is_asked_nothing():
    """Isabelle is in the city already."""
    state = widowed()
    state.put(lord("Isabelle"), "at", "territory:Beaujeu")
    assert do(state, inherit).result["inherited"][0]["garrison"] == []
