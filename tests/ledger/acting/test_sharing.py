"""A campaign that is shared, joined and asked about, with a hub in this process."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from ledger.acting import sharing
from ledger.errors import Misuse, Refused
from ledger.journal import Entry
from ledger.league.address import effective
from ledger.league.keys import kept
from ledger.league.shared import Head, identity, is_shared, keep, place, shared
from ledger.store import rows
from ledger.store.append import append
from tests.laws.evening import Evening
from tests.ledger.acting.hubs import NAME, URL, links_of, refused

HOST = "host.example/league"


# To share it ---------------------------------------------------------------------------


def test_what_is_shared_is_at_the_hub(hub, begun):
    """The answer says where, and how far; the file beside the campaign says the same."""
    hub.opens = "assistant"
    answer = sharing.share(begun.book, URL, NAME, None)
    seq, hashed = begun.head

    facts = {"hub": HOST, "campaign": NAME, "entries": 2, "head": hashed}
    assert (answer.result, answer.entry, answer.warnings) == (facts, None, [])
    assert answer.state == begun.state
    assert [link[:2] for link in hub.journals[NAME]][1:] == [(seq, hashed)]
    assert (hub.told, hub.asked) == ([NAME], [(URL, None)])
    one = shared(begun.file)
    assert one[:2] == (URL, NAME)
    assert (one.head, one.away, one.role) == ((seq, hashed), 0, "assistant")
    assert one.at == identity(begun.file)
    assert {link.ticket for link in hub.journals[NAME]} == {
        one.ticket(link.hash) for link in hub.journals[NAME]
    }


def test_what_is_shared_is_not_shared_again(hub, book):
    """Whoever wants to says first that it is shared no longer."""
    there = place(book.path)
    told = refused(Refused, sharing.share, book, URL, "other", None)
    assert told == ("exists", "league.shared", {"file": there})
    assert list(hub.journals) == [NAME]


def test_an_address_with_a_key_in_it_is_refused(hub, begun):
    """It would be kept beside the campaign."""
    code, key, _ = refused(
        Misuse, sharing.share, begun.book, "postgresql://a:b@c/d", NAME, None
    )
    assert (code, key, hub.asked) == ("usage", "league.secret", [])


@pytest.mark.parametrize("there", [None, 0, 1, 2])
def test_it_goes_on_where_it_stopped(hub, begun, there):
    """What is at the hub already is not sent again."""
    if there is not None:
        hub.journals[NAME] = links_of(begun.book)[:there]
    sharing.share(begun.book, URL, NAME, None)

    assert hub.sizes == [2 - (there or 0)][: there != 2]
    assert [link.seq for link in hub.journals[NAME]] == [1, 2]
    assert shared(begun.file).head == begun.head


def test_a_name_that_another_campaign_has_is_refused(hub, begun, tmp_path):
    """The campaign stays its own."""
    other = Evening(str(tmp_path / "b.db"), players=("Dora",))
    hub.journals[NAME] = links_of(other.book)
    other.close()
    told = refused(Refused, sharing.share, begun.book, URL, NAME, None)

    assert told == ("exists", "league.exists", {"campaign": NAME})
    assert not is_shared(begun.file)
    assert (hub.told, hub.sizes) == ([], [])


def test_a_name_that_another_campaign_takes_meanwhile_is_refused(hub, begun, tmp_path):
    """Nothing of ours is in its journal."""
    other = Evening(str(tmp_path / "b.db"), players=("Dora",))
    theirs = links_of(other.book)
    other.close()
    hub.before = lambda: hub.journals[NAME].extend(theirs)
    told = refused(Refused, sharing.share, begun.book, URL, NAME, None)

    assert told == ("exists", "league.exists", {"campaign": NAME})
    assert hub.journals[NAME] == theirs
    assert not is_shared(begun.file)


@pytest.mark.parametrize(
    ("notes", "sizes"), [(497, [499]), (498, [500]), (499, [500, 1])]
)
def test_a_long_journal_is_sent_in_parts(hub, begun, notes, sizes):
    """Five hundred entries at once, in their order."""
    with begun.book.writing():
        for _ in range(notes):
            append(begun.book, Entry("note", {}, {}))
    sharing.share(begun.book, URL, NAME, None)

    assert hub.sizes == sizes
    assert [one.seq for one in hub.journals[NAME]] == [*range(1, notes + 3)]


@pytest.mark.parametrize("key", ["secret", None])
def test_a_key_is_kept_once_the_hub_has_taken_it(hub, begun, tmp_path, key):
    """It is not asked for again: neither by whoever shares, nor by whoever joins."""
    sharing.share(begun.book, URL, NAME, key)
    assert (hub.asked, kept(effective(URL))) == ([(URL, key)], key is not None)
    if key:
        (tmp_path / "state").rename(tmp_path / "old")
    sharing.join(URL, NAME, str(tmp_path / "b.db"), key)
    assert kept(effective(URL)) == (key is not None)


# How it stands, and to leave -----------------------------------------------------------


def test_how_it_is_shared_is_told_with_what_is_here(hub, book):
    """What this copy holds is known even where the hub does not answer."""
    seq, hashed = rows.head(book)
    facts = {"hub": HOST, "campaign": NAME, "entries": seq, "head": hashed, "apart": 0}
    answer = sharing.standing(book, None)
    assert answer.result == {**facts, "why": "", "there": 2, "away": False}
    assert (answer.entry, answer.warnings) == (None, [])
    assert answer.state == rows.state_of(book)
    hub.away = "unreachable"
    told = sharing.standing(book, None).result
    assert told == {**facts, "why": "unreachable", "there": None, "away": True}


def test_how_far_it_is_apart_is_told_while_it_is_away(book):
    """The entries since the last one that both hold are counted."""
    one = shared(book.path)._replace(seq=1)
    for away, apart in ((0, 0), (5.0, 1)):
        keep(book.path, one._replace(away=away))
        assert sharing.standing(book, None).result["apart"] == apart


def test_another_right_of_the_key_is_kept(hub, book):
    """Where it may only read from now on, it is said before the hub refuses."""
    before = shared(book.path)
    hub.opens = "reader"
    sharing.standing(book, None)
    assert shared(book.path) == before._replace(role="reader")


@pytest.mark.parametrize("away", ["", "unreachable"])
def test_only_a_key_that_the_hub_accepts_is_kept(hub, book, away):
    """A mistyped one would be tried again and again."""
    hub.away = away
    sharing.standing(book, "secret")
    assert hub.asked[-1] == (URL, "secret")
    assert kept(effective(URL)) == (not away)


def test_whoever_leaves_has_a_copy_of_his_own(hub, book):
    """The way to the hub is closed; nothing of it is left beside the file."""
    closed = []
    book.upstream = SimpleNamespace(close=lambda: closed.append(True))
    answer = sharing.leave(book)
    assert answer.result == {"hub": HOST, "campaign": NAME}
    assert (answer.entry, answer.warnings) == (None, [])
    assert answer.state == rows.state_of(book)
    assert (closed, book.upstream, is_shared(book.path)) == ([True], None, False)


@pytest.mark.parametrize(
    "call", [sharing.leave, sharing.required, lambda book: sharing.standing(book, None)]
)
def test_what_is_not_shared_cannot_be_asked_about(begun, call):
    """The refusal names the file."""
    told = refused(Refused, call, begun.book)
    assert told == ("rule", "league.unshared", {"file": begun.file})


def test_a_branch_that_has_followed_is_known_by_its_head(hub, book):
    """Even if the file beside it was not written before it was stopped."""
    seq, hashed = rows.head(book)
    one = shared(book.path)._replace(seq=1, hash="x", away=5.0)
    keep(book.path, one._replace(next_seq=seq, next_hash=hashed))
    assert sharing.required(book).head == Head(seq, hashed)
    keep(book.path, one._replace(next_seq=seq, next_hash="other"))
    assert sharing.required(book).head == Head(1, "x")
