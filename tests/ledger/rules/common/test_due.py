"""What is due because of sealed answers: second rounds, and acts with what was said."""

from __future__ import annotations

from ledger.rules.common import sealing
from ledger.rules.common.due import due
from ledger.rules.common.rounds import read
from ledger.rules.topic import NOBODY
from ledger.state import CAMPAIGN
from tests.ledger.rules.common.sealed import (
    ONE,
    answered,
    ask,
    hashed,
    opened,
)
from tests.ledger.rules.common.tables import (
    ANNE,
    BRUNO,
    CHLOE,
    FREE,
    refusal,
    seated,
)


def act(word, who, value, sign="="):
    """What an act is told of an answer."""
    return {"word": word, "who": who, "sign": sign, "value": value}


def test_when_all_is_open_the_act_is_due(topics):
    """Whoever named nobody says nothing."""
    answered(topics, "vote", {ANNE: "Hugo", BRUNO: NOBODY})
    assert due(topics, FREE) == [
        {
            "code": "sealed.act",
            "round": 1,
            "topic": "vote",
            "act": "ship choose",
            "said": [act("votes", ANNE, "captain:Hugo")],
        }
    ]
    topics.put(CAMPAIGN, "turn", 2)
    assert due(topics, FREE) == []


def test_those_who_tie_answer_once_more(topics):
    """The act comes with the answers of both rounds."""
    answered(topics, "vote", {ANNE: "Hugo", BRUNO: "Hugo", CHLOE: "Ida"})
    again = {"code": "sealed.again", "round": 1, "topic": "runoff"}
    assert due(topics, FREE) == [{**again, "awaited": [ANNE, BRUNO]}]
    assert sealing.tied(topics, read(topics, ONE)) == [ANNE, BRUNO]
    assert [*sealing.usual(topics, "runoff")] == [ANNE, BRUNO]
    assert answered(topics, "runoff", {ANNE: "Ida", BRUNO: "Hugo"}) == 2
    (found,) = due(topics, FREE)
    assert (found["round"], found["topic"]) == (2, "runoff")
    assert found["said"] == [
        act("votes", ANNE, "captain:Hugo"),
        act("votes", BRUNO, "captain:Hugo"),
        act("votes", CHLOE, "captain:Ida"),
        act("again", ANNE, "captain:Ida", ":"),
        act("again", BRUNO, "captain:Hugo", ":"),
    ]


def test_a_second_round_waits_for_a_first_one(topics):
    """Without one nobody is asked, and nothing is due."""
    assert [*sealing.usual(topics, "runoff")] == []
    assert refusal(ask, topics, "runoff").key == "sealed.nobody"
    answered(topics, "runoff", {ANNE: "Hugo"})
    assert due(topics, FREE) == []
    answered(topics, "vote", {ANNE: "Hugo", BRUNO: "Hugo"})
    assert [one["code"] for one in due(topics, FREE)] == ["sealed.again"]


def test_nobody_ties_before_all_is_open(topics):
    """Nor about the players' own words."""
    ask(topics, "vote", [ANNE, BRUNO])
    for player in (ANNE, BRUNO):
        assert sealing.tied(topics, read(topics, ONE)) == []
        topics.apply(sealing.put(topics, ONE, player, hashed(player, "Ida")).effects)
    topics.apply(opened(topics, 1, ANNE).effects)
    assert sealing.tied(topics, read(topics, ONE)) == []
    topics.apply(opened(topics, 1, BRUNO).effects)
    assert sealing.tied(topics, read(topics, ONE)) == [ANNE, BRUNO]


def test_an_answer_counts_for_whom_the_topic_says(topics):
    """Or for nobody; an act that is over is due no more."""
    answered(topics, "bid", {ANNE: "40", BRUNO: "30"})
    (found,) = due(topics, FREE)
    assert found["said"] == [act("bids", ANNE, "40")]
    state = seated()
    answered(state, "done", {ANNE: "40"})
    assert due(state, FREE) == []
    state = seated()
    answered(state, "bid", {BRUNO: "30"})
    assert due(state, FREE) == []
