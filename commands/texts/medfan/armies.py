"""What figures are, have and may improve."""

from __future__ import annotations

from commands.texts.marks import N_

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.texts import Words

KINDS: dict[str, str] = {"hero": N_("hero"), "troop": N_("troop")}

ROLES: dict[str, str] = {
    "general": N_("general"),
    "chief": N_("chief"),
    "healer": N_("healer"),
    "standard_bearer": N_("standard-bearer"),
    "mage": N_("mage"),
}

# Whether a figure may fight in its owner's next battle.
FATES: dict[str, str] = {
    "ready": N_("ready"),
    "misses_next": N_("must rest"),
    "fallen": N_("fallen, still to roll"),
}

ITEMS: dict[str, str] = {
    "magic_armour": N_("magic armour"),
    "magic_weapon": N_("magic weapon"),
}

EFFECTS: dict[str, str] = {
    "defence_plus_1": N_("Defence +1"),
    "piercing_plus_1": N_("Piercing +1, or Piercing 1"),
    "piercing_1": N_("Piercing 1"),
}

STATS: dict[str, str] = {
    "movement": N_("Movement"),
    "melee": N_("Melee"),
    "shooting": N_("Shooting"),
    "defence": N_("Defence"),
    "mental": N_("Mental"),
    "life": N_("Life"),
}

# How a characteristic was improved.
BETTER: dict[str, str] = {
    "score": N_("score"),
    "second_attack": N_("second attack"),
    "ability": N_("ability"),
}

IMPROVING = N_(
    "A higher score, a second attack no better than the first, or an ability that is "
    "easy to believe."
)


def bettered(how: str, words: Words) -> str:
    """Every improvement as it was written down, its kind in words."""
    told = []
    for one in how.split("; "):
        kind, *rest = one.split(" ", 1)
        told.append(
            " ".join([words.say(BETTER[kind]) if kind in BETTER else kind, *rest])
        )
    return ", ".join(told)
