"""The rules that Fief leaves to its table, with and without its Tactical extension."""

from __future__ import annotations

from tests.commands.reminders.reminder import mark, reminder

REALM = [
    reminder(
        mark.rule("FIEF-MAP-08"),
        (
            "setup",
            "The board: 4 sections, 46 by 64 cm; 6 regions, 4 dioceses.",
            "Le plateau: 4 éléments, 46 cm sur 64\u202f; 6 régions, 4 évêchés.",
        ),
    ),
    reminder(
        mark.rule("FIEF-SETUP-01"),
        (
            "setup",
            "Treasurer: One of those present is Grand Treasurer for the whole game and handles cards, counters and money.",
            "Trésorier: Une des personnes présentes est Grand Trésorier pour toute la partie\u00a0: cartes, pions et argent passent par ses mains.",
        ),
    ),
    reminder(
        mark.rule("FIEF-TURN-06"),
        (
            "turn",
            "First Player: The card lies in front of the player who begins; it lists the phases and is not a playing card.",
            "Premier Joueur: La carte est devant celui qui commence\u202f; elle rappelle les phases et ne se joue pas.",
        ),
    ),
    reminder(
        mark.rule("FIEF-TURN-12"),
        (
            "marriage",
            "As advice: 10 minutes of talk are enough.",
            "Un conseil: 10 minutes de négociation suffisent.",
        ),
    ),
    reminder(
        mark.rule("FIEF-CARD-18"),
        (
            "laying",
            "Layout: King and Queen cards lie on the lord card, the first name showing; under it go titles and Prince (crown showing), cardinal (red hat) and bishop (crosier, diocese); D’Arc shows below the first name.",
            "Disposition: Roi et Reine couvrent le seigneur, prénom visible\u202f; dessous, titres et Prince (couronne), cardinal (chapeau rouge), évêque (crosse, évêché)\u202f; D’Arc sous le prénom.",
        ),
    ),
    reminder(
        mark.rule("FIEF-NEGO-02"),
        (
            "marriage",
            "Anything: Alliances, gifts, loans, votes: openly or in secret, even in another room.",
            "Tout se négocie: Alliances, dons, prêts, voix\u00a0: ouvertement ou en secret, même dans une autre pièce.",
        ),
    ),
    reminder(
        mark.rule("FIEF-NEGO-05"),
        (
            "marriage",
            "As advice: 10 minutes of talk are enough.",
            "Un conseil: 10 minutes de négociation suffisent.",
        ),
    ),
    reminder(
        mark.rule("FIEF-WIN-07"),
        (
            "victory",
            "Points game: For 3 players, competitions and short sessions; the aim is to have the most powerful family:",
            "Aux points: À 3 joueurs, en tournoi ou pour une partie courte\u202f; le but est d’avoir la famille la plus puissante\u00a0:",
        ),
    ),
]

EXTENSION = [
    reminder(
        mark.rule("TAC-GEN-11"),
        (
            "troops",
            "For whom: The author recommends the extension for three players, and for all who want more of a say in battles.",
            "Pour qui: L’auteur conseille l’extension pour trois joueurs, et pour qui veut peser davantage sur les combats.",
        ),
    ),
    reminder(
        mark.rule("TAC-GUARD-10"),
        (
            "troops",
            "Riding: Sergeants in a guard may hinder riding, the author warns; Fief itself has no rule for it.",
            "Chevauchées: Des sergents dans une garde peuvent gêner les chevauchées, prévient l’auteur\u202f; Fief lui-même n’en prévoit aucune.",
        ),
    ),
    reminder(
        mark.rule("TAC-MERC-24"),
        (
            "mercenaries",
            "Peasants: Mercenaries never fight where peasants revolt. On a crusade they may, but that is another extension.",
            "Paysans: Les mercenaires ne se battent jamais là où des paysans se révoltent. En croisade, ils le pourraient, mais c’est une autre extension.",
        ),
    ),
]
