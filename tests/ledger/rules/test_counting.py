"""Coins counted on the table: the likeliest culprit comes first."""

from __future__ import annotations

import pytest

from ledger.rules.common.counting import (
    MOST_SUSPECTS,
    Movement,
    count,
    others,
    suspects,
    together,
)
from tests.ledger.rules.common.tables import seated, told

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


def test_the_suspects_of_a_difference_are_five_at_most():
    """Each entry is there once, with all that is known of it."""
    many = [Movement(n, ANNE, f"player:{n}", 40) for n in range(20, 30)]
    found = suspects(ANNE, 40, many)
    assert MOST_SUSPECTS == len(found) == 5
    assert found[0] == {"entry": 29, "why": "missed", "amount": 40}
    assert [one["entry"] for one in found] == [29, 28, 27, 26, 25]


def test_several_payments_that_add_up_to_nothing_are_no_suspect():
    """One payment is no sum of several, and is suspected only once."""
    there = [Movement(9, "bank", ANNE, 40), Movement(9, ANNE, "bank", 40)]
    assert [why for _, why in named(-80, there)] == ["sign"]
    assert named(7, there) == []
    one = Movement(9, "bank", ANNE, 40, "fief income")
    assert named(-40, [one]) == [(9, "missed")]
    paid = [Movement(9, ANNE, "bank", n, "fief income") for n in (30, 12)]
    assert named(42, paid) == [(9, "missed")]
    assert suspects(ANNE, 42, paid)[0]["amount"] == 42
    assert named(84, paid) == [(9, "sign")]


@pytest.mark.parametrize(
    ("amount", "difference", "why"),
    [
        (120, 90, ["digits"]),  # 210
        (120, -18, ["digits"]),  # 102
        (120, -108, ["digits"]),  # 12
        (120, 1080, ["digits"]),  # 1200
        (121, 1089, ["digits"]),  # 1210
        (121, -109, []),  # 12 would lose a digit
        (11, 0, []),
    ],
)
def test_digits_are_swapped_or_a_zero_is_lost(amount, difference, why):
    """Other digits are another amount."""
    there = Movement(9, "bank", ANNE, amount)
    assert [one for _, one in named(difference, [there])] == why
    back = Movement(9, ANNE, "bank", amount)
    assert [one for _, one in named(-difference, [back])] == why


def test_what_was_taken_back_is_suspected_of_nothing_else():
    """Somebody else's is not suspected at all."""
    back = Movement(11, "bank", BRUNO, 40, live=False)
    assert named(40, [back]) == []
    own = Movement(11, "bank", ANNE, 40, live=False)
    assert named(-80, [own]) == []
    assert named(40, [own]) == [(11, "undone")]


def counting(booked, *pairs, moves=()):
    """The outcome of a count: players and coins, with these movements."""
    state = seated(booked)
    (first, amount), *more = pairs
    return count(state, lambda _: moves, first, amount, dict(more)).result


def test_coins_that_agree_have_no_suspects():
    """A payment that was taken back is none of somebody else's either."""
    back = [(11, BRUNO, CHLOE, 40, "pay", False)]
    facts = {"player": ANNE, "booked": 10, "counted": 10, "difference": 0}
    assert counting(10, (ANNE, 10), moves=back) == {**facts, "suspects": []}
    found = counting(10, (ANNE, 10), (BRUNO, 10), moves=back)
    bruno = {**facts, "player": BRUNO}
    assert found == {"counts": [facts, bruno], "suspects": []}


def test_coins_that_do_not_agree_have_suspects():
    """Of one player, or of several, in whatever order they have counted."""
    moves = [(11, ANNE, BRUNO, 5, "pay", True)]
    found = counting(10, (ANNE, 15), moves=moves)
    assert (found["difference"], found["suspects"]) == (
        5,
        [{"entry": 11, "why": "missed", "amount": 5}],
    )
    both = {"entry": 11, "why": "missed", "amount": 5, "players": [ANNE, BRUNO]}
    for pairs in ([(ANNE, 15), (BRUNO, 5)], [(BRUNO, 5), (ANNE, 15)]):
        found = counting(10, *pairs, moves=moves)
        assert found["suspects"] == [both]
        assert [one["player"] for one in found["counts"]] == [who for who, _ in pairs]
    alone = counting(10, (BRUNO, 5), (CHLOE, 10), moves=moves)
    assert alone["suspects"] == [{**both, "players": [BRUNO]}]


def test_a_count_is_an_entry_with_all_coins():
    """The others' are in it where others have counted."""
    state = seated(10)
    alone = count(state, lambda _: (), ANNE, 3, {})
    assert alone.asked == {"player": ANNE, "amount": 3}
    more = count(state, lambda _: (), ANNE, 3, {BRUNO: 0})
    coins = [{"player": BRUNO, "amount": 0}]
    assert more.asked == {"player": ANNE, "amount": 3, "others": coins}
    assert more.effects == ()


def test_further_players_count_in_the_same_act():
    """A name, then an amount; each player once."""
    state, meant = seated(), {"player": ANNE}
    assert others(state, [], meant) == {}
    assert others(state, ["bruno", 0, "Chloé", 7], meant) == {BRUNO: 0, CHLOE: 7}
    refused = told(others, state, ["bruno", 0, "Chloé"], meant)
    assert refused == ("usage", "count.amount", None, {"player": CHLOE})
    for twice in (["bruno", 1, "Bruno", 1], ["anne", 1]):
        who = BRUNO if len(twice) > 2 else ANNE
        refused = told(others, state, twice, meant)
        assert refused == ("usage", "count.twice", None, {"player": who})
    for wrong in (-1, True, "x"):
        refused = told(others, state, ["bruno", wrong], meant)
        assert refused == ("bad_amount", "bad_amount", None, {"amount": str(wrong)})


def test_as_many_suspects_as_players_have_a_place():
    """Where more than five have counted, each may have one."""
    players = [f"player:{n}" for n in range(7)]
    moves = {
        who: [Movement(n, who, "bank", n + 1)] for n, who in enumerate(players, 10)
    }
    off = {who: n + 1 for n, who in enumerate(players, 10)}
    found = together(off, moves)
    assert [one["players"] for one in found] == [[who] for who in players]


def test_a_shared_suspect_is_told_once():
    """It comes before those that only one player has, and is not among these again."""
    loan = Movement(11, BRUNO, CHLOE, 100)
    found = between({BRUNO: 100, CHLOE: -100}, loan)
    assert found == [(11, "missed", [BRUNO, CHLOE])]
    back = Movement(11, CHLOE, BRUNO, 100, live=False)
    assert between({BRUNO: 100, CHLOE: -100}, back) == [(11, "undone", [BRUNO, CHLOE])]
