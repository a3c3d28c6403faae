"""The people of an army, in the players' own words."""

from __future__ import annotations

from ledger.naming import folded
from ledger.rules.siege.tables import PEOPLES

DWARFS, EMPIRE = "dwarfs", "empire"


def stands_in(people: str | None) -> bool:
    """Whether another army takes the place of the Empire (SIEGE-SCN2-08).

    >>> stands_in("Nains"), stands_in("l’Empire"), stands_in(None)
    (True, False, False)
    """
    return bool(people) and not is_of(people or "", EMPIRE)


def is_of(words: str, people: str) -> bool:
    """Whether an army's words name a people, of any kind (SIEGE-AMB-39).

    >>> is_of("Wood Elves", "elves"), is_of("Hauts-Elfes", "elves"), is_of("Nains", "elves")
    (True, True, False)
    >>> is_of("Bretonniens", "bretonnians"), is_of("Impériaux", "empire")
    (True, True)
    """
    plain = folded(words)
    spaced = "".join(sign if sign.isalpha() else " " for sign in plain)
    roots = tuple(PEOPLES[people])
    return any(word.startswith(roots) for word in spaced.split())
