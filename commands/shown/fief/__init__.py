"""What people read about Fief."""

GROUPS = {"fief": "A game of Fief: cards, income, purchases, movement, fiefs."}
# The meaning of letters at the open prompt.
LETTERS = {
    "b": "fief buy",
    "m": "fief move",
    "d": "fief done",
    "f": "fief battle",
    "o": "fief odds",
    "c": "fief card play",
    "i": "fief income",
    "g": "fief found",
    "k": "fief captive",
    "e": "fief elect",
    "a": "fief can",
    "r": "fief ransom",
}
