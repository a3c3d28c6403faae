"""The real programs for plain-text accounting: what they say of our files."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tests.trouble.program import not_run

FAVA = """
import os, sys, fava.core
ledger = fava.core.FavaLedger(os.path.abspath(sys.argv[1]))
print(*ledger.errors, sep="\\n", end="")
print(f"{len(ledger.all_entries_by_type.Transaction)} transactions")
"""


def _said(*words: str | Path) -> tuple[int, str]:
    called = subprocess.run(
        words, capture_output=True, text=True, check=False, encoding="utf-8"
    )
    return called.returncode, called.stdout + called.stderr


def hledger(file: str | Path, *words: str) -> tuple[int, str]:
    """What hledger says of a journal: its status and its words."""
    program = shutil.which("hledger")
    if program is None:
        not_run("hledger is missing")
    return _said(str(program), "-f", file, *words)


def bean_check(file: str | Path) -> tuple[int, str]:
    """What bean-check says of a ledger."""
    program = Path(sys.executable).with_name("bean-check")
    if not program.exists():
        not_run("bean-check is missing")
    return _said(program, "--no-cache", file)


def fava(file: str | Path) -> tuple[int, str]:
    """What Fava says of a ledger: its errors, and how many transactions it has."""
    return _said(sys.executable, "-c", FAVA, file)
