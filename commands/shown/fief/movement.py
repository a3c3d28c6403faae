"""Movement: stacks, their routes, and what a player can do."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {"fief rebels": "The rebels of a peasant revolt."}

SHOWN = by_path(
    Shown(
        "fief move",
        """Moves lords along the roads, and with them soldiers and captives.

        To go there and back, end the route where it starts. VILLAGE:v1=2 drops or picks
        up soldiers in a village on the route other than the first.

        Choices, with the village after the dot: passage.VILLAGE (granted or refused by
        the players who stand there), exit.VILLAGE (out of a castle or city),
        refused.VILLAGE (back or force), owner.VILLAGE (who takes a village left to
        several), title.REGION (which lord holds a captured title).
        """,
        screen="commands.fief.moving:moved",
        helps={
            "lord": "The lord who leads.",
            "others": "Another lord who goes along; repeat for more.",
            "troops": "The soldiers that go along; or `all`.",
            "prisoners": "A captive taken along.",
            "drop": "Soldiers left in the first village on the route.",
            "pick": "Soldiers picked up in the first village on the route.",
            "hidden": "Do not show how many soldiers go.",
        },
    ),
    Shown(
        "fief stacks",
        "Shows who is where; soldiers stacked to hide their number stay hidden.",
        screen="commands.fief.moving:stacks_screen",
        helps={
            "player": "The player whose stacks are shown; by default, all are shown.",
            "hidden": "Hide the soldiers of all stacks.",
        },
    ),
    Shown(
        "fief ways",
        "Shows how far a lord can still go this turn, and whose permission is needed.",
        screen="commands.fief.moving:ways_screen",
    ),
    Shown(
        "fief can",
        """Shows what a player may do now, beginning with the battles that are due, with
        prices and the lines to type.

        With --missing, also shows what belongs to other phases and what the remaining
        actions still lack.
        """,
        screen="commands.fief.menu:screen",
        helps={
            "missing": "Also show what belongs to other phases, and what is missing."
        },
    ),
    Shown(
        "fief done",
        """Ends a player’s turn in this phase: the next player acts.

        Choices, if this ends a movement: owner.VILLAGE, title.REGION (which lord holds
        a captured title).
        """,
        screen="commands.fief.moving:done",
    ),
    Shown(
        "fief rebels march",
        """Moves the rebels, all together, for the player who controls the revolt.

        The rebels need no permission: in an occupied village their march ends, and they
        fight in the combat phase.

        Choices: owner.VILLAGE (who takes a village left to several), title.REGION.
        """,
        screen="commands.fief.moving:marched",
    ),
)
