"""Peasant revolts: the bishop who calms the rebels."""

from __future__ import annotations

from commands.fief.cards_screens import death_lines
from commands.fief.moving import aftermath
from commands.history import below_act
from commands.texts.fief import revolt as texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.fief.war import Calmed


@below_act("die")
def screen(result: Calmed, words: Words, _: object) -> Iterator[Block]:
    """The die and the chance; then what became of the revolt and the bishop."""
    text = texts.CALMED_BY if result["points"] else texts.CALMED_ALONE
    yield words.line(text, **result, **result["chance"])
    if result["calmed"]:
        yield words.line(texts.REBELS_BACK, points=result["rebels"])
    for title in result["fiefs"]:
        yield words.line(texts.FIEF_CALMED, lord=result["lord"], title=title)
    if result["death"]:
        yield from death_lines(result["death"], words)
    if result["calmed"]:  # captives are freed by his words, not by lack of guards
        for lord in result["freed"]:
            yield words.line(texts.CAPTIVE_FREED, lord=lord)
        result = {**result, "freed": []}
    yield from aftermath(result, words)
