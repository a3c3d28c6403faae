"""Preparing, measuring and scoring a battle."""

from __future__ import annotations

from ledger.grammar import (
    AMOUNT,
    CHOOSE,
    COUNTED,
    FOR,
    OPEN,
    PLAYER,
    RESOLVES,
    RULES,
    RULING,
    THROWS,
    Act,
    Question,
    by_path,
)
from ledger.grammar.medfan import AIM, FINDING, OWNED_FIGURE
from ledger.grammar.words import Kind, arg, flag, opt

SCENARIO = Kind("medfan.scenario", "code.scenario", f"{FINDING}:scenario")
CAPTIVE = Kind("medfan.captive")  # of the attacker's figures; may be chosen by dice
SIDE = Kind("medfan.side", "medfan.side")
PRISONER = Kind("medfan.prisoner", "code.prisoner")
PIECE = Kind("medfan.piece", parts=(COUNTED, ":", COUNTED))  # attacker first
GEM = Kind("medfan.gem", "code.gem")

COMMANDS = by_path(
    Act(
        "medfan prepare",
        "ledger.rules.medfan.preparing:prepare",
        (
            arg("one", PLAYER),
            arg("other", PLAYER),
            opt("scenario", SCENARIO),
            opt("objectives", AIM, "--objective", many=True),
            opt("attacker", PLAYER, lacked="medfan.attacker_agreed"),
            opt("prisoner", CAPTIVE),
            flag("variable"),
            flag("fixed"),
            flag("again"),
            flag("two_dice"),
            FOR,
        ),
        takes=(*THROWS, RULING),
        needs=("state", "table", "words"),
        actors=("players",),
        closed=OPEN,
    ),
    Act(
        "medfan scenario",
        "ledger.rules.medfan.resolving:scenario",
        (flag("two_dice"),),
        takes=(*RESOLVES, CHOOSE),
        needs=("table",),
        face=True,
        actors=(),
        closed=OPEN,
    ),
    Act(
        "medfan improvement",
        "ledger.rules.medfan.resolving:improvement",
        takes=(*RESOLVES, CHOOSE),
        needs=("table",),
        face=True,
        actors=(),
        closed=OPEN,
    ),
    Act(
        "medfan length",
        "ledger.rules.medfan.length:length",
        (
            opt("turn", AMOUNT, lacked="turn.unsaid"),
            flag("fixed"),
            opt("who", PLAYER),
        ),
        takes=(*RESOLVES, CHOOSE),
        face=True,
        actors=("player",),
        closed=OPEN,
    ),
    Question("medfan card", words=(arg("name", SCENARIO, required=False),)),
    Question(
        "medfan score",
        words=(
            arg("name", SCENARIO, required=False),
            opt("attacker", SIDE),
            opt("defender", SIDE),
            opt("pieces", PIECE, "--piece", many=True),
            opt("prisoner", PRISONER),
            opt("gem", GEM),
            opt("dead", OWNED_FIGURE, many=True),
            opt("wounded", OWNED_FIGURE, many=True),
            RULES,
        ),
    ),
)
