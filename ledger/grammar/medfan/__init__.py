"""The Med-Fan campaign: its modules, and the kinds of words that several of them have."""

from __future__ import annotations

from ledger.grammar import PLAYER
from ledger.grammar.words import Kind

# The modules in the order of the manual, with the second words of their commands.
MODULES = {
    "after": (
        "after income goal standings survival spoils objective determine "
        "capability odds"
    ),
    "armies": "join recruit improve dismiss spell item council roster",
    "battle": "prepare scenario improvement length card score",
}

# The module of the functions that turn words into ids.
FINDING = "ledger.rules.medfan.finding"

OFFERING = "ledger.rules.medfan.offering"

# Figures of the player named before them.
FIGURE = Kind("medfan.figure", find=f"{FINDING}:figure", fits=f"{OFFERING}:figures")
# A player; completion offers only those who fight.
FIGHTER = Kind(PLAYER.name, PLAYER.reads, PLAYER.find, fits=f"{OFFERING}:fighters")
OWNED_FIGURE = Kind(
    "medfan.owned figure", find=f"{FINDING}:fighter", parts=(FIGHTER, ":", FIGURE)
)
OBJECTIVE = Kind("medfan.objective", "code.objective")
AIM = Kind("medfan.aim", "medfan.aim", f"{FINDING}:aim", parts=(PLAYER, ":", OBJECTIVE))
