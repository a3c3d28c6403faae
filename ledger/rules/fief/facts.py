"""What a game of Fief counts and records besides what every game does.

Accounts are a place and an owner: `territory:Bourg/player:Anne` holds Anne's soldiers
in Bourg, `territory:Bourg/territory:Vaux/player:Anne` those that stand on the road at
the entrance of Bourg, coming from Vaux; `territory:Bourg` holds its buildings,
`region:Rouge` and `diocese:Sigy` the cards that lie on them.

The mercenaries whom a player employs wait in `camp/player:Anne`; those who fought
lie with his soldiers on the spot until the turn ends, those whom nobody has hired in
`stock`, the general reserve.

Which cards the hands hold is nobody's business: their number lies in `hand/player:Anne`,
and every kind that nobody has seen yet in `unseen`, be it in a hand or in the deck.
"""

from __future__ import annotations

import os

from ledger.rules.common import facts as common
from ledger.rules.fief.tables import BLUE, PHASES
from ledger.rules.game import Commodity, Field

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State

CARD = "card"  # a blue card, whatever it is
DEBT = "debt"  # what one player owes another, on `debt/DEBTOR/CREDITOR`
VALUES = ("v1", "v3", "v6")
# The counters of the Tactical extension (TAC-GEN-01).
ARCHER, BOMBARD, MERCENARY = "archer", "bombard", "mercenary"
GUARDSMEN = ("guard_knight", "guard_sergeant")
NEUTRAL = (MERCENARY, *GUARDSMEN)  # nobody's own (TAC-GEN-03)
SOLDIERS = (*VALUES, ARCHER)
TROOPS = (*SOLDIERS, BOMBARD)  # what a family buys, and moves with a lord
BUILDINGS = ("castle", "city", "mill", "press")
# Blue cards of which only the number counts; lords and bishops are known one by one.
KINDS = tuple(kind for kind in BLUE if kind not in ("source", "cards", "bishop"))

STOCK = "stock"
DECK, DISCARD, TABLE, UNSEEN = "deck", "discard", "table", "unseen"
REBELS = "rebels"
KING, QUEEN = "king", "queen"
GUARDS = {office: f"guard/{office}" for office in (KING, QUEEN)}
# Guards that are due to a captive, until he is free (FIEF-AMB-129).
WAITING = {office: f"waiting/{office}" for office in (KING, QUEEN)}
# Accounts, or parts of them, that are no things with names.
PLAIN = frozenset(
    {
        STOCK,
        DECK,
        DISCARD,
        TABLE,
        UNSEEN,
        REBELS,
        KING,
        QUEEN,
        "guard",
        "waiting",
        "hand",
        "escrow",
        "camp",
        DEBT,
    }
)


def at_least_nothing(account: str) -> int | None:
    """A heap of counters or cards has some or none; the world gives all."""
    return None if account == "world" else 0


def box(account: str) -> str:
    """Where a heap of soldier counters was taken from: the stock of its series."""
    band = account.rpartition("/")[2]
    return f"{STOCK}/{band}"


COMMODITIES = (
    common.COMMODITIES
    | {name: Commodity(name, at_least_nothing, box=box) for name in TROOPS}
    | {
        name: Commodity(name, at_least_nothing, box=lambda _: STOCK)
        for name in (*BUILDINGS, *NEUTRAL)
    }
    | {name: Commodity(name, at_least_nothing, box=lambda _: UNSEEN) for name in KINDS}
    | {CARD: Commodity(CARD, at_least_nothing, box=lambda _: DECK)}
    | {DEBT: Commodity(DEBT, at_least_nothing)}
)

FIELDS = common.FIELDS | {
    (field.kind, field.name): field
    for field in (
        # The board.
        Field("campaign", "villages", "list", correctable=False),  # in map order
        Field("campaign", "regions", "list", correctable=False),
        Field("campaign", "dioceses", "list", correctable=False),
        Field("region", "name", "name", correctable=False),
        Field("region", "tallage", "player"),
        Field("region", "plague", "count"),  # the turn in which it struck
        Field("diocese", "name", "name", correctable=False),
        Field("diocese", "bishop", "lord"),
        Field("diocese", "discarded", "yes"),
        Field("diocese", "tithe", "player"),
        Field("diocese", "sale", "count", inner=True),  # the turn; see `bishop_auction`
        Field("territory", "region", "region"),
        Field("territory", "diocese", "diocese"),
        Field("territory", "roads", "list", correctable=False),
        Field("territory", "x", "count", inner=True),
        Field("territory", "y", "count", inner=True),
        Field("territory", "guests", "list"),
        Field("territory", "ruled", "yes", inner=True),  # a limit was overruled here
        # A turn, and who has attacked in it and stands before the village still.
        Field("territory", "fought", "list", correctable=False, inner=True),
        # A turn, and whose last lord was shot there in it: he attacks no more.
        Field("territory", "stopped", "list", correctable=False, inner=True),
        # How far the soldiers in it have walked: see `walking`.
        Field("territory", "walked", "list", correctable=False, inner=True),
        # Fiefs: a title is brought into being by the founding of its fief.
        Field("title", "holder", "lord"),
        Field("title", "region", "region"),
        Field("title", "capital", "territory"),
        Field("title", "keeper", "player"),  # who keeps the card without a lord for it
        Field("title", "aside", "yes"),  # the card waits at the treasurer
        Field("title", "heir", "text"),  # a player or the crown, when a family died out
        # Lords.
        Field("lord", "name", "name", correctable=False),
        Field("lord", "player", "player"),
        Field("lord", "at", "text", names="territory"),
        Field("lord", "laid", "count"),  # the turn in which the card was played
        Field("lord", "discarded", "yes"),
        Field("lord", "ruled", "yes", inner=True),
        Field("lord", "captor", "text", names="player"),  # a player, or the rebels
        Field("lord", "spouse", "lord"),
        Field("lord", "cardinal", "yes"),
        Field("lord", "calmed", "count", inner=True),  # the turn; see `calming`
        Field("lord", "darc", "yes"),
        Field("lord", "dungeon", "yes"),
        # The titles that he had when he was put into it.
        Field("lord", "forfeit", "list", correctable=False, inner=True),
        Field("lord", "steps", "count", inner=True),
        Field("lord", "steps_in", "count", inner=True),  # in this turn
        Field("lord", "steps_darc", "count", inner=True),  # with D'Arc
        Field("campaign", "king", "lord"),
        Field("campaign", "queen", "lord"),
        Field("campaign", "regent", "lord"),
        Field("campaign", "prince", "lord"),
        Field("campaign", "regent_until", "count"),
        Field("campaign", "hereditary", "yes"),  # the king came by inheritance
        Field("campaign", "ballot", "count", inner=True),  # the turn of the latest one
        Field("campaign", "elected", "lord"),  # who waits for his coronation
        # Players.
        Field("player", "village", "territory"),  # chosen at the start
        Field("player", "chose", "count", inner=True),  # in which order
        # The latest turn in which a player acted in each phase, or finished it.
        *(Field("player", f"acted_{p}", "count", inner=True) for p in PHASES["order"]),
        *(Field("player", f"done_{p}", "count", inner=True) for p in PHASES["order"]),
        Field("player", "upkept", "count", inner=True),  # the turn; see `camp`
        Field("player", "fought", "count", inner=True),  # the turn of a battle
        Field("player", "ruled", "yes", inner=True),
        Field("player", "ransom_by", "count"),  # the last turn for it; see `ransoms`
        Field("player", "counted", "list", correctable=False),  # points: "5:120"
        Field("player", "out", "count"),  # the turn in which the family died out
        # The turn.
        Field("campaign", "box", "yes", correctable=False, inner=True),
        Field("campaign", "dealt", "count", inner=True),
        Field("campaign", "income", "count", inner=True),
        Field("campaign", "auctioned", "count", inner=True),  # the turn
        Field("campaign", "length", "count"),
        Field("campaign", "over", "count"),  # the turn with which the game ended
        Field("campaign", "winners", "list", correctable=False),
        Field("campaign", "revolt", "player"),
        Field("campaign", "revolt_at", "text", names="territory"),
        Field("campaign", "revolt_since", "count"),
        Field("campaign", "revolt_fights", "list", inner=True),  # whom they must fight
        Field("campaign", "revolt_took", "list", inner=True),  # titles of their cities
        Field("campaign", "revolt_steps", "count", inner=True),
        Field("campaign", "revolt_steps_in", "count", inner=True),
        Field("campaign", "assassin", "player"),
        Field("campaign", "murdered", "text"),
    )
}


def phases(_state: State) -> tuple[str, ...]:
    """The six phases of a turn (FIEF-TURN-01)."""
    order: tuple[str, ...] = PHASES["order"]
    return order


def views() -> str:
    """The views that show what this game derives."""
    path = os.path.join(os.path.dirname(__file__), "views.sql")
    with open(path, encoding="utf-8") as file:
        return file.read()
