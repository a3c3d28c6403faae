"""The auction of mercenaries: at a terminal, bids are typed without being shown."""

from __future__ import annotations

import sys

from commands.asked import Asked
from commands.prompting import prompter
from ledger.errors import Interrupted, Misuse, Refusal
from ledger.rules.fief.finding import whole
from ledger.rules.fief.purchases import auction as rule
from ledger.rules.fief.turn.order import playing
from ledger.table import Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from commands.call import Call, Result
    from ledger.acting.recorder import Recorder
    from ledger.state import State


def auction(call: Call, bids: list[str] | None, again: list[str] | None) -> Result:
    """Carries out the auction, with the bids of the call or those typed when asked."""
    from commands.execution import recorder_of, settled
    from ledger.acting import act_named

    act, recorder = act_named("fief auction"), recorder_of(call)
    first, second = list(bids or ()), list(again or ())
    asks = call.asks and not first
    if asks:
        state = _state(recorder)
        rule.ready(state, _table(call))
        first = _typed(call, state, playing(state))
    try:
        return settled(call, recorder, lambda: act(recorder, first, second))
    except Misuse as misuse:
        if not asks or misuse.key != "fief.bids_tied":
            raise
        _tie(call, misuse)
        players, stake = misuse.facts["players"], misuse.facts["bid"]
    second = _typed(call, _state(recorder), players, least=stake)
    return settled(call, recorder, lambda: act(recorder, first, second))


def _tie(call: Call, misuse: Misuse) -> None:
    """Reports a tie, which is no fault: the tied players will be asked once more."""
    from commands.blocks import Line
    from commands.show import talk
    from commands.texts import refusing
    from commands.texts.fief.extension import TIED

    message, _ = refusing.refused(call.words, misuse)
    talk([Line(message, "warning"), Line(call.words.say(TIED), "hint")])


def _state(recorder: Recorder) -> State:
    if recorder.present is not None:
        return recorder.present
    with recorder.campaign.reading():
        return recorder.state()


def _table(call: Call) -> Table:
    return Table(ruled=bool(call.common.get("ruling")))


def _typed(
    call: Call, state: State, players: Sequence[str], least: int = 0
) -> list[str]:
    """Asks each player until the bid is possible; an empty line bids the least."""
    return [
        f"{state.name(player)}={_one(call, state, player, least)}" for player in players
    ]


def _one(call: Call, state: State, player: str, least: int) -> int:
    words = call.words
    asker = prompter(words)
    prompt = words.say("{name}, your bid (nobody sees it)", name=state.name(player))
    while True:
        try:
            line = asker.unseen(Asked(f"{prompt}{words.colon}", path=call.path))
            bid = whole(line) if line else least
            rule.check(state, _table(call), player, bid)
            rule.no_less(player, bid, least)
        except Refusal:
            # Neither the bid nor the purse is shown: both are still secret.
            smallest, step = rule.steps(state)
            facts: dict[str, Any] = {"least": max(least, smallest), "step": step}
            unseen = Misuse("usage", "fief.bid_unseen", **facts)
            asker.complain(unseen)
        except (EOFError, KeyboardInterrupt):
            print(file=sys.stderr)
            raise Interrupted("interrupted", draft=None) from None
        else:
            return bid
