"""The house rules of a Med-Fan campaign, by their short names."""

from __future__ import annotations

from ledger.rules.common.settings import value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State

GAME = "medfan"


def house(state: State, name: str) -> Any:
    """The value in force of `medfan.house_rules.NAME`; its default elsewhere."""
    key = f"medfan.house_rules.{name}"
    if state.setting(key) is None and state.game != GAME:
        from ledger.rules.settings import default

        return default(GAME, key)
    return value(state, key)


def start_hoard(state: State) -> int:
    """What a player begins with (MED-ARMY-01, -04)."""
    if state.game == GAME:
        return int(value(state, "medfan.start_hoard"))
    from ledger.rules.settings import default

    return int(default(GAME, "medfan.start_hoard"))
