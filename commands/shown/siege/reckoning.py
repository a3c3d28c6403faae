"""Reckoning: budgets, lists, attacks, lengths, points."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {"siege odds": "Exact chances: the length of a siege, attacks on earthworks."}

SHOWN = by_path(
    Shown(
        "siege budget",
        "Shows what both sides may spend on their armies and on siege equipment.",
        screen="commands.siege.reckoning_screens:budget_screen",
        helps={
            "attacker": "ATTACKER_POINTS|The attacker’s points.",
            "defender": "The defender’s points; by default, as many as he may have.",
            "scenario": "The scenario whose rules apply.",
            "won": "The attacker has won the race for the watchtower.",
            "minmax": "A Min/Max of the army list, to see how many units it allows.",
        },
        flow="commands.siege.handlers.reckoning:budget",
    ),
    Shown(
        "siege check",
        """Checks a list: all its errors at once, what it costs, what is wasted.

        `siege list` makes a list file, with comments.
        """,
        screen="commands.siege.reckoning_screens:check_screen",
        helps={"file": "LIST.toml|A list file."},
        flow="commands.siege.handlers.reckoning:check",
    ),
    Shown(
        "siege list",
        "Makes a list file to start from, with every word explained.",
        screen="commands.export:toml_screen",
        helps={
            "side": "attacker|defender|Whose list it is; by default, the attacker’s."
        },
        flow="commands.siege.handlers.reckoning:starter",
    ),
    Shown(
        "siege fortress",
        "Shows what size of fortress suits an army.",
        screen="commands.siege.reckoning_screens:fortress_screen",
        helps={"points": "DEFENDER_POINTS|The defender’s points."},
        flow="commands.siege.handlers.reckoning:fortress",
    ),
    Shown(
        "siege tower",
        "Shows whether a base is large enough for a tower, and how many stands the tower holds.",
        screen="commands.siege.reckoning_screens:tower_screen",
        helps={
            "base": "WxH|Width and depth of the base, in millimetres.",
            "on_base": "How many stands fit on the base, if somebody has tried it out.",
            "agreed": "The players accept the base as a tower’s, although it is small.",
        },
        flow="commands.siege.handlers.reckoning:tower",
    ),
    Shown(
        "siege earthwork",
        """Attacks a section of earthworks: any six destroys it.

        The dice: one die for each attack, all at once.
        """,
        screen="commands.siege.reckoning_screens:earthwork_screen",
        helps={
            "attacks": "The basic attacks of the stands; by default, one for each face typed."
        },
    ),
    Shown(
        "siege length",
        """Rolls for the end of a siege, at the end of a game turn.

        The dice: one die; if the die plus the number of the turn comes to 11 or more,
        the siege is over.
        """,
        screen="commands.siege.reckoning_screens:length_screen",
        helps={
            "turn": "The game turn that ends; by default, that of the siege being played."
        },
        flow="commands.siege.handlers.reckoning:length",
    ),
    Shown(
        "siege score",
        """Adds up the points of a siege, and shows who wins and why.

        Sections are typed as wall=4:0 (stands of attacker and defender), several alike
        as 4*wall=1:0; instead of stands: attacker, defender, contested, destroyed.
        Points added up elsewhere: points=600:400. A file describes a position, or contains
        [[section]] tables.
        """,
        screen="commands.siege.reckoning_screens:score_screen",
        helps={
            "sections": "Sections with their stands, or a file; by default, the campaign’s.",
            "generals": "Whose general died, and in which turn; may be given twice.",
        },
        flow="commands.siege.handlers.reckoning:score",
    ),
    Shown(
        "siege odds length",
        "Shows when a siege ends, with the chance of each turn.",
        screen="commands.siege.reckoning_screens:length_odds_screen",
        flow="commands.siege.handlers.reckoning:length_odds",
    ),
    Shown(
        "siege odds earthwork",
        "Shows how likely attacks are to destroy a section of earthworks.",
        screen="commands.siege.reckoning_screens:earthwork_odds_screen",
        helps={"attacks": "ATTACKS|How many attacks are made on the section."},
        flow="commands.siege.handlers.reckoning:earthwork_odds",
    ),
)
