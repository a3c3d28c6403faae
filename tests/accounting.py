"""Calls the real programs for plain-text accounting on our files."""

from __future__ import annotations

import atexit
import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from tests.trouble.program import not_run

# Both programs take a second to start: they are started once, and then asked.
BEAN = """
import json, sys
from traceback import format_exc
from beancount.scripts.check import main
from click.testing import CliRunner
from fava.core import FavaLedger

def check(file):
    said = CliRunner().invoke(main, ["--no-cache", file])
    return said.exit_code, said.output

def fava(file):
    ledger = FavaLedger(file)
    many = len(ledger.all_entries_by_type.Transaction)
    return 0, "\\n".join([*map(str, ledger.errors), f"{many} transactions\\n"])

for line in sys.stdin:
    what, file = json.loads(line)
    try:
        answer = {"check": check, "fava": fava}[what](file)
    except Exception:
        answer = 1, format_exc()
    print(json.dumps(answer), flush=True)
"""


@cache
def _bean() -> subprocess.Popen[str]:
    """The process that runs Beancount and Fava, waiting for questions."""
    if not Path(sys.executable).with_name("bean-check").exists():
        not_run("bean-check is missing")
    pipe = subprocess.PIPE
    words = [sys.executable, "-c", BEAN]
    process = subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True)
    atexit.register(process.communicate)
    return process


def _asked(what: str, file: str | Path) -> tuple[int, str]:
    process = _bean()
    assert process.stdin
    assert process.stdout
    process.stdin.write(json.dumps([what, os.path.abspath(file)]) + "\n")
    process.stdin.flush()
    status, said = json.loads(process.stdout.readline())
    return status, said


def _said(*words: str | Path) -> tuple[int, str]:
    called = subprocess.run(
        words, capture_output=True, text=True, check=False, encoding="utf-8"
    )
    return called.returncode, called.stdout + called.stderr


def hledger(file: str | Path, *words: str) -> tuple[int, str]:
    """The status and the output of hledger for a journal."""
    program = shutil.which("hledger")
    if program is None:
        not_run("hledger is missing")
    return _said(str(program), "-f", file, *words)


def bean_check(file: str | Path) -> tuple[int, str]:
    """The status and the output of bean-check for a ledger."""
    return _asked("check", file)


def fava(file: str | Path) -> tuple[int, str]:
    """The errors that Fava finds in a ledger, and its number of transactions."""
    return _asked("fava", file)
