"""The campaign told afterwards: standings, chronicle, battles, money, pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from commands import complete, kinds
from commands.app import words as top_level
from commands.declare import Everything, Force, command, option
from commands.show import Line, Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from commands.show import Shown
    from commands.texts import Words

app = top_level()


@command(
    app,
    "report",
    use="commands.answers.report:report",
    mode="own",
    screen="commands.report:report_screen",
)
def report(  # noqa: PLR0913, PLR0917 - each is an option of the command
    form: Annotated[
        str | None,
        option(
            "--format",
            kind=kinds.form,
            help="text, md, html, pdf or json; otherwise as the file's name ends.",
            metavar="FORMAT",
        ),
    ] = None,
    file: Annotated[
        str | None,
        option(
            "-o",
            "--output",
            kind=kinds.text,
            help="The file to be made.",
            metavar="FILE",
        ),
    ] = None,
    turns: Annotated[
        str | None,
        option(
            "--turn",
            kind=kinds.turns,
            help="Only these turns: 3, 2..5, 2.., ..5; 1.3: of the first scenario or battle.",
            metavar="A..B",
        ),
    ] = None,
    player: Annotated[
        str | None,
        option(
            "--player",
            kind=kinds.text,
            help="Tell what this player may know: no purse but their own.",
            metavar="PLAYER",
            autocompletion=complete.players,
        ),
    ] = None,
    undone: Annotated[
        bool, typer.Option("--undone", help="Show acts that were taken back, too.")
    ] = False,
    all_: Everything = False,
    both: Annotated[
        bool, typer.Option("--both", help="Tell it in French and in English.")
    ] = False,
    maps: Annotated[
        bool, typer.Option("--maps", help="A map for each turn, not only the last.")
    ] = False,
    template: Annotated[
        str | None,
        option(
            "--template",
            kind=kinds.text,
            help="A template of your own, for text, md or html.",
            metavar="FILE",
        ),
    ] = None,
    force: Force = False,
) -> None:
    """Tells the campaign: how it stands, what happened turn by turn, battles, money.

    The same campaign gives the same report, in either language. A page of HTML is one
    file without any script, for a screen, a telephone or paper.
    """


def report_screen(result: dict[str, Any], words: Words, answer: Any) -> Iterable[Shown]:
    """The report itself, or the file that holds it."""
    if answer is None:
        told = words.say("{file}: {bytes} bytes", **result)
        return [Line(told)]
    if answer.text is not None:
        return iter((Text(answer.text),))
    from commands.reports.text import blocks

    return (block for document in answer.documents for block in blocks(document))
