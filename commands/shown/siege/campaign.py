"""The linked scenarios: begun, decided, ended."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "siege start",
        """Opens a scenario: its sides, their points, who goes first.

        The dice: who has the first turn, if nobody says it and the scenario does not.
        Choices: gate.
        """,
        screen="commands.siege.campaign_screens:start_screen",
        helps={
            "scenario": "Which scenario: watchtower, help or braken_keep (1 to 3), or siege: one of your own.",
            "attacker": "The besiegers.",
            "defender": "The besieged.",
            "attacker_points": "The limit of the besiegers' army; otherwise the scenario's.",
            "defender_points": "The limit of the besieged's army; otherwise all that is allowed.",
            "attacker_spent": "What the besiegers' army came to, if that counts.",
            "defender_spent": "What the besieged's army came to, if that counts.",
            "attacker_people": "PEOPLE|Which people the besiegers are.",
            "defender_people": "PEOPLE|Which people the besieged are.",
            "attacker_units": "How many units the besiegers have: who has more deploys first.",
            "defender_units": "How many units the besieged have.",
            "first": "Who has the first turn; otherwise the scenario says, or a draw.",
            "gate": "How the gate is treated, as both players must know.",
            "turn_limit": "After how many game turns it ends, where that is agreed.",
        },
        flow="commands.siege.answers.campaign:start",
    ),
    Shown(
        "siege general",
        "Names the general of a side, or tells of his death and what follows from it.",
        screen="commands.siege.campaign_screens:decided_screen",
        helps={
            "name": "What the general is called.",
            "dead": "The general has been killed.",
        },
    ),
    Shown(
        "siege break",
        "Tells that an army has reached its break point and withdraws.",
        screen="commands.siege.campaign_screens:decided_screen",
    ),
    Shown(
        "siege hold",
        """Tells which unit is in the watchtower, and with how many stands.

        The turns that it stays are counted by `phase next`.
        """,
        screen="commands.siege.campaign_screens:held_screen",
        helps={
            "stands": "How many of its stands are in the watchtower now.",
            "left": "It has left it.",
        },
    ),
    Shown(
        "siege off",
        "Tells of stands that left the table over the besiegers' edge.",
        screen="commands.siege.campaign_screens:decided_screen",
        helps={
            "stands": "STANDS|How many stands have just left.",
            "general": "Their general has left, too.",
        },
    ),
    Shown(
        "siege end",
        "Ends the scenario: who has won, why, and what it brings in the next.",
        screen="commands.siege.campaign_screens:end_screen",
        helps={"winner": "Who has won, where the table has agreed on it."},
    ),
    Shown(
        "siege campaign",
        "Shows the linked scenarios: who won, and what each result changes in the next.",
        screen="commands.siege.campaign_screens:campaign_screen",
    ),
    Shown(
        "siege status",
        "Shows the siege: turn, sections, points, hit points, equipment, what is due.",
        screen="commands.siege.campaign_screens:status_screen",
    ),
)
