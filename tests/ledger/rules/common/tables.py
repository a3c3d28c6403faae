"""A table of the free game for tests: Anne, Bruno and Chloé, in that order of seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ledger import wire
from ledger.errors import Refusal
from ledger.questions import Missing
from ledger.rules import game_named
from ledger.rules.common.ids import Entering
from ledger.state import BANK, CAMPAIGN, RULES, State

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

FREE = game_named("free")
ANNE, BRUNO, CHLOE = SEATS = ("player:Anne", "player:Bruno", "player:Chloé")
ENTERING = Entering(7, lambda _: True)  # the next entry, in which all ids are new


def seated(money: int = 0, **rules: object) -> State:
    """The table in turn 1; each has this much. House rules: `money__start=25`."""
    state = State()
    for player in SEATS:
        state.put(player, "name", player.partition(":")[2])
        state.add(player, "money", money)
        state.add(BANK, "money", -money)
    state.put(CAMPAIGN, "seats", SEATS)
    state.put(CAMPAIGN, "first_player", ANNE)
    state.put(CAMPAIGN, "turn", 1)
    for key, value in rules.items():
        literal = wire.dumps(value)
        state.put(RULES, f"free.{key.replace('__', '.')}", literal)
    return state


def refusal(call: Callable[..., Any], *args: Any, **named: Any) -> Refusal:
    """What a call refuses."""
    with pytest.raises(Refusal) as caught:
        call(*args, **named)
    return caught.value


def told(call: Callable[..., Any], *args: Any, **named: Any) -> tuple[Any, ...]:
    """Code, key, rule and facts of what a call refuses."""
    found = refusal(call, *args, **named)
    return found.code, found.key, found.rule, found.facts


def asked(call: Callable[..., Any], *args: Any, **named: Any) -> Any:
    """The question that a call asks of somebody at the table."""
    with pytest.raises(Missing) as caught:
        call(*args, **named)
    return caught.value.question
