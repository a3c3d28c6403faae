"""Sales of bishops' cards: which is due, and until when.

A dead bishop's card is in the discards, as usual; while its sale is due, the auction may
take it out of them again. That is right after the death (FIEF-AMB-112): the opportunity
lapses with the phase, or when the discards become the deck.
"""

from __future__ import annotations

from ledger.effects import Because, Effect
from ledger.rules.fief.families import lords
from ledger.rules.fief.house import variant
from ledger.rules.game import warning
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.state import State

RULE = "FIEF-VAR-01"
SALE = "sale"


def cardinals(state: State, player: str | None = None) -> list[str]:
    """The living cardinals; a captive may preside, a dead one cannot (AMB-112)."""
    return [
        lord
        for lord in lords.every(state)
        if state.get(lord, "cardinal")
        and (player is None or lords.owner(state, lord) == player)
    ]


def sale_due(state: State, diocese: str) -> tuple[list[Effect], list[dict[str, Any]]]:
    """Allows a dead bishop's card to be sold, given a cardinal (FIEF-VAR-02, -03)."""
    if not variant(state, "bishop_auction") or not cardinals(state):
        return [], []
    change = changed(state, diocese, SALE, state.turn)
    note = warning("fief.auction_due", rule=RULE, diocese=diocese)
    return [change._replace(because=Because(RULE, diocese))], [note]


def due(state: State) -> list[str]:
    """The dioceses whose cards may be sold now."""
    if not variant(state, "bishop_auction"):
        return []
    return [d for d in state.subjects("diocese") if state.get(d, SALE) is not None]


def over(state: State, diocese: str, because: Because) -> list[Effect]:
    """Marks a sale as no longer due."""
    if state.get(diocese, SALE) is None:
        return []
    return [changed(state, diocese, SALE, None)._replace(because=because)]


def lapsed(state: State) -> tuple[list[Effect], list[dict[str, Any]]]:
    """Cancels all sales not held, as the phase ends (FIEF-VAR-03)."""
    effects: list[Effect] = []
    notes = []
    rule = "FIEF-VAR-03"
    for diocese in state.subjects("diocese"):
        off = over(state, diocese, Because(rule, diocese))
        effects += off
        if off and variant(state, "bishop_auction"):
            notes.append(warning("fief.auction_lapsed", rule=rule, diocese=diocese))
    return effects, notes


def reminders(state: State) -> Iterator[dict[str, Any]]:
    """A reminder for each card that may be sold."""
    for diocese in due(state):
        if cardinals(state):
            facts = {"diocese": diocese, "cardinals": cardinals(state)}
            yield {"code": "sale", "rule": RULE, **facts}
