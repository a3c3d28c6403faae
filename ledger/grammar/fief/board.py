"""The board of Fief, and what happens before the first turn."""

from __future__ import annotations

from ledger.grammar import (
    CHOOSE,
    FILE,
    FORCE,
    MANY,
    PLAIN,
    RULING,
    TERRITORY,
    THROWS,
    WHO,
    Act,
    Question,
    arg,
    by_path,
    flag,
    opt,
)
from ledger.grammar.fief import LORD

COMMANDS = by_path(
    Act(
        "fief settle",
        "ledger.acting.fief.setup:settle",
        (WHO, arg("village", TERRITORY), opt("lord", LORD)),
        takes=(*THROWS, CHOOSE, RULING),
        actors=("player",),
    ),
    Act(
        "fief length",
        "ledger.acting.fief.setup:length",
        (arg("turns", MANY),),
        actors=(),
    ),
    Question(
        "fief map new", words=(arg("file", FILE), flag("sample"), FORCE), takes=PLAIN
    ),
    Question("fief map check", words=(arg("file", FILE),)),
    Act(
        "fief map load",
        "ledger.acting.fief.board:load",
        (arg("file", FILE),),
        face=True,
        actors=(),
    ),
    Question("fief map show", "ledger.reading.fief.board:show"),
    Act("fief setup roll", "ledger.acting.fief.setup:roll", takes=THROWS, actors=()),
)
