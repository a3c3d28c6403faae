"""The words of list files and scores in either language."""

from __future__ import annotations

from commands.texts.marks import Texts
from commands.texts.siege.words import ROLES, TYPES

# Spellings of the words of a list file; the first one is the code.
LIST_KEYS: Texts = {
    "role": "side",
    "points": "points",
    "spent": "points spent",
    "people": "people",
    "scenario": "scenario",
    "won_before": "won before",
    "equipment": "equipment",
    "unit": "unit",
    "name": "name",
    "type": "type",
    "stands": "stands",
    "count": "number",
    "cost": "price",
    "magic": "magic items",
    "section": "section",
    "kind": "kind",
    "state": "state",
    "generals": "general",
    "attackers": "attackers",
    "defenders": "defenders",
    "control": "held by",
    "destroyed": "destroyed",
    "contested": "contested",
}
LIST_TYPES: Texts = {
    **TYPES,
    "general": "general",
    "character": "character",
}
CONTROL: Texts = {
    **ROLES,
    "contested": "contested",
    "destroyed": "destroyed",
}
VOCABULARIES: dict[str, dict[str, str]] = {
    "control": CONTROL,
    "list_key": LIST_KEYS,
    "list_type": LIST_TYPES,
}
# Other words for the same, without case, accents and punctuation.
ROLES_ALSO: dict[str, str] = {
    "attaquants": "attacker",
    "attackers": "attacker",
    "besieger": "attacker",
    "besiegers": "attacker",
    "assiegeant": "attacker",
    "assiegeants": "attacker",
    "defenseurs": "defender",
    "defenders": "defender",
    "besieged": "defender",
    "assiege": "defender",
    "assieges": "defender",
}
ALSO: dict[str, dict[str, str]] = {
    "army_role": ROLES_ALSO,
    "control": {
        **ROLES_ALSO,
        "nobody": "contested",
        "nul": "contested",
        "personne": "contested",
        "tie": "contested",
        "egalite": "contested",
        "rubble": "destroyed",
        "detruit": "destroyed",
        "detruite": "destroyed",
        "detruits": "destroyed",
        "detruites": "destroyed",
        "dispute": "contested",
        "disputes": "contested",
        "disputees": "contested",
    },
    "list_key": {
        "besiegers": "attackers",
        "assiegeants": "attackers",
        "besieged": "defenders",
        "assieges": "defenders",
    },
    "list_type": {
        "fantassins": "infantry",
        "cavaliers": "cavalry",
        "knights": "cavalry",
        "chevaliers": "cavalry",
        "hero": "character",
        "heros": "character",
        "wizard": "character",
        "magicien": "character",
        "sorcier": "character",
        "personnage": "character",
    },
    "section_state": {"detruite": "destroyed"},
    "siege": {
        "course pour la tour": "watchtower",
        "de l'aide pour la tour": "help",
        "braken keep": "braken_keep",
        "a siege of one's own": "siege",
    },
}
# The faults for a word that is in none of them.
REFUSED: dict[str, str] = {
    "siege.unknown_army_role": "army_role",
    "siege.unknown_control": "control",
    "siege.unknown_list_type": "list_type",
    "siege.unknown_piece": "piece",
    "siege.unknown_section_kind": "section_kind",
    "siege.unknown_section_state": "section_state",
    "siege.unknown_siege": "siege",
}
