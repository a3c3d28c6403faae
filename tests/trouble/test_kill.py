"""kill -9 at any moment: nothing that was acknowledged is lost."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess

import pytest

from ledger import Campaign
from tests.effort import DEEP, chance, tally
from tests.face import ask, intendant
from tests.trouble.program import (
    MOMENTS,
    PATIENCE,
    acknowledged,
    campaign,
    ended,
    hot,
    judged,
    python,
    reached,
    started,
)

pytestmark = pytest.mark.deep

WRITER = """
import sys
from ledger import Campaign
with Campaign.open(sys.argv[1]) as campaign:
    print("ready", flush=True)
    for n in range(200):
        campaign.pay("bank", "Anne" if n % 2 else "Bruno", n + 1)
        print(campaign.entries(last=1)[0]["seq"], flush=True)
"""
# Acknowledges entries that are not yet committed: the harness must find it out.
LIAR = """
import signal, sys
from ledger import Campaign
with Campaign.open(sys.argv[1]) as campaign:
    print("ready", flush=True)
    with campaign.together():
        campaign.pay("bank", "Anne", 1)
        campaign.pay("bank", "Anne", 1)
        print(campaign.entries(last=1)[0]["seq"], flush=True)
        signal.pause()
"""
# With hardly any memory, SQLite writes to the file long before the commit.
SPILLER = """
import os, sys
from ledger import Campaign
with Campaign.open(sys.argv[1]) as campaign:
    campaign._book.connection.execute("PRAGMA cache_size = 1")
    with campaign.together():
        for n in range(40):
            campaign.pay("bank", "Anne", 7)
            campaign.note("x" * 400)
        os.kill(os.getpid(), 9)
"""


def kill(process: subprocess.Popen[str]) -> str:
    """Kills a process; its output that nobody has read yet."""
    tally("processes killed")
    process.send_signal(signal.SIGKILL)
    assert process.stdout
    assert process.stderr
    with process.stdout, process.stderr:
        out, err = process.stdout.read(), process.stderr.read()
    process.wait(PATIENCE)
    assert err == ""
    return out


def killed_writer(path: str, script: str, lines: int = 0) -> int:
    """The last number that a writer acknowledged before it was killed, after so many."""
    process = python(script, path)
    assert process.stdout
    assert process.stdout.readline() == "ready\n"
    said = "".join(process.stdout.readline() for _ in range(lines))
    numbers = (said + kill(process)).split("\n")[:-1]
    return int(numbers[-1]) if numbers else 0


def test_a_killed_python_writer_loses_nothing(tmp_path):
    """Acknowledged <= found <= acknowledged + 1, and the file verifies, each time.

    Whether a kill falls inside a commit depends on the machine; the test below and the
    power cuts leave a hot journal each time.
    """
    rng = chance("killed writer")
    path = campaign(tmp_path / "c.db")
    newest = 1
    for _ in range(10 * DEEP):
        lines = rng.randrange(40)
        newest = killed_writer(path, WRITER, lines) or newest
        assert judged(path, newest) == []
        newest = len(ask("log", "-c", path)["entries"])


def test_a_writer_that_acknowledges_too_early_is_found_out(tmp_path):
    """The harness works: lost acknowledgements are noticed."""
    path = campaign(tmp_path / "c.db")
    newest = killed_writer(path, LIAR, lines=1)
    assert judged(path, newest) == ["lost: 3 acknowledged, 1 found"]


def test_a_killed_script_keeps_every_line_that_it_answered(tmp_path):
    """`run --keep-going` prints each line after its own durable transaction."""
    rng = chance("killed script")
    path = campaign(tmp_path / "c.db")
    script = tmp_path / "s.txt"
    script.write_text("pay bank Anne 1\nnote x\nplayers add Chloé\nundo\n" * 50)
    newest = 1
    for _ in range(6 * DEEP):
        process = started("run", str(script), "--keep-going", "-c", path, "--json")
        assert process.stdout
        said = "".join(process.stdout.readline() for _ in range(rng.randrange(100)))
        newest = acknowledged(said + kill(process)) or newest
        assert judged(path, newest) == []
        newest = len(ask("log", "-c", path)["entries"])
    assert newest > 1


def test_a_killed_script_that_is_all_or_nothing_writes_nothing(tmp_path):
    """`run`: an unanswered script has done nothing, not even half of it."""
    rng = chance("killed together")
    path = campaign(tmp_path / "c.db")
    script = tmp_path / "s.txt"
    script.write_text("pay bank Anne 1\nnote x\n" * 400)
    newest = 1
    for _ in range(6 * DEEP):
        process = started("run", str(script), "-c", path, "--json")
        reached(rng.choice(MOMENTS), process, path)
        newest = acknowledged(kill(process)) or newest
        assert judged(path, newest, more=800) == []
        found = len(ask("log", "-c", path)["entries"])
        assert (found - 1) % 800 == 0
        newest = found


def test_commands_killed_at_random_lose_nothing(tmp_path):
    """Each command is a process, killed at one of the moments of its short life."""
    rng = chance("killed commands")
    path = campaign(tmp_path / "c.db")
    newest, answered = 1, 0
    for n in range(30 * DEEP):
        words = ["pay", "bank", "Anne", str(n + 1)] if n % 3 else ["note", f"n{n}"]
        process = started(*words, "-c", path, "--json")
        moment, said = rng.choice((*MOMENTS, "answered")), ""
        if moment == "answered":
            said = process.stdout.readline()
        else:
            reached(moment, process, path)
        told = acknowledged(said + kill(process))
        answered += told > 0
        newest = told or newest
        assert judged(path, newest) == []
        newest = len(ask("log", "-c", path)["entries"])
    print(f"{answered} were quick enough to answer")


def test_a_hot_journal_does_not_keep_people_from_their_treasury(tmp_path):
    """A transaction that reached the file without a commit is rolled back."""
    path = campaign(tmp_path / "c.db", acts=5)
    before = ask("treasury", "-c", path)
    make_hot(path)
    assert hot(path)
    assert ask("treasury", "-c", path) == before
    assert judged(path, 6, more=0) == []
    assert ask("pay", "bank", "Anne", "3", "-c", path)["amount"] == 3


def test_a_hot_journal_does_not_keep_anybody_from_writing(tmp_path):
    """The first command after the crash may be an act."""
    path = campaign(tmp_path / "c.db", acts=5)
    make_hot(path)
    ask("pay", "bank", "Anne", "3", "-c", path)
    assert judged(path, 7, more=0) == []


def test_a_stale_journal_never_spoils_a_new_campaign(tmp_path):
    """After a crash the file was deleted, but its journal was left."""
    path = campaign(tmp_path / "c.db", acts=60)
    make_hot(path)
    os.unlink(path)
    said = intendant("new", path, "--players", "Anne,Bruno", "--json")
    if said.status == 0:
        assert judged(path, 1, more=0) == []
    else:
        assert said.refusal["code"] == "exists"
        assert said.refusal["message"] == f"{path}-journal already exists"
        assert not os.path.exists(path)


def make_hot(path: str) -> None:
    """Kills a process in the middle of a transaction that has touched the file."""
    status, _, err = ended(python(SPILLER, path))
    assert (status, err) == (-9, "")
    assert hot(path)


def test_a_hot_journal_was_really_needed(tmp_path):
    """The harness works: without its journal the same file is found damaged."""
    path = campaign(tmp_path / "c.db", acts=5)
    make_hot(path)
    os.unlink(f"{path}-journal")
    assert judged(path, 6, more=0) != []


def test_the_face_goes_on_after_another_was_killed(tmp_path):
    """An open campaign is not disturbed by the death of another process."""
    path = campaign(tmp_path / "c.db")
    with Campaign.open(path) as mine:
        mine.note("before")
        newest = killed_writer(path, WRITER, lines=20)
        mine.note("after")
        assert mine.verify()["ok"]
        assert len(mine.entries()) >= newest + 1
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
