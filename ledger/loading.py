"""Functions by their path: a module is loaded when something in it is needed."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def load(path: str) -> Any:
    """What "module:name" names; the module itself where no name follows."""
    module, _, name = path.partition(":")
    __import__(module)
    held = sys.modules[module]
    return getattr(held, name) if name else held
