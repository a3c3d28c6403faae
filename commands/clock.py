"""The clock: turn and phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from commands import kinds
from commands.app import words as top_level
from commands.declare import RULED, THROWS, argument, command
from commands.show import Line

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words

app = top_level()
# What happens when a phase ends may ask for a choice.
CLOCK = tuple(dict.fromkeys((*RULED, *THROWS, "choose")))
Next = Annotated[
    str | None, argument("next", kinds.step, "Go on; without it, show where we are.")
]


@command(
    app,
    "turn",
    use="commands.answers.clock:turn",
    mode="own",
    screen="commands.clock:clock_screen",
    common=CLOCK,
)
def turn(step: Next = None) -> None:
    """Shows the turn, or ends it and begins the next.

    The dice, where a siege may end with it: one six-sided die.

    What is left undone is told; at a terminal somebody is asked first, and nothing is
    written without a yes.

    Choices: go_on (go, stay), where something is left undone; where a movement of Fief
    ends with it, owner.VILLAGE, title.REGION (which lord carries a captured title);
    those of `fief inherit`, where nobody has settled an inheritance.
    """


@command(
    app,
    "phase",
    use="commands.answers.clock:phase",
    mode="own",
    screen="commands.clock:clock_screen",
    common=CLOCK,
)
def phase(step: Next = None) -> None:
    """Shows the phase, or goes on to the next.

    The dice, where a siege may end with it: one six-sided die.

    What is left undone is told; at a terminal somebody is asked first, and nothing is
    written without a yes.

    Choices: go_on (go, stay), where something is left undone; where a movement of Fief
    ends with it, owner.VILLAGE, title.REGION (which lord carries a captured title);
    those of `fief inherit`, where nobody has settled an inheritance.
    """


def clock_screen(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """Turn, phase and first player."""
    if answer is not None and not answer.written:
        from commands.history import act_screen

        return act_screen(result, words, answer)
    blocks: list[Block] = [Line(words.clock(result), "heading")]
    if result.get("captured") or result.get("taken"):
        from commands.fief.moving import aftermath
        from commands.texts.fief.telling import besides

        blocks += map(Line, besides(words, result))
        blocks += aftermath(result, words)
    if result.get("over") or result.get("length") or "held" in result:
        from commands.siege.campaign_screens import clock_lines

        blocks += clock_lines(result, words)
    if result.get("due") and not result.get("over"):
        from commands.fief.standing import reminders

        blocks += reminders(result, words)
    return blocks
