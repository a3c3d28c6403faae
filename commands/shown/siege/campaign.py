"""The linked scenarios: begun, decided, ended."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "siege start",
        """Opens a scenario: its sides, their points, who goes first.

        The dice: who has the first turn, if neither you nor the scenario decides it.
        Choices: gate.
        """,
        screen="commands.siege.campaign_screens:start_screen",
        helps={
            "scenario": "Which scenario: watchtower, help or “Braken Keep” (or 1 to 3), or siege for one of your own.",
            "attacker": "What the attacker is called.",
            "defender": "What the defender is called.",
            "attacker_points": "The limit of the attacker’s army; by default, the scenario’s.",
            "defender_points": "The limit of the defender’s army; by default, the most that is allowed.",
            "attacker_spent": "What the attacker’s army cost, if that counts.",
            "defender_spent": "What the defender’s army cost, if that counts.",
            "attacker_people": "PEOPLE|The attacker’s people.",
            "defender_people": "PEOPLE|The defender’s people.",
            "attacker_units": "How many units the attacker has: the side with more units deploys first.",
            "defender_units": "How many units the defender has.",
            "first": "Who has the first turn; by default, the scenario or a die decides.",
            "gate": "How the gate is treated; both players must know this.",
            "turn_limit": "After how many game turns the scenario ends, if that has been agreed.",
        },
        flow="commands.siege.handlers.campaign:start",
    ),
    Shown(
        "siege general",
        "Records the name of a side’s general, or his death and what follows from it.",
        screen="commands.siege.campaign_screens:decided_screen",
        helps={
            "name": "What the general is called.",
            "dead": "The general has been killed.",
        },
    ),
    Shown(
        "siege break",
        "Notes that an army has reached its break point and withdraws.",
        screen="commands.siege.campaign_screens:decided_screen",
    ),
    Shown(
        "siege hold",
        """Notes which unit is in the watchtower, and with how many stands.

        `phase next` counts the turns that the unit stays in the watchtower.
        """,
        screen="commands.siege.campaign_screens:held_screen",
        helps={
            "stands": "How many of the unit’s stands are in the watchtower now.",
            "left": "The unit has left the watchtower.",
        },
    ),
    Shown(
        "siege off",
        "Notes stands that have left the table over the attacker’s table edge.",
        screen="commands.siege.campaign_screens:decided_screen",
        helps={
            "stands": "STANDS|How many stands have just left the table.",
            "general": "The general has left the table, too.",
        },
    ),
    Shown(
        "siege end",
        "Ends the scenario: who has won, why, and what this changes in the next one.",
        screen="commands.siege.campaign_screens:end_screen",
        helps={"winner": "Who has won, if the table has agreed on a winner."},
    ),
    Shown(
        "siege campaign",
        "Shows the linked scenarios: who won, and what each result changes in the next one.",
        screen="commands.siege.campaign_screens:campaign_screen",
    ),
    Shown(
        "siege status",
        "Shows the siege: turn, sections, points, hit points, equipment, what is due.",
        screen="commands.siege.campaign_screens:status_screen",
    ),
)
