"""The house rules of mass combat, by their short names."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.rules.common.settings import in_force

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State

GAME = "mass"


def house(state: State, name: str) -> Any:
    """The current value of `mass.NAME`; its default in a campaign of another game."""
    return in_force(state, GAME, f"{GAME}.{name}")


def plays_with(state: State, module: str) -> bool:
    """Whether the table uses an optional part of the rules (MASS-AMB-01)."""
    return bool(house(state, f"modules.{module}"))


def demand(state: State, module: str) -> None:
    """Refuses what belongs to a part of the rules that the table does not use."""
    if not plays_with(state, module):
        key = f"{GAME}.modules.{module}"
        raise Refused("rule", "mass.left_out", rule=key, setting=key)
