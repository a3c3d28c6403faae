"""kill -9 in every command that writes, and at its prompts: all of an act is there, or none."""

from __future__ import annotations

import os
import signal
import sys
from functools import partial
from pathlib import Path

import pytest

from ledger.acting import acts
from tests.commands import sampled
from tests.effort import chance, examples, tally
from tests.face import Stream, ask, called, intendant
from tests.laws.test_each_kind import SAMPLES, THROWS
from tests.trouble import kernel
from tests.trouble.program import acknowledged

pytestmark = pytest.mark.deep

# Acts that answer from dice and tables, and write nothing where nobody asks for it.
RECKONED = {
    *("fief resolve", "mass personal", "mass roll", "mass strategy", "mass volley"),
    *("medfan capability", "medfan improvement", "medfan length", "medfan objective"),
    *("medfan scenario", "medfan spoils", "medfan survival", "siege earthwork"),
    "siege length",
}
# Where a call in a shell needs another word than its sample, or a file.
MORE = {
    "fief captive": "--choose captivity.Philippe=accepted",
    "fief guard": "--choose sergeants.king=0",
    "medfan determine": "--dice 4,2 --name Hain",
    "phase": "next",
    "turn": "next",
}
FROM_FILES = {"fief map load": 0, "import csv": 0, "rules load": 0, "siege load": 1}
WRITING = [kind for kind in sorted(acts()) if kind not in RECKONED]
KILLS = 3  # in each command that is drawn
DRAWN = chance("commands to be killed").sample(WRITING, min(len(WRITING), examples(6)))
AGAIN = -(-examples(6) // len(WRITING))  # once all of them are drawn


@pytest.fixture(autouse=True)
def _linux():
    """Elsewhere no process can be stopped at a call of the system."""
    kernel.on_linux()


def words_of(kind: str) -> list[str]:
    """The words of a sample in a shell; long ones are in a file."""
    if kind not in FROM_FILES:
        more = MORE.get(kind, "--seed 7" if kind in THROWS else "")
        call = f"{sampled.call(kind)} {more}"
        return [word.replace("_", " ") for word in call.split()]
    _, given = SAMPLES[kind]
    words = [str(word) for word in given if word is not None]
    text, place = words[FROM_FILES[kind]], FROM_FILES[kind]
    Path("given.toml").write_text(text, "utf-8")
    words[place] = "given.toml"
    return [*kind.split(), *words[: place + 1]]


class Campaign:
    """The campaign in which an act is sampled, as it was before each attempt."""

    def __init__(self, kind: str) -> None:
        self.entries = sampled.played(kind, "c.db")
        self.before = Path("c.db").read_bytes()
        self.head = ask("verify", "-c", "c.db")["head"]
        self.words = [*words_of(kind), "-c", "c.db"]

    def anew(self) -> None:
        """Is what it was before; nothing lies beside it."""
        for name in os.listdir():
            if name.startswith(("c.db", ".c.db")):
                os.unlink(name)
        Path("c.db").write_bytes(self.before)

    def judged(self, answered: int) -> bool:
        """Whether the act is there: wholly, if it was acknowledged; else it is as before."""
        told = ask("verify", "-c", "c.db")
        assert told["ok"], told
        assert max(answered, self.entries) <= told["entries"] <= self.entries + 1
        if told["entries"] == self.entries:
            assert told["head"] == self.head
        return told["entries"] > self.entries


@pytest.mark.parametrize("kind", DRAWN)
def test_a_killed_act_is_there_wholly_or_not_at_all(here, kind):
    """Whichever call of the system is its last; afterwards the act can be done."""
    rng = chance(f"kills in {kind}")
    table = Campaign(kind)
    said = intendant(*table.words, "--json")  # all that it needs is loaded by now
    assert said.status == 0, said.err
    assert said.json["entry"] == table.entries + 1, said
    table.anew()
    calls = kernel.intendant(*table.words, "--json").calls
    for turn in range(KILLS * AGAIN):
        table.anew()
        places = kernel.moments(calls) if turn % KILLS else range(len(calls))
        place = rng.choice(places)
        ran = kernel.killed_at(place, lambda: kernel.main([*table.words, "--json"]))
        assert (ran.status, ran.err) == (-signal.SIGKILL, ""), (place, ran)
        if not table.judged(acknowledged(ran.out)):
            again = intendant(*table.words, "--json")
            assert (again.status, again.json["entry"]) == (0, table.entries + 1)


class Fatal(Stream):
    """Somebody at a terminal who kills the program instead of one of the answers."""

    def __init__(self, answers: list[str], at: int) -> None:
        super().__init__("".join(f"{line}\n" for line in answers), shown=True)
        self.left = at

    def readline(self, *most: int) -> str:
        """The next answer, or the end."""
        self.left -= 1
        if self.left < 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().readline(*most)


def at_terminal(words: list[str], stream: Stream) -> int:
    """The status of a call at a terminal where somebody answers."""
    return called(words, stream, Stream(shown=True)).status


ANSWERS = ("", "1", "2", "3", "3,4", "Anne", "Bruno", "y", "n", "?")


@pytest.mark.parametrize("kind", DRAWN)
def test_a_program_killed_at_a_prompt_has_written_nothing_by_halves(
    here, monkeypatch, kind
):
    """Whichever prompt it is, and whatever was answered before; then it can go on."""
    monkeypatch.setattr("getpass.getpass", lambda *_: sys.stdin.readline()[:-1])
    rng = chance(f"kills at prompts of {kind}")
    table = Campaign(kind)
    for _ in range(2 * AGAIN):
        table.anew()
        bare = [*kind.split(), "-c", "c.db", *rng.choice(([], ["--dice", "ask"]))]
        answers = rng.choices(ANSWERS, k=rng.randrange(6))
        stream = Fatal(answers, rng.randint(0, len(answers)))
        ran = kernel.watched(partial(at_terminal, bare, stream))
        killed = ran.status == -signal.SIGKILL
        assert killed or ran.status in (0, 1, 2, 130), (bare, answers, ran.err)
        tally("processes killed at a prompt", int(killed))
        table.judged(0)
        for draft in ask("status", "-c", "c.db")["drafts"]:
            assert intendant("drop", str(draft["id"]), "-c", "c.db").status == 0
        assert intendant("note", "on we go", "-c", "c.db").status == 0
