"""Paper: sheets to play by where no computer is at hand, and to type back from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from commands import complete, kinds
from commands.app import group
from commands.declare import FORMS_TOLD, Force, command, option
from commands.show import Line

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words

app = group("paper", "Sheets to play by without a computer.")

Form = Annotated[
    str | None,
    option(
        "--format",
        kind=kinds.sheet_form,
        help=FORMS_TOLD,
        metavar="text|md|html|pdf",
        autocompletion=complete.sheet_forms,
    ),
]
Output = Annotated[
    str | None,
    option(
        "-o",
        "--output",
        kind=kinds.text,
        help="The file to be made.",
        metavar="FILE",
    ),
]


@command(
    app,
    "turn",
    use="commands.answers.paper:turn",
    mode="own",
    screen="commands.paper:shown",
)
def turn(
    format: Form = None,  # noqa: A002 - the option's own word
    file: Output = None,
    force: Force = False,
) -> None:
    """Makes a sheet for what is left of the turn, with room for every act.

    It names the commands of each phase with blanks for what they need. What was written
    on it is typed line by line into a script for `intendant run`; as text, the sheet is
    such a script itself, of which each line wants its blanks filled and its # removed.
    `rules card all --format pdf -o FILE` prints reference cards.
    """


@command(
    app,
    "rolls",
    use="commands.answers.paper:rolls",
    mode="own",
    screen="commands.paper:shown",
)
def rolls(
    format: Form = None,  # noqa: A002 - the option's own word
    file: Output = None,
    force: Force = False,
) -> None:
    """Makes a sheet of all throws: their tables, and boxes for the faces."""


def shown(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """The sheet, or the file that holds it."""
    if "bytes" in result:
        return [Line(words.say("{file}: {bytes} bytes", **result))]
    if answer is None or answer.text is not None:
        text = result["text"] if answer is None else "".join(answer.text)
        return [Line(line) for line in text.removesuffix("\n").split("\n")]
    from commands.reports.text import blocks

    return [block for document in answer.documents for block in blocks(document)]
