"""The cards of Fief: dealt, played, discarded, exchanged."""

from __future__ import annotations

from commands.shown import Shown, by_path

GROUPS = {"fief card": "Cards: played, discarded, exchanged."}

SHOWN = by_path(
    Shown(
        "fief deal",
        """Fills every hand at the start of a turn, and reshuffles when the deck runs out.

        Choices at a reshuffle, for a player with soldiers and no lord: lord.PLAYER (a
        lord from the discards, or none), at.PLAYER (where he is placed). To draw a lord
        at random: one die with a face for each lord in the discards.
        """,
        screen="commands.fief.cards_screens:deal_screen",
        helps={
            "reshuffle": "For a table that keeps count of the hands itself: the discards have been reshuffled."
        },
    ),
    Shown(
        "fief cards",
        "Shows how many cards are in the deck, hands and discards, and which are on the table.",
        screen="commands.fief.cards_screens:cards_screen",
    ),
    Shown(
        "fief luck",
        """Shows how lucky each side was, and whether the dice typed in are fair.

        The measure is the sum of all faces rolled in a battle, aimed dice and rerolls
        included, compared with every way in which the same number of dice can fall: of
        100 such rolls, how many come out lower; equal ones count half. This is
        calculated exactly. The number of dice is taken as it was, though a battle ends
        sooner for a side that rolls well: that moves the figure by a point or two, on
        average. Battles that were taken back do not count; those of `fief resolve
        --record` count for their sides.

        The damage done by the table of losses is shown too, with what the same rolls do
        on average: the same number of dice, the same bonus, the same column. A reroll
        is compared with what that roll does on average.

        Each set of dice typed in, in any command, is put to a chi-square test: by kind
        and player, and all together. The test says nothing until each face can be
        expected five times. Its threshold is such that fair dice look unusual in at
        most one campaign in 20.
        """,
        screen="commands.fief.luck_screens:screen",
        helps={"battle": "The battle recorded in one entry."},
    ),
    Shown(
        "fief card play",
        """Plays a card in the player’s turn of phase 1.

        The dice: for a plague, one for each lord, by village and seat; for a revolt,
        three. Choices: on, lord and at (if they are not given), leave.OWNER (a new lord
        in an ally’s village), escape (group or alone), escapes.PLAYER (granted or
        refused), heir.LORD.
        """,
        screen="commands.fief.cards_screens:play_screen",
        helps={
            "card": "A card: lord, bishop, darc, tithe, tallage, sun, famine and so on.",
            "on": "TARGET|The region, diocese, lord or player that the card is played on.",
            "lord": "The new lord, bishop, captive or victim.",
            "at": "The village where a lord is placed, or where a revolt breaks out.",
        },
    ),
    Shown(
        "fief card discard",
        "Discards cards that the player does not want.",
        helps={
            "cards": "Cards by their kind; for lord and bishop cards, the lord or the diocese.",
            "hidden": "How many more cards, face down.",
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
