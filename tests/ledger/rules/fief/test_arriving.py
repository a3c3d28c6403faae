"""What follows when counters come to rest in a village, and when others leave it."""

from __future__ import annotations

import pytest

from ledger.effects import Because
from ledger.rules.fief.forces import stack
from ledger.rules.fief.movement.arriving import (
    camp,
    given_up,
    go_in,
    set_unguarded_free,
    settle_in,
    take_village,
)
from ledger.rules.fief.movement.progress import Progress
from ledger.rules.fief.movement.walking import STILL, Walk, groups, noted
from ledger.table import Table
from tests.ledger.rules.fief.realm import ANNE, BRUNO, CHLOE, at, keys, realm, soldiers

GUE, PRE, MONT = (f"territory:{name}" for name in ("Gué", "Pré", "Mont"))
GATE = f"{GUE}/{PRE}"
OTHER_GATE = f"{GUE}/{MONT}"


def one(player, count=1):
    """A village's troops: plain soldiers of one player."""
    return {player: {"v1": count}}


def gone(state, player=ANNE, village=GUE, **choices):
    """A player may have left a village; what followed."""
    progress = Progress(state)
    table = Table(choices={key.replace("_", "."): v for key, v in choices.items()})
    given_up(progress, table, village, player)
    table.close()
    return progress


def before_the_gate(state, player, gate=GATE, count=2):
    """Puts some of a player's soldiers at an entrance of Gué."""
    state.add(stack(gate, player), "v1", count)
    state.add(f"stock/{player}", "v1", -count)
    return state


# Coming ---------------------------------------------------------------------------------


@pytest.mark.ruling("FIEF-AMB-11")
@pytest.mark.parametrize("guests", [(), (CHLOE,)])
def test_a_village_that_is_taken_has_a_new_owner_and_no_guests(guests):
    """The one before is told, and the rule by which it was taken."""
    state = realm({"Gué": {"owner": "Bruno"}}, {"Arnaud": ("Anne", "Gué")})
    state.put(GUE, "guests", guests or None)
    progress = Progress(state)
    take_village(progress, GUE, ANNE, "FIEF-MOVE-11")
    changes = {change.field: change.after for change in progress.effects}
    assert changes == {"owner": ANNE} | ({"guests": None} if guests else {})
    because = Because("FIEF-MOVE-11", GUE)
    assert {change.because for change in progress.effects} == {because}
    taken = [{"village": GUE, "player": ANNE, "before": BRUNO}]
    assert progress.facts() == {"taken": taken, "entered": [], "freed": []}


@pytest.mark.rule("FIEF-MOVE-11", "FIEF-MOVE-12")
@pytest.mark.parametrize(
    ("village", "lords", "taken"),
    [
        ({"owner": "Bruno", "troops": one("Anne")}, {}, True),
        ({"troops": one("Anne")}, {}, True),
        ({}, {"Arnaud": ("Anne", "Gué")}, True),
        ({"owner": "Anne", "troops": one("Anne")}, {}, False),
        ({"troops": one("Anne") | one("Bruno")}, {}, False),
        ({}, {}, False),
        ({"troops": one("Bruno")}, {}, False),
    ],
)
def test_only_who_is_alone_in_a_village_takes_it(village, lords, taken):
    """One's own is not taken again."""
    progress = Progress(realm({"Gué": village}, lords))
    settle_in(progress, GUE, ANNE)
    assert bool(progress.taken) is taken


@pytest.mark.rule("FIEF-MOVE-12")
def test_neither_a_fief_nor_a_village_with_rebels_is_taken_by_coming():
    """A title is over the village, or the band is in it."""
    count = {"Arnaud": {"player": "Bruno", "at": "Lac", "titles": ["Vert"]}}
    land = {"Lac": {"building": "city"}, "Gué": {"troops": one("Anne")}}
    revolt = [{"kind": "revolt", "player": "Bruno", "at": "Gué"}]
    band = [{"account": "rebels", "what": "v3", "amount": 1}]
    rising = realm({"Gué": land["Gué"]}, {}, effect=revolt, holding=band)
    for state in (realm(land, count), rising):
        progress = Progress(state)
        settle_in(progress, GUE, ANNE)
        assert progress.effects == []


@pytest.mark.rule("FIEF-MOVE-14")
@pytest.mark.parametrize(
    ("village", "guests"),
    [
        ({"owner": "Bruno", "troops": one("Anne")}, (ANNE,)),
        ({"owner": "Bruno", "troops": one("Anne"), "guests": ["Chloé"]}, (CHLOE, ANNE)),
        ({"owner": "Bruno", "troops": one("Anne"), "guests": ["Anne"]}, (ANNE,)),
        ({"owner": "Bruno"}, ()),
        ({"owner": "Anne", "troops": one("Anne")}, ()),
        ({"troops": one("Anne")}, ()),
    ],
)
def test_whoever_is_let_in_is_a_guest_of_another_owner(village, guests):
    """Only while there is a counter; nobody is a guest twice."""
    progress = Progress(realm({"Gué": village}, {}))
    camp(progress, GUE, ANNE)
    assert progress.state.words(GUE, "guests") == guests
    because = {Because("FIEF-MOVE-14", GUE)} if progress.effects else set()
    assert {change.because for change in progress.effects} == because


# Leaving --------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-MOVE-14")
@pytest.mark.parametrize(
    ("guests", "left"), [(["Anne"], None), (["Chloé", "Anne"], (CHLOE,))]
)
def test_a_guest_who_has_left_is_a_guest_no_more(guests, left):
    """The others stay guests; while a counter of his is there he is one, too."""
    home = {"owner": "Bruno", "guests": guests}
    progress = gone(realm({"Gué": {**home, "troops": one("Bruno")}}, {}))
    assert progress.state.get(GUE, "guests") == left
    stays = gone(realm({"Gué": {**home, "troops": one("Anne")}}, {}))
    assert stays.effects == []


@pytest.mark.ruling("FIEF-AMB-40", "FIEF-AMB-117")
def test_a_guest_left_alone_is_the_owner_and_several_agree_who_is():
    """The host keeps what he has not left."""
    state = realm({"Gué": {"owner": "Anne", "troops": one("Chloé")}}, {})
    taken = {"village": GUE, "player": CHLOE, "before": ANNE}
    assert gone(state).taken == [taken]
    both = {"owner": "Anne", "troops": one("Bruno") | one("Chloé")}
    taken = gone(realm({"Gué": both}, {}), owner_Gué="Chloé").taken
    assert [told["player"] for told in taken] == [CHLOE]
    host = {"owner": "Bruno", "troops": one("Bruno") | one("Chloé")}
    assert gone(realm({"Gué": host}, {})).taken == []
    assert gone(realm({"Gué": {"owner": "Anne"}}, {})).effects == []


@pytest.mark.rule("FIEF-FIEF-26")
def test_leaving_ones_capital_gives_a_note():
    """Not if it is another's, nor another village of the fief."""
    count = {"Arnaud": {"player": "Anne", "at": "Lac", "titles": ["Vert"]}}
    state = realm({"Gué": {"building": "city"}}, count)
    (note,) = gone(state).warnings
    facts = {"village": GUE, "player": ANNE}
    assert (note["key"], note["rule"], note["facts"]) == (
        "fief.capital_left",
        "FIEF-FIEF-26",
        facts,
    )
    assert gone(state, BRUNO).warnings == gone(state, village=MONT).warnings == []


@pytest.mark.rule("FIEF-MOVE-20", "FIEF-MOVE-21")
def test_who_waited_goes_in_and_is_the_owner():
    """Of several, the one on whom they agree, from all his gates; others stay there."""
    state = before_the_gate(realm({"Gué": {"owner": "Anne"}}, {}), BRUNO)
    progress = gone(state)
    assert soldiers(progress.state, "Gué", BRUNO) == {"v1": 2}
    assert progress.entered == [{"village": GUE, "player": BRUNO}]
    assert progress.taken == [{"village": GUE, "player": BRUNO, "before": ANNE}]
    before_the_gate(before_the_gate(state, BRUNO, OTHER_GATE), CHLOE)
    progress = gone(state, owner_Gué="Bruno")
    assert soldiers(progress.state, "Gué", BRUNO) == {"v1": 4}
    assert soldiers(progress.state, "Gué/Pré", CHLOE) == {"v1": 2}
    entered = [told["player"] for told in progress.entered]
    assert (entered, len(progress.taken)) == ([BRUNO, BRUNO], 1)


@pytest.mark.rule("FIEF-MOVE-21")
def test_nobody_goes_in_while_somebody_is_inside():
    """The village is then the one's who is in it."""
    state = realm({"Gué": {"owner": "Anne", "troops": one("Chloé")}}, {})
    progress = gone(before_the_gate(state, BRUNO))
    assert progress.entered == []
    assert [told["player"] for told in progress.taken] == [CHLOE]


@pytest.mark.rule("FIEF-MOVE-21", "FIEF-REVOLT-13")
def test_rebels_who_waited_go_in_and_lay_waste():
    """They leave the entrance with their captives, and own nothing."""
    revolt = [{"kind": "revolt", "player": "Bruno", "at": "Gué"}]
    band = [{"account": "rebels", "what": "v3", "amount": 1}]
    land = {"Gué": {"owner": "Anne", "mills": 1}}
    state = realm(land, {}, effect=revolt, holding=band)
    state.put("campaign", "revolt_at", GATE)
    progress = gone(state)
    assert progress.state.get("campaign", "revolt_at") == GUE
    assert progress.entered == [{"village": GUE, "player": "rebels"}]
    assert (progress.state.balance(GUE, "mill"), progress.taken) == (0, [])
    assert keys(progress) == ["fief.rebels_waste"]


# Going in -------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-MOVE-20", "FIEF-MOVE-09")
def test_those_who_go_in_have_walked_as_far_as_before():
    """Both stacks know: nobody is left at the gate, and who was inside keeps his steps."""
    state = before_the_gate(realm({"Gué": {"troops": one("Anne", 3)}}, {}), ANNE)
    far, inside = stack(GATE, ANNE), stack(GUE, ANNE)
    state.apply(noted(state, far, "v1", {Walk(2): 1, STILL: 1}))
    state.apply(noted(state, inside, "v1", {Walk(2): 1, Walk(1): 1, STILL: 1}))
    progress = Progress(state)
    go_in(progress, GATE, ANNE)
    assert groups(progress.state, inside, "v1") == {Walk(2): 2, Walk(1): 1, STILL: 2}
    assert groups(progress.state, far, "v1") == {}
    assert not any(GATE in note for note in progress.state.words(GUE, "walked"))
    because = Because("FIEF-MOVE-20", GUE)
    assert {effect.because for effect in progress.effects} == {because}


@pytest.mark.rule("FIEF-MOVE-20")
def test_lords_go_in_with_their_captives_and_others_stay():
    """His own lord who is another's captive there is left behind."""
    gate = {"at": "Gué", "from": "Pré"}
    state = realm(
        {},
        {
            "Arnaud": {"player": "Anne", **gate},
            "Eric": {"player": "Bruno", "prisoner_of": "Anne", **gate},
            "Henry": {"player": "Anne", "prisoner_of": "Chloé", **gate},
            "Othon": {"player": "Bruno", **gate},
            "Jeanne": {"player": "Anne", "at": "Mont"},
        },
    )
    progress = Progress(state)
    go_in(progress, GATE, ANNE)
    places = {
        name: at(progress.state, name)
        for name in ("Arnaud", "Eric", "Henry", "Othon", "Jeanne")
    }
    assert places == {
        "Arnaud": "Gué",
        "Eric": "Gué",
        "Henry": "Gué/Pré",
        "Othon": "Gué/Pré",
        "Jeanne": "Mont",
    }


# Captives -------------------------------------------------------------------------------


@pytest.mark.ruling("FIEF-AMB-58")
def test_captives_whom_nobody_guards_are_free():
    """Each by itself: guarded ones stay, and so do those on no place of the board."""
    held = {"player": "Bruno", "prisoner_of": "Anne"}
    state = realm(
        {"Mont": {"troops": one("Anne")}},
        {name: {**held, "at": "Gué"} for name in ("Eric", "Othon", "Thierry")}
        | {"Henry": {**held, "at": "Mont"}},
    )
    state.put("lord:Eric", "at", None)
    progress = Progress(state)
    set_unguarded_free(progress, ANNE)
    assert progress.freed == ["lord:Othon", "lord:Thierry"]
    captors = {
        name: progress.state.get(f"lord:{name}", "captor")
        for name in ("Eric", "Henry", "Othon")
    }
    assert captors == {"Eric": ANNE, "Henry": ANNE, "Othon": None}
    assert at(progress.state, "Othon") == "Gué"


@pytest.mark.ruling("FIEF-AMB-58")
def test_the_rebels_guard_their_captives_wherever_they_are():
    """Nobody else's counters are needed."""
    state = realm({}, {"Eric": ("Bruno", "Gué")})
    state.put("lord:Eric", "captor", "rebels")
    progress = Progress(state)
    set_unguarded_free(progress, "rebels")
    assert (progress.freed, progress.effects) == ([], [])
