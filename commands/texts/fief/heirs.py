"""Words of inheritances between families."""

from __future__ import annotations

from commands.texts.marks import N_

# What becomes of a fief, in a list of several.
TO_LORD = N_("{fief} to {lord} {player:of}")
BY_CROWN = N_("{fief} to {lord} {player:of}, by the grace {giver:of}")
TO_PLAYER = N_("{fief} to {player}, who has no lord for it yet")
# What comes with it.
REMOVED = N_("{player} takes back his counters: {heaps}")
HEAP = N_("{pieces} in {village}")
BOUGHT = N_("{pieces} bought for {village}: {money}")
WITHDRAWN = N_("{pieces} from {source} to {village}")

CONDITIONS: dict[str, str] = {
    "legacy": N_("{region} falls to {player}"),
    "legacy.nobody": N_("{region} waits for an heir"),
}
DUE: dict[str, str] = {
    "inheritance": N_(
        "{region} falls to {heir}: that comes first in this phase – `fief inherit`"
    ),
}
DOINGS: dict[str, str] = {"inherit": N_("inherit the fief, or give it away")}
REFUSALS: dict[str, str | tuple[str, str]] = {
    "fief.inheritance_first": (
        N_("{titles} {titles:waits|wait} for an heir: that comes first in this phase"),
        N_("`fief inherit` settles it"),
    ),
    "fief.none_inherited": (
        N_("no fief waits for an heir"),
        N_("fiefs pass on when the last lord of a family has died"),
    ),
    "fief.not_inherited": N_("{region} does not wait for an heir"),
    "fief.gift_declined": (
        N_("{player} does not want {title} for {lord}"),
        N_("the crown gives it to another lord, of its own family if need be"),
    ),
    "fief.garrison_word": (
        N_("“{word}” does not say which counters come into which city"),
        N_("as in Bourg:v1=2, bought, or Bourg:Vaux:v1=2, from Vaux"),
    ),
    "fief.garrison_city": N_(
        "{village} is not the city of a fief that is inherited now"
    ),
    "fief.garrison_few": (
        N_("{what}: {player} has {left:plain} in {village}, not {wanted:plain}"),
        N_("soldiers come from villages that he occupies, or are bought"),
    ),
}
WARNINGS: dict[str, str] = {
    "fief.city_empty": N_(
        "{player} has neither money nor soldiers for {village}: the city stays empty, "
        "and may be taken"
    ),
    "fief.inherited_late": N_(
        "{titles} {titles:was|were} still to be inherited: it is settled now"
    ),
    "fief.crown_inherits": N_(
        "{titles} {titles:is|are} the King’s to give, at once: `fief inherit`"
    ),
}
FINDINGS: dict[str, str] = {}
ACTS: dict[str, str] = {"fief inherit": N_("Inheritance: {said}")}
THROWS: dict[str, str] = {}
THINGS: dict[str, str] = {}
CHOICES: dict[str, str] = {
    "gift": N_("to which lord the crown gives the fief"),
    "accept": N_("whether the player wants the fief for his lord"),
    "garrison": N_("from where the first soldier comes into the city"),
    "counter": N_("which counter comes into the city"),
}
OPTIONS: dict[str, str] = {"treasurer": N_("the treasurer, at the normal price")}
REASONS: dict[str, str] = {"fief inherit": N_("an inheritance")}
