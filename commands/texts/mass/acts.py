"""The sentences that tell entries of mass combat, and what its dice are for."""

from __future__ import annotations

from commands.texts.marks import N_

GAMES: dict[str, str] = {"mass": N_("Mass combat")}

ACTS: dict[str, str] = {
    "mass personal": N_(
        "A personal roll of {total} ({situation}, {engagement}): "
        "{damage_dice} {damage_dice:damage die|damage dice}, reputation {reputation}"
    ),
    "mass personal.opportunity": N_(
        "A personal roll of {total} ({situation}, {engagement}): "
        "{damage_dice} {damage_dice:damage die|damage dice}, reputation {reputation}, "
        "a heroic opportunity"
    ),
    "mass roll": N_("{rolled:plain}k{keep:plain}: {total}"),
    "mass volley": N_(
        "A volley of level {level}: {hits} {hits:hit|hits} with "
        "{dice_count} {dice_count:die|dice}"
    ),
}
THROWS: dict[str, str] = {
    "personal": N_("personal roll"),
    "pool": N_("roll and keep"),
    "volley": N_("volley, 8 and more hit"),
    "stray": N_("who takes a hit that is left over"),
}
