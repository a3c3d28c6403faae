"""Exchanging cards between allies by marriage (FIEF-CARD-10, -11, -13)."""

from __future__ import annotations

from ledger.effects import Because, Effect, moved
from ledger.errors import Misuse, Refused
from ledger.rules.fief.cards.deck import counts_hands, hand, held, short_hand
from ledger.rules.fief.facts import CARD
from ledger.rules.fief.families import lords
from ledger.rules.fief.house import house
from ledger.rules.fief.tables import LIMITS
from ledger.rules.fief.turn import order
from ledger.rules.game import Outcome, warning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.shapes.fief.cards import Exchanged
    from ledger.state import State
    from ledger.table import Table

PHASE = "negotiations"


def exchange(
    state: State,
    table: Table,
    player: str,
    other: str,
    gives: int | None = None,
    takes: int | None = None,
) -> Outcome[Exchanged]:
    """One gives cards to the other and takes some; a gift is allowed.

    Lord cards change hands only this way (FIEF-CARD-13, FIEF-NEGO-04, FIEF-MARRY-11).
    """
    gives, takes = gives or 0, takes or 0
    if player == other:
        raise Misuse("usage", "fief.exchange_self", player=player)
    if not gives and not takes:
        raise Misuse("usage", "fief.exchange_what", rule="FIEF-CARD-11")
    if other not in lords.allies(state, player):
        facts = {"player": player, "other": other}
        rule = "FIEF-CARD-10"
        table.object(Refused("rule", "fief.not_allied", rule=rule, **facts))
    notes = _when(state, table)
    effects: list[Effect] = []
    hands: dict[str, int] = {}
    if counts_hands(state):
        because = Because("FIEF-CARD-11", player)
        for giver, taker, count in ((player, other, gives), (other, player, takes)):
            if held(state, giver) < count:
                raise short_hand(giver, held(state, giver), count)
            effects += moved(CARD, count, hand(giver), hand(taker), because)
        after = state.copy().apply(effects)
        hands = {one: held(after, one) for one in (player, other)}
        _limit(table, hands)
    asked = {"a": player, "b": other, "gives": gives, "takes": takes}
    answer: Exchanged = {
        "a": player,
        "b": other,
        "gives": gives,
        "takes": takes,
        "hands": hands,
    }
    return Outcome(asked, answer, effects, notes)


def _limit(table: Table, hands: dict[str, int]) -> None:
    """Refuses it if either would hold more than three cards."""
    for player, count in hands.items():
        if count > LIMITS["hand"]:
            facts = {"player": player, "count": count, "most": LIMITS["hand"]}
            rule = "FIEF-CARD-11"
            table.object(Refused("rule", "fief.hand_most", rule=rule, **facts))


def _when(state: State, table: Table) -> list[dict[str, Any]]:
    """When it is allowed: only in talks, or at any time with a warning (AMB-127)."""
    if state.phase == PHASE:
        return []
    if house(state, "cards.exchange_phase") == "phase6":
        order.need_phase(state, table, PHASE, "fief.cards.exchange_phase")
    return [warning("fief.exchange_when", rule="FIEF-AMB-127", now=state.phase)]
