"""The house rules of a game of Fief, and the variants that are played."""

from __future__ import annotations

from ledger.rules.common.settings import in_force

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State

GAME = "fief"


def house(state: State, name: str) -> Any:
    """The current value of `fief.NAME` ("tithe.ignore_occupation")."""
    return in_force(state, GAME, f"fief.{name}")


def variant(state: State, name: str) -> bool:
    """Whether an optional rule is played ("crowding")."""
    return bool(house(state, f"variant.{name}"))


def tactic(state: State, name: str) -> Any:
    """The current value of `tactics.NAME` ("money.scale")."""
    return in_force(state, GAME, f"tactics.{name}")


def plays(state: State, module: str) -> bool:
    """Whether a module of the Tactical extension is played (TAC-GEN-10)."""
    return variant(state, "tactics") and bool(tactic(state, f"modules.{module}"))
