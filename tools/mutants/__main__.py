"""The command line: draws lines, breaks them, and prints what no test notices."""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

from tools.breaks.trying import Copy
from tools.breaks.ways import Break
from tools.counts import count
from tools.mutants import score
from tools.mutants.drawing import code, drawn, found
from tools.mutants.known import known, stale
from tools.mutants.runs import Runs
from tools.mutants.score import KNOWN, MISSED, NOTICED, Tried

# Seconds that the tests tried for one break take as the code is; with it they may take
# so many times longer, and this long at least.
SECONDS = 60
SLOWER, LEAST = 4, 20
LOST = "it loops, waits or crashes"


def main() -> int:
    """0 if nearly all breaks were noticed."""
    asked = _asked()
    for name in stale():
        print(f"no such break any more, in known.toml: {name}", file=sys.stderr)
    began = time.monotonic()
    place = score.PART if asked.among else score.RESULTS
    last = score.read(place) if asked.again else score.Kept(asked.seed, 0, [], {})
    among = asked.among or [""]
    missed = score.missed(last.rows, among)
    names = [(row.break_, row.line) for row in missed]
    new = found(names) if asked.again else drawn(last.seed, asked.many, among)
    breaks = list(new)
    if not (breaks or asked.again):
        sys.exit(f"no line that can be broken there: {', '.join(among)}")
    if not breaks:
        print(score.nothing_left(asked.among))
    # Where the code has changed since, nothing can be tried: that stays as it was.
    there = {(one.id, code(one)) for one in breaks}
    left = [row for row in missed if (row.break_, row.line) in there]
    rows = [row for row in last.rows if row not in left]
    with Copy() as copy:
        bench = Bench(copy, asked.seconds)
        for one in breaks:
            rows.append(bench.tried(one))
            spent = last.seconds + int(time.monotonic() - began)
            score.keep(last._replace(seconds=spent, rows=rows), place)
        bench.prove(rows)
    print(*score.said(rows), sep="\n")
    return int(not score.enough(score.score(rows)))


def _asked() -> Any:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants", description=__doc__
    )
    parser.add_argument(
        "--many", type=count, default=200, help="how many lines to draw"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--again", action="store_true", help="what was not noticed last time, once more"
    )
    parser.add_argument(
        "--among",
        nargs="+",
        default=[],
        metavar="FILE",
        help="draw in these files and folders only; such a score is no estimate",
    )
    parser.add_argument(
        "--seconds",
        type=count,
        default=SECONDS,
        help="of tests, at most, for each break",
    )
    return parser.parse_args()


class Bench:
    """A bench on which lines are broken, one after the other."""

    def __init__(self, copy: Copy, seconds: int) -> None:
        self.copy = copy
        self.seconds = seconds
        self.known = known()
        self.runs = Runs(copy)

    def tried(self, one: Break) -> Tried:
        """Breaks one line, and prints what came of it."""
        why = self.known.get((one.id, code(one)))
        if why:
            result, by = KNOWN, why
        else:
            by = self._noticed(one)
            result = NOTICED if by else MISSED
        row = score.tried(one, result, by)
        print(f"{row.part:5}  {result:11}  {one.file}:{one.line} {one.place}:", end=" ")
        print(f"{one.old} -> {one.new}", flush=True)
        if by:
            print(f"{'':5}  by  {by}", flush=True)
        return row

    def _noticed(self, one: Break) -> str:
        """The first test that notices a break, if any does."""
        for tests, took in self.runs.parts(one, self.seconds):
            files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
            limit = LEAST + int(SLOWER * took)
            with self.copy.changed({one.file: one.text()}):
                status, answer = self.copy.run(
                    [*files, "-x"], "Named", tests, seconds=limit
                )
            if status:
                return (answer and "".join(answer["failed"][:1])) or LOST
        return ""

    def prove(self, rows: list[Tried]) -> None:
        """Sees that all tests that noticed something pass as the code is."""
        tests = sorted({row.by for row in rows} & self.runs.took.keys())
        files = sorted({test.partition("::")[0] for test in tests})
        if files and self.copy.run(files, "Named", tests, whole=True)[0]:
            sys.exit("a test that noticed a break fails without it, too: make test")


if __name__ == "__main__":
    sys.exit(main())
