"""What is written and proven, beside the least that SQLite and PostgreSQL can do."""

from __future__ import annotations

import statistics
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bench.cold import SMALL
from bench.timing import timed

if TYPE_CHECKING:
    from bench.setting import Setting

HERE = Path(__file__).resolve().parent.parent
LINES = 10_000  # of a script
# Aims of the hub that are no ratio to a bare append, by a part of their names.
HUB = {"pulled": 2, "beside": 1.3, "has an act": 0.2, "of an evening": 150}
HUB |= {"bytes": 2000}
BESIDE_BARE = 1.67


def written(to: Setting) -> None:
    """Measures single entries beside bare durable inserts, with few and with many before."""
    for entries, name in ((SMALL, "few"), (to.most, "many")):
        copy = to.copied(to.filled(entries), f"append-{name}")
        share = float(to.printed("append", copy))
        figure = f"append to a bare durable insert, {name} entries"
        to.figures.say(figure, share, 0.75, least=True)


def played(to: Setting) -> None:
    """Measures a long script beside bare inserts of the rows that it leaves."""
    script = to.folder / "script.txt"
    script.write_text("pay bank Player1 1\n" * LINES)
    before, ratios = to.filled(SMALL), []
    for _ in range(to.few):
        after = to.copied(before, "run")
        ours = timed([to.program, "run", str(script), "-c", str(after), "--json"])
        bare = float(to.printed("rows", after, to.copied(before, "rows")))
        ratios.append(bare / ours)
    figure = f"run, {LINES:,} lines, to bare inserts of its rows"
    to.figures.say(figure, statistics.median(ratios), 0.4, least=True)


def verified(to: Setting) -> None:
    """Measures `verify` beside a bare read of the same rows with hash and JSON."""
    large = str(to.filled(to.most))
    check = [to.program, "verify", "-c", large, "--json"]
    bare = [str(to.python), str(HERE / "bench" / "bare.py"), large]
    ratio = statistics.median(timed(check) / timed(bare) for _ in range(3))
    to.figures.say("verify, to a bare read with hash and JSON", ratio, 3)


def shared(to: Setting) -> None:
    """Measures the hub beside bare psycopg, and pulling 10,000 entries."""
    to.folder.chmod(0o755)
    measuring = [sys.executable, "-m", "bench.league", to.folder]
    said = subprocess.run(
        measuring, check=False, capture_output=True, cwd=HERE, text=True
    )
    if said.returncode:
        to.figures.left_out("hub", said.stderr.strip().rpartition("\n")[2])
    for line in said.stdout.splitlines():
        figure, ratio, acts, late = line.split("|")
        aim = next((aim for part, aim in HUB.items() if part in figure), BESIDE_BARE)
        same = not figure.endswith((", s", "evening", "an entry"))
        to.figures.say(figure, float(ratio), aim, ratio=same)
        if float(acts):
            more = f"{figure}: acts a second"
            to.figures.say(more, float(acts), None, least=True, ratio=False)
        if float(late):
            to.figures.say(f"{figure}: 95 % within, ms", float(late), None, ratio=False)
