"""The texts on the cards of the twelve battles."""

from __future__ import annotations

from commands.texts.marks import Texts

# By the part of the card and the rule.
DRAW: Texts = {
    "win MED-AMB-BATTLE-1": "A tie is a draw, unless agreed otherwise.",
}
MOST_POINTS: Texts = {
    "win MED-BATTLE-32": "The side with more points wins.",
    **DRAW,
}
CARDS: dict[str, Texts] = {
    "pitched_battle": {
        "count MED-BATTLE-03": "Count the cost of the enemies you kill.",
        **DRAW,
    },
    "holding_ground": {
        "count MED-BATTLE-04": (
            "A piece of scenery is held by the side with more figures on it."
        ),
        "count MED-BATTLE-34": "With equal numbers on a piece, or none, nobody holds that piece.",
        "win MED-BATTLE-05": "Count the pieces you hold at the end of the game.",
        **DRAW,
    },
    "king_of_the_hill": {
        "setup MED-BATTLE-06": "Put one large piece of scenery in the centre of the table.",
        "count MED-BATTLE-07": "Count the figures on the central piece at the end of the game.",
        "count MED-BATTLE-34": "With equal numbers on a piece, or none, nobody holds that piece.",
        **DRAW,
    },
    "rescue": {
        "setup MED-BATTLE-08": "One side attacks and the other defends: note which is which.",
        "setup MED-BATTLE-09": "The defender places the prison anywhere on the table.",
        "setup MED-BATTLE-10": (
            "The attacker puts an extra hero in the prison, at no cost, with the profile of one of the army’s heroes but without any ability or item."
        ),
        "limits MED-BATTLE-11": (
            "An allied figure in contact with the prison frees the prisoner with one action."
        ),
        "limits MED-BATTLE-12": "Once free, the prisoner may move at most 20 cm a turn and cannot fly.",
        "count MED-BATTLE-13": (
            "Note whether the prisoner is free and alive, still in prison, dead, or off the table."
        ),
        "win MED-BATTLE-14": (
            "If the prisoner is free and alive, or off the table, the attacker wins; otherwise the defender wins."
        ),
    },
    "cursed_gem": {
        "setup MED-BATTLE-15": (
            "The gem lies in the centre of the table; any figure in "
            "contact may pick it up with one action."
        ),
        "limits MED-BATTLE-16": "The bearer of the gem may move at most 20 cm a turn and cannot fly.",
        "limits MED-BATTLE-17": (
            "Once a turn the gem may be passed to an allied figure; giver and receiver each spend an action."
        ),
        "count MED-BATTLE-18": "Note in whose half the gem lies at the end, or whether it is on the line.",
        "win MED-BATTLE-18": (
            "At the end the gem must lie in the opponent’s half; if it is on the line, the battle is a draw."
        ),
    },
    "assassination": {
        "count MED-BATTLE-19": "Count the cost of the enemy heroes you kill.",
        "count MED-BATTLE-20": "A wounded enemy hero counts for half his cost.",
        **DRAW,
    },
    "breakthrough": {
        "count MED-BATTLE-21": (
            "At the end, count the cost of your figures in the enemy’s starting zone."
        ),
        "count MED-BATTLE-22": (
            "Figures that left the table by the enemy’s edge count double."
        ),
        **DRAW,
    },
    "witch_hunt": {
        "count MED-BATTLE-23": "2 points for each enemy mage killed, 1 for each enemy mage wounded.",
        **MOST_POINTS,
    },
    "decapitate": {
        "count MED-BATTLE-24": "2 points for the enemy general killed, 1 for the general wounded.",
        "count MED-BATTLE-25": "1 point for each enemy chief killed, none for a chief wounded.",
        **MOST_POINTS,
    },
    "sabotage": {
        "setup MED-BATTLE-26": "Place three buildings for each side.",
        "count MED-BATTLE-27": (
            "1 point for each enemy building destroyed; destroying one "
            "takes an action in contact."
        ),
        **MOST_POINTS,
    },
    "terror": {
        "count MED-BATTLE-28": "1 point for each morale test that the opponent fails.",
        **MOST_POINTS,
    },
    "loot": {
        "setup MED-BATTLE-29": "Place five treasures in the neutral zone in the middle.",
        "limits MED-BATTLE-31": (
            "Any figure in contact may pick up a treasure with one action; its bearer may move at most 20 cm a turn and cannot fly; once a turn a treasure may be passed to an allied figure, giver and receiver each spending an action."
        ),
        "count MED-BATTLE-30": "1 point for each treasure in your own deployment zone at the end.",
        **MOST_POINTS,
    },
}

PARTS: Texts = {
    "setup": "setup",
    "limits": "limits",
    "count": "to count",
    "win": "to win",
}
