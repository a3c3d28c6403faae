"""Clears away and reports what killed copies have left beside a file being made."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


QUESTIONS = frozenset({"diff", "doctor"})  # commands that name a file but make none


def cleared(path: str, result: dict[str, Any]) -> list[dict[str, Any]]:
    """Tidies the folder of a new file, and returns warnings about it."""
    from ledger.store.making import sweep

    made = result.get("file") or result.get("folder")
    if not made or path in QUESTIONS:
        return []
    gone, back = sweep(os.path.dirname(made.rstrip("/")) or ".")
    if not (gone or back):
        return []
    from ledger.rules.game import warning

    groups = (("leftovers", gone), ("leftovers.back", back))
    return [warning(key, files=files) for key, files in groups if files]
