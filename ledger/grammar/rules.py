"""Looking up rules, and the house rules."""

from __future__ import annotations

from ledger.grammar import (
    ENTRY,
    FOR,
    FORCE,
    FORMAT,
    GAME,
    GIVEN,
    OPEN,
    OUTPUT,
    TEXT,
    WRITES,
    Act,
    Question,
    by_path,
)
from ledger.grammar.words import Kind, arg, opt

AREA = Kind("area", fits="ledger.reading.offering:areas")
RULE = Kind("rule", fits="ledger.reading.offering:rules")
MOMENT = Kind("moment", fits="ledger.reading.offering:moments")
CARD = Kind("card", "code.cards", fits="ledger.reading.offering:cards")
SETTING = Kind(
    "setting",
    find="ledger.rules.common.house_rules:setting",
    fits="ledger.reading.offering:settings",
)
SET_TO = Kind(
    "setting value",
    "setting_value",
    find="ledger.rules.common.house_rules:value",
)

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
        "ledger.rules.common.house_rules:put",
        (arg("key", SETTING), arg("value", SET_TO), FOR),
        takes=WRITES,
        needs=("state",),
        actors=(),
        closed=OPEN,
    ),
    Act(
        "rules load",
        "ledger.rules.common.house_rules:load",
        (arg("text", GIVEN), FOR),
        takes=WRITES,
        needs=("state",),
        actors=(),
        closed=OPEN,
    ),
    Question("rules export", words=(OUTPUT, FORCE, opt("at", ENTRY))),
)
