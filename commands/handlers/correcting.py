"""A correction, whose object may be named in words as screens show it."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.call import Call, Result
    from ledger.acting.recorder import Recorder
    from ledger.reading import asked_about


def correct(call: Call, what: list[str], value: str, **rest: Any) -> Result:
    """Corrects a balance or a fact."""
    from commands.execution import recorder_of, settled
    from ledger.acting import act_named

    recorder, use = recorder_of(call), act_named(call.path)
    rest |= {"what": coded(recorder, what)}
    rest |= {"value": recorded(recorder, rest["what"], value)}
    return settled(call, recorder, lambda: use(recorder, **rest))


def recorded(recorder: Recorder, what: list[str], value: str) -> str:
    """The value in codes: "cavalerie" becomes "cavalry", "oui" is 1."""
    from commands.handlers.why import spoken
    from commands.texts import recorded as texts
    from ledger.errors import Misuse, Refused
    from ledger.naming import folded
    from ledger.rules import game_named
    from ledger.rules.common import correcting

    state = recorder.state()
    try:
        fact = correcting.meant(state, what, {})
    except (Misuse, Refused):
        return value
    if not isinstance(fact, correcting.Fact):
        return value
    field = game_named(state.game).field(*fact)
    if field is None:
        return value
    if field.names == "player" and folded(value) not in map(
        folded, state.named("player").values()
    ):
        return spoken(state.game).places.get(folded(value), value)
    return texts.coded(field, value, state.game)


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
    return _commodity(recorder, what)


def _commodity(recorder: Recorder, what: list[str]) -> list[str]:
    """A commodity by its code, where only its account is unknown."""
    from commands.handlers.why import spoken
    from ledger.naming import folded

    if len(what) < 2:
        return what
    commodities = spoken(recorder.state().game).commodities
    for count in range(len(what) - 1, 0, -1):
        code = commodities.get(folded(" ".join(what[:count])))
        if code:
            return [code, " ".join(what[count:])]
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
