"""A battle, turn by turn."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "mass turn",
        """Plays a battle turn: places, tactics, the generals’ rolls, the personal rolls.

        The previous turn is closed first. The dice: the generals’ rolls, the sides in
        alphabetical order; then, for each hero in alphabetical order, his personal
        roll, the volley of his unit if he leads one, and his damage dice; each time all
        the dice at once, then the tens again. Choices: engagement.HERO and tactic.SIDE,
        where they are not given; by house rule also raises.SIDE, lend.HERO and
        raises.HERO, once the dice are rolled.
        """,
        screen="commands.mass.turn_screens:turn_screen",
        helps={
            "engage": "Where a hero stands; may be repeated.",
            "tactic": "The tactic of a side; may be repeated.",
            "lend": "A hero who lends his Command; may be repeated.",
            "raises": "Free raises that a side, or by house rule a hero, spends on a roll.",
            "total": "The result of a general’s roll made at the table.",
            "terrain": "The ground on which a side stands from this turn on; `none`: nothing special.",
            "other": "Any other modifier to a general’s roll.",
        },
    ),
    Shown(
        "mass opportunity",
        """Settles a heroic opportunity that a hero has won.

        The codes: INF, BAN, TEN, PRE, TIR, POU, AID, CAP, DUE, CAV, CRG, COM, MAG, MES,
        or their names. The dice: which opportunity, if the house rules have it drawn at
        random; the volley of a charge, and who takes a hit left over. Choice:
        opportunity.HERO. With --give-up and --visit, the turn just fought is closed
        first.
        """,
        screen="commands.mass.battle_screens:opportunity_screen",
        helps={
            "code": "Which opportunity; `none`: the hero receives none.",
            "decline": "The hero declines the opportunity.",
            "give_up": "The hero gives up an opportunity that is in play.",
            "visit": "The hero sees the doctor in the next turn.",
            "total": "The result of the hero’s attack roll for an easy shot.",
            "tn": "The TN of the attack roll; by default, 20.",
            "lost": "The standard-bearer has beaten the hero.",
            "opponent": "Whom the hero meets in a duel.",
            "loss": "The reputation that refusing a duel costs.",
            "raises": "Free raises spent on an easy shot.",
        },
    ),
    Shown(
        "mass down",
        "Puts a hero out of action, or back on his feet.",
        helps={"back": "The hero is healed and back on his feet."},
    ),
    Shown(
        "mass duel",
        "Records who lost a hero’s duel.",
        helps={"loser": "LOSER|Who is unconscious."},
    ),
    Shown(
        "mass end",
        "Ends the battle: each hero gains his battle score as reputation, or half of it.",
        screen="commands.mass.battle_screens:end_screen",
        helps={"winner": "The winning side, if the game master ends the battle."},
    ),
    Shown(
        "mass status",
        """Shows how the battle stands: what is pending for each hero, and when.

        The coming strategy rolls, line by line; for each hero, where he must stand,
        what his opportunities give, on which roll, and what ends them.
        """,
        screen="commands.mass.status_lines:status_screen",
    ),
)
