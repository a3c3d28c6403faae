"""What a game of Fief counts and records besides what every game does.

Accounts are a place and an owner: `territory:Bourg/player:Anne` holds Anne's soldiers
in Bourg, `territory:Bourg/territory:Vaux/player:Anne` those that stand on the road at
the entrance of Bourg, coming from Vaux; `territory:Bourg` holds its buildings,
`region:Rouge` and `diocese:Sigy` the cards that lie on them.

Which cards the hands hold is nobody's business: their number lies in `hand/player:Anne`,
and every kind that nobody has seen yet in `unseen`, be it in a hand or in the deck.
"""

from __future__ import annotations

from ledger.rules.common import facts as common
from ledger.rules.fief.tables import BLUE, PHASES
from ledger.rules.game import Commodity, Field

CARD = "card"  # a blue card, whatever it is
VALUES = ("v1", "v3", "v6")
BUILDINGS = ("castle", "city", "mill", "press")
# Blue cards of which only the number counts; lords and bishops are known one by one.
KINDS = tuple(kind for kind in BLUE if kind not in ("source", "cards", "bishop"))

STOCK = "stock"
DECK, DISCARD, TABLE, UNSEEN = "deck", "discard", "table", "unseen"
REBELS = "rebels"
KING, QUEEN = "king", "queen"
GUARDS = {office: f"guard/{office}" for office in (KING, QUEEN)}
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
        "hand",
        "escrow",
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
    | {name: Commodity(name, at_least_nothing, box=box) for name in VALUES}
    | {
        name: Commodity(name, at_least_nothing, box=lambda _: STOCK)
        for name in BUILDINGS
    }
    | {name: Commodity(name, at_least_nothing, box=lambda _: UNSEEN) for name in KINDS}
    | {CARD: Commodity(CARD, at_least_nothing, box=lambda _: DECK)}
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
        Field("diocese", "name", "name", correctable=False),
        Field("diocese", "bishop", "lord"),
        Field("diocese", "discarded", "yes"),
        Field("diocese", "tithe", "player"),
        Field("territory", "region", "region"),
        Field("territory", "diocese", "diocese"),
        Field("territory", "roads", "list", correctable=False),
        Field("territory", "x", "count", inner=True),
        Field("territory", "y", "count", inner=True),
        Field("territory", "guests", "list"),
        Field("territory", "ruled", "yes", inner=True),  # a limit was overruled here
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
        Field("lord", "darc", "yes"),
        Field("lord", "dungeon", "yes"),
        Field("lord", "steps", "count", inner=True),
        Field("lord", "steps_in", "count", inner=True),  # in this turn
        Field("lord", "steps_darc", "count", inner=True),  # with D'Arc
        Field("campaign", "king", "lord"),
        Field("campaign", "queen", "lord"),
        Field("campaign", "regent", "lord"),
        Field("campaign", "prince", "lord"),
        Field("campaign", "regent_until", "count"),
        # Players.
        Field("player", "village", "territory"),  # chosen at the start
        Field("player", "chose", "count", inner=True),  # in which order
        # The latest turn in which a player acted in each phase.
        *(Field("player", f"acted_{p}", "count", inner=True) for p in PHASES["order"]),
        Field("player", "ruled", "yes", inner=True),
        Field("player", "out", "count"),  # the turn in which the family died out
        # The turn.
        Field("campaign", "box", "yes", inner=True),
        Field("campaign", "dealt", "count", inner=True),
        Field("campaign", "income", "count", inner=True),
        Field("campaign", "length", "count"),
        Field("campaign", "revolt", "player"),
        Field("campaign", "revolt_at", "text", names="territory"),
        Field("campaign", "revolt_since", "count"),
        Field("campaign", "revolt_steps", "count", inner=True),
        Field("campaign", "revolt_steps_in", "count", inner=True),
        Field("campaign", "assassin", "player"),
        Field("campaign", "murdered", "text"),
    )
}
