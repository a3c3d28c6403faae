"""Writes `docs/schema/answers.json`: the JSON Schema of every answer.

`python -m tools.schema` makes it from the shapes of all answers (`ledger/shapes`); with
`--check` it writes nothing and reports whether it is out of date. A command's document
is described under its path, "pay", that of `--version` under "version", what is refused
under "shared.Refusal"; a shape under its module and name, "money.Paid".
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)
from urllib.parse import quote

from ledger.grammar import Act
from ledger.grammar.listing import every
from ledger.shapes import RESUME, answers, wider
from ledger.shapes.shared import Envelope, Questions, Refusal, Version
from tools.made import HERE, keep
from tools.naming import head

if TYPE_CHECKING:
    from collections.abc import Iterable

    Schema = dict[str, Any]

TARGET = HERE / "docs" / "schema" / "answers.json"
MODULES = "ledger.shapes."
PLAIN = {
    str: "string",
    int: "integer",
    float: "number",
    bool: "boolean",
    NoneType: "null",
}


class Shapes:
    """The schemas of shapes, each under its name."""

    def __init__(self) -> None:
        self.known: dict[str, Schema] = {}
        self._wider = wider()

    def of(self, hint: Any) -> Schema:
        """The schema of a type annotation."""
        if hint is Any:
            return {}
        if is_typeddict(hint):
            return self._named(hint)
        if hint in PLAIN:
            return {"type": PLAIN[hint]}
        return self._made_of(get_origin(hint), get_args(hint))

    def _made_of(self, of: Any, parts: Any) -> Schema:
        """The schema of a generic type: a collection, a union, a literal."""
        if of is Literal:
            return {"enum": list(parts)}
        if of in (Union, UnionType):
            return _any(map(self.of, parts))
        *_, inner = map(self.of, parts)
        if of in (list, Sequence):
            return {"type": "array", "items": inner}
        if of in (dict, Mapping):
            return {"type": "object", "additionalProperties": inner}
        if of is NotRequired:
            return inner
        raise TypeError(of)

    def _named(self, shape: Any) -> Schema:
        """A shape, or any of the shapes into which games widen it."""
        more = self._wider.get(shape, ())
        return _any([self._own(shape), *map(self.of, more)])

    def _own(self, shape: Any) -> Schema:
        name = f"{shape.__module__.removeprefix(MODULES)}.{shape.__name__}"
        if name not in self.known:
            self.known[name] = {}  # it may refer to itself
            self.known[name] |= self._described(shape)
        return ref(name)

    def _described(self, shape: Any) -> Schema:
        hints = get_type_hints(shape, include_extras=True)
        docstring = shape.__doc__
        return {
            **({"description": docstring.partition("\n\n")[0]} if docstring else {}),
            "type": "object",
            "required": [k for k in hints if get_origin(hints[k]) is not NotRequired],
            "additionalProperties": False,
            "properties": {key: self.of(one) for key, one in hints.items()},
        }


def ref(name: str) -> Schema:
    """Refers to what is described under a name.

    >>> ref("title list")
    {'$ref': '#/$defs/title%20list'}
    """
    return {"$ref": f"#/$defs/{quote(name)}"}


def _any(schemas: Iterable[Schema]) -> Schema:
    """A schema for one of several; plain types are joined in one list."""
    each = [
        one
        for schema in schemas
        for one in (schema["anyOf"] if schema.keys() == {"anyOf"} else [schema])
    ]
    plain = [one["type"] for one in each if one.keys() == {"type"}]
    rest = [one for one in each if one.keys() != {"type"}]
    if plain:
        rest.append({"type": plain[0] if len(plain) == 1 else plain})
    return rest[0] if len(rest) == 1 else {"anyOf": rest}


def schema() -> Schema:
    """The whole schema: any document that `--json` prints."""
    shapes = Shapes()
    shared = shapes._described(Envelope)  # noqa: SLF001 - it has no name of its own
    records = every()

    def document(path: str, result: Schema) -> Schema:
        own = {"command": {"const": path}, "result": result}
        return shared | {"properties": shared["properties"] | own}

    results = {path: shapes.of(shape) for path, shape in answers().items()}
    for path, result in results.items():
        if isinstance(records[path], Act):
            results[path] = _any([result, shapes.of(Questions)])
    results[RESUME] = _any(results.values())
    results["version"] = shapes.of(Version)
    commands = {path: document(path, result) for path, result in results.items()}
    refusal = shapes.of(Refusal)
    whole = head("answers", "The answers of Intendant")
    return {
        **whole,
        "description": "What every command prints with `--json`.",
        "anyOf": [*map(ref, commands), refusal],
        "$defs": {**commands, **dict(sorted(shapes.known.items()))},
    }


def text() -> str:
    """The text of the schema file, with a line for each command and shape."""
    whole = schema()
    known = whole.pop("$defs")
    head = json.dumps(whole, ensure_ascii=False)[:-1]
    lines = (f"{json.dumps(name)}: {json.dumps(one)}" for name, one in known.items())
    return f'{head}, "$defs": {{\n' + ",\n".join(lines) + "\n}}\n"


if __name__ == "__main__":
    sys.exit(keep({TARGET: text()}))
