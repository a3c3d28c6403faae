"""The words of list files and of scores, as users write them."""

from __future__ import annotations

from commands.texts.siege.listwords import ALSO
from commands.texts.siege.words import ITEMS
from commands.texts.vocabulary import meant as coded
from ledger.naming import plain


def meant(vocabulary: str, word: str) -> str:
    """The code of a word of a list; an unknown one is returned as typed.

    >>> meant("army_role", "Assiégeants"), meant("piece", "Béliers"), meant("piece", "x")
    ('attacker', 'ram', 'x')
    """
    known = ALSO.get(vocabulary, {}).get(plain(word))
    if known:
        return known
    if vocabulary != "piece":
        return coded(vocabulary, word)
    # Pieces may be in the plural: rams, béliers, tours de siège.
    from commands.parsers import coded as read

    singular = " ".join(part.removesuffix("s") for part in word.split())
    codes = (read("piece", form) for form in (word, word.removesuffix("s"), singular))
    return next((code for code in codes if code in ITEMS), word)
