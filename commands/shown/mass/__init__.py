"""What people read about mass combat."""

GROUPS = {"mass": "Mass combat for 7th Sea: armies, rolls, tables, chances."}
# The meaning of letters at the open prompt.
LETTERS = {
    "n": "turn next",
    "a": "mass opportunity",
    "d": "mass duel",
    "e": "mass end",
    "f": "mass turn",
    "g": "mass general",
    "h": "mass hero",
    "o": "mass odds",
    "v": "mass volley",
    "x": "mass down",
    "y": "mass prepare",
}
