"""What a Med-Fan campaign leaves to its table."""

from __future__ import annotations

from tests.commands.reminders.reminder import mark, reminder

CAMPAIGN = [
    reminder(
        mark.rule("MED-BATTLE-04"),
        (
            "winning",
            "Held ground: By the side with more figures on it; with equal numbers, or none, by nobody.",
            "Décor tenu: Par le camp qui y a le plus de figurines\u202f; à nombre égal, ou sans personne, par aucun.",
        ),
    ),
    reminder(
        mark.rule("MED-BATTLE-06"),
        (
            "table",
            "King of the hill: One large piece of scenery in the middle.",
            "La colline: Un seul grand élément de décor au centre.",
        ),
    ),
    reminder(
        mark.rule("MED-BATTLE-09"),
        (
            "table",
            "The prison: The defender puts it anywhere on the table.",
            "La prison: Le défenseur la pose où il veut sur la table.",
        ),
    ),
    reminder(
        mark.rule("MED-BATTLE-11"),
        (
            "carrying",
            "The prisoner: A friend touching the prison frees him for one action.",
            "Le prisonnier: Un ami au contact de la prison le délivre par une action.",
        ),
    ),
    reminder(
        mark.rule("MED-BATTLE-12"),
        (
            "carrying",
            "On the move: The freed prisoner, and whoever carries the gem or a treasure, moves 20 cm a turn at most and does not fly.",
            "En chemin: Le prisonnier délivré, et qui porte la gemme ou un trésor, fait 20 cm par tour au plus et ne vole pas.",
        ),
    ),
    reminder(
        mark.rule("MED-BATTLE-15"),
        (
            "table",
            "Cursed gem: It lies in the middle of the table.",
            "Gemme maudite: Elle est posée au centre de la table.",
        ),
        (
            "carrying",
            "The gem: Whoever touches it picks it up for one action.",
            "La gemme: Qui est à son contact la ramasse par une action.",
        ),
    ),
    reminder(
        mark.rule("MED-BATTLE-16"),
        (
            "carrying",
            "On the move: The freed prisoner, and whoever carries the gem or a treasure, moves 20 cm a turn at most and does not fly.",
            "En chemin: Le prisonnier délivré, et qui porte la gemme ou un trésor, fait 20 cm par tour au plus et ne vole pas.",
        ),
    ),
    reminder(
        mark.rule("MED-BATTLE-17"),
        (
            "carrying",
            "Handing on: Gem and treasure may pass to a friend once a turn.",
            "Passer: Gemme et trésor peuvent être passés à un ami, une fois par tour.",
        ),
        (
            "carrying",
            "It costs: An action of the giver and one of the receiver.",
            "Cela coûte: Une action à qui donne, une à qui reçoit.",
        ),
    ),
    reminder(
        mark.rule("MED-BATTLE-26"),
        (
            "table",
            "Sabotage: 3 buildings for each side.",
            "Sabotage: 3 bâtiments par camp.",
        ),
    ),
    reminder(
        mark.rule("MED-BATTLE-29"),
        (
            "table",
            "Loot: 5 treasures in the neutral zone in the middle.",
            "Butin: 5 trésors dans la zone neutre, au centre.",
        ),
    ),
    reminder(
        mark.rule("MED-BATTLE-31"),
        (
            "carrying",
            "A treasure: The same: one action, in contact.",
            "Un trésor: De même\u00a0: une action, au contact.",
        ),
        (
            "carrying",
            "On the move: The freed prisoner, and whoever carries the gem or a treasure, moves 20 cm a turn at most and does not fly.",
            "En chemin: Le prisonnier délivré, et qui porte la gemme ou un trésor, fait 20 cm par tour au plus et ne vole pas.",
        ),
        (
            "carrying",
            "Handing on: Gem and treasure may pass to a friend once a turn.",
            "Passer: Gemme et trésor peuvent être passés à un ami, une fois par tour.",
        ),
        (
            "carrying",
            "It costs: An action of the giver and one of the receiver.",
            "Cela coûte: Une action à qui donne, une à qui reçoit.",
        ),
    ),
    reminder(
        mark.rule("MED-ADV-06"),
        (
            "improvements",
            "Believable: Magic items explain much; leave out what is hard to explain, such as flight.",
            "Crédible: Les objets magiques expliquent beaucoup\u202f; laissez ce qui se justifie mal, comme le vol.",
        ),
    ),
    reminder(
        mark.rule("MED-CREDIT-01"),
        (
            "beginning",
            "Made from: “One Page Fantasy Skirmish” by John David Slor, and Perno's translation of it with his additions.",
            "Tiré de: «\u00a0One Page Fantasy Skirmish\u00a0» de John David Slor, et de la traduction augmentée de Perno.",
        ),
    ),
]
