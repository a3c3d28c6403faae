"""The rules that the linked scenarios leave to their table."""

from __future__ import annotations

from tests.commands.reminders.reminder import mark, reminder

SCENARIOS = [
    reminder(
        mark.rule("SIEGE-SCN1-01"),
        (
            "watchtower",
            "Rules: No siege rules and no equipment; but the Dwarfs may assault the tower.",
            "Règles: Aucune règle de siège, pas d’équipement\u202f; mais les Nains peuvent assaillir la tour.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN1-02"),
        (
            "watchtower",
            "Rules: No siege rules and no equipment; but the Dwarfs may assault the tower.",
            "Règles: Aucune règle de siège, pas d’équipement\u202f; mais les Nains peuvent assaillir la tour.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN1-07"),
        (
            "watchtower",
            "Table: The watchtower exactly in the centre, no other terrain within 20 cm.",
            "Table: La tour de guet exactement au centre, aucun autre terrain à moins de 20\u00a0cm.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN1-08"),
        (
            "watchtower",
            "Table: The watchtower exactly in the centre, no other terrain within 20 cm.",
            "Table: La tour de guet exactement au centre, aucun autre terrain à moins de 20\u00a0cm.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN1-17"),
        (
            "watchtower",
            "Deployment: Zones 80 cm apart, unit by unit; the army with more units begins. Hidden deployment, if both players agree.",
            "Déploiement: Zones à 80 cm l’une de l’autre. On déploie unité par unité\u202f; l’armée qui en compte le plus commence. Déploiement caché, si l’on en convient.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN1-19"),
        (
            "watchtower",
            "Deployment: Zones 80 cm apart, unit by unit; the army with more units begins. Hidden deployment, if both players agree.",
            "Déploiement: Zones à 80 cm l’une de l’autre. On déploie unité par unité\u202f; l’armée qui en compte le plus commence. Déploiement caché, si l’on en convient.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN1-21"),
        (
            "watchtower",
            "The tower: The watchtower stands alone: declare which face can be attacked, and how many stands the tower holds.",
            "La tour: La tour de guet est isolée\u00a0: on déclare quelle face on peut attaquer et combien de socles la tour contient.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN2-01"),
        (
            "help",
            "Rules: The normal rules, break points included.",
            "Règles: Les règles normales, seuils de rupture compris.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN2-07"),
        (
            "help",
            "Dwarfs: 1,000 points; and 100 more for earthworks, placed in their zone before any troops, if they won the first scenario.",
            "Nains: 1\u202f000 points\u202f; et 100 de plus pour des ouvrages de terre, placés dans leur zone avant toute troupe, s’ils ont gagné le premier scénario.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN2-11"),
        (
            "help",
            "Deployment: Terrain as usual, zones 80 cm apart; first the whole Dwarf army.",
            "Déploiement: Terrain comme d’habitude, zones à 80\u00a0cm l’une de l’autre\u202f; d’abord toute l’armée naine.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN2-12"),
        (
            "help",
            "Deployment: Terrain as usual, zones 80 cm apart; first the whole Dwarf army.",
            "Déploiement: Terrain comme d’habitude, zones à 80\u00a0cm l’une de l’autre\u202f; d’abord toute l’armée naine.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN2-18"),
        (
            "help",
            "Sides: The Dwarf vanguard; a few Imperial riders under Gert Braken, the Count’s son, who must carry the call for help through the Dwarf lines.",
            "Camps: L’avant-garde des Nains\u202f; quelques cavaliers impériaux menés par Gert Braken, le fils du comte, qui doivent porter l’appel à l’aide à travers les lignes naines.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN3-01"),
        (
            "braken_keep",
            "Fortress: In the centre, or along an edge of a small table.",
            "Forteresse: Au centre, ou le long d’un bord si la table est petite.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN3-03"),
        (
            "braken_keep",
            "Terrain: None within 30 cm of the walls; elsewhere as little as possible: a few fields, hedges, roads, a lone building.",
            "Terrain: Aucun à moins de 30\u00a0cm des murs\u202f; ailleurs, le moins possible\u00a0: quelques champs, haies, routes, une construction isolée.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN3-04"),
        (
            "braken_keep",
            "Terrain: None within 30 cm of the walls; elsewhere as little as possible: a few fields, hedges, roads, a lone building.",
            "Terrain: Aucun à moins de 30\u00a0cm des murs\u202f; ailleurs, le moins possible\u00a0: quelques champs, haies, routes, une construction isolée.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN3-07"),
        (
            "braken_keep",
            "Sides: Lord Grimbold’s Dwarfs, 2,000 points; Count Braken’s garrison, 1,000. Or any armies, if the attacker has at least twice the points.",
            "Camps: Les Nains du seigneur Grimbold, 2\u202f000 points\u202f; la garnison du comte Braken, 1\u202f000. Ou d’autres armées, à deux contre un au moins.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN3-11"),
        (
            "braken_keep",
            "First: Earthworks and the defender’s equipment, in their zones.",
            "D’abord: Les ouvrages de terre et l’équipement du défenseur, dans leurs zones.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN3-13"),
        (
            "braken_keep",
            "Then: The defender’s units: inside, on the walls, or up to 15 cm outside.",
            "Puis: Les unités du défenseur\u00a0: à l’intérieur, sur les murs, ou jusqu’à 15\u00a0cm dehors.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN3-14"),
        (
            "braken_keep",
            "Last: The attacker’s whole army, more than 60 cm from the defender’s zone: 75 cm from the walls.",
            "Enfin: Toute l’armée de l’attaquant, à plus de 60 cm de la zone du défenseur, donc à plus de 75 cm des murs.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN3-16"),
        (
            "braken_keep",
            "Then: The defender’s units: inside, on the walls, or up to 15 cm outside.",
            "Puis: Les unités du défenseur\u00a0: à l’intérieur, sur les murs, ou jusqu’à 15\u00a0cm dehors.",
        ),
        (
            "braken_keep",
            "Last: The attacker’s whole army, more than 60 cm from the defender’s zone: 75 cm from the walls.",
            "Enfin: Toute l’armée de l’attaquant, à plus de 60 cm de la zone du défenseur, donc à plus de 75 cm des murs.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-SCN3-18"),
        (
            "braken_keep",
            "Sides: Lord Grimbold’s Dwarfs, 2,000 points; Count Braken’s garrison, 1,000. Or any armies, if the attacker has at least twice the points.",
            "Camps: Les Nains du seigneur Grimbold, 2\u202f000 points\u202f; la garnison du comte Braken, 1\u202f000. Ou d’autres armées, à deux contre un au moins.",
        ),
    ),
]
