"""Several processes with one campaign: nobody loses anything, nobody notices."""

from __future__ import annotations

import fcntl
import json
import os
import sqlite3
import subprocess
import threading
import time
from contextlib import contextmanager
from functools import partial

import pytest

from commands.main import main
from ledger import Campaign
from tests.effort import chance, examples, tally
from tests.face import ask, intendant
from tests.trouble import kernel
from tests.trouble.program import PATIENCE, campaign, ended, python, started, whole

WRITER = """
import sys
from ledger import Campaign
with Campaign.open(sys.argv[1]) as campaign:
    for n in range(int(sys.argv[3])):
        campaign.pay("bank", sys.argv[2], 1, remark=str(n))
"""
# After this many payments the paced writer waits to be told to go on, so that others
# come in between, however fast or slow the machine is.
STRIDE = 25
PACED = WRITER + f"        if n % {STRIDE} == 0: sys.stdin.readline()\n"
# A writer that waits for nobody.
HASTY = "import ledger.store.book as book\nbook.PATIENCE = 0.0\n" + WRITER.replace(
    "Campaign.open(sys.argv[1])",
    "Campaign(book.Book(sys.argv[1], write=True, patience=0.0))",
)


def paced(path: str, player: str, many: int) -> subprocess.Popen[str]:
    """A paced writer."""
    return python(PACED, path, player, str(many), stdin=subprocess.PIPE)


def go_on(writers: list[subprocess.Popen[str]]) -> None:
    """Tells each writer to go on for one more stride."""
    for writer in writers:
        assert writer.stdin
        writer.stdin.write("\n")
        writer.stdin.flush()


def remarks(path: str, player: str) -> list[str]:
    """The reasons of the payments to a player, in the order of the journal."""
    return [line["text"] for line in ask("statement", player, "-c", path)["lines"]]


def test_two_processes_write_five_hundred_entries_each(tmp_path):
    """No entry is lost, no error appears, and readers always get an answer."""
    path = campaign(tmp_path / "c.db")
    writers = [paced(path, player, 500) for player in ("Anne", "Bruno")]
    newest = 0
    for stride in range(500 // STRIDE):
        result = ask("treasury", "-c", path)
        assert result["bank"] + sum(a["money"] for a in result["accounts"]) == 0
        assert -result["bank"] >= newest
        newest = -result["bank"]
        go_on(writers)
        if stride % 5 == 0:
            assert ask("verify", "-c", path)["ok"]
    assert [ended(writer) for writer in writers] == [(0, "", "")] * 2
    assert whole(path) == 1001
    tally("acts of several writers at once", 1000)
    assert [remarks(path, name) for name in ("Anne", "Bruno")] == [
        [str(n) for n in range(500)]
    ] * 2


def test_four_processes_write_in_every_way(tmp_path):
    """The Python interface, both kinds of script and single commands all write."""
    path = campaign(tmp_path / "c.db")
    lines = tmp_path / "s.txt"
    lines.write_text("".join(f"pay bank Bruno 1 --for {n}\n" for n in range(100)))
    writers = [
        python(WRITER, path, "Anne", "100"),
        started("run", str(lines), "--keep-going", "-c", path, "--json"),
        started("run", str(lines), "-c", path, "--json"),
    ]
    for n in range(20):
        status, out, err = ended(
            started("note", f"n{n}", "-c", path, "--json", "--once", str(n))
        )
        assert (status, err) == (0, "")
        assert json.loads(out)["ok"]
    assert [(s, e) for s, _, e in map(ended, writers)] == [(0, "")] * 3
    assert whole(path) == 1 + 3 * 100 + 20
    tally("acts of several writers at once", 320)
    assert len(remarks(path, "Bruno")) == 200


def scripted(path: str, name: str, many: int, *, line_by_line: bool = False) -> int:
    """Notes of a name, line by line or all at once."""
    more = ["--keep-going"] if line_by_line else []
    lines = "".join(f"note {name}{n}\n" for n in range(many))
    said = intendant("run", "-", *more, "-c", path, "--json", stdin=lines)
    return said.status


def noted(path: str, name: str, many: int) -> int:
    """Notes of a name, each by a command of its own."""
    words = ("-c", path, "--json")
    return max(intendant("note", f"{name}{n}", *words).status for n in range(many))


def played(path: str, name: str, many: int) -> int:
    """Notes of a name, through the Python interface."""
    with Campaign.open(path) as campaign:
        for n in range(many):
            campaign.note(f"{name}{n}")
    return 0


@pytest.mark.deep
def test_eight_processes_write_while_others_are_killed(tmp_path):
    """Each act of the eight is there once and in order; of a killed one, all or nothing."""
    kernel.on_linux()
    rng, many = chance("eight writers"), examples(8)
    path = campaign(tmp_path / "c.db")
    ways = [scripted, partial(scripted, line_by_line=True), noted, played] * 2
    works = [partial(way, path, f"w{n}-", many) for n, way in enumerate(ways)]
    warm = campaign(tmp_path / "warm.db")  # all that they need is loaded only once
    assert [way(warm, "w", 1) for way in ways] == [0] * 8
    writers = kernel.begun(works)
    pay = partial(main, ["pay", "bank", "Anne", "1", "-c", path, "--json"])
    for _ in range(examples(3)):
        kernel.killed_at(rng.randrange(60, 240), pay)
    assert kernel.ended(writers) == [0] * 8
    tally("acts of several writers at once", 8 * many)
    entries = ask("log", "-c", path)["entries"]
    notes = [entry["text"] for entry in entries if entry["kind"] == "note"]
    for n in range(8):
        mine = [text for text in notes if f"w{n}-" in text]
        assert [text.partition("-")[2] for text in mine] == [
            str(k) for k in range(many)
        ]
    assert len(entries) - 1 - 8 * many <= examples(3)
    assert whole(path) == len(entries)


@contextmanager
def by_sqlite(path: str):
    """SQLite's write lock, held by another program that knows nothing of us."""
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


@contextmanager
def by_us(path: str):
    """The lock of another of our processes, in the middle of a long script."""
    gate = os.open(os.path.dirname(path), os.O_RDONLY)
    fcntl.flock(gate, fcntl.LOCK_EX)
    yield
    os.close(gate)


HOLDERS = pytest.mark.parametrize("held", [by_sqlite, by_us])


@HOLDERS
def test_a_writer_that_will_not_wait_does_collide(tmp_path, held):
    """The harness works: without waiting there are errors, and they are noticed."""
    path = campaign(tmp_path / "c.db")
    with held(path):
        status, _, err = ended(python(HASTY, path, "Anne", "400"))
    assert status
    assert "locked" in err
    assert whole(path) == 1


@HOLDERS
def test_a_locked_campaign_says_so_after_waiting(tmp_path, monkeypatch, held):
    """`locked`, exit 3, comes after the time set by INTENDANT_WAIT; reading goes on."""
    path = campaign(tmp_path / "c.db", acts=3)
    monkeypatch.setenv("INTENDANT_WAIT", "0.3")
    with held(path):
        before = time.monotonic()
        said = intendant("pay", "bank", "Anne", "1", "-c", path, "--json")
        assert time.monotonic() - before > 0.2
        assert (said.status, said.out) == (3, "")
        assert said.refusal["code"] == "locked"
        assert ask("treasury", "-c", path)["bank"] == -6
        assert whole(path) == 4
    assert ask("pay", "bank", "Anne", "1", "-c", path)["amount"] == 1


@HOLDERS
def test_a_lock_that_is_given_back_in_time_is_never_noticed(
    tmp_path, monkeypatch, held
):
    """The other writer waits, then writes."""
    path = campaign(tmp_path / "c.db")
    monkeypatch.setenv("INTENDANT_WAIT", str(PATIENCE))
    entered, leave = threading.Event(), threading.Event()

    def hold() -> None:
        with held(path):
            entered.set()
            leave.wait(PATIENCE)

    holder = threading.Thread(target=hold)
    holder.start()
    assert entered.wait(PATIENCE)
    threading.Timer(0.3, leave.set).start()
    assert ask("pay", "bank", "Anne", "1", "-c", path)["amount"] == 1
    assert leave.is_set()  # otherwise it would have been written in spite of the lock
    holder.join()


def test_a_script_that_finds_the_campaign_locked_writes_nothing(tmp_path, monkeypatch):
    """Neither kind of script writes anything at a lock; the status shows it."""
    path = campaign(tmp_path / "c.db")
    monkeypatch.setenv("INTENDANT_WAIT", "0")
    lines = "pay bank Anne 1\nnote x\n"
    with by_sqlite(path):
        said = intendant("run", "-", "-c", path, "--json", stdin=lines)
        assert (said.status, said.out, said.refusal["code"]) == (3, "", "locked")
        said = intendant("run", "-", "--keep-going", "-c", path, "--json", stdin=lines)
        assert said.status == 3
        told = [json.loads(line) for line in said.out.splitlines()]
        assert [(t["ok"], t["line"]) for t in told] == [(False, 1), (False, 2)]
    assert whole(path) == 1


def test_a_campaign_that_is_read_for_long_refuses_to_commit(tmp_path, monkeypatch):
    """A reader that never ends keeps a commit waiting until it is rolled back."""
    path = campaign(tmp_path / "c.db", acts=3)
    monkeypatch.setenv("INTENDANT_WAIT", "0.2")
    reader = sqlite3.connect(path)
    rows = reader.execute("SELECT seq FROM entry")
    assert rows.fetchone() == (1,)
    said = intendant("pay", "bank", "Anne", "1", "-c", path, "--json")
    assert (said.status, said.refusal["code"]) == (3, "locked")
    rows.close()
    reader.close()
    assert whole(path) == 4


@pytest.mark.parametrize("more", [(), ("--at", "150")])
def test_a_branch_while_others_write_is_whole(tmp_path, more):
    """Each branch is a single moment of the campaign, and nobody has to wait for it."""
    path = campaign(tmp_path / "c.db", acts=200)
    writer = paced(path, "Anne", 300)
    for n in range(300 // STRIDE):
        branch = str(tmp_path / f"b{n}.db")
        entries = ask("fork", branch, *more, "-c", path)["entries"]
        assert whole(branch) == entries
        go_on([writer])
    assert ended(writer) == (0, "", "")
    assert whole(path) == 501


def test_a_backup_while_others_write_is_whole(tmp_path):
    """Each copy is a single moment of the campaign."""
    path = campaign(tmp_path / "c.db", acts=200)
    writer = paced(path, "Anne", 300)
    for n in range(300 // STRIDE):
        copy = str(tmp_path / f"b{n}.db")
        entries = ask("backup", copy, "-c", path)["entries"]
        assert whole(copy) == entries
        go_on([writer])
    assert ended(writer) == (0, "", "")
    with Campaign.open(path) as after:
        assert len(after.entries()) == 501
