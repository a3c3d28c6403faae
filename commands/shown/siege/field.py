"""The fortress and what is done to it."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "siege section",
        """Puts up a section of the fortress, or says more of one.

        When a section falls, the game turn is recorded.
        """,
        helps={
            "kind": "wall|tower|gate|courtyard|What it is, for a new one.",
            "state": "Whether it stands.",
            "control": "A:B|Stands of the besiegers there, and of the besieged.",
            "base": "WxH|A tower's base in millimetres, for its room.",
            "on_base": "How many stands fit on that base.",
            "face": "FACE|The side by which a lone tower can be attacked.",
            "capacity": "How many stands have room in it.",
        },
    ),
    Shown(
        "siege wall",
        "Puts up numbered sections; without a number, by the points of the besieged.",
        helps={
            "walls": "How many wall sections.",
            "towers": "How many towers.",
            "gates": "How many gates.",
            "courtyards": "How many courtyards.",
        },
        flow="commands.siege.answers.field:wall",
    ),
    Shown(
        "siege batter",
        """Batters a section with a ram, once in a game turn.

        In order: the attempt is declared; each defender picks oil or shooting; if a
        stand is lost, or the ram, the attempt is off; otherwise batter by the rulebook.
        Choice, without --result: battering.
        """,
        screen="commands.siege.field_screens:battered_screen",
        helps={
            "result": "How it ended, by the rulebook.",
            "hits": "Hits on the unit before, by oil or shooting.",
            "ram_hits": "Hits on its ram before.",
        },
    ),
    Shown(
        "siege oil",
        "Pours boiling oil, or throws rocks, from a section that has some.",
        helps={
            "result": "What the rulebook's table gave.",
            "against": "Which unit it meets.",
        },
    ),
    Shown(
        "siege clear",
        """Attacks earthworks with stands of infantry; any six destroys a section.

        The dice: the attacks on each section, one section after the other.
        """,
        screen="commands.siege.field_screens:cleared_screen",
        helps={
            "attacks": "N,N|The attacks of each stand: 3,3 at two sections, 3+3 at one.",
            "side": "Whose earthworks; otherwise those of the other side.",
        },
    ),
    Shown(
        "siege sections",
        "Shows the sections of the fortress, who is there, which have fallen.",
        screen="commands.siege.field_screens:sections_screen",
    ),
)
