"""A campaign that is shared, joined and asked about, with a hub in this process."""

from __future__ import annotations

import pytest

from ledger.acting import sharing
from ledger.league.connecting import Away
from ledger.league.hub import Appended
from ledger.league.shared import Head
from ledger.store import rows
from ledger.store.book import Book
from tests.laws.evening import Evening

URL = "postgresql:///league"


class Hub:
    """A hub that keeps one journal for whoever asks, or is away."""

    url, links, away = URL, [], ""

    def __init__(self, *_):
        pass

    def checked(self):
        """Itself; nothing is connected."""
        if self.away:
            raise Away(self.away)
        return self

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def begin(self, _):
        self.links.clear()

    def head(self, _):
        return Head(*self.links[-1][:2]) if self.links else None

    def append(self, _, after, links):
        self.links.extend(links)
        return Appended(True, *self.head(None))

    def pull(self, _, after):
        return iter([link for link in self.links if link.seq > after])

    def role(self, _):
        return "owner"

    def tell(self, _):
        pass


@pytest.fixture
def shared(tmp_path, monkeypatch):
    """A campaign of two entries that the hub has, too."""
    monkeypatch.setattr(sharing, "Hub", Hub)
    monkeypatch.setattr(Hub, "links", [])
    evening = Evening(str(tmp_path / "a.db"))
    evening.act("pay", "bank", "Anne", 40)
    sharing.share(evening.book, URL, "evening", None)
    yield evening.book
    evening.close()


def test_whoever_joins_has_the_whole_journal(shared, tmp_path):
    """The copy ends with the hash with which the campaign ends, and says so."""
    file = str(tmp_path / "b.db")
    joined = sharing.join(URL, "evening", file, None).result
    with Book(file) as book:
        assert (
            rows.head(book) == rows.head(shared) == (joined["entries"], joined["head"])
        )
    assert joined["entries"] == 2


@pytest.mark.parametrize(("away", "there"), [("", 2), ("unreachable", None)])
def test_how_a_campaign_is_shared_is_told_with_what_is_here(
    shared, monkeypatch, away, there
):
    """What this copy holds is known even where the hub does not answer."""
    monkeypatch.setattr(Hub, "away", away)
    told = sharing.standing(shared, None).result
    assert (told["entries"], told["head"]) == rows.head(shared)
    assert (told["there"], told["why"], told["away"]) == (there, away, bool(away))
