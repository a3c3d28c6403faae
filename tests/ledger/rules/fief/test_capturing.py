"""Capitals occupied by another player, and villages left empty."""

from __future__ import annotations

import pytest

from ledger.effects import Change
from ledger.errors import Refusal
from ledger.rules.fief.fiefs import capital, capital_held, fiefs_of, lord_of_fief
from ledger.rules.fief.movement import capturing
from ledger.rules.game import Outcome
from ledger.table import Table
from tests.ledger.rules.fief.realm import (
    ANNE,
    BRUNO,
    at,
    keys,
    owner,
    realm,
    walks,
)

ROUGE = "title:Rouge"
ARNAUD = {"player": "Anne", "at": "Pré", "titles": ["Rouge"]}
CITY = {"building": "city", "mills": 2}


def settles(state, *players, choices=None):
    """Ends a movement turn, or all of them, and updates the state."""
    table = Table(choices=choices)
    outcome = capturing.settle_captures(state, table, *players) or Outcome({}, {})
    table.close()
    state.apply(outcome.effects)
    return outcome


def open_city(place="Bourg", **more):
    """Anne holds Rouge and has left the capital; Bruno's Othon is in it."""
    lords = {"Arnaud": ARNAUD, "Othon": ("Bruno", place), **more.pop("lords", {})}
    villages = {"Bourg": CITY, **more.pop("villages", {})}
    return realm(villages, lords, **more)


@pytest.mark.rule("FIEF-FIEF-20", "FIEF-FIEF-10")
def test_whoever_occupies_the_capital_takes_the_whole_fief():
    """The title goes to one of the conqueror's lords, with all its villages."""
    state = open_city()
    told = settles(state).result["captured"][0]
    villages = [owner(state, name) for name in ("Bourg", "Vaux", "Pré")]
    assert (villages, fiefs_of(state, ANNE)) == (["Bruno"] * 3, [])
    assert (told["player"], told["lord"], told["before"]) == (BRUNO, "lord:Othon", ANNE)


@pytest.mark.ruling("FIEF-AMB-40")
def test_an_undefended_capital_falls_at_the_end_of_the_occupants_turn():
    """The capital falls when a later player acts or the phase ends, not on arrival."""
    state = open_city("Vaux", lords={"Thierry": ("Chloé", "Lac")})
    arrived = walks(state, "Bruno", "Bourg", lord="Othon")
    at_once = owner(state, "Vaux")
    later = walks(state, "Chloé", "Mont", lord="Thierry")
    counts = [len(told.result["captured"]) for told in (arrived, later)]
    assert (counts, at_once, owner(state, "Vaux")) == ([0, 1], "Anne", "Bruno")


@pytest.mark.ruling("FIEF-AMB-40")
def test_only_the_turn_of_the_occupant_counts():
    """Nothing is captured yet when another player's movement ends."""
    state = open_city()
    first = settles(state, ANNE)
    then = settles(state, BRUNO)
    assert ([*first.effects], len(then.result["captured"])) == ([], 1)


@pytest.mark.ruling("FIEF-AMB-40")
def test_a_guest_left_alone_becomes_occupant():
    """The host leaves the capital: at the end of the phase the fief is the guest's."""
    state = realm(
        {"Bourg": {**CITY, "guests": ["Bruno"]}},
        {"Arnaud": {**ARNAUD, "at": "Bourg"}, "Othon": ("Bruno", "Bourg")},
    )
    told = walks(state, "Anne", "Vaux", lord="Arnaud")
    settles(state)
    found = (keys(told), owner(state, "Vaux"), state.words("territory:Bourg", "guests"))
    assert found == (["fief.capital_left"], "Bruno", ())


@pytest.mark.rule("FIEF-MOVE-11")
@pytest.mark.parametrize("leaves", [True, False])
def test_outside_fiefs_a_village_is_his_who_is_alone_there(leaves):
    """Bruno's host has left: the village is Anne's, but not while he stays."""
    state = realm(
        {"Pré": {"owner": "Bruno", "guests": ["Anne"]}},
        {"Arnaud": ("Anne", "Pré"), "Othon": ("Bruno", "Pré")},
    )
    if leaves:
        walks(state, "Bruno", "Vaux", lord="Othon")
    settles(state)
    assert owner(state, "Pré") == ("Anne" if leaves else "Bruno")


@pytest.mark.rule("FIEF-MOVE-11")
@pytest.mark.parametrize("before", ["Bruno", None])
def test_outside_fiefs_a_village_without_its_owner_is_his_who_stands_there(before):
    """No movement is needed: the phase is over, and nobody else is there."""
    village = {"owner": before} if before else {}
    state = realm({"Pré": village}, {"Arnaud": ("Anne", "Pré")})
    settles(state)
    assert owner(state, "Pré") == "Anne"


@pytest.mark.rule("FIEF-MOVE-11")
@pytest.mark.parametrize("others", [{}, {"Othon": ("Bruno", "Gué")}])
def test_who_comes_into_a_village_takes_it_only_if_nobody_else_is_there(others):
    """The other was there first, even if the village is not his yet."""
    state = realm({}, {"Arnaud": ("Anne", "Pré"), **others})
    choices = {"passage.Gué": "granted"} if others else {}
    walks(state, "Anne", "Gué", lord="Arnaud", choices=choices)
    assert owner(state, "Gué") == (None if others else "Anne")


@pytest.mark.rule("FIEF-MOVE-11")
def test_a_village_where_rebels_stand_is_not_taken():
    """Such a village is not unoccupied."""
    state = realm({}, {"Arnaud": ("Anne", "Gué")})
    for field, value in (("revolt", "player:Bruno"), ("revolt_at", "territory:Gué")):
        state.put("campaign", field, value)
    state.add("rebels", "v1", 1)
    settles(state)
    assert owner(state, "Gué") is None
    state.add("rebels", "v1", -1)
    settles(state)
    assert owner(state, "Gué") == "Anne"


@pytest.mark.rule("FIEF-FIEF-20")
def test_a_capital_that_is_held_is_not_captured():
    """One soldier of its own player is enough."""
    state = open_city(villages={"Bourg": {**CITY, "troops": {"Anne": {"v1": 1}}}})
    assert capturing.settle_captures(state, Table()) is None


@pytest.mark.rule("FIEF-FIEF-21")
def test_the_conqueror_names_the_lord():
    """The lord may be a man or a woman; without an answer nothing is done."""
    state = open_city(lords={"Blanche": ("Bruno", "Lac")})
    with pytest.raises(Exception, match=r"title\.Rouge"):
        settles(state.copy())
    settles(state, choices={"title.Rouge": "Blanche"})
    assert state.get(ROUGE, "holder") == "lord:Blanche"
    held = {"player": "Bruno", "at": "Lac", "prisoner_of": "Chloé"}
    state = open_city(lords={"Blanche": held})
    settles(state)  # a captive does not count
    assert state.get(ROUGE, "holder") == "lord:Othon"


@pytest.mark.ruling("FIEF-AMB-41")
def test_a_conqueror_without_a_lord_keeps_the_card():
    """The fief belongs to him all the same."""
    state = realm(
        {"Bourg": {**CITY, "troops": {"Bruno": {"v1": 1}}}}, {"Arnaud": ARNAUD}
    )
    told = settles(state)
    found = (state.get(ROUGE, "holder"), state.get(ROUGE, "keeper"))
    assert (*found, owner(state, "Vaux")) == (None, BRUNO, "Bruno")
    assert keys(told) == ["fief.keeps_card"]


@pytest.mark.rule("FIEF-FIEF-22")
def test_counters_of_the_former_owner_stay_as_invaders():
    """Arnaud stays where he was, in a village that no longer belongs to him."""
    state = open_city()
    settles(state)
    assert (at(state, "Arnaud"), owner(state, "Pré")) == ("Pré", "Bruno")


@pytest.mark.rule("FIEF-FIEF-24")
def test_buildings_change_hands_unharmed_without_a_fight():
    """Mills of the capital and castles elsewhere follow the fief (AMB-93)."""
    state = open_city(villages={"Bourg": CITY, "Vaux": {"building": "castle"}})
    settles(state)
    built = (
        state.balance("territory:Bourg", "mill"),
        state.balance("territory:Vaux", "castle"),
    )
    assert (built, owner(state, "Vaux")) == ((2, 1), "Bruno")


@pytest.mark.rule("FIEF-FIEF-26")
def test_a_capital_left_empty_keeps_the_title():
    """The title stays until an occupation; an empty capital pays no tallage."""
    state = realm(
        {"Bourg": CITY},
        {"Arnaud": {**ARNAUD, "at": "Bourg"}},
    )
    told = walks(state, "Anne", "Vaux", lord="Arnaud")
    settles(state)
    assert (lord_of_fief(state, ROUGE), capital_held(state, ROUGE)) == (ANNE, False)
    assert keys(told) == ["fief.capital_left"]


@pytest.mark.ruling("FIEF-AMB-104")
def test_a_captured_fief_keeps_its_name_and_capital():
    """Only its holder changes."""
    state = open_city()
    settles(state)
    assert (state.name(ROUGE), capital(state, ROUGE)) == ("Rouge", "territory:Bourg")


@pytest.mark.rule("FIEF-FIEF-20")
@pytest.mark.ruling("FIEF-AMB-117", "FIEF-AMB-40")
@pytest.mark.parametrize("over", [(), (BRUNO,)])
def test_several_in_the_capital_agree(over):
    """The players are asked for an owner once the turn of one of them is over."""
    state = open_city(lords={"Thierry": ("Chloé", "Bourg")})
    settles(state, *over, choices={"owner.Bourg": "Chloé"})
    assert owner(state, "Bourg") == "Chloé"


@pytest.mark.ruling("FIEF-AMB-117")
def test_several_in_a_village_own_nothing_until_they_agree():
    """The table gets a note, and nothing changes hands."""
    state = realm({}, {"Othon": ("Bruno", "Lac"), "Thierry": ("Chloé", "Lac")})
    told = settles(state)
    assert (keys(told), owner(state, "Lac")) == (["fief.owner_open"], None)


@pytest.mark.ruling("FIEF-AMB-120")
@pytest.mark.parametrize(("blocks", "expected"), [(False, "Bruno"), (True, "Anne")])
def test_the_title_of_a_captive_is_taken_by_conquest(blocks, expected):
    """The house rules may say that captivity protects it."""
    state = realm(
        {"Bourg": CITY},
        {"Arnaud": {**ARNAUD, "prisoner_of": "Chloé"}, "Othon": ("Bruno", "Bourg")},
        house={"prisoner.blocks_capture": blocks},
    )
    settles(state)
    assert owner(state, "Vaux") == expected


@pytest.mark.ruling("FIEF-AMB-133")
def test_a_title_that_lies_aside_waits_for_a_lord():
    """Soldiers alone do not take it, but a lord in the capital does."""
    fact = [{"of": ROUGE, "field": "aside", "value": 1}]
    held = {"Bourg": {**CITY, "troops": {"Bruno": {"v1": 1}}}}
    state = realm(held, {"Arnaud": ARNAUD, "Othon": ("Bruno", "Lac")}, fact=fact)
    alone = settles(state.copy()).result["captured"]
    walks(state, "Bruno", "Bourg", lord="Othon")
    settles(state)
    found = (state.get(ROUGE, "holder"), state.get(ROUGE, "aside"))
    assert (alone, *found) == ([], "lord:Othon", None)


def test_nobody_captures_a_capital_where_rebels_stand():
    """A player beside them has to drive them out first."""
    state = open_city(
        effect=[{"kind": "revolt", "player": "Chloé", "at": "Bourg"}],
        holding=[{"account": "rebels", "what": "v3", "amount": 1}],
    )
    assert capturing.settle_captures(state, Table()) is None


@pytest.mark.rule("FIEF-FIEF-20")
def test_leave_of_the_former_owner_is_no_leave_any_more():
    """Guests lose their permission in a captured fief, but not elsewhere."""
    guest = {"guests": ["Chloé"]}
    mont = {"owner": "Bruno", "troops": {"Bruno": {"v1": 1}}, **guest}
    state = open_city(
        villages={"Bourg": CITY, "Vaux": guest, "Mont": mont},
        lords={"Thierry": ("Chloé", "Vaux"), "Henry": ("Chloé", "Mont")},
    )
    told = settles(state)
    changes = [one for one in told.effects if isinstance(one, Change)]
    assert all(one.before != one.after for one in changes)
    found = [state.words(f"territory:{place}", "guests") for place in ("Vaux", "Mont")]
    assert found == [(), ("player:Chloé",)]


def test_a_title_is_refused_to_a_lord_of_another():
    """The choice is between the conqueror's own lords."""
    state = open_city(lords={"Blanche": ("Bruno", "Lac")})
    with pytest.raises(Refusal):
        settles(state, choices={"title.Rouge": "Arnaud"})
