"""The beginning of a scenario, with names for sides that were given none."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.call import Call, Result
    from ledger.state import State


def start(call: Call, *, scenario: str, **args: Any) -> Result:
    """Opens a scenario.

    A side keeps the name that it had before, or else gets the scenario's own, in the
    campaign's language, as names are kept as first written.
    """
    from commands.execution import recorder_of, settled
    from ledger.acting import act_named
    from ledger.rules.siege.scenarios import ROLES, named

    code, recorder, asks = named(scenario), recorder_of(call), call.asks
    with call.book().reading():
        state = recorder.state()
    for role in ROLES:
        args[role] = args[role] or _name(call, state, code, role)
    act = act_named("siege start")
    return settled(call, recorder, lambda: act(recorder, code, **args, asks=asks))


def _name(call: Call, state: State, code: str, role: str) -> str:
    """The name of a side that was given none."""
    from commands.preference import spoken
    from commands.texts import Words
    from commands.texts.siege.words import OWN, USUAL
    from ledger.rules.siege.scenarios import of_role

    before = of_role(state, role)
    if before is not None:
        return state.name(before)
    words = Words(spoken(None, call.book()))
    return words.say(OWN[role] if code == "siege" else USUAL[role])
