"""The rounds of sealed answers: who is in, and what is open."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.rules.common.answers import choice, is_number, topic_of
from ledger.rules.common.rounds import Round, key, rounds
from ledger.store import rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.shapes.sealed import Round as Told
    from ledger.shapes.sealed import Rounds, Seal
    from ledger.state import State
    from ledger.store.book import Book


@at_one_moment
def listed(book: Book) -> Rounds:
    """All rounds, oldest first, with all that is needed to check them."""
    state = rows.state_of(book)
    return {"rounds": [told(state, one) for one in rounds(state)]}


def told(state: State, one: Round) -> Told:
    """One round."""
    values = choice(state, one)
    return {
        "round": one.number,
        "topic": one.topic,
        "turn": one.turn,
        "under": one.under,
        "closed": one.closed,
        "number": is_number(state, one),
        "answers": values,
        "seals": _seals(state, one),
    }


def _seals(state: State, one: Round) -> list[Seal]:
    topic = topic_of(state, one)
    told: list[Seal] = []
    for seal in one.seals:
        value = seal.value
        meant = topic.meaning(value) if topic and value is not None else value
        told.append(
            {
                "player": state.name(seal.player),
                "key": key(seal.player),
                "hash": seal.hash or None,
                "value": value,
                "said": None if meant is None else state.name(meant),
                "code": seal.code or None,
            }
        )
    return told
