"""What a game does that says nothing else: see `Game`, whose attributes these stand for."""

from __future__ import annotations

from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.journal import Finding
    from ledger.rules.game import Derived, Outcome
    from ledger.state import State
    from ledger.table import Table


def finds_nothing(_state: State) -> list[Finding]:
    """Nothing is wrong that is not wrong in every game."""
    return []


def brings_nobody(_state: State, _players: Sequence[str]) -> list[Effect]:
    """A player who sits down brings nothing."""
    return []


def one_step(_state: State) -> tuple[str, ...]:
    """A turn has no phases."""
    return ()


def changes_hands(state: State, territory: str, player: str | None) -> list[Effect]:
    """A territory goes to a player, or to nobody."""
    return [changed(state, territory, "owner", player)]


def leaves_nothing(_state: State, _player: str) -> list[Effect]:
    """Nothing of a player's own stands anywhere else."""
    return []


def needs_nothing(_state: State, _table: Table, _territory: str) -> list[Effect]:
    """A territory is there as soon as it has a name."""
    return []


def stated_owner(state: State, territory: str) -> str | None:
    """Whose a territory is, as it stands written."""
    return state.text(territory, "owner")


def brings_nothing(_state: State, _table: Table) -> Outcome | None:
    """Nothing is due when a phase ends."""
    return None


def asks_nothing(_state: State) -> list[dict[str, Any]]:
    """There is nothing to remind the table of."""
    return []


def leaves_all_done(state: State, *, turn: bool) -> list[dict[str, Any]]:
    """Nothing is left undone by whoever goes on."""
    del state, turn
    return []


def derives_nothing(_state: State, _subject: str) -> list[Derived]:
    """All there is to say of a thing stands written."""
    return []


def endless_bank(_state: State) -> int | None:
    """The bank gives all that is asked of it."""
    return None


def no_views() -> str:
    """Nothing is derived that a view would show."""
    return ""


def anything_goes(_state: State, _table: Table, _territory: str) -> None:
    """Any territory may be given to anybody."""


def pays_freely(
    _state: State, _table: Table, _giver: str, _taker: str
) -> list[dict[str, Any]]:
    """Anybody may pay anybody at any time."""
    return []


def always_before(_state: State) -> bool:
    """Nothing is fought over several turns."""
    return False


def adds_nothing(_found: dict[str, Any], _state: State, _secrets: object) -> None:
    """How every game stands says all."""


def bare(_state: State, _territory: str) -> dict[str, Any]:
    """A territory has an owner, and that is all."""
    return {}
