"""The campaign there may be: for questions that need none."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call
    from ledger.state import State


def state_here(call: Call) -> State | None:
    """The campaign as it stands; nothing where there is none."""
    from commands.finding import find_campaign
    from ledger.errors import FileTrouble

    if call.present is None and call.opened is None:
        try:
            find_campaign(call.common.get("campaign"))
        except FileTrouble as trouble:
            if trouble.facts["found"]:
                raise
            return None
    return campaign(call)


def campaign(call: Call) -> State:
    """The campaign of the call, as it stands."""
    if call.present is not None:
        present: State = call.present
        return present
    from ledger.store.rows import state_of

    book = call.book()
    with book.reading():
        return state_of(book)
