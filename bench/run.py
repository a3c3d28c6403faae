"""Measures the speed of the program, as ratios taken side by side in one run.

    python -m bench.run [--rounds N] [--entries N] [PART ...]

The base is a cold `python -c 'import sqlite3'` run by the same python as the installed
`intendant`. Ratios of times are medians of paired ratios, so that a machine that
slows down in the middle slows both sides. Nothing here is a test: a figure beyond
its aim is marked, and the run goes on. What is found is written to build/bench.json,
of which `make results` makes a page; with some PARTs only, or fewer entries, to
build/bench-part.json.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from bench import cold, groups, growth, launchers, long, screens, written
from bench.environment import installed
from bench.figures import WIDTH, Figures
from bench.setting import Setting
from tools.counts import count

if TYPE_CHECKING:
    from collections.abc import Sequence

LARGE = 1_000_000
PARTS = {
    "cold": (cold.cold, cold.once_each),
    "groups": (groups.one_of_each,),
    "launchers": (launchers.launched,),
    "growth": (growth.journals, growth.battles, growth.folders),
    "chances": (growth.chances,),
    "peers": (growth.others,),
    "screens": (screens.prompted, screens.completed, screens.followed),
    "long": (long.exported, long.told, long.shown, long.faulty),
    "written": (written.written, written.played, written.verified),
    "hub": (written.shared,),
}


def main(words: Sequence[str]) -> None:
    """Measures everything or some, and prints a line for each figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--rounds", type=count, default=21)
    parser.add_argument("--entries", type=count, default=LARGE)
    chosen = parser.parse_args(words)
    unknown = set(chosen.parts) - set(PARTS)
    if unknown:
        parser.error(f"{', '.join(sorted(unknown))}: choose from {', '.join(PARTS)}")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    python, figures = installed(), Figures()
    with tempfile.TemporaryDirectory(prefix="intendant-bench-") as folder:
        to = Setting(python, Path(folder), chosen.rounds, chosen.entries, figures)
        print(f"{'figure':{WIDTH}} {'measured':>9} {'aim':>9}")
        for part in chosen.parts or PARTS:
            for measure in PARTS[part]:
                measure(to)
    figures.keep(whole=not chosen.parts and chosen.entries == LARGE)
    worse = figures.worse()
    for line in worse:
        print(f"worse than before by more than a quarter: {line}")
    if chosen.entries == LARGE and worse:
        sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
