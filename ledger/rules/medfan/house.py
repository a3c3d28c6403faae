"""The house rules of a Med-Fan campaign, by their short names."""

from __future__ import annotations

from ledger.rules.common.settings import in_force

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State

GAME = "medfan"


def house(state: State, name: str) -> Any:
    """The current value of `medfan.house_rules.NAME`; its default in other games."""
    return in_force(state, GAME, f"medfan.house_rules.{name}")


def start_hoard(state: State) -> int:
    """What a player begins with (MED-ARMY-01, -04)."""
    return int(in_force(state, GAME, "medfan.start_hoard"))
