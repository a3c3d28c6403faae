"""The cards of Fief: dealt, played, discarded, exchanged."""

from __future__ import annotations

from ledger.grammar import (
    ANY_MANY,
    CHOOSE,
    DICE,
    ENTRY,
    MANY,
    PLAYER,
    RULED,
    SEED,
    TERRITORY,
    WHO,
    Act,
    Kind,
    Question,
    arg,
    by_path,
    flag,
    opt,
)
from ledger.grammar.fief import LORD, REGION

CARD = Kind("fief.card", "fief.card")

COMMANDS = by_path(
    Act(
        "fief deal",
        "ledger.acting.fief.cards:deal",
        (flag("reshuffle"),),
        takes=(*RULED, DICE, SEED, CHOOSE),
        actors=(),
    ),
    Question("fief cards", "ledger.reading.fief.cards:show"),
    Question(
        "fief luck",
        "ledger.reading.fief.luck:luck",
        (arg("player", PLAYER, required=False), opt("battle", ENTRY)),
    ),
    Act(
        "fief card play",
        "ledger.acting.fief.cards:play",
        (
            WHO,
            arg("card", CARD),
            opt("on", REGION),
            opt("lord", LORD),
            opt("at", TERRITORY),
        ),
        takes=(*RULED, DICE, SEED, CHOOSE),
        actors=("player",),
    ),
    Act(
        "fief card discard",
        "ledger.acting.fief.cards:discard",
        (WHO, arg("cards", CARD, required=False, many=True), opt("hidden", MANY)),
        actors=("player",),
    ),
    Act(
        "fief card exchange",
        "ledger.acting.fief.cards:exchange",
        (WHO, arg("other", PLAYER), opt("gives", ANY_MANY), opt("takes", ANY_MANY)),
        actors=("a", "b"),
    ),
)
