"""Coins counted on the table: the likeliest culprit comes first."""

from __future__ import annotations

import pytest

from ledger.rules.common.counting import Movement, suspects, together

ANNE, BRUNO, CHLOE = "player:Anne", "player:Bruno", "player:Chloé"
NOISE = [
    Movement(90, "bank", BRUNO, 700),
    Movement(91, "bank", ANNE, 811),
    Movement(92, ANNE, "bank", 333),
]


@pytest.mark.parametrize(
    ("why", "entry", "difference", "moves"),
    [
        ("doubled", 12, -40, [(11, "bank", ANNE, 40), (12, "bank", ANNE, 40)]),
        ("doubled", 12, 40, [(11, ANNE, BRUNO, 40), (12, ANNE, BRUNO, 40)]),
        ("missed", 11, -40, [(11, "bank", ANNE, 40)]),
        ("missed", 11, 40, [(11, ANNE, BRUNO, 40)]),
        ("digits", 11, 9, [(11, "bank", ANNE, 45)]),
        ("digits", 11, -9, [(11, ANNE, "bank", 45)]),
        ("digits", 11, 360, [(11, "bank", ANNE, 40)]),
        ("digits", 11, -36, [(11, "bank", ANNE, 40)]),
        ("digits", 11, -90, [(11, "bank", ANNE, 1435), (12, "bank", ANNE, 221)]),
        ("sign", 11, -80, [(11, "bank", ANNE, 40)]),
        ("sign", 11, 80, [(11, ANNE, "bank", 40)]),
        ("player", 11, 40, [(11, "bank", BRUNO, 40)]),
        ("player", 11, -40, [(11, BRUNO, "bank", 40)]),
    ],
)
def test_the_culprit_comes_first(why, entry, difference, moves):
    """Entries that explain nothing come after it."""
    if difference == -90:
        difference = 1345 - 1435
    found = suspects(ANNE, difference, [*NOISE, *(Movement(*m) for m in moves)])
    assert (found[0]["entry"], found[0]["why"]) == (entry, why)


def test_nobody_is_suspected_without_reason():
    """No entry explains the difference."""
    assert suspects(ANNE, 7, NOISE) == []


INCOMES = [
    Movement(entry, "bank", ANNE, 200, "fief income") for entry in (20, 30, 40, 50, 60)
]


def named(difference, moves):
    """The suspects and their reasons, in order."""
    return [(s["entry"], s["why"]) for s in suspects(ANNE, difference, moves)]


@pytest.mark.parametrize("kind", ["pay", "fief lend", "fief repay"])
def test_what_people_pay_each_other_comes_before_what_a_rule_has_paid(kind):
    """An unpaid loan of 200 precedes five incomes of 200, though it is the oldest."""
    loan = Movement(11, ANNE, BRUNO, 200, kind)
    assert named(200, [*INCOMES, loan])[0] == (11, "missed")
    assert len(named(200, [*INCOMES, loan])) == 5


def test_the_newest_comes_first_whatever_may_have_happened():
    """Three payments fit in different ways."""
    moves = [
        Movement(11, "bank", ANNE, 40),
        Movement(12, BRUNO, "bank", 40),
        Movement(13, ANNE, BRUNO, 40),
        Movement(14, ANNE, BRUNO, 20),
    ]
    assert named(40, moves) == [
        (14, "sign"),
        (13, "missed"),
        (12, "player"),
        (11, "doubled"),
    ]


def test_one_of_each_kind_of_mistake_has_a_place_among_the_five():
    """Six payments that may be missed leave room for an older mistake."""
    missed = [Movement(n, ANNE, BRUNO, n, "pay") for n in range(30, 36)]
    missed = [m._replace(amount=40, target=f"player:{m.entry}") for m in missed]
    old = [Movement(11, "bank", ANNE, 40), Movement(12, ANNE, "bank", 20)]
    assert named(40, [*missed, *old]) == [
        (35, "missed"),
        (34, "missed"),
        (33, "missed"),
        (12, "sign"),
        (11, "doubled"),
    ]


def test_an_income_of_several_parts_is_suspected_as_a_whole():
    """No single part explains the difference."""
    parts = [(200, "bank", ANNE), (100, "bank", ANNE), (50, ANNE, BRUNO)]
    moves = [Movement(9, source, to, n, "fief income") for n, source, to in parts]
    assert named(-250, moves) == [(9, "missed")]
    assert suspects(ANNE, -250, moves)[0]["amount"] == 250


@pytest.mark.parametrize("kind", ["pay", "fief lend"])
def test_what_was_booked_twice_may_have_been_done_never(kind):
    """A loan typed twice was entered once too often, or was never paid."""
    moves = [Movement(seq, ANNE, BRUNO, 40, kind) for seq in (11, 12)]
    assert named(40, moves) == [(12, "doubled"), (12, "missed"), (11, "doubled")]


@pytest.mark.parametrize(("difference", "why"), [(-40, ["undone"]), (40, [])])
def test_what_was_taken_back_may_have_been_done_at_the_table(difference, why):
    """With that act, the coins agree."""
    back = Movement(11, ANNE, BRUNO, 40, live=False)
    assert [one for _, one in named(difference, [back])] == why


def between(off, *moves):
    """The suspects, reasons and players, if several players have counted."""
    every = {player: [*moves] for player in off}
    return [(s["entry"], s["why"], s["players"]) for s in together(off, every)]


def test_the_transfer_between_two_comes_first():
    """Both purses differ by its sum, in opposite ways; newer ones explain only one."""
    loan = Movement(11, BRUNO, CHLOE, 100)
    newer = [Movement(12, ANNE, BRUNO, 100), Movement(13, "bank", CHLOE, 100)]
    found = between({BRUNO: 100, CHLOE: -100}, loan, *newer)
    assert found[0] == (11, "missed", [BRUNO, CHLOE])
    assert [entry for entry, *_ in found] == [11, 13, 12]


def test_what_one_has_got_in_place_of_the_other_comes_first():
    """A payment was booked to Bruno, but Anne received it."""
    paid = Movement(11, "bank", BRUNO, 40)
    newer = Movement(12, ANNE, CHLOE, 20)
    found = between({ANNE: 40, BRUNO: -40}, paid, newer)
    assert found[0] == (11, "player", [ANNE, BRUNO])
    found = between({BRUNO: -40, ANNE: 40}, paid, newer)
    assert found[0] == (11, "player", [ANNE, BRUNO])


def test_nobody_between_whom_nothing_went_shares_a_suspect():
    """A player with another or equal difference has suspects of his own."""
    loan = Movement(11, BRUNO, CHLOE, 100)
    assert between({BRUNO: 100, CHLOE: 100}, loan) == [(11, "missed", [BRUNO])]
    assert between({BRUNO: 100, CHLOE: -200}, loan) == [(11, "missed", [BRUNO])]


def test_each_player_has_a_suspect_in_turn():
    """The first player may have many more."""
    many = [Movement(n, ANNE, "bank", 40) for n in range(20, 28)]
    one = Movement(11, "bank", BRUNO, 7)
    found = between({ANNE: 40, BRUNO: -7}, *many, one)
    assert (11, "missed", [BRUNO]) in found
    assert len(found) == 5
