"""Money: payments, counts and corrections."""

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
    REMARK,
    TURN,
    WHO,
    WRITES,
    Act,
    Question,
    by_path,
)
from ledger.grammar.words import Kind, arg, opt

CORRECTING = "ledger.rules.common.correcting"
TALLIES = Kind(
    "tallies",
    "tallied",
    find="ledger.rules.common.counting:others",
    parts=(PLAYER,),
    whole=True,
)
TOLD = ("booked", "counted", "difference")  # one player's coins
CORRECTED = Kind("corrected", find=f"{CORRECTING}:meant", whole=True)
VALUE = Kind("value", find=f"{CORRECTING}:value")  # the value to be corrected

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
        "ledger.rules.common.counting:count",
        (
            arg("player", PLAYER, sign="="),
            arg("amount", COUNTED),
            arg("others", TALLIES, many=True, required=False, sign="="),
        ),
        takes=(*WRITES, AS, ALL),
        needs=("state", "moved"),
        actors=("player", "others.player"),
        closed={
            **dict.fromkeys(("amount", "others.amount", *TOLD), "purse player"),
            **{f"counts.{path}": "purse player" for path in TOLD},
            "suspects": "suspects player",
        },
        purses="counted",
    ),
    Act(
        "correct",
        "ledger.rules.common.correcting:correct",
        (
            arg("what", CORRECTED, many=True),
            arg("value", VALUE),
            opt("remark", REMARK, "--for", required=True),
        ),
        takes=WRITES,
        needs=("state", "game"),
        actors=(),
        closed={
            "value": "kept what account",
            "before": "kept what account",
            "after": "kept what account",
        },
        purses="value",
        face=True,
    ),
)
