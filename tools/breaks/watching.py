"""Tables that note who reads them; the copy has them while it is watched."""

from __future__ import annotations

from typing import Any

# The rules of the running test, and what was read: (rules, file, keys).
context = ""
seen: set[tuple[str, str, tuple[str | int, ...]]] = set()
APPENDED = "\nfrom tools.breaks.watching import watch\nwatch(globals())\n"


class Table(dict[Any, Any]):
    """A table, or a part of one.

    Attributes:
        at: its file, and the keys that lead to it.
    """

    at: tuple[str, tuple[str | int, ...]]

    def __getitem__(self, key: Any) -> Any:
        value = super().__getitem__(key)
        _note(self, key, value)
        return value

    def get(self, key: object, default: object = None) -> Any:
        """Like `dict.get`."""
        return self[key] if key in self else default  # noqa: SIM401 (it is get)

    def items(self) -> Any:
        """Like `dict.items`, as a list."""
        return [(key, self[key]) for key in self]

    def values(self) -> Any:
        """Like `dict.values`, as a list."""
        return [self[key] for key in self]


def _note(table: Table, key: str | int, value: object) -> None:
    if context and not isinstance(value, dict):
        file, keys = table.at
        seen.add((context, file, (*keys, key)))


def watch(names: dict[str, Any]) -> None:
    """Replaces the tables of a module with ones that note their readers."""
    file = names["__name__"].replace(".", "/") + ".toml"
    for name, value in list(names.items()):
        if name.isupper() and isinstance(value, dict):
            names[name] = _table(value, file, (name.lower(),))


def _table(value: dict[Any, Any], file: str, keys: tuple[str | int, ...]) -> Table:
    made = Table()
    made.at = (file, keys)
    for key, inner in value.items():
        inside = isinstance(inner, dict)
        made[key] = _table(inner, file, (*keys, key)) if inside else inner
    return made
