"""Alliances by marriage: the allied families, and what it is worth to them."""

from __future__ import annotations

from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import fiefs_of
from ledger.rules.fief.tables import WIN
from ledger.rules.fief.winning.victory import claims

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.state import State


def alliances(state: State) -> list[dict[str, Any]]:
    """Pairs of allied players, with the couples that bind them, in seat order.

    No couple may be left: if a spouse of the last one has died, and the fiefs of an
    extinct family have yet to pass on (FIEF-MARRY-13).
    """
    pairs = []
    for index, player in enumerate(state.seats):
        for other in state.seats[index + 1 :]:
            if other in lords.allies(state, player):
                both = {player, other}
                couples = [
                    {"husband": man, "wife": woman}
                    for man, woman in lords.couples(state)
                    if {lords.owner(state, man), lords.owner(state, woman)} == both
                ]
                pairs.append({"players": [player, other], "couples": couples})
    return pairs


def worth(state: State, players: Sequence[str]) -> dict[str, Any]:
    """How close two allies are to King, Queen and four fiefs, which win (WIN-03).

    If one family dies out, the other inherits all its fiefs (FIEF-MARRY-12).
    """
    claim = next(c for c in claims(state) if set(c.players) == set(players))
    return {
        "king": claim.king,
        "queen": claim.queen,
        "fiefs": len(claim.fiefs),
        "needed": WIN["pair_fiefs"],
        "won": claim.won,
        "of_each": {player: len(fiefs_of(state, player)) for player in players},
    }
