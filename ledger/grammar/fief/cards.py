"""The cards of Fief: dealt, played, discarded, exchanged."""

from __future__ import annotations

from ledger.grammar import (
    ANY_MANY,
    CHOOSE,
    DICE,
    ENTRY,
    MANY,
    OPEN,
    PLAYER,
    RULED,
    SEED,
    WHO,
    Act,
    Kind,
    Question,
    arg,
    by_path,
    flag,
    opt,
)
from ledger.grammar.fief import OFFERING

CARD = Kind("fief.card", "code.card", fits=f"{OFFERING}:cards")
# What these mean depends on the card that is played.
ON = Kind("fief.card on", fits="region")
ABOUT = Kind("fief.card lord", fits="lord")
WHERE = Kind("fief.card village", fits="territory")

COMMANDS = by_path(
    Act(
        "fief deal",
        "ledger.rules.fief.cards.dealing:deal",
        (flag("reshuffle"),),
        takes=(*RULED, DICE, SEED, CHOOSE),
        actors=(),
        closed=OPEN,
    ),
    Question("fief cards", "ledger.reading.fief.cards:show"),
    Question(
        "fief luck",
        "ledger.reading.fief.luck:luck",
        (arg("player", PLAYER, required=False), opt("battle", ENTRY)),
    ),
    Act(
        "fief card play",
        "ledger.rules.fief.cards.playing:play",
        (
            WHO,
            arg("card", CARD),
            opt("on", ON),
            opt("lord", ABOUT),
            opt("at", WHERE),
        ),
        takes=(*RULED, DICE, SEED, CHOOSE),
        actors=("player",),
        closed=OPEN,
    ),
    Act(
        "fief card discard",
        "ledger.rules.fief.cards.discarding:discard",
        (WHO, arg("cards", CARD, required=False, many=True), opt("hidden", MANY)),
        actors=("player",),
        closed=OPEN,
    ),
    Act(
        "fief card exchange",
        "ledger.rules.fief.cards.exchanging:exchange",
        (WHO, arg("other", PLAYER), opt("gives", ANY_MANY), opt("takes", ANY_MANY)),
        actors=("a", "b"),
        closed=OPEN,
    ),
)
