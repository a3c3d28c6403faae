"""Tries to break the program in every way the tests know, and counts: `make torture`.

    python -m tools.torture [--deep N] [--seed N] [--jobs N] [KIND[:N] ...]

With --deep 1 the cases are those of every run; with more there are as many times more of
them, drawn at random from the seed, which is printed and draws the same ones again. What
was done and what came of it is shown, and written to build/torture.json: what a run did
not try stays there as another run on this machine has found it.
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
from typing import TYPE_CHECKING, Any, NamedTuple

from tools.counts import count, jobs
from tools.machine import described
from tools.tally import counted

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

HERE = Path(__file__).resolve().parent.parent
RESULTS = HERE / "build" / "torture.json"
USUAL_SEED = 2026
# What is done to the program, and the tests that do it.
TROUBLE = {
    "kills": "kill kill_commands leftovers sweeping",
    "exports": "kill_makers files folders overwriting",
    "power": "power_cut",
    "disk": "disk_full failing_calls read_only",
    "damage": "damage pages salvage salvaged_files",
    "hostile": "foreign hostile",
    "writers": "at_once",
    "migrations": "migrating",
    "files": "formats bare",
    "names": "evil_names",
    "templates": "templates",
    "page": "page",
    "prompts": "battle_prompts board clock_prompts draws interrupted keys menu"
    " no_campaign pager prompts retyping shell turn_prompts word_prompts",
}
ELSEWHERE = {
    "migrations": "ledger/store",
    "words": "commands/test_nasty.py commands/test_main.py commands/test_rolling.py",
    "names": "commands/test_report_nasty.py",
    "files": "ledger/test_toml.py ledger/test_wire.py ledger/test_dice.py"
    " ledger/test_naming.py ledger/reading commands/test_import_csv.py",
    "templates": "commands/test_report_templates.py",
    "laws": "laws",
    "rules": "ledger/rules ledger/test_effects.py",
    "page": "commands/web commands/test_pages.py",
    "evenings": "test_french_screens.py test_shown_and_typed.py test_exports_of_samples.py"
    " test_paper_of_samples.py test_accounts_of_samples.py test_evenings.py"
    " test_schemas.py test_schema.py commands/test_replay.py commands/test_script.py"
    " commands/test_beginnings.py ledger/acting/test_carried_on.py",
    "league": "league",
}
KINDS = {
    kind: [
        *(f"tests/trouble/test_{name}.py" for name in TROUBLE.get(kind, "").split()),
        *(f"tests/{name}" for name in ELSEWHERE.get(kind, "").split()),
    ]
    for kind in dict.fromkeys((*TROUBLE, *ELSEWHERE))
}
# In these a deep run leaves out what is not drawn; many of their tests try one case each.
DRAWN = {"words", "files", "laws", "rules", "evenings"}
# The statuses of pytest where all went well, and where there was no test to run.
WELL = (0, 5)
SUMMARY = re.compile(r"(\d+) (passed|failed|skipped|error)")
CHANCE = (
    "hypothesis or deep or long"  # marks: what is drawn, and more of it in a deep run
)


class Outcome(NamedTuple):
    """What came of one kind: tests by how they ended, counts, seconds.

    Without any that ended, `status` tells whether pytest could try them at all.
    """

    kind: str
    deep: int
    seed: int
    ended: Counter[str]
    done: Counter[str]
    seconds: float
    status: int = 0

    @property
    def ran(self) -> int:
        """How many tests were run, to whatever end."""
        return self.ended["passed"] + self.broken

    @property
    def fit(self) -> bool:
        """Whether the tests could be run; there may be none to run."""
        return bool(self.ran) or self.status in WELL

    @property
    def broken(self) -> int:
        """How many tests found something."""
        return self.ended["failed"] + self.ended["error"]


def main(words: Sequence[str]) -> int:
    """Runs all kinds or some; 1 if anything broke."""
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0] if __doc__ else ""
    )
    parser.add_argument("kinds", nargs="*", metavar="KIND[:N]", help=", ".join(KINDS))
    parser.add_argument("--deep", type=count, default=1)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--jobs", type=jobs, default="auto")
    given = parser.parse_args(words)
    try:
        chosen = depths(given.kinds or KINDS, given.deep)
    except ValueError as error:
        parser.error(str(error))
    drawn = secrets.randbelow(1 << 32) if given.seed is None else given.seed
    broken = []
    for kind, deep in chosen.items():
        seed = USUAL_SEED if deep == 1 and given.seed is None else drawn
        one = tried(kind, deep, seed, given.jobs)
        print(told(one), flush=True)
        if one.ran:
            keep(one)
        if one.broken or not one.fit:
            broken.append(f"make torture KINDS={kind}:{deep} SEED={seed}")
    for again in broken:
        print(f"Something broke or could not be tried. To see it again: {again}")
    return int(bool(broken))


def depths(words: Iterable[str], deep: int) -> dict[str, int]:
    """How deep each kind is tried: `kills`, or `kills:20`."""
    chosen = {}
    for word in words:
        kind, own, many = word.partition(":")
        if kind not in KINDS:
            raise ValueError(f"{kind}: choose from {', '.join(KINDS)}")
        try:
            chosen[kind] = count(many) if own else deep
        except argparse.ArgumentTypeError as error:
            more = "how many times more is a number, as in kills:20"
            raise ValueError(f"{word}: {more}; {error}") from error
    return chosen


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
        command += ["-m", CHANCE] if deep > 1 and kind in DRAWN else []
        ran = subprocess.run(  # noqa: S603 - our own tests
            [*command, *KINDS[kind]],
            check=False,
            cwd=HERE,
            env={**os.environ, **env, "INTENDANT_TALLY": tally.name},
            capture_output=True,
            text=True,
        )
        done = counted(tally)
    ended = Counter({what: int(count) for count, what in SUMMARY.findall(ran.stdout)})
    if ran.returncode not in WELL:
        print(ran.stdout[-20_000:], ran.stderr[-20_000:], sep="\n")
    took = time.monotonic() - begun
    one = Outcome(kind, deep, seed, ended, done, took, ran.returncode)
    if one.ran and not one.broken and ran.returncode not in WELL:
        ended["failed"] = 1  # it did not come to its end
    return one


def told(one: Outcome) -> str:
    """One line for a kind."""
    counts = ", ".join(f"{count:,} {what}" for what, count in sorted(one.done.items()))
    tests = f"{one.ended['passed']:,} tests"
    left = f", {one.ended['skipped']} not run" if one.ended["skipped"] else ""
    verdict = f"{one.broken} BROKEN" if one.broken else "nothing broke"
    if not one.ran:
        verdict = "nothing was tried" if one.fit else "they COULD NOT BE RUN"
    parts = [f"{tests}{left}", *([counts] if counts else []), verdict]
    return f"{one.kind:11} {'; '.join(parts)} (deep {one.deep}, seed {one.seed}, {one.seconds:.0f} s)"


def keep(one: Outcome) -> None:
    """Writes the results, with what they were found on."""
    try:
        before = json.loads(RESULTS.read_text("utf-8"))
    except (OSError, ValueError):
        before = {}
    RESULTS.parent.mkdir(exist_ok=True)
    text = json.dumps(merged(before, described(), one), indent=1)
    RESULTS.write_text(f"{text}\n", encoding="utf-8")


def merged(
    before: dict[str, Any], here: Mapping[str, object], one: Outcome
) -> dict[str, Any]:
    """The results with those of one kind; others stay, if they were found here, too.

    Each kind keeps its own day; the machine has that of the last run.
    """
    day = {"date": here.get("date")}
    same = {**before.get("machine", {}), **day} == {**here, **day}
    kinds = {known["kind"]: known for known in before.get("kinds", ()) if same}
    kinds[one.kind] = {
        "kind": one.kind,
        **day,
        "deep": one.deep,
        "seed": one.seed,
        "tests": dict(sorted(one.ended.items())),
        "done": dict(sorted(one.done.items())),
        "broken": one.broken,
        "seconds": round(one.seconds),
    }
    return {"machine": here, "kinds": [kinds[kind] for kind in KINDS if kind in kinds]}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
