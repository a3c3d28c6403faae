"""Games that are drawn at random are the same in every run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).parents[2]
GAME = """
import tests.conftest
from tests.laws.machine import run
from tests.laws.test_fief_machine import Reigning

class Told(Reigning):
    written = set()
    def teardown(self):
        for entry in self.evening.entries:
            print(entry.kind, entry.asked, entry.outcome, entry.throws, entry.effects)
        self.evening.close()
        self.folder.cleanup()

run(Told, examples=2, steps=12)
"""


def told(seed: str) -> str:
    """All entries of a few games, from a process with its own order of sets."""
    done = subprocess.run(
        [sys.executable, "-c", GAME],
        cwd=HOME,
        env=os.environ | {"PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_no_draw_and_no_rule_hangs_on_the_order_of_a_set():
    """Games are the same although Python orders sets differently in each process."""
    first = told("1")
    assert first.count("\n") > 20
    assert first == told("2")
