"""Small campaigns, and a hub in this process with which they may be shared."""

from __future__ import annotations

import pytest

from ledger.acting import rejoining, sharing
from ledger.league import upstream
from ledger.store.book import Book
from tests.laws.evening import Evening
from tests.ledger.acting.hubs import NAME, URL, Hub


@pytest.fixture
def hub(tmp_path, monkeypatch):
    """A hub; the keys to it are kept in a folder of the test."""
    one = Hub()
    for module in (sharing, rejoining, upstream):
        monkeypatch.setattr(module, "Hub", one)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return one


@pytest.fixture
def evening(tmp_path):
    """A free campaign, checked when the test is over."""
    played = Evening(str(tmp_path / "e.db"))
    yield played
    played.keep_the_laws()
    played.close()


@pytest.fixture
def begun(tmp_path):
    """A campaign of two entries."""
    one = Evening(str(tmp_path / "a.db"))
    one.act("pay", "bank", "Anne", 40)
    yield one
    one.close()


@pytest.fixture
def book(hub, begun):
    """The same campaign, shared."""
    sharing.share(begun.book, URL, NAME, None)
    return begun.book


@pytest.fixture
def other(hub, book, tmp_path):
    """The same campaign on another laptop."""
    (tmp_path / "there").mkdir()
    file = str(tmp_path / "there" / "b.db")
    sharing.join(URL, NAME, file, None)
    with Book(file, write=True) as joined:
        yield joined
