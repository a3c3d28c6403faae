"""A shared campaign is joined: somebody has a copy of the whole journal."""

from __future__ import annotations

import os

import pytest

from ledger.acting import sharing
from ledger.effects import Transfer
from ledger.errors import FileTrouble, Misuse, Refused
from ledger.journal import Entry
from ledger.league.connecting import Away
from ledger.league.shared import identity, is_shared, shared
from ledger.store import rows
from ledger.store.append import append
from ledger.store.book import Book
from tests.ledger.acting.hubs import NAME, URL, refused

HOST = "host.example/league"


# To join it ----------------------------------------------------------------------------


def test_whoever_joins_has_the_whole_journal(hub, book, tmp_path):
    """The copy ends with the hash with which the campaign ends, and says so."""
    hub.opens, file = "reader", str(tmp_path / "b.db")
    answer = sharing.join(URL, NAME, file, None)
    seq, hashed = rows.head(book)
    with Book(file) as copy:
        assert rows.head(copy) == (seq, hashed)
        assert answer.state == rows.state_of(copy)

    facts = {"file": file, "hub": HOST, "campaign": NAME}
    assert answer.result == {**facts, "entries": 2, "head": hashed}
    assert (answer.entry, answer.warnings) == (None, [])
    one = shared(file)
    assert one[:2] == (URL, NAME)
    assert one.copy != shared(book.path).copy
    assert (one.head, one.role, one.at) == ((seq, hashed), "reader", identity(file))


@pytest.mark.parametrize("role", ["owner", "assistant", "reader"])
def test_who_may_read_the_journal_may_join(hub, book, tmp_path, role):
    """Each of these keys opens all of it."""
    hub.opens, file = role, str(tmp_path / "b.db")
    assert sharing.join(URL, NAME, file, None).result["entries"] == 2


@pytest.mark.parametrize(
    ("role", "name", "told"),
    [
        ("player", NAME, ("rule", "league.player", {"campaign": NAME})),
        *(
            (role, name, ("unknown_name", "league.unknown", {"campaign": name}))
            for role, name in (("", NAME), ("owner", "other"), ("", "other"))
        ),
    ],
)
def test_who_may_not_read_it_is_told_so(hub, book, tmp_path, role, name, told):
    """No file is made; those that the key opens are named."""
    hub.opens, file = role, str(tmp_path / "b.db")
    code, key, facts = refused(Refused, sharing.join, URL, name, file, None)
    known = {} if role == "player" else {"known": [NAME]}
    assert (code, key, facts) == (*told[:2], told[2] | known)
    assert not os.path.exists(file)
    assert not is_shared(file)


def test_a_campaign_without_entries_cannot_be_joined(hub, tmp_path):
    """Somebody has begun to share it, and has been stopped."""
    hub.begin(NAME)
    told = refused(Refused, sharing.join, URL, NAME, str(tmp_path / "b.db"), None)
    assert told == ("unknown_name", "league.empty", {"campaign": NAME})


@pytest.mark.parametrize(
    "body", ["", "{}", "[]", "5", '["","","","","","","","","","","","{}"]']
)
def test_a_first_entry_that_names_no_game_is_refused(hub, book, tmp_path, body):
    """Whatever stands in its place."""
    links = hub.journals[NAME]
    links[0] = links[0]._replace(body=body)
    told = refused(FileTrouble, sharing.join, URL, NAME, str(tmp_path / "b.db"), None)
    assert told == ("league", "league.entry", {"entry": 1})


def test_an_entry_that_does_not_fit_its_hash_is_refused(hub, book, tmp_path):
    """The copy is not made, and it is said which entry it is."""
    hub.journals[NAME][1] = hub.journals[NAME][1]._replace(hash="0" * 64)
    file = str(tmp_path / "b.db")
    told = refused(FileTrouble, sharing.join, URL, NAME, file, None)
    assert told == ("league", "league.entry", {"entry": 2})
    assert not os.path.exists(file)


def spoiled(begun, what, amount):
    """Writes a payment that no act would have written."""
    entry = Entry("pay", {}, {}, [Transfer(what, amount, "player:Anne", "bank")])
    with begun.book.writing():
        append(begun.book, entry)


def test_faults_in_play_do_not_stop_anybody(hub, begun, tmp_path):
    """They are told as warnings."""
    spoiled(begun, "money", 41)
    sharing.share(begun.book, URL, NAME, None)
    joined = sharing.join(URL, NAME, str(tmp_path / "b.db"), None)
    assert [(one["key"], one["facts"]["key"]) for one in joined.warnings] == [
        ("in_play", "audit.floor")
    ]


def test_things_that_the_game_does_not_know_are_refused(hub, begun, tmp_path):
    """Only another program can have written them."""
    spoiled(begun, "gold", 1)
    sharing.share(begun.book, URL, NAME, None)
    file = str(tmp_path / "b.db")
    code, key, facts = refused(Misuse, sharing.join, URL, NAME, file, None)
    assert (code, key) == ("usage", "file.faults")
    assert {one.code for one in facts["findings"]} == {"audit.commodity"}
    assert not os.path.exists(file)


# Copies for reading --------------------------------------------------------------------


def test_a_copy_for_reading_follows_the_hub(hub, begun, book, tmp_path):
    """It is made where there is none, and brought up to date where there is one."""
    file = str(tmp_path / "m.db")
    sharing.mirror(hub, NAME, file)
    inode = os.stat(file).st_ino
    begun.act("pay", "bank", "Bruno", 5)
    sharing.mirror(hub, NAME, file)
    with Book(file) as copy:
        assert rows.head(copy) == rows.head(book)
    assert os.stat(file).st_ino == inode
    assert not is_shared(file)


def test_a_copy_of_another_journal_is_made_anew(hub, begun, book, tmp_path):
    """The hub was restored from a backup, and others have gone on from there."""
    file = str(tmp_path / "m.db")
    sharing.mirror(hub, NAME, file)
    hub.journals[NAME] = hub.journals[NAME][:1]
    sharing.mirror(hub, NAME, file)
    with Book(file) as copy:
        assert rows.head(copy) == hub.head(NAME)


def test_a_damaged_copy_is_made_anew(hub, book, tmp_path):
    """Whatever is wrong with it: the hub has everything."""
    file = tmp_path / "m.db"
    sharing.mirror(hub, NAME, str(file))
    data = file.read_bytes()
    file.write_bytes(data[:100] + bytes(len(data) - 100))
    sharing.mirror(hub, NAME, str(file))
    with Book(str(file)) as copy:
        assert rows.head(copy) == rows.head(book)


def test_a_copy_stays_where_the_hub_says_nothing(hub, book, tmp_path):
    """What was read before can still be read."""
    file = str(tmp_path / "m.db")
    sharing.mirror(hub, NAME, file)
    hub.away = "unreachable"
    with pytest.raises(Away):
        sharing.mirror(hub, NAME, file)
    with Book(file) as copy:
        assert rows.head(copy) == rows.head(book)
