"""Income, purchases and debts."""

from __future__ import annotations

from ledger.grammar import (
    ALL,
    ANY_MANY,
    AS,
    CHOOSE,
    COUNTED,
    FOR,
    HIDE,
    MANY,
    MONEY,
    OPEN,
    PLAYER,
    RULED,
    WHO,
    Act,
    Question,
    by_path,
)
from ledger.grammar.fief import FINDING, OFFERING
from ledger.grammar.fief.choices import AT, LEAVE, WHICH_LORD, WHOSE_GUARD
from ledger.grammar.words import Kind, arg, opt

GOODS = Kind("fief.goods", "code.goods")
BID = Kind("fief.bid", "pair", f"{FINDING}:bid", parts=(PLAYER, "=", COUNTED))
OWN_LORD = Kind(
    "fief.own lord", find=f"{FINDING}:own_lord", fits=f"{OFFERING}:own_lords"
)
OWN_VILLAGE = Kind(
    "fief.own village",
    find="ledger.rules.common.finding:territory",
    fits=f"{OFFERING}:own_villages",
)
# The treasurer, too: it is for the rule to say that he gives no credit.
PARTY = Kind("fief.party", find="ledger.rules.common.finding:purse", fits="player")
LENT = {
    "amount": "passed from to",
    "owed": "secret from to",
    "balances": "purses",
}
DEBT = (arg("source", PARTY), arg("target", PARTY), arg("amount", MONEY), FOR)

COMMANDS = by_path(
    Act(
        "fief buy",
        "ledger.rules.fief.purchases.buying:buy",
        (
            WHO,
            arg("item", GOODS),
            opt("at", OWN_VILLAGE, lacked="fief.where fief.where_soldiers"),
            opt("count", MANY),
            opt("lord", OWN_LORD),
            opt("value", MANY),
        ),
        takes=(*RULED, CHOOSE),
        actors=("player",),
        closed={"money": "purse player"},
        choices=(AT, WHICH_LORD, LEAVE, WHOSE_GUARD),
    ),
    Act(
        "fief income",
        "ledger.rules.fief.treasury.income:income",
        needs=("state", "table", "forecast"),
        actors=(),
        # What is left in the box reveals the sum of all purses.
        closed={"notes_left": "lying bank"},
    ),
    Act(
        "fief lend",
        "ledger.rules.fief.treasury.lending:lend",
        DEBT,
        actors=("from",),
        closed=LENT,
        purses="amount",
    ),
    Act(
        "fief repay",
        "ledger.rules.fief.treasury.lending:repay",
        DEBT,
        actors=("from",),
        closed=LENT,
        purses="amount",
    ),
    Act(
        "fief forgive",
        "ledger.rules.fief.treasury.lending:forgive",
        (
            arg("creditor", PARTY),
            arg("debtor", PARTY),
            arg("amount", MONEY, required=False),
            FOR,
        ),
        actors=("creditor",),
        closed=dict.fromkeys(("amount", "owed"), "secret debtor creditor"),
        purses="amount",
    ),
    Question("fief debts", "ledger.reading.fief.families:debts", (AS, HIDE, ALL)),
    Act(
        "fief upkeep",
        "ledger.rules.fief.purchases.upkeep:upkeep",
        (WHO, opt("keep", ANY_MANY, required=True)),
        actors=("player",),
        closed={"money": "purse player"},
    ),
    Act(
        "fief auction",
        "ledger.rules.fief.purchases.auction:auction",
        (opt("bids", BID, "--bid", many=True), opt("again", BID, many=True)),
        needs=("state", "table", "words"),
        face=True,
        actors=("bids.player",),
        closed=OPEN,
    ),
)
