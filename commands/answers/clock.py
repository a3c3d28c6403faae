"""The clock: shown, or moved on."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.calling import Call


def turn(call: Call, step: str | None) -> Any:
    """The turn, or the act that ends it."""
    from ledger.acting.clock import turn as end_turn

    return _moved(call, step, end_turn)


def phase(call: Call, step: str | None) -> Any:
    """The phase, or the act that ends it."""
    from ledger.acting.clock import phase as end_phase

    return _moved(call, step, end_phase)


def _moved(call: Call, step: str | None, act: Any) -> Any:
    if step is None:
        from ledger.reading.status import clock

        return clock(call.book()), None, [], None
    from commands.asking import desk_of, settled

    desk = desk_of(call)
    return settled(call, desk, lambda: act(desk))
