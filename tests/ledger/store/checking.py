"""A small journal, forged or not, and what is found in it."""

from __future__ import annotations

from ledger import wire
from ledger.journal import Finding
from ledger.store.verify import verify
from ledger.store.walk import CONTENT, FORMAT, walk
from tests.ledger.store.journals import dice, loosen, paid, put, wrote

ANNE = "player:Anne"


def played(book):
    """Writes rows of every kind, and an undo that took something back."""
    wrote(book, paid(9, "bank", ANNE), put("a", "x", None, 1), put("a", "y", None, 1))
    wrote(book, paid(4, ANNE, "chest"), throws=[dice(5), dice(3)])
    wrote(book, put("a", "x", 1, ("b", "c")), put("a", "y", 1, None))
    back = [put("a", "x", ("b", "c"), 1), put("a", "y", None, 1)]
    wrote(book, *back, kind="undo", undoes=[3])
    return book


def nothing(_):
    """An audit that finds everything well."""
    return []


def findings(book, audit=nothing, **more):
    """What is found."""
    return verify(book, audit, **more)["findings"]


def forged(book, *statements, sealed=True):
    """Changes the file without its guards, and computes all its hashes again."""
    loosen(book)
    for one in statements:
        book.connection.execute(one)
    prev = wire.GENESIS
    rows = list(walk(book)) if sealed else []
    for row, *parts in (one for one in rows if len(one[0]) > 1):
        own = wire.digest(prev, (*row[CONTENT], row[FORMAT], *parts))
        book.connection.execute(
            "UPDATE entry SET prev = ?, hash = ? WHERE seq = ?", (prev, own, row[0])
        )
        prev = own
    return book


def found(code, about="", facts=(), entry=None):
    """One finding of this code."""
    return [Finding(f"verify.{code}", about, facts, entry=entry)]
