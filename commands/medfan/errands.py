"""The commands for what is due in a Med-Fan campaign."""

from __future__ import annotations

from commands.errand import Errand

ERRANDS: dict[str, Errand | None] = {
    "battle": Errand("medfan after", winner="?"),
    "aftermath": Errand("medfan after"),
    "over": None,
}
