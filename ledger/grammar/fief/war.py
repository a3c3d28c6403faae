"""War: battles and their chances, captives, revolts."""

from __future__ import annotations

from ledger.grammar import (
    ALOUD,
    CHOOSE,
    COUNTED,
    MANY,
    MONEY,
    OPEN,
    PLAYER,
    RESOLVES,
    RULED,
    RULES,
    RULING,
    TERRITORY,
    THROWS,
    Act,
    Question,
    by_path,
)
from ledger.grammar.choosing import GO_ON
from ledger.grammar.fief import CAPTIVE, FINDING, LORD, OFFERING
from ledger.grammar.fief.choices import (
    CAPTIVITY,
    CAPTOR,
    CAPTURED,
    DEATH,
    OWNER,
    ROUNDS,
)
from ledger.grammar.words import Kind, arg, flag, opt

FIGHTER = Kind(
    "fief.fighter",
    "fief.fighter",
    find="ledger.rules.fief.war.uprising:fighter",
    fits=f"{OFFERING}:fighters",
)
MODE = Kind("fief.mode", "code.battle_mode", find="ledger.rules.fief.war.situation:way")
AIM = Kind(
    "fief.aim", find="ledger.rules.fief.war.targets:target", parts=(FIGHTER, ":", LORD)
)
SHARE = Kind("fief.share", "pair", f"{FINDING}:share", parts=(PLAYER, "=", COUNTED))
COMMITMENT = Kind(
    "fief.commitment",
    find="ledger.rules.fief.war.decisions:commitment",
    parts=(PLAYER, ":", COUNTED),
)

# Sides and troops are not named individually. Those of a battle off the board are read
# together: what is allowed depends on `--tactics`, and on whether somebody can be asked.
BATTLE_SIDE = Kind("fief.battle side", "code.battle_side")
BATTLE_SITE = Kind("fief.battle site", "code.site")
TARGET = Kind("fief.target", "code.target")
FALLS = Kind("fief.falls", "code.losses")
REROLLED = Kind("fief.rerolled", "code.rerolls")
SHOT = Kind("fief.shot", "code.archers")
FORCE = Kind("fief.force", "fief.force")  # what a side has: soldiers=8,lords=2
AIMED = Kind("fief.aimed", "fief.aims", parts=(BATTLE_SIDE, ":", COUNTED, ":", TARGET))
LOSS = Kind(
    "fief.loss",
    "fief.losses",
    fits=f"{OFFERING}:losses",
    parts=(BATTLE_SIDE, ":", FALLS),
)
REROLL = Kind(
    "fief.reroll",
    "fief.rerolls",
    fits="=low none",
    parts=(BATTLE_SIDE, ":", REROLLED),
)
SHOTS = "=shoot hold aim"
ARCHERY = Kind(
    "fief.archery",
    "fief.archers",
    fits=SHOTS,
    parts=(BATTLE_SIDE, ":", SHOT, ":", TARGET),
)
SHOOTING = Kind(
    "fief.shooting",
    "fief.archers",
    "ledger.rules.fief.war.decisions:shooting",
    fits=SHOTS,
    parts=(BATTLE_SIDE, ":", SHOT, ":", LORD),
)
JOINING = Kind(
    "fief.joining", "fief.sided", parts=(BATTLE_SIDE, ":", COUNTED, ":", COUNTED)
)
MERCY = Kind("fief.asked mercy", "fief.sided", parts=(BATTLE_SIDE, ":", COUNTED))
CHANCE = Kind("fief.chance")  # 0.9, or 90%

INSIDE = flag("inside")
SORTIE = flag("sortie")
PASSAGE = flag("passage")
AIMS = opt("aims", AIMED, "--aim", many=True)
LOSSES = opt("losses", LOSS, many=True)
REROLLS = opt("rerolls", REROLL, many=True)
ARCHERS = opt("archers", ARCHERY, many=True)
COMMITS = opt("commits", JOINING, "--commit", many=True)
PLAGUE = flag("plague")
TACTICS = flag("tactics")
ATTACKER = opt("attacker", FORCE, required=True)
DEFENDER = opt("defender", FORCE, required=True)
SITE = opt("site", BATTLE_SITE, default="open")

NOT_DUE = "fief.battle_none fief.battle_which fief.battle_other"
UNSAID = "fief.odds_sides"

COMMANDS = by_path(
    Act(
        "fief battle",
        "ledger.rules.fief.war.fighting:battle",
        (
            # Without these three, the battle that is due is meant.
            arg("village", TERRITORY, required=False, lacked=NOT_DUE),
            opt("attackers", FIGHTER, "--attacker", many=True, lacked=NOT_DUE),
            opt("defenders", FIGHTER, "--defender", many=True, lacked=NOT_DUE),
            opt("mode", MODE, default="joint"),
            INSIDE,
            SORTIE,
            PASSAGE,
            opt("aims", AIM, "--aim", many=True),
            LOSSES,
            REROLLS,
            opt("archers", SHOOTING, many=True),
            opt("commits", COMMITMENT, "--commit", many=True),
        ),
        takes=(*THROWS, RULING, CHOOSE),
        actors=("attackers",),
        closed=OPEN,
        choices=(*ROUNDS, *CAPTURED, CAPTIVITY, *DEATH, GO_ON),
    ),
    Act(
        "fief captive",
        "ledger.rules.fief.war.ambush:captivity",
        (arg("lord", LORD),),
        takes=(*RULED, CHOOSE),
        actors=("lord",),
        closed=OPEN,
        choices=(CAPTIVITY, CAPTOR, *DEATH),
    ),
    Act(
        "fief ransom",
        "ledger.rules.fief.families.releasing:ransom",
        (
            arg("lord", CAPTIVE),
            opt("to", TERRITORY, required=True),
            arg("amount", MONEY, required=False, lacked="fief.ransom_unsaid"),
            opt("shares", SHARE, "--share", many=True),
        ),
        actors=("lord",),
        closed={"balances": "purses"},
        purses=ALOUD,
    ),
    Act(
        "fief calm",
        "ledger.rules.fief.families.calming:calm",
        (arg("lord", LORD), opt("points", MANY)),
        takes=(*THROWS, RULING, CHOOSE),
        actors=("lord",),
        closed={"money": "purse player"},
        choices=(CAPTOR, OWNER, *DEATH),
    ),
    Act(
        "fief resolve",
        "ledger.rules.fief.war.skirmish:resolve",
        (
            ATTACKER,
            DEFENDER,
            SITE,
            INSIDE,
            TACTICS,
            opt("rounds", MANY),
            AIMS,
            LOSSES,
            REROLLS,
            ARCHERS,
            COMMITS,
            opt("mercy", MERCY),
            SORTIE,
            PASSAGE,
            PLAGUE,
        ),
        takes=(*RESOLVES, CHOOSE),
        face=True,
        actors=(),
        closed=OPEN,
        choices=ROUNDS,
    ),
    Question(
        "fief odds",
        words=(
            arg("village", TERRITORY, required=False, lacked=f"{UNSAID}?"),
            # In a village, the owners of the forces.
            opt("attacker", FORCE, lacked=UNSAID),
            opt("defender", FORCE, lacked=UNSAID),
            SITE,
            INSIDE,
            TACTICS,
            flag("exact"),
            opt("rounds", MANY),
            opt("at_least", CHANCE),
            opt("side", BATTLE_SIDE, "--for"),
            AIMS,
            LOSSES,
            REROLLS,
            ARCHERS,
            SORTIE,
            PASSAGE,
            PLAGUE,
            RULES,
        ),
    ),
)
