"""Sales of dead bishops' cards: when they are due, and when they lapse."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change
from ledger.rules.fief.variants import sales
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    CORBIE,
    SIGY,
    fact,
    person,
    position,
)

HATS = person("Thierry", "Bruno", "Mont", bishop="Corbie", cardinal=True)
HATS += person("Arnaud", "Anne", "Bourg", cardinal=True)
HATS += person("Henry", "Anne", "Bourg")
PLAYED = {"variant.bishop_auction": True}
DUE = fact(SIGY, "sale", 3)


def table(more=HATS, house=PLAYED, **head):
    """A table with two cardinals."""
    return position(more, house=house, phase="combat", **head)


@pytest.mark.rule("FIEF-VAR-02")
@pytest.mark.ruling("FIEF-AMB-112")
def test_the_living_cardinals_of_all_or_of_one_player():
    """In alphabetical order; whoever has no red hat is none."""
    state = table()
    assert sales.cardinals(state) == ["lord:Arnaud", "lord:Thierry"]
    assert sales.cardinals(state, BRUNO) == ["lord:Thierry"]
    assert sales.cardinals(state, ANNE) == ["lord:Arnaud"]
    assert sales.cardinals(state, CHLOE) == []


@pytest.mark.rule("FIEF-VAR-01", "FIEF-VAR-03")
@pytest.mark.parametrize(
    ("more", "house", "expected"),
    [(HATS, PLAYED, True), ("", PLAYED, False), (HATS, {}, False)],
)
def test_a_sale_is_due_where_it_is_played_and_a_cardinal_lives(more, house, expected):
    """The diocese is marked with the turn, and the table gets a note."""
    effects, notes = sales.sale_due(table(more, house), SIGY)
    if not expected:
        assert (effects, notes) == ([], [])
        return
    assert effects == [Change(SIGY, "sale", None, 3, Because("FIEF-VAR-01", SIGY))]
    ((note),) = notes
    assert (note["key"], note["rule"], note["facts"]) == (
        "fief.auction_due", "FIEF-VAR-01", {"diocese": SIGY},
    )  # fmt: skip


@pytest.mark.rule("FIEF-VAR-01")
def test_which_cards_may_be_sold_now():
    """Each has a reminder with the cardinals, as long as one lives."""
    state = table(HATS + DUE)
    cardinals = ["lord:Arnaud", "lord:Thierry"]
    assert sales.due(state) == [SIGY]
    assert list(sales.reminders(state)) == [
        {"code": "sale", "rule": "FIEF-VAR-01", "diocese": SIGY, "cardinals": cardinals}
    ]
    state.put(CORBIE, "sale", 3)
    assert sorted(sales.due(state)) == [CORBIE, SIGY]
    assert sales.due(table()) == sales.due(table(HATS + DUE, {})) == []
    lost = table(DUE)
    assert (sales.due(lost), list(sales.reminders(lost))) == ([SIGY], [])


@pytest.mark.rule("FIEF-VAR-03")
def test_a_sale_that_was_not_held_lapses():
    """With a note where the variant is still played; others are not mentioned."""
    state = table(HATS + DUE)
    because = Because("FIEF-VAR-03", SIGY)
    off = Change(SIGY, "sale", 3, None, because)
    effects, notes = sales.lapsed(state)
    assert effects == [off] == sales.over(state, SIGY, because)
    assert sales.over(state, CORBIE, because) == []
    assert [(one["key"], one["rule"], one["facts"]) for one in notes] == [
        ("fief.auction_lapsed", "FIEF-VAR-03", {"diocese": SIGY})
    ]
    assert sales.lapsed(table(HATS + DUE, {})) == ([off], [])
    assert sales.lapsed(table()) == ([], [])
