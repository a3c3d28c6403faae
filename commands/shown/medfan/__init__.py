"""What people read about Med-Fan."""

GROUPS = {"medfan": "The Med-Fan campaign: armies, territories, battles."}
# The meaning of letters at the open prompt.
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
