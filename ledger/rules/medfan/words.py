"""Words typed at the table, and the codes for them in the tables."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.naming import folded, near

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ledger.table import Table


# In place of a characteristic, the die decides.
BY_DIE = "die"


def code(word: str) -> str:
    """A word as the tables write it: without case, accents or spaces.

    >>> code("Standard-Bearer ")
    'standard_bearer'
    """
    return folded(word).replace("-", "_").replace(" ", "_")


def unknown_word(key: str, word: str, known: Collection[str]) -> Misuse:
    """The refusal of an unknown word, with the nearest ones and all possible ones."""
    likely = near(code(word), known)
    return Misuse("usage", key, word=word, near=likely, known=list(known))


def chosen(
    table: Table, key: str, options: Sequence[str], who: str | None = None
) -> str:
    """What a player chooses; each further question in an act has a new key."""
    return table.choose(numbered(table, key), options, who=who)


def numbered(table: Table, key: str) -> str:
    """The key of a choice that may be asked more than once in an act.

    `pillage`, then `pillage.2`, `pillage.3` ..., so answers can be typed beforehand.
    """
    before = sum(_is_numbered(typed, key) for typed in table.chosen)
    return f"{key}.{before + 1}" if before else key


def _is_numbered(typed: str, key: str) -> bool:
    """Whether this is the key, or the key with a number."""
    start, _, number = typed.rpartition(".")
    return typed == key or (start == key and number.isdecimal())
