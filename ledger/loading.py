"""Functions by their path: a module is loaded when something in it is needed."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LOADED: dict[str, Any] = {}  # modules that have been loaded to their end


def load(path: str) -> Any:
    """What "module:name" names; the module itself where no name follows."""
    module, _, name = path.partition(":")
    held = LOADED.get(module)
    if held is None:
        __import__(module)
        held = LOADED[module] = sys.modules[module]
    return getattr(held, name) if name else held
