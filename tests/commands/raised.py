"""The refusals, warnings and findings in the code: each call with its key and facts.

Read from the source, so that refusals that no test provokes are not missed. A key or
a fact that is in a variable is looked for in the function around it.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple

HOME = Path(__file__).resolve().parents[2]
REFUSING = ("Refused", "Misuse", "FileTrouble", "Interrupted", "Reason")
CALLS = (*REFUSING, "Finding", "Wrong", "warning")


class Raised(NamedTuple):
    """A place in the code that refuses, warns or finds something.

    Attributes:
        call: the name of the object made there ("Refused").
        code: the code of a refusal, if it is written out.
        keys: its possible keys; one that ends in * is a prefix.
        facts: the names of its facts; None if they come from elsewhere.
        place: file and line.
    """

    call: str
    code: str
    keys: tuple[str, ...]
    facts: frozenset[str] | None
    place: str


@cache
def raised() -> tuple[Raised, ...]:
    """Every such place of the program."""
    found = []
    for file in (*HOME.glob("ledger/**/*.py"), *HOME.glob("commands/**/*.py")):
        text = file.read_text("utf-8")
        if any(f"{call}(" in text for call in CALLS):
            _inside(ast.parse(text), None, file, found)
    return tuple(found)


def _inside(node: ast.AST, around: ast.AST | None, file: Path, found: list) -> None:
    for child in ast.iter_child_nodes(node):
        inner = child if isinstance(child, ast.FunctionDef) else around
        _inside(child, inner, file, found)
    if not isinstance(node, ast.Call):
        return
    name = getattr(node.func, "id", getattr(node.func, "attr", ""))
    if name in CALLS and node.args:
        place = f"{file.relative_to(HOME)}:{node.lineno}"
        found.append(_read(name, node, around, place))


def _read(name: str, node: ast.Call, around: ast.AST | None, place: str) -> Raised:
    words = [_words(argument, around) for argument in node.args[:2]]
    coded = name in REFUSING and name not in ("Interrupted", "Reason")
    facts: set[str] | None = set()
    if name == "Reason":
        facts = _names(node.args[2], around) if len(node.args) > 2 else set()
    elif name == "Finding":
        pairs = _pairs(node, around)
        facts = None if pairs is None else {"about", *pairs}
    for keyword in node.keywords:
        more = {keyword.arg} if keyword.arg else _names(keyword.value, around)
        if facts is not None:
            facts = None if more is None else facts | more
    keys = words[1] if coded and len(words) > 1 else words[0]
    code = words[0][0] if coded and len(words[0]) == 1 else ""
    return Raised(name, code, keys, facts and frozenset(facts - {"rule"}), place)


def _words(node: ast.AST, around: ast.AST | None) -> tuple[str, ...]:
    """The texts that an expression may evaluate to."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return (node.value,)
    if isinstance(node, ast.IfExp):
        return _words(node.body, around) + _words(node.orelse, around)
    if isinstance(node, ast.JoinedStr):
        first = node.values[0]
        return (f"{first.value}*",) if isinstance(first, ast.Constant) else ()
    if isinstance(node, ast.Name) and around is not None:
        found: tuple[str, ...] = ()
        for value in _assigned(node.id, around):
            found += _words(value, around)
        return found
    return ()


def _names(node: ast.AST, around: ast.AST | None) -> set[str] | None:
    """The keys of a mapping of facts; None if they cannot be read."""
    if isinstance(node, ast.Dict):
        found: set[str] = set()
        for key, value in zip(node.keys, node.values, strict=True):
            more = _names(value, around) if key is None else set(_words(key, around))
            if not more:
                return None
            found |= more
        return found
    if isinstance(node, ast.Call):
        own = {keyword.arg for keyword in node.keywords if keyword.arg}
        made = {"dict": own, "located": {"findings", "more"}}
        return made.get(getattr(node.func, "id", ""))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        left, right = _names(node.left, around), _names(node.right, around)
        return None if left is None or right is None else left | right
    if isinstance(node, ast.Name) and around is not None:
        values = _assigned(node.id, around)
        parts = [_names(value, around) for value in values]
        if parts and None not in parts:
            return set().union(*parts) | _put(node.id, around)
    return None


def _assigned(name: str, around: ast.AST) -> list[ast.AST]:
    """The values that a variable is set to or extended by within a function."""
    found = []
    for node in ast.walk(around):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                found += _bound(name, target, node.value)
        elif (
            isinstance(node, (ast.AnnAssign, ast.AugAssign)) and node.value
        ) or isinstance(node, ast.NamedExpr):
            found += _bound(name, node.target, node.value)
        elif isinstance(node, ast.For) and isinstance(node.iter, ast.Tuple):
            for row in node.iter.elts:
                found += _bound(name, node.target, row)
    return found


def _bound(name: str, target: ast.AST, value: ast.AST) -> list[ast.AST]:
    if isinstance(target, ast.Name):
        return [value] if target.id == name else []
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        pairs = zip(target.elts, value.elts, strict=False)
        return [one for t, v in pairs for one in _bound(name, t, v)]
    return []


def _put(name: str, around: ast.AST) -> set[str]:
    """The keys that are added to a mapping one by one."""
    return {
        node.slice.value
        for node in ast.walk(around)
        if isinstance(node, ast.Subscript)
        and isinstance(node.ctx, ast.Store)
        and getattr(node.value, "id", "") == name
        and isinstance(node.slice, ast.Constant)
    }


def _pairs(node: ast.Call, around: ast.AST | None) -> set[str] | None:
    """The names in the pairs of facts of a finding."""
    given = {keyword.arg: keyword.value for keyword in node.keywords}
    facts = given.get("facts") or (node.args[2] if len(node.args) > 2 else None)
    return set() if facts is None else _paired(facts, around)


def _paired(facts: ast.AST, around: ast.AST | None) -> set[str] | None:
    if isinstance(facts, ast.Starred):
        return _paired(facts.value, around)
    if isinstance(facts, ast.Name) and around is not None:
        values = [_paired(value, around) for value in _assigned(facts.id, around)]
        return set().union(*values) if values and None not in values else None
    if not isinstance(facts, ast.Tuple):
        return None
    if facts.elts and isinstance(facts.elts[0], ast.Constant):
        return {str(facts.elts[0].value)}
    values = [_paired(pair, around) for pair in facts.elts]
    return set().union(*values) if None not in values else None
