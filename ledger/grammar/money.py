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
    ),
)
