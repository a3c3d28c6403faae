"""A game of Fief: its modules, and the kinds of words that several of them have."""

from __future__ import annotations

from ledger.grammar.words import Kind

# The modules in the order of the manual, with the second words of their commands.
MODULES = {
    "board": "settle length map setup",
    "treasury": "buy income lend repay forgive debts upkeep auction",
    "fiefs": "found bestow seat sell",
    "movement": "move stacks ways can done rebels",
    "war": "battle captive ransom calm resolve odds",
    "families": "die inherit marry alliances prince tree",
    "crown": "elect crown guard score",
    "cards": "deal cards luck card",
}

FINDING = "ledger.rules.fief.finding"
OFFERING = "ledger.rules.fief.offering"
LORD = Kind("fief.lord", find=f"{FINDING}:lord", fits=f"{OFFERING}:lords")
CAPTIVE = Kind("fief.captive", find=f"{FINDING}:anybody", fits=f"{OFFERING}:captives")
REGION = Kind("fief.region", find=f"{FINDING}:region", fits="region")
