"""Values of house rules as screens show them, in either language."""

from __future__ import annotations

from commands.texts.vocabulary import meant
from ledger.rules.settings import Typed

MANY = ","  # between the values of a house rule that has several


class InWords(Typed):
    """A value in the words of its house rule, or as a code."""

    def code(self, key: str) -> str:
        """The value in codes; a name that has a number keeps it.

        >>> InWords("mettre en pièces").code("fief.darc.target")
        'mettre en pièces'
        >>> InWords("toute femme").code("fief.darc.target")
        'any'
        >>> InWords("grand château 5, Moulin 2").code("mass.fort.levels")
        'large_castle 5, Moulin 2'
        """
        whole = meant(key, self)
        if whole != self:
            return whole
        parts = [one.strip() for one in self.split(MANY)]
        named = [_named(key, one) for one in parts]
        return str(self) if named == parts else f"{MANY} ".join(named)


def _named(key: str, part: str) -> str:
    name, space, number = part.rpartition(" ")
    return f"{meant(key, name)}{space}{number}" if number.isdigit() else part
