"""Finds tests that cannot fail: `python -m tools.proofs` names each, and why.

A test proves something if it asserts, expects a refusal (`pytest.raises`), or calls a
test helper that does. It is not enough that a call of the program succeeds.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
EXPECTS = {"raises", "fail"}
SUCCEEDS = {"ask", "done", "intendant"}


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    """All functions of a module, including inner ones and methods."""
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def called(tree: ast.AST) -> set[str]:
    """The names of all functions called within, without what precedes the dot."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            word = node.func
            names.add(getattr(word, "attr", "") or getattr(word, "id", ""))
    return names


def asserts(function: ast.FunctionDef, proving: set[str]) -> bool:
    """Whether a function proves something, given the helpers that do."""
    if any(isinstance(node, ast.Assert) for node in ast.walk(function)):
        return True
    return not called(function).isdisjoint(EXPECTS | proving)


def helpers(trees: Iterable[ast.AST]) -> set[str]:
    """The helper functions that prove something, directly or through others."""
    every = [
        function
        for tree in trees
        for function in functions(tree)
        if not function.name.startswith("test_") and function.name not in SUCCEEDS
    ]
    proving: set[str] = set()
    while more := {
        one.name for one in every if one.name not in proving and asserts(one, proving)
    }:
        proving |= more
    return proving


def empty(node: ast.Assert) -> bool:
    """Whether an assertion holds whatever happens."""
    test = node.test
    if isinstance(test, ast.Compare):
        sides = [ast.dump(one) for one in (test.left, *test.comparators)]
        calls = any(isinstance(one, ast.Call) for one in ast.walk(test))
        return len(set(sides)) == 1 and not calls
    return isinstance(test, ast.Tuple | ast.Constant)


def faults(trees: dict[str, ast.Module]) -> Iterator[str]:
    """A line for each test that cannot fail: place, name and reason."""
    proving = helpers(trees.values())
    for file, tree in trees.items():
        for test in functions(tree):
            if test.name.startswith("test_") and not asserts(test, proving):
                yield f"{file}:{test.lineno}: {test.name} asserts nothing"
            for node in ast.walk(test):
                if isinstance(node, ast.Assert) and empty(node):
                    yield f"{file}:{node.lineno}: {test.name} holds whatever happens"


def main() -> int:
    """Prints the findings; returns the exit status."""
    files = sorted((HERE / "tests").rglob("*.py"))
    trees = {
        str(file.relative_to(HERE)): ast.parse(file.read_text("utf-8"))
        for file in files
    }
    empty_ones = list(dict.fromkeys(faults(trees)))
    for line in empty_ones:
        print(line, file=sys.stderr)
    return int(bool(empty_ones))


if __name__ == "__main__":
    sys.exit(main())
