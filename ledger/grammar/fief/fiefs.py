"""Fiefs and their titles: founded, bestowed, voted and sold."""

from __future__ import annotations

from ledger.grammar import (
    CHOOSE,
    MONEY,
    PLAYER,
    RULED,
    TERRITORY,
    WHO,
    Act,
    Kind,
    arg,
    by_path,
    flag,
    opt,
)
from ledger.grammar.fief import LORD, REGION

DIOCESE = Kind("fief.diocese")

COMMANDS = by_path(
    Act(
        "fief found",
        "ledger.acting.fief.buying:found",
        (
            WHO,
            arg("region", REGION),
            opt("capital", TERRITORY, required=True),
            opt("lord", LORD, required=True),
        ),
        actors=("player",),
    ),
    Act(
        "fief bestow",
        "ledger.acting.fief.buying:bestow",
        (arg("region", REGION), opt("lord", LORD, required=True)),
        actors=("lord",),
    ),
    Act(
        "fief seat",
        "ledger.acting.fief.variants:seat",
        (
            arg("diocese", DIOCESE),
            opt("winner", PLAYER),
            opt("price", MONEY),
            opt("bishop", LORD),
            flag("discard"),
            opt("presides", LORD),
            flag("unsold"),
        ),
        takes=(*RULED, CHOOSE),
        actors=("winner", "presides"),
    ),
    Act(
        "fief sell",
        "ledger.acting.fief.variants:sell",
        (
            arg("lord", LORD),
            arg("buyer", PLAYER),
            arg("amount", MONEY),
            opt("at", TERRITORY),
        ),
        takes=(*RULED, CHOOSE),
        actors=("seller",),
    ),
)
