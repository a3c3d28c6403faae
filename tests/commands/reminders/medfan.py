"""The rules that a Med-Fan campaign leaves to its table."""

from __future__ import annotations

from tests.commands.reminders.reminder import mark, reminder

CAMPAIGN = [
    reminder(
        mark.rule("MED-BATTLE-04"),
        (
            "winning",
            "Held ground: Scenery is held by the side with more figures on it; with equal numbers or none, by neither side.",
            "Décor tenu: Un élément de décor est tenu par le camp qui y a le plus de figurines\u202f; à nombre égal, ou sans personne, par aucun camp.",
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
            "The prison: The defender puts the prison anywhere on the table.",
            "La prison: Le défenseur pose la prison où il veut sur la table.",
        ),
    ),
    reminder(
        mark.rule("MED-BATTLE-11"),
        (
            "carrying",
            "The prisoner: An allied figure in contact with the prison can free the prisoner with one action.",
            "Le prisonnier: Une figurine alliée au contact de la prison peut libérer le prisonnier au prix d’une action.",
        ),
    ),
    reminder(
        mark.rule("MED-BATTLE-12"),
        (
            "carrying",
            "On the move: The freed prisoner, and any bearer of the gem or a treasure, may move at most 20 cm a turn and may not fly.",
            "En chemin: Le prisonnier libéré et tout porteur de la gemme ou d’un trésor se déplacent de 20 cm par tour au plus et ne peuvent pas voler.",
        ),
    ),
    reminder(
        mark.rule("MED-BATTLE-15"),
        (
            "table",
            "Cursed gem: The gem lies in the middle of the table.",
            "Gemme maudite: La gemme est posée au centre de la table.",
        ),
        (
            "carrying",
            "The gem: Any figure in contact with the gem can pick it up with one action.",
            "La gemme: Toute figurine au contact de la gemme peut la ramasser au prix d’une action.",
        ),
    ),
    reminder(
        mark.rule("MED-BATTLE-16"),
        (
            "carrying",
            "On the move: The freed prisoner, and any bearer of the gem or a treasure, may move at most 20 cm a turn and may not fly.",
            "En chemin: Le prisonnier libéré et tout porteur de la gemme ou d’un trésor se déplacent de 20 cm par tour au plus et ne peuvent pas voler.",
        ),
    ),
    reminder(
        mark.rule("MED-BATTLE-17"),
        (
            "carrying",
            "Handing on: The gem or a treasure may pass to an allied figure once a turn.",
            "Transmettre: La gemme ou un trésor peut passer à une figurine alliée, une fois par tour.",
        ),
        (
            "carrying",
            "Cost: One action for the giver and one for the receiver.",
            "Coût: Une action pour celui qui donne, une pour celui qui reçoit.",
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
            "A treasure: A treasure is picked up like the gem: one action, in contact.",
            "Un trésor: Un trésor se ramasse comme la gemme\u00a0: une action, au contact.",
        ),
        (
            "carrying",
            "On the move: The freed prisoner, and any bearer of the gem or a treasure, may move at most 20 cm a turn and may not fly.",
            "En chemin: Le prisonnier libéré et tout porteur de la gemme ou d’un trésor se déplacent de 20 cm par tour au plus et ne peuvent pas voler.",
        ),
        (
            "carrying",
            "Handing on: The gem or a treasure may pass to an allied figure once a turn.",
            "Transmettre: La gemme ou un trésor peut passer à une figurine alliée, une fois par tour.",
        ),
        (
            "carrying",
            "Cost: One action for the giver and one for the receiver.",
            "Coût: Une action pour celui qui donne, une pour celui qui reçoit.",
        ),
    ),
    reminder(
        mark.rule("MED-ADV-06"),
        (
            "improvements",
            "Believable: Magic items explain a lot; leave out anything hard to explain, such as flight.",
            "Crédible: Les objets magiques expliquent bien des choses\u202f; évitez ce qui se justifie mal, comme le vol dans les airs.",
        ),
    ),
    reminder(
        mark.rule("MED-CREDIT-01"),
        (
            "beginning",
            "Based on: “One Page Fantasy Skirmish” by John David Slor, and Perno’s expanded translation of it.",
            "D’après: «\u00a0One Page Fantasy Skirmish\u00a0» de John David Slor, et la traduction augmentée de Perno.",
        ),
    ),
]
