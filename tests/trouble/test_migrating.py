"""A file is brought up to date by several programs at once, and they are killed meanwhile."""

from __future__ import annotations

import os
import signal
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from ledger.store import book as books
from ledger.store.book import Book
from tests.effort import chance, examples, tally
from tests.face import ask
from tests.ledger.store.test_migrations import (
    newer_program as newer_program,  # noqa: PLC0414 - a fixture
)
from tests.ledger.store.test_migrations import tables, version
from tests.trouble import kernel

pytestmark = [pytest.mark.deep, pytest.mark.usefixtures("newer_program")]
WRITERS = 4


def opened(path: str = "c.db") -> int:
    """Opens it, which brings it up to date."""
    with closing(Book(path)):
        return 0


def paid(player: str) -> int:
    """Pays a coin, and so opens it."""
    ask("pay", "bank", player, "1")
    return 0


@pytest.fixture
def before(newer_program, monkeypatch):
    """The old file with some entries, byte by byte."""
    monkeypatch.setattr(books, "SCHEMA_VERSION", 1)
    for n in range(20):
        ask("pay", "bank", "Anne", str(n + 1), "--for", "x" * 200)
    monkeypatch.setattr(books, "SCHEMA_VERSION", 2)
    return Path("c.db").read_bytes()


def anew(before: bytes) -> None:
    """The old file alone."""
    for name in os.listdir():
        os.unlink(name)
    Path("c.db").write_bytes(before)


def whole(entries: int) -> None:
    """It is of today, has all entries, and what it was lies beside it."""
    told = ask("verify")
    assert (told["ok"], told["entries"]) == (True, entries)
    assert (version("c.db"), version("c.db.v1")) == (2, 1)
    assert "weather" in tables("c.db")
    assert "weather" not in tables("c.db.v1")
    assert ask("verify", "-c", "c.db.v1")["entries"] == 21


def test_a_migration_that_is_killed_is_done_wholly_or_not_at_all(before):
    """Whichever call of the system is its last; whoever opens it next goes on."""
    kernel.on_linux()
    rng = chance("killed migrations")
    calls = kernel.watched(opened).calls
    left = set()
    for turn in range(examples(20)):
        anew(before)
        places = kernel.moments(calls) if turn % 4 else range(len(calls))
        ran = kernel.killed_at(rng.choice(places), opened, "migrations killed")
        assert (ran.status, ran.err) == (-signal.SIGKILL, "")
        left.add(version("c.db"))
        opened()
        whole(21)
        ask("export", "json", "-o", "all.json")  # which clears remains away
        assert [name for name in os.listdir() if name.startswith(".")] == []
    assert 1 in left


def test_several_bring_it_up_to_date_and_write(before):
    """Nobody loses anything, and it is done once."""
    for _ in range(examples(2)):
        anew(before)
        racing = kernel.begun([partial(paid, "Anne"), partial(paid, "Bruno")] * 2)
        assert kernel.ended(racing) == [0] * WRITERS
        tally("migrations raced")
        whole(21 + WRITERS)
        assert ask("treasury", "Bruno")["accounts"] == [{"name": "Bruno", "money": 2}]


def test_others_go_on_where_one_was_killed(before):
    """They race, and one of them dies in the middle."""
    kernel.on_linux()
    rng = chance("migrations raced and killed")
    calls = kernel.watched(opened).calls
    for _ in range(examples(3)):
        anew(before)
        place = rng.choice(kernel.moments(calls))
        racing = kernel.begun([partial(paid, "Bruno")] * 2)
        kernel.killed_at(place, opened, "migrations killed")
        tally("migrations raced")
        assert kernel.ended(racing) == [0, 0]
        whole(23)
