"""Before the first turn: who chooses first, who settles where; whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from commands import complete, kinds
from commands.app import group
from commands.declare import (
    RULED,
    THROWS,
    Player,
    argument,
    command,
    option,
)
from commands.fief import app
from commands.show import Cells, Line, Table

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words

setup = group("fief setup", "Before the first turn: the order of choosing.")
app.add_typer(setup, name="setup")


@command(
    setup,
    "roll",
    use="ledger.acting.fief.setup:roll",
    mode="act",
    screen="commands.fief.setup:rolled",
    common=THROWS,
)
def roll() -> None:
    """Everybody throws three dice: the highest total chooses a village first.

    Dice: three of each player in seat order; then again, three each, of those who
    are tied, from the highest total down.
    """


@command(
    app,
    "settle",
    use="ledger.acting.fief.setup:settle",
    mode="act",
    screen="commands.fief.setup:settled",
    common=(*THROWS, "choose", "ruling"),
)
def settle(
    player: Player,
    village: Annotated[
        str,
        argument(
            "VILLAGE",
            kinds.text,
            "The village that the player takes.",
            autocompletion=complete.territories,
        ),
    ],
    lord: Annotated[
        str | None,
        option(
            "--lord",
            kind=kinds.text,
            help="The first lord, if he lies on the table already.",
            metavar="LORD",
            autocompletion=complete.lords,
        ),
    ] = None,
) -> None:
    """A player takes a village with castle, lord and eight soldiers.

    Dice: one with as many faces as lords are left, in alphabetical order, where the
    first lord is drawn. Choices: lord, where he is chosen.
    """


@command(
    app,
    "length",
    use="ledger.acting.fief.setup:length",
    mode="act",
    screen="commands.history:act_screen",
    common=RULED,
)
def length(
    turns: Annotated[int, argument("N", kinds.many, "10, 15, 20 or 25 turns.")],
) -> None:
    """Sets how many turns a points game lasts."""


@command(
    app,
    "done",
    use="ledger.acting.fief.clock:done",
    mode="act",
    screen="commands.fief.moving:screen",
    common=(*RULED, "choose"),
)
def done(player: Player) -> None:
    """A player has finished this phase: the next one acts.

    Choices, where a movement ends: owner.VILLAGE, title.REGION (which lord carries a
    captured title).
    """


def rolled(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """Every throw, and the order it makes."""
    from commands.history import act_screen

    rows = tuple(
        Cells(
            (
                throw["player"],
                " ".join(map(str, throw["faces"])),
                words.number(throw["total"]),
            )
        )
        for throw in result.get("throws", ())
    )
    heads = (words.say("player"), words.say("dice"), ">" + words.say("total"))
    return [*act_screen(result, words, answer), Table(heads, rows)]


def settled(result: dict[str, Any], words: Words, answer: Any) -> list[Block]:
    """Who settled where, and who chooses next."""
    from commands.history import act_screen

    blocks: list[Block] = list(act_screen(result, words, answer))
    if result.get("next"):
        said = words.say("{name} chooses next", name=result["next"])
        blocks.append(Line(said, "hint"))
    return blocks
