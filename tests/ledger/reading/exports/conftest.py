"""A campaign to export."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Transfer
from tests.ledger.reading.journals import pays

ANNE, BRUNO = "player:Anne", "player:Bruno"


@pytest.fixture
def table(journal):
    """Anne has 100; she and Bruno have played three turns."""
    made = journal("Anne", "Bruno", Anne=100)
    made.write(
        "pay",
        pays(ANNE, BRUNO, 30, "R1"),
        Transfer("mill", 2, "world", ANNE, Because(None, "territory:Vaux")),
        remark="a horse",
        phase="income",
        once="key",
        ruling="so be it",
    )
    made.next_turn()
    made.pay("Bruno", "bank", 5)
    made.undo(4)
    made.write("note", cause=2)
    return made
