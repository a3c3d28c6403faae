"""What a game of Fief counts and records besides what all games do.

Accounts are a place and an owner: `territory:Bourg/player:Anne` holds Anne's soldiers
in Bourg, `territory:Bourg/territory:Vaux/player:Anne` those on the road at the entrance
of Bourg, coming from Vaux; `territory:Bourg` holds its buildings, `region:Rouge` and
`diocese:Sigy` the cards on them.

The mercenaries whom a player employs wait in `camp/player:Anne`; those who have fought
stay with the soldiers on the spot until the turn ends; unemployed ones are in `stock`,
the general reserve.

Which cards a hand holds is not recorded: only their number is, in `hand/player:Anne`;
all cards of a kind not yet seen are in `unseen`, whether in a hand or in the deck.
"""

from __future__ import annotations

import os

from ledger.rules.common import facts as common
from ledger.rules.fief.tables import BLUE, PHASES
from ledger.rules.game import Commodity, declared

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State

CARD = "card"  # a blue card of any kind
DEBT = "debt"  # what one player owes another, on `debt/DEBTOR/CREDITOR`
VALUES = ("v1", "v3", "v6")
# The counters of the Tactical extension (TAC-GEN-01).
ARCHER, BOMBARD, MERCENARY = "archer", "bombard", "mercenary"
GUARDSMEN = ("guard_knight", "guard_sergeant")
NEUTRAL = (MERCENARY, *GUARDSMEN)  # neutral (TAC-GEN-03)
SOLDIERS = (*VALUES, ARCHER)
TROOPS = (*SOLDIERS, BOMBARD)  # what a family buys, and moves with a lord
BUILDINGS = ("castle", "city", "mill", "press")
# Blue cards that are only counted; lords' and bishops' are known individually.
KINDS = tuple(kind for kind in BLUE if kind not in ("source", "cards", "bishop"))

STOCK = "stock"
DECK, DISCARD, TABLE, UNSEEN = "deck", "discard", "table", "unseen"
REBELS = "rebels"
KING, QUEEN = "king", "queen"
GUARDS = {office: f"guard/{office}" for office in (KING, QUEEN)}
# Guards that are due to a captive, until freed (FIEF-AMB-129).
WAITING = {office: f"waiting/{office}" for office in (KING, QUEEN)}
# Accounts, or parts of them, that are not things with names.
PLAIN = frozenset(
    {STOCK, DECK, DISCARD, TABLE, UNSEEN, REBELS, KING, QUEEN, DEBT}
    | {"guard", "waiting", "hand", "escrow", "camp"}
)


def at_least_nothing(account: str) -> int | None:
    """The floor of counters and cards: 0, but none for the world."""
    return None if account == "world" else 0


def box(account: str) -> str:
    """Where soldier counters on an account come from: the stock of their series."""
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

# The latest turn in which a player acted in each phase, or finished it.
CLOCK = " ".join(
    f"{did}_{phase}:count*" for did in ("acted", "done") for phase in PHASES["order"]
)

FIELDS = common.FIELDS | declared(
    campaign="""
        villages:list!  # the board, in map order
        regions:list! dioceses:list! king:lord queen:lord regent:lord prince:lord
        regent_until:count
        hereditary:yes  # the king came by inheritance
        ballot:count*  # the turn of the latest one
        elected:lord  # who waits for his coronation
        box:yes!* dealt:count* income:count*
        auctioned:count*  # the turn
        length:count
        over:count  # the turn with which the game ended
        winners:list! revolt:player revolt_at:text(territory) revolt_since:count
        revolt_fights:list*  # whom they must fight
        revolt_took:list*  # titles of their cities
        revolt_steps:count* revolt_steps_in:count* assassin:player murdered:text
    """,
    region="""
        name:name! tallage:player
        plague:count  # the turn in which it struck
    """,
    diocese="""
        name:name! bishop:lord discarded:yes tithe:player
        sale:count*  # the turn; see `bishop_auction`
    """,
    territory="""
        region:region diocese:diocese roads:list! x:count* y:count* guests:list
        ruled:yes*  # a limit was overruled here
        fought:list!*  # a turn, and who has attacked in it and stands before the village
        stopped:list!*  # a turn, and whose last lord was shot there: he attacks no more
        walked:list!*  # how far the soldiers in it have walked: see `walking`
    """,
    title="""
        holder:lord region:region  # the founding of its fief brings it into being
        capital:territory
        keeper:player  # who keeps the card without a lord for it
        aside:yes  # the card waits at the treasurer
        heir:text  # a player or the crown, when a family died out
    """,
    lord="""
        name:name! player:player at:text(territory)
        laid:count  # the turn in which the card was played
        discarded:yes ruled:yes*
        captor:text(player)  # a player, or the rebels
        spouse:lord cardinal:yes
        calmed:count*  # the turn; see `calming`
        darc:yes dungeon:yes
        forfeit:list!*  # the titles that he had when he was put into it
        steps:count*
        steps_in:count*  # in this turn
        steps_darc:count*  # with D'Arc
    """,
    player=f"""
        village:territory  # chosen at the start
        chose:count*  # in which order
        {CLOCK}
        upkept:count*  # the turn; see `camp`
        fought:count*  # the turn of a battle
        ruled:yes*
        ransom_by:count  # the last turn for it; see `ransoms`
        counted:list!  # points: "5:120"
        out:count  # the turn in which the family died out
    """,
)


def phases(_state: State) -> tuple[str, ...]:
    """The six phases of a turn (FIEF-TURN-01)."""
    order: tuple[str, ...] = PHASES["order"]
    return order


def views() -> str:
    """The views that show what this game derives."""
    path = os.path.join(os.path.dirname(__file__), "views.sql")
    with open(path, encoding="utf-8") as file:
        return file.read()
