"""War: battles and their chances, captives, revolts."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "fief battle",
        """Fights a battle in a village to its end, with those who stand there.

        What of the village and the sides is not said is that of the battle that is due,
        if there is only one. The attackers come from the entrances and from the village
        itself. The dice: in
        each round the attacker's aimed dice, his others, the defender's aimed dice, his
        others; where each attacks alone, one attacker after the other, then the
        defender. With the Tactical extension the archers' dice come first; dice that
        bombards throw again come after all others of a round.

        For the word “rebels” the player who controls the revolt throws and decides.
        Rebels who rise among others fight them at once, in the phase of the cards.

        Choices: losses.NAME.ROUND (how many points the soldiers of somebody lose, where
        several share them), losses.SIDE.ROUND.N (which lord falls), mercy.ROUND (who
        asks for mercy after it, truce, or no), grant.ROUND.NAME and truce.ROUND.NAME
        (granted or refused), opponent.ROUND (at whom the defender throws), captor.LORD,
        release.LORD, heir.LORD, owner.VILLAGE, title.REGION; with the extension
        losses.NAME.KIND.ROUND, archers.SIDE (shoot, hold, aim), target.SIDE (at which
        lord), reroll.SIDE.ROUND.N (which die, or stop) and commit.NAME.ROUND (how many
        mercenaries join).
        """,
        screen="commands.fief.battle_screens:screen",
        helps={
            "village": "Where they fight.",
            "attackers": "PLAYER|rebels|Who attacks; again for more together.",
            "defenders": "PLAYER|rebels|Who is attacked; again for an ally.",
            "mode": "joint|separate|Several attackers add their points, or each throws alone.",
            "sortie": "The defender comes out to those at the entrance.",
            "aims": "PLAYER:LORD[:N[:ROUND]]|Dice aimed at a lord, in each round or in one; again for more.",
            "losses": "What falls first: soldiers, archers, mercenaries, guard, or ask.",
            "rerolls": "How bombards are used: low, none or ask.",
            "archers": "[SIDE:]WHAT[:LORD]|What archers do: shoot, hold, or aim at a lord.",
            "commits": "PLAYER:ROUND:N|Mercenaries who join at the start of a round, 0 of the battle.",
        },
    ),
    Shown(
        "fief captive",
        """Offers captivity to a lord whom the owner of a castle or city has let in.

        Who accepts is a captive of the owner, with all lords of his family there; the
        soldiers with them are eliminated. Who refuses fights in the combats, both
        inside the walls. The choice: captivity.LORD, accepted or refused.
        """,
        helps={"lord": "A lord who was let in."},
    ),
    Shown(
        "fief ransom",
        """Frees a captive at the agreed price.

        What is set aside for the captive pays first, then the player's purse; what is
        left of it is handed over. The captive stands on the village that the owner
        names. Allied captors share the ransom as they agree, to the last coin; else all
        of it is the captor's.

        Where the surrender of lords is played, the captive's rank sets the ransom, the
        King's player pays for the Queen, and frees her without ransom if he holds her.
        """,
        helps={
            "lord": "A captive.",
            "to": "VILLAGE|The village where he is put.",
            "amount": "The agreed price; needed unless the rank sets it.",
            "shares": "PLAYER=AMOUNT|What a player has of the ransom; again for each of them.",
        },
    ),
    Shown(
        "fief calm",
        """A bishop tries to calm the rebels in the village where they are.

        Each point of conviction adds one to the die and costs 500, whatever the die
        shows. With 4 or more the revolt is over; with less the bishop is stoned.

        Choices, if the bishop dies: heir.LORD; owner.VILLAGE.
        """,
        screen="commands.fief.revolt:screen",
        helps={
            "lord": "BISHOP|A bishop.",
            "points": "Points of conviction, paid before the die is thrown.",
        },
    ),
    Shown(
        "fief resolve",
        """Fights a battle of two sides to its end.

        A SPEC counts what a side has: soldiers (points), lords (who fight), women
        (without a crown, who do not), darc (one lord more), royal (points of the royal
        guard); with --tactics also knights, sergeants, archers, bombards, guard,
        guard_knights and mercenaries (counters). Lords fall last.

        The dice: the archers of the attacker, then of the defender; then in each round
        the attacker's aimed dice, his others, the defender's aimed dice, his others;
        dice that bombards throw again come right after. The choices: archers.SIDE
        (shoot, hold, aim), reroll.SIDE.ROUND.N (which die, or stop; the archers' round
        is 0), losses.SIDE.ROUND.N (who falls). What a script leaves open goes by
        --archers shoot, --rerolls none and --losses soldiers; with `ask` in their place
        it is asked for.
        """,
        screen="commands.fief.war_screens:battle",
        helps={
            "rounds": "Stop after N rounds.",
            "commits": "SIDE:ROUND:N|Mercenaries that join at the start of a round, as attacker:2:1.",
            "mercy": "SIDE:ROUND|After which round a side is granted mercy.",
            "record": "Write the battle into the campaign.",
        },
        flow="commands.fief.answers.war:resolve",
    ),
    Shown(
        "fief odds",
        """Shows the exact chances of a battle: who wins, with how many points left.

        With a VILLAGE those fight who stand there, behind its walls; --attacker and
        --defender are players then, and need not be said where a battle is due. Else
        each is a SPEC, whose words are those of `fief resolve`. Nothing is simulated. Where a
        side has something to decide, it is supposed that losses fall on soldiers first
        and on lords last (--losses), that archers shoot (--archers), that bombards
        throw the lowest die again while it is below the average (--rerolls).
        """,
        screen="commands.fief.war_screens:odds",
        helps={
            "village": "Where they stand in the campaign.",
            "rounds": "Tell also how it stands after N rounds.",
            "at_least": "CHANCE|How many soldiers make this chance, as 75%.",
            "side": "attacker|defender|Whose chance --at-least means.",
        },
        flow="commands.fief.answers.war:odds",
    ),
)
