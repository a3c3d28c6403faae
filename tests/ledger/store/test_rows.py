"""Rows of the running totals, now and as they were."""

from __future__ import annotations

import pytest

from ledger.journal import replay
from ledger.store import rows
from ledger.store.entries import entries
from ledger.store.walk import totals
from tests.ledger.store.journals import paid, put, wrote

ANNE, BRUNO = "player:Anne", "player:Bruno"


@pytest.fixture
def played(book):
    """Balances and facts that come and go."""
    wrote(book, paid(9, "bank", ANNE), put(ANNE, "name", None, "Anne"))
    wrote(book, paid(4, ANNE, BRUNO), put(BRUNO, "name", None, "Bruno"))
    wrote(book, paid(5, ANNE, "bank"), paid(1, "bank", ANNE, "ore"))
    wrote(book, put("campaign", "seats", None, (ANNE, BRUNO)), put("x", "y", None, 0))
    wrote(book, put("campaign", "seats", (ANNE, BRUNO), None), put("x", "y", 0, "\\n"))
    return book


def test_the_state_now_is_that_of_all_effects(played):
    """Nothing is kept of what holds nothing."""
    state = rows.state_of(played)
    assert state == replay(entries(played))
    assert state.balances == {
        "bank": {"money": -4, "ore": -1},
        ANNE: {"ore": 1},
        BRUNO: {"money": 4},
    }
    assert "campaign" not in state.facts
    assert state.get("x", "y") == "\\n"
    assert state.facts.of("player") == [ANNE, BRUNO]


@pytest.mark.parametrize("at", range(7))
def test_the_state_after_an_entry_is_that_of_the_effects_until_then(played, at):
    """Of none before the first, of all after the last."""
    journal = entries(played)
    then = replay(journal[:at])
    assert rows.state_at(played, at) == then
    held = {
        account: held["money"]
        for account, held in then.balances.items()
        if "money" in held
    }
    assert rows.balances_of(played, "money", at) == held
    seats = then.get("campaign", "seats")
    assert rows.fact_at(played, "campaign", "seats", at) == seats


def test_several_words_are_read_as_such(played):
    """In the state, and alone; what is no text stays what it is."""
    at = rows.state_at(played, 4)
    assert at.get("campaign", "seats") == (ANNE, BRUNO)
    assert at.get("x", "y") == 0
    wrote(played, put("campaign", "seats", None, (BRUNO,)))
    assert rows.fact(played, "campaign", "seats") == (BRUNO,)
    assert rows.state_of(played).get("campaign", "seats") == (BRUNO,)


def test_a_fact_that_is_not_there_is_nothing(played):
    """Neither one that was removed, nor one that never was."""
    assert rows.fact(played, "campaign", "seats") is None
    assert rows.fact(played, "x", "z") is None
    assert rows.fact_at(played, "x", "z", 9) is None
    assert rows.fact(played, "x", "y") == "\\n"


def test_the_newest_entry_is_the_head(played):
    """Its number and its hash."""
    assert rows.head(played) == (5, entries(played)[-1].hash)


def test_balances_now_are_those_that_hold_something(played):
    """Of one commodity."""
    assert rows.balances_of(played, "money") == {"bank": -4, BRUNO: 4}
    assert rows.balances_of(played, "ore") == {"bank": -1, ANNE: 1}
    assert rows.balances_of(played, "wood") == {}


def test_running_totals_are_read_as_they_stand(played):
    """Balances, facts and marks; only those that say something."""
    wrote(played, kind="undo", undoes=[2]), wrote(played, kind="redo", redoes=[2])
    wrote(played, kind="undo", undoes=[3])
    balances, facts, marks = totals(played)
    assert balances == {
        ("bank", "money"): -4,
        ("bank", "ore"): -1,
        (ANNE, "ore"): 1,
        (BRUNO, "money"): 4,
    }
    assert facts == {
        (ANNE, "name"): "Anne",
        (BRUNO, "name"): "Bruno",
        ("x", "y"): "\\n",
    }
    assert marks == {2: (7, 0), 3: (8, 1)}


# Names ---------------------------------------------------------------------------------


@pytest.fixture
def named(book):
    """Three players, of whom one has left and another is called as she was."""
    wrote(
        book,
        put(BRUNO, "name", None, "Bruno"),
        put("player:1", "name", None, "Anne"),
        put("player:2", "name", None, "Anne"),
        put("player:3", "name", None, "Zoé"),
        put("player", "name", None, "no player"),
        put("playerx:1", "name", None, "no player"),
        put("player:4", "name", None, "Gone"),
        put("player:3", "retired", None, 1),
        put("player:1", "retired", None, 1),
        put(BRUNO, "since", None, 2),
    )
    wrote(book, put("player:4", "name", "Gone", None), put(BRUNO, "retired", None, 1))
    wrote(book, put(BRUNO, "retired", 1, None))
    return book


def test_all_of_a_kind_have_their_names(named):
    """Also those that are retired; not what was taken from the table again."""
    assert rows.names_of(named, "player") == {
        BRUNO: "Bruno",
        "player:1": "Anne",
        "player:2": "Anne",
        "player:3": "Zoé",
    }
    assert rows.names_of(named, "lord") == {}


def test_the_names_in_play_are_those_of_who_is_not_retired(named):
    """In the order of their ids."""
    assert rows.names_in_play(named, "player") == ["Anne", "Bruno"]
    assert rows.names_in_play(named, "lord") == []


def test_who_has_left_keeps_a_name_until_it_is_taken(named):
    """Of two with one name, the one who has a seat is meant."""
    everybody = rows.names_of(named, "player")
    assert rows.players_by_name(named) == everybody
    wrote(named, put("campaign", "seats", None, ("player:2", BRUNO, "player:9")))
    assert rows.players_by_name(named) == {
        who: name for who, name in everybody.items() if who != "player:1"
    }
