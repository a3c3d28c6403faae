"""Turns the words of Fief into lords of all kinds, regions and dioceses."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.naming import find
from ledger.rules.common.finding import NOTHING
from ledger.rules.fief.families import lords

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.common.finding import Before
    from ledger.state import State


BID, SHARE = 9, 13  # digits: no purse holds billions


def region(state: State, word: str, _before: Before = NOTHING) -> str:
    """A region."""
    return state.find("region", word)


def diocese(state: State, word: str, _before: Before = NOTHING) -> str:
    """A diocese."""
    return state.find("diocese", word)


def lord(state: State, word: str, _before: Before = NOTHING) -> str:
    """A lord in play."""
    return lords.find_lord(state, word)


def anybody(state: State, word: str, _before: Before = NOTHING) -> str:
    """A lord whose card is in play, even in the dungeon."""
    return lords.find_anybody(state, word)


def any_lord(state: State, word: str, _before: Before = NOTHING) -> str:
    """One of the sixteen lords, wherever the card is."""
    return state.find("lord", word)


def lord_card(state: State, word: str, _before: Before = NOTHING) -> str:
    """One of the sixteen lords, whose card is being played."""
    return find("card", word, state.named("lord"))


def bid(state: State, word: str, _before: Before) -> tuple[str, int]:
    """A player's bid at an auction, "Anne=300"; others bid nothing."""
    return _sum_of(state, word, BID)


def share(state: State, word: str, _before: Before) -> tuple[str, int]:
    """A player's share of a ransom, "Anne=10"."""
    return _sum_of(state, word, SHARE)


def _sum_of(state: State, word: str, digits: int) -> tuple[str, int]:
    """A player and a sum with a limited number of digits."""
    name, _, amount = word.partition("=")
    return state.find("player", name.strip()), whole(amount, digits)


def whole(word: str, digits: int = BID) -> int:
    """A sum as typed, which may be 0."""
    text = word.strip()
    if not (text.isascii() and text.isdecimal() and len(text) <= digits):
        raise Misuse("bad_amount", amount=text)
    return int(text)


def own_lord(state: State, word: str, before: Before) -> str:
    """A lord of the player who buys something."""
    rule = "FIEF-BUY-11" if before["item"] == "cardinal" else "FIEF-BUY-03"
    return lords.find_lord(state, word, before["player"], rule)
