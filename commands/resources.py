"""The place of the templates: in the installed package, or beside it in a checkout."""

from __future__ import annotations

import os

import ledger

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


def templates(*parts: str) -> Iterator[str]:
    """The possible paths of a file under `templates/`, for each part of the package."""
    for place in ledger.__path__:
        home = os.path.abspath(place)
        beside = os.path.join(os.path.dirname(home), "templates")
        inside = os.path.join(home, "templates")
        yield os.path.join(beside if os.path.isdir(beside) else inside, *parts)


def template(*parts: str) -> str:
    """The path of a file under `templates/`: the first one that exists."""
    first, *others = templates(*parts)
    return next((one for one in (first, *others) if os.path.exists(one)), first)
