"""Campaigns that several laptops share, and what a club asks of all of them."""

from __future__ import annotations

from ledger.grammar import (
    CAMPAIGN,
    FORCE,
    LANG,
    OUTPUT,
    PLAIN,
    Question,
    by_path,
)
from ledger.grammar.evening import STATS_FORM
from ledger.grammar.words import Kind, arg, flag, opt

URL = Kind("league address")
SHARED_NAME = Kind("shared name")
KEY_FILE = opt("key_file", Kind("key file"), "--key-file")
ROLE = Kind("league role", "code.league_role")
KEY = Kind("league key")
# A player has no campaign here in which they could be looked up.
HANDED_ROUND = Kind("handed round", "number")
HANDED, HANDED_CODE = Kind("handed answer"), Kind("handed code")
SETTLED = Kind("settled", "pair")
# Without them: those of the shared campaign that is here.
HUB = opt("hub", URL, "--hub")
OF = opt("name", SHARED_NAME, "--name")

COMMANDS = by_path(
    Question("league init", words=(arg("hub", URL), KEY_FILE), takes=PLAIN),
    Question(
        "league share",
        words=(arg("hub", URL), arg("name", SHARED_NAME, required=False), KEY_FILE),
    ),
    Question(
        "league join",
        words=(arg("hub", URL), arg("name", SHARED_NAME), OUTPUT, KEY_FILE),
        takes=PLAIN,
    ),
    Question("league leave"),
    Question("league status", words=(KEY_FILE,)),
    Question("league sync", words=(opt("settled", SETTLED, "--act", many=True),)),
    Question("league watch", words=(flag("quiet"),), takes=(CAMPAIGN, LANG)),
    Question(
        "league key new",
        words=(
            arg("role", ROLE),
            arg("player", Kind("key player"), required=False),
            opt("label", Kind("label"), "--for"),
            HUB,
            OF,
            KEY_FILE,
        ),
    ),
    Question("league key list", words=(HUB, OF, KEY_FILE)),
    Question("league key revoke", words=(arg("key", KEY), HUB, KEY_FILE)),
    Question("league campaigns", words=(HUB, KEY_FILE)),
    Question(
        "league look",
        words=(arg("hub", URL), arg("name", SHARED_NAME), KEY_FILE),
        takes=PLAIN,
    ),
    Question(
        "league hand-in",
        words=(
            arg("hub", URL),
            arg("name", SHARED_NAME),
            arg("number", HANDED_ROUND),
            arg("answer", HANDED),
            opt("code", HANDED_CODE),
            KEY_FILE,
        ),
        takes=PLAIN,
    ),
    Question("league standings", words=(HUB, KEY_FILE), fails=3),
    Question(
        "league stats",
        words=(opt("form", STATS_FORM, "--format"), OUTPUT, FORCE, HUB, KEY_FILE),
        fails=3,
    ),
    Question("league doctor", words=(HUB, KEY_FILE), fails=1),
)
