"""Which tests run which line: learnt once, and kept in build/ until the code changes."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.breaks.book import HERE
from tools.breaks.trying import Copy
from tools.breaks.ways import Break
from tools.mutants.drawing import files, first_line, runs_later

KEPT = HERE / "build" / "mutants"
# What changes the lines that a test runs, beside its own file.
CODE = ("ledger", "commands", "templates")
# In processes of their own, at terminals, of servers, pages and tools: these run no
# line of the core where it can be seen, or take long to run it once more.
ELSEWHERE = (
    *("tests/league/", "tests/commands/web/", "tests/trouble/test_at_once"),
    *("tests/trouble/test_bare", "tests/trouble/test_interrupted"),
    *("tests/trouble/test_kill", "tests/trouble/test_power_cut", "tests/test_breaks"),
    *("tests/test_demo", "tests/test_gallery", "tests/test_guides", "tests/test_made"),
    *("tests/test_mutants", "tests/test_package", "tests/test_proofs"),
    "tests/test_site",
)
TROUBLE, TERMINAL = "tests/trouble/", "tests.trouble.terminal"
AT_ONCE = 24  # files of tests that one process runs
COLLECTED = (0, 1)  # exit statuses of pytest
# Of the nearest tests, these are tried before the others: files, and seconds.
FIRST = (4, 5.0)
FEW = 3
Lines = dict[int, set[str]]


class Runs:
    """The tests that run each line.

    Attributes:
        took: the seconds that each test takes, of those that pass as it is.
    """

    def __init__(self, copy: Copy) -> None:
        self.copy = copy
        code = _hash(one for folder in CODE for one in (HERE / folder).rglob("*.[!.]*"))
        self.keys = {
            name: _hash([file], code)
            for file in sorted((HERE / "tests").rglob("test_*.py"))
            if _is_seen(name := str(file.relative_to(HERE)))
        }
        self._learn()
        self.took: dict[str, float] = {}
        self.data: dict[str, str] = {}
        for name, key in self.keys.items():
            facts = json.loads((KEPT / f"{key}.json").read_text("utf-8"))
            self.took |= facts["took"]
            self.data[name] = facts["data"]
        self._lines: dict[str, Lines] = {}

    def _learn(self) -> None:
        """Runs the tests whose lines are not known, a few files at a time."""
        KEPT.mkdir(parents=True, exist_ok=True)
        new = [
            name
            for name, key in self.keys.items()
            if not (KEPT / f"{key}.json").exists()
        ]
        for at in range(0, len(new), AT_ONCE):
            print(f"which lines tests run: {at} of {len(new)} files", flush=True)
            self._learn_of(new[at : at + AT_ONCE])

    def _learn_of(self, names: list[str]) -> None:
        data = f"{_hash([], *(self.keys[name] for name in names))}.coverage"
        sources = [str(self.copy.root / file) for file in files()]
        status, answer = self.copy.run(
            names, "Mapped", sources, str(KEPT / data), whole=True
        )
        if status not in COLLECTED:
            sys.exit(f"tests cannot be run: make test ({', '.join(names)})")
        passed = answer["took"].keys() - set(answer["failed"])
        for name in names:
            took = {
                test: seconds
                for test, seconds in answer["took"].items()
                if test in passed and _file(test) == name
            }
            text = json.dumps({"data": data, "took": took})
            (KEPT / f"{self.keys[name]}.json").write_text(text, "utf-8")

    def of(self, one: Break) -> set[str]:
        """The tests that run the line of a break.

        What is worked out while a module is loaded belongs to all tests that run a line
        of it, or to all tests there are, if it has no lines to run. So does a line that
        hardly any test runs: it may have been run for the one that loaded the module.
        """
        lines = self._of_file(one.file)
        tests = set[str]()
        if runs_later(one.file, one.line):
            tests |= lines.get(one.line) or lines.get(first_line(one), set())
            if len(tests) >= FEW:
                return tests
        run = [at for at in lines if runs_later(one.file, at)]
        return tests.union(*map(lines.__getitem__, run)) or set(self.took)

    def _of_file(self, file: str) -> Lines:
        """The tests that run each line of a module."""
        if file not in self._lines:
            by_line: Lines = {}
            for kept in dict.fromkeys(self.data.values()):
                for line, tests in _lines(
                    KEPT / kept, f"/{self.copy.root.name}/{file}"
                ):
                    own = (test for test in tests if self._is_of(test, kept))
                    by_line.setdefault(line, set()).update(own)
            self._lines[file] = by_line
        return self._lines[file]

    def _is_of(self, test: str, kept: str) -> bool:
        """Whether a test passes, and these are the lines it runs now."""
        return test in self.took and self.data[_file(test)] == kept

    def parts(self, one: Break, seconds: float) -> Iterator[tuple[list[str], float]]:
        """The tests to try in turn, and how long they take: the nearest ones, the others.

        Both take no longer than these seconds.
        """
        by_file: dict[str, list[str]] = {}
        for test in self.of(one):
            by_file.setdefault(_file(test), []).append(test)
        order = sorted(by_file, key=lambda name: self._far(name, one, by_file[name]))
        parts: tuple[list[str], list[str]] = ([], [])
        spent = [0.0, 0.0]
        for at, name in enumerate(order):
            later = at >= FIRST[0] or spent[0] > FIRST[1]
            for test in sorted(by_file[name], key=self.took.__getitem__):
                if sum(spent) < seconds:
                    parts[later].append(test)
                    spent[later] += self.took[test]
        yield from ((part, spent[at]) for at, part in enumerate(parts) if part)

    def _far(self, name: str, one: Break, tests: list[str]) -> tuple[int, float]:
        """How far a file of tests is from a module, and how long its tests take."""
        module = one.file.removesuffix(".py").split("/")
        folders = name.removesuffix(".py").split("/")[1:]
        near = sum(1 for mine, its in zip(module, folders, strict=False) if mine == its)
        near += module[-1] in folders[-1]
        return -near, sum(map(self.took.__getitem__, tests))


def _lines(kept: Path, module: str) -> Iterator[tuple[int, list[str]]]:
    """The lines of a module that were run, each with all that ran it."""
    from coverage import CoverageData

    data = CoverageData(str(kept))
    data.read()
    for path in data.measured_files():
        if path.endswith(module):
            yield from data.contexts_by_lineno(path).items()


def _is_seen(name: str) -> bool:
    """Whether a file has tests that run lines where it can be seen."""
    typed = name.startswith(TROUBLE) and TERMINAL in (HERE / name).read_text("utf-8")
    return not (typed or name.startswith(ELSEWHERE))


def _file(test: str) -> str:
    return test.partition("::")[0]


def _hash(paths: Iterable[Path], *words: str) -> str:
    """A short name of what some files hold, and of some words."""
    made = hashlib.sha256(" ".join(words).encode())
    for path in sorted(paths):
        if path.suffix not in {".pyc", ".mo"} and path.is_file():
            made.update(path.read_bytes())
    return made.hexdigest()[:16]
