"""What the clock passes over: what was due in a phase but not done.

This leaves out what the clock does by itself (income, inheritances), and what only
reminds the table of something (advice, points that are counted).
"""

from __future__ import annotations

from ledger.rules.fief.turn import order
from ledger.rules.fief.turn.reminders import due
from ledger.rules.game import warning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from ledger.state import State

# What lapses with its phase.
WITH_PHASE = ("deal", "upkeep", "auction", "assault", "sale", "coronation", "election")
FIGHT = "fight"
# What can wait for the end of the turn; a ransom, for that of the turn it names.
WITH_TURN = ("settle", "ransom")
# Nothing is due without these: a counted hand, a candidate, an enemy.
SOMEBODY = {"deal": "players", "election": "candidates", "assault": "defenders"}


def undone(state: State, *, turn: bool) -> list[dict[str, Any]]:
    """What is due and would be passed over if the phase, or the turn, ended now."""
    codes = WITH_PHASE + WITH_TURN if turn else WITH_PHASE
    left = [one for one in due(state) if one["code"] in codes and _now(state, one)]
    return [*left, *_fights(state)]


def _fights(state: State) -> Iterator[dict[str, Any]]:
    """Attacks open to players who have not acted in the phase of battles (FIGHT-01)."""
    if state.phase != "combat":
        return
    from ledger.rules.fief.war.battles import possible

    known = set()
    for player in order.playing(state):
        if order.has_acted(state, player):
            continue
        for may in possible(state, player):
            pair = (may.where, frozenset((player, *may.against)))
            if not may.missing and pair not in known:
                known.add(pair)
                facts = {"players": [player], "defenders": list(may.against)}
                yield {"code": FIGHT, "rule": may.rule, "village": may.where, **facts}


def owed(
    state: State, players: Sequence[str], besides: str | None = None
) -> list[dict[str, Any]]:
    """Battles elsewhere that players without a turn left were to begin."""
    return [
        warning("clock.undone", rule=one.get("rule"), due=one)
        for one in (undone(state, turn=False) if players else ())
        if one["code"] == "assault"
        and one["village"] != besides
        and set(players).intersection(one["players"])
    ]


def _now(state: State, one: dict[str, Any]) -> bool:
    """Whether it can be done now, and not later."""
    if one["code"] == "ransom":
        return int(one["turn"]) <= state.turn
    somebody = SOMEBODY.get(one["code"])
    return somebody is None or bool(one[somebody])
