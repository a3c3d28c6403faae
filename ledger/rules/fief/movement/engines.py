"""Bombards left alone: they hold no village, and any enemy who comes destroys them."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.rules.fief.facts import BOMBARD
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import bombards, series, stack, stands
from ledger.rules.game import warning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.fief.movement.progress import Progress

RULE = "TAC-AMB-59"


def take_engines(progress: Progress, village: str, taker: str) -> None:
    """Destroys bombards that an enemy finds alone in a village (TAC-AMB-59).

    Alone means without a soldier, lord or guard of theirs; they do not fight. An ally
    by marriage is not an enemy, nor is a player there without a soldier or lord.
    """
    state = progress.state
    for owner in state.seats:
        heap = stack(village, owner)
        count = bombards(state, heap)
        if not count or taker in (owner, lords.ally(state, owner)):
            continue
        if stands(state, village, owner):
            continue
        if taker in state.seats and not stands(state, village, taker):
            continue
        because = Because(RULE, village)
        progress.do(moved(BOMBARD, count, heap, series(owner), because))
        facts = {"village": village, "player": owner, "count": count}
        progress.warnings.append(warning("fief.bombards_lost", rule=RULE, **facts))
