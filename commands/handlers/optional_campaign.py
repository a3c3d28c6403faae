"""The state of the campaign, for questions that do not need one."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call
    from ledger.state import State


def state_here(call: Call) -> State | None:
    """The present state of the campaign, None if there is none."""
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
    """The present state of the campaign that the call is about."""
    if call.present is not None:
        present: State = call.present
        return present
    from ledger.store.rows import state_of

    book = call.book()
    with book.reading():
        return state_of(book)
