"""An evening typed at the open prompt, key by key, as written in `docs/evenings`.

A line begins with its kind: "▶" is typed at the prompt, ">" is an answer, both with
Enter; "?" is an answer that is not echoed, after the end of its question; "." is keys
without Enter; "@" names the sample played before, and how many of its lines; "#" is a
comment.
"""

from __future__ import annotations

import re
import shutil
import signal
from typing import TYPE_CHECKING, NamedTuple

from commands.handlers.script import split
from tests.face import intendant
from tests.trouble.terminal import CTRL_D, Terminal
from tools import samples

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

UNSEEN = " | "
READY = "\x1b[?2004h"  # sent when somebody may type: each prompt begins so
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x08|\r")
FULL = re.compile(r"→ (.+)")
TERM = {"PROMPT_TOOLKIT_NO_CPR": "1", "TERM": "xterm"}


class Typed(NamedTuple):
    """A line that was typed, its result, and the number of keys it took."""

    sign: str
    text: str
    full: str = ""
    told: str = ""

    @property
    def keys(self) -> int:
        """The keys that were pressed, with Enter where it is needed."""
        return len(self.text) + (self.sign != ".")


def lines(page: Path) -> Iterator[tuple[str, str]]:
    """The lines of an evening, each with the character that it begins with."""
    for line in page.read_text("utf-8").splitlines():
        if line.strip():
            sign, _, text = line.partition(" ")
            yield sign, text


def before(page: Path, folder: Path) -> None:
    """Begins the campaign, and plays what comes before the evening."""
    sample, many = next(text.split() for sign, text in lines(page) if sign == "@")
    found = next(one for one in samples.folders() if one.name == sample)
    shutil.copytree(found, folder, dirs_exist_ok=True)
    words = ["new", "c.db", "--from", "begin.toml"]
    if (folder / "rules.toml").exists():
        words += ["--rules", "rules.toml"]
    assert intendant(*words).status == 0
    script = (folder / "evening.txt").read_text("utf-8").splitlines()
    acts = [one for one in script if one.strip() and not one.startswith("#")]
    for line in acts[: int(many)]:
        said = intendant(*split(line))
        assert said.status == 0, (line, said)
    assert intendant("rules", "set", "campaign.dice", "ask").status == 0


def typed(
    page: Path, env: Mapping[str, str], ends: int = signal.SIGKILL
) -> Iterator[Typed]:
    """Types an evening at the prompt, and gives each line with its result.

    `ends`: the signal that ends the program if the rest of the lines is not taken.
    """
    with Terminal("shell", "-c", "c.db", env={**TERM, **env}) as terminal:
        try:
            yield from _typed(page, terminal)
        except GeneratorExit:
            terminal.process.send_signal(ends)
            terminal.ended()
            raise


def _typed(page: Path, terminal: Terminal) -> Iterator[Typed]:
    """The same, in a running program."""
    last: Typed | None = None
    for sign, text in lines(page):
        if sign in "#@":
            continue
        question, _, answer = text.partition(UNSEEN)
        told = terminal.until(question if sign == "?" else READY)
        if last:
            yield told_of(last, told)
        last = Typed(sign, answer if sign == "?" else text)
        terminal.type(last.text, end={".": "", "?": "\n"}.get(sign, "\r"))
    told = terminal.until(READY)
    if last:
        yield told_of(last, told)
    terminal.type(CTRL_D)
    assert terminal.ended() == 0


def told_of(line: Typed, told: str) -> Typed:
    """A line with the program's answer to it."""
    told = CODES.sub("", told)
    full = FULL.search(told)
    return line._replace(full=full[1].strip() if full else "", told=told)
