"""What may be answered in a round: a number, one of several words, or anything."""

from __future__ import annotations

from ledger.rules import game_named
from ledger.rules.topic import MOST_NUMBER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.rules.common.rounds import Round
    from ledger.rules.topic import Topic
    from ledger.state import State


def topic_of(state: State, one: Round) -> Topic | None:
    """The topic of the game that a round is about; None for own words."""
    return game_named(state.game).topics.get(one.topic)


def choice(state: State, one: Round) -> list[str] | None:
    """The values among which is chosen, as codes; None where any number or text is."""
    topic = topic_of(state, one)
    if topic is None:
        return list(one.answers) or None
    return None if topic.values is None else list(topic.values(state))


def is_number(state: State, one: Round) -> bool:
    """Whether the answer is a number."""
    topic = topic_of(state, one)
    return topic is not None and topic.values is None


def tried(state: State, one: Round) -> Sequence[str]:
    """The values that are tried where only the code of an answer is known."""
    return choice(state, one) or [str(number) for number in range(MOST_NUMBER + 1)]
