"""Fiefs and their titles: founded, bestowed, voted and sold."""

from __future__ import annotations

from commands.shown import Shown, by_path

SHOWN = by_path(
    Shown(
        "fief found",
        "Founds the fief of a region, with its capital and the lord who holds the title.",
        helps={
            "capital": "The village whose castle becomes the city.",
            "lord": "The lord who holds the title.",
        },
    ),
    Shown(
        "fief bestow",
        "Gives a region’s title to another lord of the same family.",
        helps={"lord": "The lord who holds the title."},
    ),
    Shown(
        "fief seat",
        """Records how the auction of a dead bishop’s card ended (a variant).

        The auction is held right after the death, if all living cardinals agree.
        Everybody may bid except the player of the presiding cardinal, whose family
        cannot receive the card either. That player gets a third of the price, rounded
        up; the rest goes to the bank.

        Choices: sale.PLAYER (whether a cardinal’s player agrees, where there are
        several), presides (which cardinal), nominee.PLAYER (whether the player of a
        lord of another family agrees); sale and nominee are granted or refused.
        """,
        helps={
            "diocese": "The dead bishop’s diocese.",
            "winner": "The highest bidder.",
            "price": "The highest bid, at least 300.",
            "bishop": "The new bishop, named by the winner: an unmarried man without a title.",
            "discard": "The winner prefers to discard the card.",
            "presides": "The cardinal who holds the auction, if there are several.",
            "unsold": "Nobody bid, or the cardinals did not agree.",
        },
    ),
    Shown(
        "fief sell",
        """Sells a captive to another player at any price (a variant).

        The captive stands beside the buyer’s counters from then on; a captive bought by
        the King’s player goes to the dungeon and counts as dead. Choices: at (where the
        captive is guarded), heir.LORD (who holds the titles of a lord sent to the
        dungeon).
        """,
        helps={
            "lord": "A captive.",
            "buyer": "BUYER|The player who buys.",
            "amount": "The agreed price.",
            "at": "Where the buyer guards the captive.",
        },
    ),
)
