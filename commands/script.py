"""Scripts: one command a line, all of them or none."""

from __future__ import annotations

from typing import Annotated

import typer

from commands import kinds
from commands.app import words as top_level
from commands.declare import argument, command

app = top_level()


@command(app, "run", use="commands.answers.script:run", mode="self")
def run(
    file: Annotated[
        str, argument("FILE", kinds.text, "The script, or - for what is piped in.")
    ],
    keep_going: Annotated[
        bool,
        typer.Option(
            "--keep-going", help="Each line for itself; go on after a refusal."
        ),
    ] = False,
) -> None:
    """Runs a script: one command a line, as typed after `intendant`.

    All or nothing: on a refusal nothing is written, and the line is named.
    """
