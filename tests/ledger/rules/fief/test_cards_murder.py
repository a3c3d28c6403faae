"""Assassination and justice, escape, plague."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.rules.fief.cards.plague import crowded, severity
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import soldiers
from ledger.rules.fief.making_change import left_with
from ledger.rules.fief.treasury.escrow import account
from tests.ledger.rules.fief.cards_table import (
    ANNE,
    BRUNO,
    CHLOE,
    blue,
    cards,
    keys,
    play,
    refused,
)

BOURG, MONT, LAC = "territory:Bourg", "territory:Mont", "territory:Lac"


def murdered(**more):
    """Chloé has had Charles murdered."""
    state = cards(change=more)
    play(state, "Chloé", "assassination", on="Charles")
    return state


@pytest.mark.rule("FIEF-CARD-60", "FIEF-CARD-14")
def test_an_assassination_kills_any_lord():
    """Counter, lord's card, bishop's card and the Assassination are discarded."""
    state = murdered()
    assert "lord:Charles" not in lords.every(state)
    assert state.get("diocese:Sigy", "bishop") is None
    gone = (state.balance("discard", "card"), state.balance("discard", "assassination"))
    assert (gone, blue(state)) == ((3, 1), 57)


@pytest.mark.ruling("FIEF-AMB-59")
def test_nobody_has_his_own_captive_murdered():
    """Bruno holds Arnaud; Chloé may have him murdered, but Bruno may not."""
    state = cards(change={"Arnaud": {"prisoner_of": "Bruno", "at": "Mont"}})
    found = refused(play, state, "Bruno", "assassination", on="Arnaud")
    assert found == ("fief.own_captive", "FIEF-AMB-59")
    play(state, "Chloé", "assassination", lord="Arnaud")
    assert state.get("lord:Arnaud", "discarded") == 1


@pytest.mark.rule("FIEF-CARD-04", "FIEF-CARD-17", "FIEF-CARD-61", "FIEF-CARD-62")
def test_justice_follows_at_once_by_anybody_and_strikes_the_murderers_family():
    """Anne's turn has passed; Bruno's lords are not the murderer's."""
    state = murdered(Gauvain={"player": "Chloé", "at": "Lac"})
    other = refused(play, state, "Anne", "justice", on="Eric")
    assert other == ("fief.justice_other", "FIEF-CARD-62")
    play(state, "Anne", "justice")
    assert state.get("lord:Gauvain", "discarded") == 1
    assert refused(play, state, "Anne", "justice") == ("fief.no_murder", "FIEF-CARD-70")


@pytest.mark.rule("FIEF-GRACE-06")
def test_nobody_condemns_his_own_captive():
    """Anne holds Gauvain, and so can choose only the lord who is free."""
    held = {"player": "Chloé", "at": "Bourg", "prisoner_of": "Anne"}
    state = murdered(Gauvain=held, Henry={"player": "Chloé", "at": "Lac"})
    found = refused(play, state, "Anne", "justice", on="Gauvain")
    assert found == ("fief.justice_captive", "FIEF-GRACE-06")
    play(state, "Anne", "justice")
    assert state.get("lord:Henry", "discarded") == 1


@pytest.mark.rule("FIEF-CARD-61")
def test_another_card_in_between_closes_the_moment_for_justice():
    """The referee may still allow Justice."""
    state = murdered(Gauvain={"player": "Chloé", "at": "Lac"})
    play(state, "Chloé", "bad_weather", on="Rouge")
    assert refused(play, state, "Anne", "justice") == (
        "fief.justice_late", "FIEF-CARD-61",
    )  # fmt: skip
    play(state, "Anne", "justice", ruled=True)
    assert state.get("lord:Gauvain", "discarded") == 1


@pytest.mark.rule("FIEF-CARD-63", "FIEF-PRINCE-07", "FIEF-REGENCY-08")
@pytest.mark.parametrize(
    ("office", "safe"),
    [("king", True), ("regent", True), ("prince", True), ("queen", False)],
)
def test_king_regent_and_prince_are_above_justice(office, safe):
    """A queen who is not regent is not exempt."""
    name = "Mireille" if office in ("queen", "regent") else "Gauvain"
    state = murdered(**{name: {"player": "Chloé", "at": "Lac", office: True}})
    if safe:
        found = refused(play, state, "Anne", "justice", on=name)
        assert found == ("fief.justice_sacred", "FIEF-CARD-63")
    else:
        play(state, "Anne", "justice", on=name)
        assert state.get(f"lord:{name}", "discarded") == 1


@pytest.mark.rule("FIEF-CARD-63", "FIEF-PRINCE-07", "FIEF-REGENCY-08")
@pytest.mark.parametrize("office", ["king", "regent", "prince"])
def test_who_is_above_justice_is_not_proposed_to_it(office):
    """The family's other lord is condemned without a question."""
    name = "Mireille" if office == "regent" else "Gauvain"
    family = {
        name: {"player": "Chloé", "at": "Lac", office: True},
        "Henry": {"player": "Chloé", "at": "Lac"},
    }
    state = murdered(**family)
    play(state, "Anne", "justice")
    assert state.get("lord:Henry", "discarded") == 1
    assert state.get(f"lord:{name}", "player") == CHLOE
    alone = murdered(**{name: family[name]})
    with pytest.raises(Misuse) as caught:
        play(alone, "Anne", "justice")
    assert caught.value.key == "fief.nobody_struck"


HELD = {
    "Arnaud": {"prisoner_of": "Bruno", "at": "Mont"},
    "Gauvain": {"player": "Chloé", "at": "Mont", "prisoner_of": "Bruno"},
}


@pytest.mark.rule("FIEF-CARD-59", "FIEF-INC-17")
@pytest.mark.ruling("FIEF-AMB-22", "FIEF-AMB-31", "FIEF-AMB-32")
def test_escape_frees_those_who_are_held_together():
    """The group goes to one village; others' lords need their players' consent."""
    state = cards(change=HELD)
    state.add(account("lord:Arnaud"), "money", 300)
    state.add("bank", "money", -300)
    before = state.balance(ANNE, "money")
    choices = {"escape": "group", "escapes.Chloé": "granted"}
    play(state, "Anne", "escape", lord="Arnaud", at="Vaux", choices=choices)
    for lord in ("lord:Arnaud", "lord:Gauvain"):
        assert (lords.captor(state, lord), state.get(lord, "at")) == (
            None, "territory:Vaux",
        )  # fmt: skip
    assert state.balance(ANNE, "money") - before == 300
    assert (state.balance("discard", "escape"), blue(state)) == (1, 57)


@pytest.mark.rule("FIEF-CARD-59")
def test_only_a_prisoner_escapes():
    """Eric goes where he likes, because nobody holds him."""
    state = cards(change=HELD)
    found = refused(play, state, "Bruno", "escape", lord="Eric", at="Vaux")
    assert found == ("fief.no_captive", "FIEF-CARD-59")


@pytest.mark.rule("FIEF-CARD-59")
@pytest.mark.ruling("FIEF-AMB-31", "FIEF-AMB-32")
def test_escape_of_one_alone_without_leave_or_to_several_villages():
    """The house may let the group split; a helper needs the owner's consent."""
    state = cards(change=HELD)
    words = {"lord": "Arnaud", "at": "Pré"}
    play(state.copy(), "Anne", "escape", choices={"escape": "alone"}, **words)
    choices = {"escape": "group", "escapes.Chloé": "refused"}
    freed = play(state.copy(), "Anne", "escape", choices=choices, **words)
    assert [one["lord"] for one in freed.result["freed"]] == ["lord:Arnaud"]
    choices = {"escape": "alone", "escapes.Anne": "refused"}
    found = refused(play, state.copy(), "Chloé", "escape", choices=choices, **words)
    assert found == ("fief.escape_refused", "FIEF-AMB-31")
    state = cards(change=HELD, house={"escape.split": True})
    choices = {"escape": "group", "escapes.Chloé": "granted"}
    choices |= {"at.Arnaud": "Vaux", "at.Gauvain": "Lac"}
    play(state, "Anne", "escape", lord="Arnaud", choices=choices)
    assert state.get("lord:Gauvain", "at") == LAC


@pytest.mark.ruling("FIEF-AMB-31", "FIEF-AMB-20", "FIEF-AMB-23")
def test_escape_belongs_to_phase_1_unless_the_house_says_otherwise():
    """By a house rule only allies can be helped."""
    held = {"Arnaud": HELD["Arnaud"]}
    words = {"lord": "Arnaud", "at": "Pré"}
    late = cards(change=held, phase="combat")
    found = refused(play, late, "Anne", "escape", **words)
    assert found == ("fief.phase_over", "FIEF-AMB-31")
    free = cards(change=held, phase="combat", house={"escape.any_phase": True})
    play(free, "Anne", "escape", **words)
    strict = cards(change=held, house={"cards.parry_for": "marriage"})
    found = refused(play, strict, "Chloé", "escape", **words)
    assert found == ("fief.escape_for", "fief.cards.parry_for")


@pytest.mark.rule("FIEF-CARD-56")
def test_the_plague_takes_half_of_each_players_points_rounded_down():
    """TV-PLAGUE-01 and -02 are followed; without change the smaller loss counts."""
    halves = [severity(cards(), BOURG).of(n) for n in (0, 1, 2, 3, 5, 8, 9)]
    assert halves == [0, 0, 1, 1, 2, 4, 4]
    assert left_with({"v6": 1}, {"v3": 1}, 3) == {"v1": 0, "v3": 1, "v6": 0}
    assert left_with({"v6": 1}, {}, 3) is None


@pytest.mark.rule("FIEF-VAR-12")
@pytest.mark.ruling("FIEF-AMB-82")
def test_the_plague_by_concentration_is_worse_in_a_crowd():
    """The vectors give counters, points, points removed, and the highest fatal face."""
    counts, points = [2, 3, 7, 8, 13, 14], [6, 5, 11, 11, 20, 20]
    hard = [crowded(count) for count in counts]
    assert [h.of(n) for h, n in zip(hard, points, strict=True)] == [0, 1, 3, 5, 10, 13]
    assert [h.dies_on for h in hard] == [1, 2, 2, 3, 3, 4]
    # Without the variant, a plague is equally severe everywhere.
    assert severity(cards(), BOURG).dies_on == 3


@pytest.mark.rule("FIEF-CARD-58")
@pytest.mark.parametrize("office", ["king", "queen", "prince"])
def test_who_dies_of_the_plague_leaves_every_office(office):
    """Crown, see and hat go back to the treasurer, the lord's card to the discards."""
    name = "Isabelle" if office == "queen" else "Eric"
    hats = {} if office == "queen" else {"bishop": "Autun", "cardinal": True}
    dead = {"player": "Bruno", "at": "Lac", office: True, **hats}
    state = cards(change={"Charles": None, "Eric": None, name: dead})
    play(state, "Anne", "plague", on="Vert", dice="3")
    left = [state.get(f"lord:{name}", field) for field in ("player", "at", "cardinal")]
    assert left == [None, None, None]
    assert (state.get("diocese:Autun", "bishop"), state.get("campaign", office)) == (
        None, None,
    )  # fmt: skip
    assert state.get(f"lord:{name}", "discarded") == 1


@pytest.mark.parametrize(("die", "told"), [("3", ["fief.extinct"]), ("4", [])])
def test_it_is_told_that_a_plague_has_ended_a_family_with_a_fief(die, told):
    """Arnaud was the last lord of his."""
    gone = dict.fromkeys(("Blanche", "Charles", "Eric"))
    state = cards(change={**gone, "Arnaud": {"at": "Lac"}})
    assert keys(play(state, "Anne", "plague", on="Vert", dice=die)) == told


@pytest.mark.rule("FIEF-CARD-17")
def test_no_escape_stops_a_plague():
    """Eric dies though Bruno holds the card: there is nobody to free."""
    state = cards(change={"Charles": None})
    play(state, "Anne", "plague", on="Vert", dice="3")
    found = refused(play, state, "Bruno", "escape")
    assert found == ("fief.no_captives", "FIEF-CARD-70")
    assert state.get("lord:Eric", "player") is None


@pytest.mark.rule("FIEF-CARD-15")
@pytest.mark.rule("FIEF-CARD-55", "FIEF-CARD-56", "FIEF-CARD-57", "FIEF-CARD-58")
def test_a_plague_strikes_a_whole_region_at_once():
    """In Vert, Bruno loses 1 of 3, Chloé 1 of 2; Charles is saved by a 4, Eric dies."""
    state = cards()
    struck = play(state, "Anne", "plague", on="Vert", dice="4 3")
    left = [soldiers(state, place, who) for place, who in ((MONT, BRUNO), (LAC, CHLOE))]
    assert left == [2, 1]
    assert (struck.result["saved"], [d["lord"] for d in struck.result["deaths"]]) == (
        ["lord:Charles"], ["lord:Eric"],
    )  # fmt: skip
    assert [one["removed"] for one in struck.result["losses"]] == [1, 1]
    assert soldiers(state, BOURG, ANNE) == 8
    assert (state.balance("discard", "plague"), blue(state)) == (1, 57)


@pytest.mark.rule("FIEF-CARD-57")
@pytest.mark.parametrize(("face", "dies"), [(1, 1), (3, 1), (4, 0), (6, 0)])
def test_a_lord_dies_of_the_plague_on_three_or_less(face, dies):
    """TV-PLAGUE-DOC-01 gives these faces."""
    state = cards(change={"Eric": None})
    struck = play(state, "Anne", "plague", on="Vert", dice=str(face))
    assert len(struck.result["deaths"]) == dies


@pytest.mark.rule("FIEF-CARD-56")
@pytest.mark.ruling("FIEF-AMB-29", "FIEF-AMB-30")
@pytest.mark.parametrize(
    ("house", "left"),
    [({}, 14), ({"plague.guards": False}, 24), ({"plague.unit": "counters"}, 19)],
)
def test_guards_fall_like_soldiers_and_captives_throw_like_lords(house, left):
    """Eight points of soldiers and 20 of guards are halved in all, or apart.

    If counters are halved, 7 of the 15 go, soldiers before guards.
    """
    state = cards(
        change={
            "Arnaud": {"king": True},
            "Eric": {"at": "Bourg", "prisoner_of": "Anne"},
        },
        house=house,
    )
    for value, count in {"v1": 5, "v3": 3, "v6": 1}.items():
        state.add("stock/king", value, -count)
        state.add("guard/king", value, count)
    struck = play(state, "Bruno", "plague", on="Rouge", dice="6 6 6")
    assert "lord:Eric" in struck.result["saved"]
    worth = {"v1": 1, "v3": 3, "v6": 6}
    guards = sum(worth[v] * n for v, n in state.balances["guard/king"].items())
    assert soldiers(state, BOURG, ANNE) + guards == left


@pytest.mark.rule("FIEF-CARD-55", "FIEF-CARD-58")
def test_with_a_king_the_guards_go_whom_the_plague_has_left():
    """Ten of the king's twenty points fall first; with him the others are lost."""
    state = cards(change={"Arnaud": {"king": True}})
    for value, count in {"v1": 5, "v3": 3, "v6": 1}.items():
        state.add("stock/king", value, -count)
        state.add("guard/king", value, count)
    struck = play(state, "Bruno", "plague", on="Rouge", dice="1 6")
    assert [one["lord"] for one in struck.result["deaths"]] == ["lord:Arnaud"]
    assert not any(state.balances.get("guard/king", {}).values())
    assert {v: state.balance("stock/king", v) for v in ("v1", "v3", "v6")} == {
        "v1": 5, "v3": 3, "v6": 1,
    }  # fmt: skip
