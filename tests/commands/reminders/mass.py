"""The rules that mass combat leaves to its table."""

from __future__ import annotations

from tests.commands.reminders.reminder import mark, reminder

COMBAT = [
    reminder(
        mark.rule("MASS-OPP-INF-04"),
        (
            "INF",
            "Gains: At the end of that turn the doctor heals all the hero’s flesh wounds and 1 dramatic wound.",
            "Gain: À la fin de ce tour, le médecin guérit toutes les blessures légères du héros et 1 blessure grave.",
        ),
    ),
    reminder(
        mark.rule("MASS-OPP-MAG-03"),
        (
            "MAG",
            "Gains: If the hero is conscious at the end, he gets the mage’s share of the booty: another roll on the booty table, at +3. That table is for you to supply.",
            "Gain: Si le héros est conscient à la fin, il a la part de butin du mage\u00a0: un nouveau jet sur la table de butin, avec un bonus de +3. C’est à vous de fournir cette table.",
        ),
    ),
]
