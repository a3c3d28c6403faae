"""Reports of the evening, and sheets for play."""

from __future__ import annotations

from ledger.grammar import (
    ALL,
    AS,
    CAMPAIGN,
    CAMPAIGN_FILE,
    FILE,
    FORCE,
    FORMAT,
    HIDE,
    LANG,
    OUTPUT,
    PLAIN,
    PLAYER,
    Question,
    by_path,
)
from ledger.grammar.words import YES, Kind, arg, flag, opt

FORM = Kind("form", "form")
STATS_FORM = Kind("stats form", "stats_form")
TURNS = Kind("turns", "turns")
PORT, HOST = Kind("port", "any_many"), Kind("host")
ABSENT = Kind("absent", fits="player side hero")

COMMANDS = by_path(
    Question(
        "report",
        words=(
            opt("form", FORM, "--format"),
            OUTPUT,
            opt("turns", TURNS, "--turn"),
            opt("player", PLAYER),
            flag("undone"),
            flag("full"),
            ALL,
            flag("both"),
            flag("maps"),
            opt("template", FILE),
            FORCE,
        ),
    ),
    Question(
        "stats",
        words=(
            arg("files", CAMPAIGN_FILE, many=True),
            opt("form", STATS_FORM, "--format"),
            OUTPUT,
            FORCE,
        ),
        takes=PLAIN,
        fails=3,
    ),
    Question("since", words=(opt("player", ABSENT, required=True),)),
    Question("board", words=(AS, HIDE, ALL, flag("still")), takes=(CAMPAIGN, LANG)),
    Question(
        "serve",
        words=(
            opt("port", PORT, "--port"),
            flag("lan"),
            opt("host", HOST, "--host"),
            opt("qr", YES, "--no-qr", default=True),
            flag("new_keys"),
        ),
        takes=(CAMPAIGN, LANG),
    ),
    Question("shell", takes=(CAMPAIGN, LANG)),
    Question("paper turn", words=(FORMAT, OUTPUT, FORCE)),
    Question("paper rolls", words=(FORMAT, OUTPUT, FORCE)),
)
