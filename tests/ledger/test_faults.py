"""Faults in a file: where they stand, and how many are told."""

from __future__ import annotations

import pytest

from ledger.faults import MOST_TOLD, located
from ledger.journal import Finding

TEXT = "# People\n[anne]\nmoney = 1\n\n[bruno]\nmoney = 2\n"
ANNE, BRUNO = ("anne", "money"), ("bruno", "money")


def test_faults_are_told_in_the_order_of_the_file():
    """Each says its line before its other facts; on one line they keep their order."""
    late, first, second = Finding("b"), Finding("c", facts=(("x", 1),)), Finding("a")
    told = located(TEXT, [(BRUNO, late), (ANNE, first), (ANNE, second)])

    assert told == {
        "findings": [
            first._replace(facts=(("line", 3), ("x", 1))),
            second._replace(facts=(("line", 3),)),
            late._replace(facts=(("line", 6),)),
        ],
        "more": 0,
    }


@pytest.mark.parametrize("code", ["audit.floor", "fief.audit.lords"])
def test_what_an_audit_finds_about_the_whole_has_no_line(code):
    """It comes first; what it finds about one item has the item's line."""
    whole, item, first = Finding(code, "bank"), Finding(code, "anne"), Finding("x")
    told = located(TEXT, [(ANNE, item), ((), first), ((), whole)])["findings"]

    assert told == [
        whole,
        first._replace(facts=(("line", 1),)),
        item._replace(facts=(("line", 3),)),
    ]


@pytest.mark.parametrize("code", ["word.unknown", "auditor", "fief.no_audit.x"])
def test_any_other_fault_of_the_whole_is_on_the_first_line(code):
    """Only the codes of an audit have none."""
    (told,) = located(TEXT, [((), Finding(code))])["findings"]

    assert told.facts == (("line", 1),)


def test_only_the_first_faults_are_told_and_the_others_counted():
    """Fifty in one go are enough to mend."""
    for many, more in ((0, 0), (MOST_TOLD, 0), (MOST_TOLD + 1, 1), (MOST_TOLD + 9, 9)):
        faults = [(ANNE, Finding("x", str(at))) for at in range(many)]
        told = located(TEXT, faults)
        assert [one.about for one in told["findings"]] == [
            str(at) for at in range(many - more)
        ]
        assert told["more"] == more
    assert MOST_TOLD == 50
