"""The current state of the campaign."""

from __future__ import annotations

import pytest

from ledger.effects import Change, Transfer
from ledger.errors import Misuse, Refused
from ledger.state import Facts, State, changed, kind_of


@pytest.fixture
def state():
    """Two players, one of them gone."""
    state = State()
    state.put("player:Anne", "name", "Anne")
    state.put("player:Bruno", "name", "Bruno")
    state.put("player:Bruno", "retired", 1)
    return state


def test_nothing_is_no_row(state):
    """A balance of 0 or a fact without a value leaves no row."""
    twin = state.copy()
    twin.add("player:Anne", "money", 5)
    twin.put("player:Anne", "mood", "good")
    assert twin != state
    twin.add("player:Anne", "money", -5)
    twin.add("player:Anne", "money", 0)
    twin.put("player:Anne", "mood", None)
    twin.put("title:King", "holder", None)
    assert twin == state
    assert twin != "a state"


def test_a_copy_is_its_own(state):
    """A change to one of them does not affect the other."""
    twin = state.copy()
    twin.put("player:Anne", "name", "Zoé")
    assert state.name("player:Anne") == "Anne"


def test_questions_have_an_answer_where_there_is_nothing(state):
    """The answer has the requested type."""
    assert state.balance("nobody", "money") == 0
    assert state.get("x", "y") is None
    assert state.text("player:Bruno", "retired") is None
    assert state.number("player:Anne", "name") == 0
    assert state.words("player:Anne", "name") == ()
    assert (state.turn, state.phase, state.game, state.seats) == (0, None, "free", ())
    assert state.name("bank") == "bank"


def test_who_has_left_is_not_found_and_leaves_the_name_free(state):
    """Names are unique among current ones."""
    assert state.named("player") == {"player:Anne": "Anne"}
    assert state.free_name("player", " Bruno ") == "Bruno"
    with pytest.raises(Refused) as caught:
        state.free_name("player", "ANNE")
    assert caught.value.key == "name_taken.player"
    assert state.free_name("player", "ANNE", besides="player:Anne") == "ANNE"
    with pytest.raises(Misuse):
        state.free_name("player", "bank")


def test_a_change_knows_what_is_there(state):
    """The value before is the current one."""
    assert changed(state, "player:Anne", "name", "Zoé")[2:4] == ("Anne", "Zoé")


def test_who_comes_or_goes_is_counted_at_once(state):
    """Subjects may come or go in any way, even in a copy."""
    assert state.subjects("player") == ["player:Anne"]
    state.put("player:Aldo", "name", "Aldo")
    assert state.subjects("player") == ["player:Aldo", "player:Anne"]
    state.facts["player:Abel"] = {"name": "Abel"}
    twin = state.copy()
    assert state.subjects("player")[:2] == ["player:Abel", "player:Aldo"]
    state.facts.pop("player:Abel")
    assert state.subjects("player") == ["player:Aldo", "player:Anne"]
    state.put("player:Aldo", "name", None)
    assert state.subjects("player") == ["player:Anne"]
    assert twin.subjects("player") == ["player:Abel", "player:Aldo", "player:Anne"]


# Facts ----------------------------------------------------------------------------------


def test_the_subjects_of_a_kind_are_in_order_and_no_others():
    """A kind is what stands before the colon, in whole."""
    facts = Facts({"lord:C": {"a": 1}, "lords:A": {}, "lord": {}, "lord:B": {}})
    assert facts.of("lord") == ["lord:B", "lord:C"]
    assert facts.of("bishop") == []
    assert Facts() == Facts(None) == {}


def test_facts_know_at_once_who_comes_and_goes():
    """In whichever way it is done."""
    facts = Facts({"lord:B": {}})
    facts.of("lord")
    known = facts.about("lord:A")
    assert (known, facts.of("lord")) == ({}, ["lord:A", "lord:B"])
    known["name"] = "A"
    assert facts.about("lord:A") is known is facts["lord:A"]
    facts["lord:C"] = {"x": 1}
    assert facts.of("lord") == ["lord:A", "lord:B", "lord:C"]
    del facts["lord:B"]
    assert facts.of("lord") == ["lord:A", "lord:C"]
    assert facts.pop("lord:A") == {"name": "A"}
    assert facts.of("lord") == ["lord:C"]
    assert facts.pop("lord:A", None) is None
    with pytest.raises(KeyError):
        facts.pop("lord:A")


# What is written ------------------------------------------------------------------------


def test_effects_are_carried_out_one_after_the_other(state):
    """What one account gives, the other receives; a fact is replaced."""
    same = state.apply(
        [
            Transfer("money", 5, "bank", "player:Anne"),
            Transfer("money", 2, "player:Anne", "world"),
            Transfer("mills", 1, "world", "player:Anne"),
            Change("player:Anne", "mood", None, "good"),
            Change("player:Anne", "name", "Anne", "Zoé"),
        ]
    )
    assert same is state
    assert state.balances == {
        "bank": {"money": -5},
        "player:Anne": {"money": 3, "mills": 1},
        "world": {"money": 2, "mills": -1},
    }
    assert state.facts["player:Anne"] == {"name": "Zoé", "mood": "good"}
    state.apply([Transfer("mills", 1, "player:Anne", "world")])
    assert state.balances["player:Anne"] == {"money": 3}
    state.apply([Transfer("money", 2, "world", "player:Anne")])
    assert "world" not in state.balances


def test_a_fact_of_several_stays_when_another_goes(state):
    """Only the last one takes its subject along."""
    state.put("lord:Bo", "where", "Vaux")
    state.put("lord:Bo", "count", 0)
    state.put("lord:Bo", "where", None)
    assert state.facts["lord:Bo"] == {"count": 0}
    state.put("lord:Bo", "count", None)
    assert "lord:Bo" not in state.facts


def test_states_are_equal_that_hold_the_same(state):
    """Balances and facts both count; what was looked up does not."""
    twin = state.copy()
    twin.find("player", "Anne")
    assert twin == state
    twin.add("player:Anne", "money", 1)
    assert twin != state
    assert state.balance("player:Anne", "money") == 0
    other = state.copy()
    other.put("player:Anne", "mood", "good")
    assert other != state
    assert (state == "a state") is False
    with pytest.raises(TypeError):
        hash(state)


def test_a_copy_shares_no_balance(state):
    """Nor a subject."""
    state.add("player:Anne", "money", 1)
    twin = state.copy()
    twin.add("player:Anne", "money", 1)
    twin.put("player:Anne", "mood", "good")
    held = [one.balance("player:Anne", "money") for one in (state, twin)]
    assert held == [1, 2]
    assert state.get("player:Anne", "mood") is None


# What is asked --------------------------------------------------------------------------


def test_a_fact_is_read_as_what_it_is(state):
    """Asked for as anything else, it is none."""
    for field, value in (("word", "x"), ("number", 7), ("list", ("a", "b"))):
        state.put("s", field, value)
    assert [state.get("s", f) for f in ("word", "number", "list")] == [
        "x",
        7,
        ("a", "b"),
    ]
    assert [state.text("s", f) for f in ("word", "number", "list")] == ["x", None, None]
    assert [state.number("s", f) for f in ("word", "number", "list")] == [0, 7, 0]
    assert [state.words("s", f) for f in ("word", "number", "list")] == [
        (),
        (),
        ("a", "b"),
    ]


def test_the_campaign_is_asked_about_itself(state):
    """Game, turn, phase, seats and house rules."""
    assert (state.turn, state.phase, state.game, state.seats) == (0, None, "free", ())
    for field, value in (
        ("turn", 3),
        ("phase", "income"),
        ("game", "fief"),
        ("seats", ("player:Bo", "player:Anne")),
    ):
        state.put("campaign", field, value)
    assert (state.turn, state.phase, state.game) == (3, "income", "fief")
    assert state.seats == ("player:Bo", "player:Anne")
    assert state.setting("fief.money.secret") is None
    state.put("rules", "fief.money.secret", "true")
    assert state.setting("fief.money.secret") == "true"


def test_an_account_is_shown_by_the_names_of_its_parts(state):
    """What has no name is shown as itself."""
    assert state.account_name("debt/player:Anne/player:Cy") == "debt/Anne/player:Cy"
    assert state.account_name("bank") == "bank"
    assert [kind_of(one) for one in ("lord:Bo", "guard/lord:Bo", "bank")] == [
        "lord",
        "guard/lord",
        "bank",
    ]


def test_only_who_has_a_name_and_is_there_is_in_play(state):
    """The order is that of the ids."""
    state.put("player:Cy", "seat", 3)
    state.put("player:Aa", "name", "Zoé")
    assert state.subjects("player") == ["player:Aa", "player:Anne"]
    assert list(state.named("player").items()) == [
        ("player:Aa", "Zoé"),
        ("player:Anne", "Anne"),
    ]


def test_a_word_finds_whoever_has_the_name_by_then(state):
    """Whoever comes, goes, returns or is renamed between two words is found or not."""
    assert state.find("player", "anne") == "player:Anne"
    state.put("player:Bruno", "retired", None)
    assert state.find("player", "Bruno") == "player:Bruno"
    state.put("player:Anne", "name", "Zoé")
    assert state.find("player", "zoe") == "player:Anne"
    state.put("player:Zed", "name", "Anne")
    assert state.find("player", "anne") == "player:Zed"
    state.put("player:Bruno", "retired", 2)
    state.put("player:Zed", "name", None)
    state.put("lord:Anne", "name", "Anne")
    for gone in ("Bruno", "Anne"):
        with pytest.raises(Refused) as caught:
            state.find("player", gone)
        assert caught.value.key == "unknown_name.player"
    state.put("player:New", "seat", 1)
    state.put("player:New", "retired", 1)
    assert state.alike("player", "player:New") == []
    assert state.find("lord", "anne") == "lord:Anne"


def test_names_are_alike_that_differ_in_case_or_width_only(state):
    """An accent makes another name; the one who has it may keep it."""
    state.put("player:Zed", "name", "ANNE")
    assert state.alike("player", "Ａnne") == ["player:Anne", "player:Zed"]
    assert state.alike("player", "Ánne") == []
    assert state.alike("lord", "Anne") == []
    state.alike("player", "Anne").clear()
    assert state.alike("player", "Anne") == ["player:Anne", "player:Zed"]
    assert state.free_name("player", "Ánne") == "Ánne"
    for besides in ("", "player:Anne", "player:Zed"):
        with pytest.raises(Refused) as caught:
            state.free_name("player", " anne", besides)
        told = caught.value
        shown = "ANNE" if besides == "player:Anne" else "Anne"
        assert (told.code, told.key) == ("name_taken", "name_taken.player")
        assert told.facts == {"kind": "player", "name": shown}


def test_a_change_that_is_made_says_all(state):
    """Where there was nothing, it says so."""
    assert changed(state, "player:Anne", "name", None) == Change(
        "player:Anne", "name", "Anne", None
    )
    assert changed(state, "lord:Bo", "where", "Vaux") == Change(
        "lord:Bo", "where", None, "Vaux"
    )
