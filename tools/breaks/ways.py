"""The ways to break a line of Python: each changes one thing that it says."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias, cast

from tools.breaks.places import FUNCTION, Module

# What changes places with what: built-in functions, sides, and who is who.
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
# What these say is no rule: words of a refusal, types, why an effect was, and what the
# table has agreed on instead of the rule.
WORDS = {"Refused", "Misuse", "warning", "Because", "cast", "NamedTuple", "TypeVar"}
TOLD = {
    "rule",
    "because",
    "facts",
    "key",
    "told",
    "asked",
    "notes",
    "warned",
    "warnings",
}
AGREED = ("house(", "tactic(", 'demand(state, "')
# The number of a house rule, as a refusal names it instead of a rule.
HOUSE = re.compile(r"[a-z]+(\.[a-z_]+)+")
NOTHING = (None, "", 0, False)
Among: TypeAlias = "ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp"
LEAVES = (ast.Raise, ast.Return, ast.Continue, ast.Break)


class Break(NamedTuple):
    """One change of a file.

    Attributes:
        file: its path.
        line: where.
        place: the function, the key of a table, or the card.
        old: what stood there, on one line.
        new: what stands there now.
        text: the whole file, broken.
    """

    file: str
    line: int
    place: str
    old: str
    new: str
    text: Callable[[], str]

    @property
    def id(self) -> str:
        """What tells it from every other, whatever lines come before it."""
        return f"{self.file} {self.place}: {self.old} -> {self.new}"


class Python:
    """Every break of a module's lines."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.data = module.text.encode()
        self.starts = [0]
        for line in self.data.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def at(self, lines: frozenset[int]) -> list[Break]:
        """The breaks that begin on these lines, each once."""
        by_id: dict[str, Break] = {}
        for node in self._nodes(self.module.tree):
            if getattr(node, "lineno", 0) in lines:
                for one in self._of(node):
                    if not any(word in one.old for word in AGREED):
                        by_id.setdefault(one.id, one)
        return list(by_id.values())

    def _nodes(self, node: ast.AST) -> Iterator[ast.AST]:
        """All code that does something, inside functions."""
        for child in ast.iter_child_nodes(node):
            if isinstance(node, FUNCTION) and child in (node.args, node.returns):
                continue
            if isinstance(node, ast.ClassDef) and isinstance(child, ast.AnnAssign):
                continue
            if isinstance(node, ast.AnnAssign) and child is node.annotation:
                continue
            if not (_tells(child) or self._agreed(child)):
                yield child
                yield from self._nodes(child)

    def _agreed(self, node: ast.AST) -> bool:
        """Whether a house rule decides: it is part of what is asked, or it refuses."""
        if isinstance(node, ast.BoolOp):
            return any(word in self.source(node) for word in AGREED)
        return isinstance(node, ast.If) and any(map(_by_house, node.body))

    def source(self, node: ast.AST) -> str:
        """A node as it is written."""
        start, end = self._span(node)
        return self.data[start:end].decode()

    def _span(self, node: ast.AST) -> tuple[int, int]:
        node = cast("ast.expr | ast.stmt", node)
        start = self.starts[node.lineno - 1] + node.col_offset
        return start, self.starts[(node.end_lineno or 0) - 1] + (
            node.end_col_offset or 0
        )

    def _break(self, node: ast.AST, new: str) -> Break:
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

    def _of(self, node: ast.AST) -> Iterator[Break]:
        way = WAYS.get(type(node))
        if way:
            yield from (self._break(what, new) for what, new in way(self, node))

    # The ways -----------------------------------------------------------------------

    def condition(self, node: ast.If | ast.IfExp) -> Iterator[tuple[ast.AST, str]]:
        """It holds when it should not; or it never does."""
        yield node.test, f"(not ({self.source(node.test)}))"
        if isinstance(node, ast.If) and isinstance(node.body[-1], (*LEAVES, ast.Expr)):
            yield node.test, "False"

    def among(self, node: Among) -> Iterator[tuple[ast.AST, str]]:
        """All are taken, whatever is demanded of them."""
        for part in node.generators:
            yield from ((one, "True") for one in part.ifs)

    def several(self, node: ast.BoolOp) -> Iterator[tuple[ast.AST, str]]:
        """One of several conditions is dropped."""
        word = " and " if isinstance(node.op, ast.And) else " or "
        last = node.values[-1]
        if isinstance(last, ast.Constant) and last.value in NOTHING:
            return  # "or None": how nothing is written down
        parts = [f"({self.source(one)})" for one in node.values]
        for at in range(len(parts)):
            yield node, f"({word.join(parts[:at] + parts[at + 1 :])})"

    def compared(self, node: ast.Compare) -> Iterator[tuple[ast.AST, str]]:
        """The boundary is moved, or the contrary is demanded."""
        if len(node.ops) == 1:
            left, right = self.source(node.left), self.source(node.comparators[0])
            yield node, f"{left} {OPPOSITE[type(node.ops[0])]} {right}"

    def refused(self, node: ast.Raise) -> Iterator[tuple[ast.AST, str]]:
        """A refusal is left out."""
        above = self.module.above[node]
        if not (isinstance(above, ast.If) and above.body == [node]):
            yield node, "pass"

    def done(self, node: ast.Expr) -> Iterator[tuple[ast.AST, str]]:
        """An effect is left out, or a fault."""
        alone = getattr(self.module.above[node], "body", None) == [node]
        if isinstance(node.value, ast.Call):
            yield node, "pass"
        elif isinstance(node.value, ast.Yield | ast.YieldFrom) and not alone:
            yield node, "yield from ()"

    def added(self, node: ast.AugAssign) -> Iterator[tuple[ast.AST, str]]:
        """What should come on top does not."""
        yield node, "pass"

    def given(self, node: ast.Return) -> Iterator[tuple[ast.AST, str]]:
        """The answer is the contrary."""
        value = node.value
        if isinstance(value, ast.Constant) and isinstance(value.value, bool):
            yield value, str(not value.value)
        elif isinstance(value, ast.BoolOp | ast.UnaryOp) or (
            isinstance(value, ast.Call) and _text(value.func) in {"any", "all", "bool"}
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
        """It is one more; what is only noted, by a 1, is not."""
        above = self.module.above[node]
        if type(node.value) is not int or isinstance(above, ast.Subscript | ast.Slice):
            return
        noted = isinstance(above, ast.Call) and _text(above.func) == "changed"
        yield node, "None" if noted and node.value == 1 else str(node.value + 1)

    def negated(self, node: ast.UnaryOp) -> Iterator[tuple[ast.AST, str]]:
        """It must hold, where it must not."""
        tests = isinstance(self.module.above[node], ast.If | ast.IfExp | ast.Return)
        if isinstance(node.op, ast.Not) and not tests:
            yield node, f"({self.source(node.operand)})"

    def name(self, node: ast.Name) -> Iterator[tuple[ast.AST, str]]:
        """It is the other of the two."""
        other = SWAPPED.get(node.id, "")
        known = node.id in ALWAYS or other in self._known(node)
        if other and known and isinstance(node.ctx, ast.Load):
            yield node, other

    def _known(self, node: ast.AST) -> set[str]:
        """The names that the function around a node knows of its own."""
        while not isinstance(node, (*FUNCTION, ast.Module)):
            node = self.module.above[node]
        return {
            one.id if isinstance(one, ast.Name) else one.arg
            for one in ast.walk(node)
            if isinstance(one, ast.arg)
            or (isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store))
        }


def _tells(node: ast.AST) -> bool:
    """Whether a node decides nothing: it imports, says why, or tells what was done."""
    if isinstance(node, ast.If):
        known = _text(node.test) == "TYPE_CHECKING"
        return known or (not node.orelse and all(map(_tells, node.body)))
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        call = node.value.func
        owner = _text(call.value) if isinstance(call, ast.Attribute) else ""
        return owner in TOLD or _text(call) in {"tell", "unused"}
    if isinstance(node, ast.Call):
        return _text(node.func) in WORDS
    if isinstance(node, ast.Assign):
        word = _text(node.targets[0])
        return word in TOLD or (word == "likely" and _is_near(node.value))
    if isinstance(node, ast.AugAssign | ast.AnnAssign):
        return _text(node.target) in TOLD
    return isinstance(node, ast.Import | ast.ImportFrom)


def _is_near(node: ast.expr) -> bool:
    """Whether these are only the nearest of the words that there are."""
    return any(
        isinstance(one, ast.Call) and _text(one.func) == "near"
        for one in ast.walk(node)
    )


def _by_house(node: ast.stmt) -> bool:
    """Whether a statement says that a house rule is the one which is followed."""
    if not (isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)):
        return False
    match = HOUSE.fullmatch(str(node.value.value))
    return _text(node.targets[0]) == "rule" and match is not None


def _text(node: ast.expr) -> str:
    """The last word of a name."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


# Any: each takes the nodes that it is for.
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
