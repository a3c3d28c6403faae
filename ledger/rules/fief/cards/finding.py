"""The meaning of the words after a card: each card knows what it may affect.

A word that means nothing for a card stays as typed, and the card refuses it.
"""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.naming import find, near
from ledger.rules.common import finding as common
from ledger.rules.fief import finding as fief
from ledger.rules.fief.board.places import dioceses
from ledger.rules.fief.cards.deck import CARDS
from ledger.rules.fief.cards.playing import PLAYS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.common.finding import Before
    from ledger.state import State

ON = {
    "lord": fief.lord_card,
    "bishop": fief.diocese,
    "darc": fief.lord,
    "tithe": fief.diocese,
    "tallage": fief.region,
    "plague": fief.region,
    "escape": fief.anybody,
    "assassination": fief.lord,
    "justice": fief.lord,
    "bad_weather": fief.region,
    "sun": fief.region,
    "famine": fief.region,
    "good_harvest": fief.region,
    "revolt": common.player,  # the player whose camp of mercenaries rises
}
LORD = {
    "lord": fief.lord_card,
    "bishop": fief.lord,
    "darc": fief.lord,
    "escape": fief.anybody,
    "assassination": fief.lord,
    "justice": fief.lord,
}
AT = dict.fromkeys(("lord", "escape", "revolt"), common.territory)


def played(_state: State, word: str, _before: Before) -> str:
    """A card that can be played, by its kind."""
    if word not in PLAYS:
        likely = near(word, PLAYS) or list(PLAYS)
        raise Misuse("usage", "fief.card", word=word, near=likely)
    return word


def on(state: State, word: str, before: Before) -> str:
    """What the card is played on."""
    find_one = ON.get(before["card"])
    return find_one(state, word) if find_one else word


def lord(state: State, word: str, before: Before) -> str:
    """The lord whom the card is about."""
    find_one = LORD.get(before["card"])
    return find_one(state, word) if find_one else word


def at(state: State, word: str, before: Before) -> str:
    """The village that the card is about."""
    find_one = AT.get(before["card"])
    return find_one(state, word) if find_one else word


def discarded(state: State, word: str, _before: Before) -> str:
    """A card by its kind, or by the name of its lord or diocese."""
    every = [*state.subjects("lord"), *dioceses(state)]
    shown = {subject: state.name(subject) for subject in every}
    return word if word in CARDS else find("card", word, shown)
