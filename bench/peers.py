"""The same question on the same data, asked of the plain-text ledgers of this world."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SIZES = (1_000, 10_000, 100_000)
WHO = "Player1"
# The program, our export that it reads, its question, and how many times as long it may
# take as we do, at least, with the most entries. bean-query keeps what it has read, in a
# file of its own: it is measured with that.
PEERS = (
    ("ledger", "ledger", ["ledger", "-f", "{file}", "balance", WHO], 25),
    ("hledger", "hledger", ["hledger", "-f", "{file}", "balance", WHO], 150),
    (
        "bean-query",
        "beancount",
        ["bean-query", "{file}", f"SELECT sum(position) WHERE account ~ '{WHO}'"],
        100,
    ),
)
ROUNDS = {1_000: 7, 10_000: 5, 100_000: 3}


def compared(
    python: Path, folder: Path, paired: Callable[..., float]
) -> Iterator[tuple[str, float | None, float | None]]:
    """Each figure with how many times as long the other takes, and its aim if it has one.

    None where the other program is not here.
    """
    command = str(python.parent / "intendant")
    for entries in SIZES:
        made = folder / f"peers-{entries}.db"
        filling = [str(python), str(Path(__file__).parent / "fill.py"), str(made)]
        subprocess.run([*filling, str(entries)], check=True)
        ours = [command, "treasury", "--json", "-c", str(made)]
        for name, form, question, aim in PEERS:
            figure = f"one balance, {entries:,} entries: {name} to ours"
            program = found(question[0])
            if program is None:
                yield figure, None, None
                continue
            file = folder / f"peers-{entries}.{form}"
            words = ["export", _form(form), "-o", str(file), "--force", "--json"]
            export = [command, *words, "-c", str(made)]
            subprocess.run(export, check=True, stdout=subprocess.DEVNULL)
            theirs = [program, *(one.format(file=file) for one in question[1:])]
            ratio = paired(theirs, ours, ROUNDS[entries], terminal=False)
            yield figure, ratio, aim if entries == SIZES[-1] else None


def _form(form: str) -> str:
    """Our export that a program reads: ledger reads what hledger does."""
    return "hledger" if form == "ledger" else form


def found(program: str) -> str | None:
    """Where a program is: among those of the development environment, or the system's."""
    beside = Path(sys.executable).parent / program
    return str(beside) if beside.exists() else shutil.which(program)
