"""Parties on the roads: members, distances, counters left behind and picked up."""

from __future__ import annotations

import pytest

from ledger.errors import Refusal
from ledger.rules.fief.movement.walking import Walk, freshest
from tests.ledger.rules.fief.realm import at, keys, realm, refused, soldiers, walks

BOURG = {"Bourg": {"owner": "Anne", "troops": {"Anne": {"v1": 5, "v3": 1}}}}
ARNAUD = {"Arnaud": ("Anne", "Bourg")}


@pytest.mark.rule("FIEF-MOVE-01")
def test_some_of_the_counters_move_and_others_stay():
    """A player moves some counters, then others; the rest stays."""
    state = realm(BOURG, {**ARNAUD, "Henry": ("Anne", "Bourg")})
    walks(state, "Anne", "Vaux", lord="Arnaud", troops="v1=2")
    walks(state, "Anne", "Lac", lord="Henry", troops="v3=1")
    moved = (soldiers(state, "Bourg"), soldiers(state, "Vaux"), soldiers(state, "Lac"))
    assert moved == ({"v1": 3}, {"v1": 2}, {"v3": 1})


@pytest.mark.rule("FIEF-MOVE-01")
def test_nobody_moves_in_another_phase():
    """Counters move only in phase 4."""
    state = realm(BOURG, ARNAUD, phase="purchases")
    expected = ("out_of_phase", "FIEF-MOVE-01")
    assert expected == refused(state, "Anne", "Vaux", lord="Arnaud")


@pytest.mark.rule("FIEF-MOVE-02")
def test_buildings_never_move():
    """Castles, cities, mills and presses stay where they are."""
    state = realm(BOURG, ARNAUD)
    found = [
        refused(state, "Anne", "Vaux", lord="Arnaud", troops=f"{what}=1")
        for what in ("castle", "city", "mill", "press")
    ]
    assert found == [("rule", "FIEF-MOVE-02")] * 4


@pytest.mark.rule("FIEF-MOVE-03")
def test_soldiers_need_a_lord_and_a_lord_needs_nobody():
    """Soldiers without a lord stay; a lord may move alone."""
    state = realm(BOURG, ARNAUD)
    alone = refused(state, "Anne", "Vaux", troops="v1=1")
    walks(state, "Anne", "Vaux", lord="Arnaud")
    assert (alone, at(state, "Arnaud")) == (("rule", "FIEF-MOVE-03"), "Vaux")


@pytest.mark.rule("FIEF-LORD-10")
def test_a_player_without_lords_moves_no_soldiers():
    """Another family's lord does not lead them."""
    state = realm(BOURG, {"Othon": ("Bruno", "Bourg")})
    found = refused(state, "Anne", "Vaux", lord="Othon", troops="v1=1")
    assert found == ("rule", "FIEF-AMB-135")


@pytest.mark.ruling("FIEF-AMB-135")
def test_a_lord_of_the_ally_leads_where_the_house_lets_him():
    """The house rule is only for a marriage ally's lord."""
    lords = {
        "Othon": {"player": "Bruno", "at": "Bourg", "spouse": "Jeanne"},
        "Jeanne": {"player": "Anne", "at": "Lac"},
    }
    strict = realm(BOURG, lords)
    loose = realm(BOURG, lords, house={"move.ally_lord": True})
    found = refused(strict, "Anne", "Vaux", lord="Othon", troops="v1=1")
    walks(loose, "Anne", "Vaux", lord="Othon", troops="v1=1")
    expected = (("rule", "FIEF-AMB-135"), {"v1": 1})
    assert expected == (found, soldiers(loose, "Vaux"))


@pytest.mark.ruling("FIEF-AMB-95")
def test_an_uncrowned_woman_leads():
    """Such a woman counts as a lord for movement."""
    state = realm(BOURG, {"Mireille": ("Anne", "Bourg")})
    walks(state, "Anne", "Vaux", lord="Mireille", troops="all")
    assert soldiers(state, "Vaux") == {"v1": 5, "v3": 1}


@pytest.mark.rule("FIEF-MOVE-04")
def test_one_lord_leads_any_number():
    """A whole series can follow one lord."""
    held = {"v1": 12, "v3": 5, "v6": 3}
    state = realm({"Bourg": {"troops": {"Anne": held}}}, ARNAUD)
    walks(state, "Anne", "Vaux", lord="Arnaud", troops="v1=12,v3=5,v6=3")
    assert held == soldiers(state, "Vaux")


@pytest.mark.rule("FIEF-MOVE-05")
def test_a_move_follows_roads():
    """No road joins Bourg and Pré; the referee may overrule it."""
    state = realm(BOURG, ARNAUD)
    found = refused(state, "Anne", "Pré", lord="Arnaud")
    walks(state, "Anne", "Pré", lord="Arnaud", ruled=True)
    assert (found, at(state, "Arnaud")) == (("rule", "FIEF-MOVE-05"), "Pré")


@pytest.mark.rule("FIEF-MOVE-05")
@pytest.mark.parametrize("roads", [True, False])
def test_a_move_leads_to_another_village(roads):
    """No ruling changes this, even without known roads."""
    state = realm(BOURG, ARNAUD, roads=roads)
    for way, ruled in (("Bourg", False), ("Bourg", True), ("Vaux,Vaux", True)):
        found = refused(state, "Anne", way, lord="Arnaud", ruled=ruled)
        assert found == ("rule", "FIEF-MOVE-05")
    if not roads:
        walks(state, "Anne", "Pré", lord="Arnaud")
        assert at(state, "Arnaud") == "Pré"


@pytest.mark.rule("FIEF-MOVE-05")
@pytest.mark.parametrize(
    ("way", "options"),
    [
        ("Gué", ["Vaux", "Bourg"]),
        ("Pré", ["Vaux", "Bourg"]),
        ("Bourg,Pré", ["Vaux", "Lac"]),
    ],
)
def test_from_an_entrance_it_leads_in_or_back(way, options):
    """From there it goes on along a road, as from any village."""
    state = realm({}, {"Arnaud": {"player": "Anne", "at": "Vaux", "from": "Bourg"}})
    with pytest.raises(Refusal) as found:
        walks(state.copy(), "Anne", way, lord="Arnaud")
    near = [place.removeprefix("territory:") for place in found.value.facts["options"]]
    assert (found.value.rule, sorted(near)) == ("FIEF-MOVE-05", sorted(options))
    walks(state, "Anne", "Bourg,Lac", lord="Arnaud")
    assert at(state, "Arnaud") == "Lac"


@pytest.mark.rule("FIEF-MOVE-06")
def test_two_roads_and_no_third():
    """The third village of a turn is too far, in one move or in several."""
    state = realm(BOURG, ARNAUD)
    at_once = refused(state, "Anne", "Vaux,Pré,Gué", lord="Arnaud")
    walks(state, "Anne", "Vaux,Pré", lord="Arnaud", troops="v1=1")
    later = refused(state, "Anne", "Gué", lord="Arnaud")
    assert [at_once, later] == [("rule", "FIEF-MOVE-06")] * 2


@pytest.mark.rule("FIEF-MOVE-06")
def test_the_steps_of_another_turn_count_no_more():
    """Nothing needs to be reset for the next turn."""
    state = realm(BOURG, ARNAUD)
    walks(state, "Anne", "Vaux,Pré", lord="Arnaud", troops="v1=1")
    state.put("campaign", "turn", 4)
    walks(state, "Anne", "Vaux,Bourg", lord="Arnaud", troops="v1=1")
    assert (
        at(state, "Arnaud"),
        soldiers(state, "Bourg"),
    ) == ("Bourg", {"v1": 5, "v3": 1})


@pytest.mark.rule("FIEF-MOVE-07")
def test_soldiers_dropped_on_the_way():
    """Some stay in the first village, the rest ends in the second."""
    state = realm(BOURG, ARNAUD)
    told = walks(state, "Anne", "Vaux,Pré", lord="Arnaud", troops="all", drop="v1=2")
    left = (soldiers(state, "Vaux"), soldiers(state, "Pré"))
    dropped = {"village": "territory:Vaux", "troops": {"v1": 2}}
    assert ({"v1": 2}, {"v1": 3, "v3": 1}, dropped) == (*left, told.result["dropped"])


@pytest.mark.rule("FIEF-MOVE-07")
def test_no_more_is_dropped_than_goes_along():
    """Nothing is dropped at the end of the way."""
    state = realm(BOURG, ARNAUD)
    orders = {"lord": "Arnaud", "troops": "v1=1"}
    more = refused(state, "Anne", "Vaux,Pré", drop="v1=2", **orders)
    none = refused(state, "Anne", "Vaux,Pré", drop="v3=1", **orders)
    at_end = refused(state, "Anne", "Vaux", drop="v1=1", **orders)
    assert [more, none] == [("not_enough", "FIEF-MOVE-07")] * 2
    assert at_end == ("usage", "FIEF-MOVE-07")


@pytest.mark.rule("FIEF-MOVE-08")
def test_there_and_back():
    """A lord fetches soldiers from the neighbour, and has used up his movement."""
    state = realm(BOURG, ARNAUD)
    walks(state, "Anne", "Vaux,Bourg", lord="Arnaud", troops="v1=2", drop="v1=2")
    further = refused(state, "Anne", "Vaux", lord="Arnaud")
    places = at(state, "Arnaud"), soldiers(state, "Vaux")
    assert (*places, further) == ("Bourg", {"v1": 2}, ("rule", "FIEF-MOVE-06"))


@pytest.mark.rule("FIEF-MOVE-08")
def test_whoever_is_not_left_there_comes_back():
    """One of three ones stays in Vaux; two of them and the three come home."""
    state = realm(BOURG, {**ARNAUD, "Henry": ("Anne", "Bourg")})
    orders = {"lord": "Arnaud", "troops": "v1=3,v3=1", "drop": "v1=1"}
    told = walks(state, "Anne", "Vaux,Bourg", **orders).result
    places = soldiers(state, "Vaux"), soldiers(state, "Bourg")
    expected = ({"v1": 1}, {"v1": 4, "v3": 1}, {"v1": 2, "v3": 1})
    assert expected == (*places, told["troops"])


@pytest.mark.rule("FIEF-MOVE-08", "FIEF-MOVE-09")
def test_soldiers_who_came_back_have_walked_as_far_as_their_lord():
    """Another lord takes only those who stayed at home."""
    state = realm(
        BOURG, {**ARNAUD, "Henry": ("Anne", "Bourg"), "Eric": ("Anne", "Vaux")}
    )
    walks(state, "Anne", "Vaux,Bourg", lord="Arnaud", troops="v1=4,v3=1", drop="v1=1")
    tired = refused(state, "Anne", "Lac", lord="Henry", troops="v1=2")
    great = refused(state, "Anne", "Lac", lord="Henry", troops="v3=1")
    walks(state, "Anne", "Lac", lord="Henry", troops="v1=1")
    left = refused(state, "Anne", "Bourg,Lac", lord="Eric", troops="v1=1")
    expected = [("rule", "FIEF-MOVE-06")] * 3
    assert expected == [tired, great, left]
    assert soldiers(state, "Bourg") == {"v1": 3, "v3": 1}


@pytest.mark.rule("FIEF-MOVE-09")
def test_who_has_walked_a_road_does_not_go_there_and_back():
    """A fresh lord does not help; they may go by one more road."""
    state = realm(BOURG, {**ARNAUD, "Henry": ("Anne", "Vaux")})
    walks(state, "Anne", "Vaux", lord="Arnaud", troops="v1=5")
    again = refused(state, "Anne", "Pré,Vaux", lord="Henry", troops="v1=5")
    walks(state, "Anne", "Pré", lord="Henry", troops="v1=5")
    expected = (("rule", "FIEF-MOVE-06"), {"v1": 5})
    assert expected == (again, soldiers(state, "Pré"))


@pytest.mark.rule("FIEF-MOVE-09")
def test_soldiers_who_have_walked_go_no_further_with_a_fresh_lord():
    """Two counters have moved twice; the third, which was there, may go."""
    places = {**BOURG, "Pré": {"owner": "Anne", "troops": {"Anne": {"v1": 1}}}}
    state = realm(places, {**ARNAUD, "Henry": ("Anne", "Pré")})
    walks(state, "Anne", "Vaux,Pré", lord="Arnaud", troops="v1=2")
    tired = refused(state, "Anne", "Gué", lord="Henry", troops="v1=2")
    walks(state, "Anne", "Gué", lord="Henry", troops="v1=1")
    expected = (("rule", "FIEF-MOVE-06"), {"v1": 2})
    assert expected == (tired, soldiers(state, "Pré"))


@pytest.mark.rule("FIEF-MOVE-09")
def test_all_who_go_together_stand_together():
    """Distant lords do not lead, and more soldiers than exist do not go."""
    state = realm(BOURG, {**ARNAUD, "Henry": ("Anne", "Lac")})
    apart = refused(state, "Anne", "Vaux", lord="Arnaud", others=("Henry",))
    many = refused(state, "Anne", "Vaux", lord="Arnaud", troops="v1=6")
    none = refused(state, "Anne", "Vaux", lord="Arnaud", troops="v6=1")
    assert [apart, many, none] == [
        ("rule", "FIEF-MOVE-09"),
        *[("not_enough", "FIEF-MOVE-09")] * 2,
    ]


@pytest.mark.ruling("FIEF-AMB-96")
def test_soldiers_join_on_the_way():
    """Soldiers of the first village come along; each counter's own movement counts."""
    places = {**BOURG, "Vaux": {"owner": "Anne", "troops": {"Anne": {"v3": 2}}}}
    state = realm(places, ARNAUD)
    walks(state, "Anne", "Vaux,Pré", lord="Arnaud", troops="v1=1", pick="v3=1")
    state.put("lord:Arnaud", "steps", None)
    once_more = refused(state, "Anne", "Gué", lord="Arnaud", troops="v1=1")
    walks(state, "Anne", "Gué", lord="Arnaud", troops="v3=1")
    expected = (("rule", "FIEF-MOVE-06"), {"v3": 1}, {"v1": 1})
    assert expected == (once_more, soldiers(state, "Gué"), soldiers(state, "Pré"))


@pytest.mark.rule("FIEF-MOVE-09")
@pytest.mark.ruling("FIEF-AMB-96", "FIEF-AMB-88")
def test_nobody_joins_where_the_party_turns_back_and_stays():
    """Bruno lets nobody into Pré: the soldiers of Vaux stay there."""
    vaux = {"owner": "Anne", "troops": {"Anne": {"v3": 2}}}
    pre = {"owner": "Bruno", "troops": {"Bruno": {"v1": 1}}}
    state = realm({**BOURG, "Vaux": vaux, "Pré": pre}, ARNAUD)
    back = {"passage.Pré": "refused", "refused.Pré": "back"}
    words = {"lord": "Arnaud", "troops": "v1=1", "pick": "v3=1", "choices": back}
    told = walks(state, "Anne", "Vaux,Pré", **words).result
    assert (told["end"], told["picked"]) == ("territory:Vaux", None)
    assert soldiers(state, "Vaux") == {"v1": 1, "v3": 2}


def test_the_freshest_counters_go_first():
    """Unmoved counters go first; with D'Arc, those not with her go last."""
    group = {Walk(2, 0): 1, Walk(1, 0): 1, Walk(1, 1): 1, Walk(0, 0): 1}
    order = [list(freshest(group, count))[-1] for count in (1, 2, 3, 4)]
    assert [Walk(0, 0), Walk(1, 1), Walk(1, 0), Walk(2, 0)] == order


def test_what_is_written_wrong_is_refused():
    """Counters need a value and a number; a route needs an end."""
    state = realm(BOURG, ARNAUD)
    words = ("v2=1", "v1", "v1=x", "v1=1,v1=2", "v1=12345")
    found = [refused(state, "Anne", "Vaux", lord="Arnaud", troops=w)[0] for w in words]
    nowhere = refused(state, "Anne", "", lord="Arnaud")[0]
    assert [*found, nowhere] == ["usage"] * 6


@pytest.mark.ruling("FIEF-AMB-01")
def test_a_board_without_roads_asks_the_table_to_look():
    """There is a warning, and no refusal, because neighbours are unknown."""
    state = realm(BOURG, ARNAUD, roads=False)
    told = walks(state, "Anne", "Pré,Lac", lord="Arnaud")
    assert (keys(told), at(state, "Arnaud")) == (["fief.no_roads"], "Lac")


def test_a_table_that_only_records_is_refused_nothing():
    """With that house rule, roads, steps, weather and phase are not checked."""
    state = realm(
        BOURG,
        ARNAUD,
        house={"move.checked": False},
        phase="cards",
        effect=[{"kind": "bad_weather", "region": "Rouge"}],
    )
    walks(state, "Anne", "Pré,Mont,Vaux", lord="Arnaud", troops="all")
    assert (
        at(state, "Arnaud"),
        soldiers(state, "Vaux"),
    ) == ("Vaux", {"v1": 5, "v3": 1})


def test_a_family_that_is_out_moves_nobody():
    """A player who has left the game cannot move."""
    state = realm(BOURG, ARNAUD)
    state.put("player:Anne", "out", 2)
    assert refused(state, "Anne", "Vaux", lord="Arnaud") == ("rule", "FIEF-TURN-13")


@pytest.mark.rule("FIEF-MOVE-28")
def test_who_has_moved_may_not_react_to_later_moves():
    """The earlier player cannot give way once a later one has moved."""
    state = realm(BOURG, {**ARNAUD, "Othon": ("Bruno", "Mont")})
    walks(state, "Bruno", "Gué", lord="Othon")
    late = refused(state, "Anne", "Vaux", lord="Arnaud")
    assert late == ("out_of_phase", "FIEF-MOVE-28")
