"""Which lines are broken, and how: a draw that a seed repeats."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import islice

from tools.breaks.book import HERE
from tools.breaks.drawing import shuffled
from tools.breaks.places import FOLDERS, FUNCTION, module
from tools.breaks.ways import Break
from tools.mutants.ways import WHOLE, Line

RULES, CORE = "rules", "core"
READING = "ledger/reading"
FOLDERS_OF_CORE = ("ledger/acting", "ledger/store", "ledger/grammar", READING)
GENERATED = "tables.py"


@cache
def files() -> dict[str, str]:
    """The modules that were written by hand, and to which part each belongs."""
    found = dict.fromkeys((HERE / "ledger").glob("*.py"), CORE)
    for part, folders in ((CORE, FOLDERS_OF_CORE), (RULES, FOLDERS)):
        for folder in folders:
            found |= dict.fromkeys((HERE / folder).rglob("*.py"), part)
    names = {str(file.relative_to(HERE)): part for file, part in sorted(found.items())}
    return {
        name: part
        for name, part in names.items()
        if not (name.endswith(GENERATED) or _of_a_game(name))
    }


def _of_a_game(name: str) -> bool:
    """Whether a module asks something of one game only."""
    game = name.removeprefix(f"{READING}/").partition("/")[0]
    return game != name and (HERE / FOLDERS[0] / game).is_dir()


@cache
def lines(file: str) -> dict[str, list[Break]]:
    """All lines of a file that can be broken, and the breaks of each."""
    found: dict[str, list[Break]] = {}
    for one in Line(module(file)).every(WHOLE):
        found.setdefault(f"{file}:{one.line}", []).append(one)
    return found


def drawn(seed: int, many: int, among: Sequence[str] = ("",)) -> Iterator[Break]:
    """This many lines in the seed's order, each with one of its breaks.

    `among`: what the names of their files begin with.
    """
    places: dict[str, list[Break]] = {}
    for file in files():
        if file.startswith(tuple(among)):
            places |= lines(file)
    for place in shuffled(places, seed)[:many]:
        yield from islice(filter(changes, shuffled(places[place], seed)), 1)


def found(names: Iterable[tuple[str, str]]) -> Iterator[Break]:
    """The breaks of these names and lines of code, of those that there still are."""
    for name, line in names:
        file = name.partition(" ")[0]
        if file in files():
            made = Line(module(file)).every(WHOLE)
            same = (one for one in made if (one.id, code(one)) == (name, line))
            yield from islice(same, 1)


def code(one: Break) -> str:
    """The line of a break, as it is: with it, a break is told from others alike.

    A line of one word is told with the one above it.
    """
    lines = module(one.file).text.splitlines()[: one.line]
    words = lines[-1].split()
    return " ".join([*(lines[-2].split() if len(words) == 1 else ()), *words])


def changes(one: Break) -> bool:
    """Whether a module with the break in it is Python, and means something else."""
    try:
        broken = ast.parse(one.text())
    except SyntaxError:
        return False
    return ast.dump(broken) != ast.dump(module(one.file).tree)


def first_line(one: Break) -> int:
    """The line on which the statement of a break begins."""
    return max((node.lineno for node in _around(one.file, one.line)), default=one.line)


def runs_later(file: str, line: int) -> bool:
    """Whether a line is run when a function is called, rather than while it is loaded."""
    around = _around(file, line)
    return any(isinstance(node, FUNCTION) and node.lineno < line for node in around)


def _around(file: str, line: int) -> list[ast.stmt]:
    """The statements that a line belongs to."""
    every = (node for node in module(file).nodes if isinstance(node, ast.stmt))
    return [node for node in every if node.lineno <= line <= (node.end_lineno or 0)]
