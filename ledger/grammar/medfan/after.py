"""After a battle: spoils, survival, land, income."""

from __future__ import annotations

from ledger.grammar import (
    AMOUNT,
    BY_DICE,
    CHOOSE,
    COUNTED,
    FOR,
    NAME,
    OPEN,
    PLAIN,
    PLAYER,
    RESOLVES,
    RULES,
    RULING,
    THROWS,
    WHO,
    WRITES,
    Act,
    Question,
    by_path,
)
from ledger.grammar.medfan import AIM, FINDING, OFFERING, OWNED_FIGURE
from ledger.grammar.medfan.choices import EITHER_OF, FOUND, INCOME, TAKEN
from ledger.grammar.words import Kind, arg, flag, opt

WINNER = Kind(
    "medfan.winner", "code.winner", f"{FINDING}:winner", fits=f"{OFFERING}:winners"
)
STEP_AFTER = Kind("medfan.step after", "code.step_after", f"{FINDING}:step_after")
UNKNOWN_LAND = Kind(
    "medfan.unknown land",
    "medfan.unknown_land",
    f"{FINDING}:unknown_land",
    fits=f"{OFFERING}:unknown",
)
TALLY = Kind("tally", "count")
CAPABILITY = Kind("medfan.capability", "code.capability", f"{FINDING}:capability")

OWNED = opt("owned", CAPABILITY, many=True)
WHOSE = opt("player", PLAYER, "--for")
AGAINST = opt("against", PLAYER)

UNTOLD = "medfan.battle_untold medfan.no_aftermath"
ALONG = "medfan.battle_untold+ medfan.no_aftermath+"

COMMANDS = by_path(
    Act(
        "medfan after",
        "ledger.rules.medfan.after:after",
        (
            opt("winner", WINNER, lacked=UNTOLD),
            opt("attacker", PLAYER, lacked=UNTOLD),
            opt("defender", PLAYER, lacked=UNTOLD),
            opt("dead", OWNED_FIGURE, many=True, lacked=ALONG),
            opt("fled", OWNED_FIGURE, many=True),
            opt("absent", OWNED_FIGURE, many=True),
            opt("objective", AIM, many=True),
            opt("until", STEP_AFTER),
            opt("called", NAME, "--name", many=True),
            BY_DICE,
            FOR,
        ),
        takes=(*THROWS, CHOOSE, RULING),
        actors=("attacker", "defender", "objectives"),
        closed={"hoards": "purses", "standings.money": "purse name"},
        choices=(*TAKEN, *FOUND, *INCOME),
    ),
    Act(
        "medfan income",
        "ledger.rules.medfan.after:income",
        (AGAINST, FOR),
        takes=(*THROWS, CHOOSE, RULING),
        actors=(),
        closed={"hoards": "purses", "standings.money": "purse name"},
        choices=INCOME,
    ),
    Act(
        "medfan goal",
        "ledger.rules.medfan.campaign_end:goal",
        (opt("games", AMOUNT), opt("territories", AMOUNT), flag("half"), FOR),
        takes=WRITES,
        needs=("state",),
        actors=(),
        closed=OPEN,
    ),
    Question("medfan standings", "ledger.reading.medfan.ranking:standings"),
    Act(
        "medfan survival",
        "ledger.rules.medfan.survival:resolve",
        (arg("figures", AMOUNT), flag("healer"), flag("house")),
        takes=(*RESOLVES, CHOOSE),
        needs=("table",),
        actors=(),
        closed=OPEN,
    ),
    Act(
        "medfan spoils",
        "ledger.rules.medfan.spoils:resolve",
        (arg("cost", COUNTED), opt("altar", TALLY, default=0)),
        takes=(*RESOLVES, CHOOSE),
        needs=("state",),
        actors=(),
        closed=OPEN,
    ),
    Act(
        "medfan objective",
        "ledger.rules.medfan.objectives:resolve",
        takes=(*RESOLVES, CHOOSE),
        needs=("table",),
        face=True,
        actors=(),
        closed=OPEN,
    ),
    Act(
        "medfan determine",
        "ledger.rules.medfan.determining:discover",
        (
            arg("name", UNKNOWN_LAND, required=False),
            WHOSE,
            opt("called", NAME, "--name"),
            BY_DICE,
        ),
        takes=(*THROWS, CHOOSE),
        actors=("player",),
        closed=OPEN,
        choices=FOUND,
    ),
    Act(
        "medfan capability",
        "ledger.rules.medfan.resolving:capability",
        (OWNED,),
        takes=(*RESOLVES, CHOOSE),
        needs=("table",),
        face=True,
        actors=(),
        closed=OPEN,
        choices=(EITHER_OF,),
    ),
    Question(
        "medfan odds survival",
        words=(arg("figures", AMOUNT), flag("healer"), flag("house")),
        takes=PLAIN,
    ),
    Question("medfan odds income", words=(WHO, AGAINST)),
    Question("medfan odds territory", words=(OWNED, WHOSE, RULES)),
)
