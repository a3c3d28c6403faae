"""What stands on the cards of the twelve battles."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

_DRAW = (
    "win",
    "MED-AMB-BATTLE-1",
    N_("Equal counts are a draw, unless agreed otherwise."),
)
_VP = ("win", "MED-BATTLE-32", N_("The side with more points wins."))

# Each line: which part of the card, the rule, the sentence.
CARDS: dict[str, tuple[tuple[str, str, str], ...]] = {
    "pitched_battle": (
        ("count", "MED-BATTLE-03", N_("Count the cost of the enemies you kill.")),
        _DRAW,
    ),
    "holding_ground": (
        (
            "count",
            "MED-BATTLE-04",
            N_("A piece of scenery is held by whoever has the most figures on it."),
        ),
        (
            "count",
            "MED-BATTLE-34",
            N_("With equal numbers on it, or nobody, it is held by nobody."),
        ),
        ("win", "MED-BATTLE-05", N_("Count the pieces at the end of the game.")),
        _DRAW,
    ),
    "king_of_the_hill": (
        (
            "setup",
            "MED-BATTLE-06",
            N_("Put one large piece of scenery in the centre of the table."),
        ),
        (
            "count",
            "MED-BATTLE-07",
            N_("Count the figures on it at the end of the game."),
        ),
        (
            "count",
            "MED-BATTLE-34",
            N_("With equal numbers on it, or nobody, it is held by nobody."),
        ),
        _DRAW,
    ),
    "rescue": (
        (
            "setup",
            "MED-BATTLE-08",
            N_("One side attacks, the other defends: note which is which."),
        ),
        (
            "setup",
            "MED-BATTLE-09",
            N_("The defender places the prison anywhere on the table."),
        ),
        (
            "setup",
            "MED-BATTLE-10",
            N_(
                "The attacker puts a free hero in it, with the profile of one of the "
                "army's heroes but without any ability or item."
            ),
        ),
        (
            "limits",
            "MED-BATTLE-11",
            N_(
                "A friendly figure in contact with the prison frees him with one action."
            ),
        ),
        (
            "limits",
            "MED-BATTLE-12",
            N_("Once free he moves at most 20 cm a turn, and cannot fly."),
        ),
        (
            "count",
            "MED-BATTLE-13",
            N_("Note whether he is free and alive, in prison, dead, or off the table."),
        ),
        (
            "win",
            "MED-BATTLE-14",
            N_("Free and alive, or off the table: the attacker. Else the defender."),
        ),
    ),
    "cursed_gem": (
        (
            "setup",
            "MED-BATTLE-15",
            N_(
                "The gem lies in the centre of the table; any figure in contact picks "
                "it up with one action."
            ),
        ),
        (
            "limits",
            "MED-BATTLE-16",
            N_("Its bearer moves at most 20 cm a turn, and cannot fly."),
        ),
        (
            "limits",
            "MED-BATTLE-17",
            N_(
                "Once a turn it may be passed to an ally; giver and receiver spend an "
                "action each."
            ),
        ),
        (
            "count",
            "MED-BATTLE-18",
            N_("Note in whose half it lies at the end, or whether it is on the line."),
        ),
        (
            "win",
            "MED-BATTLE-18",
            N_("At the end it must lie in the opponent's half; on the line: a draw."),
        ),
    ),
    "assassination": (
        ("count", "MED-BATTLE-19", N_("Count the cost of the enemy heroes you kill.")),
        (
            "count",
            "MED-BATTLE-20",
            N_("A wounded enemy hero counts for half its cost."),
        ),
        _DRAW,
    ),
    "breakthrough": (
        (
            "count",
            "MED-BATTLE-21",
            N_(
                "At the end count the cost of your figures in the enemy's starting zone."
            ),
        ),
        (
            "count",
            "MED-BATTLE-22",
            N_("Figures that left the table by the enemy's edge count double."),
        ),
        _DRAW,
    ),
    "witch_hunt": (
        (
            "count",
            "MED-BATTLE-23",
            N_("2 points for each enemy mage killed, 1 for each one wounded."),
        ),
        _VP,
        _DRAW,
    ),
    "decapitate": (
        (
            "count",
            "MED-BATTLE-24",
            N_("2 points for the enemy general killed, 1 for the general wounded."),
        ),
        (
            "count",
            "MED-BATTLE-25",
            N_("1 point for an enemy chief killed, none for one wounded."),
        ),
        _VP,
        _DRAW,
    ),
    "sabotage": (
        ("setup", "MED-BATTLE-26", N_("Place three buildings in each camp.")),
        (
            "count",
            "MED-BATTLE-27",
            N_("1 point for each enemy building destroyed, with an action in contact."),
        ),
        _VP,
        _DRAW,
    ),
    "terror": (
        (
            "count",
            "MED-BATTLE-28",
            N_("1 point for each morale test that the opponent fails."),
        ),
        _VP,
        _DRAW,
    ),
    "loot": (
        (
            "setup",
            "MED-BATTLE-29",
            N_("Place five treasures in the neutral zone in the middle."),
        ),
        (
            "limits",
            "MED-BATTLE-31",
            N_(
                "Any figure in contact picks one up with one action; its bearer moves at "
                "most 20 cm a turn and cannot fly; once a turn a treasure may be passed "
                "on, both figures spending an action."
            ),
        ),
        (
            "count",
            "MED-BATTLE-30",
            N_("1 point for each treasure in your own deployment zone at the end."),
        ),
        _VP,
        _DRAW,
    ),
}

PARTS: Texts = {
    "setup": "setup",
    "limits": "limits",
    "count": "to count",
    "win": "to win",
}
