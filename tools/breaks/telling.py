"""Code that states no rule: it tells what was done, or follows what was agreed on."""

from __future__ import annotations

import ast
import re

# These state no rule: the words of a refusal, types, the reason for an effect, and what
# the table has agreed on instead of the rule.
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
# The key of a house rule, which a refusal may name instead of a rule.
HOUSE = re.compile(r"[a-z]+(\.[a-z_]+)+")


def tells(node: ast.AST) -> bool:
    """Whether a node decides nothing: it imports, or reports what was done and why."""
    if isinstance(node, ast.If):
        known = text(node.test) == "TYPE_CHECKING"
        return known or (not node.orelse and all(map(tells, node.body)))
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        call = node.value.func
        owner = text(call.value) if isinstance(call, ast.Attribute) else ""
        return owner in TOLD or text(call) in {"tell", "unused"}
    if isinstance(node, ast.Call):
        return text(node.func) in WORDS
    if isinstance(node, ast.Assign):
        word = text(node.targets[0])
        return word in TOLD or (word == "likely" and is_near(node.value))
    if isinstance(node, ast.AugAssign | ast.AnnAssign):
        return text(node.target) in TOLD
    return isinstance(node, ast.Import | ast.ImportFrom)


def is_near(node: ast.expr) -> bool:
    """Whether an expression only finds words that are similar to one."""
    return any(
        isinstance(one, ast.Call) and text(one.func) == "near" for one in ast.walk(node)
    )


def by_house(node: ast.stmt) -> bool:
    """Whether a statement sets `rule` to the key of a house rule."""
    if not (isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)):
        return False
    match = HOUSE.fullmatch(str(node.value.value))
    return text(node.targets[0]) == "rule" and match is not None


def text(node: ast.expr) -> str:
    """The last part of a name."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
