"""Words of inheritances between families."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

# What comes with it.
REMOVED = N_("{player} takes back his counters: {heaps}")
HEAP = N_("{pieces} in {village}")
BOUGHT = N_("{pieces} bought for {village}: {money}")
WITHDRAWN = N_("{pieces} from {source} to {village}")

CONDITIONS: Texts = {
    "legacy": "{region} falls to {player}",
    "legacy.nobody": "{region} waits for an heir",
}
DUE: Texts = {
    "inheritance": "{region} falls to {heir}: that comes first in this phase",
}
DOINGS: Texts = {"inherit": "inherit the fief, or give it away"}
REFUSALS: Texts = {
    "fief.inheritance_first": "{titles} {titles:waits|wait} for an heir: that comes first in this phase",
    "fief.inheritance_first.hint": "`fief inherit` settles it",
    "fief.none_inherited": "no fief waits for an heir",
    "fief.none_inherited.hint": "fiefs pass on when the last lord of a family has died",
    "fief.not_inherited": "{region} does not wait for an heir",
    "fief.gift_declined": "{player} does not want {title} for {lord}",
    "fief.gift_declined.hint": "the crown gives it to another lord, of its own family if need be",
    "fief.garrison_word": "“{word}” does not say which counters come into which city",
    "fief.garrison_word.hint": "as in Bourg:v1=2, bought, or Bourg:Vaux:v1=2, from Vaux",
    "fief.garrison_city": "{village} is not the city of a fief that is inherited now",
    "fief.garrison_few": "{what}: {player} has {left:plain} in {village}, not {wanted:plain}",
    "fief.garrison_few.hint": "soldiers come from villages that he occupies, or are bought",
}
WARNINGS: Texts = {
    "fief.city_empty": (
        "{player} has neither money nor soldiers for {village}: the city stays empty, "
        "and may be taken"
    ),
    "fief.inherited_late": "{titles} {titles:was|were} still to be inherited: it is settled now",
    "fief.crown_inherits": "{titles} {titles:is|are} the King’s to give, at once: `fief inherit`",
}
ACTS: Texts = {"fief inherit": "Inheritance: {said}"}
CHOICES: Texts = {
    "gift": "to which lord the crown gives the fief",
    "accept": "whether the player wants the fief for his lord",
    "garrison": "from where the first soldier comes into the city",
    "counter": "which counter comes into the city",
}
OPTIONS: Texts = {"treasurer": "the treasurer, at the normal price"}
REASONS: Texts = {"fief inherit": "an inheritance"}
