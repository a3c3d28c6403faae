"""Compiles the shapes of answers from TOML files to modules of typed dictionaries.

`python -m tools.shapes` writes the modules of `ledger/shapes`; with `--check` it writes
nothing and reports which are out of date. A file has up to four tables:

- `[shapes]`: a sentence about each shape, then its keys, indented. `key?` may be missing,
  `key:type` differs from `vocabulary.toml`, `Base +` adds all keys of another shape.
- `[names]`: a common name for several shapes, or for several codes.
- `[answers]`: the shape of each command's answer; `[wider]`: shapes of all games that a
  game extends.

A type is `str`, `int`, `number`, `bool`, `null`, `any`, `'a code'`, a shape, or `[...]` a list,
`(...)` any sequence, `{...}` a dictionary, `<...>` a read-only mapping; `|` means "or".
A shape is looked up in the same file, then in its folder's `shared.toml`, then in that
of all folders; elsewhere it needs the name of its file: `campaign.Player`.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections import Counter
from difflib import get_close_matches
from functools import cached_property
from keyword import iskeyword
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.made import HERE, keep

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOM = "ledger/shapes"
PLACES = (HERE / ROOM, HERE / "tests" / "sixth" / ROOM)
VOCABULARY = "vocabulary.toml"
SHARED = "shared"
PLAIN = {"number": "float", "null": "None", "any": "Any"} | {
    name: name for name in ("str", "int", "bool")
}
GROUPS = {
    "[": "list[{}]",
    "(": "Sequence[{}]",
    "{": "dict[str, {}]",
    "<": "Mapping[str, {}]",
}
CLOSED = dict(zip("[({<", "])}>", strict=True))
LIBRARY = {
    "collections.abc": ("Mapping", "Sequence"),
    "typing": ("Any", "Literal", "NotRequired", "TypedDict", "final"),
}
MARK = "\n\nGenerated of `"
MADE = MARK + "{}` by `make tree`: do not edit.\n"
SIGN = re.compile(r"'[^']+'|[\w.]+|.")


class Wrong(Exception):  # noqa: N818 - its text says what is wrong
    """A fault in a file of shapes."""


class Shape:
    """A shape as a file defines it: what it is, the shapes it extends, its keys.

    Attributes:
        summary: what it is.
        bases: the shapes whose keys it takes over.
        keys: its own keys, each with its type and whether it may be missing.
    """

    def __init__(self, text: str, usual: dict[str, str]) -> None:
        lines = text.splitlines()
        keys = [line for line in lines if line.startswith(" ")]
        self.summary = " ".join(line for line in lines if not line.startswith(" "))
        before, plus, behind = " ".join(keys).rpartition(" + ")
        if keys and keys[-1].endswith(" +"):
            before, plus, behind = keys[-1].removesuffix(" +"), "+", ""
        self.bases = before.replace(",", " ").split() if plus else []
        self.keys: dict[str, tuple[str, bool]] = {}
        for word in behind.split():
            key, colon, type_said = word.partition(":")
            name = key.removesuffix("?")
            if not colon and name not in usual:
                near = " ".join(get_close_matches(name, usual))
                raise Wrong(f"{name} has no type, here or in {VOCABULARY} ({near}?)")
            if type_said and type_said == usual.get(name):
                raise Wrong(f"{name} is {type_said} anyway, by {VOCABULARY}")
            if name in self.keys:
                raise Wrong(f"{name} is there twice")
            self.keys[name] = (type_said or usual[name], key != name)


class Module:
    """A file of shapes, and the module made from it.

    Attributes:
        name: the name of the module within `ledger.shapes`: "fief.war".
        path: the file's path.
        head: the comments in the file.
    """

    def __init__(self, path: Path, place: Path, usual: dict[str, str]) -> None:
        self.path = path
        self.name = ".".join(path.relative_to(place).with_suffix("").parts)
        text = path.read_text("utf-8")
        comments = (line[2:] for line in text.splitlines() if line.startswith("#"))
        self.head = "\n".join(comments)
        tables: dict[str, Any] = tomllib.loads(text)
        self.names: dict[str, str] = tables.pop("names", {})
        self.answers: dict[str, str] = tables.pop("answers", {})
        self.wider: dict[str, str] = tables.pop("wider", {})
        shapes = tables.pop("shapes", {})
        self.shapes = {name: self._shape(name, shapes[name], usual) for name in shapes}
        if tables:
            raise Wrong(f"{self.name}: nobody knows the table {', '.join(tables)}")

    def _shape(self, name: str, text: str, usual: dict[str, str]) -> Shape:
        try:
            return Shape(text, usual)
        except Wrong as wrong:
            raise Wrong(f"{self.name}.{name}: {wrong}") from None

    @property
    def target(self) -> Path:
        """The path of the module made from it; for a folder, its `__init__.py`."""
        folder = self.path.with_suffix("")
        return (
            folder / "__init__.py" if folder.is_dir() else self.path.with_suffix(".py")
        )

    @property
    def defined(self) -> list[str]:
        """The names that it defines."""
        return [*self.names, *self.shapes]

    @cached_property
    def near(self) -> list[str]:
        """The files in which its names are looked up, in order."""
        room = self.name.partition(".")[0]
        return list(dict.fromkeys([self.name, f"{room}.{SHARED}", SHARED]))


class Compiled:
    """A module being written, with its imports."""

    def __init__(self, module: Module, modules: dict[str, Module]) -> None:
        self.module = module
        self.modules = modules
        self.final = _distinct(modules.values())
        self.taken: set[str] = set()
        self._written: dict[str, str] = {}

    def text(self) -> str:
        """The text of the module."""
        module = self.module
        for name in module.defined:
            self._write(name)
        answers = self._table("ANSWERS", module.answers, repr)
        wider = self._table("WIDER", module.wider, self.type)
        body = "\n".join([*self._written.values(), *answers, *wider])
        docstring = module.head + MADE.format(module.path.name)
        library = (_taken(room, names, body) for room, names in LIBRARY.items())
        taken = [*filter(None, library), *sorted(self.taken)]
        return "\n".join([f'"""{docstring}"""', "", *taken, "", body, ""])

    def _table(self, name: str, table: dict[str, str], key: Any) -> Iterator[str]:
        if table:
            yield f"{name} = {{"
            yield from (
                f"    {key(one)}: {self.type(type_)}," for one, type_ in table.items()
            )
            yield "}"

    def _write(self, name: str) -> None:
        """Writes a name of this module once, after the names that it is made of."""
        if name in self._written:
            return
        self._written[name] = ""
        module = self.module
        if name in module.names:
            code = f"{name} = {self.type(module.names[name])}\n"
        else:
            code = "\n".join(self._class(name, module.shapes[name]))
        del self._written[name]  # so that it comes after what it is made of
        self._written[name] = code

    def _class(self, name: str, shape: Shape) -> Iterator[str]:
        bases = [self.type(base) for base in shape.bases]
        keys = {
            key: f"NotRequired[{self.type(type_)}]" if perhaps else self.type(type_)
            for key, (type_, perhaps) in shape.keys.items()
        }
        odd = {key: type_ for key, type_ in keys.items() if iskeyword(key)}
        if odd:  # a key that cannot be an attribute's name
            held = ", ".join(f'"{key}": {type_}' for key, type_ in odd.items())
            bases.insert(0, f"_{name}")
            yield f'_{name} = TypedDict("_{name}", {{{held}}})\n'
        if name in self.final:  # its keys distinguish it from others of a union
            yield "@final"
        yield f"class {name}({', '.join(bases) or 'TypedDict'}):"
        yield f'    """{shape.summary}"""\n'
        yield from (
            f"    {key}: {type_}" for key, type_ in keys.items() if key not in odd
        )
        yield ""

    def type(self, text: str) -> str:
        """The Python annotation of a type."""
        signs = SIGN.findall(text)[::-1]
        either = self._either(signs)
        if signs:
            raise Wrong(f"{self.module.name}: {text} ends at {signs[-1]!r}")
        return either

    def _either(self, signs: list[str]) -> str:
        each = [self._one(signs)]
        while signs and signs[-1] == "|":
            signs.pop()
            each.append(self._one(signs))
        codes = [one for one in each if one.startswith("'")]
        rest = [one for one in each if one not in codes]
        literal = f"Literal[{', '.join(codes)}]".replace("'", '"')
        return " | ".join([literal, *rest] if codes else rest)

    def _one(self, signs: list[str]) -> str:
        sign = signs.pop() if signs else ""
        if sign in GROUPS:
            inner = self._either(signs)
            if not signs or signs.pop() != CLOSED[sign]:
                raise Wrong(f"{self.module.name}: {sign} is not closed")
            return GROUPS[sign].format(inner)
        return sign if sign.startswith("'") else PLAIN.get(sign) or self._named(sign)

    def _named(self, name: str) -> str:
        """The annotation of a shape, which is imported if need be."""
        room, dot, last = name.rpartition(".")
        for home in [room] if dot else self.module.near:
            if home in self.modules and last in self.modules[home].defined:
                break
        else:
            known = (
                f"{m.name}.{one}" for m in self.modules.values() for one in m.defined
            )
            near = " ".join(one for one in known if one.endswith(f".{last}"))
            raise Wrong(f"{self.module.name}: there is no {name} ({near or 'none'}?)")
        if home == self.module.name:
            self._write(last)
            return last if self._written[last] else f'"{last}"'  # it refers to itself
        if not dot:
            self.taken.add(f"from ledger.shapes.{home} import {last}")
            return last
        above, _, file = f"ledger.shapes.{home}".rpartition(".")
        self.taken.add(f"from {above} import {file} as _{home.replace('.', '_')}")
        return f"_{home.replace('.', '_')}.{last}"


def _distinct(modules: Iterable[Module]) -> set[str]:
    """The shapes that are parts of a union and that no other shape extends."""
    every = [*modules]
    either = {
        name
        for one in every
        for union in one.names.values()
        if "|" in union
        for name in re.findall(r"\b[A-Z]\w+", union)
    }
    shapes = [shape for one in every for shape in one.shapes.values()]
    return either - {base.rpartition(".")[2] for one in shapes for base in one.bases}


def _taken(room: str, names: Iterable[str], body: str) -> str:
    """The import of those names of a library module that a text uses."""
    needed = [one for one in names if re.search(rf"\b{one}\b", body)]
    return f"from {room} import {', '.join(needed)}" if needed else ""


def vocabulary() -> dict[str, str]:
    """The usual type of each key, where a shape does not say otherwise."""
    by_type = tomllib.loads((PLACES[0] / VOCABULARY).read_text("utf-8"))
    pairs = [(key, type_) for type_, keys in by_type.items() for key in keys.split()]
    twice = [key for key, many in Counter(key for key, _ in pairs).items() if many > 1]
    if twice:
        raise Wrong(f"{VOCABULARY}: {', '.join(twice)} twice")
    return dict(pairs)


def compiled() -> dict[Path, str]:
    """The text of every generated module, by its path."""
    usual = vocabulary()
    modules: dict[str, Module] = {}
    for place in PLACES:
        for path in sorted(place.rglob("*.toml")):
            if path.name != VOCABULARY:
                module = Module(path, place, usual)
                modules[module.name] = module
    _need_used(usual, modules.values())
    return {one.target: Compiled(one, modules).text() for one in modules.values()}


def _need_used(usual: dict[str, str], modules: Iterable[Module]) -> None:
    used = {
        key for one in modules for shape in one.shapes.values() for key in shape.keys
    }
    idle = sorted(usual.keys() - used)
    if idle:
        raise Wrong(f"{VOCABULARY}: no shape has {', '.join(idle)}")


def generated() -> list[Path]:
    """All generated modules on disk, even those whose file is gone."""
    modules = (path for place in PLACES for path in place.rglob("*.py"))
    return [path for path in modules if MARK in path.read_text("utf-8")]


def main() -> int:
    """Updates or checks the modules, or reports a fault in a file; the exit status."""
    try:
        return keep(compiled(), generated())
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
