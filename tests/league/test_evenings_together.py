"""The sample evenings, played by two laptops in turn while everything fails."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from commands.handlers.script import split
from ledger.campaign import Campaign
from ledger.league import upstream
from ledger.reading.verify import verify
from ledger.store import rows
from ledger.store.entries import entries
from tests import evenings
from tests.effort import DEEP, chance, tally
from tests.face import ask, intendant
from tests.trouble.program import MOMENTS, reached
from tools import samples

pytestmark = pytest.mark.deep
PROGRAM = Path(__file__).parents[2] / "intendant_ledger.py"
SHORT = [one for one in evenings.CAMPAIGNS if one.name == "le-cachot-du-roi"]
SAMPLES = evenings.CAMPAIGNS if DEEP > 1 else SHORT
ONE_IN = 3  # lines with a fault
FAULTS = ("cut", "lost answer", "killed client", "killed server")


@pytest.fixture(autouse=True)
def _asked_again(monkeypatch):
    """A hub that was away is asked again at once."""
    monkeypatch.setattr(upstream, "RETRY", 0.0)


def gist(file):
    """What every act came to, and whether it was taken back.

    The order of effects follows that of the facts that were read: in a script, the order in
    which they came to be.
    """
    with Campaign.open(file) as campaign:
        book = campaign._book
        assert not verify(book)["damaged"]
        acts = [
            (one.kind, sorted(one.effects, key=repr), one.live) for one in entries(book)
        ]
        return acts, rows.head(book)


def commands(lines):
    """The commands of a script, each with the text below it."""
    left = iter(lines)
    for line in left:
        whole = [line]
        if "<<" in line:
            end = line.rpartition("<<")[2].split()[0].strip("~'\"")
            whole += iter(lambda: next(left), end)
            whole.append(end)
        yield "\n".join(whole)


def killed(words, text, file, draw):
    """The act by a process of its own, which is killed sooner or later."""
    with subprocess.Popen(
        [sys.executable, PROGRAM, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(PROGRAM.parent)},
    ) as process:
        process.stdin.write(text.encode())
        process.stdin.close()
        reached(draw.choice(MOMENTS), process, os.path.abspath(file))
        process.send_signal(signal.SIGKILL)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda one: one.name)
def test_an_evening_is_the_same_whatever_fails(table, sample):
    """Every act is there once, on both laptops and at the hub, as it was played alone."""
    draw = chance(f"{sample.name} together")
    whole = str(shutil.copy(evenings.played(sample), "whole.db"))
    shutil.copytree(sample, ".", dirs_exist_ok=True)
    assert intendant(*split(samples.evening(sample)[0])).status == 0
    Path(f"{sample.name}.db").rename("a.db")
    lines = ask("log", "--as-script", "--all", "-c", whole)["script"]
    begun = len(ask("log", "--as-script", "--all", "-c", "a.db")["script"])
    wires = {"a.db": table.line(), "b.db": table.line()}
    (table.folder / "secret").write_text(table.server.password)
    url = table.through(table.url, wires["a.db"])
    ask("league", "share", url, "evening", "-c", "a.db", "--key-file", "secret")
    table.join("b.db", line=wires["b.db"])
    faults = 0
    for number, line in enumerate(commands(lines[begun:])):
        file = draw.choice(("a.db", "b.db"))
        first, *below = line.split("\n", 1)
        text = "\n".join([f"{first} --once 'line {number}'", *below]) + "\n"
        words = ("run", "-", "-c", file)
        fault = draw.choice(FAULTS) if draw.randrange(ONE_IN) == 0 else ""
        faults += bool(fault)
        wire = wires[file]
        if fault:  # as a watcher would have done
            ask("league", "sync", "-c", file)
        if fault == "cut":
            wire.cut()
        elif fault == "lost answer":
            wire.losing = 1
        elif fault == "killed client":
            killed(words, text, file, draw)
        elif fault == "killed server":
            table.server.stop("immediate")
        said = intendant(*words, stdin=text)
        assert said.status == 0, (fault, line, said.err)
        if fault == "killed server":
            table.server.start()
        wire.losing = 0
        wire.mend()
        if fault:
            ask("league", "sync", "-c", file)
    assert faults
    tally("faults of a league", faults)
    for file in ("a.db", "b.db", "a.db"):
        ask("league", "sync", "-c", file)
    alone, _ = gist(whole)
    together, head = gist("a.db")
    assert together == alone
    assert gist("b.db") == (together, head)
