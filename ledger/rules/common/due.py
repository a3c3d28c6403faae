"""What the table must not forget: what the game says, and sealed answers."""

from __future__ import annotations

from ledger.rules.common.answers import topic_of
from ledger.rules.common.rounds import Round, rounds
from ledger.rules.common.sealing import latest, tied
from ledger.rules.topic import NOBODY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.rules.game import Game
    from ledger.rules.topic import Topic
    from ledger.state import State


def due(state: State, game: Game) -> list[dict[str, Any]]:
    """Each a code with facts."""
    return [*game.due(state), *_sealed(state, game)]


def _sealed(state: State, game: Game) -> Iterator[dict[str, Any]]:
    """Rounds that wait for somebody, and acts for which everything is open."""
    newest = {one.topic: one for one in rounds(state)}
    for one in newest.values():
        facts = {"round": one.number, "topic": one.topic}
        if not one.closed:
            yield {"code": "sealed.in", **facts, "awaited": one.awaited}
        elif one.unopened:
            yield {"code": "sealed.open", **facts, "awaited": one.unopened}
    for code, topic in game.topics.items():
        last = latest(state, code)
        if last and last.closed and not last.unopened and topic.wanted(state):
            yield from _opened(state, last, topic)


def _opened(state: State, one: Round, topic: Topic) -> Iterator[dict[str, Any]]:
    """The act with the answers of a round; the second round first, where some tie."""
    facts = {"round": one.number, "topic": one.topic, "act": topic.act}
    again = tied(state, one)
    if again:
        later = latest(state, topic.second)
        if later is None or later.number < one.number:
            more = {"topic": topic.second, "awaited": again}
            yield {"code": "sealed.again", "round": one.number, **more}
        return
    parts = [one]
    if topic.first:
        before = latest(state, topic.first)
        if before is None or before.number > one.number:
            return
        parts.insert(0, before)
    said = [part for each in parts for part in _said(state, each)]
    if said:
        yield {"code": "sealed.act", **facts, "said": said}


def _said(state: State, one: Round) -> Iterator[dict[str, Any]]:
    """What each has said, as the act is told it."""
    topic = topic_of(state, one)
    if topic is None:
        return
    for player, value in one.opened:
        who = topic.who(state, player, one.asked)
        if who is not None and value != NOBODY:
            yield {
                "word": topic.word,
                "who": who,
                "sign": topic.sign,
                "value": topic.meaning(value),
            }
