"""Rolls and questions of the rules, with or without a campaign."""

from __future__ import annotations

from commands.handlers.optional_campaign import campaign, state_here

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.call import Call, Result
    from ledger.state import State


def bare_state(game: str, rules: str | None) -> State:
    """A state with nothing but house rules: those of a file, if one is named."""
    from ledger.state import CAMPAIGN, State

    state = State()
    state.put(CAMPAIGN, "game", game)
    return _by(rules, state) if rules else state


def _by(rules: str, state: State) -> State:
    """A state with the house rules of a file."""
    from ledger.acting.given import read_text
    from ledger.rules.common.house_rules import loaded

    effects, _ = loaded(state, read_text(rules))
    return state.apply(effects)


def state_named(call: Call, game: str, rules: str | None) -> State:
    """The campaign that the call names, or else a state with nothing but house rules.

    A campaign that happens to be in the folder never counts.
    """
    if rules or not call.common.get("campaign"):
        return bare_state(game, rules)
    return campaign(call)


def state_meant(call: Call, game: str, rules: str | None, *, spoken: bool) -> State:
    """The campaign found, if a call mentions its people or its board (`spoken`).

    A file of house rules replaces the campaign's own. If none of its people are
    mentioned, a campaign counts only if it is named.
    """
    here = state_here(call) if spoken else None
    if here is None or here.game != game:
        return state_named(call, game, rules)
    return _by(rules, here.copy()) if rules else here


def thrown(call: Call, *, here: bool = False) -> Result:
    """Carries out a roll that needs no campaign; in the campaign if it is recorded.

    `here`: whether its missing words come from the campaign found.
    """
    from commands.execution import options_of, recorder_of, settled
    from ledger.acting import act_named
    from ledger.acting.recorder import Recorder
    from ledger.errors import Misuse
    from ledger.grammar import PLAYER

    rules, record = call.common["rules"], call.common["record"]
    if record and rules:
        raise Misuse("usage", "usage.record_rules")
    if record:
        recorder = recorder_of(call)
    else:
        spoken = any(call.args[w.name] for w in call.record.words if w.kind is PLAYER)
        state = state_meant(call, game_of(call), rules, spoken=spoken or here)
        recorder = Recorder(None, options_of(call), present=state)
    use = act_named(call.path)
    result, entry, warnings, answer = settled(
        call, recorder, lambda: use(recorder, **call.args)
    )
    if not record:
        answer = answer._replace(entry=None)  # so that it does not seem to be recorded
    return result, entry, warnings, answer


def reckoned(result: dict[str, Any], warnings: list[Any], state: State) -> Result:
    """The result of a reckoning, with its warnings and the state for its names."""
    from ledger.acting.answer import Answer

    return result, None, warnings, Answer(result, None, warnings, state)


def looked_up(call: Call) -> dict[str, Any]:
    """The answer to a question that needs no campaign."""
    from ledger.loading import load

    state = state_named(call, game_of(call), call.common["rules"])
    answer: dict[str, Any] = load(call.record.use)(state, **call.args)
    return answer


def game_of(call: Call) -> str:
    """The game whose rules apply: the first word of the command."""
    return call.path.partition(" ")[0]
