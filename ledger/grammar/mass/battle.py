"""A battle, turn by turn."""

from __future__ import annotations

from ledger.grammar import (
    CHOOSE,
    COUNTED,
    RULING,
    THROWS,
    WRITES,
    Act,
    Question,
    by_path,
)
from ledger.grammar.choosing import Choice
from ledger.grammar.mass import ENGAGEMENT, HERO, SIDE, TACTIC, TERRAIN
from ledger.grammar.words import Kind, arg, flag, opt

FINDING = "ledger.rules.mass.finding"
ENGAGED = Kind(
    "mass.engaged", "mass.engaged", f"{FINDING}:engaged", parts=(HERO, "=", ENGAGEMENT)
)
PLAN = Kind("mass.plan", "mass.plan", f"{FINDING}:plan", parts=(SIDE, "=", TACTIC))
OPPONENT = Kind("mass.opponent", fits="hero")  # or any name
GROUND = Kind(
    "mass.ground", "mass.ground", f"{FINDING}:ground", parts=(SIDE, "=", TERRAIN)
)
SPENDER = Kind("mass.spender", find=f"{FINDING}:spender", fits="side hero")
SPENT = Kind("mass.spent", find=f"{FINDING}:spent", parts=(SPENDER, "=", COUNTED))
ROLLED = Kind("mass.rolled", find=f"{FINDING}:rolled", parts=(SIDE, "=", COUNTED))
ADDED = Kind("mass.added", find=f"{FINDING}:added", parts=(SIDE, "=", COUNTED))
OPPORTUNITY = Kind("mass.opportunity", "code.opportunity")

LENDING = Kind("mass.lending", "code.lending")
FOUGHT = (
    Choice("engagement", ENGAGEMENT, HERO),
    Choice("tactic", TACTIC, SIDE),
    Choice("opportunity", OPPORTUNITY, HERO),
    Choice("raises", COUNTED, SIDE),
    Choice("lend", LENDING, HERO),
)

COMMANDS = by_path(
    Act(
        "mass turn",
        "ledger.rules.mass.turn:turn",
        (
            opt("engage", ENGAGED, many=True),
            opt("tactic", PLAN, many=True),
            opt("lend", HERO, many=True),
            opt("raises", SPENT, many=True),
            opt("total", ROLLED, many=True),
            opt("terrain", GROUND, many=True),
            opt("other", ADDED, many=True),
        ),
        takes=(*THROWS, RULING, CHOOSE),
        actors=("engage", "rolls.side"),
        choices=FOUGHT,
    ),
    Act(
        "mass opportunity",
        "ledger.rules.mass.settling:settle",
        (
            arg("hero", HERO),
            arg("code", OPPORTUNITY, required=False),
            flag("decline"),
            flag("give_up"),
            flag("visit"),
            opt("total", COUNTED, lacked="mass.opp.total"),
            opt("tn", COUNTED),
            flag("lost"),
            opt("opponent", OPPONENT, lacked="mass.opp.opponent"),
            opt("loss", COUNTED),
            opt("raises", COUNTED),
        ),
        takes=(*THROWS, RULING, CHOOSE),
        actors=("hero",),
        choices=FOUGHT,
    ),
    Act(
        "mass down",
        "ledger.rules.mass.falling:down",
        (arg("hero", HERO), flag("back")),
        actors=(),
    ),
    Act(
        "mass duel",
        "ledger.rules.mass.settling:duel",
        (arg("hero", HERO), arg("loser", OPPONENT)),
        takes=WRITES,
        needs=("state",),
        actors=("hero",),
    ),
    Act(
        "mass end",
        "ledger.rules.mass.closing:end",
        (opt("winner", SIDE, lacked="mass.no_victor"),),
        actors=(),
    ),
    Question("mass status", "ledger.reading.mass.status:battle_status"),
)
