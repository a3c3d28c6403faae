"""Marks texts for the catalogue."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType
    from typing import Any

# What stands in tables so annotated is translated when it is said.
Texts = dict[str, str]
# What would be right stands behind what is refused, under its key with this ending.
HINT = ".hint"
# What is said otherwise of a redo has the key of the undo with this ending.
BACK = ".redo"


def N_(text: str) -> str:  # noqa: N802 - gettext's own name for "translate later"
    """Marks a text that is translated when it is said."""
    return text


def together(sort: str, parts: Iterable[ModuleType]) -> dict[str, Any]:
    """The tables of this name in all modules that have one, as one."""
    tables: dict[str, Any] = {}
    for part in parts:
        tables |= getattr(part, sort, {})
    return tables
