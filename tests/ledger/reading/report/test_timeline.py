"""The course of a campaign: its turns, and the state after each act."""

from __future__ import annotations

import pytest

from ledger.reading.report.timeline import Past, Turn, Watcher, turns_of, watched
from ledger.state import State
from ledger.store.chapters import Chapters
from tests.ledger.reading.journals import pays

ANNE = "player:Anne"


@pytest.fixture
def table(journal):
    """Turns of 3, 1 and 1 acts; entries 3, 5 and 6 are none that count."""
    made = journal("Anne", Anne=5)
    made.pay("bank", "Anne", 7)  # entry 2
    made.pay("bank", "Anne", 11)  # entry 3
    made.next_turn()  # entry 4
    made.undo(3)  # entry 5
    made.undo(made.pay("bank", "Anne", 13))  # entries 6, 7
    made.next_turn()  # entry 8
    made.pay("Anne", "bank", 1)  # entry 9
    return made


def turns(table, **more):
    """The turns of a campaign."""
    return turns_of(table.book, Chapters(table.book), **more)


def test_a_turn_has_the_acts_that_count(table):
    """Its first and last entry, and how many there are."""
    found = turns(table)

    assert found == [Turn(1, 1, 1, 4, 3), Turn(1, 2, 8, 8, 1), Turn(1, 3, 9, 9, 1)]
    assert [turn.moment for turn in found] == [(1, 1), (1, 2), (1, 3)]


def test_a_turn_may_have_all_its_entries(table):
    """With those that were taken back, and undos."""
    assert turns(table, undone=True) == [
        *(Turn(1, 1, 1, 4, 4), Turn(1, 2, 5, 8, 4), Turn(1, 3, 9, 9, 1)),
    ]


def test_turns_of_another_chapter_are_others(table):
    """Though they have the same number."""
    table.turn = 1
    table.write("note")
    table.next_chapter()
    table.write("note")

    assert turns(table)[-2:] == [Turn(1, 1, 10, 11, 2), Turn(2, 1, 12, 13, 2)]


def test_nothing_that_counts_makes_no_turns(journal):
    """Where even the beginning was taken back."""
    table = journal("Anne")
    table.undo(1)

    assert turns(table) == []
    assert turns(table, undone=True) == [Turn(1, 1, 1, 2, 2)]


def money(past):
    """What Anne has."""
    return past.state.balance(ANNE, "money")


def test_the_past_goes_on_from_entry_to_entry(table):
    """It has the acts that count now, or everything as it was then."""
    for undone, has in ((False, [5, 12, 12, 12, 11]), (True, [5, 12, 23, 12, 11])):
        past = Past(table.book, table.state, undone=undone)
        found = []
        for entry in (1, 2, 3, 5, 9):
            past.go_to(entry)
            assert past.reached == entry
            found.append(money(past))
        assert found == has
        assert past.state == table.state


def test_the_past_may_begin_with_any_state(table):
    """It begins with nothing, unless a state is given."""
    assert Past(table.book, table.state).state == State()
    begun = State()
    begun.add(ANNE, "money", 100)
    past = Past(table.book, table.state, begun)
    for _ in past.steps(2, 3):
        pass
    assert past.state is begun
    assert money(past) == 107


def test_steps_are_the_entries_that_changed_something(table):
    """Each with its kind and its effects in order; the state follows each."""
    table.write("note")
    table.write("buy", pays("bank", ANNE, 1), pays(ANNE, "world", 2))
    past = Past(table.book, table.state)
    seen = [
        (seq, kind, [one.amount for one in effects], money(past))
        for seq, kind, effects in past.steps(9, 11)
    ]

    assert seen == [(9, "pay", [1], -1), (11, "buy", [1, 2], -2)]


def test_things_are_called_as_they_are_now(table):
    """A name that was given then is the one of today; a thing without keeps its own."""
    table.put("lord:Odo", name="Odo", note=1)
    table.put(ANNE, name="Anna", note=2)
    table.put("lord:Odo", name=None)
    past = Past(table.book, table.state)

    past.go_to(9)
    assert past.state.name(ANNE) == "Anna"
    assert past.state.get(ANNE, "note") is None
    past.go_to(10)
    assert past.state.name("lord:Odo") == "Odo"
    past.go_to(12)
    assert past.state.get("lord:Odo", "name") is None
    assert past.state == table.state


class Notes(Watcher):
    """Notes all that it is called for."""

    def __init__(self):
        self.found = []

    def acted(self, turn, kind, effects):
        self.found.append((turn.number, kind, len(effects)))

    def ended(self, turn, state):
        self.found.append((turn.number, state.balance(ANNE, "money")))


def test_everybody_who_watches_is_told_everything(table):
    """What each turn has done, act by act, and how it ended; many may watch at once."""
    one, other = Notes(), Notes()
    past = Past(table.book, table.state)
    watched(past, turns(table), one, Watcher(), other)

    assert one.found == [
        *((1, "new", 5), (1, "pay", 1), (1, "turn next", 1), (1, 12)),
        *((2, "turn next", 1), (2, 12)),
        *((3, "pay", 1), (3, 11)),
    ]
    assert other.found == one.found
    assert past.state == table.state
