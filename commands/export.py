"""Exports: the journal and its tables for other programs, the present state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from commands import complete, kinds
from commands.app import group
from commands.declare import Force, command, option
from commands.show import Cells, Line, Table, Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from commands.show import Block, Shown
    from commands.texts import Words

app = group("export", "Everything out, in forms that other programs read.")
Output = Annotated[
    str | None,
    option(
        "-o", "--output", kind=kinds.text, help="The file to be made.", metavar="FILE"
    ),
]


@command(
    app,
    "json",
    use="commands.answers.export:as_json",
    mode="own",
    screen="commands.export:json_screen",
)
def export_json(file: Output = None, force: Force = False) -> None:
    """Writes the whole journal; `import` makes the same campaign of it."""


@command(
    app,
    "position",
    use="commands.answers.export:as_position",
    mode="own",
    screen="commands.export:position_screen",
)
def export_position(file: Output = None, force: Force = False) -> None:
    """Writes the present state as a position file for `new --from`."""


@command(
    app,
    "csv",
    use="commands.answers.export:as_csv",
    mode="own",
    screen="commands.export:csv_screen",
)
def export_csv(
    folder: Annotated[
        str | None,
        option(
            "-o",
            "--output",
            kind=kinds.text,
            help="The folder to be made; otherwise one named after the campaign.",
            metavar="DIR",
        ),
    ] = None,
    flavour: Annotated[
        str,
        option(
            "--flavour",
            kind=kinds.flavour,
            help="For which spreadsheets: with ; between cells for French ones.",
            metavar="plain|french",
            autocompletion=complete.flavours,
        ),
    ] = "plain",
    force: Annotated[
        bool,
        typer.Option("--force", help="Replace the folder if it holds nothing else."),
    ] = False,
) -> None:
    """Writes every table as a file of a folder, for spreadsheets and statistics.

    The names of the columns are the same in every language. A text that a spreadsheet
    would carry out as a formula stands behind an apostrophe.
    """


Live = Annotated[
    bool,
    typer.Option("--live", help="Leave out what was undone, and the undos."),
]


@command(
    app,
    "hledger",
    use="commands.answers.export:as_hledger",
    mode="own",
    screen="commands.export:text_screen",
)
def export_hledger(
    file: Output = None, live: Live = False, force: Force = False
) -> None:
    """Writes all that moved as a journal for hledger, balances included.

    `hledger check --strict` adds everything up again.
    """


@command(
    app,
    "beancount",
    use="commands.answers.export:as_beancount",
    mode="own",
    screen="commands.export:text_screen",
)
def export_beancount(
    file: Output = None, live: Live = False, force: Force = False
) -> None:
    """Writes all that moved as a ledger for beancount and Fava, balances included.

    `bean-check` adds everything up again.
    """


def json_screen(result: dict[str, Any], words: Words, _: Any) -> Iterable[Shown]:
    """The file's name, or the document itself, one entry a line."""
    if "file" in result:
        said = words.say(
            "{file}: {entries}",
            file=result["file"],
            entries=words.entries(result["entries"]),
        )
        return [Line(said), Line(result["head"], "hint")]
    from ledger import wire

    return iter((Text(wire.pieces(result)),))


def csv_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The folder, and how many rows each of its files has."""
    rows = (
        Cells((name, words.number(count))) for name, count in result["files"].items()
    )
    heads = words.say("file"), ">" + words.say("rows")
    return [Line(result["folder"]), Table(heads, tuple(rows))]


def text_screen(result: dict[str, Any], words: Words, _: Any) -> Iterable[Shown]:
    """The file's name, or the text itself."""
    if "file" in result:
        return json_screen(result, words, _)
    text = result["text"]
    return iter((Text((text,) if isinstance(text, str) else text),))


def position_screen(result: dict[str, Any], _: Words, __: Any) -> list[Block]:
    """The file's name, or the text itself."""
    if "file" in result:
        return [Line(result["file"])]
    return [Line(line) for line in result["toml"].splitlines()]
