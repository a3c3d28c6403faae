"""Words for figures: what they are, have and may improve."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.texts import Words

KINDS: Texts = {"hero": "hero", "troop": "troop"}

ROLES: Texts = {
    "general": "general",
    "chief": "chief",
    "healer": "healer",
    "standard_bearer": "standard-bearer",
    "mage": "mage",
}

# Whether a figure may fight in its owner's next battle.
FATES: Texts = {
    "ready": "ready",
    "misses_next": "must rest",
    "fallen": "fallen, still to roll",
}

ITEMS: Texts = {
    "magic_armour": "magic armour",
    "magic_weapon": "magic weapon",
}

EFFECTS: Texts = {
    "defence_plus_1": "Defence +1",
    "piercing_plus_1": "Piercing +1, or Piercing 1",
    "piercing_1": "Piercing 1",
}

STATS: Texts = {
    "movement": "Movement",
    "melee": "Melee",
    "shooting": "Shooting",
    "defence": "Defence",
    "mental": "Mental",
    "life": "Life",
}

# How a characteristic was improved.
BETTER: Texts = {
    "score": "score",
    "second_attack": "second attack",
    "ability": "ability",
}

IMPROVING = N_(
    "A higher score, a second attack no better than the first, or a believable ability."
)


def bettered(how: str, words: Words) -> str:
    """All recorded improvements, with their kinds in words."""
    improvements = []
    for one in how.split("; "):
        kind, *rest = one.split(" ", 1)
        improvements.append(
            " ".join([words.say(BETTER[kind]) if kind in BETTER else kind, *rest])
        )
    return ", ".join(improvements)
