"""What becomes of a territory in every game that has no rule of its own."""

from __future__ import annotations

from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.effects import Effect
    from ledger.state import State
    from ledger.table import Table


def changes_hands(state: State, territory: str, player: str | None) -> list[Effect]:
    """The effects that give a territory to a player, or to nobody."""
    return [changed(state, territory, "owner", player)]


def of_kind(
    state: State, _table: Table, territory: str, kind: str | None
) -> list[Effect]:
    """The effect that records the kind of a new territory, if it was given."""
    return [changed(state, territory, "kind", kind)] if kind else []


def stated_owner(state: State, territory: str) -> str | None:
    """The recorded owner of a territory."""
    return state.text(territory, "owner")
