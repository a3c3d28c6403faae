"""How much the reference of each game holds, as its rulebook is numbered."""

from __future__ import annotations

import re

# How many rules each chapter has.
CHAPTERS = {
    "medfan": {
        "MED-WIN": 8,
        "MED-ARMY": 20,
        "MED-TERR": 47,
        "MED-NAME": 25,
        "MED-OBJ": 16,
        "MED-BATTLE": 34,
        "MED-LENGTH": 6,
        "MED-SEQ": 6,
        "MED-SPOILS": 10,
        "MED-SURV": 11,
        "MED-INC": 19,
        "MED-SHOP": 11,
        "MED-ADV": 10,
        "MED-CREDIT": 1,
    },
    "fief": {
        "FIEF-MAP": 8,
        "FIEF-SETUP": 12,
        "FIEF-TURN": 13,
        "FIEF-CARD": 62,
        "FIEF-LORD": 12,
        "FIEF-INC": 22,
        "FIEF-BUY": 15,
        "FIEF-MOVE": 29,
        "FIEF-FIGHT": 32,
        "FIEF-AIM": 8,
        "FIEF-GRACE": 19,
        "FIEF-FIEF": 37,
        "FIEF-NEGO": 5,
        "FIEF-MARRY": 14,
        "FIEF-PRINCE": 9,
        "FIEF-VOTE": 12,
        "FIEF-CROWN": 13,
        "FIEF-REGENCY": 13,
        "FIEF-GUARD": 14,
        "FIEF-REVOLT": 21,
        "FIEF-WIN": 11,
        "FIEF-VAR": 28,
        "FIEF-STOCK": 13,
        "TAC-GEN": 12,
        "TAC-ARCH": 31,
        "TAC-BOMB": 13,
        "TAC-GUARD": 21,
        "TAC-MERC": 37,
    },
}
# How many of the numbers of a chapter belong to no rule: its parts begin anew.
GAPS = {"FIEF-CARD": 9, "FIEF-VAR": 6}
RULINGS = {
    "medfan": {
        "MED-INC": 13,
        "MED-SPOILS": 5,
        "MED-SURV": 4,
        "MED-TERR": 8,
        "MED-OBJ": 10,
        "MED-ARMY": 5,
        "MED-BATTLE": 11,
        "MED-LENGTH": 2,
        "MED-SHOP": 4,
        "MED-ADV": 3,
        "MED-NAME": 5,
        "MED-WIN": 4,
    },
    "fief": {
        "FIEF-FIEF": 19,
        "FIEF-CARD": 17,
        "FIEF-FIGHT": 16,
        "FIEF-MOVE": 10,
        "FIEF-GRACE": 8,
        "FIEF-VAR": 8,
        "FIEF-BUY": 7,
        "FIEF-REVOLT": 7,
        "FIEF-VOTE": 5,
        "FIEF-REGENCY": 5,
        "FIEF-WIN": 5,
        "FIEF-AIM": 4,
        "FIEF-INC": 4,
        "FIEF-TURN": 3,
        "FIEF-SETUP": 3,
        "FIEF-MARRY": 3,
        "FIEF-LORD": 2,
        "FIEF-STOCK": 2,
        "FIEF-NEGO": 2,
        "FIEF-PRINCE": 2,
        "FIEF-GUARD": 2,
        "FIEF-MAP": 1,
        "FIEF-CROWN": 1,
        "TAC-GEN": 2,
        "TAC-ARCH": 23,
        "TAC-BOMB": 7,
        "TAC-GUARD": 14,
        "TAC-MERC": 22,
    },
}
# How the code spells an id.
IDS = {
    "medfan": re.compile(r"MED-([A-Z]+-)?[A-Z]+-\d+"),
    "fief": re.compile(r"(FIEF|TAC)-[A-Z]+-\d+"),
}
# What stands nowhere in print and does not follow from it: said once for all in
# the tables that the rule sums up.
LOST = {"medfan": ["MED-BATTLE-33"], "fief": []}
