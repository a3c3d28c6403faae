"""The clock: turn and phase."""

from __future__ import annotations

from commands.blocks import Line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words
    from ledger.acting.answer import Answer
    from ledger.shapes.table import Clock


def clock_screen(result: Clock, words: Words, answer: Answer | None) -> list[Block]:
    """Turn, phase and first player."""
    if answer is not None and not answer.written:
        from commands.history import act_screen

        return act_screen(result, words, answer)
    blocks: list[Block] = [Line(words.clock(result), "heading")]
    blocks += words.face.clock(result, words)
    if result.get("due") and not result.get("over"):
        from commands.due import reminders

        blocks += reminders(result, words, inside=2)
    return blocks
