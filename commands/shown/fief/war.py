"""War: battles and their chances, captives, revolts."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "fief battle",
        """Fights a battle in a village to the end, with those who are there.

        If the village or the sides are not named, they are those of the battle that is
        due, provided that only one is due. The attackers come from the entrances and
        from the village itself. The dice in each round: the attacker’s aimed dice, his
        other dice, the defender’s aimed dice, his other dice; where each attacker rolls
        alone, one attacker after the other, then the defender. With the Tactical
        extension the archers’ dice come first; dice that bombards reroll come after all
        others of a round.

        With the word “rebels”, the player who controls the revolt rolls and decides.
        Rebels who rise in an occupied village fight at once, in the card phase.

        Choices: losses.NAME.ROUND (how many points a player’s soldiers lose, where
        several share the losses), losses.SIDE.ROUND.N (which lord falls), mercy.ROUND
        (after the round: who asks for mercy, or truce, or no), grant.ROUND.NAME and
        truce.ROUND.NAME (granted or refused), opponent.ROUND (against whom the defender
        rolls), captor.LORD, release.LORD, heir.LORD, owner.VILLAGE, title.REGION; with
        the extension losses.NAME.KIND.ROUND, archers.SIDE (shoot, hold, aim),
        target.SIDE (which lord), reroll.SIDE.ROUND.N (which die, or stop) and
        commit.NAME.ROUND (how many mercenaries join).
        """,
        screen="commands.fief.battle_screens:screen",
        helps={
            "village": "Where they fight.",
            "attackers": "PLAYER|rebels|Who attacks; repeat for several attackers.",
            "defenders": "PLAYER|rebels|Who is attacked; repeat for allies.",
            "mode": "joint|separate|Several attackers combine their points, or each rolls alone.",
            "sortie": "The defender comes out to meet those at the entrance.",
            "aims": "PLAYER:LORD[:N[:ROUND]]|Dice aimed at a lord, in each round or in one; repeat for more.",
            "losses": "What is lost first: soldiers, archers, mercenaries, guard, or ask.",
            "rerolls": "How bombards are used: low (reroll the lowest die), none or ask.",
            "archers": "[SIDE:]WHAT[:LORD]|What archers do: shoot, hold, or aim at a lord.",
            "commits": "PLAYER:ROUND:N|Mercenaries who join at the start of a round; 0 is the start of the battle.",
        },
    ),
    Shown(
        "fief captive",
        """Offers captivity to a lord whom the owner of a castle or city has let in.

        A lord who accepts becomes a captive of the owner, as do all lords of his family
        who are there; the soldiers with them are eliminated. A lord who refuses fights
        in the combat phase, with both sides inside the walls. The choice:
        captivity.LORD, accepted or refused.
        """,
        helps={"lord": "A lord who was let in."},
    ),
    Shown(
        "fief ransom",
        """Frees a captive at the agreed price.

        The money set aside for the captive pays first, then the player’s own money;
        what is left of the money set aside goes to the player. The freed lord is placed
        in the village that his player names. Allied captors share the ransom as they
        agree, to the last coin; a single captor gets all of it.

        In the surrender variant, the captive’s rank sets the ransom; the King’s player
        pays for the Queen, and frees her without ransom if he holds her.
        """,
        helps={
            "lord": "A captive.",
            "to": "VILLAGE|The village where the lord is placed.",
            "amount": "The agreed price; needed unless the rank sets it.",
            "shares": "PLAYER=AMOUNT|A player’s share of the ransom; repeat for each captor.",
        },
    ),
    Shown(
        "fief calm",
        """Lets a bishop try to calm the rebels in the village where they are.

        Each conviction point adds one to the die and costs 500, no matter how the die
        falls. On 4 or more the revolt is over; on a lower roll the bishop is stoned to
        death.

        Choices, if the bishop dies: heir.LORD; owner.VILLAGE.
        """,
        screen="commands.fief.revolt:screen",
        helps={
            "lord": "BISHOP|A bishop.",
            "points": "Conviction points, paid for before the die is rolled.",
        },
    ),
    Shown(
        "fief resolve",
        """Fights a battle between two sides to the end.

        A SPEC counts what a side has: soldiers (points), lords (who fight), women
        (uncrowned, who do not fight), darc (D’Arc, one more lord), royal (points of the
        royal guard); with --tactics also knights, sergeants, archers, bombards, guard,
        guard_knights and mercenaries (counters). Lords fall last.

        The dice: the archers of the attacker, then of the defender; then in each round
        the attacker’s aimed dice, his other dice, the defender’s aimed dice, his other
        dice; dice that bombards reroll come right after. The choices: archers.SIDE
        (shoot, hold, aim), reroll.SIDE.ROUND.N (which die, or stop; the archers’ round
        is 0), losses.SIDE.ROUND.N (who falls). Choices that a script leaves open follow
        --archers shoot, --rerolls none and --losses soldiers; with `ask` instead, the
        question is asked.
        """,
        screen="commands.fief.war_screens:battle",
        helps={
            "rounds": "Stop after N rounds.",
            "commits": "SIDE:ROUND:N|Mercenaries who join at the start of a round, for example attacker:2:1.",
            "mercy": "SIDE:ROUND|After which round a side is granted mercy.",
            "record": "Record the battle in the campaign.",
        },
        flow="commands.fief.handlers.war:resolve",
    ),
    Shown(
        "fief odds",
        """Shows the exact chances of a battle: who wins, and with how many points left.

        With a VILLAGE, those who are there fight, and the village’s walls count;
        --attacker and --defender are then players, and may be left out where a battle
        is due. Otherwise each is a SPEC, with the words of `fief resolve`. The chances
        are calculated, not simulated. Where a side has something to decide, it is
        assumed that losses fall on soldiers first and on lords last (--losses), that
        archers shoot (--archers), and that bombards reroll the lowest die while it is
        below the average (--rerolls).
        """,
        screen="commands.fief.war_screens:odds",
        helps={
            "village": "The village where the two sides stand, in the campaign.",
            "rounds": "Also show how things stand after N rounds.",
            "at_least": "CHANCE|How many soldiers give this chance, for example 75%.",
            "side": "attacker|defender|The side to which --at-least applies.",
        },
        flow="commands.fief.handlers.war:odds",
    ),
)
