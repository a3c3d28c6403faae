"""Families: marriages, births, deaths, heirs."""

from __future__ import annotations

from ledger.grammar import (
    CHOOSE,
    FILE,
    FORCE,
    PLAYER,
    RULED,
    TERRITORY,
    TEXT,
    Act,
    Kind,
    Question,
    arg,
    by_path,
    opt,
)
from ledger.grammar.fief import LORD, REGION

CAUSE = Kind("fief.cause", "fief.cause")

COMMANDS = by_path(
    Act(
        "fief die",
        "ledger.acting.fief.cards:die",
        (arg("lord", LORD), opt("cause", CAUSE, required=True)),
        takes=(*RULED, CHOOSE),
        actors=(),
    ),
    Act(
        "fief inherit",
        "ledger.acting.fief.inheriting:inherit",
        (
            arg("regions", REGION, required=False, many=True),
            opt("garrison", TEXT, many=True),
        ),
        takes=(*RULED, CHOOSE),
        actors=(),
    ),
    Act(
        "fief marry",
        "ledger.acting.fief.marrying:marry",
        (arg("one", LORD), arg("other", LORD)),
        takes=(*RULED, CHOOSE),
        actors=("groom", "bride"),
    ),
    Question("fief alliances", "ledger.reading.fief.families:alliances"),
    Act(
        "fief prince",
        "ledger.acting.fief.marrying:prince",
        (arg("lord", LORD), opt("by", PLAYER), opt("at", TERRITORY)),
        takes=(*RULED, CHOOSE),
        actors=("by",),
    ),
    Question(
        "fief tree",
        words=(arg("player", PLAYER, required=False), opt("svg", FILE), FORCE),
    ),
)
