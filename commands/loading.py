"""Functions by their path: a module is loaded when its function is called for."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def load(path: str) -> Any:
    """The function that "module:function" names."""
    module, _, name = path.partition(":")
    __import__(module)
    return getattr(sys.modules[module], name)
