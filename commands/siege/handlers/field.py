"""Fortresses, with names in the right language."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call, Result


def wall(call: Call, **counts: int | None) -> Result:
    """Sets up numbered sections, with names in the campaign's language."""
    from commands.execution import recorder_of, settled
    from commands.texts import Words
    from commands.texts.siege.words import NUMBERED
    from ledger.acting import act_named
    from ledger.rules.common.settings import word

    recorder = recorder_of(call)
    words = Words(word(recorder.state(), "campaign.language") or call.lang)
    named = {kind: words.say(text) for kind, text in NUMBERED.items()}
    put_up = act_named("siege wall")
    return settled(call, recorder, lambda: put_up(recorder, **counts, words=named))
