"""Fiefs and their titles: founding, granting, voting on and selling them."""

from __future__ import annotations

from ledger.grammar import (
    ALOUD,
    CHOOSE,
    MONEY,
    OPEN,
    PLAYER,
    RULED,
    TERRITORY,
    WHO,
    Act,
    by_path,
)
from ledger.grammar.fief import CAPTIVE, FINDING, LORD, OFFERING, REGION
from ledger.grammar.fief.choices import AT, AUCTIONED, DEATH
from ledger.grammar.words import Kind, arg, flag, opt

CAPITAL = Kind(
    "fief.capital",
    find="ledger.rules.common.finding:territory",
    fits=f"{OFFERING}:villages_of_region",
)
DIOCESE = Kind("fief.diocese", find=f"{FINDING}:diocese", fits="diocese")

COMMANDS = by_path(
    Act(
        "fief found",
        "ledger.rules.fief.purchases.founding:found",
        (
            WHO,
            arg("region", REGION),
            opt("capital", CAPITAL, required=True),
            opt("lord", LORD, required=True),
        ),
        actors=("player",),
        needs=("state", "table", "entry", "unused"),
        closed={"money": "purse player"},
    ),
    Act(
        "fief bestow",
        "ledger.rules.fief.purchases.bestowing:bestow",
        (arg("region", REGION), opt("lord", LORD, required=True)),
        actors=("lord",),
        closed=OPEN,
    ),
    Act(
        "fief seat",
        "ledger.rules.fief.variants.bishop_auction:seat",
        (
            arg("diocese", DIOCESE),
            opt("winner", PLAYER, lacked="fief.seat_half"),
            opt("price", MONEY, lacked="fief.seat_half"),
            opt("bishop", LORD, lacked="fief.seat_half?"),
            flag("discard"),
            opt("presides", LORD),
            flag("unsold"),
        ),
        takes=(*RULED, CHOOSE),
        actors=("winner", "presides"),
        closed={"balances": "purses"},
        purses=ALOUD,
        choices=AUCTIONED,
    ),
    Act(
        "fief sell",
        "ledger.rules.fief.variants.selling:sell",
        (
            arg("lord", CAPTIVE),
            arg("buyer", PLAYER),
            arg("amount", MONEY),
            opt("at", TERRITORY),
        ),
        takes=(*RULED, CHOOSE),
        actors=("seller",),
        closed={"balances": "purses"},
        purses=ALOUD,
        choices=(AT, *DEATH),
    ),
)
