"""The screens of rolls that need no campaign."""

from __future__ import annotations

from functools import wraps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any, TypeVar

    from commands.blocks import Block
    from commands.texts import Words

    Shape = TypeVar("Shape", bound=Mapping[str, Any])
    Screen = Callable[[Shape, Words, Any], list[Block]]


def of_a_throw(screen: Screen[Shape]) -> Screen[Shape]:
    """Makes the screen of a roll also show what a dry run asks or would write."""

    @wraps(screen)
    def shown(
        result: Shape,
        words: Words,
        answer: Any,  # noqa: ANN401 - None if nothing was rolled
    ) -> list[Block]:
        recorded = answer is not None and answer.entry is not None
        if "questions" in result or (recorded and not answer.written):
            from commands.history import act_screen

            return act_screen(result, words, answer)
        return screen(result, words, answer)

    return shown
