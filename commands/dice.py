"""Dice: roll."""

from __future__ import annotations

from commands.blocks import Line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words
    from ledger.acting.answer import Answer
    from ledger.shapes.shared import Questions
    from ledger.shapes.table import Rolled


def rolled(result: Rolled | Questions, words: Words, answer: Answer) -> list[Block]:
    """The faces and their total."""
    # Without a campaign nothing is ever written: there is only the roll to show.
    recorded = bool(answer.state.facts)
    if "questions" in result or (recorded and not answer.written):
        from commands.history import act_screen

        return act_screen(result, words, answer)
    terms = []
    for term in result["terms"]:
        sign = "−" if term["value"] < 0 else "+"
        chains = ["→".join(map(str, chain)) for chain in term["dice"]]
        faces = f"[{' '.join(chains)}]" if chains else str(abs(term["value"]))
        terms.append(f"{sign} {faces}")
    made = " ".join(terms).removeprefix("+ ")
    total = words.say(
        "{expression}: {total}", expression=result["expression"], total=result["total"]
    )
    return [Line(total, "heading"), Line(made, "hint")]
