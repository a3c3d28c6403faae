"""The journal: reading it, undoing acts, adding notes."""

from __future__ import annotations

from ledger.grammar import (
    ALL,
    ALWAYS,
    AS,
    CHOOSE,
    DICE,
    DRY_RUN,
    ENTRY,
    LAST,
    OPEN,
    PLAYER,
    REMARK,
    RULING,
    SEED,
    TURN,
    WRITES,
    Act,
    Question,
    by_path,
)
from ledger.grammar.choosing import Choice
from ledger.grammar.words import Kind, arg, flag, opt

COMMAND = Kind("command", fits="ledger.reading.offering:commands")
DRAFT = Kind("draft", "number", fits="ledger.reading.offering:drafts")
THING = Kind("thing", fits="ledger.reading.offering:things")

TAKEN_BACK = Choice("undo", Kind("taking back", "code.undo"), ENTRY)
MISTYPED = Choice("retype", Kind("throw"))  # which throw was mistyped
BROUGHT_BACK = Choice("redo", Kind("bringing back", "code.redo"), ENTRY)
# For an act whose dice were typed: it is confirmed before it is written.
BOOKED = Choice("book", Kind("booking", "code.book"))
# For an act like a dropped one: whether the dice of that one are used again.
SERVE = Choice("dropped", Kind("dropped dice", "code.dropped"), ENTRY)

COMMANDS = by_path(
    Question(
        "log",
        words=(
            LAST,
            opt("turn", TURN),
            opt("player", PLAYER),
            opt("kind", COMMAND),
            AS,
            ALL,
            flag("as_script"),
        ),
    ),
    Question("show", words=(arg("seq", ENTRY), AS, ALL)),
    Act(
        "undo",
        "ledger.acting.history:undo",
        (arg("act", ENTRY, required=False), opt("to", ENTRY), flag("retype")),
        takes=(*WRITES, CHOOSE),
        face=True,
        closed=OPEN,
        choices=(TAKEN_BACK, MISTYPED),
    ),
    Act(
        "redo",
        "ledger.acting.history:redo",
        (arg("act", ENTRY, required=False),),
        takes=(*WRITES, CHOOSE),
        face=True,
        closed=OPEN,
        choices=(BROUGHT_BACK,),
    ),
    Act(
        "note",
        "ledger.rules.common.notes:note",
        (arg("remark", REMARK),),
        takes=WRITES,
        needs=(),
        actors=(),
        closed=OPEN,
    ),
    Act(
        "resume",
        words=(arg("number", DRAFT, required=False),),
        takes=(*ALWAYS, DRY_RUN, DICE, SEED, CHOOSE, RULING),
        choices=(BOOKED, SERVE),
    ),
    Act(
        "drop",
        "ledger.acting.drafts:drop",
        (arg("number", DRAFT, required=False),),
        takes=(*ALWAYS, DRY_RUN),
        actors=(),
        closed=OPEN,
    ),
    Question("why", words=(arg("words", THING, many=True), LAST, AS, ALL)),
)
