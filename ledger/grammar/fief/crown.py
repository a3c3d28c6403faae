"""The crown: elections, coronations, and who wins."""

from __future__ import annotations

from ledger.grammar import (
    ALL,
    AS,
    CHOOSE,
    HIDE,
    OPEN,
    PLAYER,
    RULED,
    Act,
    Question,
    by_path,
)
from ledger.grammar.choosing import Choice
from ledger.grammar.fief import LORD
from ledger.grammar.fief.choices import CONSENT, GUARDS
from ledger.grammar.words import Kind, arg, opt

VOTE = Kind(
    "fief.vote",
    find="ledger.rules.fief.crown.voting:announced",
    parts=(PLAYER, ":", LORD),
)

COMMANDS = by_path(
    Act(
        "fief elect",
        "ledger.rules.fief.crown.voting:elect",
        (arg("votes", VOTE, many=True),),
        actors=("votes.player",),
        closed=OPEN,
    ),
    Act(
        "fief crown",
        "ledger.rules.fief.crown.crowning:crown",
        (arg("lord", LORD), opt("by", LORD, many=True)),
        takes=(*RULED, CHOOSE),
        actors=("lord", "by.lord"),
        closed=OPEN,
        choices=(Choice("consent", CONSENT, PLAYER), *GUARDS),
    ),
    Act(
        "fief guard",
        "ledger.rules.fief.crown.guardsmen:late",
        (arg("lord", LORD),),
        takes=(*RULED, CHOOSE),
        actors=("lord",),
        closed=OPEN,
        choices=GUARDS,
    ),
    Question("fief score", "ledger.reading.fief.score:score", (AS, HIDE, ALL)),
)
