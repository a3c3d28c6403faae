"""The start of a turn: filling hands, reshuffling the discards (FIEF-TURN-08)."""

from __future__ import annotations

from ledger.dice import d
from ledger.effects import Because, Effect, Transfer
from ledger.errors import Refused
from ledger.rules.common.picking import pick, pick_or_none
from ledger.rules.fief.cards.deck import (
    cards_of,
    counts_hands,
    hand,
    held,
    reshuffled,
)
from ledger.rules.fief.cards.lord_card import limit, place_for, placed
from ledger.rules.fief.facts import CARD, DECK, DISCARD
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import on_map
from ledger.rules.fief.house import house
from ledger.rules.fief.tables import LIMITS
from ledger.rules.fief.turn.order import need_phase, playing
from ledger.rules.game import Outcome, warning
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.shapes.fief.cards import Deal, Dealt, Laid
    from ledger.state import State
    from ledger.table import Table


def deal(state: State, table: Table, reshuffle: bool = False) -> Outcome[Deal]:
    """Fills every hand, in turn order, and reshuffles when the deck is used up.

    Where the table itself looks after the hands, only a reshuffle is recorded, if there
    was one.
    """
    need_phase(state, table, "cards", "FIEF-TURN-08")
    if state.number(CAMPAIGN, "dealt") == state.turn:
        rule, facts = "FIEF-TURN-08", {"turn": state.turn}
        table.object(Refused("out_of_phase", "fief.dealt", rule=rule, **facts))
    hands = _Hands(state, table)
    if counts_hands(state):
        hands.fill()
    elif reshuffle:
        hands.reshuffle()
    hands.do([changed(state, CAMPAIGN, "dealt", state.turn)])
    return Outcome({"turn": state.turn}, hands.facts(), hands.effects, hands.notes)


class _Hands:
    """The hands of all players while they are being filled."""

    def __init__(self, state: State, table: Table) -> None:
        self.now = state.copy()
        self.table = table
        self.effects: list[Effect] = []
        self.notes: list[dict[str, Any]] = []
        self.players: list[Dealt] = []
        self.lords: list[Laid] = []
        self.shuffled: int | None = None
        self.rule = "FIEF-SETUP-09" if state.turn <= 1 else "FIEF-TURN-08"

    def do(self, effects: list[Effect]) -> None:
        self.now.apply(effects)
        self.effects += effects

    def fill(self) -> None:
        """Fills hands in turn order while cards last (AMB-98, FIEF-SETUP-09)."""
        short = 0
        for player in playing(self.now):
            wanted = LIMITS["hand"] - held(self.now, player)
            dealt = self._deal(player, wanted)
            short += max(wanted, 0) - dealt
            count = held(self.now, player)
            self.players.append({"player": player, "cards": dealt, "hand": count})
        if short:
            self.notes.append(warning("fief.short", rule="FIEF-AMB-98", cards=short))

    def _deal(self, player: str, wanted: int) -> int:
        dealt = 0
        while dealt < wanted:
            if not self.now.balance(DECK, CARD):
                if not self.now.balance(DISCARD, CARD):
                    break
                self.reshuffle()
                continue
            count = min(wanted - dealt, self.now.balance(DECK, CARD))
            because = Because(self.rule, player)
            self.do([Transfer(CARD, count, DECK, hand(player), because)])
            dealt += count
        return dealt

    def reshuffle(self) -> None:
        """Reshuffles; a player without a lord may first ask for a discard (CARD-08)."""
        for player in playing(self.now):
            if not lords.family(self.now, player) and on_map(self.now, player):
                self._lord_for(player)
        # At most once, because nothing dealt is discarded.
        self.shuffled = self.now.balance(DISCARD, CARD)
        self.do(reshuffled(self.now))

    def _lord_for(self, player: str) -> None:
        """A lord from the discards, chosen or drawn, placed like a new one (AMB-21)."""
        lying = cards_of(self.now, "lord").items()
        left = [lord for lord, place in lying if place == DISCARD]
        if not left:
            return
        name = self.now.name(player)
        if house(self.now, "cards.reshuffle_lord") == "choice":
            lord = pick_or_none(
                self.now, self.table, f"lord.{name}", (*left, None), who=player
            )
        elif self.table.choose(f"lord.{name}", ("draw", "none"), who=player) == "none":
            lord = None
        else:
            names = [self.now.name(one) for one in left]
            why = "fief.reshuffle_lord"
            faces = self.table.roll(player, why, d(len(left)), 1, among=names)
            lord = left[faces[0] - 1]
        if lord is None:
            return
        limit(self.now, self.table, player)
        places = place_for(self.now, self.table, player, None)
        village = pick(self.now, self.table, f"at.{name}", places, who=player)
        because = Because("FIEF-CARD-08", player)
        self.do(placed(self.now, player, lord, village, because, source=DISCARD))
        self.lords.append({"player": player, "lord": lord, "at": village})

    def facts(self) -> Deal:
        """What was dealt and what is left, as facts."""
        counted = counts_hands(self.now)
        return {
            "turn": self.now.turn,
            "players": self.players,
            "deck": self.now.balance(DECK, CARD) if counted else None,
            "discard": self.now.balance(DISCARD, CARD) if counted else None,
            "reshuffled": self.shuffled,
            "lords": self.lords,
        }
