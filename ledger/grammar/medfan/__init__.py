"""The Med-Fan campaign: its rooms, and the kinds of words that several of them have."""

from __future__ import annotations

from ledger.grammar import PLAYER, Kind

# The second word of every command, in the order of the manual, and its room.
HOME = {
    "after": "after",
    "income": "after",
    "goal": "after",
    "standings": "after",
    "survival": "after",
    "spoils": "after",
    "objective": "after",
    "join": "armies",
    "recruit": "armies",
    "improve": "armies",
    "dismiss": "armies",
    "spell": "armies",
    "item": "armies",
    "council": "armies",
    "roster": "armies",
    "prepare": "battle",
    "scenario": "battle",
    "improvement": "battle",
    "length": "battle",
    "card": "battle",
    "score": "battle",
    "determine": "after",
    "capability": "after",
    "odds": "after",
}

# Where the functions stand that make ids of words.
FINDING = "ledger.rules.medfan.finding"

OFFERING = "ledger.rules.medfan.offering"

# Figures of the player who stands before.
FIGURE = Kind("medfan.figure", find=f"{FINDING}:figure", fits=f"{OFFERING}:figures")
OWNED_FIGURE = Kind(
    "medfan.owned figure", find=f"{FINDING}:fighter", parts=(PLAYER, ":", FIGURE)
)
OBJECTIVE = Kind("medfan.objective", "code.objective")
AIM = Kind("medfan.aim", "medfan.aim", f"{FINDING}:aim", parts=(PLAYER, ":", OBJECTIVE))
