"""Tries to break the program in every way the tests know, and counts: `make torture`.

    python -m tools.torture [--deep N] [--seed N] [--jobs N] [KIND ...]

With --deep 1 the cases are those of every run; with more there are as many times more of
them, drawn at random from the seed, which is printed and draws the same ones again. What
was done and what came of it is shown, and written to build/torture.json.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import secrets
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tools.machine import described

if TYPE_CHECKING:
    from collections.abc import Sequence

HERE = Path(__file__).resolve().parent.parent
RESULTS = HERE / "build" / "torture.json"
USUAL_SEED = 2026
# What is done to the program, and the tests that do it.
KINDS = {
    "kills": "tests/trouble/test_kill.py tests/trouble/test_leftovers.py",
    "power": "tests/trouble/test_power_cut.py",
    "disk": "tests/trouble/test_disk_full.py tests/trouble/test_read_only.py"
    " tests/trouble/test_files.py tests/trouble/test_folders.py",
    "damage": "tests/trouble/test_damage.py tests/trouble/test_salvage.py",
    "hostile": "tests/trouble/test_foreign.py tests/trouble/test_overwriting.py",
    "writers": "tests/trouble/test_at_once.py",
    "migrations": "tests/ledger/store",
    "words": "tests/commands/test_nasty.py tests/commands/test_main.py"
    " tests/commands/test_import_csv.py tests/commands/test_rolling.py",
    "files": "tests/ledger/test_toml.py tests/ledger/test_wire.py tests/ledger/test_dice.py"
    " tests/ledger/test_naming.py tests/ledger/reading",
    "laws": "tests/laws",
    "rules": "tests/ledger/rules tests/ledger/test_effects.py",
    "prompts": "tests/trouble/test_interrupted.py tests/trouble/test_prompts.py"
    " tests/trouble/test_shell.py",
    "page": "tests/commands/web",
    "league": "tests/league",
}
SUMMARY = re.compile(r"(\d+) (passed|failed|skipped|error)")
CHANCE = "hypothesis or deep"  # marks: what is drawn, and more of it in a deep run


class Outcome(NamedTuple):
    """What came of one kind: tests by how they ended, counts, seconds."""

    kind: str
    ended: Counter[str]
    done: Counter[str]
    seconds: float

    @property
    def broken(self) -> int:
        """How many tests found something."""
        return self.ended["failed"] + self.ended["error"]


def main(words: Sequence[str]) -> int:
    """Runs all kinds or some; 1 if anything broke."""
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0] if __doc__ else ""
    )
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join(KINDS))
    parser.add_argument("--deep", type=int, default=1)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--jobs", default="auto")
    chosen = parser.parse_args(words)
    unknown = set(chosen.kinds) - set(KINDS)
    if unknown:
        parser.error(f"{', '.join(sorted(unknown))}: choose from {', '.join(KINDS)}")
    seed = chosen.seed
    if seed is None:
        seed = USUAL_SEED if chosen.deep == 1 else secrets.randbelow(1 << 32)
    again = f"make torture DEEP={chosen.deep} SEED={seed}"
    print(again, flush=True)
    outcomes = []
    for kind in chosen.kinds or KINDS:
        outcomes.append(tried(kind, chosen.deep, seed, chosen.jobs))
        print(told(outcomes[-1]), flush=True)
    keep(outcomes, chosen.deep, seed)
    if any(one.broken for one in outcomes):
        print(f"Something broke. To see it again: {again}")
        return 1
    return 0


def tried(kind: str, deep: int, seed: int, jobs: str) -> Outcome:
    """One kind, in a process of its own."""
    begun = time.monotonic()
    with tempfile.NamedTemporaryFile("r", suffix=".tally") as tally:
        env = {"INTENDANT_DEEP": str(deep), "INTENDANT_SEED": str(seed)}
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-n",
            jobs,
            "--dist",
            "loadfile",
        ]
        command += ["--maxprocesses", "8", f"--hypothesis-seed={seed}"]
        command += ["-m", CHANCE] if deep > 1 else []
        ran = subprocess.run(  # noqa: S603 - our own tests
            [*command, *KINDS[kind].split()],
            check=False,
            cwd=HERE,
            env={**os.environ, **env, "INTENDANT_TALLY": tally.name},
            capture_output=True,
            text=True,
        )
        done: Counter[str] = Counter()
        for line in tally:
            what, _, count = line.rstrip("\n").partition("\t")
            done[what] += int(count)
    ended = Counter({what: int(count) for count, what in SUMMARY.findall(ran.stdout)})
    nothing = 5  # pytest's status where no test was drawn
    if ran.returncode not in (0, nothing):
        print(ran.stdout[-20_000:])
        ended["failed"] = max(1, ended["failed"])
    return Outcome(kind, ended, done, time.monotonic() - begun)


def told(one: Outcome) -> str:
    """One line for a kind."""
    counts = ", ".join(f"{count:,} {what}" for what, count in sorted(one.done.items()))
    tests = f"{one.ended['passed']:,} tests"
    left = f", {one.ended['skipped']} not run" if one.ended["skipped"] else ""
    verdict = f"{one.broken} BROKEN" if one.broken else "nothing broke"
    parts = [f"{tests}{left}", *([counts] if counts else []), verdict]
    return f"{one.kind:11} {'; '.join(parts)} ({one.seconds:.0f} s)"


def keep(outcomes: Sequence[Outcome], deep: int, seed: int) -> None:
    """Writes the results, with what they were found on."""
    RESULTS.parent.mkdir(exist_ok=True)
    kinds = [
        {"kind": one.kind, "tests": dict(one.ended), "done": dict(one.done),
         "broken": one.broken, "seconds": round(one.seconds)}
        for one in outcomes
    ]  # fmt: skip
    text = json.dumps(
        {"deep": deep, "seed": seed, "machine": described(), "kinds": kinds}, indent=1
    )
    RESULTS.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
