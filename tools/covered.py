"""Which lines and branches of the program all tests run together: `make coverage`.

What is found is written to build/coverage.json, of which `make results` makes a table.
Processes that the tests start are followed, too, but for those that are killed.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from tools.machine import described
from tools.made import HERE

RESULTS = HERE / "build" / "coverage.json"
# What is counted of each file, in the words of the package coverage.
COUNTED = ("covered_lines", "num_statements", "covered_branches", "num_branches")
SETTINGS = """\
[run]
branch = true
parallel = true
patch = subprocess, _exit
source = {source}
data_file = {data}
[report]
exclude_also =
    if TYPE_CHECKING:
"""


def main() -> int:
    """Runs all tests; 1 if they run too little to be counted."""
    with tempfile.TemporaryDirectory(prefix="coverage-") as folder:
        settings, report = Path(folder, "settings"), Path(folder, "report.json")
        sources = "".join(f"\n    {HERE / part}" for part in ("commands", "ledger"))
        settings.write_text(
            SETTINGS.format(source=sources, data=Path(folder, "data")), "utf-8"
        )
        ended = Path(folder, "tests.xml")
        words = ("-m", "pytest", *sys.argv[1:], f"--junit-xml={ended}")
        status = _coverage(settings, "run", *words)
        if status > 1:  # 1: a test failed, as some may that are slowed down
            return status
        if status:
            print(
                f"{failed(ended.read_text('utf-8'))} tests failed: what only they run is missing here"
            )
        made = ("combine", "--quiet"), ("json", "--quiet", "-o", str(report))
        if any(_coverage(settings, *words) for words in made):
            return 1
        rooms = counted(json.loads(report.read_text("utf-8"))["files"])
    found = {"machine": described(), "rooms": rooms}
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(f"{json.dumps(found, indent=1)}\n", "utf-8")
    for room, counts in rooms.items():
        lines, every, branches, ways = (counts[one] for one in COUNTED)
        print(
            f"{room:24} lines {lines:6} of {every:6}, branches {branches:5} of {ways:5}"
        )
    return 0


def _coverage(settings: Path, what: str, *words: str) -> int:
    """Runs the package coverage: its exit status."""
    command = [sys.executable, "-m", "coverage", what, f"--rcfile={settings}", *words]
    return subprocess.run(command, check=False, cwd=HERE).returncode  # noqa: S603 - ours


def failed(report: str) -> int:
    """How many tests failed, or could not begin, after a report of pytest."""
    return sum(map(int, re.findall(r'\b(?:failures|errors)="(\d+)"', report)))


def counted(files: dict[str, Any]) -> dict[str, dict[str, int]]:
    """How much is run in each room: a folder of `ledger` or `commands`, or the rest."""
    rooms: dict[str, Counter[str]] = {}
    for file, found in sorted(files.items()):
        parts = Path(os.path.relpath(HERE / file, HERE)).parent.parts[:2]
        counts = {one: found["summary"][one] for one in COUNTED}
        rooms.setdefault("/".join(parts), Counter()).update(counts)
    return {room: dict(counts) for room, counts in rooms.items()}


if __name__ == "__main__":
    sys.exit(main())
