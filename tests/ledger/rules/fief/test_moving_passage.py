"""Permission to pass, gates, entrances, and giving way."""

from __future__ import annotations

import pytest

from ledger.errors import Refusal
from ledger.rules.fief.fiefs import controls, is_guest
from tests.ledger.rules.fief.realm import (
    ANNE,
    BRUNO,
    at,
    keys,
    owner,
    realm,
    refused,
    soldiers,
    walks,
)

GUE = {"owner": "Bruno", "troops": {"Bruno": {"v1": 4}}}
CASTLE = {**GUE, "building": "castle", "mills": 1}
LORDS = {"Arnaud": ("Anne", "Pré"), "Othon": ("Bruno", "Gué")}
PRE = {"Pré": {"owner": "Anne", "troops": {"Anne": {"v1": 3}}}}
GRANTED = {"passage.Gué": "granted"}
FORCE = {"passage.Gué": "refused", "refused.Gué": "force"}
BACK = {"passage.Gué": "refused", "refused.Gué": "back"}


@pytest.mark.rule("FIEF-MOVE-11")
def test_an_empty_village_is_the_first_takers():
    """A lord or a soldier takes it, and its buildings stay (AMB-11)."""
    state = realm(
        {**PRE, "Gué": {"building": "castle", "mills": 2}},
        LORDS | {"Othon": ("Bruno", "Lac")},
    )
    told = walks(state, "Anne", "Gué", lord="Arnaud")
    gue = "territory:Gué"
    found = (
        owner(state, "Gué"),
        state.balance(gue, "mill"),
        state.balance(gue, "castle"),
    )
    taken = [{"village": gue, "player": ANNE, "before": None}]
    assert ("Anne", 2, 1, taken) == (*found, told.result["taken"])


@pytest.mark.ruling("FIEF-AMB-11")
def test_buildings_of_a_village_taken_without_a_fight_pay_the_newcomer():
    """The buildings pass intact: the newcomer controls the village and all in it."""
    state = realm({"Gué": {"owner": "Bruno", "mills": 1}}, {"Arnaud": ("Anne", "Pré")})
    walks(state, "Anne", "Gué", lord="Arnaud")
    mills = state.balance("territory:Gué", "mill")
    assert (controls(state, ANNE, "territory:Gué"), mills) == (True, 1)


@pytest.mark.ruling("FIEF-AMB-10")
@pytest.mark.parametrize(
    ("ownership", "expected"), [("sticky", "Anne"), ("presence", None)]
)
def test_a_village_left_empty(ownership, expected):
    """The village stays his on paper, or the house frees it for the next occupant."""
    state = realm(
        {"Pré": {"owner": "Anne"}},
        {**LORDS, "Othon": ("Bruno", "Mont")},
        house={"village.ownership": ownership},
    )
    walks(state, "Anne", "Vaux", lord="Arnaud")
    left = owner(state, "Pré")
    walks(state, "Bruno", "Gué,Pré", lord="Othon")
    assert (expected, "Bruno") == (left, owner(state, "Pré"))


@pytest.mark.rule("FIEF-MOVE-12", "FIEF-MOVE-27", "FIEF-FIEF-11")
def test_presence_in_a_fief_gives_no_ownership():
    """An empty village of a fief stays its holder's, whoever is in it."""
    state = realm(
        {"Bourg": {"building": "city"}, "Pré": {}, "Gué": GUE},
        {
            "Arnaud": {"player": "Anne", "at": "Bourg", "titles": ["Rouge"]},
            "Othon": ("Bruno", "Gué"),
        },
    )
    told = walks(state, "Bruno", "Pré", lord="Othon")
    guest = is_guest(state, "territory:Pré", BRUNO)
    assert (owner(state, "Pré"), told.result["taken"], guest) == ("Anne", [], False)


@pytest.mark.rule("FIEF-FIEF-12")
def test_title_and_capital_hold_the_whole_fief():
    """The other villages do not need anybody to be controlled."""
    state = realm(
        {"Bourg": {"building": "city"}},
        {"Arnaud": {"player": "Anne", "at": "Bourg", "titles": ["Rouge"]}},
    )
    held = [controls(state, ANNE, f"territory:{name}") for name in ("Vaux", "Pré")]
    assert held == [True, True]


@pytest.mark.rule("FIEF-MOVE-13")
def test_leave_is_asked_to_pass_and_to_stop():
    """Without an answer nothing moves; at home an owner needs no permission."""
    state = realm({**PRE, "Gué": GUE}, LORDS)
    with pytest.raises(Exception, match=r"passage\.Gué"):
        walks(state.copy(), "Anne", "Gué,Mont", lord="Arnaud")
    walks(state, "Anne", "Gué,Mont", lord="Arnaud", choices=GRANTED)
    home = walks(
        state, "Bruno", "Mont,Gué", lord="Othon", choices={"passage.Mont": "granted"}
    )
    asked = [told["village"] for told in home.result["passages"]]
    assert (at(state, "Arnaud"), asked) == ("Mont", ["territory:Mont"])


@pytest.mark.rule("FIEF-MOVE-14")
def test_whoever_is_let_in_camps_or_goes_on():
    """He is a guest there, and the village stays its owner's; or he goes on."""
    state = realm({**PRE, "Gué": GUE}, LORDS)
    walks(state, "Anne", "Gué", lord="Arnaud", choices=GRANTED)
    camped = is_guest(state, "territory:Gué", ANNE), owner(state, "Gué")
    walks(state, "Anne", "Mont", lord="Arnaud")
    left = is_guest(state, "territory:Gué", ANNE)
    assert (camped, left, at(state, "Arnaud")) == ((True, "Bruno"), False, "Mont")


@pytest.mark.rule("FIEF-MOVE-15")
@pytest.mark.parametrize(("choices", "place"), [(BACK, "Pré"), (FORCE, "Gué/Pré")])
def test_leave_refused_means_back_or_force(choices, place):
    """He turns back, or stops at the entrance to fight."""
    state = realm({**PRE, "Gué": GUE}, LORDS)
    walks(state, "Anne", "Gué,Mont", lord="Arnaud", troops="v1=3", choices=choices)
    assert (place, {"v1": 3}) == (at(state, "Arnaud"), soldiers(state, place))


@pytest.mark.ruling("FIEF-AMB-88")
def test_turning_back_costs_no_step():
    """He has not entered: both of his steps are left."""
    state = realm({**PRE, "Gué": GUE}, LORDS)
    told = walks(state, "Anne", "Gué", lord="Arnaud", choices=BACK)
    walks(state, "Anne", "Vaux,Bourg", lord="Arnaud")
    expected = (0, "refused", "Bourg")
    assert expected == (told.result["steps"], told.result["ended"], at(state, "Arnaud"))


@pytest.mark.rule("FIEF-MOVE-16")
def test_in_by_one_gate_and_out_by_another():
    """The owner of a castle decides on entry and exit, of others on passage only."""
    state = realm({**PRE, "Gué": CASTLE}, LORDS)
    through = {**GRANTED, "exit.Gué": "granted"}
    told = walks(state, "Anne", "Gué,Mont", lord="Arnaud", choices=through)
    passage = told.result["passages"][0]
    found = (passage["of"], passage["entry"], passage["exit"], at(state, "Arnaud"))
    assert found == ([BRUNO], "granted", "granted", "Mont")


@pytest.mark.rule("FIEF-MOVE-29")
def test_let_in_and_not_out():
    """His movement ends inside the castle, as a guest; later he asks again."""
    state = realm({**PRE, "Gué": CASTLE}, LORDS)
    told = walks(
        state,
        "Anne",
        "Gué,Mont",
        lord="Arnaud",
        choices={**GRANTED, "exit.Gué": "refused"},
    )
    again = walks(state, "Anne", "Mont", lord="Arnaud", choices={"exit.Gué": "refused"})
    ends = [told.result["ended"], again.result["ended"]]
    guest = is_guest(state, "territory:Gué", ANNE)
    assert (ends, at(state, "Arnaud"), guest) == (["exit", "exit"], "Gué", True)


@pytest.mark.rule("FIEF-MOVE-17", "FIEF-MOVE-18")
def test_an_admitted_visitor_stands_inside():
    """TV-MOVE-DOC-01: visitor and owner are in the same castle, none at the gate."""
    state = realm({**PRE, "Gué": CASTLE}, LORDS)
    walks(state, "Anne", "Gué", lord="Arnaud", troops="v1=3", choices=GRANTED)
    inside = (soldiers(state, "Gué", ANNE), soldiers(state, "Gué", BRUNO))
    assert (*inside, at(state, "Arnaud")) == ({"v1": 3}, {"v1": 4}, "Gué")


@pytest.mark.rule("FIEF-MOVE-19")
def test_forcing_the_way_needs_a_step_for_the_last_road():
    """The road to the entrance counts like any other."""
    state = realm(
        {"Gué": GUE}, {"Arnaud": ("Anne", "Bourg"), "Othon": ("Bruno", "Gué")}
    )
    far = refused(state, "Anne", "Vaux,Pré,Gué", lord="Arnaud", choices=FORCE)
    near = realm({"Gué": GUE}, {"Arnaud": ("Anne", "Vaux"), "Othon": ("Bruno", "Gué")})
    told = walks(near, "Anne", "Pré,Gué", lord="Arnaud", choices=FORCE)
    expected = (("rule", "FIEF-MOVE-06"), 2, "Gué/Pré")
    assert expected == (far, told.result["steps"], at(near, "Arnaud"))


@pytest.mark.rule("FIEF-MOVE-20")
def test_who_waits_at_an_entrance_goes_in_or_back():
    """Entering the village costs no road, but going back costs one."""
    state = realm({**PRE, "Gué": GUE}, LORDS)
    walks(state, "Anne", "Gué", lord="Arnaud", choices=FORCE)
    other = refused(state, "Anne", "Mont", lord="Arnaud")
    inside = state.copy()
    told = walks(inside, "Anne", "Gué", lord="Arnaud", choices=GRANTED)
    walks(state, "Anne", "Pré", lord="Arnaud")
    found = (other, told.result["steps"], at(inside, "Arnaud"), at(state, "Arnaud"))
    assert found == (("rule", "FIEF-MOVE-05"), 0, "Gué", "Pré")


@pytest.mark.rule("FIEF-MOVE-21")
def test_the_owner_gives_way():
    """All who wait at the entrance go in, and the village is theirs."""
    state = realm({**PRE, "Gué": CASTLE}, LORDS)
    walks(state, "Anne", "Gué", lord="Arnaud", troops="v1=3", choices=FORCE)
    told = walks(state, "Bruno", "Mont", lord="Othon", troops="all")
    found = (owner(state, "Gué"), at(state, "Arnaud"), soldiers(state, "Gué"))
    entered = [{"village": "territory:Gué", "player": ANNE}]
    mills = state.balance("territory:Gué", "mill")
    assert ("Anne", "Gué", {"v1": 3}, entered, 1) == (
        *found,
        told.result["entered"],
        mills,
    )


@pytest.mark.rule("FIEF-MOVE-21")
def test_a_guest_who_goes_gives_nothing_up():
    """The owner is still there, and nothing changes hands."""
    state = realm(
        {"Gué": {**GUE, "guests": ["Anne"]}},
        {"Arnaud": ("Anne", "Gué"), "Othon": ("Bruno", "Gué")},
    )
    told = walks(state, "Anne", "Pré", lord="Arnaud")
    taken = [one["village"] for one in told.result["taken"]]
    assert (taken, owner(state, "Gué")) == (["territory:Pré"], "Bruno")


@pytest.mark.rule("FIEF-MOVE-21")
@pytest.mark.ruling("FIEF-AMB-87")
def test_a_village_of_a_fief_that_is_given_up():
    """The attacker goes in, and it stays the fief holder's."""
    state = realm(
        {**PRE, "Mont": {"building": "city"}, "Gué": {"troops": {"Bruno": {"v1": 4}}}},
        {**LORDS, "Henry": {"player": "Bruno", "at": "Mont", "titles": ["Vert"]}},
    )
    walks(state, "Anne", "Gué", lord="Arnaud", choices=FORCE)
    told = walks(state, "Bruno", "Mont", lord="Othon", troops="all").result
    assert (at(state, "Arnaud"), owner(state, "Gué")) == ("Gué", "Bruno")
    assert (told["taken"], state.get("territory:Gué", "owner")) == ([], None)


@pytest.mark.ruling("FIEF-AMB-117")
def test_several_who_wait_agree_who_goes_in():
    """One of them becomes owner, the other stays outside."""
    lords = {**LORDS, "Thierry": ("Chloé", "Mont")}
    state = realm(
        {**PRE, "Gué": GUE}, lords, first_player="Chloé", more_roads=[("Gué", "Bourg")]
    )
    walks(state, "Chloé", "Gué", lord="Thierry", choices=FORCE)
    walks(state, "Anne", "Gué", lord="Arnaud", choices=FORCE)
    agreed = {"owner.Gué": "Anne"}
    told = walks(state, "Bruno", "Bourg", lord="Othon", troops="all", choices=agreed)
    places = (at(state, "Arnaud"), at(state, "Thierry"), owner(state, "Gué"))
    assert (*places, len(told.result["entered"])) == ("Gué", "Gué/Mont", "Anne", 1)


@pytest.mark.rule("FIEF-MOVE-22")
def test_nobody_gives_way_by_the_attackers_road():
    """The attacker's road is closed, the other one is open."""
    state = realm({**PRE, "Gué": GUE}, LORDS)
    walks(state, "Anne", "Gué", lord="Arnaud", choices=FORCE)
    closed = refused(state, "Bruno", "Pré", lord="Othon")
    walks(state, "Bruno", "Mont", lord="Othon")
    assert (closed, at(state, "Othon")) == (("rule", "FIEF-MOVE-22"), "Mont")


@pytest.mark.rule("FIEF-MOVE-23", "FIEF-CARD-64", "FIEF-CARD-65")
def test_bad_weather_holds_everybody():
    """Nobody leaves; lords may enter, and then stop."""
    storm = [{"kind": "bad_weather", "region": "Rouge"}]
    state = realm(
        PRE, {"Arnaud": ("Anne", "Pré"), "Henry": ("Anne", "Gué")}, effect=storm
    )
    out = refused(state, "Anne", "Gué", lord="Arnaud")
    through = refused(state, "Anne", "Pré,Vaux", lord="Henry")
    walks(state, "Anne", "Pré", lord="Henry")
    stays = refused(state, "Anne", "Gué", lord="Henry")
    assert (
        [out, through, stays],
        at(state, "Henry"),
    ) == ([("rule", "FIEF-MOVE-23")] * 3, "Pré")


@pytest.mark.rule("FIEF-CARD-65")
@pytest.mark.parametrize("stormy", [True, False])
def test_who_forces_his_way_into_bad_weather_does_not_fight_yet(stormy):
    """He waits at the entrance with a note; elsewhere a battle follows."""
    storm = [{"kind": "bad_weather", "region": "Vert"}] if stormy else []
    state = realm({**PRE, "Gué": GUE}, LORDS, effect=storm)
    told = walks(state, "Anne", "Gué", lord="Arnaud", choices=FORCE)
    assert ("fief.weather_waits" in keys(told)) is stormy
    assert at(state, "Arnaud") == "Gué/Pré"


@pytest.mark.ruling("FIEF-AMB-34")
def test_giving_way_is_a_move():
    """Bad weather prevents giving way, and an intruder waits (AMB-87)."""
    storm = [{"kind": "bad_weather", "region": "Vert"}]
    state = realm({**PRE, "Gué": GUE}, LORDS, effect=storm)
    told = walks(state, "Anne", "Gué", lord="Arnaud", choices=FORCE)
    stays = refused(state, "Bruno", "Mont", lord="Othon")
    found = (keys(told), stays, at(state, "Arnaud"))
    assert found == (["fief.weather_waits"], ("rule", "FIEF-MOVE-23"), "Gué/Pré")


@pytest.mark.ruling("FIEF-AMB-134")
def test_where_the_owner_has_nobody_those_who_stand_there_are_asked():
    """The fief's holder needs no permission in his own village."""
    state = realm(
        {"Bourg": {"building": "city"}, "Pré": {"troops": {"Bruno": {"v1": 1}}}},
        {
            "Arnaud": {"player": "Anne", "at": "Bourg", "titles": ["Rouge"]},
            "Thierry": ("Chloé", "Gué"),
        },
    )
    home = walks(state.copy(), "Anne", "Vaux,Pré", lord="Arnaud")
    other = walks(
        state, "Chloé", "Pré", lord="Thierry", choices={"passage.Pré": "granted"}
    )
    asked = (home.result["passages"], other.result["passages"][0]["of"])
    assert asked == ([], [BRUNO])


def test_a_choice_that_nobody_asked_for_is_refused():
    """Permission that is not needed cannot be given."""
    state = realm(PRE, LORDS)
    with pytest.raises(Refusal):
        walks(state, "Anne", "Vaux", lord="Arnaud", choices={"passage.Vaux": "granted"})


@pytest.mark.rule("FIEF-MOVE-22")
def test_soldiers_that_join_do_not_leave_by_the_attackers_road():
    """A passing lord takes none along on the attacker's road."""
    state = realm({"Gué": GUE}, {**LORDS, "Othon": ("Bruno", "Mont")})
    walks(state, "Anne", "Gué", lord="Arnaud", choices=FORCE)
    found = refused(state, "Bruno", "Gué,Pré", lord="Othon", pick="v1=1")
    walks(state, "Bruno", "Gué,Pré", lord="Othon")
    assert (found, at(state, "Othon")) == (("rule", "FIEF-MOVE-22"), "Pré")
