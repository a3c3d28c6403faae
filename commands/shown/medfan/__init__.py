"""What people read of Med-Fan."""

GROUPS = {"medfan": "The Med-Fan campaign: armies, territories, battles."}
# What a letter stands for at a prompt that stays open.
LETTERS = {
    "n": "turn next",
    "a": "medfan after",
    "c": "medfan card",
    "d": "medfan determine",
    "f": "medfan prepare",
    "g": "medfan goal",
    "i": "medfan improve",
    "j": "medfan join",
    "o": "medfan odds survival",
    "r": "medfan recruit",
    "v": "medfan survival",
    "x": "medfan dismiss",
}
