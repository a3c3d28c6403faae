"""The rules to look up; house rules: set, load, export."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from commands import complete, kinds
from commands.app import group
from commands.declare import ACTS, Force, Remark, argument, command, option
from commands.show import Line

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words

app = group("rules", "The rules to look up, and the house rules of the campaign.")


@command(
    app,
    "list",
    use="commands.answers.reference:listing",
    mode="own",
    screen="commands.reference:listed",
)
def list_rules(
    area: Annotated[
        str | None,
        option(
            "--area",
            kind=kinds.text,
            help="Only one chapter, as MED-INC, or one game, as MED.",
            metavar="AREA",
            autocompletion=complete.areas,
        ),
    ] = None,
) -> None:
    """Lists the rules of the game by chapters, and the house rules in force.

    Without a campaign: those of all games.
    """


@command(
    app,
    "show",
    use="commands.answers.reference:show",
    mode="own",
    screen="commands.reference:shown",
)
def show(
    word: Annotated[
        str,
        argument(
            "ID",
            kinds.text,
            "A rule (MED-INC-04), a ruling (MED-AMB-INC-1) or a house rule.",
            autocompletion=complete.rules,
        ),
    ],
) -> None:
    """Shows a rule with its rulings and house rules, or one of these."""


@command(
    app,
    "search",
    use="commands.answers.reference:search",
    mode="own",
    screen="commands.reference:found",
)
def search(
    text: Annotated[
        list[str], argument("TEXT", kinds.text, "What to look for, in any order.")
    ],
) -> None:
    """Looks for words in all rules, in French and in English."""


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


def exported(result: dict[str, Any], _: Words, __: Any) -> list[Block]:
    """The text itself, or the file's name."""
    if "file" in result:
        return [Line(result["file"])]
    return [Line(line) for line in result["toml"].splitlines()]
