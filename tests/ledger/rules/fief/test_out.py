"""A player who is out cannot do any act of Fief any more."""

from __future__ import annotations

import pytest

from ledger.rules.fief.cards.discarding import discard
from ledger.rules.fief.cards.playing import play
from ledger.rules.fief.crown.voting import elect
from ledger.rules.fief.movement.moving import move
from ledger.rules.fief.purchases.auction import auction
from ledger.rules.fief.purchases.buying import buy
from ledger.rules.fief.treasury.lending import lend, repay
from ledger.rules.fief.variants.bishop_auction import seat
from ledger.rules.fief.variants.selling import sell
from tests.ledger.rules.fief.positions import CHLOE, person, position, refused

HERE = person("Arnaud", "Anne", "Bourg") + person("Charles", "Bruno", "Vaux")
CAPTIVE = person("Eric", "Bruno", "Bourg", prisoner_of="Anne")
RED_HAT = person("Henry", "Anne", "Bourg", bishop="Sigy", cardinal=True)
ACTS = {
    "lays a card": ("cards", (play, "Chloé", "sun"), {}),
    "discards one": ("cards", (discard, "Chloé", ("sun",)), {}),
    "buys": ("purchases", (buy, "Chloé", "soldier"), {}),
    "moves": ("movement", (move, "Chloé", ("Vaux",)), {}),
    "votes": ("negotiations", (elect, ["Chloé:Arnaud"]), {}),
    "lends": ("negotiations", (lend, "Chloé", "Anne", 10), {}),
    "borrows": ("negotiations", (lend, "Anne", "Chloé", 10), {}),
    "pays back": ("negotiations", (repay, "Chloé", "Anne", 10), {}),
    "bids for mercenaries": (
        "purchases",
        (auction, ["Chloé=300"]),
        {"variant.tactics": True},
    ),
    "buys a captive": (
        "combat",
        (sell, "Eric", "Chloé", 10),
        {"variant.surrender": True},
    ),
    "buys a see": (
        "cards",
        (seat, "Corbie", "Chloé", 100, None, True),
        {"variant.bishop_auction": True},
    ),
}


@pytest.mark.rule("FIEF-TURN-13")
@pytest.mark.parametrize("act", ACTS)
def test_who_is_out_does_nothing_more(act):
    """Each act is refused in its own phase."""
    phase, (rule, *words), house = ACTS[act]
    state = position(
        HERE + CAPTIVE + RED_HAT,
        phase=phase,
        house=house,
        money={"Anne": 500, "Chloé": 500},
    )
    state.put("diocese:Corbie", "sale", 3)
    state.put(CHLOE, "out", 2)
    assert refused(state, rule, *words)[1:] == ("fief.out", "FIEF-TURN-13")
