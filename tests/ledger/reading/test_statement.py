"""Every movement of a player's money, with the balance after it."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Transfer
from ledger.errors import Refused
from ledger.flow import Flow, whole
from ledger.reading.statement import statement
from tests.ledger.reading.written import put, write

ANNE, BRUNO = "player:Anne", "player:Bruno"


def line(entry, other, amount, balance, **more):
    """One movement, by the rules of no game."""
    told = {"entry": entry, "turn": 1, "chapter": 1, "other": other}
    told |= {"amount": amount, "balance": balance, "kind": "pay", "remark": None}
    return {**told, "rule": None, "about": None, **more}


def test_each_line_has_the_balance_after_it(evening):
    """They come oldest first; what others pay each other is not among them."""
    evening.act("pay", "bank", "Anne", 30, "wages")
    evening.act("pay", "bank", "Bruno", 9)
    evening.act("turn")
    evening.act("pay", "Anne", "Bruno", 4)
    answer = statement(evening.book, "anne")
    assert isinstance(answer["lines"], Flow)
    assert whole(answer) == {
        "name": "Anne",
        "lines": [
            line(2, "bank", 30, 30, remark="wages"),
            line(5, "Bruno", -4, 26, turn=2),
        ],
        "unit": "coins",
    }
    bank = whole(statement(evening.book, "banque"))
    assert bank["name"] == "bank"
    assert bank["lines"] == [
        line(2, "Anne", -30, -30, remark="wages"),
        line(3, "Bruno", -9, -39),
    ]
    assert whole(statement(evening.book, "Chloé")["lines"]) == []


def test_an_undo_is_a_movement_like_any_other(evening):
    """It takes the sum back, in an entry of its own."""
    evening.act("pay", "bank", "Anne", 30)
    evening.undo()
    lines = whole(statement(evening.book, "Anne"))["lines"]
    assert lines == [line(2, "bank", 30, 30), line(3, "bank", -30, 0, kind="undo")]


def test_a_line_says_by_which_rule_and_where(evening):
    """The account itself is not named as the place."""
    put(evening, "territory:Vaux", name="Vaux")
    for about in ("territory:Vaux", ANNE, None):
        write(evening, Transfer("money", 2, "bank", ANNE, Because("R-1", about)))
    write(evening, Transfer("v1", 2, "bank", ANNE))
    lines = whole(statement(evening.book, "Anne"))["lines"]
    assert [(one["rule"], one["about"]) for one in lines] == [
        ("R-1", "Vaux"),
        ("R-1", None),
        ("R-1", None),
    ]


def test_only_its_owner_sees_the_lines_of_a_closed_purse(evening, barony):
    """The table may open all of them."""
    for name, viewer in (("Anne", "Bruno"), ("bank", "Anne")):
        with pytest.raises(Refused) as refused:
            statement(evening.book, name, viewer)
        assert refused.value.key == "why.closed"
    assert statement(evening.book, "Anne", "Anne")["name"] == "Anne"
    barony.act("rules set", "fief.money.secret", "true")
    with pytest.raises(Refused):
        statement(barony.book, "Anne")
    assert statement(barony.book, "Anne", all_=True)["unit"] == "écus"
    assert statement(barony.book, "Anne", "Anne")["name"] == "Anne"
