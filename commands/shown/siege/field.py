"""The fortress and what is done to it."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "siege section",
        """Sets up a section of the fortress, or adds details to one.

        When a section falls, the game turn is recorded.
        """,
        helps={
            "kind": "wall|tower|gate|courtyard|The kind of a new section.",
            "state": "Whether the section is standing.",
            "control": "A:B|How many stands the attacker and the defender have in the section.",
            "base": "WxH|A tower’s base in millimetres, which determines its capacity.",
            "on_base": "How many stands fit on the base.",
            "face": "FACE|The face on which a lone tower can be attacked.",
            "capacity": "How many stands the tower holds.",
        },
    ),
    Shown(
        "siege wall",
        "Sets up numbered sections; without a number, as many as the defender’s points give.",
        helps={
            "walls": "How many wall sections.",
            "towers": "How many towers.",
            "gates": "How many gates.",
            "courtyards": "How many courtyards.",
        },
        flow="commands.siege.handlers.field:wall",
    ),
    Shown(
        "siege batter",
        """Batters a section with a ram, once per game turn.

        In order: the attempt is declared; each defender picks oil or shooting; if a
        stand or the ram is lost, the attempt is called off; otherwise the section is
        battered according to the rulebook. Choice, without --result: battering.
        """,
        screen="commands.siege.field_screens:battered_screen",
        helps={
            "result": "How the attempt ended, according to the rulebook.",
            "hits": "Hits on the unit before the attempt, from oil or shooting.",
            "ram_hits": "Hits on the unit’s ram before the attempt.",
        },
    ),
    Shown(
        "siege oil",
        "Pours boiling oil, or throws rocks, from a section that has them.",
        helps={
            "result": "The result on the rulebook’s table.",
            "against": "The unit that the oil or the rocks are aimed at.",
        },
    ),
    Shown(
        "siege clear",
        """Attacks earthworks with stands of infantry; any six destroys a section.

        The dice: the attacks on each section, one section after the other.
        """,
        screen="commands.siege.field_screens:cleared_screen",
        helps={
            "attacks": "N,N|The attacks of each stand: 3,3 on two sections, 3+3 on one.",
            "side": "Whose earthworks; by default, the other side’s.",
        },
    ),
    Shown(
        "siege sections",
        "Shows the sections of the fortress, who is there, and which have fallen.",
        screen="commands.siege.field_screens:sections_screen",
    ),
)
