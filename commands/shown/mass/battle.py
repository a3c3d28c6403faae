"""A battle, turn by turn."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "mass turn",
        """Plays a battle turn: levels, tactics, the generals' roll, the personal rolls.

        The turn before is closed first. The dice: the generals' rolls, the sides in
        alphabetical order; then for each hero in alphabetical order his personal roll,
        the volley of his unit if he leads one, his damage dice; of each all at once,
        then the tens again. Choices: engagement.HERO and tactic.SIDE, where they are
        not told; by house rules raises.SIDE, lend.HERO and raises.HERO when the dice
        have fallen.
        """,
        screen="commands.mass.turn_screens:turn_screen",
        helps={
            "engage": "Where a hero stands; may be repeated.",
            "tactic": "The tactic of a side; may be repeated.",
            "lend": "A hero who lends his Command; may be repeated.",
            "raises": "Free raises that a side spends on its roll; by house rule a hero, too.",
            "total": "What a general's roll came to at the table.",
            "terrain": "On what ground a side stands from now on; none: on no particular one.",
            "other": "What else a general's roll gains or loses.",
        },
    ),
    Shown(
        "mass opportunity",
        """Settles a heroic opportunity that a hero has won.

        The codes: INF, BAN, TEN, PRE, TIR, POU, AID, CAP, DUE, CAV, CRG, COM, MAG, MES,
        or their names. The dice: which one, if the house rules have it drawn; a volley
        where he charges, and who takes a hit that is left over. Choice:
        opportunity.HERO. Before --give-up and --visit the turn that was fought is
        closed.
        """,
        screen="commands.mass.battle_screens:opportunity_screen",
        helps={
            "code": "Which one; none: he receives none.",
            "decline": "The hero declines it.",
            "give_up": "The hero gives up one that is running.",
            "visit": "The hero sees the doctor in the coming turn.",
            "total": "What his attack roll for an easy shot came to.",
            "tn": "What that roll has to reach; otherwise 20.",
            "lost": "The standard bearer has beaten him.",
            "opponent": "Whom he meets in a duel.",
            "loss": "The reputation that refusing a duel costs.",
            "raises": "Free raises spent on an easy shot.",
        },
    ),
    Shown(
        "mass down",
        "Puts a hero out of action, or has him stand again.",
        helps={"back": "He is healed, and stands again."},
    ),
    Shown(
        "mass duel",
        "Says who has lost a hero's duel.",
        helps={"loser": "LOSER|Who lies unconscious."},
    ),
    Shown(
        "mass end",
        "Ends the battle: every hero takes home his reputation, or half of it.",
        screen="commands.mass.battle_screens:end_screen",
        helps={"winner": "Which side has won, if the game master ends it by hand."},
    ),
    Shown(
        "mass status",
        """Shows how the battle stands: what is pending for whom, and when.

        The coming strategy rolls line by line; for each hero where he must stand, and
        what his opportunities bring, on which roll, and what ends them.
        """,
        screen="commands.mass.status_lines:status_screen",
    ),
)
