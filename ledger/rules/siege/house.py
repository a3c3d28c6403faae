"""The house rules of the sieges, by their short names."""

from __future__ import annotations

from ledger.rules.common.settings import in_force

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State

GAME = "siege"


def house(state: State, name: str) -> Any:
    """The current value of `siege.house_rules.NAME`; its default in other games."""
    return in_force(state, GAME, f"siege.house_rules.{name}")
