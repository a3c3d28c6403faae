"""Odds: survival, income, a territory; exact, never simulated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from commands import kinds
from commands.app import group
from commands.declare import PLAIN, Player, argument, command
from commands.medfan import app
from commands.medfan.options import Against, Owned, Rules, player_option
from commands.show import Cells, Line, Table
from commands.texts.medfan.battles import FATES_ROLLED
from commands.texts.medfan.land import CAPABILITIES

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words

odds = group("medfan odds", "Exact chances: of survival, of income, of a territory.")
app.add_typer(odds, name="odds")


@command(
    odds,
    "survival",
    use="commands.answers.medfan:survival_odds",
    mode="own",
    screen="commands.medfan.odds:survival_screen",
    common=PLAIN,
)
def survival(
    figures: Annotated[
        int, argument("N", kinds.amount, "How many figures have fallen.")
    ],
    healer: Annotated[
        bool, typer.Option("--healer", help="A healer of the army has not fallen.")
    ] = False,
    house: Annotated[
        bool, typer.Option("--house", help="A House of Healers is owned.")
    ] = False,
) -> None:
    """Shows the chances of figures that have fallen; low faces are good."""


@command(
    odds,
    "income",
    use="commands.answers.medfan:income_odds",
    mode="own",
    screen="commands.medfan.odds:income_screen",
)
def income(
    player: Player,
    against: Against = None,
) -> None:
    """Shows the chances of a player's next income."""


@command(
    odds,
    "territory",
    use="commands.answers.medfan:territory_odds",
    mode="own",
    screen="commands.medfan.odds:territory_screen",
)
def territory(
    owned: Owned = None,
    player: Annotated[
        str | None,
        player_option("--for", "Who captures it."),
    ] = None,
    rules: Rules = None,
) -> None:
    """Shows the chances of what an unknown territory is."""


def survival_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The chances of each fate."""
    rows = tuple(
        Cells(
            (
                words.say(FATES_ROLLED[fate]),
                " ".join(map(str, result["faces"][fate])),
                result["each"][fate]["exact"],
                result["expected"][fate]["exact"],
            )
        )
        for fate in result["each"]
    )
    heads = (
        words.say("fate"),
        words.say("faces"),
        ">" + words.say("each"),
        ">" + words.say("on average"),
    )
    return [Table(heads, rows)]


def income_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The chances of each territory, and of all together."""
    rows = tuple(
        Cells(
            (
                one["name"],
                words.say(CAPABILITIES[one["capability"]]),
                str(one["least"]),
                str(one["most"]),
                one["expected"]["exact"],
            )
        )
        for one in result["territories"]
    )
    heads = (words.say("territory"), words.say("what"), ">" + words.say("least"))
    more = (">" + words.say("most"), ">" + words.say("on average"))
    total = words.say(
        "{name}: {expected} on average",
        name=result["player"],
        expected=result["expected"]["exact"],
    )
    chances = tuple(
        Cells((value, chance["exact"])) for value, chance in result["change"].items()
    )
    return [
        Table((*heads, *more), rows),
        Table((">" + words.say("in all"), ">" + words.say("chance")), chances),
        Line(total, "heading"),
    ]


def territory_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The chances of each capability."""
    rows = tuple(
        Cells(
            (
                " / ".join(words.say(CAPABILITIES[k]) for k in one["id"].split("|")),
                one["exact"],
                one["income"]["exact"],
            )
        )
        for one in result["capabilities"]
    )
    heads = (words.say("what"), ">" + words.say("chance"), ">" + words.say("income"))
    return [Table(heads, rows)]
