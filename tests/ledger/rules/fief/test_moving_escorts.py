"""Companions of a lord: captives, royal guards, and those who go with D'Arc."""

from __future__ import annotations

import pytest

from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import guards_at
from tests.ledger.rules.fief.realm import ANNE, at, realm, refused, soldiers, walks

BOURG = {"Bourg": {"owner": "Anne", "troops": {"Anne": {"v1": 5}}}}
JEANNE = {"player": "Anne", "at": "Bourg", "darc": True}
CAPTIVE = {"player": "Bruno", "at": "Bourg", "prisoner_of": "Anne"}


@pytest.mark.rule("FIEF-CARD-27", "FIEF-MOVE-06")
def test_three_roads_with_darc():
    """D'Arc and all who go with her may use a third road, lords included."""
    state = realm(BOURG, {"Jeanne": JEANNE, "Arnaud": ("Anne", "Bourg")})
    with_her = {"lord": "Jeanne", "others": ("Arnaud",), "troops": "v1=2"}
    fourth = refused(state, "Anne", "Vaux,Pré,Gué,Mont", **with_her)
    walks(state, "Anne", "Vaux,Pré,Gué", **with_her)
    places = at(state, "Jeanne"), at(state, "Arnaud"), soldiers(state, "Gué")
    assert (fourth, *places) == (("rule", "FIEF-MOVE-06"), "Gué", "Gué", {"v1": 2})


@pytest.mark.ruling("FIEF-AMB-45")
@pytest.mark.parametrize("partial", [False, True])
def test_darc_has_to_be_there_on_all_three_roads(partial):
    """Counters that join her for the third road stay, unless the house lets them go."""
    state = realm(
        BOURG,
        {"Jeanne": {**JEANNE, "at": "Pré"}, "Arnaud": ("Anne", "Bourg")},
        house={"darc.partial": partial},
    )
    walks(state, "Anne", "Vaux,Pré", lord="Arnaud", troops="v1=1")
    orders = {"lord": "Jeanne", "others": ("Arnaud",), "troops": "v1=1"}
    if partial:
        walks(state, "Anne", "Gué", **orders)
        found = at(state, "Arnaud")
    else:
        found = refused(state, "Anne", "Gué", **orders)
    assert found == ("Gué" if partial else ("rule", "FIEF-MOVE-06"))


@pytest.mark.ruling("FIEF-AMB-45")
def test_out_and_back_with_darc_leaves_a_third_road():
    """Each counter remembers that she was with it, over several moves."""
    state = realm(BOURG, {"Jeanne": JEANNE, "Arnaud": ("Anne", "Bourg")})
    orders = {"lord": "Jeanne", "others": ("Arnaud",), "troops": "v1=2"}
    walks(state, "Anne", "Vaux,Bourg", **orders)
    alone = refused(state, "Anne", "Lac", lord="Arnaud")
    walks(state, "Anne", "Lac", lord="Jeanne", others=("Arnaud",), troops="v1=5")
    assert (alone, at(state, "Arnaud")) == (("rule", "FIEF-MOVE-06"), "Lac")


@pytest.mark.ruling("FIEF-AMB-45")
def test_a_captive_darc_gives_nothing():
    """The captor moves by two roads."""
    held = {"player": "Bruno", "at": "Bourg", "darc": True, "prisoner_of": "Anne"}
    state = realm(BOURG, {"Jeanne": held, "Arnaud": ("Anne", "Bourg")})
    orders = {"lord": "Arnaud", "prisoners": ("Jeanne",)}
    found = refused(state, "Anne", "Vaux,Pré,Gué", **orders)
    assert found == ("rule", "FIEF-MOVE-06")


@pytest.mark.rule("FIEF-MOVE-24", "FIEF-GRACE-04")
def test_captives_move_with_a_lord_of_their_captor():
    """Captives move like soldiers, by two roads of their own; they lead nobody."""
    state = realm(BOURG, {"Othon": CAPTIVE, "Arnaud": ("Anne", "Bourg")})
    leads = refused(state, "Bruno", "Vaux", lord="Othon")
    not_his = refused(state, "Anne", "Vaux", lord="Arnaud", prisoners=("Arnaud",))
    walks(state, "Anne", "Vaux,Pré", lord="Arnaud", prisoners=("Othon",))
    found = (at(state, "Othon"), lords.captor(state, "lord:Othon"))
    assert (*found, leads, not_his) == ("Pré", ANNE, *[("rule", "FIEF-MOVE-24")] * 2)
    state = realm(BOURG, {"Othon": CAPTIVE, "Arnaud": ("Anne", "Bourg")})
    told = walks(state, "Anne", "Vaux", lord="Arnaud", others=("Othon",))
    assert told.result["captives"] == ["lord:Othon"]


@pytest.mark.rule("FIEF-MOVE-24")
def test_a_captive_walks_no_third_road():
    """A fresh lord does not take a captive further."""
    state = realm(
        BOURG,
        {"Othon": CAPTIVE, "Arnaud": ("Anne", "Bourg"), "Henry": ("Anne", "Pré")},
    )
    walks(state, "Anne", "Vaux,Pré", lord="Arnaud", prisoners=("Othon",))
    found = refused(state, "Anne", "Gué", lord="Henry", prisoners=("Othon",))
    assert found == ("rule", "FIEF-MOVE-06")


@pytest.mark.ruling("FIEF-AMB-58")
@pytest.mark.parametrize(("troops", "free"), [("all", True), ("v1=4", False)])
def test_captives_whom_nobody_guards_are_free(troops, free):
    """Such captives are free at once in the same place; one soldier would do."""
    state = realm(BOURG, {"Othon": CAPTIVE, "Arnaud": ("Anne", "Bourg")})
    told = walks(state, "Anne", "Vaux", lord="Arnaud", troops=troops)
    found = (lords.is_free(state, "lord:Othon"), at(state, "Othon"))
    freed = ["lord:Othon"] if free else []
    assert (*found, told.result["freed"]) == (free, "Bourg", freed)


@pytest.mark.rule("FIEF-MOVE-25", "FIEF-GUARD-02")
def test_royal_guards_follow_their_sovereign():
    """All of them go with the king, and nobody else leads them."""
    guard = [{"account": "guard/king", "what": "v3", "amount": 2}]
    king = {"player": "Anne", "at": "Bourg", "king": True}
    state = realm(BOURG, {"Arnaud": king, "Henry": ("Anne", "Bourg")}, holding=guard)
    alone = walks(state, "Anne", "Vaux", lord="Henry")
    told = walks(state, "Anne", "Lac", lord="Arnaud")
    beside = guards_at(state, "territory:Lac", ANNE)
    guards = [alone.result["guards"], told.result["guards"]]
    assert (guards, beside) == ([{}, {"king": {"v3": 2}}], ["king"])


@pytest.mark.rule("FIEF-MOVE-25")
def test_royal_guards_are_not_split():
    """Royal guards are not soldiers whom another lord may take along."""
    guard = [{"account": "guard/king", "what": "v3", "amount": 2}]
    king = {"player": "Anne", "at": "Bourg", "king": True}
    state = realm({}, {"Arnaud": king, "Henry": ("Anne", "Bourg")}, holding=guard)
    found = refused(state, "Anne", "Vaux", lord="Henry", troops="v3=1")
    assert found[0] == "not_enough"


@pytest.mark.rule("FIEF-MOVE-10")
def test_a_move_may_hide_how_many_go():
    """The entry's words say so, for the texts about the move."""
    state = realm(BOURG, {"Arnaud": ("Anne", "Bourg")})
    told = walks(state, "Anne", "Vaux", lord="Arnaud", troops="all", hidden=True)
    assert (told.asked["hidden"], soldiers(state, "Vaux")) == (True, {"v1": 5})
