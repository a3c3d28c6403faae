"""The rules that a siege leaves to its table: rams and breaches."""

from __future__ import annotations

from tests.commands.reminders.reminder import mark, reminder

BREACHES = [
    reminder(
        mark.rule("SIEGE-RAM-13"),
        (
            "moving",
            "Moves: Only one a turn. The ram may be dropped at any moment; then the unit is free again.",
            "Mouvement: Un seul par tour. On peut abandonner le bélier à tout moment\u202f; l’unité redevient alors libre.",
        ),
        (
            "portable_ram",
            "Moves: Only one a turn. The ram may be dropped at any moment; then the unit is free again.",
            "Mouvement: Un seul par tour. On peut abandonner le bélier à tout moment\u202f; l’unité redevient alors libre.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-RAM-14"),
        (
            "moving",
            "Not into: Terrain that is difficult to move in: forests, earthworks and the like.",
            "Interdit: Tout terrain difficile pour le mouvement\u00a0: forêts, ouvrages de terre et autres.",
        ),
        (
            "portable_ram",
            "Not into: Terrain that is difficult to move in: forests, earthworks and the like.",
            "Interdit: Tout terrain difficile pour le mouvement\u00a0: forêts, ouvrages de terre et autres.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-BREACH-03"),
        (
            "moving",
            "Orders: A unit in a breach suffers −1 Cmd.",
            "Ordres: Une unité dans une brèche subit −1 au Cmd.",
        ),
        (
            "breaches",
            "Ground: Dense terrain, for infantry only; −1 Cmd for troops standing there.",
            "Terrain: Dense, pour l’infanterie seulement\u202f; −1 au Cmd pour qui s’y tient.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-BREACH-05"),
        (
            "moving",
            "Who: Infantry only: the place is dense terrain.",
            "Qui: L’infanterie seulement\u00a0: c’est un terrain dense.",
        ),
        (
            "breaches",
            "Ground: Dense terrain, for infantry only; −1 Cmd for troops standing there.",
            "Terrain: Dense, pour l’infanterie seulement\u202f; −1 au Cmd pour qui s’y tient.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-BREACH-07"),
        (
            "moving",
            "A gate: A destroyed gate lets any unit pass, as if it stood open for good.",
            "Une porte: Une porte détruite laisse passer toute unité, comme si elle restait grande ouverte.",
        ),
        (
            "breaches",
            "A gate: Only the gate is gone: any unit may pass.",
            "Une porte: Seule la porte disparaît\u00a0: toute unité peut passer.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-RAM-01"),
        (
            "shooting",
            "Never at: A wall or tower that your own troops hold, assault or batter, or a gate they batter.",
            "Jamais sur: Un mur ou une tour que vos propres troupes tiennent, assaillent ou enfoncent, ou une porte qu’elles enfoncent.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-RAM-02"),
        (
            "shooting",
            "In combat: Troops that hold, assault or batter a wall or tower, and enemies on it, may not be targeted.",
            "En combat: On ne peut viser ni les troupes qui tiennent, assaillent ou enfoncent un mur ou une tour, ni l’ennemi qui s’y trouve.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-RAM-07"),
        (
            "shooting",
            "Battering units: Battering units may be shot at normally only in the defender’s turn.",
            "Au bélier: L’unité qui attaque au bélier ne peut subir un tir ordinaire que pendant le tour du défenseur.",
        ),
        (
            "battering",
            "Answer: Each defender picks boiling oil or shooting, which is then resolved.",
            "Réponse: Chaque défenseur choisit l’huile bouillante ou le tir\u202f; on en résout l’effet.",
        ),
        (
            "oil",
            "When: Against a unit that batters, just before its attempt; in other cases, as the rulebook says. For the defender only.",
            "Quand: Contre une unité qui attaque au bélier, juste avant sa tentative\u202f; dans les autres cas, voir le livre de règles. Réservé au défenseur.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-RAM-15"),
        (
            "shooting",
            "Driven back: If driven back by shooting or magic, the unit keeps its portable ram, unless it is forced into difficult terrain, where it drops the ram.",
            "Repoussée: Si des tirs ou la magie la repoussent, l’unité garde son bélier transportable, sauf si elle est forcée d’entrer en terrain difficile, où elle l’abandonne.",
        ),
        (
            "portable_ram",
            "Driven back: If driven back by shooting or magic, the unit keeps its portable ram, unless it is forced into difficult terrain, where it drops the ram.",
            "Repoussée: Si des tirs ou la magie la repoussent, l’unité garde son bélier transportable, sauf si elle est forcée d’entrer en terrain difficile, où elle l’abandonne.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-BREACH-06"),
        (
            "moving",
            "Sight: The line of sight is not blocked: troops beyond may be charged.",
            "Vue: La vue n’est pas coupée\u00a0: on peut charger les troupes qui se trouvent au-delà.",
        ),
        (
            "shooting",
            "A breach: A breach does not block the line of sight.",
            "Brèche: Une brèche ne coupe pas la ligne de vue.",
        ),
        (
            "breaches",
            "Sight: Not blocked, for shooting or for charges.",
            "Vue: Libre, pour tirer comme pour charger.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-RAM-03"),
        (
            "battering",
            "When: In your own Combat phase, never in the opponent’s: once per game turn. It is the unit’s first round of combat.",
            "Quand: Dans sa propre phase de Combat, jamais dans celle de l’adversaire\u00a0: une fois par tour de jeu. C’est le premier round de combat de l’unité.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-RAM-04"),
        (
            "battering",
            "A breach: A breach counts as destroying the enemy in the first round.",
            "Une brèche: Une brèche équivaut à la destruction de l’ennemi au premier round.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-RAM-05"),
        (
            "battering",
            "Advance: The unit may leave its ram and go through the breach, up to 20 cm.",
            "Avance: L’unité peut laisser son bélier et passer par la brèche, de 20\u00a0cm au plus.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-RAM-08"),
        (
            "battering",
            "Answer: Each defender picks boiling oil or shooting, which is then resolved.",
            "Réponse: Chaque défenseur choisit l’huile bouillante ou le tir\u202f; on en résout l’effet.",
        ),
        (
            "battering",
            "Shooting: Any unit with at least one stand on the wall or tower may shoot, as it would at chargers.",
            "Tir: Toute unité qui a au moins un socle sur le mur ou la tour peut tirer en contre-charge.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-RAM-09"),
        (
            "battering",
            "Abandoned: If a stand is lost or the ram is destroyed.",
            "Abandon: Si un socle est perdu ou le bélier détruit.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-RAM-10"),
        (
            "battering",
            "Answer: Each defender picks boiling oil or shooting, which is then resolved.",
            "Réponse: Chaque défenseur choisit l’huile bouillante ou le tir\u202f; on en résout l’effet.",
        ),
        (
            "battering",
            "Nothing else: The defender has no other attacks against the unit.",
            "Rien d’autre: Le défenseur n’a aucune autre attaque contre l’unité.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-RAM-18"),
        (
            "battering",
            "Declare: The attacker declares the attempt.",
            "Annonce: L’attaquant annonce la tentative.",
        ),
        (
            "battering",
            "Answer: Each defender picks boiling oil or shooting, which is then resolved.",
            "Réponse: Chaque défenseur choisit l’huile bouillante ou le tir\u202f; on en résout l’effet.",
        ),
        (
            "battering",
            "Abandoned: If a stand is lost or the ram is destroyed.",
            "Abandon: Si un socle est perdu ou le bélier détruit.",
        ),
        (
            "battering",
            "Otherwise: Make the battering roll as in the rulebook.",
            "Sinon: On fait le jet de bélier d’après le livre de règles.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-RAM-11"),
        (
            "portable_ram",
            "What it is: A ram without the armoured cover, and faster to move.",
            "Ce que c’est: Un bélier sans couverture blindée, plus rapide à déplacer.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-RAM-12"),
        (
            "portable_ram",
            "Weakness: No protection from oil, or from shooting from the walls.",
            "Point faible: Rien ne protège de l’huile, ni des tirs venus des murs.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-RAM-16"),
        (
            "portable_ram",
            "At a wall: In contact with a wall, the unit batters the wall much as it would with a ram.",
            "Au mur: Au contact d’un mur, l’unité l’enfonce à peu près comme avec un bélier.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-BREACH-01"),
        (
            "breaches",
            "Rubble: The section is removed; a marker or terrain takes its place. Note the turn.",
            "Décombres: La section est retirée\u202f; un marqueur ou un élément de terrain la remplace. On note le tour.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-BREACH-02"),
        (
            "breaches",
            "Ground: Dense terrain, for infantry only; −1 Cmd for troops standing there.",
            "Terrain: Dense, pour l’infanterie seulement\u202f; −1 au Cmd pour qui s’y tient.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-BREACH-04"),
        (
            "breaches",
            "Charged: Troops in a breach are defended.",
            "Chargées: Les troupes d’une brèche sont défendues.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-BREACH-08"),
        (
            "losses",
            "Lost: Any stand on the destroyed part, even from the middle of a unit.",
            "Perdu: Tout socle placé sur la partie détruite, même au milieu d’une unité.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-BREACH-09"),
        (
            "losses",
            "No rout: Stands lost with a wall cause neither rout nor confusion; for everything else, see the rulebook.",
            "Pas de déroute: Les socles perdus avec un mur ne causent ni déroute ni confusion\u202f; pour le reste, voir le livre de règles.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-BREACH-10"),
        (
            "losses",
            "Cut in two: The stands left are separate units until this Combat phase ends.",
            "Coupée en deux: Les socles restants sont des unités à part jusqu’à la fin de cette phase de Combat.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-BREACH-11"),
        (
            "losses",
            "More than three: Stands in contact form one unit: a unit of four that loses a middle stand becomes a unit of one and a unit of two.",
            "Plus de trois: Les socles qui se touchent forment une seule unité\u00a0: si une unité de quatre perd un socle du milieu, il reste une unité d’un socle et une de deux.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-BREACH-12"),
        (
            "losses",
            "Then: The stands re-form as if they had fought.",
            "Ensuite: Les socles se reforment comme s’ils avaient combattu.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-BREACH-13"),
        (
            "losses",
            "Around one: One stand is chosen; the others come back into contact with it.",
            "Socle désigné: On désigne un socle\u202f; les autres reviennent à son contact.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-BREACH-14"),
        (
            "losses",
            "Pivoting: The chosen stand may be turned, if there is room.",
            "Pivoter: Le socle désigné peut pivoter, s’il en a la place.",
        ),
    ),
]
