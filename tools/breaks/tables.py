"""Breaks of numbers in a `tables.toml`, and so in the module that it is compiled to."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

import tomlkit

from tools.breaks.book import HERE, named
from tools.breaks.places import Place, module
from tools.breaks.ways import Break

# The path to a value: the table, then the keys within it: ("limits", "allies").
Keys = tuple[str | int, ...]


def read_at(place: Place) -> set[tuple[str, Keys]]:
    """The table values that some lines read, by file and by keys that are constants."""
    parsed = module(place.file)
    imported = {
        name.asname or name.name: node.module.replace(".", "/") + ".toml"
        for node in ast.walk(parsed.tree)
        if isinstance(node, ast.ImportFrom)
        and node.module
        and node.module.endswith(".tables")
        for name in node.names
    }
    reads = set()
    for node in ast.walk(parsed.tree):
        if isinstance(node, ast.Subscript) and node.lineno in place.lines:
            keys: list[str | int] = []
            inner: ast.expr = node
            while isinstance(inner, ast.Subscript):
                if isinstance(inner.slice, ast.Constant):
                    keys.insert(0, inner.slice.value)  # type: ignore[arg-type]
                inner = inner.value
            if isinstance(inner, ast.Name) and inner.id in imported and keys:
                reads.add((imported[inner.id], (inner.id.lower(), *keys)))
    return reads


@cache
def named_by(file: str, table: str | int) -> frozenset[str]:
    """The rules that a table's source names, if any."""
    tables: Any = tomllib.loads((HERE / file).read_text("utf-8"))
    return frozenset(named(tables[table].get("source", "")))


def breaks(file: str, keys: Keys) -> Iterator[Break]:
    """Breaks of the values under some keys: numbers plus one, other words of a list."""
    value: Any = tomlkit.parse((HERE / file).read_text("utf-8"))
    for key in keys:
        if not isinstance(value, dict | list) or (
            isinstance(value, dict) and key not in value
        ):
            return
        value = value[key]  # type: ignore[index]
    for path, old, new in _changed(
        value.unwrap() if hasattr(value, "unwrap") else value
    ):
        yield _break(file, (*keys, *path), old, new)


def _changed(value: object, above: object = None) -> Iterator[tuple[Keys, Any, Any]]:
    if isinstance(value, dict | list):
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in pairs:
            if key != "source":
                for path, old, new in _changed(inner, value):
                    yield (key, *path), old, new
    elif isinstance(value, bool):
        yield (), value, not value
    elif isinstance(value, int):
        yield (), value, value + 1
    elif isinstance(value, str) and isinstance(above, list):
        others = [one for one in above if isinstance(one, str) and one != value]
        if others:
            yield (), value, others[0]


def _break(file: str, keys: Keys, old: object, new: object) -> Break:
    text = (HERE / file).read_text("utf-8")
    place = ".".join(map(str, keys))

    def broken() -> str:
        document = tomlkit.parse(text)
        inner: Any = document
        for key in keys[:-1]:
            inner = inner[key]
        inner[keys[-1]] = new
        return tomlkit.dumps(document)

    return Break(file, 0, place, str(old), str(new), broken)
