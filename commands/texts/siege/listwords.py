"""What list files and scores call things, in either language."""

from __future__ import annotations

from commands.texts.marks import N_
from commands.texts.siege.words import ROLES, TYPES

# What the words of a list file are called; in code, by the first of their words.
LIST_KEYS: dict[str, str] = {
    "role": N_("side"),
    "points": N_("points"),
    "spent": N_("points spent"),
    "people": N_("people"),
    "scenario": N_("scenario"),
    "won_before": N_("won before"),
    "equipment": N_("equipment"),
    "unit": N_("unit"),
    "name": N_("name"),
    "type": N_("type"),
    "stands": N_("stands"),
    "count": N_("number"),
    "cost": N_("price"),
    "magic": N_("magic items"),
    "section": N_("section"),
    "kind": N_("kind"),
    "state": N_("state"),
    "generals": N_("general"),
    "attackers": N_("besiegers"),
    "defenders": N_("besieged"),
    "control": N_("held by"),
    "destroyed": N_("destroyed"),
    "contested": N_("contested"),
}
LIST_TYPES: dict[str, str] = {
    **TYPES,
    "general": N_("general"),
    "character": N_("character"),
}
CONTROL: dict[str, str] = {
    **ROLES,
    "contested": N_("contested"),
    "destroyed": N_("destroyed"),
}
VOCABULARIES: dict[str, dict[str, str]] = {
    "control": CONTROL,
    "list_key": LIST_KEYS,
    "list_type": LIST_TYPES,
}
# Other words for the same, without case, accents and signs.
ROLES_ALSO: dict[str, str] = {
    "attaquant": "attacker",
    "attaquants": "attacker",
    "attackers": "attacker",
    "besiegers": "attacker",
    "assiegeants": "attacker",
    "defenseur": "defender",
    "defenseurs": "defender",
    "defenders": "defender",
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
    },
}
# The faults of a word that is in none of them.
REFUSED: dict[str, str] = {
    "siege.unknown_army_role": "army_role",
    "siege.unknown_control": "control",
    "siege.unknown_list_type": "list_type",
    "siege.unknown_piece": "piece",
    "siege.unknown_section_kind": "section_kind",
    "siege.unknown_section_state": "section_state",
    "siege.unknown_siege": "siege",
}
