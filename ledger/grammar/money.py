"""Money: what goes from purse to purse, what is counted, what is set right."""

from __future__ import annotations

from ledger.grammar import (
    ALL,
    AS,
    COUNTED,
    ENTRY,
    FOR,
    HIDE,
    MONEY,
    PLAYER,
    PURSE,
    TEXT,
    TURN,
    WHO,
    WRITES,
    Act,
    Question,
    arg,
    by_path,
    opt,
)

COMMANDS = by_path(
    Act(
        "pay",
        "ledger.rules.common.money:pay",
        (arg("source", PURSE), arg("target", PURSE), arg("amount", MONEY), FOR),
        needs=("state", "table", "game"),
        actors=("from",),
        closed={"amount": "passed from to", "balances": "purses"},
        purses="amount",
    ),
    Question(
        "treasury",
        "ledger.reading.treasury:treasury",
        (
            arg("player", PLAYER, required=False),
            opt("at", ENTRY),
            opt("turn", TURN),
            AS,
            HIDE,
            ALL,
        ),
    ),
    Question(
        "statement", "ledger.reading.statement:statement", (WHO, AS, ALL), face=True
    ),
    Act(
        "count",
        "ledger.acting.money:count",
        (WHO, arg("amount", COUNTED)),
        takes=(*WRITES, AS, ALL),
        actors=("player",),
        closed={
            "amount": "purse player",
            "booked": "purse player",
            "counted": "purse player",
            "difference": "purse player",
            "suspects": "suspects player",
        },
        purses="counted",
    ),
    Act(
        "correct",
        "ledger.acting.correcting:correct",
        (
            arg("what", TEXT, many=True),
            arg("value", TEXT),
            opt("remark", TEXT, "--for", required=True),
        ),
        takes=WRITES,
        actors=(),
        closed={
            "value": "kept what account",
            "before": "kept what account",
            "after": "kept what account",
        },
        purses="value",
    ),
)
