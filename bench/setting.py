"""What every measurement is given: the program, a folder, how often, where to say it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bench.timing import paired

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.figures import Figures

MAKERS = Path(__file__).resolve().parent
FEW = 7  # rounds of what takes long


class Setting(NamedTuple):
    """Where and how often something is measured.

    Attributes:
        python: that of the environment with the program.
        folder: for the files of this run.
        rounds: of a pair of commands.
        most: the entries of the largest campaign.
        figures: what was found.
    """

    python: Path
    folder: Path
    rounds: int
    most: int
    figures: Figures

    @property
    def program(self) -> str:
        """The installed command."""
        return str(self.python.parent / "intendant")

    @property
    def base(self) -> list[str]:
        """What cold commands are measured against."""
        return [str(self.python), "-c", "import sqlite3"]

    @property
    def few(self) -> int:
        """Rounds of what takes long."""
        return min(self.rounds, FEW)

    def ratio(
        self, words: Sequence[str], rounds: int | None = None, *, terminal: bool = False
    ) -> float:
        """How many times as long as the base one of our commands takes."""
        ours = [self.program, *words]
        return paired(ours, self.base, rounds or self.rounds, terminal=terminal)

    def made(self, maker: str, *words: str) -> Path:
        """A campaign that one of the scripts beside this one makes, with these words."""
        file = self.folder / f"{'-'.join([maker, *words])}.db"
        if not file.exists():
            making = [self.python, MAKERS / f"{maker}.py", file, *words]
            subprocess.run(making, check=True, stdout=subprocess.DEVNULL)
        return file

    def filled(self, entries: int) -> Path:
        """A campaign with this many payments, shared by all that measure in this run."""
        return self.made("fill", str(entries))

    def copied(self, file: Path, name: str) -> Path:
        """A copy of a campaign, which may be written to."""
        copy = self.folder / f"{name}.db"
        shutil.copy(file, copy)
        return copy

    def printed(self, script: str, *words: str | Path) -> str:
        """What a script beside this one prints, run by the environment's python."""
        command = [self.python, MAKERS / f"{script}.py", *words]
        return subprocess.run(
            command, check=True, capture_output=True, text=True
        ).stdout
