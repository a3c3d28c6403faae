"""Guides that are true: their files, commands and answers are played in order."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from tests.face import intendant

HOME = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
TIMES = re.compile(r"\d{4}-\d\d-\d\d.\d\d:\d\d:\d\d|\b[0-9a-f]{12,64}\b")
MODULES = {"python": [], "sqlite-utils": ["-m", "sqlite_utils"]}


def masked(text: str) -> str:
    """The text without the parts that differ each time: times and hashes."""
    return TIMES.sub("~", text)


def commands(text: str) -> list[str]:
    """The commands that a reader is asked to type."""
    blocks = (body for kind, body in BLOCK.findall(text) if kind == "console")
    return [command for body in blocks for command, _ in _session(body)]


def played(text: str) -> str:
    """The guide with today's answers; each command is run in this folder."""

    def replay(found: re.Match[str]) -> str:
        kind, body = found.groups()
        if kind == "python":
            name = re.match(r"# (\S+\.py)\n", body)
            assert name, body
            Path(name.group(1)).write_text(body, "utf-8")
        if kind != "console":
            return found.group()
        lines = (f"$ {c}\n{_answer(c, shown)}" for c, shown in _session(body))
        return f"```console\n{''.join(lines)}```"

    return BLOCK.sub(replay, text)


def _session(block: str) -> list[tuple[str, str]]:
    """The commands of a console block, each with the answer that is shown."""
    parts = re.split(r"^\$ (.*)\n", block, flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def _answer(command: str, shown: str) -> str:
    """The answer that a command really gives, here and now."""
    program, *words = shlex.split(command)
    if program == "cat":
        # A file that the reader has to write.
        Path(words[0]).write_text(shown, "utf-8")
        return shown
    if program == "intendant":
        said = intendant(*words)
        return said.out + said.err
    called = [sys.executable, *MODULES[program], *words]
    env = {**os.environ, "PYTHONPATH": str(HOME)}
    said = subprocess.run(
        called, capture_output=True, text=True, check=False, encoding="utf-8", env=env
    )
    return said.stdout + said.stderr
