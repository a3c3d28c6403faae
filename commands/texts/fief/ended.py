"""What only words can say of the end of a turn."""

from __future__ import annotations

from commands.texts.fief.winning import COUNTED, OUT, WINS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from commands.texts import Words


def at_the_end(words: Words, facts: dict[str, Any]) -> Iterator[str]:
    """What a turn ended with: who is out, what was counted, who has won."""
    out = facts.get("eliminated")
    for told in out if isinstance(out, list) else ():
        yield words.say(OUT, player=told["player"])
    if isinstance(facts.get("points"), dict):
        yield words.say(COUNTED)
    if facts.get("victory"):
        yield words.say(WINS, players=facts["victory"]["winners"])
