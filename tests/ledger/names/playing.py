"""Names and tables for tests: by places in the lists, with seeded or typed dice."""

from __future__ import annotations

from ledger import dice
from ledger.names.drawing import Manner, Wish, draw
from ledger.names.repeats import Taken
from ledger.names.words import PRINTED, Name
from ledger.table import Table


def name(noun: int, *qualifiers: int) -> Name:
    """The name of the printed words at these places."""
    chosen = (PRINTED.qualifiers[n - 1] for n in qualifiers)
    return Name(PRINTED.nouns[noun - 1], tuple(chosen))


def seeded(seed: int = 1) -> Table:
    """A table at which the program rolls."""
    table = Table(throw=dice.Hand(seed), how="seeded")
    table.most = 10**9
    return table


def typed(faces: str) -> Table:
    """A table at which a person has typed the faces of the dice."""
    return Table(typed=dice.typed(faces))


def drawn(table: Table, *, lists=PRINTED, in_use=(), wish=None, **manner) -> Name:
    """One name drawn at a table."""
    return draw(table, lists, wish or Wish(), Manner(**manner), Taken(in_use))


def places(found: Name) -> tuple[int, ...]:
    """The places of a name's words: the noun, then the qualifiers."""
    return found.noun.n, *(qualifier.n for qualifier in found.qualifiers)
