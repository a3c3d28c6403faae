"""The rules to look up; house rules: set, load, export."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from commands import complete, kinds
from commands.app import group
from commands.declare import ACTS, FORMS_TOLD, Force, Remark, argument, command, option
from commands.show import Line

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words

app = group("rules", "The rules to look up, and the house rules of the campaign.")
Output = Annotated[
    str | None,
    option(
        "-o", "--output", kind=kinds.text, help="The file to be made.", metavar="FILE"
    ),
]
OfGame = Annotated[
    str | None,
    option(
        "--game",
        kind=kinds.text,
        help="Of which game; otherwise the campaign's, or all.",
        metavar="GAME",
        autocompletion=complete.games,
    ),
]


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
    "cards",
    use="commands.answers.cards:listing",
    mode="own",
    screen="commands.cards.screens:listed",
)
def list_cards(
    game: OfGame = None,
    moment: Annotated[
        str | None,
        option(
            "--moment",
            kind=kinds.text,
            help="Only the cards for one moment of play.",
            metavar="MOMENT",
            autocompletion=complete.moments,
        ),
    ] = None,
) -> None:
    """Lists the reference cards: short reminders for the table, moment by moment."""


@command(
    app,
    "card",
    use="commands.answers.cards:card",
    mode="own",
    screen="commands.cards.screens:shown",
)
def card(
    name: Annotated[
        str,
        argument(
            "NAME",
            kinds.text,
            "A card by its id or title; or all.",
            autocompletion=complete.reference_cards,
        ),
    ],
    game: OfGame = None,
    format: Annotated[  # noqa: A002 - the option's own word
        str | None,
        option(
            "--format",
            kind=kinds.sheet_form,
            help=FORMS_TOLD,
            metavar="text|md|html|pdf",
            autocompletion=complete.sheet_forms,
        ),
    ] = None,
    file: Output = None,
    force: Force = False,
) -> None:
    """Shows a reference card, page by page, or writes it to a file.

    With a campaign of its game, the house rules in force are on it.
    """


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
    file: Output = None,
    force: Force = False,
) -> None:
    """Writes the house rules as TOML, with all comments."""


def exported(result: dict[str, Any], _: Words, __: Any) -> list[Block]:
    """The text itself, or the file's name."""
    if "file" in result:
        return [Line(result["file"])]
    return [Line(line) for line in result["toml"].splitlines()]
