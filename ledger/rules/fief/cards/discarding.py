"""Discarding unwanted cards (FIEF-CARD-03)."""

from __future__ import annotations

from ledger.effects import Because, Effect, Transfer
from ledger.errors import Misuse
from ledger.rules.fief.cards.bishop import free_card as free_bishop
from ledger.rules.fief.cards.deck import CARDS, leaves_hand, need_unseen
from ledger.rules.fief.cards.lord_card import free_card as free_lord
from ledger.rules.fief.facts import DISCARD, UNSEEN
from ledger.rules.fief.turn import overtaking
from ledger.rules.fief.turn.order import (
    acts,
    has_passed,
    need_phase,
    need_player,
    too_late,
)
from ledger.rules.game import Outcome
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.shapes.fief.cards import Discarded
    from ledger.state import State
    from ledger.table import Table


def discard(
    state: State,
    table: Table,
    player: str,
    cards: Sequence[str],
    hidden: int | None = None,
) -> Outcome[Discarded]:
    """A player discards cards: those that are named, and a number face down."""
    hidden = hidden or 0
    need_player(state, player)
    need_phase(state, table, "cards", "FIEF-CARD-03")
    if not cards and not hidden:
        raise Misuse("usage", "fief.discard_what", rule="FIEF-CARD-03")
    if has_passed(state, player):
        table.object(too_late(state, player, "fief.card_passed", "FIEF-CARD-04"))
    because = Because("FIEF-CARD-03", player)
    count = len(cards) + hidden
    effects, notes = leaves_hand(state, player, DISCARD, because, count)
    now = state.copy().apply(effects)
    named = []
    for card in cards:
        one, card_named = _one(now, card, because)
        now.apply(one)
        effects += one
        named.append(card_named)
    if not has_passed(state, player):
        effects += acts(state, player)
        notes = [*notes, *overtaking.overtake(state, table, player)]
    asked = {"player": player, "cards": named, "hidden": hidden}
    result: Discarded = {
        "player": player,
        "cards": named,
        "hidden": hidden,
        "count": count,
    }
    return Outcome(asked, result, effects, notes)


def _one(state: State, card: str, because: Because) -> tuple[list[Effect], str]:
    """Discards one card: of a kind with several, or of a lord or a diocese."""
    if card in ("lord", "bishop"):
        raise Misuse("usage", f"fief.discard_{card}", rule="FIEF-CARD-03")
    if card in CARDS:
        need_unseen(state, card)
        return [Transfer(card, 1, UNSEEN, DISCARD, because)], card
    (free_lord if card.startswith("lord:") else free_bishop)(state, card)
    gone = changed(state, card, "discarded", 1)
    return [gone._replace(because=because)], card
