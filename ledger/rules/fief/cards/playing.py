"""Phase 1: playing a card of any kind (FIEF-CARD-02 to -05)."""

from __future__ import annotations

from importlib import import_module

from ledger.effects import Effect
from ledger.rules.fief.cards.wanted import Wanted
from ledger.rules.fief.house import house
from ledger.rules.fief.turn import overtaking
from ledger.rules.fief.turn.order import (
    acts,
    has_passed,
    need_phase,
    need_player,
    too_late,
)
from ledger.rules.game import Outcome
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from ledger.rules.fief.cards.wanted import Done
    from ledger.state import State
    from ledger.table import Table

# The function that carries out each card.
PLAYS = {
    "lord": "lord_card:play",
    "bishop": "bishop:play",
    "darc": "darc:play",
    "tithe": "taxes:tithe",
    "tallage": "taxes:tallage",
    "plague": "plague:play",
    "escape": "escape:play",
    "assassination": "murder:assassination",
    "justice": "murder:justice",
    "bad_weather": "weather:plight",
    "sun": "weather:relief",
    "famine": "weather:plight",
    "good_harvest": "weather:relief",
    "revolt": "revolt:play",
}
WORDS = ("card", "on", "lord", "at")  # as they were typed
ANY_TIME = "justice"  # once a murder is done


def play(
    state: State,
    table: Table,
    words: Mapping[str, Any],
    player: str,
    card: str,
    on: str | None = None,
    lord: str | None = None,
    at: str | None = None,
) -> Outcome:
    """A player plays a card, whose own function carries it out."""
    need_player(state, player)
    when(state, table, player, card)
    wanted = Wanted(player, card, on, lord, at)
    in_turn = card != ANY_TIME and not has_passed(state, player)
    passed = overtaking.overtake(state, table, player) if in_turn else []
    effects, facts, notes = _doing(card)(state, table, wanted)
    notes = [*notes, *passed]
    if in_turn:
        effects += acts(state, player)
    if card != ANY_TIME:
        effects += murder_is_past(state, card)
    asked = {"player": player, **{word: words[word] for word in WORDS}}
    return Outcome(asked, {"player": player, "card": card, **facts}, effects, notes)


def when(state: State, table: Table, player: str, card: str) -> None:
    """Refuses it outside one's turn, except for Justice (FIEF-CARD-02, -04)."""
    if card == ANY_TIME:
        return
    if card == "escape" and state.phase != "cards" and house(state, "escape.any_phase"):
        return
    rule = "FIEF-AMB-31" if card == "escape" else "FIEF-CARD-02"
    need_phase(state, table, "cards", rule)
    if has_passed(state, player):
        table.object(too_late(state, player, "fief.card_passed", "FIEF-CARD-04"))


def _doing(card: str) -> Callable[[State, Table, Wanted], Done]:
    module, _, name = PLAYS[card].partition(":")
    playing: Callable[[State, Table, Wanted], Done] = getattr(
        import_module(f"ledger.rules.fief.cards.{module}"), name
    )
    return playing


def murder_is_past(state: State, card: str) -> list[Effect]:
    """Ends the moment for Justice, as any other card does (FIEF-CARD-61)."""
    if card == "assassination" or not state.get(CAMPAIGN, "murdered"):
        return []
    return [changed(state, CAMPAIGN, "murdered", None)]
