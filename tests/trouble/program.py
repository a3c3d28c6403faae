"""The real program in processes of its own, and what must hold after trouble."""

from __future__ import annotations

import fcntl
import json
import os
import select
import subprocess
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest

from ledger import Campaign
from ledger.acting import act_named
from ledger.acting.recorder import Options, Recorder
from ledger.questions import Missing, answered
from ledger.store.book import Book
from tests.face import ask, intendant

if TYPE_CHECKING:
    from collections.abc import Callable

PROGRAM = (sys.executable, "-m", "commands")
# After this many seconds a test fails instead of hanging; nothing is measured by it.
PATIENCE = 300.0


def started(*words: str, **more: Any) -> subprocess.Popen[str]:
    """`intendant WORDS` in a process of its own."""
    return process([*PROGRAM, *words], **more)


def python(script: str, *words: str, **more: Any) -> subprocess.Popen[str]:
    """A script for the Python interface in a process of its own."""
    return process([sys.executable, "-c", script, *words], **more)


def process(words: list[str], **more: Any) -> subprocess.Popen[str]:
    """A process whose output we read, as a shell would start it."""
    pipe = subprocess.PIPE
    calm = {k: v for k, v in os.environ.items() if k != "PYTHONUNBUFFERED"}
    more = {"stdin": subprocess.DEVNULL, "stdout": pipe, "stderr": pipe, **more}
    return subprocess.Popen(words, text=True, env=calm, **more)


def ended(
    process: subprocess.Popen[str], *, within: float = PATIENCE
) -> tuple[int, str, str]:
    """The status, stdout and stderr of a process that ends by itself."""
    out, err = process.communicate(timeout=within)
    return process.returncode, out, err


def until(happened: Callable[[], Any], process: subprocess.Popen[str]) -> None:
    """Waits until something has happened, or the process has ended without it."""
    deadline = time.monotonic() + PATIENCE
    while process.poll() is None and not happened():
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.001)


def is_written(path: str) -> bool:
    """Whether another of our processes is in the middle of writing."""
    gate = os.open(os.path.dirname(path), os.O_RDONLY)
    try:
        fcntl.flock(gate, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(gate)
    return False


def at_the_gate(process: subprocess.Popen[str], path: str) -> bool:
    """Whether a process has reached the lock at which writers wait for each other."""
    handles, folder = f"/proc/{process.pid}/fd", os.path.dirname(path)
    for handle in os.listdir(handles):
        try:
            if os.path.samefile(os.readlink(f"{handles}/{handle}"), folder):
                return True
        except OSError:  # closed in the meantime, or not a file
            continue
    return False


def is_open(process: subprocess.Popen[str], path: str) -> bool:
    """Whether a process has opened a file."""
    handles = f"/proc/{process.pid}/fd"
    try:
        return any(
            os.path.samefile(f"{handles}/{n}", path) for n in os.listdir(handles)
        )
    except OSError:  # closed in the meantime, or the process has ended
        return False


# What a process that writes into a campaign may be doing when it is stopped.
MOMENTS = ("starting", "open", "writing", "hot")


def reached(moment: str, process: subprocess.Popen[str], path: str) -> None:
    """Waits until a process is at one of the moments, has answered, or has ended."""
    said = [process.stdout] if process.stdout else []
    happened = {
        "starting": lambda: True,
        "open": lambda: is_open(process, path),
        "writing": lambda: is_written(path),
        "hot": lambda: hot(path),
    }
    until(lambda: happened[moment]() or select.select(said, [], [], 0)[0], process)


def drafted_bytes(folder: str) -> int:
    """How much lies in a folder under the hidden names of what is being made."""
    many = 0
    for place, _, names in os.walk(folder):
        hidden = os.path.basename(place).startswith(".")
        for name in names:
            if hidden or name.startswith("."):
                with suppress(FileNotFoundError):  # it has its own name by now
                    many += os.stat(os.path.join(place, name)).st_size
    return many


def campaign(path: Any, *, acts: int = 0) -> str:
    """A new campaign of Anne and Bruno with some acts after the first entry."""
    with Campaign.new(str(path), players=["Anne", "Bruno"]) as begun:
        for n in range(acts):
            begun.pay("bank", "Anne" if n % 2 else "Bruno", n + 1)
    return str(path)


def varied(path: Any) -> str:
    """A campaign with every kind of row except an unfinished act."""
    with Campaign.new(str(path), players=["Anne", "Bruno", "Chloé"]) as begun:
        begun.pay("bank", "Anne", 40, remark="the harvest")
        begun.grant("Warden", "Anne")
        begun.add_territory("Vaux", kind="mine", owner="Bruno")
        begun.claim("Vaux", "Anne")
        begun.roll("2d6", who="Anne", seed=7)
        begun.undo()
        begun.pay("Anne", "Bruno", 7, once="key")
        begun.undo(3)
        begun.redo(3)
        begun.note("a remark")
        begun.next_turn()
    return str(path)


def drafted(path: str) -> str:
    """The same campaign with a stopped act, which asks for an exploding die."""
    with Book(path, write=True) as book:
        recorder = Recorder(book, Options(dice="ask", asks=True))
        with pytest.raises(Missing) as missing:
            act_named("roll")(recorder, "4d6!")
        recorder.answered(answered(missing.value.question, [5, 3, 6, 1], "typed"))
    return path


def head(path: str) -> tuple[int, str]:
    """The newest entry's number and hash."""
    from ledger.store.rows import head as newest

    with Book(path) as book:
        return newest(book)


def judged(path: str, acknowledged: int, *, more: int = 1) -> list[str]:
    """The faults of a campaign after a crash: hopefully none.

    `treasury` is asked first, as people do, while a journal may still be hot.
    """
    faults = []
    said = intendant("treasury", "-c", path, "--json")
    if said.status:
        return [f"treasury: {said.err}"]
    accounts = said.json["result"]
    total = accounts["bank"] + sum(a["money"] for a in accounts["accounts"])
    if total:
        faults.append(f"the sum is {total}")
    said = intendant("verify", "-c", path, "--json")
    if said.status:
        return [*faults, f"verify: {said.out}{said.err}"]
    found = said.json["result"]["entries"]
    if found < acknowledged:
        faults.append(f"lost: {acknowledged} acknowledged, {found} found")
    if found > acknowledged + more:
        faults.append(f"unasked: {acknowledged} acknowledged, {found} found")
    return faults


def whole(path: str) -> int:
    """The number of entries of a campaign, which must verify."""
    result = ask("verify", "-c", path)
    assert result["ok"], result
    return int(result["entries"])


def hot(path: str) -> bool:
    """Whether there is a journal that must be rolled back."""
    try:
        with open(f"{path}-journal", "rb") as journal:
            return any(journal.read(8))
    except FileNotFoundError:
        return False


def acknowledged(out: str) -> int:
    """The newest entry named in whole lines of envelopes; 0 if there is none."""
    newest = 0
    for line in out.split("\n")[:-1]:
        entry = json.loads(line).get("entry")
        newest = entry if entry is not None else newest
    return newest


def not_run(why: str) -> None:
    """Skips a test that this machine cannot run: it has not passed."""
    pytest.skip(f"not run: {why}")
