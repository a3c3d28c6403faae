"""Two servers: the first is killed, the second goes on, no acknowledged act is lost."""

from __future__ import annotations

import time

import pytest

from ledger.league import upstream
from tests.face import ask
from tests.league.table import Table
from tests.league.test_sharing import acts, head
from tools.postgres import Server

ACTS = 12


@pytest.fixture
def both(server, tmp_path, monkeypatch):
    """A first server that acknowledges nothing before the second has it, and the second."""
    from ledger.league.laying import init

    monkeypatch.setattr(upstream, "RETRY", 0.0)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    home = server.folder.parent / tmp_path.name
    home.mkdir(mode=0o755)
    with Server(home / "first") as first, Server(home / "second", of=first) as second:
        first.set("synchronous_standby_names", "second")
        laid = Table(first, "postgres", tmp_path)
        init(laid.url, first.password)
        yield laid, first, second
        laid.close()


def addresses(url, first, second):
    """The address with both hosts: whoever takes writes is used."""
    one = f"127.0.0.1:{first.port}"
    return url.replace(one, f"{one},127.0.0.1:{second.port}")


def test_the_second_server_goes_on(both):
    """Clients find the promoted server by themselves; all copies agree."""
    table, first, second = both
    url = addresses(table.url, first, second)
    ask("new", "a.db", "--game", "fief", "--players", "Anne,Bruno,Carla")
    (table.folder / "s").write_text(first.password)
    ask("league", "share", url, "evening", "-c", "a.db", "--key-file", "s")
    joined, secret = table.key()
    (table.folder / "k").write_text(secret)
    url = addresses(joined, first, second)
    ask("league", "join", url, "evening", "-o", "b.db", "--key-file", "k")
    for number in range(ACTS):
        ask("pay", "bank", "Anne", "1", "--for", f"a{number}", "-c", "a.db")
        ask("pay", "bank", "Bruno", "1", "--for", f"b{number}", "-c", "b.db")
    told = ask("league", "doctor", "-c", "a.db")
    good = {one["code"]: one["good"] for one in told["findings"]}
    assert (good["replicas"], good["synchronous"], good["fsync"]) == (True, True, True)
    first.stop("immediate")
    ask("pay", "bank", "Carla", "1", "--for", "between", "-c", "a.db")
    second.promote()
    until_written(table, second)
    ask("pay", "bank", "Carla", "1", "--for", "after", "-c", "b.db")
    ask("league", "sync", "-c", "a.db")
    ask("league", "sync", "-c", "b.db")
    assert head("a.db") == head("b.db")
    assert head("a.db")[0] == 1 + 2 * ACTS + 2
    marks = [ask("show", str(n), "-c", "a.db")["remark"] for n in range(2, 28)]
    expected = [f"{who}{number}" for number in range(ACTS) for who in "ab"]
    assert marks == [*expected, "after", "between"]
    assert len(acts("b.db")) == 3 + 2 * ACTS


def until_written(table, second):
    """Waits until the second server takes writes."""
    import psycopg

    until = time.monotonic() + 60
    url = second.url(secret=True)
    while time.monotonic() < until:
        with psycopg.connect(url, autocommit=True) as owner:
            if owner.execute("SELECT pg_is_in_recovery()").fetchone() == (False,):
                return
        time.sleep(0.05)
    raise AssertionError("the second server stays a copy")
