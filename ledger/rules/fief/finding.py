"""What the words of Fief mean: lords of all sorts, regions, dioceses."""

from __future__ import annotations

from ledger.naming import find
from ledger.rules.common.finding import NOTHING
from ledger.rules.fief.families import lords

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.common.finding import Before
    from ledger.state import State


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
    """A lord whose card lies on the table, be it in the dungeon."""
    return lords.find_anybody(state, word)


def any_lord(state: State, word: str, _before: Before = NOTHING) -> str:
    """One of the sixteen, wherever his card lies."""
    return state.find("lord", word)


def lord_card(state: State, word: str, _before: Before = NOTHING) -> str:
    """One of the sixteen, whose card is laid now."""
    return find("card", word, state.named("lord"))


def own_lord(state: State, word: str, before: Before) -> str:
    """A lord of the player who buys something."""
    rule = "FIEF-BUY-11" if before["item"] == "cardinal" else "FIEF-BUY-03"
    return lords.find_lord(state, word, before["player"], rule)
