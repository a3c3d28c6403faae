"""A battle, turn by turn."""

from __future__ import annotations

from ledger.grammar import (
    CHOOSE,
    COUNTED,
    RULING,
    TEXT,
    THROWS,
    WRITES,
    Act,
    Kind,
    Question,
    arg,
    by_path,
    flag,
    opt,
)
from ledger.grammar.mass import HERO, SIDE

ENGAGED = Kind("mass.engaged", "mass.engaged")
PLAN = Kind("mass.plan", "mass.plan")
OPPONENT = Kind("mass.opponent")  # a hero, or any name
GROUND = Kind("mass.ground", "mass.ground")
OPPORTUNITY = Kind("mass.opportunity", "mass.opportunity")

COMMANDS = by_path(
    Act(
        "mass turn",
        "ledger.acting.mass.battle:turn",
        (
            opt("engage", ENGAGED, many=True),
            opt("tactic", PLAN, many=True),
            opt("lend", HERO, many=True),
            opt("raises", TEXT, many=True),
            opt("total", TEXT, many=True),
            opt("terrain", GROUND, many=True),
            opt("other", TEXT, many=True),
        ),
        takes=(*THROWS, RULING, CHOOSE),
        actors=("engage", "rolls.side"),
    ),
    Act(
        "mass opportunity",
        "ledger.acting.mass.battle:opportunity",
        (
            arg("hero", HERO),
            arg("code", OPPORTUNITY, required=False),
            flag("decline"),
            flag("give_up"),
            flag("visit"),
            opt("total", COUNTED),
            opt("tn", COUNTED),
            flag("lost"),
            opt("opponent", OPPONENT),
            opt("loss", COUNTED),
            opt("raises", COUNTED),
        ),
        takes=(*THROWS, RULING, CHOOSE),
        actors=("hero",),
    ),
    Act(
        "mass down",
        "ledger.rules.mass.falling:down",
        (arg("hero", HERO), flag("back")),
        actors=(),
    ),
    Act(
        "mass duel",
        "ledger.rules.mass.closing:duel",
        (arg("hero", HERO), arg("loser", OPPONENT)),
        takes=WRITES,
        needs=("state",),
        actors=("hero",),
    ),
    Act("mass end", "ledger.rules.mass.closing:end", (opt("winner", SIDE),), actors=()),
    Question("mass status", "ledger.reading.mass.standing:standing"),
)
