"""The clock: shown, or moved on."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call, Result


def moved(call: Call) -> Result:
    """Shows the clock, or ends the turn or the phase."""
    if call.common["step"] is None:
        from ledger.reading.status import clock

        return clock(call.book()), None, [], None
    from commands.execution import at_desk
    from ledger.acting import act_named

    return at_desk(call, act_named(call.path))
