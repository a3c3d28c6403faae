"""Copies, keys of scripts, readers and busy files: what must not be lost or said wrongly."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from threading import Event, Thread

import pytest

from commands.league import promises, watching
from ledger.errors import FileTrouble
from ledger.league import upstream
from ledger.store import append
from tests.face import ask, intendant
from tests.league.test_sharing import head


@pytest.fixture(autouse=True)
def _asked_again(monkeypatch):
    """A hub that was away is asked again at once."""
    monkeypatch.setattr(upstream, "RETRY", 0.0)


def money(name, file):
    """What a player has."""
    told = ask("treasury", "-c", file)["accounts"]
    return next(one["money"] for one in told if one["name"] == name)


def test_a_copied_laptop_is_another_one(table, monkeypatch):
    """The same acts in the same second are all there, though the folder was copied."""
    table.share("free")
    clone = Path("clone")
    clone.mkdir()
    for name in ("a.db", "a.db.league"):
        shutil.copyfile(name, clone / name)
    monkeypatch.setattr(append, "now", lambda: "2026-01-01T20:00:00Z")
    for _ in range(3):
        ask("pay", "bank", "Anne", "1", "-c", "a.db")
        ask("pay", "bank", "Anne", "1", "-c", str(clone / "a.db"))
    ask("league", "sync", "-c", "a.db")
    assert head("a.db") == head(str(clone / "a.db"))
    assert money("Anne", "a.db") == 6


def test_a_key_that_another_act_has_taken(table):
    """Kept without its key, or left out; nothing is said to be kept that is not."""
    table.share("free")
    line = table.line()
    table.join(line=line)
    line.cut()
    ask("pay", "bank", "Anne", "5", "--once", "K", "-c", "b.db")
    ask("pay", "bank", "Bruno", "7", "--once", "K", "-c", "a.db")
    line.mend()
    refused = intendant("league", "sync", "-c", "b.db")
    assert refused.status == 2
    told = ask("league", "sync", "--act", "2=keep", "-c", "b.db")
    assert (told["kept"], told["went"]) == ([2], [[2, 3]])
    assert Path(told["copy"]).exists()
    ask("league", "sync", "-c", "a.db")
    for file in ("a.db", "b.db"):
        assert (money("Anne", file), money("Bruno", file)) == (5, 7)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_reader_writes_nothing_offline_either(table, lang):
    """What could never be sent is not taken."""
    table.share()
    line = table.line()
    table.join("r.db", line=line, role="reader")
    line.cut()
    said = intendant("pay", "bank", "Anne", "1", "-c", "r.db", "--lang", lang)
    assert said.status == 1
    line.mend()
    ask("pay", "bank", "Anne", "1", "-c", "a.db")
    ask("league", "sync", "-c", "r.db")
    assert head("r.db") == head("a.db")


def test_a_watcher_outlasts_a_busy_file(table, monkeypatch):
    """It looks again, and brings what came meanwhile."""
    table.share()
    table.join()
    monkeypatch.setattr(watching, "PAUSE", 0.05)
    monkeypatch.setattr(watching, "EVERY", 0.1)
    busy, came, ended = Event(), Event(), Event()
    real = watching.Book

    def book(path, **more):
        return real(path, patience=0.05, **more)

    monkeypatch.setattr(watching, "Book", book)
    pull = watching.pull

    def pulled(*words):
        try:
            return pull(*words)
        except FileTrouble:
            busy.set()
            raise

    monkeypatch.setattr(watching, "pull", pulled)

    def told(numbers):
        if numbers:
            came.set()

    other = sqlite3.connect("b.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    thread = Thread(target=watching.follow, args=("b.db", told, ended.is_set))
    thread.start()
    ask("pay", "bank", "Anne", "1", "-c", "a.db")
    assert busy.wait(20)
    assert not came.is_set()
    other.execute("ROLLBACK")
    other.close()
    assert came.wait(20)
    ended.set()
    thread.join(20)


def test_a_long_answer_is_refused_when_it_is_sealed(table):
    """Not only when it is opened, when it would be too late."""
    table.share("free")
    ask("sealed", "ask", "what for", "Anne", "Bruno", "-c", "a.db")
    from commands.league.players import Players
    from ledger.league.hub import Hub

    url, secret = table.key("player", player="Anne")
    with Hub(table.url, table.server.password) as hub:
        Players(str(Path("a.db").resolve()), "evening").serve(hub)
    (table.folder / "anne").write_text(secret)
    words = ("league", "hand-in", url, "evening", "1", "x" * 20_000)
    said = intendant(*words, "--key-file", "anne")
    assert said.status == 2
    assert "too long" in said.err


GOOD = {
    "fsync": "on",
    "full_page_writes": "on",
    "synchronous_commit": "on",
    "replicas": "1",
    "synchronous_replicas": "1",
    "synchronous_standby_names": "two",
}


@pytest.mark.parametrize(
    ("told", "code", "good", "grave"),
    [
        ({}, "synchronous", True, False),
        ({"synchronous_commit": "local"}, "synchronous", False, False),
        ({"synchronous_commit": "remote_write"}, "synchronous", False, False),
        ({"replicas": "0", "synchronous_replicas": "0"}, "stuck", False, True),
        (
            {"replicas": "0", "synchronous_replicas": "0", "unseen": "1"},
            "unseen",
            False,
            False,
        ),
    ],
)
def test_what_a_server_promises(told, code, good, grave):
    """Only what its settings really keep; what cannot be seen is said to be unseen."""
    found = {
        one["code"]: one for one in promises.examined({**GOOD, **told})["findings"]
    }
    assert (found[code]["good"], found[code]["grave"]) == (good, grave)
    if code == "unseen":
        assert not {"replicas", "synchronous", "stuck"} & set(found)


def test_a_closed_round_has_what_was_handed_in(table):
    """Although no laptop watched when it was."""
    from commands.league.players import Players
    from ledger.league.hub import Hub

    table.share()
    ask("sealed", "ask", "bids", "Anne", "Bruno", "-c", "a.db")
    with Hub(table.url, table.server.password) as hub:
        url, secret = table.key("player", player="Anne")
        Players(str(Path("a.db").resolve()), "evening").serve(hub)
    (table.folder / "anne").write_text(secret)
    ask("league", "hand-in", url, "evening", "1", "45", "--key-file", "anne")
    closed = intendant("sealed", "close", "1", "-c", "a.db")
    assert closed.status == 0
    assert "without Bruno" in closed.out
    assert "Anne" not in closed.out
