"""What a game of Fief counts, and where each thing comes from."""

from __future__ import annotations

import pytest

from ledger.rules.fief import facts
from tests.ledger.rules.fief.positions import position


def test_accounts_that_are_no_things_with_names():
    """The treasurer's, and the parts of those of players and lords."""
    assert {
        *("stock", "deck", "discard", "table", "unseen", "rebels", "king", "queen"),
        *("debt", "guard", "waiting", "hand", "escrow", "camp"),
    } == facts.PLAIN


@pytest.mark.rule("FIEF-STOCK-01", "FIEF-STOCK-10", "TAC-GEN-03")
@pytest.mark.parametrize(
    ("what", "account", "box"),
    [
        ("v1", "territory:Lac/player:Anne", "stock/player:Anne"),
        ("bombard", "territory:Lac/territory:Mont/player:Anne", "stock/player:Anne"),
        ("v3", "guard/king", "stock/king"),
        ("v6", "rebels", "stock/rebels"),
        ("mill", "territory:Lac", "stock"),
        ("city", "territory:Lac", "stock"),
        ("mercenary", "camp/player:Anne", "stock"),
        ("guard_knight", "guard/king", "stock"),
        ("sun", "region:Rouge", "unseen"),
        ("card", "hand/player:Anne", "deck"),
    ],
)
def test_each_thing_comes_from_its_place_in_the_box(what, account, box):
    """Soldiers from their series, buildings from the stock, cards from the deck."""
    commodity = facts.COMMODITIES[what]
    assert commodity.box(account) == box
    assert commodity.floor(account) == 0
    assert commodity.floor("world") is None


def test_which_cards_are_only_counted():
    """Lords and bishops are known each by name."""
    assert len(facts.KINDS) == 12
    assert not {"lord", "bishop", "cards", "source"} & {*facts.KINDS}
    assert facts.COMMODITIES["debt"].box is None


def test_the_phases_are_six_and_the_views_are_told():
    """In the order of a turn."""
    assert facts.phases(position("")) == (
        *("cards", "income", "purchases"),
        *("movement", "combat", "negotiations"),
    )
    assert "CREATE" in facts.views().upper()


def test_guards_on_the_map_and_those_that_wait():
    """Of the King and of the Queen."""
    assert facts.GUARDS == {"king": "guard/king", "queen": "guard/queen"}
    assert facts.WAITING == {"king": "waiting/king", "queen": "waiting/queen"}
