"""Money over time, as a report tells it."""

from __future__ import annotations

import pytest

from ledger.effects import Change
from ledger.reading.report.money import Money
from ledger.reading.report.timeline import Past, turns_of, watched
from ledger.store.chapters import Chapters
from tests.ledger.reading.journals import pays

ANNE, BRUNO = "player:Anne", "player:Bruno"


@pytest.fixture
def table(journal):
    """Three turns of payments between Anne, Bruno and the bank."""
    made = journal("Anne", "Bruno", Anne=100)
    made.pay("Anne", "Bruno", 30)
    made.next_turn()
    made.pay("Bruno", "Anne", 4)
    made.pay("Bruno", "Anne", 5)
    made.write("tax", pays("bank", ANNE, 40), pays("world", ANNE, 3, what="mill"))
    made.write("gift", pays("bank", BRUNO, 9))
    made.write("alms", pays("bank", BRUNO, 9))
    made.next_turn()
    made.write("box", pays("bank", "escrow/player:Anne", 6))
    made.pay("Bruno", "bank", 39)
    return made


def facts(table, *chosen, open_=lambda _: True):
    """What is told of these turns."""
    turns = turns_of(table.book, Chapters(table.book))
    money = Money(frozenset(chosen or (turn.moment for turn in turns)))
    watched(Past(table.book, table.state), turns, money)
    return money.facts(table.state, open_)


def test_purses_are_told_as_each_turn_left_them(table):
    """An empty purse has nothing; accounts that are no purse are not told."""
    found = facts(table)

    assert found["turns"] == [1, 2, 3]
    assert found["chapters"] == [1, 1, 1]
    assert found["accounts"] == [
        {"name": "Anne", "money": [70, 119, 119]},
        {"name": "Bruno", "money": [30, 39, 0]},
    ]


def test_sums_are_told_by_kind_of_act_the_greatest_first(table):
    """Of two alike, in the order of the alphabet; money alone counts."""
    found = facts(table)

    assert found["received"] == [
        {
            "name": "Anne",
            "by": [
                {"kind": "new", "amount": 100},
                {"kind": "tax", "amount": 40},
                {"kind": "pay", "amount": 9},
            ],
        },
        {
            "name": "Bruno",
            "by": [
                {"kind": "pay", "amount": 30},
                {"kind": "alms", "amount": 9},
                {"kind": "gift", "amount": 9},
            ],
        },
    ]
    assert found["paid"] == [
        {"name": "Anne", "by": [{"kind": "pay", "amount": 30}]},
        {"name": "Bruno", "by": [{"kind": "pay", "amount": 48}]},
    ]


def test_only_the_chosen_turns_are_told(table):
    """Purses at their end, and what moved during them; who moved nothing is left out."""
    found = facts(table, (1, 3))

    assert (found["turns"], found["chapters"]) == ([3], [1])
    assert [one["money"] for one in found["accounts"]] == [[119], [0]]
    assert found["received"] == []
    assert found["paid"] == [{"name": "Bruno", "by": [{"kind": "pay", "amount": 39}]}]


def test_a_closed_purse_has_neither_a_curve_nor_sums(table):
    """Its place in the curves is empty."""
    found = facts(table, open_=lambda seat: seat == ANNE)

    assert found["accounts"][0]["money"] == [70, 119, 119]
    assert found["accounts"][1] == {"name": "Bruno", "money": [None, None, None]}
    assert [one["name"] for one in found["received"]] == ["Anne"]
    assert [one["name"] for one in found["paid"]] == ["Anne"]


def test_whoever_sat_at_the_table_is_told(table):
    """Those who came later or have left, too, by the names of today."""
    table.next_turn()
    seats = Change("campaign", "seats", (ANNE, BRUNO), ("player:Chloé", ANNE))
    table.write("players", seats, Change("player:Chloé", "name", None, "Chloé"))
    table.put(BRUNO, name="Brunehaut")
    found = facts(table)

    assert found["accounts"] == [
        {"name": "Anne", "money": [70, 119, 119, 119]},
        {"name": "Brunehaut", "money": [30, 39, 0, 0]},
        {"name": "Chloé", "money": [0, 0, 0, 0]},
    ]
