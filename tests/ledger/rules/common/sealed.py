"""Topics of sealed answers for tests, and rounds about them."""

from __future__ import annotations

import hashlib

from ledger.rules.common import sealing
from ledger.rules.topic import NOBODY, Topic
from tests.ledger.rules.common.tables import (
    BRUNO,
    ENTERING,
    FREE,
)

UNDER = "ab" * 32
CODE = "0123456789ABCDEF"
ONE, TWO = "sealed:1", "sealed:2"
HERE = __name__


def values(_state):
    """The captains that may be chosen."""
    return ["Hugo", "Ida", NOBODY]


def most(answers):
    """Whoever named the same as somebody else answers once more."""
    named = [one.value for one in answers]
    return [one.player for one in answers if named.count(one.value) > 1]


def never(_state):
    """The act is over."""
    return False


def not_bruno(_state, player, asked):
    """Bruno answers for nobody; the others for themselves, if they are asked."""
    return player if player != BRUNO and player in asked else None


VOTE = Topic(
    "ship choose",
    "votes",
    kind="captain",
    second="runoff",
    values=f"{HERE}:values",
    tied=f"{HERE}:most",
)
RUNOFF = Topic(
    "ship choose", "again", ":", kind="captain", first="vote", values=f"{HERE}:values"
)
BID = Topic("ship buy", "bids", who=f"{HERE}:not_bruno")
DONE = Topic("ship sink", "bids", wanted=f"{HERE}:never")
TOPICS = {"vote": VOTE, "runoff": RUNOFF, "bid": BID, "done": DONE}


def hashed(player, value, number=1):
    """What anybody would work out."""
    name = player.partition(":")[2]
    text = f"intendant-sealed-1|{UNDER}|{number}|{name}|{value}|{CODE}"
    return hashlib.sha256(text.encode()).hexdigest()


def ask(state, topic, players=(), answers=(), under=None):
    """What comes of asking; the question is put to the table."""
    outcome = sealing.ask(
        state, FREE, ENTERING, lambda: UNDER, topic, players, answers, under
    )
    state.apply(outcome.effects)
    return outcome


def answered(state, topic, said, players=()):
    """A round in which these answers are put in and opened."""
    number = ask(state, topic, players or [*said]).result["round"]
    for player, value in said.items():
        hash_ = hashed(player, value, number)
        state.apply(sealing.put(state, f"sealed:{number}", player, hash_).effects)
    for player, value in said.items():
        state.apply(opened(state, number, player, value).effects)
    return number


def opened(state, number, player, value=None, meant=lambda _, word: word):
    """An answer that is opened."""
    return sealing.open_(state, FREE, meant, f"sealed:{number}", player, CODE, value)
