"""A JSON Schema as a function, which says quickly whether a value is as it says.

It knows the words that our schemas use, and no others. What exactly is wrong with a
value is left to jsonschema (`tests/document.py`), and that both agree, to a test.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from numbers import Number
from operator import ge, le
from typing import Any
from urllib.parse import unquote

Fits = Callable[[Any], bool]
Word = Callable[["Schema", Any], Fits]
Measure = Callable[[Any], Any]


def _is_number(value: Any) -> bool:
    return isinstance(value, Number) and not isinstance(value, bool)


TOLD = frozenset({"$schema", "$id", "$defs", "title", "description", "default"})
SORTS: dict[str, Fits] = {
    "string": lambda value: isinstance(value, str),
    "integer": lambda value: _is_number(value) and value == value // 1,
    "number": _is_number,
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
}


class Schema:
    """A whole schema, to whose parts others refer.

    Attributes:
        whole: the schema.
        known: its parts as functions, each made when it is first needed.
    """

    def __init__(self, whole: Any) -> None:
        self.whole = whole
        self.known: dict[int, tuple[Any, Fits]] = {}

    def fits(self, value: Any, part: Any) -> bool:
        """Whether a value is as a part of the schema says."""
        if id(part) not in self.known:
            self.known[id(part)] = part, self._made(part)
        return self.known[id(part)][1](value)

    def _made(self, part: Any) -> Fits:
        if isinstance(part, bool):
            return lambda _: part
        words = set(part) - TOLD
        tests = [self._table(part)] if words & TABLE else []
        tests += [WORDS[word](self, part[word]) for word in sorted(words - TABLE)]
        if len(tests) == 1:
            return tests[0]
        return lambda value: all(test(value) for test in tests)

    def _table(self, part: Any) -> Fits:
        """What is said of the fields of an object."""
        required = part.get("required", ())
        made = {name: self._made(one) for name, one in _fields(part).items()}
        more = self._made(part.get("additionalProperties", True))

        def fits(value: Any) -> bool:
            if not isinstance(value, dict):
                return True
            return all(name in value for name in required) and all(
                made.get(name, more)(one) for name, one in value.items()
            )

        return fits

    def ref(self, place: str) -> Fits:
        """Another part of the whole, which may be one around this."""
        found = self.whole
        for step in unquote(place).removeprefix("#/").split("/"):
            found = found[step]
        return lambda value: self.fits(value, found)

    def items(self, part: Any) -> Fits:
        """What each of a list is."""
        each = self._made(part)
        return lambda value: not isinstance(value, list) or all(map(each, value))

    def names(self, part: Any) -> Fits:
        """What each key of an object is."""
        each = self._made(part)
        return lambda value: not isinstance(value, dict) or all(map(each, value))

    def any_of(self, parts: list[Any]) -> Fits:
        """One or more of several."""
        made = [self._made(one) for one in parts]
        return lambda value: any(one(value) for one in made)

    def one_of(self, parts: list[Any]) -> Fits:
        """Exactly one of several."""
        made = [self._made(one) for one in parts]
        return lambda value: sum(one(value) for one in made) == 1


def _fields(part: Any) -> dict[str, Any]:
    return part.get("properties", {})


def _sorts(_: Schema, names: str | list[str]) -> Fits:
    tests = [SORTS[name] for name in ([names] if isinstance(names, str) else names)]
    if len(tests) == 1:
        return tests[0]
    return lambda value: any(test(value) for test in tests)


def _options(_: Schema, options: list[Any]) -> Fits:
    # True is no 1 in JSON.
    known = {(isinstance(one, bool), one) for one in options}
    return lambda value: (
        not isinstance(value, dict | list) and (isinstance(value, bool), value) in known
    )


def _limit(sort: str, measured: Measure, within: Callable[[Any, Any], bool]) -> Word:
    """A word that sets a limit to values of one sort."""
    return lambda _, limit: (
        lambda value: not SORTS[sort](value) or within(measured(value), limit)
    )


def _different(_: Schema, wanted: object) -> Fits:
    """Whether no two of a list are the same, if that is wanted."""
    return lambda value: (
        not wanted
        or not isinstance(value, list)
        or len({(isinstance(one, bool), one) for one in value}) == len(value)
    )


def _pattern(_: Schema, pattern: str) -> Fits:
    found = re.compile(pattern).search
    return lambda value: not isinstance(value, str) or bool(found(value))


TABLE = frozenset({"properties", "required", "additionalProperties"})
WORDS: dict[str, Word] = {
    "$ref": Schema.ref,
    "items": Schema.items,
    "propertyNames": Schema.names,
    "anyOf": Schema.any_of,
    "oneOf": Schema.one_of,
    "type": _sorts,
    "enum": _options,
    "const": lambda schema, one: _options(schema, [one]),
    "minLength": _limit("string", len, ge),
    "maxLength": _limit("string", len, le),
    "minItems": _limit("array", len, ge),
    "maxItems": _limit("array", len, le),
    "minimum": _limit("number", lambda value: value, ge),
    "maximum": _limit("number", lambda value: value, le),
    "uniqueItems": _different,
    "pattern": _pattern,
}
