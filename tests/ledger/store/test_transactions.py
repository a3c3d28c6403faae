"""What a transaction of a shared campaign tells the hub, and when."""

from __future__ import annotations

import pytest

from ledger.errors import FileTrouble, Overtaken
from ledger.store.book import Book
from ledger.store.transactions import Alone
from ledger.store.walk import check_pages
from tests.laws.evening import Evening


class Hub:
    """Notes what it is told, and whether that was committed by then."""

    def __init__(self, book):
        self.book, self.is_late = book, False
        self.heard = []

    def note(self, word):
        self.heard.append((word, not self.book.connection.in_transaction))

    def share(self, added):
        self.note(f"share {added}")
        if self.is_late:
            raise Overtaken

    def committed(self):
        self.note("committed")

    def catch_up(self):
        self.note("catch up")

    def close(self):
        pass


@pytest.fixture
def book(tmp_path, monkeypatch):
    """A campaign that counts as shared."""
    monkeypatch.setattr(Book, "is_shared", lambda _: True)
    evening = Evening(str(tmp_path / "c.db"))
    evening.book.upstream = Hub(evening.book)
    monkeypatch.setattr(Book, "is_shared", lambda _: True)
    yield evening.book
    evening.close()


def test_the_hub_hears_of_entries_before_and_after_they_are_committed(book):
    """It is asked first, as it may refuse, and told that they are there for good."""
    with book.writing(shared=True):
        book.added.append("an entry")
    assert book.upstream.heard == [("share ['an entry']", False), ("committed", True)]


def test_whoever_was_overtaken_takes_over_what_others_wrote(book):
    """Nothing is written; what has come meanwhile is fetched before the refusal."""
    book.upstream.is_late = True
    with pytest.raises(Overtaken), book.writing(shared=True):
        book.added.append("an entry")
    assert book.upstream.heard == [("share ['an entry']", False), ("catch up", True)]


def test_the_hub_hears_nothing_of_a_transaction_without_entries(book):
    """Drafts, and what stays on this machine, are no business of others."""
    with book.writing(shared=True):
        pass
    assert book.upstream.heard == []


def test_writers_pass_a_gate_one_after_the_other(tmp_path):
    """Who comes second is refused once its patience ends, and then finds it open."""
    pytest.importorskip("fcntl")
    file = str(tmp_path / "c.db")
    Evening(file).close()
    with (
        Book(file, patience=0.0) as first,
        Book(file, write=True, patience=0.0) as second,
    ):
        with Alone(first), pytest.raises(FileTrouble) as waited, second.writing():
            pass
        with second.writing():
            pass
        with Alone(first):
            pass

    assert waited.value.code == "locked"


def test_a_check_inside_a_transaction_expects_no_whole_file(tmp_path):
    """What is not committed is not in the file yet: nothing is called cut short."""
    evening = Evening(str(tmp_path / "c.db"))
    with evening.book.writing() as writing:
        evening.book.connection.execute(
            "INSERT INTO draft VALUES (1, 'x', 'note', ?, '{}', '[]')", ("x" * 90_000,)
        )
        inside = check_pages(evening.book)
        writing.take_back()
    evening.close()

    assert inside == []
