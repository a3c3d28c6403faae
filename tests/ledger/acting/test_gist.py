"""Whether two acts come to the same."""

from __future__ import annotations

import pytest

from ledger.acting.gist import same_gist
from ledger.effects import Because, Change, Transfer
from ledger.journal import Entry


def entry(*effects, **more):
    """An entry with these effects."""
    return Entry("pay", {}, {}, effects, **more)


PAID = Transfer("money", 3, "player:Anne", "player:Bo")
NAMED = Change("figure:Ork#4", "name", None, "Ork")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ([], []),
        ([PAID], [PAID._replace(because=Because("r", "x"))]),
        ([PAID, NAMED], [NAMED, PAID]),
        ([NAMED], [NAMED._replace(before="Troll")]),
        ([NAMED], [NAMED._replace(subject="figure:Ork#17")]),
        ([NAMED], [NAMED._replace(subject="figure:Ork")]),
        (
            [PAID._replace(source="figure:Ork#4", target="figure:Elf#5")],
            [PAID._replace(source="figure:Ork#9", target="figure:Elf#8")],
        ),
        (
            [Change("player:Bo", "lord", None, "lord:Eric#1")],
            [Change("player:Bo", "lord", None, "lord:Eric#2")],
        ),
    ],
)
def test_numbers_reasons_order_and_what_was_before_make_no_difference(one, other):
    """An id may hold the number of the entry that made it."""
    assert same_gist(entry(*one), entry(*other, seq=7))
    assert same_gist(entry(*other), entry(*one))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ([PAID], []),
        ([PAID], [PAID, PAID]),
        ([PAID], [PAID._replace(amount=4)]),
        ([PAID], [PAID._replace(what="wood")]),
        ([PAID], [PAID._replace(source="player:Cy")]),
        ([PAID], [PAID._replace(target="player:Cy")]),
        ([PAID], [PAID._replace(source=PAID.target, target=PAID.source)]),
        ([NAMED], [NAMED._replace(subject="figure:Elf#4")]),
        ([NAMED], [NAMED._replace(field="title")]),
        ([NAMED], [NAMED._replace(after="Elf")]),
        ([NAMED], [NAMED._replace(after=None)]),
        ([NAMED._replace(after=1)], [NAMED._replace(after=2)]),
        ([NAMED._replace(after="No #a")], [NAMED._replace(after="No #b")]),
        ([NAMED._replace(after=("a", "b"))], [NAMED._replace(after=("b", "a"))]),
    ],
)
def test_whatever_else_moves_or_becomes_of_things_does(one, other):
    """An amount, an account, a value; a sign that no number follows is part of a name."""
    assert not same_gist(entry(*one), entry(*other))
