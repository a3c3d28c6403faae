"""What people read of mass combat."""

GROUPS = {"mass": "Mass combat for 7th Sea: armies, rolls, tables, chances."}
# What a letter stands for at a prompt that stays open.
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
