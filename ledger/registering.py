"""What registers itself: folders that are there, and functions that a record names."""

from __future__ import annotations

import os

from ledger.loading import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

FOLDERS: dict[tuple[str, ...], dict[str, str]] = {}  # each path is looked at once


def folders(path: Iterable[str]) -> dict[str, str]:
    """The packages within a package that has this `__path__`, each with its folder."""
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
    """A record that names functions, "module:function", and loads what is called for.

    Each is declared in the body of its class: `audit: Callable[...] = named(usual)`.
    """

    def __init__(self, **names: str) -> None:
        strange = [
            one for one in names if not isinstance(vars(type(self)).get(one), _Named)
        ]
        if strange:
            raise TypeError(f"{type(self).__name__} names nothing like {strange}")
        self.names = names


def named(usual: object = None) -> Any:
    """What a record may name; where it does not, the usual one, by its name or itself."""
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
        record.__dict__[self.name] = value  # from now on it is found there
        return value
