"""The rules that a siege leaves to its table: walls and towers."""

from __future__ import annotations

from tests.commands.reminders.reminder import mark, reminder

WALLS = [
    reminder(
        mark.rule("SIEGE-WALL-01"),
        (
            "fortress",
            "A wall: One section of 40 mm.",
            "Un mur: Une seule section de 40\u00a0mm.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-WALL-02"),
        (
            "fortress",
            "A tower: The whole tower. Its base is 40 × 40 mm or more; anything smaller is a wall, unless both players agree that it is a tower.",
            "Une tour: La tour entière. Sa base fait au moins 40\u00a0×\u00a040\u00a0mm\u202f; plus petite, c’est un mur, sauf si les deux joueurs conviennent que c’est une tour.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-TOWER-02"),
        (
            "fortress",
            "Strength: A tower is stronger than a wall: see the rulebook.",
            "Solidité: Une tour est plus solide qu’un mur\u00a0: voir le livre de règles.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-TOWER-15"),
        (
            "fortress",
            "The door: If the model shows an entrance, at ground level or up a ladder, only the face with the entrance can be attacked.",
            "L’entrée: Si la maquette montre une entrée, de plain-pied ou accessible par une échelle, on n’attaque que la face où elle se trouve.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-WALL-04"),
        (
            "moving",
            "Height: Ignored for a unit’s formation; but a unit at different heights is in an irregular formation.",
            "Hauteur: Sans effet sur la formation d’une unité\u202f; mais à des hauteurs différentes, la formation est irrégulière.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-WALL-05"),
        (
            "moving",
            "Height: Ignored for a unit’s formation; but a unit at different heights is in an irregular formation.",
            "Hauteur: Sans effet sur la formation d’une unité\u202f; mais à des hauteurs différentes, la formation est irrégulière.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-WALL-06"),
        (
            "moving",
            "Spread out: Units spread along the wall share the incoming attacks, or close gaps.",
            "Étirées: Le long du mur, les unités se partagent les attaques reçues, ou bouchent des trous.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-TOWER-18"),
        (
            "shooting",
            "From a tower: All around. If a unit shoots, its target must be the nearest enemy it may shoot at.",
            "D’une tour: Tout autour. Si une unité tire, sa cible doit être l’ennemi le plus proche qu’elle ait le droit de viser.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-TOWER-19"),
        (
            "shooting",
            "From a tower: All around. If a unit shoots, its target must be the nearest enemy it may shoot at.",
            "D’une tour: Tout autour. Si une unité tire, sa cible doit être l’ennemi le plus proche qu’elle ait le droit de viser.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-WALL-07"),
        (
            "walls",
            "Combat: With the troops on the ramparts of the section attacked.",
            "Combat: Contre les troupes des remparts de la section attaquée.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-WALL-09"),
        (
            "walls",
            "Breaches: Troops in breaches beside the wall are not attacked.",
            "Brèches: On n’attaque pas les troupes des brèches voisines.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-WALL-10"),
        (
            "walls",
            "Corners: Contact at a corner counts between two standing or two destroyed sections, but not between a standing and a destroyed one.",
            "Coins: Le contact par le coin compte entre deux sections debout ou deux sections détruites, mais pas entre une section debout et une détruite.",
        ),
        (
            "breaches",
            "Corners: Contact at a corner counts between two standing or two destroyed sections, but not between a standing and a destroyed one.",
            "Coins: Le contact par le coin compte entre deux sections debout ou deux sections détruites, mais pas entre une section debout et une détruite.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-WALL-11"),
        (
            "walls",
            "Contact: As wide as possible, but only with enemies in the same kind of place: wall with wall, breach with breach.",
            "Contact: Le plus large possible, mais seulement avec l’ennemi placé de même\u00a0: mur avec mur, brèche avec brèche.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-WALL-14"),
        (
            "walls",
            "Example: Three sections held, one at the end destroyed: an attacker who assaults the middle must also assault the other standing one.",
            "Exemple: Trois sections tenues, dont une, à un bout, est détruite\u00a0: qui assaille le milieu doit assaillir aussi l’autre section debout.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-WALL-15"),
        (
            "walls",
            "The breach: The attacker may leave the breach alone – unless the stand there belongs to a unit that is also on the wall first assaulted.",
            "La brèche: L’attaquant peut laisser la brèche de côté, sauf si le socle qui s’y trouve est d’une unité présente aussi sur le mur assailli en premier.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-WALL-16"),
        (
            "walls",
            "More sections: With enough movement, the attacker may always attack more sections.",
            "Autres sections: Si son mouvement suffit, l’attaquant peut toujours attaquer davantage de sections.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-WALL-18"),
        ("walls", "Support: None.", "Soutien: Aucun."),
    ),
    reminder(
        mark.rule("SIEGE-TOWER-03"),
        (
            "towers",
            "From where: From the courtyard, in contact with the base, or from the ramparts beside the tower: by the defenders’ own doors.",
            "D’où: De la cour, au contact de la base, ou des remparts voisins\u00a0: par les portes mêmes des défenseurs.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-TOWER-04"),
        (
            "towers",
            "From where: From the courtyard, in contact with the base, or from the ramparts beside the tower: by the defenders’ own doors.",
            "D’où: De la cour, au contact de la base, ou des remparts voisins\u00a0: par les portes mêmes des défenseurs.",
        ),
        (
            "towers",
            "Not by: Ladders or siege towers: they do not reach the top.",
            "Jamais par: Des échelles ou une tour de siège\u00a0: elles ne montent pas assez haut.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-TOWER-05"),
        (
            "towers",
            "Attackers: One stand for each face, each from a different unit.",
            "Attaquants: Un socle par côté, chacun d’une unité différente.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-TOWER-06"),
        (
            "towers",
            "Attackers: One stand for each face, each from a different unit.",
            "Attaquants: Un socle par côté, chacun d’une unité différente.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-TOWER-07"),
        (
            "towers",
            "Defenders: One stand for each face; if there are too few, one stand holds several faces. Never flanked, always fortified.",
            "Défenseurs: Un socle par côté\u202f; s’il en manque, un socle tient plusieurs côtés. Jamais pris de flanc, toujours fortifiés.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-TOWER-08"),
        (
            "towers",
            "Defenders: One stand for each face; if there are too few, one stand holds several faces. Never flanked, always fortified.",
            "Défenseurs: Un socle par côté\u202f; s’il en manque, un socle tient plusieurs côtés. Jamais pris de flanc, toujours fortifiés.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-TOWER-09"),
        (
            "towers",
            "Defenders: One stand for each face; if there are too few, one stand holds several faces. Never flanked, always fortified.",
            "Défenseurs: Un socle par côté\u202f; s’il en manque, un socle tient plusieurs côtés. Jamais pris de flanc, toujours fortifiés.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-TOWER-10"),
        (
            "towers",
            "Falling back: The defenders never fall back, so there is no bonus for pursuit.",
            "Repli: Les défenseurs ne se replient jamais\u202f; il n’y a donc pas de bonus de poursuite.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-TOWER-11"),
        ("towers", "Support: None.", "Soutien: Aucun."),
    ),
    reminder(
        mark.rule("SIEGE-TOWER-12"),
        (
            "towers",
            "Attacks: The basic attacks of one stand, which always need a 6 to hit.",
            "Attaques: Les attaques de base d’un socle, qui touchent toujours sur un 6.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-TOWER-13"),
        (
            "towers",
            "Taken: Only when all units inside are wiped out. The victor cannot advance: he holds and occupies the tower.",
            "Prise: Une fois toutes les unités de la tour anéanties. Le vainqueur ne peut pas avancer\u00a0: il tient la place et l’occupe.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-TOWER-20"),
        (
            "towers",
            "First: All shooters inside may shoot at units that charge any face, except for stands already fighting another unit that charged.",
            "D’abord: Tous les tireurs de la tour peuvent tirer en contre-charge, quel que soit le côté, sauf les socles déjà aux prises avec une autre unité qui a chargé la tour.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-TOWER-21"),
        (
            "towers",
            "Otherwise: As against any troops in fortifications.",
            "Pour le reste: Comme contre toute troupe dans des fortifications.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-TOWER-22"),
        (
            "towers",
            "Taken: Only when all units inside are wiped out. The victor cannot advance: he holds and occupies the tower.",
            "Prise: Une fois toutes les unités de la tour anéanties. Le vainqueur ne peut pas avancer\u00a0: il tient la place et l’occupe.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-WALL-08"),
        (
            "breaches",
            "Walls: A unit that attacks a breach is not drawn into combat with the walls beside it.",
            "Murs: L’unité qui attaque une brèche n’est pas entraînée dans un combat avec les troupes des murs voisins.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-WALL-12"),
        (
            "breaches",
            "One stand: Only one stand need make contact; the attacking unit’s other stands may queue behind it.",
            "Un socle: Un seul suffit au contact ; les autres socles de l’attaquant peuvent se ranger derrière.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-WALL-13"),
        (
            "breaches",
            "But: If the stand in the breach belongs to a unit that is also on the next wall, the attacker must also assault that wall and, if his movement allows, the one beyond it.",
            "Mais: Si le socle de la brèche est d’une unité qui tient aussi le mur voisin, il faut assaillir ce mur également, et le suivant si le mouvement le permet.",
        ),
    ),
]
