"""Fiefs and their titles: founded, bestowed, voted and sold."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "fief found",
        "Founds the fief of a region, with its capital and the lord who carries the title.",
        helps={
            "capital": "The village with the castle that becomes the city.",
            "lord": "The lord who carries the title.",
        },
    ),
    Shown(
        "fief bestow",
        "Moves the title of a region to another lord of the same family.",
        helps={"lord": "The lord who carries the title."},
    ),
    Shown(
        "fief seat",
        """Records how the auction of a dead bishop's card has ended (an optional rule).

        It is held at once after the death, by leave of all living cardinals. Anybody
        bids but the player of the cardinal who presides; his family gets no bishop by
        it either. A third of the price is his, rounded up, the rest the bank's.

        Choices: sale.PLAYER (whether the player of a cardinal agrees, where there are
        several) and presides; nominee.PLAYER (whether the player of a lord of another
        family agrees); each granted or refused.
        """,
        helps={
            "diocese": "The dead bishop's diocese.",
            "winner": "Who bid most.",
            "price": "The highest bid, 300 at least.",
            "bishop": "Whom the winner names: a man without title, unmarried.",
            "discard": "The winner rather discards the card.",
            "presides": "The cardinal who holds the auction, if there are several.",
            "unsold": "Nobody bid, or the cardinals did not agree.",
        },
    ),
    Shown(
        "fief sell",
        """Sells a captive to another player at any price (an optional rule).

        The captive stands beside the buyer's counters from now on; whom the King's
        player buys goes to the dungeon, and counts as dead. Choices: at; heir.LORD, who
        carries the titles of whoever goes to the dungeon.
        """,
        helps={
            "lord": "A captive.",
            "buyer": "BUYER|The player who buys.",
            "amount": "The agreed price.",
            "at": "Where the buyer guards the captive.",
        },
    ),
)
