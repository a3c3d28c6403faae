"""What the phase still wants, and what is typed to end it."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call, Result


def wanted(call: Call) -> Result:
    """What the phase wants from whom; the line that ends it, where a clock runs."""
    from commands.offers import of_clock
    from ledger.reading.wanted import wanted as read
    from ledger.store.rows import state_of

    book = call.book()
    lines = [offer.line for offer in of_clock(state_of(book), call.words)]
    return {**read(book), "command": lines[0] if lines else None}, None, [], None
