"""What the clock passes over: what was due in a phase, and nobody has done.

What the clock does by itself is not among it (an income, an inheritance), nor is what
only reminds the table of something (advice, points that are counted).
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

# What is gone with its phase.
WITH_PHASE = ("deal", "upkeep", "auction", "assault", "sale", "coronation", "election")
FIGHT = "fight"
# What can wait for the end of the turn; a ransom, for that of the turn it names.
WITH_TURN = ("settle", "ransom")
# Without whom there is nothing to do: no hand that is counted, no candidate, no enemy.
SOMEBODY = {"deal": "players", "election": "candidates", "assault": "defenders"}


def undone(state: State, *, turn: bool) -> list[dict[str, Any]]:
    """What of all that is due is passed over if the phase ends now, or the turn."""
    codes = WITH_PHASE + WITH_TURN if turn else WITH_PHASE
    left = [one for one in due(state) if one["code"] in codes and _now(state, one)]
    return [*left, *_fights(state)]


def _fights(state: State) -> Iterator[dict[str, Any]]:
    """Whom players could attack who have not acted in the phase of battles (FIGHT-01)."""
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
    """The battles that players who have no turn any more were to begin, elsewhere."""
    return [
        warning("clock.undone", rule=one.get("rule"), due=one)
        for one in (undone(state, turn=False) if players else ())
        if one["code"] == "assault"
        and one["village"] != besides
        and set(players).intersection(one["players"])
    ]


def _now(state: State, one: dict[str, Any]) -> bool:
    """Whether it can be done, and not later as well."""
    if one["code"] == "ransom":
        return int(one["turn"]) <= state.turn
    somebody = SOMEBODY.get(one["code"])
    return somebody is None or bool(one[somebody])
