"""What players owe in secret: asked for, committed to, opened."""

from __future__ import annotations

from ledger.grammar import OPEN, PLAYER, WHO, WRITES, Act, Question, by_path
from ledger.grammar.words import Kind, arg, opt

SEALING = "ledger.rules.common.sealing"
# A topic of the game, by its code; or the players' own words.
TOPIC = Kind(
    "sealed topic", "code.topic", f"{SEALING}:topic", fits=f"{SEALING}:offered"
)
ROUND = Kind("sealed round", "number", f"{SEALING}:called", fits=f"{SEALING}:numbers")
HASH = Kind("hash", find=f"{SEALING}:hashed")
CODE = Kind("sealed code", find=f"{SEALING}:coded")
ANSWER = Kind("sealed answer", find="ledger.rules.common.finding:own_words")
# Without it the campaign's own; a script that does the same again says which it was.
UNDER = Kind("under", find=f"{SEALING}:hashed")

COMMANDS = by_path(
    Act(
        "sealed ask",
        f"{SEALING}:ask",
        (
            arg("topic", TOPIC),
            arg("players", PLAYER, required=False, many=True),
            opt("answers", ANSWER, "--answer", many=True),
            opt("under", UNDER),
        ),
        takes=WRITES,
        needs=("state", "game", "entering", "genesis"),
        actors=(),
        closed=OPEN,
    ),
    Act(
        "sealed put",
        f"{SEALING}:put",
        (arg("round", ROUND), WHO, arg("hash", HASH)),
        takes=WRITES,
        needs=("state",),
        actors=("player",),
        closed=OPEN,
    ),
    Act(
        "sealed close",
        f"{SEALING}:close",
        (arg("round", ROUND),),
        takes=WRITES,
        needs=("state",),
        actors=(),
        closed=OPEN,
    ),
    Act(
        "sealed open",
        f"{SEALING}:open_",
        (
            arg("round", ROUND),
            WHO,
            arg("code", CODE),
            arg("value", ANSWER, required=False),
        ),
        takes=WRITES,
        needs=("state", "game", "meant"),
        actors=("player",),
        closed=OPEN,
    ),
    Question("sealed list", "ledger.reading.sealed:listed"),
)
