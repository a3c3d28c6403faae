"""Calls of the system that fail, or write less than was asked: all is told, nothing is torn."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from tests.effort import chance, examples, tally
from tests.face import intendant
from tests.trouble import kernel
from tests.trouble.program import acknowledged, head, judged
from tests.trouble.test_disk_full import ACTS, FILES, HERE, words_of
from tests.trouble.test_disk_full import (
    _folder as _folder,  # noqa: PLC0414 - a fixture
)
from tests.trouble.test_disk_full import folder as folder  # noqa: PLC0414 - a fixture

pytestmark = pytest.mark.deep

ERRORS = (errno.ENOSPC, errno.EIO, errno.EDQUOT, errno.EROFS)
FAILING = {"write", "pwrite64", "fsync", "fdatasync", "ftruncate"}
SAYING = {1, 2}  # what is said is no file
CODES = {"disk_full", "read_only", "damaged", "locked", "unreadable"}


@pytest.fixture(autouse=True)
def _linux():
    """Elsewhere no call of the system can be meddled with."""
    kernel.on_linux()


class Failing:
    """From one call on, everything that would write to a disk fails: or only this once."""

    def __init__(self, at: int, error: int, *, once: bool) -> None:
        self.at, self.error, self.once = at, error, once
        self.failed = 0

    def __call__(self, seen: kernel.Seen) -> kernel.Verdict | None:
        """The verdict on a call."""
        if seen.place < self.at or (self.once and self.failed):
            return None
        if seen.name not in FAILING or seen.handle in SAYING:
            return None
        self.failed += 1
        return kernel.Verdict(error=self.error)


def tried(words: list[str], rng, calls: list[str]) -> kernel.Ran:
    """A call of the program in which a call of the system fails."""
    place = rng.choice([n for n, name in enumerate(calls) if name in FAILING])
    disk = Failing(place, rng.choice(ERRORS), once=rng.random() < 0.5)
    ran = kernel.intendant(*words, meddle=disk)
    tally("calls of the system that failed", disk.failed)
    assert ran.status in (0, 3), ran.err
    assert "Traceback" not in ran.err
    if ran.status:
        assert json.loads(ran.err)["error"]["code"] in CODES, ran.err
    return ran


def done(ran: kernel.Ran) -> bool:
    """Whether it is said that it is done, even if a power cut may undo it."""
    return (
        ran.status == 0 or "is written, but" in json.loads(ran.err)["error"]["message"]
    )


@pytest.mark.parametrize("name", ACTS)
def test_an_act_is_done_or_refused_whichever_call_fails(folder, name):
    """An answer is true; a refusal leaves the journal as it was."""
    rng = chance(f"failing calls of {name}")
    path = str(folder / "c.db")
    words = [*words_of(ACTS[name], folder), "-c", path, "--json"]
    before, (seq, hashed) = Path(path).read_bytes(), head(path)
    assert intendant(*words).status == 0  # all that it needs is loaded by now
    again(path, before)
    calls = kernel.intendant(*words).calls
    more = 80 if name == "run" else 1
    for _ in range(examples(1)):
        again(path, before)
        ran = tried(words, rng, calls)
        assert judged(path, acknowledged(ran.out) or seq, more=more) == []
        assert done(ran) or head(path) == (seq, hashed)


def again(path: str, before: bytes) -> None:
    """The campaign as it was."""
    Path(f"{path}-journal").unlink(missing_ok=True)
    Path(path).write_bytes(before)


@pytest.mark.parametrize("once", [True, False])
def test_an_act_is_not_refused_once_it_is_written(folder, once):
    """The last sync is that of the folder: it is tried again, and then told truly."""
    path = str(folder / "c.db")
    words = ["pay", "bank", "Anne", "1", "-c", path, "--json", "--lang", "en"]
    assert intendant(*words).status == 0
    calls, seq = kernel.intendant(*words).calls, head(path)[0]
    last = max(n for n, name in enumerate(calls) if name in ("fsync", "fdatasync"))
    ran = kernel.intendant(*words, meddle=Failing(last, errno.EIO, once=once))
    assert head(path)[0] == seq + 1
    assert (ran.status, bool(ran.out)) == ((0, True) if once else (3, False))
    assert done(ran)


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_made_or_refused_whichever_call_fails(folder, name):
    """After a refusal there is no file, and nothing hidden."""
    rng = chance(f"failing calls of {name}")
    given = [] if name in HERE else ["-c", str(folder / "c.db")]
    words = [*words_of(FILES[name], folder), *given, "--json"]
    made, before = folder / "made", sorted(os.listdir(folder))
    assert intendant(*words).status == 0
    good = made.read_bytes()
    made.unlink()
    calls = kernel.intendant(*words).calls
    for _ in range(examples(1)):
        made.unlink(missing_ok=True)
        ran = tried(words, rng, calls)
        if done(ran):
            assert len(made.read_bytes()) == len(good)
        else:
            assert sorted(os.listdir(folder)) == before


def commands(out: str) -> list[str]:
    """The commands that were answered."""
    return [json.loads(line)["command"] for line in out.splitlines()]


class Short:
    """The system writes less than it was asked to, as it may at any time."""

    def __init__(self, rng) -> None:
        self.rng, self.many = rng, 0

    def __call__(self, seen: kernel.Seen) -> kernel.Verdict | None:
        """The verdict on a call."""
        if seen.name not in ("write", "pwrite64") or seen.length < 2:
            return None
        self.many += 1
        return kernel.Verdict(length=self.rng.randrange(1, seen.length))


@pytest.mark.parametrize("name", [*ACTS, *FILES])
def test_short_writes_go_on_where_they_stopped(folder, name):
    """The answer and the files are the same as if all had been written at once."""
    rng = chance(f"short writes of {name}")
    path, made = str(folder / "c.db"), folder / "made"
    words = words_of((ACTS | FILES)[name], folder)
    words += ["--json"] if name in HERE else ["-c", path, "--json"]
    before, seq = Path(path).read_bytes(), head(path)[0]
    said = intendant(*words)
    entries, good = head(path)[0], made.read_bytes() if made.exists() else b""
    for _ in range(examples(1)):
        again(path, before)
        made.unlink(missing_ok=True)
        system = Short(rng)
        ran = kernel.intendant(*words, meddle=system)
        tally("short writes", system.many)
        assert system.many > 0
        assert (ran.status, ran.err) == (0, "")
        assert commands(ran.out) == commands(said.out)
        assert head(path)[0] == entries
        assert judged(path, entries, more=0) == []
        assert len(made.read_bytes() if made.exists() else b"") == len(good)
    assert entries >= seq
