"""Armies: sides, generals, heroes."""

from __future__ import annotations

from ledger.grammar import COUNTED, NAME, RULING, THROWS, WRITES, Act, Question, by_path
from ledger.grammar.mass import MEN, SIDE, UNIT, WALLS
from ledger.grammar.words import arg, flag, opt

# What is needed to make the id of somebody new.
MAKES = ("state", "entry", "unused")

NEW = "mass.lacking"  # details needed for somebody new

COMMANDS = by_path(
    Act(
        "mass side",
        "ledger.rules.mass.armies:side",
        (
            arg("name", NAME),
            opt("men", MEN),
            opt("fortification", WALLS),
            flag("montaigne"),
        ),
        takes=WRITES,
        needs=MAKES,
        actors=("side",),
    ),
    Act(
        "mass general",
        "ledger.rules.mass.armies:general",
        (
            arg("name", NAME),
            opt("side", SIDE, lacked=NEW),
            opt("wits", COUNTED, lacked=NEW),
            opt("strategy", COUNTED, lacked=NEW),
            opt("galvanize", COUNTED),
            flag("commands"),
        ),
        takes=WRITES,
        needs=MAKES,
        actors=("general",),
    ),
    Act(
        "mass steward",
        "ledger.rules.mass.armies:steward",
        (
            arg("name", NAME),
            opt("side", SIDE, lacked=NEW),
            opt("wits", COUNTED, lacked=NEW),
            opt("logistics", COUNTED, lacked=NEW),
        ),
        takes=WRITES,
        needs=MAKES,
        actors=("steward",),
    ),
    Act(
        "mass hero",
        "ledger.rules.mass.armies:hero",
        (
            arg("name", NAME),
            opt("side", SIDE, lacked=NEW),
            opt("wits", COUNTED, lacked=NEW),
            opt("tactics", COUNTED, lacked=NEW),
            opt("command", COUNTED),
            opt("unit", UNIT),
            flag("commission"),
            flag("champion"),
        ),
        takes=WRITES,
        needs=MAKES,
        actors=("hero",),
    ),
    Act(
        "mass start",
        "ledger.rules.mass.starting:start",
        (arg("side", SIDE),),
        takes=WRITES,
        needs=("state",),
        actors=("side",),
    ),
    Act(
        "mass prepare",
        "ledger.rules.mass.starting:prepare",
        (arg("side", SIDE), opt("totals", COUNTED, "--total", many=True)),
        takes=(*THROWS, RULING),
        actors=("side",),
    ),
    Question("mass armies", "ledger.reading.mass.armies:armies"),
)
