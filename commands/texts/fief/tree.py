"""Words for family trees: marriages, sons, deaths, and heirs."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

# For a man, and for a woman.
WED: dict[bool, str] = {
    False: N_("husband {name:of} ({player})"),
    True: N_("wife {name:of} ({player})"),
}
SON = N_("son {father:of}")
SON_OF_BOTH = N_("son {father:of} and {mother}")
DIED: dict[bool, str] = {
    False: N_("he died in turn {turn:plain}, entry {entry:plain}"),
    True: N_("she died in turn {turn:plain}, entry {entry:plain}"),
}
CAPTIVE = N_("captive of {captor}")
DUNGEON = N_("in {captor:’s} dungeon")
# What becomes of the fiefs, by the kind of heir.
HEIRS: Texts = {
    "family": "the fiefs stay in the family while it has another lord",
    "spouse": "the last lord: {player} {player:inherits|inherit} the fiefs by marriage",
    "crown": "the last lord: the fiefs fall to the crown, worn by {player:the}",
    "keeps": "the last lord: {player} {player:keeps|keep} the fiefs until there is a new lord",
}
WAITING: Texts = {
    "spouse": "{fief}: without a lord; {player} {player:inherits|inherit} it by marriage",
    "crown": "{fief}: without a lord; it falls to the crown, worn by {player}",
    "keeps": "{fief}: without a lord; {player} {player:keeps|keep} it for a new lord",
}
TITLE = N_("The families in turn {turn:plain}")
OUT = N_("out of the game")
NOBODY = N_("no lord in play")
MARRIAGE = N_("{husband} ({his}) is married to {wife} ({hers})")
NO_FAMILIES = N_("there are no families yet")
