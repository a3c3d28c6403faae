"""What people read of sieges."""

GROUPS = {"siege": "Sieges for Warmaster: budgets, lists, three linked scenarios."}
# What a letter stands for at a prompt that stays open.
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
