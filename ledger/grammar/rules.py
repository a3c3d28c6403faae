"""The rules to look up, and the house rules."""

from __future__ import annotations

from ledger.grammar import (
    FILE,
    FOR,
    FORCE,
    FORMAT,
    GAME,
    OPEN,
    OUTPUT,
    TEXT,
    WRITES,
    Act,
    Kind,
    Question,
    arg,
    by_path,
    opt,
)

AREA = Kind("area")
RULE = Kind("rule")
MOMENT = Kind("moment")
CARD = Kind("card")
SETTING = Kind("setting")

COMMANDS = by_path(
    Question("rules list", words=(opt("area", AREA),)),
    Question("rules show", words=(arg("word", RULE),)),
    Question("rules search", words=(arg("text", TEXT, many=True),)),
    Question("rules cards", words=(opt("game", GAME), opt("moment", MOMENT))),
    Question(
        "rules card",
        words=(arg("name", CARD), opt("game", GAME), FORMAT, OUTPUT, FORCE),
    ),
    Act(
        "rules set",
        "ledger.acting.house_rules:put",
        (arg("key", SETTING), arg("value", TEXT), FOR),
        takes=WRITES,
        actors=(),
        closed=OPEN,
    ),
    Act(
        "rules load",
        "ledger.acting.house_rules:load",
        (arg("file", FILE), FOR),
        takes=WRITES,
        face=True,
        actors=(),
        closed=OPEN,
    ),
    Question("rules export", words=(OUTPUT, FORCE)),
)
