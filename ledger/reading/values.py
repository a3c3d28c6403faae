"""Values of the journal as they are shown, with names for ids."""

from __future__ import annotations

from ledger.state import RULES
from ledger.wire import loads, named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State


def as_shown(state: State, value: object, subject: str | None = None) -> Any:  # noqa: ANN401 - any fact
    """A value with names for ids; that of a house rule is given as it was typed."""
    if subject == RULES and isinstance(value, str):
        return loads(value)
    if isinstance(value, str) and ":" in value:
        return state.account_name(value)
    return named(value, state)
