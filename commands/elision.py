"""The apostrophe of an elided French word, as it is printed.

Names are typed and kept with the straight apostrophe of a keyboard; a search for either
finds both.
"""

from __future__ import annotations

import re

ELIDED = re.compile(r"\b([cdjlmnst]|(?:jus|lors|puis|quoi)?qu)'(?=\w)", re.IGNORECASE)


def curled(text: str) -> str:
    """A text in which each elided word has its curly apostrophe.

    >>> print(curled("Tour de l'ours, jusqu'à 6 (Anne's 'all' don't count)"))
    Tour de l’ours, jusqu’à 6 (Anne's 'all' don't count)
    """
    return ELIDED.sub(r"\1’", text)
