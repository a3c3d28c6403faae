"""The same question on the same data, asked of the plain-text ledgers of this world."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bench.timing import paired

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.setting import Setting

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


def compared(to: Setting, entries: int) -> Iterator[tuple[str, float | None, float]]:
    """Each program with how many times as long it takes as we do, and its aim in the end.

    None where it is not here.
    """
    made = str(to.filled(entries))
    ours = [to.program, "treasury", "--json", "-c", made]
    for name, form, question, aim in PEERS:
        program = found(question[0])
        if program is None:
            yield name, None, aim
            continue
        file = to.folder / f"peers-{entries}.{form}"
        words = ["export", _form(form), "-o", str(file), "--force", "--json"]
        export = [to.program, *words, "-c", made]
        subprocess.run(export, check=True, stdout=subprocess.DEVNULL)
        theirs = [program, *(one.format(file=file) for one in question[1:])]
        yield name, paired(theirs, ours, ROUNDS[entries]), aim


def _form(form: str) -> str:
    """Our export that a program reads: ledger reads what hledger does."""
    return "hledger" if form == "ledger" else form


def found(program: str) -> str | None:
    """Where a program is: among those of the development environment, or the system's."""
    beside = Path(sys.executable).parent / program
    return str(beside) if beside.exists() else shutil.which(program)
