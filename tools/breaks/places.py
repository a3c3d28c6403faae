"""Where the code says that it follows a rule.

A rule is named where it refuses, warns or accounts (`rule="FIEF-WIN-01"`), in a comment
or in a docstring. The largest block around its name in which no other rule is named is
about it; so is, perhaps, the rest of the function.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from tools.breaks.book import HERE, named, numbered

FOLDERS = ("ledger/rules", "ledger/names")
COMPILED = {"tables.py", "facts.py"}
# Code beside the rules proper: positions, what is possible and how likely, and why
# something is so.
BESIDE = (
    *("position", "map_", "explaining", "audit", "outlook", "cards.py", "reminders"),
    *("possible", "playable", "may.py", "odds", "sheets", "oddities", "specs.py"),
    *("crown/offering", "war/battles", "war/starting", "war/chances", "war/chain"),
    *("war/enumerating", "war/luck", "war/packed", "pending.py"),
    *("rules/settings", "turn/conditions"),
)
FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)


class Place(NamedTuple):
    """Some lines of a module.

    Attributes:
        file: its path.
        lines: the numbers of its lines.
    """

    file: str
    lines: frozenset[int]


class Module:
    """One module of the rules, and the rules that it names."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.text = (HERE / file).read_text("utf-8")
        self.tree = ast.parse(self.text)
        parts = file.split("/")
        self.home = parts[2] if parts[1] == "rules" else ""
        self.above: dict[ast.AST, ast.AST] = {}
        self.nodes: list[ast.AST] = [self.tree]
        for node in self.nodes:
            for child in ast.iter_child_nodes(node):
                self.above[child] = node
                self.nodes.append(child)
        self.ids = self._by_name()
        self.rules_named: dict[ast.AST, set[str]] = defaultdict(set)
        self._listen()

    def _by_name(self) -> dict[str, str]:
        """The module's constants that hold the number of a rule, by name."""
        return {
            node.targets[0].id: node.value.value
            for node in self.tree.body
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and isinstance(node.value, ast.Constant)
            and node.value.value in numbered()
        }

    def _listen(self) -> None:
        """Notes every rule at the statement that names it."""
        for node in self.nodes:
            word = node.value if isinstance(node, ast.Constant) else None
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                word = self.ids.get(node.id)
            if isinstance(word, str) and word in numbered():
                self._note(node, word)
        statements = [node for node in self.nodes if isinstance(node, ast.stmt)]
        for number, line in enumerate(self.text.splitlines(), 1):
            words = line.partition("#")[2]
            for key in named(words, self.home):
                after = _after(statements, number)
                if after is not None:
                    self.rules_named[after].add(key)

    def _note(self, node: ast.AST, key: str) -> None:
        statement = self.statement(node)
        if not (isinstance(statement, ast.Assign) and statement in self.tree.body):
            self.rules_named[statement].add(key)

    def statement(self, node: ast.AST) -> ast.AST:
        """The innermost statement that contains a node."""
        while not isinstance(node, ast.stmt):
            node = self.above[node]
        return node

    def rules_in(self, node: ast.AST) -> set[str]:
        """The rules named within a block, including its docstring."""
        rules = set().union(
            *(self.rules_named.get(one, set()) for one in ast.walk(node))
        )
        if isinstance(node, (*FUNCTION, ast.ClassDef)):
            rules |= set(named(ast.get_docstring(node) or "", self.home))
        return rules

    def places(self) -> Iterator[tuple[str, Place, bool]]:
        """Each rule with a place that is about it, and whether that is only likely.

        Only likely are the rest of a function that names no other rule, and a function
        that names the rule in its docstring.
        """
        for statement, keys in list(self.rules_named.items()):
            for key in sorted(keys):
                block = self._around(statement, key)
                yield key, self._place(block), False
                above = self.above.get(block)
                if isinstance(above, FUNCTION) and self.rules_in(above) == {key}:
                    yield key, self._place(above), True
        for node in self.nodes:
            if isinstance(node, FUNCTION):
                for key in named(ast.get_docstring(node) or "", self.home):
                    yield key, self._place(node, but=key), True

    def _around(self, node: ast.AST, key: str) -> ast.AST:
        """The largest block around a node that is about this rule alone."""
        while not isinstance(node, FUNCTION):
            above = self.above[node]
            outside = isinstance(above, (*FUNCTION, ast.Module, ast.ClassDef))
            if outside or self.rules_in(above) != {key}:
                break
            node = above
        return node

    def _place(self, node: ast.AST, but: str = "") -> Place:
        """The lines of a block; given a rule, without those about other rules."""
        lines = set(_lines(node))
        if but:
            for one in ast.walk(node):
                others = self.rules_named.get(one, set()) - {but}
                if others and but not in self.rules_named[one]:
                    for key in others:
                        lines -= set(_lines(self._around(one, key)))
        return Place(self.file, frozenset(lines))


def _after(statements: list[ast.stmt], number: int) -> ast.AST | None:
    """The statement that a comment is on, or the one that follows it."""
    ending = [node for node in statements if (node.end_lineno or 0) >= number]
    around = [node for node in ending if node.lineno <= number]
    inside = [node for node in around if not _has_body(node)]
    later = [node for node in ending if node.lineno > number]
    innermost = max(inside, key=_line, default=None)
    return innermost or min(later, key=_line, default=None)


def _line(node: ast.AST) -> int:
    return getattr(node, "lineno", 0)


def _lines(node: ast.AST) -> Iterable[int]:
    return range(_line(node), (getattr(node, "end_lineno", 0) or 0) + 1)


def _has_body(node: ast.AST) -> bool:
    return hasattr(node, "body")


@cache
def module(file: str) -> Module:
    """A module, read once."""
    return Module(file)


def files() -> list[str]:
    """Every module of the rules that was written by hand."""
    return sorted(
        str(file.relative_to(HERE))
        for folder in FOLDERS
        for file in (HERE / folder).rglob("*.py")
        if file.name not in COMPILED
    )


def rules_proper(file: str) -> bool:
    """Whether a module decides something, rather than reading or explaining it."""
    return not any(f"/{words}" in file for words in BESIDE)


@cache
def everywhere() -> dict[str, tuple[list[Place], list[Place]]]:
    """By rule, the places that are certainly about it, and those that probably are."""
    by_rule: dict[str, tuple[list[Place], list[Place]]] = defaultdict(lambda: ([], []))
    for file in files():
        for key, place, likely in module(file).places():
            by_rule[key][likely].append(place)
    return by_rule
