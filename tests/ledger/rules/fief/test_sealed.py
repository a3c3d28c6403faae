"""What is asked in secret in Fief: bids, and votes for the King."""

from __future__ import annotations

import pytest

from ledger.rules.fief.sealed import (
    TOPICS,
    candidates_or_nobody,
    tied,
    to_auction,
    to_elect,
)
from ledger.rules.topic import Answer
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    person,
    position,
    village,
)

COURT = (
    village("Bourg", "Anne", building="city")
    + village("Sennecy", "Bruno", building="city")
    + person("Arnaud", "Anne", "Bourg", titles=["Rouge"])
    + person("Eric", "Bruno", "Sennecy", titles=["Noir"])
    + person("Isabelle", "Bruno", "Sennecy")
)


@pytest.mark.rule("TAC-MERC-11")
@pytest.mark.parametrize(
    ("bids", "again"),
    [
        ({ANNE: "300", BRUNO: "400", CHLOE: "400"}, [BRUNO, CHLOE]),
        ({ANNE: "1000", BRUNO: "900", CHLOE: "900"}, []),
        ({ANNE: "500"}, []),
    ],
)
def test_those_with_the_highest_bid_bid_once_more(bids, again):
    """Only several of them do; bids are compared as numbers."""
    assert tied([Answer(player, sum_) for player, sum_ in bids.items()]) == again


@pytest.mark.rule("TAC-MERC-07")
def test_bids_are_asked_for_until_the_auction_of_the_turn_was_held():
    """In the next turn there is another one."""
    state = position("", house={"variant.tactics": True})
    assert to_auction(state) is True
    state.put("campaign", "auctioned", state.turn)
    assert to_auction(state) is False
    state.put("campaign", "auctioned", state.turn - 1)
    assert to_auction(state) is True


@pytest.mark.rule("FIEF-VOTE-01", "FIEF-VOTE-07")
def test_votes_are_for_those_who_may_be_elected_or_for_nobody():
    """They are asked for only while there may be a ballot."""
    state = position(COURT, phase="negotiations")
    assert candidates_or_nobody(state) == ["Arnaud", "Eric", "-"]
    assert to_elect(state) is True
    state.put("campaign", "ballot", state.turn)
    assert to_elect(state) is False
    assert candidates_or_nobody(position("")) == ["-"]


def test_each_topic_knows_its_act_and_its_rounds():
    """Only bids have a second round; votes name lords."""
    told = {
        name: (topic.act, topic.word, topic.sign, topic.kind, topic.first, topic.second)
        for name, topic in TOPICS.items()
    }
    assert told == {
        "bids": ("fief auction", "bids", "=", "", "", "bids_again"),
        "bids_again": ("fief auction", "again", "=", "", "bids", ""),
        "votes": ("fief elect", "votes", ":", "lord", "", ""),
    }
    assert TOPICS["votes"].meaning("Arnaud") == "lord:Arnaud"
    assert TOPICS["votes"].meaning("-") == "-"
