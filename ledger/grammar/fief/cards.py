"""The cards of Fief: dealing, playing, discarding and exchanging them."""

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
    Question,
    by_path,
)
from ledger.grammar.choosing import GO_ON
from ledger.grammar.fief import OFFERING
from ledger.grammar.fief.choices import (
    AT,
    DEATH,
    DRAWN_LORD,
    ESCAPES,
    LEAVE,
    OWNER,
    WHERE_ON,
    WHICH_LORD,
)
from ledger.grammar.words import Kind, arg, flag, opt

CARDS = "ledger.rules.fief.cards.finding"
CARD = Kind("fief.card", "code.card", f"{CARDS}:played", fits=f"{OFFERING}:cards")
DISCARDED = Kind(
    "fief.discarded", "code.card", f"{CARDS}:discarded", fits=f"{OFFERING}:cards"
)
# What these mean depends on the card that is played.
ON = Kind("fief.card on", find=f"{CARDS}:on", fits=f"{OFFERING}:card_on")
ABOUT = Kind("fief.card lord", find=f"{CARDS}:lord", fits=f"{OFFERING}:card_lord")
WHERE = Kind("fief.card village", find=f"{CARDS}:at", fits=f"{OFFERING}:card_at")

COMMANDS = by_path(
    Act(
        "fief deal",
        "ledger.rules.fief.cards.dealing:deal",
        (flag("reshuffle"),),
        takes=(*RULED, DICE, SEED, CHOOSE),
        actors=(),
        closed=OPEN,
        choices=(DRAWN_LORD, AT),
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
            opt("lord", ABOUT, lacked="fief.which_lord"),
            opt("at", WHERE),
        ),
        takes=(*RULED, DICE, SEED, CHOOSE),
        needs=("state", "table", "words"),
        actors=("player",),
        closed=OPEN,
        choices=(WHERE_ON, WHICH_LORD, AT, LEAVE, *ESCAPES, OWNER, *DEATH, GO_ON),
    ),
    Act(
        "fief card discard",
        "ledger.rules.fief.cards.discarding:discard",
        (
            WHO,
            arg(
                "cards",
                DISCARDED,
                required=False,
                many=True,
                lacked="fief.discard_what?",
            ),
            opt("hidden", MANY, lacked="fief.discard_what?"),
        ),
        takes=(*RULED, CHOOSE),
        actors=("player",),
        closed=OPEN,
        choices=(GO_ON,),
    ),
    Act(
        "fief card exchange",
        "ledger.rules.fief.cards.exchanging:exchange",
        (
            WHO,
            arg("other", PLAYER),
            opt("gives", ANY_MANY, lacked="fief.exchange_what?"),
            opt("takes", ANY_MANY, lacked="fief.exchange_what?"),
        ),
        actors=("a", "b"),
        closed=OPEN,
    ),
)
