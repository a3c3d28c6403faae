"""The README is true: its files, commands and answers are played in order.

`GOLDEN=update .venv/bin/pytest tests/test_readme.py` writes the answers anew.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from tests.face import intendant

HOME = Path(__file__).resolve().parent.parent
README = HOME / "README.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
TIMES = re.compile(r"\d{4}-\d\d-\d\d.\d\d:\d\d:\d\d|\b[0-9a-f]{12,64}\b")


def masked(text: str) -> str:
    """The text without what differs each time: moments and hashes."""
    return TIMES.sub("~", text)


def session(block: str) -> list[tuple[str, str]]:
    """The commands of a console block, each with the answer shown."""
    parts = re.split(r"^\$ (.*)\n", block, flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def answer(command: str, shown: str) -> str:
    """What a command really answers, here and now."""
    program, *words = shlex.split(command)
    if program == "cat":
        # A file that the reader is to write.
        Path(words[0]).write_text(shown, "utf-8")
        return shown
    if program == "intendant":
        said = intendant(*words)
        return said.out + said.err
    modules = {"python": [], "sqlite-utils": ["-m", "sqlite_utils"]}
    called = [sys.executable, *modules[program], *words]
    env = {**os.environ, "PYTHONPATH": str(HOME)}
    said = subprocess.run(
        called, capture_output=True, text=True, check=False, encoding="utf-8", env=env
    )
    return said.stdout + said.stderr


def played(text: str) -> str:
    """The whole README with the answers of today."""

    def replay(found: re.Match[str]) -> str:
        kind, body = found.groups()
        if kind == "python":
            name = re.match(r"# (\S+\.py)\n", body)
            assert name, body
            Path(name.group(1)).write_text(body, "utf-8")
        if kind != "console":
            return found.group()
        lines = (f"$ {c}\n{answer(c, shown)}" for c, shown in session(body))
        return f"```console\n{''.join(lines)}```"

    return BLOCK.sub(replay, text)


def test_every_example_of_the_readme_answers_as_shown(here):
    """Played from top to bottom in an empty folder, all answers are those shown."""
    text = README.read_text("utf-8")
    today = played(text)
    if os.environ.get("GOLDEN") == "update":
        README.write_text(today, "utf-8")
        text = today

    assert masked(text) == masked(today)
    assert (here / "evening.db").exists()


def test_the_battle_script_is_ten_lines_long():
    """The script for after a battle stays as short as it is promised to be."""
    (script,) = (
        b for kind, b in BLOCK.findall(README.read_text("utf-8")) if kind == "python"
    )
    lines = [line for line in script.splitlines() if line and line[0] != "#"]

    assert len(lines) <= 10


def test_the_two_commands_exist():
    """`make demo` and `make test` are targets of the Makefile."""
    makefile = (HOME / "Makefile").read_text("utf-8")
    commands = re.findall(r"^make (\w+)", README.read_text("utf-8"), re.MULTILINE)

    assert commands == ["demo", "test"]
    assert all(f"\n{target}: setup" in makefile for target in commands)


def test_every_link_leads_to_a_file():
    """What the guides point to is there."""
    for guide in (README, HOME / "CONTRIBUTING.md", HOME / "campaigns" / "README.md"):
        text = guide.read_text("utf-8")
        for link in re.findall(r"\]\(([^)#:]+)\)", text):
            assert (guide.parent / link).exists(), f"{guide.name}: {link}"
