"""Calls the real programs for plain-text accounting on our files."""

from __future__ import annotations

import atexit
import csv
import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from tests.trouble.program import not_run

# Both programs take a second to start: they are started once, and then asked.
BEAN = """
import json, sys
from traceback import format_exc
from beancount.scripts.check import main
from click.testing import CliRunner
from fava.core import FavaLedger
from fava.core.conversion import conversion_from_str

UNITS = conversion_from_str("units")
WORDS = ("entry", "turn", "undoes", "redoes", "rule")

def check(file):
    said = CliRunner().invoke(main, ["--no-cache", file])
    return said.exit_code, said.output

def fava(file):
    ledger = FavaLedger(file, poll_watcher=True)
    many = len(ledger.all_entries_by_type.Transaction)
    return 0, "\\n".join([*map(str, ledger.errors), f"{many} transactions\\n"])

def books(file):
    ledger = FavaLedger(file, poll_watcher=True)
    shown = ledger.get_filtered()
    kinds = ledger.all_entries_by_type
    numbers = lambda balance: {unit: int(n) for (unit, _), n in balance.items()}
    opened = {
        one.account: {k: v for k, v in one.meta.items() if k in ("id", "name")}
        for one in kinds.Open
    }
    return 0, json.dumps({
        "errors": [str(error) for error in ledger.errors],
        "options": ledger.fava_options.__dict__,
        "title": ledger.options["title"],
        "opened": opened,
        "turns": {one.description: str(one.date) for one in kinds.Event},
        "balances": {a: numbers(shown.root_tree[a].balance) for a in opened},
        "lines": {
            account: [
                (str(point.date), {unit: int(n) for unit, n in point.balance.items()})
                for point in ledger.charts.linechart(shown, account, UNITS)
            ]
            for account in opened
        },
        "transactions": [
            {
                "day": str(one.date), "flag": one.flag, "payee": one.payee,
                "narration": one.narration, "links": sorted(one.links),
                "meta": {k: str(one.meta[k]) for k in WORDS if k in one.meta},
                "postings": [
                    (p.account, int(p.units.number), p.units.currency)
                    for p in one.postings
                ],
                "bare": all(
                    set(p.meta or ()) <= {"filename", "lineno"} for p in one.postings
                ),
            }
            for one in kinds.Transaction
        ],
    }, default=str)

for line in sys.stdin:
    what, file = json.loads(line)
    try:
        answer = {"check": check, "fava": fava, "books": books}[what](file)
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


def books(file: str | Path) -> dict[str, Any]:
    """What Fava shows of a ledger: accounts, sums, curves, transactions."""
    status, said = _asked("books", file)
    assert status == 0, said
    read: dict[str, Any] = json.loads(said)
    return read


def table(file: str | Path, *words: str) -> dict[str, list[str]]:
    """A report of hledger: the cells of each account; "account" has the heads."""
    status, said = hledger(file, *words, "-O", "csv")
    assert status == 0, said
    return {account: cells for account, *cells in csv.reader(said.splitlines())}
