"""Dice: roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from commands import complete, kinds
from commands.app import words as top_level
from commands.declare import THROWS, Remark, argument, command, option
from commands.show import Line

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words

app = top_level()


@command(
    app,
    "roll",
    use="commands.answers.dice:roll",
    mode="own",
    screen="commands.dice:rolled",
    common=THROWS,
)
def roll(
    expression: Annotated[
        str, argument("EXPR", kinds.text, "What to throw: 2d6+1, 4d10k3, d6!, 2d6*10.")
    ],
    who: Annotated[
        str | None,
        option(
            "--who",
            kind=kinds.text,
            help="Whose throw it is.",
            metavar="PLAYER",
            autocompletion=complete.players,
        ),
    ] = None,
    remark: Remark = None,
) -> None:
    """Throws dice; recorded where there is a campaign.

    Faces are asked for pool by pool, then the exploding dice again, in order,
    until none explodes.
    """


def rolled(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """The faces and what they make."""
    # Without a campaign nothing is ever written, and the roll is all there is.
    recorded = bool(answer.state.facts)
    if "questions" in result or (recorded and not answer.written):
        from commands.history import act_screen

        return act_screen(result, words, answer)
    terms = []
    for term in result["terms"]:
        sign = "−" if term["value"] < 0 else "+"
        chains = ["→".join(map(str, chain)) for chain in term["dice"]]
        told = f"[{' '.join(chains)}]" if chains else str(abs(term["value"]))
        terms.append(f"{sign} {told}")
    made = " ".join(terms).removeprefix("+ ")
    total = words.say(
        "{expression}: {total}", expression=result["expression"], total=result["total"]
    )
    return [Line(total, "heading"), Line(made, "hint")]
