"""Exports: the journal as JSON, the present state as a position file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from commands import kinds
from commands.app import group
from commands.declare import Force, command, option
from commands.show import Line

if TYPE_CHECKING:
    from commands.show import Block
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


def json_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The file's name, or the document itself, one entry a line."""
    if "file" in result:
        said = words.say(
            "{file}: {entries}",
            file=result["file"],
            entries=words.entries(result["entries"]),
        )
        return [Line(said), Line(result["head"], "hint")]
    from ledger import wire

    return [Line(wire.dumps(result))]


def position_screen(result: dict[str, Any], _: Words, __: Any) -> list[Block]:
    """The file's name, or the text itself."""
    if "file" in result:
        return [Line(result["file"])]
    return [Line(line) for line in result["toml"].splitlines()]
