"""The crown: elections, coronations, and who wins."""

from __future__ import annotations

from ledger.grammar import (
    ALL,
    AS,
    CHOOSE,
    HIDE,
    RULED,
    Act,
    Kind,
    Question,
    arg,
    by_path,
    opt,
)
from ledger.grammar.fief import LORD

VOTE = Kind("fief.vote")

COMMANDS = by_path(
    Act(
        "fief elect",
        "ledger.acting.fief.crown:elect",
        (arg("votes", VOTE, many=True),),
        actors=("votes.player",),
    ),
    Act(
        "fief crown",
        "ledger.acting.fief.crown:crown",
        (arg("lord", LORD), opt("by", LORD, many=True)),
        takes=(*RULED, CHOOSE),
        actors=("lord", "by.lord"),
    ),
    Act(
        "fief guard",
        "ledger.acting.fief.crown:guard",
        (arg("lord", LORD),),
        takes=(*RULED, CHOOSE),
        actors=("lord",),
    ),
    Question("fief score", "ledger.reading.fief.score:score", (AS, HIDE, ALL)),
)
