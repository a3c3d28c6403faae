"""Titles and territories, and who holds them."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {
    "title": "Titles: who holds which, and who held them before.",
    "territory": "Territories: who owns which, and who owned them before.",
}

SHOWN = by_path(
    Shown(
        "title list",
        "Lists all titles with their holders.",
        screen="commands.titles:listed",
    ),
    Shown(
        "title grant",
        "Gives a title to a person; a title that does not exist yet is created.",
        helps={"person": "Who will hold the title."},
    ),
    Shown("title revoke", "Takes a title from its holder; the title becomes vacant."),
    Shown(
        "title history",
        "Shows who has held a title, and since when.",
        screen="commands.titles:history_screen",
    ),
    Shown(
        "territory list",
        "Lists all territories with their owners.",
        screen="commands.territories:listed",
    ),
    Shown("territory show", "Shows one territory.", screen="commands.territories:one"),
    Shown(
        "territory add",
        """Puts a territory on the map.

        Choice in Med-Fan without --kind: territory (what the territory is).
        """,
        helps={
            "name": "The new territory’s name.",
            "kind": "KIND|What the territory is: a mine or a wood, for example.",
            "owner": "Who owns the territory from the start.",
        },
    ),
    Shown("territory claim", "Gives a territory to a player, whoever owned it."),
    Shown("territory release", "Takes a territory from its owner."),
    Shown(
        "territory history",
        "Shows who has owned a territory, and since when.",
        screen="commands.territories:history_screen",
    ),
)
