"""Plays the sample campaigns in a temporary folder and shows their screens."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from commands.line import split
from commands.main import main

CAMPAIGNS = Path(__file__).resolve().parent.parent / "campaigns"
REFUSED = "! "  # marks a line of `screens.txt` that is to be refused


def folders() -> list[Path]:
    """The folders of the sample campaigns."""
    return sorted(file.parent for file in CAMPAIGNS.glob("*/evening.txt"))


def evening(folder: Path) -> list[str]:
    """The commands that play a sample campaign in a copy of its folder."""
    rules = " --rules rules.toml" if (folder / "rules.toml").exists() else ""
    file = f"{folder.name}.db"
    return [f"new {file} --from begin.toml{rules}", "run evening.txt"]


def before(folder: Path, begins: str, time: int) -> str:
    """The script of a sample campaign before the n-th line that begins like that."""
    lines = (folder / "evening.txt").read_text("utf-8").splitlines(keepends=True)
    places = [at for at, line in enumerate(lines) if line.startswith(begins)]
    return "".join(lines[: places[time - 1]])


def screens(folder: Path) -> list[str]:
    """The commands that show the final state of a sample campaign."""
    text = (folder / "screens.txt").read_text("utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def play(line: str) -> int:
    """Shows a line as typed, and the program's answer; returns its status."""
    typed = line.removeprefix(REFUSED)
    print(f"\n$ intendant {typed}", flush=True)
    status = main(split(typed))
    sys.stdout.flush()
    sys.stderr.flush()
    return status


def show(folder: Path) -> int:
    """Plays one campaign in this folder; 0 if everything went as it should."""
    shutil.copytree(folder, ".", dirs_exist_ok=True)
    for line in [*evening(folder), *screens(folder)]:
        if play(line) != int(line.startswith(REFUSED)):
            return 1
    return 0


def play_all() -> int:
    """Plays all campaigns, each in its own folder, with nobody to answer questions."""
    for name in ("INTENDANT_CAMPAIGN", "INTENDANT_LANG"):
        os.environ.pop(name, None)
    home, typist = Path.cwd(), sys.stdin
    with TemporaryDirectory() as work, Path(os.devnull).open() as nobody:
        sys.stdin = nobody
        try:
            for folder in folders():
                print(f"\n{'=' * 20} {folder.name} {'=' * 20}")
                here = Path(work) / folder.name
                here.mkdir()
                os.chdir(here)
                if show(folder):
                    return 1
        finally:
            os.chdir(home)
            sys.stdin = typist
    return 0


if __name__ == "__main__":
    sys.exit(play_all())
