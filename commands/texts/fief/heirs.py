"""Words for inheritances between families."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

# The consequences.
REMOVED = N_(
    "{player:subject} {player:takes|take} back {player:his|their} counters: {heaps}"
)
HEAP = N_("{pieces} in {village}")
BOUGHT = N_("{pieces} bought for {village}: {money}")
WITHDRAWN = N_("{pieces} from {source} to {village}")

CONDITIONS: Texts = {
    "legacy": "{region} passes to {player}",
    "legacy.nobody": "{region} waits for an heir",
}
DUE: Texts = {
    "inheritance": "{region} passes to {heir}: the inheritance must be settled before anything else in the phase",
}
DOINGS: Texts = {"inherit": "inherit the fief, or give it away"}
REFUSALS: Texts = {
    "fief.inheritance_first": "{titles} {titles:waits|wait} for an heir: the inheritance must be settled before anything else in the phase",
    "fief.inheritance_first.hint": "`fief inherit` settles the inheritance",
    "fief.none_inherited": "no fief waits for an heir",
    "fief.none_inherited.hint": "fiefs are inherited when the last lord of a family has died",
    "fief.not_inherited": "{region} does not wait for an heir",
    "fief.gift_declined": "{player:subject} {player:does|do} not want {title} for {lord}",
    "fief.gift_declined.hint": "the crown gives the fief to another lord, of its own family if need be",
    "fief.garrison_word": "“{word}” does not say which counters go into which city",
    "fief.garrison_word.hint": "as in Bourg:v1=2 (bought) or Bourg:Vaux:v1=2 (from Vaux)",
    "fief.garrison_city": "{village} is not the city of a fief being inherited now",
    "fief.garrison_few": "{what}: {player} {player:has|have} {left} in {village}, not {wanted}",
    "fief.garrison_few.hint": "soldiers must come from villages that the heir occupies, or be bought",
}
WARNINGS: Texts = {
    "fief.city_empty": (
        "{player:subject} {player:has|have} neither money nor soldiers for {village}: the city stays empty, and may be taken"
    ),
    "fief.inherited_late": "{titles} {titles:was|were} still to be inherited: the inheritance is now settled",
    "fief.crown_inherits": "the King must give {titles} away at once: `fief inherit`",
}
ACTS: Texts = {"fief inherit": "Inheritance: {said}"}
CHOICES: Texts = {
    "gift": "to which lord the crown gives the fief",
    "accept": "the fief offered to the player’s lord",
    "garrison": "where the first soldier in the city comes from",
    "counter": "which counter goes into the city",
}
OPTIONS: Texts = {"treasurer": "the Grand Treasurer, at the normal price"}
REASONS: Texts = {"fief inherit": "an inheritance"}
