"""The answer to `?`: what may be done now, and the letters that stand for commands."""

from __future__ import annotations

from commands.blocks import Line
from commands.fitting import PAGE, folded
from commands.offers import numbered
from commands.shell.letters import letters
from commands.worded import worded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from commands.blocks import Block
    from commands.errand import Offer
    from commands.texts import Words


def menu(offers: Sequence[Offer], words: Words) -> Iterator[Block]:
    """The numbered menu and the letters."""
    if offers:
        yield from numbered(offers, words.say("what can be done now"), words)
    own = f"{words.played} "
    letters_shown = " · ".join(
        f"{letter} {worded(words, path).removeprefix(own)}".replace(" ", "\u00a0")
        for letter, path in letters(words.played).items()
    )
    yield from (Line(line, "hint") for line in folded(letters_shown, PAGE))
