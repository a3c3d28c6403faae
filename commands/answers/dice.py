"""A roll, with a campaign or without."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call, Result


def roll(call: Call, **words: str | None) -> Result:
    """The throw, in the campaign if there is one."""
    from commands.asking import desk_of, options_of, settled
    from commands.finding import find_campaign
    from ledger.acting import act_named
    from ledger.acting.desk import Desk
    from ledger.errors import FileTrouble

    try:
        find_campaign(call.common.get("campaign"))
    except FileTrouble as trouble:
        if trouble.facts["found"]:
            raise
        desk = Desk(None, options_of(call))
    else:
        desk = desk_of(call)
    throw = act_named("roll")
    return settled(call, desk, lambda: throw(desk, **words))
