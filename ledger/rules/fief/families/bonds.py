"""What ends alliances: the death of a spouse, and the inheritance after it."""

from __future__ import annotations

from itertools import combinations

from ledger.rules.fief.families import lords
from ledger.rules.game import warning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.state import State

RULE = "FIEF-MARRY-13"


def parted(before: State, after: State) -> Iterator[dict[str, Any]]:
    """A warning for each alliance that ends, now or after an inheritance.

    There is none where another couple keeps it alive (FIEF-AMB-70).
    """
    for pair in combinations(before.seats, 2):
        if pair[1] not in lords.allies(before, pair[0]):
            continue
        if pair[1] not in lords.allies(after, pair[0]):
            yield warning("fief.alliance_ends", rule=RULE, players=list(pair))
        elif _wed(before, pair) and not _wed(after, pair):
            yield warning("fief.alliance_waits", rule=RULE, players=list(pair))


def _wed(state: State, pair: tuple[str, str]) -> bool:
    """Whether a couple of these two families is alive."""
    return any(
        {lords.owner(state, husband), lords.owner(state, wife)} == set(pair)
        for husband, wife in lords.couples(state)
    )
