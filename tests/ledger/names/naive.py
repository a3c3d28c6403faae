"""Another way to make French forms: by the rules of school grammar, not by a table."""

from __future__ import annotations

from itertools import pairwise

INVARIABLE = {"orange", "marron"}
FEMININE = {
    "eux": "euse",
    "eau": "elle",
    "el": "elle",
    "en": "enne",
    "et": "ette",
    "blanc": "blanche",
}


def form(word: str, gender: str, number: str) -> str:
    """The form of an adjective in a gender and number."""
    if word in INVARIABLE:
        return word
    return plural(feminine(word) if gender == "f" else word, number)


def feminine(word: str) -> str:
    """The feminine of an adjective."""
    for end, other in FEMININE.items():
        if word.endswith(end):
            return word.removesuffix(end) + other
    return word if word.endswith("e") else word + "e"


def plural(word: str, number: str) -> str:
    """The plural of an adjective, if it is wanted."""
    if number == "s" or word[-1] in "sx":
        return word
    if word.endswith("al"):
        return word.removesuffix("al") + "aux"
    return word + ("x" if word.endswith("eau") else "s")


def stumbles(text: str) -> list[str]:
    """Pairs of words in a text over which a French reader would stumble."""
    words = text.casefold().split()
    vowels = "aàâeéèêëiîïoôuùûüœæ"
    return [
        f"{one} {other}"
        for one, other in pairwise(words)
        if (one in ("le", "la", "de", "du", "au") and other[0] in vowels)
        or (one in ("de", "à") and other in ("le", "les"))
        or one == other
    ]
