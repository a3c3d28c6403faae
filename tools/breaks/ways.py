"""The ways to break a line of Python: each changes one thing in it."""

from __future__ import annotations

import ast
from collections.abc import Callable, Container, Iterator
from typing import Any, NamedTuple, TypeAlias, cast

from tools.breaks.places import FUNCTION, Module
from tools.breaks.telling import AGREED, TOLD, by_house, tells, text

# Names that are swapped: built-in functions, sides, and who is who.
SWAPPED = {
    one: other
    for pair in (
        ("min", "max"),
        ("any", "all"),
        ("floor", "ceil"),
        ("attacker", "defender"),
        ("winner", "loser"),
        ("source", "target"),
        ("first", "second"),
        ("one", "other"),
        ("his", "hers"),
        ("groom", "bride"),
        ("before", "after"),
        ("own", "foe"),
    )
    for one, other in (pair, pair[::-1])
}
ALWAYS = {"min", "max", "any", "all"}
OPPOSITE = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
NOTHING = (None, "", 0, False)
Among: TypeAlias = "ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp"
LEAVES = (ast.Raise, ast.Return, ast.Continue, ast.Break)


class Break(NamedTuple):
    """One change to a file.

    Attributes:
        file: its path.
        line: the line it is on; 0 where it is not one of Python.
        place: the function, the key of a table, or the card.
        old: the old text, on one line.
        new: the new text, on one line.
        text: makes the whole file with the break in it.
    """

    file: str
    line: int
    place: str
    old: str
    new: str
    text: Callable[[], str]

    @property
    def id(self) -> str:
        """A name that is unique and does not depend on line numbers."""
        return f"{self.file} {self.place}: {self.old} -> {self.new}"


class Python:
    """Finds every break of a module's lines."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.data = module.text.encode()
        self.starts = [0]
        for line in self.data.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def at(self, lines: frozenset[int]) -> list[Break]:
        """The breaks that begin on these lines, without duplicates."""
        by_id: dict[str, Break] = {}
        for one in self.every(lines):
            by_id.setdefault(one.id, one)
        return list(by_id.values())

    def every(self, lines: Container[int]) -> Iterator[Break]:
        """The breaks that begin on these lines, in their order."""
        for node in self._nodes(self.module.tree):
            if getattr(node, "lineno", 0) in lines:
                yield from filter(self.counts, self.of(node))

    def _nodes(self, node: ast.AST) -> Iterator[ast.AST]:
        """All code below a node that does something; signatures are left out."""
        for child in ast.iter_child_nodes(node):
            if isinstance(node, FUNCTION) and child in (node.args, node.returns):
                continue
            if isinstance(node, ast.ClassDef) and isinstance(child, ast.AnnAssign):
                continue
            if isinstance(node, ast.AnnAssign) and child is node.annotation:
                continue
            if not self.left_out(child):
                yield child
                yield from self._nodes(child)

    def counts(self, one: Break) -> bool:
        """Whether a break is one of a rule, rather than of what the table agreed on."""
        return not any(word in one.old for word in AGREED)

    def left_out(self, node: ast.AST) -> bool:
        """Whether a node decides nothing, or a house rule does: in part, or by refusing."""
        if isinstance(node, ast.BoolOp):
            return any(word in self.source(node) for word in AGREED)
        if isinstance(node, ast.If) and any(map(by_house, node.body)):
            return True
        return tells(node)

    def source(self, node: ast.AST) -> str:
        """The source of a node."""
        start, end = self._span(node)
        return self.data[start:end].decode()

    def _span(self, node: ast.AST) -> tuple[int, int]:
        node = cast("ast.expr | ast.stmt", node)
        start = self.starts[node.lineno - 1] + node.col_offset
        return start, self.starts[(node.end_lineno or 0) - 1] + (
            node.end_col_offset or 0
        )

    def broken(self, node: ast.AST, new: str) -> Break:
        """The break that puts a new text in the place of a node."""
        start, end = self._span(node)
        broken = self.data[:start] + new.encode() + self.data[end:]
        old = self.data[start:end].decode()
        return Break(
            self.module.file,
            getattr(node, "lineno", 0),
            self._function(node),
            " ".join(old.split()),
            " ".join(new.split()),
            broken.decode,
        )

    def _function(self, node: ast.AST) -> str:
        names: list[str] = []
        while node in self.module.above:
            node = self.module.above[node]
            if isinstance(node, (*FUNCTION, ast.ClassDef)):
                names.insert(0, node.name)
        return ".".join(names) or "(module)"

    def of(self, node: ast.AST) -> Iterator[Break]:
        """The breaks of one node."""
        way = WAYS.get(type(node))
        if way:
            yield from (self.broken(what, new) for what, new in way(self, node))

    # The ways -----------------------------------------------------------------------

    def condition(self, node: ast.If | ast.IfExp) -> Iterator[tuple[ast.AST, str]]:
        """The condition is negated, or never holds."""
        yield node.test, f"(not ({self.source(node.test)}))"
        if isinstance(node, ast.If) and isinstance(node.body[-1], (*LEAVES, ast.Expr)):
            yield node.test, "False"

    def among(self, node: Among) -> Iterator[tuple[ast.AST, str]]:
        """A filter lets everything through."""
        for part in node.generators:
            yield from ((one, "True") for one in part.ifs)

    def several(self, node: ast.BoolOp) -> Iterator[tuple[ast.AST, str]]:
        """One of several conditions is dropped."""
        word = " and " if isinstance(node.op, ast.And) else " or "
        last = node.values[-1]
        if isinstance(last, ast.Constant) and last.value in NOTHING:
            return  # "or None": a way to store nothing
        parts = [f"({self.source(one)})" for one in node.values]
        for at in range(len(parts)):
            yield node, f"({word.join(parts[:at] + parts[at + 1 :])})"

    def compared(self, node: ast.Compare) -> Iterator[tuple[ast.AST, str]]:
        """A boundary is moved, or the comparison is negated."""
        if len(node.ops) == 1:
            left, right = self.source(node.left), self.source(node.comparators[0])
            yield node, f"{left} {OPPOSITE[type(node.ops[0])]} {right}"

    def refused(self, node: ast.Raise) -> Iterator[tuple[ast.AST, str]]:
        """A refusal is left out."""
        above = self.module.above[node]
        if not (isinstance(above, ast.If) and above.body == [node]):
            yield node, "pass"

    def done(self, node: ast.Expr) -> Iterator[tuple[ast.AST, str]]:
        """An effect or a fault is left out."""
        alone = getattr(self.module.above[node], "body", None) == [node]
        if isinstance(node.value, ast.Call):
            yield node, "pass"
        elif isinstance(node.value, ast.Yield | ast.YieldFrom) and not alone:
            yield node, "yield from ()"

    def added(self, node: ast.AugAssign) -> Iterator[tuple[ast.AST, str]]:
        """What should be added is not."""
        yield node, "pass"

    def given(self, node: ast.Return) -> Iterator[tuple[ast.AST, str]]:
        """The opposite answer is returned."""
        value = node.value
        if isinstance(value, ast.Constant) and isinstance(value.value, bool):
            yield value, str(not value.value)
        elif isinstance(value, ast.BoolOp | ast.UnaryOp) or (
            isinstance(value, ast.Call) and text(value.func) in {"any", "all", "bool"}
        ):
            yield value, f"(not ({self.source(value)}))"

    def listed(self, node: ast.List) -> Iterator[tuple[ast.AST, str]]:
        """One of several effects is left out."""
        if any(isinstance(one, ast.Starred | ast.Call) for one in node.elts):
            parts = [self.source(one) for one in node.elts]
            for at, part in enumerate(parts):
                if part.removeprefix("*") not in TOLD:
                    yield node, f"[{', '.join(parts[:at] + parts[at + 1 :])}]"

    def reckoned(self, node: ast.BinOp) -> Iterator[tuple[ast.AST, str]]:
        """One part of a sum is lost; a share is rounded the other way."""
        left, right = self.source(node.left), self.source(node.right)
        if isinstance(node.op, ast.Add | ast.Sub | ast.Mult):
            yield node, f"({left})"
        if isinstance(node.op, ast.Add):
            yield node, f"({right})"
        if isinstance(node.op, ast.FloorDiv):
            yield node, f"(-(-({left}) // ({right})))"

    def number(self, node: ast.Constant) -> Iterator[tuple[ast.AST, str]]:
        """A number is one more; a 1 that only marks a change becomes None."""
        above = self.module.above[node]
        if type(node.value) is not int or isinstance(above, ast.Subscript | ast.Slice):
            return
        noted = isinstance(above, ast.Call) and text(above.func) == "changed"
        yield node, "None" if noted and node.value == 1 else str(node.value + 1)

    def negated(self, node: ast.UnaryOp) -> Iterator[tuple[ast.AST, str]]:
        """A `not` is left out."""
        tests = isinstance(self.module.above[node], ast.If | ast.IfExp | ast.Return)
        if isinstance(node.op, ast.Not) and not tests:
            yield node, f"({self.source(node.operand)})"

    def name(self, node: ast.Name) -> Iterator[tuple[ast.AST, str]]:
        """A name is replaced by the other of its pair."""
        other = SWAPPED.get(node.id, "")
        if not (other and isinstance(node.ctx, ast.Load)):
            return
        if node.id in ALWAYS or other in self._known(node):
            yield node, other

    def _known(self, node: ast.AST) -> set[str]:
        """The names that the function around a node defines."""
        while not isinstance(node, (*FUNCTION, ast.Module)):
            node = self.module.above[node]
        return {
            one.id if isinstance(one, ast.Name) else one.arg
            for one in ast.walk(node)
            if isinstance(one, ast.arg)
            or (isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store))
        }


# Any: each way takes its own types of node.
Way = Callable[[Python, Any], Iterator[tuple[ast.AST, str]]]
WAYS: dict[type[ast.AST], Way] = {
    ast.If: Python.condition,
    ast.IfExp: Python.condition,
    ast.ListComp: Python.among,
    ast.SetComp: Python.among,
    ast.DictComp: Python.among,
    ast.GeneratorExp: Python.among,
    ast.BoolOp: Python.several,
    ast.Compare: Python.compared,
    ast.Raise: Python.refused,
    ast.Expr: Python.done,
    ast.AugAssign: Python.added,
    ast.Return: Python.given,
    ast.List: Python.listed,
    ast.BinOp: Python.reckoned,
    ast.Constant: Python.number,
    ast.UnaryOp: Python.negated,
    ast.Name: Python.name,
}
