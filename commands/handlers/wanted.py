"""What the phase still needs, and the command that ends it."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call, Result


def wanted(call: Call) -> Result:
    """What the phase needs from whom; the line that ends it, if there is a clock."""
    from commands.offers import of_clock
    from ledger.reading.wanted import wanted as read
    from ledger.store.rows import state_of

    book = call.book()
    lines = [offer.line for offer in of_clock(state_of(book), call.words)]
    return {**read(book), "command": lines[0] if lines else None}, None, [], None
