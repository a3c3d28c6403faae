"""The tables and numbers of the reference cards, as the rules print them."""

from __future__ import annotations

import pytest

from ledger.rules.common.cards import Phrase
from ledger.rules.fief import reference_cards as cards
from tests.ledger.rules.fief.positions import position

PLAYED = {"variant.tactics": True}
MODULES = ("archers", "bombards", "guard", "mercenaries")


def table(**house):
    """A table with these house rules."""
    return position("", house=house)


def without(*modules):
    """The extension without these modules."""
    return {**PLAYED, **{f"tactics.modules.{name}": False for name in modules}}


def test_the_numbers_of_the_base_game():
    """They are those of the box and of the rules."""
    told = cards.figures(table(), "")
    expected = {
        "sides": 6, "dice": 3, "start": 300, "points": 8, "regions": 6, "dioceses": 4,
        "wide": 46, "high": 64, "sections": 4, "red_cards": 12, "hand": 3, "lords": 4,
        "lengths": [10, 15, 20, 25], "survives": 4, "rebels": 18, "rebel_steps": 2,
        "rebel": 100, "calms": 4, "conviction": 500, "tallage": 200, "pension": 500,
        "queen_pension": 300, "crowd": 13, "steps": 2, "darc_steps": 3, "darc": 6,
        "per_lord": 1, "kills": 6, "printed": 18, "minutes": 10, "ballots": 1,
        "votes": 3, "bishops": 2, "cardinals": 1, "regency": 4, "king_guards": 20,
        "queen_guards": 10, "guard_price": 100, "solo": 3, "pair": 4, "few": 3,
        "every": 5, "cash": 500, "per_step": 10, "divisors": [4, 3, 2],
        "whole": 3, "faces": [0, 1, 1, 2, 2, 3], "fewer_castle": 1, "fewer_city": 2,
        "shots": 1, "in_open": 1, "at_castle": 2, "at_city": 3, "shot_kills": 6,
        "rerolls": 1, "bonus": 1, "king_knights": 2, "king_sergeants": 2,
        "queen_knights": 1, "queen_sergeants": 2, "counters": 5, "camp_bonus": 1,
    }  # fmt: skip
    assert {key: told[key] for key in expected} == expected
    off = ("archers", "bombards", "hired", "marching", "guard_counters")
    assert [told[key] for key in off] == [False] * 5
    assert told["aims"] is True


@pytest.mark.rule("TAC-GEN-10")
@pytest.mark.parametrize(
    ("off", "archers", "bombards", "marching", "hired"),
    [
        ((), True, True, True, True),
        (("archers",), False, True, True, True),
        (("bombards",), True, False, True, True),
        (("archers", "bombards"), False, False, False, True),
        (("mercenaries",), True, True, True, False),
    ],
)
def test_what_is_played_of_the_extension(off, archers, bombards, marching, hired):
    """Each module by itself; archers or bombards make a march."""
    told = cards.figures(table(**without(*off)), "")
    keys = ("archers", "bombards", "marching", "hired")
    assert tuple(told[key] for key in keys) == (archers, bombards, marching, hired)


@pytest.mark.parametrize(
    ("house", "replaces"),
    [
        ({**PLAYED, "tactics.guard.replaces_base": True}, True),
        ({**PLAYED, "tactics.guard.replaces_base": False}, False),
        ({**without("guard"), "tactics.guard.replaces_base": True}, False),
        ({"tactics.guard.replaces_base": True}, False),
    ],
)
def test_guards_are_exchanged_or_bought_back(house, replaces):
    """Where they are exchanged for soldiers, no price is told."""
    state = table(**house)
    assert bool(cards.figures(state, "")["guard_counters"]) is replaces
    sold = [row[0] for row in cards.prices(state).rows]
    assert ("buy_guard" not in sold) is replaces


@pytest.mark.parametrize(
    ("house", "aims"),
    [
        ({}, True),
        ({"tactics.aim.base_rule": False}, True),
        ({**PLAYED, "tactics.aim.base_rule": True}, True),
        ({**PLAYED, "tactics.aim.base_rule": False}, False),
    ],
)
def test_whether_lords_may_be_aimed_at(house, aims):
    """Only the extension may do without it."""
    assert bool(cards.figures(table(**house), "")["aims"]) is aims


def test_money_is_told_in_the_unit_and_on_the_scale_of_the_house():
    """Mercenaries cost one unit of the scale."""
    small = cards.figures(table(**{"tactics.money.scale": 1}), "")
    large = cards.figures(table(**{"tactics.money.scale": 100}), "")
    assert (small["upkeep"], large["upkeep"]) == (1, 100)
    assert cards.figures(table(**{"money.unit": "gold"}), "")["unit"] == "gold"
    assert cards.figures(table(**{"money.start": 500}), "")["start"] == 500


def test_the_phases_are_numbered_from_one():
    """There are six, in the order of the turn."""
    rows = cards.phases(table()).rows
    assert rows[0] == (1, "phase_cards", "done_cards")
    assert rows[-1] == (6, "phase_negotiations", "done_negotiations")
    assert [row[0] for row in rows] == [1, 2, 3, 4, 5, 6]


def test_the_blue_cards_are_counted():
    """Lords come first; there are 57."""
    rows = cards.blue(table()).rows
    assert rows[0] == ("card_lord", 16, "does_lord")
    assert ("card_sun", 6, "does_sun") in rows
    assert sum(row[1] for row in rows) == 57
    assert len(rows) == 14


@pytest.mark.rule("FIEF-VAR-12")
def test_the_plague_in_a_crowd_is_told_by_ranges():
    """Each begins where the one before ended."""
    assert cards.crowded(table()).rows == [
        (
            Phrase("from_to", {"first": 1, "last": 2}),
            "none",
            Phrase("dies", {"n": 1}),
        ),
        (
            Phrase("from_to", {"first": 3, "last": 7}),
            Phrase("share", {"lost": 1, "of": 3}),
            Phrase("dies", {"n": 2}),
        ),
        (
            Phrase("from_to", {"first": 8, "last": 13}),
            Phrase("share", {"lost": 1, "of": 2}),
            Phrase("dies", {"n": 3}),
        ),
        (
            Phrase("from_on", {"first": 14, "last": 0}),
            Phrase("share", {"lost": 2, "of": 3}),
            Phrase("dies", {"n": 4}),
        ),
    ]


def test_income_prices_and_ranks_are_those_of_the_rules():
    """With the unit of money in their heads."""
    state = table(**{"money.unit": "gold"})
    money = Phrase("money_head", {"unit": "gold"})
    income = cards.income(state)
    assert income.heads == ("pays", money, "to_whom")
    assert income.rows[0] == ("of_castle", 100, "to_castle")
    assert [row[1] for row in income.rows] == [100, 200, 100, 200, 500, 300, 200]
    prices = cards.prices(state)
    facts = {"castles": 1, "production": 3}
    assert prices.heads == ("purchase", money, "goes")
    assert prices.rows[0] == ("buy_soldier", 100, Phrase("goes_soldier", facts))
    assert [row[1] for row in prices.rows] == [100, 200, 300, 1000, 500, 100, 100]
    ranks = cards.ranks(state)
    assert ranks.heads[2] == Phrase("price_in", {"unit": "gold"})
    assert ranks.rows == [
        ("rank_baron", 3, 600, 600),
        ("rank_count", 4, 800, 800),
        ("rank_duke", 5, 1000, 1000),
    ]


@pytest.mark.rule("FIEF-FIGHT-04")
def test_dice_are_told_from_the_fewest_points_upwards():
    """The last range has no end."""
    told = cards.dice(table())
    assert told.heads == (
        "side_points",
        Phrase("from_to", {"first": 1, "last": 6}),
        Phrase("from_to", {"first": 7, "last": 12}),
        Phrase("from_on", {"first": 13, "last": 0}),
    )
    assert told.rows == [("its_dice", 1, 2, 3)]


def test_losses_are_told_by_the_totals_that_cost_them():
    """The printed table ends at eighteen; a single total stands alone."""
    told = cards.losses(table())
    assert told.heads == ("points_lost", "in_city", "in_castle", "in_open")

    def totals(first, last):
        code = "from_to" if first != last else "only"
        return Phrase(code, {"n": first, "first": first, "last": last})

    assert told.rows[0] == (0, totals(1, 3), totals(1, 2), totals(1, 1))
    assert told.rows[4] == (4, totals(16, 18), totals(12, 14), totals(8, 9))
    assert told.rows[5] == (5, "", totals(15, 17), totals(10, 11))
    assert told.rows[6] == (6, "", totals(18, 18), totals(12, 13))
    assert told.rows[-1] == (9, "", "", totals(18, 18))
    assert len(told.rows) == 10


def test_ransoms_and_points_are_told_by_rank():
    """The house may set a ransom."""
    state = table(**{"ransom.amounts.duke": 950, "money.unit": "gold"})
    told = cards.ransoms(state)
    assert told.heads == ("rank", Phrase("money_head", {"unit": "gold"}))
    assert ("rank_duke", 950) in told.rows
    assert told.rows[0] == ("rank_untitled", 200)
    assert len(told.rows) == 9
    points = cards.points(state)
    assert (points.heads, points.rows[0]) == (("card", "points"), ("rank_king", 50))
    assert len(points.rows) == 8


@pytest.mark.parametrize(
    ("off", "more"),
    [
        (MODULES, []),
        (("bombards", "mercenaries"), [("archer", 1, 200, 3)]),
        (("archers", "mercenaries"), [("bombard", 2, 400, 3)]),
        (("archers", "bombards"), [("mercenary", 1, "", "")]),
        ((), [("archer", 1, 200, 3), ("bombard", 2, 400, 3), ("mercenary", 1, "", "")]),
    ],
)
def test_the_troops_of_the_extension_that_are_played(off, more):
    """Points, price and number; what is not sold has neither."""
    house = without(*off) | {"tactics.money.scale": 100, "tactics.bombard.cp": 2}
    told = cards.troops(table(**house, **{"money.unit": "gold"}))
    assert told.rows == [("knight", 3, "", ""), ("sergeant", 1, "", ""), *more]
    assert told.heads[2] == Phrase("price_in", {"unit": "gold"})


def test_each_table_has_as_many_cells_as_heads():
    """All of them, with and without the extension."""
    for state in (table(), table(**PLAYED)):
        for make in cards.TABLES.values():
            told = make(state)
            assert {len(row) for row in told.rows} == {len(told.heads)}


@pytest.mark.ruling("TAC-AMB-48")
@pytest.mark.parametrize(
    ("house", "later", "changes"),
    [
        ({}, False, True),
        ({"tactics.profile": "fief2011"}, False, True),
        ({**PLAYED, "tactics.losses.change_allowed": True}, False, True),
        ({**PLAYED, "tactics.losses.change_allowed": False}, False, False),
        ({"tactics.losses.change_allowed": False}, False, True),
    ],
)
def test_which_dice_and_which_change_are_told(house, later, changes):
    """Those of the extension only where it is played."""
    told = cards.figures(table(**house), "")
    assert (told["later"], told["changes"]) == (later, changes)
    edition = table(**PLAYED, **{"tactics.profile": "fief2011"})
    assert cards.figures(edition, "")["later"] is True
