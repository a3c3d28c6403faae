"""The rules left to a siege's table: points, lists, ladders, earthworks, flyers."""

from __future__ import annotations

from tests.commands.reminders.reminder import mark, reminder

EQUIPMENT = [
    reminder(
        mark.rule("SIEGE-GEN-01"),
        (
            "about",
            "House rules: Unofficial rules, for sieges in Warmaster only.",
            "Règles maison: Des règles non officielles, pour les seuls sièges de Warmaster.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-GEN-02"),
        (
            "about",
            "Rulebook: These rules add to the rulebook’s siege chapter, and replace it where they say so. Anything they do not mention stays as it is there.",
            "Livre de règles: Ces règles complètent le chapitre des sièges du livre de règles et le remplacent là où elles le disent. Ce dont elles ne parlent pas reste régi par le livre.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-GEN-05"),
        (
            "about",
            "Rules by: David Simpson with Chris Bobridge and Steve Handbrook.",
            "Règles de: David Simpson, avec Chris Bobridge et Steve Handbrook.",
        ),
        (
            "about",
            "Scenarios by: Chris Bobridge and David Simpson.",
            "Scénarios de: Chris Bobridge et David Simpson.",
        ),
        ("about", "French: Christophe Sicard.", "En français: Christophe Sicard."),
    ),
    reminder(
        mark.rule("SIEGE-BUDGET-03"),
        (
            "points",
            "Attacker: The attacker’s points set the size of the siege. A round number of thousands is best.",
            "Attaquant: Les points de l’attaquant fixent l’importance du siège. Mieux vaut un nombre entier de milliers.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-BUDGET-19"),
        (
            "allowance",
            "Enough: There is nearly always something left to buy; the attacker usually has more to spend.",
            "Assez: On peut presque toujours tout dépenser\u202f; l’attaquant dispose en général de plus de points.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-LADDER-01"),
        (
            "units",
            "No free ladders: The free ladders, hooks and ropes of the rulebook are gone.",
            "Rien de gratuit: Le livre de règles offrait échelles, grappins et cordes\u00a0: c’est fini.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-LADDER-02"),
        (
            "walls",
            "Getting up: Infantry needs a siege tower or ladders.",
            "Monter: Il faut à l’infanterie une tour de siège ou des échelles.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-LIST-11"),
        (
            "placing",
            "Boiling oil: On the walls themselves.",
            "Huile bouillante: Sur les murs mêmes.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-LIST-12"),
        (
            "placing",
            "Earthworks: Before the armies, each in the proper deployment zone.",
            "Ouvrages: Avant les armées, chacun dans la zone de déploiement qui convient.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-EARTH-05"),
        (
            "placing",
            "Earthworks: Before the armies, each in the proper deployment zone.",
            "Ouvrages: Avant les armées, chacun dans la zone de déploiement qui convient.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-EARTH-07"),
        (
            "placing",
            "Arrangement: The sections may be arranged as you like.",
            "Agencement: Les sections s’agencent comme on veut.",
        ),
        (
            "earthworks",
            "Who: Either side, where the scenario allows it, in any arrangement.",
            "Qui: Les deux camps, si le scénario le permet, dans l’agencement qu’on veut.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-LIST-13"),
        (
            "shooting",
            "Bombard: A bombard’s shot bounces as a cannon’s does.",
            "Bombarde: Le tir d’une bombarde rebondit comme celui d’un canon.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-EARTH-08"),
        (
            "shooting",
            "Earthworks: Infantry or artillery directly behind earthworks is fortified.",
            "Ouvrages: L’infanterie ou l’artillerie placée juste derrière un ouvrage est fortifiée.",
        ),
        (
            "earthworks",
            "Shot at: Infantry or artillery directly behind earthworks is fortified.",
            "Sous les tirs: L’infanterie ou l’artillerie placée juste derrière un ouvrage est fortifiée.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-FLY-01"),
        (
            "flyers",
            "Attack: Flyers hit as infantry does: on a 6, without a charge bonus.",
            "Attaque: Les volants touchent comme l’infanterie\u00a0: sur un 6, sans bonus de charge.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-FLY-02"),
        (
            "flyers",
            "If they win: Flyers fight no second round: they hold or fall back. They never occupy anything.",
            "Vainqueurs: Les volants ne livrent pas de second round\u00a0: ils tiennent ou se replient. Ils n’occupent jamais rien.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-FLY-03"),
        (
            "flyers",
            "If they win: Flyers fight no second round: they hold or fall back. They never occupy anything.",
            "Vainqueurs: Les volants ne livrent pas de second round\u00a0: ils tiennent ou se replient. Ils n’occupent jamais rien.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-FLY-04"),
        (
            "flyers",
            "Defenders: Defenders beaten on walls fall back, even if they must leave their position.",
            "Défenseurs: Battus sur les murs, les défenseurs se replient, même hors de leur position.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-FLY-05"),
        (
            "flyers",
            "A tower: Only flyers may attack a tower directly. Its defenders never fall back, and all its shooters may shoot at the charging flyers.",
            "Une tour: Seuls les volants peuvent attaquer une tour directement. Ses défenseurs ne se replient jamais, et tous ses tireurs peuvent tirer en contre-charge.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-FLY-06"),
        (
            "flyers",
            "A tower: Only flyers may attack a tower directly. Its defenders never fall back, and all its shooters may shoot at the charging flyers.",
            "Une tour: Seuls les volants peuvent attaquer une tour directement. Ses défenseurs ne se replient jamais, et tous ses tireurs peuvent tirer en contre-charge.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-EARTH-01"),
        (
            "earthworks",
            "Who: Either side, where the scenario allows it, in any arrangement.",
            "Qui: Les deux camps, si le scénario le permet, dans l’agencement qu’on veut.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-EARTH-04"),
        (
            "earthworks",
            "A section: 40 × 10 mm: half a stand.",
            "Une section: 40\u00a0×\u00a010\u00a0mm\u00a0: un demi-socle.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-EARTH-09"),
        (
            "earthworks",
            "Charged: Troops behind earthworks are defended – in the first charge only, not in pursuit.",
            "Chargée: Une troupe derrière un ouvrage est défendue, à la première charge seulement, pas en poursuite.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-EARTH-10"),
        (
            "earthworks",
            "Charged: Troops behind earthworks are defended – in the first charge only, not in pursuit.",
            "Chargée: Une troupe derrière un ouvrage est défendue, à la première charge seulement, pas en poursuite.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-EARTH-11"),
        (
            "earthworks",
            "Use: Earthworks form a first line of defence and slow or channel siege towers and rams.",
            "Utilité: Les ouvrages forment une première ligne de défense et ralentissent ou canalisent tours de siège et béliers.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-EARTH-12"),
        (
            "earthworks",
            "Who clears: The attacker’s infantry, if adjacent when the Combat phase begins and not in combat.",
            "Qui déblaie: L’infanterie de l’attaquant, si elle est adjacente au début de la phase de Combat et n’est pas en combat.",
        ),
    ),
    reminder(
        mark.rule("SIEGE-EARTH-14"),
        (
            "earthworks",
            "Declared: Which stand attacks which section: each section is a separate target.",
            "Annonce: Quel socle attaque quelle section\u00a0: chaque section est une cible à part.",
        ),
    ),
]
