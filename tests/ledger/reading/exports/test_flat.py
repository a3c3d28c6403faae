"""The tables of what was done: what is in each row, and in which order."""

from __future__ import annotations

from ledger.effects import Change
from ledger.questions import Throw
from ledger.reading.exports.flat import Tables
from ledger.reading.exports.heads import HEADS, names
from tests.ledger.reading.exports.tabled import picked, tables
from tests.ledger.reading.journals import pays

ANNE, BRUNO = "player:Anne", "player:Bruno"


def test_every_table_is_there_in_the_order_of_its_name(table):
    """Those of every campaign, a view of every campaign, and what a game adds."""
    assert set(tables(table)) == set(names("free")) == {*HEADS, "treasury"}
    for name, one in Tables(table.book, lambda _: ("", ""), str).all().items():
        assert one.heads == HEADS.get(name, one.heads)


def test_entries_have_their_columns_and_sentences(table):
    """What takes an entry back stands beside it."""
    found = tables(table)["entries"]

    assert found[1] == {
        "entry": 2,
        "at": "2026-03-01T20:02:00Z",
        "turn": 1,
        "phase": "income",
        "kind": "pay",
        "cause": None,
        "once": "key",
        "remark": "a horse",
        "ruling": "so be it",
        "undone_by": None,
        "chapter": 1,
        "text_en": "I pay",
        "text_fr": "pay",
    }
    assert picked(found, "entry", "kind", "cause", "undone_by", "turn") == [
        (1, "new", None, None, 1),
        (2, "pay", None, None, 1),
        (3, "turn next", None, None, 1),
        (4, "pay", None, 5, 2),
        (5, "undo", None, None, 2),
        (6, "note", 2, None, 2),
    ]


def test_battles_are_told_with_their_dice(journal):
    """One that was taken back says by what; other acts are no battles."""
    table = journal("Anne", "Bruno", game="medfan")
    table.write(
        "medfan after",
        throws=[
            Throw(ANNE, "a", "d6", (3, 4), "typed"),
            Throw(BRUNO, "b", "d8", (1,), "typed"),
        ],
    )
    table.write("roll", throws=[Throw(ANNE, "a", "d6", (3,), "typed")])
    table.next_turn()
    table.write("medfan after")
    table.undo(2)

    assert tables(table)["battles"] == [
        {
            "entry": 2,
            "at": "2026-03-01T20:02:00Z",
            "chapter": 1,
            "turn": 1,
            "kind": "medfan after",
            "dice": 3,
            "text_en": "I medfan after",
            "text_fr": "medfan after",
            "undone_by": 6,
        },
        {
            "entry": 5,
            "at": "2026-03-01T20:05:00Z",
            "chapter": 1,
            "turn": 2,
            "kind": "medfan after",
            "dice": 0,
            "text_en": "I medfan after",
            "text_fr": "medfan after",
            "undone_by": None,
        },
    ]


def test_transfers_and_payments_tell_who_gave_what_to_whom(table):
    """With names and ids, the rule, and what it was about."""
    found = tables(table)

    assert found["transfers"][1:3] == [
        {
            "entry": 2,
            "n": 1,
            "turn": 1,
            "kind": "pay",
            "what": "money",
            "amount": 30,
            "source": "Anne",
            "target": "Bruno",
            "source_id": ANNE,
            "target_id": BRUNO,
            "rule": "R1",
            "about": None,
            "undone_by": None,
        },
        {
            "entry": 2,
            "n": 2,
            "turn": 1,
            "kind": "pay",
            "what": "mill",
            "amount": 2,
            "source": "world",
            "target": "Anne",
            "source_id": "world",
            "target_id": ANNE,
            "rule": None,
            "about": "territory:Vaux",
            "undone_by": None,
        },
    ]
    assert picked(found["transfers"], "entry", "undone_by") == [
        *((1, None), (2, None), (2, None), (4, 5), (5, None)),
    ]
    assert picked(found["payments"], "entry", "n", "payer", "payee", "amount") == [
        (1, 6, "bank", "Anne", 100),
        (2, 1, "Anne", "Bruno", 30),
        (4, 1, "Bruno", "bank", 5),
        (5, 1, "bank", "Bruno", 5),
    ]
    assert found["payments"][1] == {
        "entry": 2,
        "n": 1,
        "at": "2026-03-01T20:02:00Z",
        "turn": 1,
        "kind": "pay",
        "payer": "Anne",
        "payee": "Bruno",
        "amount": 30,
        "remark": "a horse",
        "rule": "R1",
        "about": None,
        "payer_id": ANNE,
        "payee_id": BRUNO,
        "undone_by": None,
    }


def test_a_statement_has_each_payment_twice(table):
    """As either purse sees it, with the balance after it."""
    found = tables(table)["statement"]

    assert picked(found, "account", "entry", "other", "amount", "balance") == [
        ("bank", 1, "Anne", -100, -100),
        ("Anne", 1, "bank", 100, 100),
        ("Anne", 2, "Bruno", -30, 70),
        ("Bruno", 2, "Anne", 30, 30),
        ("Bruno", 4, "bank", -5, 25),
        ("bank", 4, "Bruno", 5, -95),
        ("bank", 5, "Bruno", -5, -100),
        ("Bruno", 5, "bank", 5, 30),
    ]
    assert found[2] == {
        "account": "Anne",
        "entry": 2,
        "n": 1,
        "turn": 1,
        "kind": "pay",
        "other": "Bruno",
        "amount": -30,
        "balance": 70,
        "remark": "a horse",
        "rule": "R1",
        "about": None,
        "account_id": ANNE,
    }


def balances(table):
    """The balances at the end of each turn."""
    heads = ("chapter", "turn", "account_id", "what", "amount")
    return picked(tables(table)["balances"], *heads)


def test_balances_are_told_for_each_turn_and_now(table):
    """In the order of the accounts; what is empty is left out."""
    now = [
        ("bank", "money", -100),
        (ANNE, "mill", 2),
        (ANNE, "money", 70),
        (BRUNO, "money", 30),
        ("world", "mill", -2),
    ]

    assert balances(table) == [
        *((1, 1, *one) for one in now),
        *((1, 2, *one) for one in now),
    ]
    assert tables(table)["balances"][1]["account"] == "Anne"


def test_a_turn_without_a_payment_has_balances_too(journal):
    """Those of the turn before, and so has each turn up to now."""
    table = journal("Anne", Anne=5)
    for _ in range(3):
        table.next_turn()
    table.pay("Anne", "bank", 5)
    table.next_turn()
    table.next_turn()

    anne = [one for one in balances(table) if one[2] == ANNE]
    assert anne == [(1, turn, ANNE, "money", 5) for turn in (1, 2, 3)]


def test_what_ends_a_turn_belongs_to_it(journal):
    """What moves with the change of turns has moved when the turn has ended."""
    table = journal("Anne", Anne=5)
    change = Change("campaign", "turn", 1, 2)
    table.write("turn next", change, pays(ANNE, "bank", 2))
    table.turn = 2
    table.pay("Anne", "bank", 1)

    anne = [one[1::3] for one in balances(table) if one[2] == ANNE]
    assert anne == [(1, 3), (2, 2)]


def test_turns_of_chapters_that_have_ended_have_balances(journal):
    """Also those that have the number of the turn now."""
    table = journal("Anne", Anne=5)
    table.next_chapter()
    table.pay("Anne", "bank", 2)

    anne = [one for one in balances(table) if one[2] == ANNE]
    assert anne == [(1, 1, ANNE, "money", 5), (2, 1, ANNE, "money", 3)]


def test_changes_tell_what_was_replaced(table):
    """Values as people read them: names for ids, a list as one text."""
    table.put("territory:Vaux", name="Vaux", owner=ANNE, mark=3, roads=(ANNE, "x"))
    table.undo(table.put("territory:Vaux", owner=BRUNO))
    found = [row for row in tables(table)["changes"] if row["subject"] == "Vaux"]

    assert picked(found, "field", "before", "after", "undone_by") == [
        ("name", None, "Vaux", None),
        ("owner", None, "Anne", None),
        ("mark", None, 3, None),
        ("roads", None, "Anne, x", None),
        ("owner", "Anne", "Bruno", 9),
        ("owner", "Bruno", "Anne", None),
    ]
    assert found[1] == {
        "entry": 7,
        "n": 2,
        "turn": 2,
        "kind": "correct",
        "subject": "Vaux",
        "field": "owner",
        "before": None,
        "after": "Anne",
        "subject_id": "territory:Vaux",
        "rule": None,
        "about": None,
        "undone_by": None,
    }


def test_throws_tell_who_threw_what(table):
    """And why, by which dice and whence."""
    throws = [
        Throw(ANNE, "luck", "d6", (3, 4), "typed"),
        Throw(None, "fate", "d8", (1,), "kept", 2),
    ]
    seq = table.write("roll", throws=throws)
    table.undo(seq)

    assert tables(table)["throws"] == [
        {
            "entry": seq,
            "n": 1,
            "turn": 2,
            "kind": "roll",
            "who": "Anne",
            "why": "luck",
            "die": "d6",
            "faces": "3 4",
            "how": "typed",
            "origin": None,
            "undone_by": seq + 1,
        },
        {
            "entry": seq,
            "n": 2,
            "turn": 2,
            "kind": "roll",
            "who": None,
            "why": "fate",
            "die": "d8",
            "faces": "1",
            "how": "kept",
            "origin": 2,
            "undone_by": seq + 1,
        },
    ]


def test_marks_tell_what_undos_and_redos_name(table):
    """Each act has a row."""
    table.redo(4)
    table.undo(2, 4)

    assert picked(tables(table)["marks"], "entry", "act", "undone") == [
        *((5, 4, 1), (7, 4, 0), (8, 2, 1), (8, 4, 1)),
    ]
