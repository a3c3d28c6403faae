"""Words for territories, and for what may become of them."""

from __future__ import annotations

from commands.texts.marks import N_, Texts
from ledger.naming import folded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.texts import Words

CAPABILITIES: Texts = {
    "mercenary_camp": "Mercenary Camp",
    "tavern": "Tavern",
    "training_ground": "Training Ground",
    "labyrinth": "Labyrinth of Trials",
    "council_of_archmages": "Council of Archmages",
    "military_academy": "Military Academy",
    "house_of_healers": "House of Healers",
    "blood_altar": "Blood Altar",
    "thieves_guild": "Thieves’ Guild",
    "treasure_cache": "Treasure Cache",
    "smugglers_den": "Smugglers’ Den",
    "volcanic_mine": "Volcanic Mine",
    "refugee_camp": "Refugee Camp",
    "casino": "Casino",
    "prosperous_holding": "Prosperous Holding",
    "holding": "Holding",
    "poor_holding": "Poor Holding",
    "wasteland": "Wasteland",
}

UNKNOWN = N_("unknown territory {number}")

# The tables of capabilities.
CATEGORIES: Texts = {
    "unique": "a unique capability",
    "rare": "a rare capability",
    "common": "a common capability",
}

BENEFITS: Texts = {
    "three_more_spells_per_mage": "three more spells for each mage",
    "one_more_hero_may_be_mage": "one more hero who may be a mage",
}

# What may become of a territory after a battle.
CHANGES: Texts = {
    "won": "won",
    "given": "given up",
    "vacated": "unoccupied again",
    "pillage": "pillaged",
    "block": "out of use",
    "destruction": "destroyed",
}


def unknown(words: Words, subject: str) -> str:
    """The words for a territory that is not known yet; anything else stays as it is."""
    head, _, number = subject.rpartition(" ")
    if head != "territory:unknown" or not number.isdigit():
        return subject
    return words.say(UNKNOWN, number=number)


def numbered(word: str) -> str:
    """A territory in these words, in either language, as rules call it: unknown 4."""
    from commands.texts import Words

    number = word.rsplit(maxsplit=1)[-1] if word.split() else ""
    shown = (Words(lang).say(UNKNOWN, number=number) for lang in ("en", "fr"))
    return f"unknown {number}" if folded(word) in map(folded, shown) else word
