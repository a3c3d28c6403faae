"""A correction, whose object may be named in words as screens show it."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.call import Call, Result
    from ledger.acting.recorder import Recorder
    from ledger.reading import asked_about


def correct(call: Call, what: list[str], **rest: Any) -> Result:
    """Corrects a balance or a fact."""
    from commands.execution import recorder_of, settled
    from ledger.acting import act_named

    recorder, use = recorder_of(call), act_named(call.path)
    named = coded(recorder, what)
    return settled(call, recorder, lambda: use(recorder, what=named, **rest))


def coded(recorder: Recorder, what: list[str]) -> list[str]:
    """The object in codes: "Vaux.propriétaire" becomes "territory:Vaux.owner".

    Words that are already understood, or not at all, are returned unchanged.
    """
    from ledger.errors import Misuse, Refused
    from ledger.reading.asked_about import Balance, Fact, Things
    from ledger.rules.common import correcting

    try:
        correcting.meant(recorder.state(), what, {})
    except (Misuse, Refused):
        target = _looked_up(recorder, what)
    else:
        return what
    if isinstance(target, Fact):
        return [f"{target.subject}.{target.field}"]
    if isinstance(target, Balance) and len(target.accounts) == 1:
        return [target.what, target.accounts[0]]
    name, dot, field = " ".join(what).rpartition(".")
    thing = _looked_up(recorder, [name]) if dot else None
    if isinstance(thing, Things) and len(thing.subjects) == 1:
        return [f"{thing.subjects[0]}.{field}"]  # only the field is unknown
    return what


def _looked_up(
    recorder: Recorder, words: list[str]
) -> asked_about.Balance | asked_about.Fact | asked_about.Things | None:
    """What `why` would explain for these words."""
    from commands.handlers.why import spoken
    from ledger.errors import Refused
    from ledger.reading.asked_about import meant
    from ledger.rules import game_named

    state = recorder.state()
    game = game_named(state.game)
    try:
        return meant(recorder.campaign, state, game, words, spoken(state.game))
    except Refused:
        return None
