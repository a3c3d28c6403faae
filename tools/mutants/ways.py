"""More ways to break a line of Python, for code that need not follow any rule."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import Any

from tools.breaks.places import FUNCTION
from tools.breaks.telling import text
from tools.breaks.ways import Break, Python

WHOLE = range(1, 1000)  # no module has more lines
TURNED = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "//",
    ast.FloorDiv: "*",
    ast.Mod: "//",
    ast.BitAnd: "|",
    ast.BitOr: "&",
}
# What has no minus: a text or a list is put together with +.
TEXTS = (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp)
# What only a type checker or a person at a debugger sees.
TYPES = {"cast", "TypeVar", "NamedTuple", "ParamSpec", "NewType"}
TYPING, REPR = "TYPE_CHECKING", "__repr__"


class Line(Python):
    """Finds every break of a module's lines, also of what is told or agreed on."""

    def counts(self, one: Break) -> bool:  # noqa: ARG002 (all of them)
        """Every break counts; `drawing` tries whether it changes anything."""
        return True

    def left_out(self, node: ast.AST) -> bool:
        """Whether a node does nothing: it imports, or is there for a type checker."""
        if isinstance(node, ast.If):
            return text(node.test) == TYPING
        if isinstance(node, ast.Assign):
            return text(node.targets[0]) == TYPING
        if isinstance(node, ast.Call):
            return text(node.func) in TYPES
        if isinstance(node, FUNCTION):
            return node.name == REPR
        return isinstance(node, ast.Import | ast.ImportFrom)

    def of(self, node: ast.AST) -> Iterator[Break]:
        """The breaks of one node, by the ways for rules and by those below."""
        yield from super().of(node)
        way = MORE.get(type(node))
        if way:
            yield from (self.broken(what, new) for what, new in way(self, node))

    # The ways -----------------------------------------------------------------------

    def turned(self, node: ast.BinOp) -> Iterator[tuple[ast.AST, str]]:
        """A plus is a minus, and so on."""
        sides = (node.left, node.right)
        texts = any(
            isinstance(one, TEXTS)
            or (isinstance(one, ast.Constant) and isinstance(one.value, str))
            for one in sides
        )
        word = TURNED.get(type(node.op))
        if word and not texts:
            left, right = map(self.source, sides)
            yield node, f"(({left}) {word} ({right}))"

    def joined(self, node: ast.BoolOp) -> Iterator[tuple[ast.AST, str]]:
        """An `and` is an `or`."""
        word = " or " if isinstance(node.op, ast.And) else " and "
        yield node, f"({word.join(f'({self.source(one)})' for one in node.values)})"

    def constant(self, node: ast.Constant) -> Iterator[tuple[ast.AST, str]]:
        """A number is one less or, as an index, one more; true is false."""
        above = self.module.above[node]
        if type(node.value) is bool and not isinstance(above, ast.Return):
            yield node, str(not node.value)
        elif type(node.value) is int:
            yield node, str(node.value - 1)
            if isinstance(above, ast.Subscript | ast.Slice):
                yield node, str(node.value + 1)

    def returned(self, node: ast.Return) -> Iterator[tuple[ast.AST, str]]:
        """Nothing is returned."""
        if node.value and not (
            isinstance(node.value, ast.Constant) and node.value.value is None
        ):
            yield node, "return None"

    def assigned(self, node: ast.Assign) -> Iterator[tuple[ast.AST, str]]:
        """What should be kept in an attribute or under a key is not."""
        if all(isinstance(one, ast.Attribute | ast.Subscript) for one in node.targets):
            yield node, "pass"

    def deleted(self, node: ast.Delete) -> Iterator[tuple[ast.AST, str]]:
        """What should go stays."""
        yield node, "pass"

    def broken_off(self, node: ast.Break) -> Iterator[tuple[ast.AST, str]]:
        """A loop goes on."""
        yield node, "continue"

    def continued(self, node: ast.Continue) -> Iterator[tuple[ast.AST, str]]:
        """A loop ends."""
        yield node, "break"

    def repeated(self, node: ast.While) -> Iterator[tuple[ast.AST, str]]:
        """A loop is never begun, or is begun in the other case."""
        yield node.test, "False"
        yield node.test, f"(not ({self.source(node.test)}))"


# Any: each way takes its own types of node.
MORE: dict[type[ast.AST], Callable[[Line, Any], Iterator[tuple[ast.AST, str]]]] = {
    ast.BinOp: Line.turned,
    ast.BoolOp: Line.joined,
    ast.Constant: Line.constant,
    ast.Return: Line.returned,
    ast.Assign: Line.assigned,
    ast.Delete: Line.deleted,
    ast.Break: Line.broken_off,
    ast.Continue: Line.continued,
    ast.While: Line.repeated,
}
