"""Names that are taken: those in use, and those just drawn.

Two names repeat each other if they have the same words, whatever their order:
"du loup et du corbeau" is "du corbeau et du loup".
"""

from __future__ import annotations

from ledger.names import english, french, tables
from ledger.naming import folded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from ledger.names.words import Name

SKIPPED = frozenset(tables.LOOKUP["skipped"])


class Taken:
    """The names that must not be drawn again."""

    def __init__(self, in_use: Iterable[str] = ()) -> None:
        self._texts = {words_of(text) for text in in_use}
        self._drawn: set[tuple[int, frozenset[int]]] = set()

    def holds(self, name: Name) -> bool:
        """Whether a name is taken, in either language."""
        if _key(name) in self._drawn:
            return True
        return bool(self._texts) and any(
            words_of(grammar.forms(name).name) in self._texts
            for grammar in (french, english)
        )

    def add(self, name: Name) -> None:
        """Marks a name as taken."""
        self._drawn.add(_key(name))


def _key(name: Name) -> tuple[int, frozenset[int]]:
    noun, qualifiers = name
    return noun.n, frozenset([q.n for q in qualifiers])


def words_of(text: str) -> tuple[str, ...]:
    """The words of a name, regardless of their order.

    >>> words_of("Tour du loup et du corbeau") == words_of("tour du Corbeau et du Loup")
    True
    """
    words = folded(text).replace("'", " ").split()
    return tuple(sorted(word for word in words if word not in SKIPPED))
