"""House rules: list, set, load, export."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from commands import complete, kinds
from commands.app import group
from commands.declare import ACTS, Force, Remark, argument, command, option
from commands.show import Cells, Line, Table

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words

app = group("rules", "The house rules of the campaign.")


@command(
    app,
    "list",
    use="commands.answers.house_rules:in_force",
    mode="own",
    screen="commands.house_rules:listed",
)
def list_rules() -> None:
    """Lists the house rules in force, and what each may be."""


@command(
    app,
    "set",
    use="ledger.acting.house_rules:put",
    mode="act",
    screen="commands.history:act_screen",
    common=ACTS,
)
def put(
    key: Annotated[
        str,
        argument("KEY", kinds.text, "Which rule.", autocompletion=complete.settings),
    ],
    value: Annotated[str, argument("VALUE", kinds.text, "What it is to be.")],
    remark: Remark = None,
) -> None:
    """Sets one house rule."""


@command(
    app,
    "load",
    use="commands.answers.house_rules:load",
    mode="own",
    screen="commands.history:act_screen",
    common=ACTS,
)
def load(
    file: Annotated[str, argument("FILE", kinds.text, "A TOML file of house rules.")],
    remark: Remark = None,
) -> None:
    """Takes over a file of house rules, with its comments."""


@command(
    app,
    "export",
    use="commands.answers.house_rules:export",
    mode="own",
    screen="commands.house_rules:exported",
)
def export(
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
    force: Force = False,
) -> None:
    """Writes the house rules as TOML, with all comments."""


def listed(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The rules in force."""
    rows = tuple(
        Cells((rule["key"], words.value(rule["value"]), rule["text"]))
        for rule in result["rules"]
    )
    heads = (words.say("house rule"), words.say("value"), words.say("meaning"))
    return [Table(heads, rows)]


def exported(result: dict[str, Any], _: Words, __: Any) -> list[Block]:
    """The text itself, or the file's name."""
    if "file" in result:
        return [Line(result["file"])]
    return [Line(line) for line in result["toml"].splitlines()]
