"""Movement: stacks, their ways, and what a player can do."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {"fief rebels": "The rebels of a peasant revolt."}

SHOWN = by_path(
    Shown(
        "fief move",
        """Moves lords along the roads, and with them soldiers and captives.

        A way that comes back to its start goes there and back. VILLAGE:v1=2 drops or
        picks up soldiers in another village of the way than the first.

        Choices, with the village behind the dot: passage.VILLAGE (granted or refused,
        by whose counters stand there), exit.VILLAGE (out of a castle or city),
        refused.VILLAGE (back or force), owner.VILLAGE (who takes a village that is left
        to several), title.REGION (which lord carries a captured title).
        """,
        screen="commands.fief.moving:moved",
        helps={
            "lord": "Who leads.",
            "others": "Another lord who goes along; again for more.",
            "troops": "The soldiers that go along; or all.",
            "prisoners": "A captive whom they take along.",
            "drop": "Soldiers that stay in the first village of the way.",
            "pick": "Soldiers that join in the first village of the way.",
            "hidden": "Do not tell how many soldiers go.",
        },
    ),
    Shown(
        "fief stacks",
        "Who stands where; soldiers stacked to hide their number stay hidden.",
        screen="commands.fief.moving:stacks_screen",
        helps={
            "player": "Whose stacks lie open; otherwise everybody's.",
            "hidden": "Hide the soldiers of all stacks.",
        },
    ),
    Shown(
        "fief ways",
        "How far a lord may come yet in this turn, and whose leave it takes.",
        screen="commands.fief.moving:ways_screen",
    ),
    Shown(
        "fief can",
        """What a player may do now, with its price and the line to type, due battles first.

        What fits other phases, and what is missing for the rest, stands behind
        --missing.
        """,
        screen="commands.fief.menu:screen",
        helps={"missing": "Tell what fits other phases, too, and what is missing."},
    ),
    Shown(
        "fief done",
        """A player has finished this phase: the next one acts.

        Choices, where a movement ends: owner.VILLAGE, title.REGION (which lord carries
        a captured title).
        """,
        screen="commands.fief.moving:done",
    ),
    Shown(
        "fief rebels march",
        """Moves the rebels, all together; the player who controls the revolt does.

        They ask nobody for leave: where somebody stands their march ends, and they
        fight in the phase of battles.

        Choices: owner.VILLAGE (who takes a village that is left to several),
        title.REGION.
        """,
        screen="commands.fief.moving:marched",
    ),
)
