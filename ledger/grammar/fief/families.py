"""Families: marriages, births, deaths, heirs."""

from __future__ import annotations

from ledger.grammar import (
    CHOOSE,
    FILE,
    FORCE,
    OPEN,
    PLAYER,
    RULED,
    TERRITORY,
    Act,
    Question,
    by_path,
)
from ledger.grammar.choosing import GO_ON
from ledger.grammar.fief import FINDING, LORD, OFFERING, REGION
from ledger.grammar.fief.choices import AT, DEATH
from ledger.grammar.words import Kind, arg, opt

CAUSE = Kind("fief.cause", "code.cause")
SPOUSE = Kind(
    "fief.spouse",
    find="ledger.rules.fief.crown.marrying:living",
    fits=f"{OFFERING}:lords",
)
SON = Kind("fief.son", find=f"{FINDING}:lord_card", fits=f"{OFFERING}:unseen_lords")
GARRISON = Kind("fief.garrison", find="ledger.rules.fief.crown.garrisoning:wish")

COMMANDS = by_path(
    Act(
        "fief die",
        "ledger.rules.fief.families.dying:died",
        (arg("lord", LORD), opt("cause", CAUSE, required=True)),
        takes=(*RULED, CHOOSE),
        actors=(),
        closed=OPEN,
        choices=DEATH,
    ),
    Act(
        "fief inherit",
        "ledger.rules.fief.crown.inheriting:inherit",
        (
            arg("regions", REGION, required=False, many=True),
            opt("garrison", GARRISON, many=True),
        ),
        takes=(*RULED, CHOOSE),
        actors=(),
        closed=OPEN,
        choices=DEATH,
    ),
    Act(
        "fief marry",
        "ledger.rules.fief.crown.marrying:marry",
        (arg("one", SPOUSE), arg("other", SPOUSE)),
        takes=(*RULED, CHOOSE),
        actors=("groom", "bride"),
        closed=OPEN,
        choices=DEATH,
    ),
    Question("fief alliances", "ledger.reading.fief.families:alliances"),
    Act(
        "fief prince",
        "ledger.rules.fief.crown.prince:born",
        (arg("lord", SON), opt("by", PLAYER), opt("at", TERRITORY)),
        takes=(*RULED, CHOOSE),
        actors=("by",),
        closed=OPEN,
        choices=(AT, GO_ON),
    ),
    Question(
        "fief tree",
        words=(arg("player", PLAYER, required=False), opt("svg", FILE), FORCE),
    ),
)
