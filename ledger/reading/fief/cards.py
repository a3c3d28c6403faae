"""The cards: how many are where, which have been seen, and which are in play."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.reading.played import state_played
from ledger.rules.fief.board.places import dioceses, regions
from ledger.rules.fief.cards.deck import CARDS, counts_hands, held, seen, total
from ledger.rules.fief.facts import CARD, DECK, DISCARD, TABLE, UNSEEN
from ledger.rules.fief.families import lords
from ledger.rules.fief.tables import RANKS, RED
from ledger.state import CAMPAIGN
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.shapes.fief.cards import Cards
    from ledger.state import State
    from ledger.store.book import Book

ON_REGIONS = ("bad_weather", "famine", "tallage")


@at_one_moment
def show(book: Book) -> Cards:
    """Deck, hands and discards by number; the kinds; the cards in play."""
    state = state_played(book, "fief")
    counted = counts_hands(state)
    hands = [{"player": p, "cards": held(state, p)} for p in state.seats]
    answer: Cards = named(
        {
            "deck": state.balance(DECK, CARD) if counted else None,
            "discard": state.balance(DISCARD, CARD) if counted else None,
            "table": state.balance(TABLE, CARD) if counted else None,
            "hands": hands if counted else None,
            "lying": lying(state),
            "blue": blue(state),
            "red": red(state),
        },
        state,
    )
    return answer


def blue(state: State) -> list[dict[str, Any]]:
    """For each kind, how many there are, in play, discarded and still unseen."""
    return [
        {
            "card": kind,
            "total": total(kind),
            "table": seen(state, kind, TABLE),
            "discarded": seen(state, kind, DISCARD),
            "unseen": seen(state, kind, UNSEEN),
        }
        for kind in CARDS
    ]


def red(state: State) -> list[dict[str, Any]]:
    """The treasurer's cards: how many are held, and how many are left (STOCK-08)."""
    held_now = {office: int(bool(lords.office(state, office))) for office in RED}
    ranks = [lords.title_rank(state, title) for title in state.subjects("title")]
    held_now |= {rank: ranks.count(rank) for rank in RANKS["order"]}
    hats = sum(bool(state.get(lord, "cardinal")) for lord in lords.every(state))
    held_now["cardinal"] = hats
    return [
        {
            "card": kind,
            "total": count,
            "held": held_now[kind],
            "left": count - held_now[kind],
        }
        for kind, count in RED.items()
        if kind != "source"
    ]


def lying(state: State) -> list[dict[str, Any]]:
    """The cards in play on regions and dioceses, and in front of players."""
    rows: list[dict[str, Any]] = []
    for region in regions(state):
        for kind in ON_REGIONS:
            player = state.text(region, "tallage") if kind == "tallage" else None
            row = {"card": kind, "on": region, "player": player}
            rows += [row] * state.balance(region, kind)
    for diocese in dioceses(state):
        player = state.text(diocese, "tithe")
        row = {"card": "tithe", "on": diocese, "player": player}
        rows += [row] * state.balance(diocese, "tithe")
        bishop = state.text(diocese, "bishop")
        if bishop:
            owner = lords.owner(state, bishop)
            rows.append({"card": "bishop", "on": bishop, "player": owner})
    for lord in lords.every(state):
        if lords.is_darc(state, lord):
            owner = lords.owner(state, lord)
            rows.append({"card": "darc", "on": lord, "player": owner})
    if state.get(CAMPAIGN, "revolt_at"):
        at, player = state.text(CAMPAIGN, "revolt_at"), state.text(CAMPAIGN, "revolt")
        rows.append({"card": "revolt", "on": at, "player": player})
    return rows
