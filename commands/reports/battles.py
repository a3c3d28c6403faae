"""The battles in a report: how they were fought, and how they could have ended."""

from __future__ import annotations

from commands.blocks import Line
from commands.fitting import WIDTH, width_of
from commands.history import numbered
from commands.shown import shown
from commands.texts import report as texts
from commands.texts.why import place
from ledger.acting.answer import Answer
from ledger.errors import UNFIT
from ledger.loading import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from commands.blocks import Block
    from commands.reports.document import Part
    from commands.texts import Words
    from ledger.journal import Entry
    from ledger.state import State

ADVICE = "→"  # begins a hint at what to do next
STEP = 2  # the indent of a continued line


def battle(
    facts: dict[str, Any], entry: Entry, state: State, words: Words
) -> Iterator[Part]:
    """A battle round by round, as shown when it was fought; then its chances."""
    result = facts["result"]
    answer = Answer(result, entry, [], state, True)
    try:
        blocks = load(shown(facts["kind"]).screen)(result, words, answer)
    except UNFIT:  # written by another program: there is only its sentence
        return
    # The act's sentence is already above; on a screen, some lines precede it.
    mark = numbered("", entry.seq)
    yield from plain(
        [
            block
            for block in blocks
            if not (isinstance(block, Line) and block.text.endswith(mark))
        ]
    )
    if facts["chances"]:
        yield words.face.chances(facts["chances"], result, words)


def headed(battle: dict[str, Any], state: State, words: Words) -> str:
    """Where a battle was fought and by whom; or else which entry it is."""
    facts = {"turn": words.turns()(battle), "entry": battle["entry"]}
    names = state.named("player").values()

    def party(who: str) -> str:
        """A name, or the word for those whom nobody plays."""
        return who if who in names else place(words, who)

    sides = [words.listed([*map(party, side)]) for side in battle["sides"]]
    if len(sides) != 2 or not all(sides):
        return words.say(texts.BATTLE, **facts)
    one, other = sides
    text = texts.BATTLE_AT if battle["place"] else texts.BATTLE_OF
    title = words.say(text, place=battle["place"], one=one, other=other, **facts)
    return title[:1].upper() + title[1:]


def plain(blocks: list[Block]) -> Iterator[Part]:
    """The blocks without hints at what to do next, which a report does not need."""
    for block in _joined(blocks):
        if not (isinstance(block, Line) and block.text.lstrip().startswith(ADVICE)):
            yield block


def _joined(blocks: list[Block]) -> Iterator[Block]:
    """The blocks with lines rejoined that a screen had broken."""
    held: Line | None = None
    last = ""
    for block in blocks:
        if not isinstance(block, Line):
            if held is not None:
                yield held
            held = None
            yield block
            continue
        if held is not None and _goes_on(held, last, block):
            held = Line(f"{held.text} {block.text.strip()}", held.style)
        else:
            if held is not None:
                yield held
            held = block
        last = block.text
    if held is not None:
        yield held


def _goes_on(first: Line, last: str, line: Line) -> bool:
    """Whether a line continues the one before, which had no room for its first word."""
    words = line.text.split()
    if not words or first.style != line.style:
        return False
    inside = _inside(line.text) - _inside(first.text)
    near = inside == STEP or (inside == 0 and line.style == "heading")
    return near and width_of(f"{last} {words[0]}") > WIDTH


def _inside(text: str) -> int:
    return len(text) - len(text.lstrip(" "))
