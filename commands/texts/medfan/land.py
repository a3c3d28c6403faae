"""What territories are called, and what may become of them."""

from __future__ import annotations

from commands.texts.marks import N_

CAPABILITIES: dict[str, str] = {
    "mercenary_camp": N_("Mercenary Camp"),
    "tavern": N_("Tavern"),
    "training_ground": N_("Training Ground"),
    "labyrinth": N_("Labyrinth of Trials"),
    "council_of_archmages": N_("Council of Archmages"),
    "military_academy": N_("Military Academy"),
    "house_of_healers": N_("House of Healers"),
    "blood_altar": N_("Blood Altar"),
    "thieves_guild": N_("Thieves' Guild"),
    "treasure_cache": N_("Treasure Cache"),
    "smugglers_den": N_("Smugglers' Den"),
    "volcanic_mine": N_("Volcanic Mine"),
    "refugee_camp": N_("Refugee Camp"),
    "casino": N_("Casino"),
    "prosperous_holding": N_("Prosperous Holding"),
    "holding": N_("Holding"),
    "poor_holding": N_("Poor Holding"),
    "wasteland": N_("Wasteland"),
}

# Which of the tables of capabilities names it.
CATEGORIES: dict[str, str] = {
    "unique": N_("a unique capability"),
    "rare": N_("a rare capability"),
    "common": N_("a common capability"),
}

BENEFITS: dict[str, str] = {
    "three_more_spells_per_mage": N_("three more spells for each mage"),
    "one_more_hero_may_be_mage": N_("one more hero who may be a mage"),
}

# What may become of a territory after a battle.
CHANGES: dict[str, str] = {
    "won": N_("won"),
    "given": N_("given up"),
    "vacated": N_("unoccupied again"),
    "pillage": N_("pillaged"),
    "block": N_("out of use"),
    "destruction": N_("destroyed"),
}
