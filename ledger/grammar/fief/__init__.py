"""A game of Fief: its rooms, and the kinds of words that several of them have."""

from __future__ import annotations

from ledger.grammar import Kind

# The second word of every command, in the order of the manual, and its room.
HOME = {
    "battle": "war",
    "buy": "treasury",
    "found": "fiefs",
    "bestow": "fiefs",
    "captive": "war",
    "ransom": "war",
    "deal": "cards",
    "cards": "cards",
    "die": "families",
    "elect": "crown",
    "crown": "crown",
    "guard": "crown",
    "inherit": "families",
    "score": "crown",
    "income": "treasury",
    "lend": "treasury",
    "repay": "treasury",
    "forgive": "treasury",
    "debts": "treasury",
    "luck": "cards",
    "marry": "families",
    "alliances": "families",
    "prince": "families",
    "upkeep": "treasury",
    "auction": "treasury",
    "move": "movement",
    "stacks": "movement",
    "ways": "movement",
    "can": "movement",
    "calm": "war",
    "settle": "board",
    "length": "board",
    "done": "movement",
    "tree": "families",
    "seat": "fiefs",
    "sell": "fiefs",
    "resolve": "war",
    "odds": "war",
    "map": "board",
    "card": "cards",
    "rebels": "movement",
    "setup": "board",
}

FINDING = "ledger.rules.fief.finding"
OFFERING = "ledger.rules.fief.offering"
LORD = Kind("fief.lord", find=f"{FINDING}:lord", fits=f"{OFFERING}:lords")
CAPTIVE = Kind("fief.captive", find=f"{FINDING}:anybody", fits=f"{OFFERING}:captives")
REGION = Kind("fief.region", find=f"{FINDING}:region", fits="region")
