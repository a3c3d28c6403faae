"""The current state of the campaign."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse, Refused
from ledger.state import State, changed


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
