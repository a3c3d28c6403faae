"""Pairs of words that a drawn name never contains, and those worth a warning."""

from __future__ import annotations

from ledger.names import tables
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.names.words import Name, Noun, Qualifier

CLASH = tables.CLASH
WARNED = frozenset(CLASH["warned"])
BY_NOUN = {
    **{tuple(pair): "same_root" for pair in CLASH["same_root"]},
    **{(n, row["qualifier"]): "avoid" for row in CLASH["avoid"] for n in row["nouns"]},
}
BY_PAIR = {
    tuple(pair): kind
    for kind in ("same_word", "contradictory", "synonyms")
    for pair in CLASH[kind]
}


class Clash(NamedTuple):
    """Two words that jar.

    Attributes:
        kind: the list that has the pair.
        one: the first of them.
        other: the second.
    """

    kind: str
    one: Noun | Qualifier
    other: Qualifier

    @property
    def warned(self) -> bool:
        """Whether it is worth a warning in a name given by hand."""
        return self.kind in WARNED


def clashes(name: Name) -> list[Clash]:
    """Every pair of words in a name that jars."""
    noun, qualifiers = name
    pairs = [
        Clash(BY_NOUN[noun.n, q.n], noun, q)
        for q in qualifiers
        if (noun.n, q.n) in BY_NOUN
    ]
    if len(qualifiers) > 1:
        one, other = qualifiers[:2]
        kind = BY_PAIR.get((one.n, other.n)) or BY_PAIR.get((other.n, one.n))
        if kind:
            pairs.append(Clash(kind, one, other))
    return pairs
