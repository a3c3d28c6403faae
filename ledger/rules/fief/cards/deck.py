"""Where the blue cards are: deck, hands, table, discards; how many, and which.

Their number is counted by the commodity `card`, and each kind by one of its own. Cards
that nobody has seen are `unseen`, both in the deck and in hands.
"""

from __future__ import annotations

from ledger.effects import Because, Effect, Transfer, moved
from ledger.errors import Refused
from ledger.rules.fief.board.places import dioceses
from ledger.rules.fief.facts import CARD, DECK, DISCARD, KINDS, TABLE, UNSEEN
from ledger.rules.fief.house import house
from ledger.rules.fief.tables import BLUE, LORDS
from ledger.rules.fief.variants.sales import over
from ledger.rules.game import warning
from ledger.state import CAMPAIGN, WORLD, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State

    Notes = list[dict[str, Any]]

# Kinds whose cards are each known by name.
NAMED = ("lord", "bishop")
CARDS = (*NAMED, *KINDS)


def counts_hands(state: State) -> bool:
    """Whether the ledger counts the cards in hand, or leaves them to the table."""
    return bool(house(state, "cards.hands") == "counted")


def hand(player: str) -> str:
    """The account of the cards that a player holds."""
    return f"hand/{player}"


def held(state: State, player: str) -> int:
    """How many cards a player holds; which ones is a secret (FIEF-CARD-09)."""
    return state.balance(hand(player), CARD)


def total(kind: str) -> int:
    """How many cards of a kind there are (FIEF-STOCK-07)."""
    if kind == "lord":
        return len(LORDS["men"]) + len(LORDS["women"])
    return int(BLUE[kind])


def seen(state: State, kind: str, where: str) -> int:
    """How many cards of a kind are on the `table`, in `discard` or `unseen`."""
    if kind not in NAMED:
        if where != TABLE:
            return state.balance(where, kind)
        away = (DISCARD, UNSEEN, WORLD)
        return sum(state.balance(a, kind) for a in state.balances if a not in away)
    lie = cards_of(state, kind)
    return sum(place == where for place in lie.values())


def cards_of(state: State, kind: str) -> dict[str, str]:
    """Where each lord's or bishop's card is."""
    field = "player" if kind == "lord" else "bishop"
    subjects = state.subjects("lord") if kind == "lord" else dioceses(state)
    return {
        s: TABLE
        if state.get(s, field)
        else DISCARD
        if state.get(s, "discarded")
        else UNSEEN
        for s in subjects
    }


# Out of a hand ---------------------------------------------------------------------


def leaves_hand(
    state: State, player: str, target: str, because: Because, count: int = 1
) -> tuple[list[Effect], Notes]:
    """Moves cards out of a hand, to the table or the discards (FIEF-STOCK-11).

    Before the first deal the hands have not been counted: cards played then come from
    the deck, with a warning.
    """
    if not counts_hands(state) or not count:
        return [], []
    holds = held(state, player)
    if holds >= count:
        return [Transfer(CARD, count, hand(player), target, because)], []
    begun = state.get(CAMPAIGN, "dealt")
    if begun or state.balance(DECK, CARD) < count - holds:
        raise short_hand(player, holds, count)
    rule = "FIEF-STOCK-11"
    note = warning("fief.hand_uncounted", rule=rule, player=player)
    effects = [
        *moved(CARD, holds, hand(player), target, because),
        *moved(CARD, count - holds, DECK, target, because),
    ]
    return effects, [note]


def short_hand(player: str, holds: int, wanted: int) -> Refused:
    """The refusal of more cards than a hand holds."""
    facts = {"player": player, "held": holds, "wanted": wanted}
    return Refused("out_of_stock", "fief.hand", rule="FIEF-STOCK-11", **facts)


def need_unseen(state: State, kind: str) -> None:
    """Refuses a card of which none can be in a hand (FIEF-STOCK-07)."""
    if seen(state, kind, UNSEEN) < 1:
        facts = {
            "card": kind,
            "total": total(kind),
            "lying": seen(state, kind, TABLE),
            "discarded": seen(state, kind, DISCARD),
        }
        raise Refused("out_of_stock", "fief.card_out", rule="FIEF-STOCK-07", **facts)


def lay(
    state: State, player: str, kind: str, where: str, because: Because
) -> tuple[list[Effect], Notes]:
    """Plays a card from a hand on the table, at a place."""
    need_unseen(state, kind)
    effects, notes = leaves_hand(state, player, TABLE, because)
    return [*effects, Transfer(kind, 1, UNSEEN, where, because)], notes


def spend(
    state: State, player: str, kind: str, because: Because
) -> tuple[list[Effect], Notes]:
    """Uses a card from a hand, which is discarded at once (FIEF-CARD-15)."""
    need_unseen(state, kind)
    effects, notes = leaves_hand(state, player, DISCARD, because)
    return [*effects, Transfer(kind, 1, UNSEEN, DISCARD, because)], notes


def taken_away(
    state: State, kind: str, where: str, because: Because, count: int = 1
) -> list[Effect]:
    """Discards cards from the table (FIEF-CARD-06)."""
    effects = moved(kind, count, where, DISCARD, because)
    return [*effects, *cards_off(state, count, because)]


def cards_off(state: State, count: int, because: Because) -> list[Effect]:
    """Moves the number of cards from the table's count to the discards'."""
    if not counts_hands(state):
        return []
    return moved(CARD, min(count, state.balance(TABLE, CARD)), TABLE, DISCARD, because)


# The discard pile ------------------------------------------------------------------


def reshuffled(state: State) -> list[Effect]:
    """Makes the discards the deck again, so that nobody knows where they are.

    By FIEF-CARD-07.
    """
    because = Because("FIEF-CARD-06")
    effects = moved(CARD, state.balance(DISCARD, CARD), DISCARD, DECK, because)
    for kind in KINDS:
        count = state.balance(DISCARD, kind)
        effects += moved(kind, count, DISCARD, UNSEEN, because)
    for kind in NAMED:
        for subject, place in cards_of(state, kind).items():
            if place == DISCARD:
                back = changed(state, subject, "discarded", None)
                effects.append(back._replace(because=because))
                effects += over(state, subject, because)  # FIEF-VAR-01
    return effects
