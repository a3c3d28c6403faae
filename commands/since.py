"""What a player has missed, as a text to send to somebody who was away."""

from __future__ import annotations

from itertools import chain, groupby
from operator import itemgetter

from commands.blocks import Line
from commands.texts.report import TURN
from ledger.flow import Flow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.evening import Since

LONGEST = 72  # of the last act in the heading, as a battle's sentence is long


def since_screen(result: Since, words: Words, _: object) -> Iterable[Block]:
    """A line for each act, turn by turn, to be copied into a message."""
    last = result["last"]
    if last is None:
        head = words.say("{player}: what has happened so far", player=result["player"])
    else:
        head = words.say(
            "{player}: what has happened since “{text}” (turn {turn:plain})",
            player=result["player"],
            text=_short(last["text"]),
            turn=words.turns()(last),
        )
    lines = Flow(lambda: _lines(result, words))
    nothing = words.line("nothing has happened since")
    return chain([Line(head, "heading")], lines or [nothing])


def _lines(result: Since, words: Words) -> Iterator[Line]:
    """The acts undone or redone, then the acts of each turn."""
    for act in result["undone"]:
        yield Line("- " + words.say("taken back: {text}", text=act["text"]))
    for act in result["redone"]:
        yield Line("- " + words.say("brought back: {text}", text=act["text"]))
    turn_of = words.turns()
    for _, acts in groupby(result["entries"], key=itemgetter("chapter", "turn")):
        # The clock alone is no news, as each turn has its heading.
        news = (act for act in acts if not act["clock"])
        for first in news:
            yield words.line(TURN, "heading", turn=turn_of(first))
            yield from (Line(f"- {act['text']}") for act in chain([first], news))


def _short(text: str) -> str:
    """A sentence that fits into a heading, cut between words if possible."""
    if len(text) <= LONGEST:
        return text
    begun, _, _ = text[:LONGEST].rpartition(" ")
    return (begun or text[:LONGEST]).rstrip(" ,;:") + "…"
