"""Armies: who is in them, and what they learn and carry."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "medfan join",
        """Brings a player in: a hoard, and five territories, one of which already
        belongs to the player.

        The dice: the general table, the table that it names, four for a treasure, then
        those for the name. Choices: keep (which of two rolls), capability (capability.2
        for a second roll), council.
        """,
        helps={
            "player": "Who joins.",
            "name": "The name of the first territory; by default, it is drawn at random.",
        },
    ),
    Shown(
        "medfan recruit",
        "Buys figures of one kind in one purchase: one reduction, rounded once.",
        helps={
            "name": "The new figure’s name.",
            "kind": "What the figure is: hero or troop.",
            "roles": "The figure’s role: general, chief, healer, standard-bearer or mage; may be repeated.",
            "spell": "The mage’s spell.",
            "item": "The general’s magic armour or magic weapon.",
            "item_cost": "What the item costs.",
            "count": "How many identical figures, numbered after the name.",
            "also": "NAME=COST|One more figure of the same kind in the same purchase; may be repeated.",
        },
    ),
    Shown(
        "medfan improve",
        """Improves a figure, if the player’s territory allows it, at half price.

        Keep it believable: magic explains a lot, but hardly why somebody can suddenly
        fly. With the word “die”: one die on the improvement table. Choice: stat, if a
        house rule lets the player choose instead of rolling again.
        """,
        helps={
            "stat": "What gets better: movement, melee, shooting, defence, mental or life; or `die`, to roll.",
            "kind": "score, second attack or ability; score by default.",
            "note": "Which ability, or why the players agree.",
            "value": "The new score, or what the second attack is worth.",
            "first": "What the first attack is worth.",
            "at_most": "A characteristic that is at its maximum; may be repeated.",
        },
    ),
    Shown("medfan dismiss", "Sends a figure away for good."),
    Shown(
        "medfan spell",
        """Records a mage’s spell, which never changes.

        The spell is the mage’s first, or one of the three extra spells that a Council
        of Archmages may give.
        """,
        helps={
            "spell": "SPELL|The spell, in your own words.",
            "cost": "The spell’s price, if the Council’s spells cost anything here.",
        },
    ),
    Shown(
        "medfan item",
        "Buys a magic item for a general who is already in the army.",
        helps={
            "item": "What is bought: magic armour or magic weapon.",
            "cost": "What the item costs.",
        },
    ),
    Shown(
        "medfan council",
        "Chooses what a player’s Council of Archmages gives. Choice: council.",
        helps={
            "benefit": "three more spells for each mage, or one more hero who may be a mage."
        },
    ),
    Shown(
        "medfan roster",
        "Shows the armies: roles, spells, improvements, who may fight next.",
        screen="commands.medfan.armies_screens:roster_screen",
    ),
)
