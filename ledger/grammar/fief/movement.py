"""Movement: stacks, their routes, and what a player can do."""

from __future__ import annotations

from ledger.grammar import (
    ALL,
    AS,
    CHOOSE,
    HIDE,
    MANY,
    OPEN,
    PLAYER,
    RULED,
    WHO,
    Act,
    Question,
    by_path,
)
from ledger.grammar.choosing import GO_ON
from ledger.grammar.fief import FINDING, LORD, OFFERING
from ledger.grammar.fief.choices import DEATH, ENTERED
from ledger.grammar.words import Kind, arg, flag, opt

TERRITORIES = Kind(
    "territories",
    "names",
    "ledger.rules.common.finding:territory",
    fits="territory",
    joins=",",
)
WAY = Kind(
    "fief.way",
    "names",
    "ledger.rules.common.finding:territory",
    fits=f"{OFFERING}:reachable",
    joins=",",
)
MOVER = Kind("fief.mover", find=f"{FINDING}:lord", fits=f"{OFFERING}:movers")
# How many go, where this is to be hidden from the others.
STACKED = ("troops", "drop", "pick", "guards", "dropped.troops", "picked.troops")
MOVED = dict.fromkeys((*STACKED, "effects"), "stacked hidden player")
PRISONER = Kind("fief.prisoner", find=f"{FINDING}:lord", fits=f"{OFFERING}:captives")
TROOP = Kind("fief.troop", "code.goods", fits=f"{OFFERING}:troops")
PARTY = "ledger.rules.fief.movement.party"
TROOPS = Kind(
    "fief.troops",
    "fief.troops",
    f"{PARTY}:troops",
    fits="=all",
    parts=(TROOP, "=", MANY),
    joins=",",
)
# Those who stay or join on the way; the name of the village may come before them.
HALT = Kind(
    "fief.halt",
    "fief.troops",
    f"{PARTY}:halt",
    fits="=all",
    parts=(TROOP, "=", MANY),
    joins=",",
)

COMMANDS = by_path(
    Act(
        "fief move",
        "ledger.rules.fief.movement.moving:move",
        (
            WHO,
            opt("lord", MOVER, lacked="fief.no_leader"),
            opt("to", WAY, many=True, lacked="fief.where_to"),
            opt("others", MOVER, "--with", many=True),
            opt("troops", TROOPS),
            opt("prisoners", PRISONER, "--prisoner", many=True),
            opt("drop", HALT),
            opt("pick", HALT),
            flag("hidden"),
        ),
        takes=(*RULED, CHOOSE),
        needs=("state", "table", "words"),
        actors=("player",),
        closed=MOVED,
        choices=(*ENTERED, *DEATH, GO_ON),
    ),
    Question(
        "fief stacks",
        "ledger.reading.fief.stacks:stacks",
        (arg("player", PLAYER, required=False), flag("hidden"), AS, HIDE),
    ),
    Question("fief ways", "ledger.reading.fief.stacks:ways", (arg("lord", LORD),)),
    Question(
        "fief can",
        "ledger.reading.fief.possible:can",
        (WHO, AS, ALL, flag("missing")),
    ),
    Act(
        "fief done",
        "ledger.rules.fief.turn.clock:done",
        (WHO,),
        takes=(*RULED, CHOOSE),
        actors=("player",),
        closed=OPEN,
        choices=(GO_ON,),
    ),
    Act(
        "fief rebels march",
        "ledger.rules.fief.movement.marching:march",
        (WHO, opt("to", TERRITORIES, many=True, lacked="fief.where_to")),
        takes=(*RULED, CHOOSE),
        actors=("player",),
        closed=OPEN,
        choices=(*ENTERED, *DEATH, GO_ON),
    ),
)
