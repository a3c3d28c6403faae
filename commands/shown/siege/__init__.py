"""What people read about sieges."""

GROUPS = {"siege": "Sieges for Warmaster: budgets, lists, three linked scenarios."}
# The meaning of letters at the open prompt.
LETTERS = {
    "a": "siege batter",
    "b": "siege buy",
    "c": "siege clear",
    "e": "siege end",
    "f": "siege oil",
    "h": "siege hold",
    "i": "siege hit",
    "m": "siege unit",
    "o": "siege odds",
    "v": "siege score",
    "x": "siege break",
    "y": "siege place",
}
