"""What came of every break: counted, kept as JSON, and read again."""

from __future__ import annotations

import json
import sys
from collections import Counter
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from tools.breaks.book import HERE
from tools.breaks.ways import Break
from tools.machine import described
from tools.mutants.drawing import CORE, RULES, code, files

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

RESULTS = HERE / "build" / "mutants.json"
PART = HERE / "build" / "mutants-part.json"  # of some files only: for no page
NOTICED, MISSED, KNOWN = "noticed", "not noticed", "known"
GOAL = 95  # the percentage of breaks that should be noticed
SURE = 1.96  # standard deviations within which 95 of 100 draws lie
PARTS = (CORE, RULES)


class Tried(NamedTuple):
    """One break, and what came of it.

    Attributes:
        part: where it is, "core" or "rules".
        break_: its name.
        line: the line of code.
        number: the number of that line.
        result: "noticed", "not noticed", or "known" to change nothing.
        by: the first test that noticed it, or why none can.
    """

    part: str
    break_: str
    line: str
    number: int
    result: str
    by: str


def tried(one: Break, result: str, by: str) -> Tried:
    """What came of a break, to be kept."""
    return Tried(files()[one.file], one.id, code(one), one.line, result, by)


def interval(noticed: int, of: int) -> tuple[float, float]:
    """Between which shares the true one lies, with 95 % confidence (after Wilson)."""
    if not of:
        return 0.0, 1.0
    share, square = noticed / of, SURE**2
    middle = share + square / (2 * of)
    half = SURE * sqrt(share * (1 - share) / of + square / (4 * of**2))
    low, high = ((middle + sign * half) / (1 + square / of) for sign in (-1, 1))
    return max(0.0, low), min(1.0, high)


def score(rows: list[Tried]) -> dict[str, Any]:
    """How many breaks were noticed, of how many that change something."""
    counts = Counter(row.result for row in rows)
    of = len(rows) - counts[KNOWN]
    low, high = interval(counts[NOTICED], of)
    return {
        "noticed": counts[NOTICED],
        "of": of,
        "known": counts[KNOWN],
        "percent": round(100 * counts[NOTICED] / of, 1) if of else 100.0,
        "interval": [round(100 * low, 1), round(100 * high, 1)],
    }


def enough(one: Mapping[str, Any]) -> bool:
    """Whether as many of the breaks of a score were noticed as should be."""
    return bool(100 * one["noticed"] >= GOAL * one["of"])


def scores(rows: list[Tried]) -> dict[str, dict[str, Any]]:
    """The score of all, and of each part."""
    parts = {part: score([row for row in rows if row.part == part]) for part in PARTS}
    return {"all": score(rows), **parts}


def said(rows: list[Tried]) -> list[str]:
    """The scores in words."""
    return [
        f"{part:6} {one['noticed']} of {one['of']} noticed: {one['percent']} %"
        f" (95 % confidence interval: {one['interval'][0]} to {one['interval'][1]});"
        f" {one['known']} known to change nothing"
        for part, one in scores(rows).items()
    ]


def missed(rows: list[Tried], among: Sequence[str]) -> list[Tried]:
    """What no test noticed, of the files whose names begin so."""
    left = (row for row in rows if row.result != NOTICED)
    return [row for row in left if row.break_.startswith(tuple(among))]


def nothing_left(among: Sequence[str]) -> str:
    """What is said where nothing is left to try again: of all that was drawn, or in files."""
    where = f" in {', '.join(among)}" if among else ""
    what = "what was drawn there was noticed, or has changed since"
    return f"nothing is left to try again{where}: {what}"


class Kept(NamedTuple):
    """What is kept of a run.

    Attributes:
        seed: what draws the same lines again.
        seconds: how long it took, with all that was tried again.
        rows: all that was tried.
        first: the scores before anything was tried again. Only these estimate how much
            the tests notice of what nobody has drawn.
    """

    seed: int
    seconds: int
    rows: list[Tried]
    first: dict[str, dict[str, Any]]


def keep(kept: Kept, place: Path) -> None:
    """Writes the score and all that was tried, a line each, with what it was tried on."""
    facts = {"machine": described(), "seed": kept.seed, "seconds": kept.seconds}
    facts |= {"first": kept.first or scores(kept.rows), "score": scores(kept.rows)}
    head = json.dumps(facts, indent=1)[:-2]
    rows = (json.dumps(row._asdict(), ensure_ascii=False) for row in kept.rows)
    each = ",\n  ".join(rows)
    place.parent.mkdir(exist_ok=True)
    place.write_text(f'{head},\n "tried": [\n  {each}\n ]\n}}\n', "utf-8")


def read(place: Path) -> Kept:
    """What was kept last."""
    try:
        facts = json.loads(place.read_text("utf-8"))
    except FileNotFoundError:
        sys.exit("nothing was tried yet: make mutants, then make mutants AGAIN=1")
    rows = [Tried(**row) for row in facts["tried"]]
    return Kept(facts["seed"], facts["seconds"], rows, facts["first"])
