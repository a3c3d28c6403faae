"""A roll, with or without a campaign."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call, Result


def roll(call: Call, **words: str | None) -> Result:
    """Rolls dice, in the campaign if there is one."""
    from commands.execution import options_of, recorder_of, settled
    from commands.finding import find_campaign
    from ledger.acting import act_named
    from ledger.acting.recorder import Recorder
    from ledger.errors import FileTrouble

    try:
        find_campaign(call.common.get("campaign"))
    except FileTrouble as trouble:
        if trouble.facts["found"]:
            raise
        recorder = Recorder(None, options_of(call))
    else:
        recorder = recorder_of(call)
    throw = act_named("roll")
    return settled(call, recorder, lambda: throw(recorder, **words))
