"""A game of Fief carried on from its position, with any corrections by the referee."""

from __future__ import annotations

import pytest

from ledger.acting import files
from ledger.reading import position
from ledger.store import rows
from ledger.store.book import Book
from tests.laws.evening import Evening
from tests.laws.fief import POSITION

BOURG = "territory:Bourg/player:Anne"


def carried_on(evening, tmp_path, house=None):
    """The state of a campaign that begins with this campaign's position."""
    file = str(tmp_path / "next.db")
    files.new(file, position=position.text(evening.book), house_rules=house)
    with Book(file) as book:
        assert position.text(book) == position.text(evening.book)
        return rows.state_of(book)


@pytest.mark.parametrize(
    ("what", "account", "count"),
    [
        ("v1", BOURG, 900),  # more than the box ever contained
        ("v1", BOURG, 0),
        ("v1", "stock/player:Anne", 0),
        ("mill", "stock", 40),
        ("city", "stock", 0),
        ("famine", "region:Bleu", 9),
        ("plague", "unseen", 0),
        ("card", "deck", 3),
        ("card", "hand/player:Anne", 60),
    ],
)
def test_other_counts_than_the_boxs_are_carried_over(tmp_path, what, account, count):
    """Counters may have been lost, or have come from nowhere."""
    evening = Evening(str(tmp_path / "e.db"), game="fief", position=POSITION)
    evening.act("correct", [what, account], str(count), "counted")
    fresh = carried_on(evening, tmp_path)
    assert fresh.balances == evening.state.balances
    assert fresh.balance(account, what) == count
    evening.close()


@pytest.mark.parametrize("house", [None, "[fief.bank]\nfinite = true\n"])
def test_a_bank_that_has_the_boxs_notes_is_carried_over(tmp_path, house):
    """The bank is carried over with or without the rule for its notes."""
    file = str(tmp_path / "e.db")
    finite = "[fief.bank]\nfinite = true\n"
    files.new(file, "fief", ("Anne", "Bruno", "Chloé"), house_rules=finite)
    with Book(file) as book:
        before = rows.state_of(book)
        files.new(
            str(tmp_path / "next.db"), position=position.text(book), house_rules=house
        )
    with Book(str(tmp_path / "next.db")) as book:
        assert rows.state_of(book).balances == before.balances
