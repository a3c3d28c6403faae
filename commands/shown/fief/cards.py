"""The cards of Fief: dealt, played, discarded, exchanged."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {"fief card": "Cards: played, discarded, exchanged."}

SHOWN = by_path(
    Shown(
        "fief deal",
        """Fills every hand at the start of a turn, and reshuffles where the deck ends.

        Choices at a reshuffle, for a player with soldiers and no lord: lord.PLAYER (a
        lord from the discards, or none), at.PLAYER (where he is placed). A lord who is
        drawn: one die of as many faces as lords lie there.
        """,
        screen="commands.fief.cards_screens:deal_screen",
        helps={"reshuffle": "The table that counts hands itself has reshuffled."},
    ),
    Shown(
        "fief cards",
        "Shows deck, hands and discards by number, and the cards that lie out.",
        screen="commands.fief.cards_screens:cards_screen",
    ),
    Shown(
        "fief luck",
        """Shows how lucky each side was, and whether the dice that were typed fall
        evenly.

        What is measured: the sum of all faces thrown in a battle, of aimed dice and of
        dice thrown again, too, against every way in which as many dice can fall. Of 100
        such throws, how many show less; those that show the same count half. This is
        reckoned exactly. The number of dice is taken as it was, though a battle ends
        sooner for whoever throws well: that moves the figure by a point or two, on
        average. Battles that were taken back do not count; those of `fief resolve
        --record` count for their sides.

        Beside it stands the harm done by the table of losses, and what the same throws
        do on average: as many dice, the same bonus, the same column. A die thrown again
        is compared with what that throw does on average.

        Each set of dice that was typed in, in whatever command, by kind and player and
        all together, is tested by a chi-square. It says nothing before each face can be
        expected five times. Sets are called unusual so seldom that fair dice look so in
        at most one campaign of 20.
        """,
        screen="commands.fief.luck_screens:screen",
        helps={"battle": "The battle of one entry."},
    ),
    Shown(
        "fief card play",
        """Plays a card on the player's turn of phase 1.

        The dice: a plague one for each lord, by village and seat; a revolt three.
        Choices: on, lord, at (whatever is not told), leave.OWNER (a new lord in an
        ally's village), escape (group or alone), escapes.PLAYER (granted or refused),
        heir.LORD.
        """,
        screen="commands.fief.cards_screens:play_screen",
        helps={
            "card": "A card: lord, bishop, darc, tithe, tallage, sun, famine and so on.",
            "on": "TARGET|The region, diocese, lord or player that it is laid on.",
            "lord": "The new lord, bishop, captive or victim.",
            "at": "The village where somebody is placed, or where a revolt breaks out.",
        },
    ),
    Shown(
        "fief card discard",
        "Discards cards that the player does not want.",
        helps={
            "cards": "Cards by their kind; lords and bishops by lord and diocese.",
            "hidden": "So many cards more, face down.",
        },
    ),
    Shown(
        "fief card exchange",
        "Exchanges cards between allies by marriage, or gives some away.",
        helps={
            "other": "OTHER|An ally by marriage.",
            "gives": "How many cards PLAYER gives.",
            "takes": "How many cards PLAYER takes.",
        },
    ),
)
