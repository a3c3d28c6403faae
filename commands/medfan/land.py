"""Territories: determine, and the single throw for a capability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from commands import complete, kinds
from commands.declare import ACTS, argument, command, option
from commands.medfan import app
from commands.show import Line

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words

RESOLVES = ("campaign", "json", "lang", "dice", "seed", "choose")
DETERMINES = (*ACTS, "dice", "seed", "choose")
Rules = Annotated[
    str | None,
    option(
        "--rules",
        kind=kinds.text,
        help="A file of house rules to go by.",
        metavar="FILE",
    ),
]
Record = Annotated[
    bool, typer.Option("--record", help="Write the throw into the campaign.")
]
Owned = Annotated[
    list[str] | None,
    option(
        "--owned",
        kind=kinds.text,
        help="A capability that is owned already; may be given several times.",
        metavar="ID",
    ),
]


@command(
    app,
    "determine",
    use="ledger.acting.medfan.land:determine",
    mode="act",
    screen="commands.history:act_screen",
    common=DETERMINES,
)
def determine(
    name: Annotated[
        str | None,
        argument(
            "NAME", kinds.text, "An unknown territory, by its order; or the first."
        ),
    ] = None,
    player: Annotated[
        str | None,
        option(
            "--for",
            kind=kinds.text,
            help="Who captures it; otherwise it stays unoccupied.",
            metavar="PLAYER",
            autocompletion=complete.players,
        ),
    ] = None,
    called: Annotated[
        str | None,
        option(
            "--name",
            kind=kinds.text,
            help="What it is called; otherwise its name is drawn.",
            metavar="NAME",
        ),
    ] = None,
    by_dice: Annotated[
        bool,
        typer.Option("--by-dice", help="Draw the name with six-sided dice alone."),
    ] = False,
) -> None:
    """Finds out what an unknown territory is, and what it is called.

    The dice: the general table, the table that it names (again where a unique one
    is owned already), four for a treasure, then those of the name. Choices:
    capability, council.
    """


@command(
    app,
    "capability",
    use="commands.answers.medfan:capability",
    mode="own",
    screen="commands.medfan.land:capability_screen",
    common=RESOLVES,
)
def capability(
    owned: Owned = None, rules: Rules = None, record: Record = False
) -> None:
    """Throws what an unknown territory is.

    The dice: the general table, then the table that it names; a unique one that
    is owned is thrown again. Choice: capability (Council or Academy).
    """


def capability_screen(result: dict[str, Any], _words: Words, _: Any) -> list[Block]:
    """What it is."""
    faces = " ".join(map(str, result["dice"]))
    return [Line(f"{result['name']}  ({result['category']}; {faces})")]
