"""The board of Fief, and what happens before the first turn."""

from __future__ import annotations

from ledger.grammar import (
    CHOOSE,
    FILE,
    FORCE,
    GIVEN,
    MANY,
    OPEN,
    PLAIN,
    RULING,
    THROWS,
    WHO,
    Act,
    Question,
    by_path,
)
from ledger.grammar.fief import FINDING, OFFERING
from ledger.grammar.fief.choices import WHICH_LORD
from ledger.grammar.words import Kind, arg, flag, opt

FIRST_VILLAGE = Kind(
    "fief.first village",
    find="ledger.rules.fief.board.settling:home",
    fits=f"{OFFERING}:free_villages",
)
FIRST_LORD = Kind(
    "fief.first lord", find=f"{FINDING}:any_lord", fits=f"{OFFERING}:unseen_lords"
)

COMMANDS = by_path(
    Act(
        "fief settle",
        "ledger.rules.fief.board.settling:settle",
        (WHO, arg("village", FIRST_VILLAGE), opt("lord", FIRST_LORD)),
        takes=(*THROWS, CHOOSE, RULING),
        actors=("player",),
        closed=OPEN,
        choices=(WHICH_LORD,),
    ),
    Act(
        "fief length",
        "ledger.rules.fief.board.settling:length",
        (arg("turns", MANY),),
        actors=(),
        closed=OPEN,
    ),
    Question(
        "fief map new", words=(arg("file", FILE), flag("sample"), FORCE), takes=PLAIN
    ),
    Question("fief map check", words=(arg("file", FILE),)),
    Act(
        "fief map load",
        "ledger.rules.fief.board.map_file:load",
        (arg("text", GIVEN),),
        actors=(),
        closed=OPEN,
    ),
    Question("fief map show", "ledger.reading.fief.board:show"),
    Act(
        "fief setup roll",
        "ledger.rules.fief.board.settling:roll",
        takes=THROWS,
        actors=(),
        closed=OPEN,
    ),
)
