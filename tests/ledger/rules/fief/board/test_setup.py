"""Opening the box: what is in it, and what each player begins with."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change, Transfer
from ledger.rules.fief.board.setup import (
    bank_floor,
    begin,
    money_in_box,
    notes,
    open_box,
    unpacked,
)
from ledger.state import CAMPAIGN, State
from tests.ledger.rules.fief.positions import ANNE, BRUNO, CHLOE, position, refusal

NAMES = ("Anne", "Bruno", "Chloé", "Dora", "Émile", "Fanny", "Gui")


def fresh(*players, **house):
    """A game of these players whose box is still closed."""
    state = State()
    state.put(CAMPAIGN, "game", "fief")
    state.put(CAMPAIGN, "seats", players)
    for key, value in house.items():
        state.put("rules", f"fief.{key}", value)
    return state


@pytest.mark.rule("FIEF-STOCK-03", "FIEF-STOCK-07", "FIEF-SETUP-10", "FIEF-CARD-01")
def test_the_box_is_opened_once():
    """Sixteen names, buildings, bands, counters of the extension, cards; no money."""
    effects = open_box(fresh())
    changes = [one for one in effects if isinstance(one, Change)]
    assert changes[0] == Change(CAMPAIGN, "box", None, 1)
    assert len(changes) == 17
    moved = {(e.what, e.target): e for e in effects if isinstance(e, Transfer)}
    assert {one.source for one in moved.values()} == {"world"}
    for what, target, count, rule in (
        ("castle", "stock", 12, "FIEF-STOCK-03"),
        ("mill", "stock", 12, "FIEF-STOCK-03"),
        ("v3", "stock/queen", 2, "FIEF-STOCK-01"),
        ("v6", "stock/king", 1, "FIEF-STOCK-01"),
        ("v1", "stock/rebels", 3, "FIEF-STOCK-01"),
        ("mercenary", "stock", 5, "TAC-GEN-02"),
        ("guard_knight", "stock", 3, "TAC-GEN-02"),
        ("guard_sergeant", "stock", 4, "TAC-GEN-02"),
        ("sun", "unseen", 6, "FIEF-STOCK-07"),
        ("revolt", "unseen", 4, "FIEF-STOCK-07"),
        ("card", "deck", 57, "FIEF-STOCK-07"),
    ):
        found = moved[what, target]
        assert (found.amount, found.because) == (count, Because(rule))
    assert ("v6", "stock/queen") not in moved
    assert not [one for one in moved if one[0] == "money"]
    assert len(moved) == 4 + 8 + 3 + 12 + 1
    opened = fresh().apply(effects)
    assert open_box(opened) == []


@pytest.mark.rule("FIEF-STOCK-06")
@pytest.mark.ruling("FIEF-AMB-37")
def test_the_notes_of_the_box_are_the_banks_where_it_is_finite():
    """They are 23,000; without the house rule the bank has no floor."""
    assert money_in_box() == 30 * 100 + 20 * 500 + 10 * 1000 == 23_000
    finite = fresh(**{"bank.finite": "true"})
    money = [e for e in open_box(finite) if getattr(e, "what", "") == "money"]
    why = Because("FIEF-STOCK-06")
    assert money == [Transfer("money", 23_000, "world", "bank", why)]
    assert bank_floor(fresh()) is None
    assert bank_floor(finite) == -23_000
    assert bank_floor(finite.apply(money)) == 0


@pytest.mark.rule("FIEF-INC-01", "FIEF-STOCK-01", "FIEF-SETUP-07", "TAC-GEN-03")
def test_what_each_player_begins_with():
    """A series of soldiers, three archers and bombards, and 300."""
    state = fresh(ANNE, BRUNO)
    effects = begin(state, [ANNE])
    own = [one for one in effects if getattr(one, "target", "").endswith(ANNE)]
    series, box, tactics = (
        f"stock/{ANNE}",
        Because("FIEF-STOCK-01"),
        Because("TAC-GEN-02"),
    )
    assert own == [
        Transfer("v1", 12, "world", series, box),
        Transfer("v3", 5, "world", series, box),
        Transfer("v6", 3, "world", series, box),
        Transfer("archer", 3, "world", series, tactics),
        Transfer("bombard", 3, "world", series, tactics),
        Transfer("money", 300, "bank", ANNE, Because("FIEF-SETUP-07", ANNE)),
    ]
    assert not [one for one in effects if getattr(one, "target", "").endswith(BRUNO)]
    poor = fresh(ANNE, **{"money.start": "0"})
    assert not [
        one for one in begin(poor, [ANNE]) if getattr(one, "what", "") == "money"
    ]


@pytest.mark.rule("FIEF-SETUP-11")
@pytest.mark.parametrize(
    ("players", "house", "most"),
    [
        (6, None, None),
        (7, None, 6),
        (7, "[2, 9]", 6),
        (5, "[2, 4]", 4),
        (4, "[2, 4]", None),
    ],
)
def test_no_more_play_than_there_are_soldiers_for(players, house, most):
    """Nor than the house allows; the limit is told."""
    seats = [f"player:{name}" for name in NAMES[:players]]
    state = fresh(*seats, **({"setup.players": house} if house else {}))
    if most is None:
        assert begin(state, seats)
        return
    found = refusal(begin, state, seats)
    assert (found.code, found.key, found.rule) == (
        "rule",
        "fief.players_most",
        "FIEF-SETUP-11",
    )
    assert found.facts == {"players": players, "most": most}


@pytest.mark.rule("TAC-GEN-02", "TAC-MERC-01")
def test_a_box_that_was_opened_without_the_extension_is_unpacked_later():
    """Players who joined since have theirs already; a closed box has nothing yet."""
    assert unpacked(fresh(ANNE)) == []
    assert unpacked(position("")) == []
    old = fresh(ANNE, BRUNO, CHLOE)
    old.put(CAMPAIGN, "box", 1)
    old.add(f"stock/{ANNE}", "v1", 12)
    old.add(f"territory:Lac/{BRUNO}", "archer", 1)
    found = [(e.what, e.amount, e.target) for e in unpacked(old)]
    assert found == [
        ("mercenary", 5, "stock"),
        ("guard_knight", 3, "stock"),
        ("guard_sergeant", 4, "stock"),
        ("archer", 3, f"stock/{ANNE}"),
        ("bombard", 3, f"stock/{ANNE}"),
        ("archer", 3, f"stock/{CHLOE}"),
        ("bombard", 3, f"stock/{CHLOE}"),
    ]


@pytest.mark.rule("FIEF-SETUP-11")
@pytest.mark.ruling("FIEF-AMB-06")
@pytest.mark.parametrize(
    ("count", "points", "told"),
    [
        (0, False, []),
        (1, False, [("fief.players_few", "FIEF-AMB-06", {"players": 1, "least": 3})]),
        (2, False, [("fief.players_few", "FIEF-AMB-06", {"players": 2, "least": 3})]),
        (3, False, [("fief.points_proposed", "FIEF-SETUP-11", {})]),
        (3, True, []),
        (4, False, []),
    ],
)
def test_what_is_told_of_the_number_of_players(count, points, told):
    """Too few are warned, and three are told of the points game."""
    seats = [f"player:{name}" for name in NAMES[:count]]
    state = fresh(*seats, **({"variant.points": "true"} if points else {}))
    found = [(one["key"], one["rule"], one["facts"]) for one in notes(state)]
    assert found == told
