"""Systems other than Linux: what is asked of them, and by which tests that is seen."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

from tests.elsewhere import MODULES
from tests.portable import BUT, HERE, PORTABLE, is_portable

HOME = HERE.parent
OURS = ("commands", "ledger", "tests", "tools")
END = "\f"
PLAYED = f"""
import sys
import tests.elsewhere
tests.elsewhere.move()
from commands.main import main
for line in sys.argv[1:]:
    print(main(line.split()), end={END!r})
"""


def at_once(body):
    """The imports among some statements, but for those that functions keep for later."""
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from at_once(node.orelse)
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for part in ("body", "orelse", "finalbody", "handlers"):
                yield from at_once(getattr(node, part, ()))


def imported(path):
    """The names of the modules that a module's own text imports at once."""
    for node in at_once(ast.parse(path.read_bytes()).body):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def file_of(module):
    """The file of one of our modules, whether or not there is one."""
    place = HOME.joinpath(*module.split("."))
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


@pytest.fixture(scope="module")
def lacking():
    """The files that cannot be imported without POSIX, as those they import cannot."""
    importers, left = {}, []
    for file in (file for one in OURS for file in (HOME / one).rglob("*.py")):
        names = {*imported(file)}
        for name in names:
            if name.partition(".")[0] in OURS:
                importers.setdefault(file_of(name), []).append(file)
        if names & {*MODULES}:
            left.append(file)
    found = set()
    while left:
        file = left.pop()
        if file not in found:
            found.add(file)
            left += importers.get(file, ())
    return {file.relative_to(HOME).as_posix() for file in found}


def test_portable_tests_import_nothing_that_only_posix_has(lacking):
    """Of the folders of portable tests those are left out that need POSIX, and no others."""
    assert {f"tests/{name}" for name in BUT} == {
        name
        for name in lacking
        if name.split("/")[0] == "tests" and name.split("/")[1] in PORTABLE
    }
    assert not is_portable(HERE / "trouble" / "test_at_once.py")
    assert "tests/trouble/test_at_once.py" in lacking


def test_the_program_imports_nothing_of_posix_at_once(lacking):
    """Each module of the program can be imported where there is no POSIX."""
    assert [name for name in lacking if name.startswith(("commands/", "ledger/"))] == []


# An evening, line by line, and what each line shows.
EVENING = {
    "new c.db --game free --players Anne,Bruno": "c.db: a new campaign",
    "pay bank Anne 40": "Anne: 40",
    "pay bank Anne 10": "Anne: 50",
    "undo": "Taken back: entry 3",
    "backup copy.db": "copy.db: 4 entries",
    "fork branch.db": "branch.db: branch of c.db at entry 4",
    "export csv -o tables": "tables",
    "export csv -o tables --force": "tables",  # in the place of the first
    "report --format html -o page.html": "page.html",
    "report --format pdf -o page.pdf": "page.pdf",
    "run evening.txt": "Bruno: 3",
    "board": "Turn 1 · Anne begins",
    "verify": "5 entries: all is well",
}


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory):
    """The folder of an evening that was played without POSIX, and all that was said."""
    folder = tmp_path_factory.mktemp("elsewhere")
    (folder / "evening.txt").write_text("pay bank Bruno 3\n", "utf-8")
    first, *others = EVENING
    said = subprocess.run(
        [sys.executable, "-c", PLAYED, first, *(f"{line} -c c.db" for line in others)],
        cwd=folder,
        env={"PYTHONPATH": str(HOME), "LANG": "C.UTF-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return folder, said.stdout.split(END)


@pytest.mark.parametrize("line", EVENING)
def test_an_evening_is_played_without_posix(elsewhere, line):
    """Acts, copies, exports, pages and scripts need nothing that only POSIX has."""
    _, said = elsewhere
    answer = said[[*EVENING].index(line)]
    assert EVENING[line] in answer
    assert answer.splitlines()[-1] == "0"


def test_nothing_is_left_behind_without_posix(elsewhere):
    """Hidden files and folders in the making get their names, or go."""
    folder, _ = elsewhere
    assert sorted(path.name for path in folder.iterdir()) == [
        *("branch.db", "c.db", "copy.db", "evening.txt"),
        *("page.html", "page.pdf", "tables"),
    ]
