"""Things that register themselves: folders, by being there, and functions, by name."""

from __future__ import annotations

import os

from ledger.loading import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

FOLDERS: dict[tuple[str, ...], dict[str, str]] = {}  # each path is searched only once


def folders(path: Iterable[str]) -> dict[str, str]:
    """The packages within the package with this `__path__`, each with its folder."""
    places = tuple(path)
    if places not in FOLDERS:
        FOLDERS[places] = {
            name: os.path.join(place, name)
            for place in places
            for name in sorted(os.listdir(place))
            if os.path.exists(os.path.join(place, name, "__init__.py"))
        }
    return FOLDERS[places]


class Naming:
    """A record that names functions, "module:function", and loads them when needed.

    Each is declared in the class body: `audit: Callable[...] = named(usual)`.
    """

    def __init__(self, **names: str) -> None:
        strange = [
            one for one in names if not isinstance(vars(type(self)).get(one), _Named)
        ]
        if strange:
            raise TypeError(f"{type(self).__name__} names nothing like {strange}")
        self.names = names


def named(usual: object = None) -> Any:
    """Declares a function that a record may name; where it names none: `usual`."""
    return _Named(usual)


class _Named:
    """Loads what a record names the first time that it is asked for."""

    def __init__(self, usual: object) -> None:
        self.usual = usual

    def __set_name__(self, record: type, name: str) -> None:
        self.name = name

    def __get__(self, record: Naming | None, of: type) -> Any:
        if record is None:
            return self
        path = record.names.get(self.name, self.usual)
        value = load(path) if isinstance(path, str) else path
        record.__dict__[self.name] = value  # from now on the attribute is found there
        return value
