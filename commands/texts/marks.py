"""Marks texts for the catalogue."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType
    from typing import Any

# The texts in tables with this annotation are translated when they are said.
Texts = dict[str, str]
# The key of a hint is that of the refusal with this ending.
HINT = ".hint"
# A text that differs for a redo has the key for the undo with this ending.
BACK = ".redo"


def N_(text: str) -> str:  # noqa: N802 - gettext's own name for "translate later"
    """Marks a text that will be translated when it is said."""
    return text


def together(sort: str, parts: Iterable[ModuleType]) -> dict[str, Any]:
    """The tables with this name in several modules, merged into one."""
    tables: dict[str, Any] = {}
    for part in parts:
        tables |= getattr(part, sort, {})
    return tables
