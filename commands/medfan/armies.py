"""Armies: join, recruit, improve, dismiss, spells and items, the roster."""

from __future__ import annotations

from typing import Annotated

import typer

from commands import complete, kinds
from commands.declare import ACTS, Player, Remark, argument, command, option
from commands.medfan import app

RULED = (*ACTS, "ruling")
JOINS = (*ACTS, "dice", "seed", "choose")
IMPROVES = (*RULED, "dice", "seed", "choose")
Figure = Annotated[str, argument("FIGURE", kinds.text, "A figure of that army.")]
Cost = Annotated[
    int,
    option("--cost", kind=kinds.amount, help="Its price in the lists.", metavar="N"),
]


@command(
    app,
    "join",
    use="ledger.acting.medfan.armies:join",
    mode="act",
    screen="commands.history:act_screen",
    common=JOINS,
)
def join(
    player: Annotated[str, argument("PLAYER", kinds.text, "Who joins.")],
    name: Annotated[
        str | None,
        option(
            "--territory",
            kind=kinds.text,
            help="What the first territory is called; otherwise it is drawn.",
            metavar="NAME",
        ),
    ] = None,
    by_dice: Annotated[
        bool,
        typer.Option("--by-dice", help="Draw the name with six-sided dice alone."),
    ] = False,
    remark: Remark = None,
) -> None:
    """Brings a player in: a hoard, and five territories of which one is owned.

    The dice: the general table, the table that it names, four for a treasure, then
    those of the name. Choices: keep (of two rolls), capability, council.
    """


@command(
    app,
    "recruit",
    use="ledger.acting.medfan.armies:recruit",
    mode="act",
    screen="commands.history:act_screen",
    common=RULED,
)
def recruit(  # noqa: PLR0913, PLR0917 - the words of the command
    player: Player,
    name: Annotated[str, argument("NAME", kinds.text, "The new figure's name.")],
    cost: Cost,
    kind: Annotated[
        str,
        option("--kind", kind=kinds.text, help="hero or troop.", metavar="KIND"),
    ],
    roles: Annotated[
        list[str] | None,
        option(
            "--role",
            kind=kinds.text,
            help="general, chief, healer, standard_bearer or mage; may be repeated.",
            metavar="ROLE",
        ),
    ] = None,
    spell: Annotated[
        str | None,
        option("--spell", kind=kinds.text, help="The mage's spell.", metavar="TEXT"),
    ] = None,
    item: Annotated[
        str | None,
        option(
            "--item",
            kind=kinds.text,
            help="The general's magic_armour or magic_weapon.",
            metavar="ITEM",
        ),
    ] = None,
    item_cost: Annotated[
        int | None,
        option("--item-cost", kind=kinds.amount, help="What it costs.", metavar="N"),
    ] = None,
    count: Annotated[
        int | None,
        option(
            "--count",
            kind=kinds.amount,
            help="So many alike, numbered after the name.",
            metavar="N",
        ),
    ] = None,
    also: Annotated[
        list[str] | None,
        option(
            "--also",
            kind=kinds.pair,
            help="One more figure of the kind in the same basket; may be repeated.",
            metavar="NAME=COST",
        ),
    ] = None,
    remark: Remark = None,
) -> None:
    """Buys figures of one kind: one basket, one reduction, rounded once."""


@command(
    app,
    "improve",
    use="ledger.acting.medfan.armies:improve",
    mode="act",
    screen="commands.history:act_screen",
    common=IMPROVES,
)
def improve(  # noqa: PLR0913, PLR0917 - the words of the command
    player: Player,
    figure: Figure,
    stat: Annotated[
        str,
        argument(
            "STAT",
            kinds.text,
            "movement, melee, shooting, defence, mental or life; or die, to roll.",
        ),
    ],
    cost: Cost,
    kind: Annotated[
        str | None,
        option(
            "--kind",
            kind=kinds.text,
            help="score, second_attack or ability; score unless said otherwise.",
            metavar="KIND",
        ),
    ] = None,
    note: Annotated[
        str | None,
        option(
            "--note",
            kind=kinds.text,
            help="Which ability, or why the players agree.",
            metavar="TEXT",
        ),
    ] = None,
    value: Annotated[
        int | None,
        option(
            "--value",
            kind=kinds.number,
            help="The new score, or what the second attack is worth.",
            metavar="N",
        ),
    ] = None,
    first: Annotated[
        int | None,
        option(
            "--first",
            kind=kinds.number,
            help="What the first attack is worth.",
            metavar="N",
        ),
    ] = None,
    at_most: Annotated[
        list[str] | None,
        option(
            "--at-most",
            kind=kinds.text,
            help="A characteristic that stands at its maximum; may be repeated.",
            metavar="STAT",
        ),
    ] = None,
    remark: Remark = None,
) -> None:
    """Improves a figure, where the player's territory allows it, at half price.

    Keep it believable: magic can explain much, but hardly that somebody flies.
    With the word die: one die of the improvement table. Choice: stat, where the
    house lets the player choose instead of rolling again.
    """


@command(
    app,
    "dismiss",
    use="ledger.acting.medfan.armies:dismiss",
    mode="act",
    screen="commands.history:act_screen",
    common=ACTS,
)
def dismiss(player: Player, figure: Figure, remark: Remark = None) -> None:
    """Sends a figure away for good."""


@command(
    app,
    "spell",
    use="ledger.acting.medfan.armies:spell",
    mode="act",
    screen="commands.history:act_screen",
    common=RULED,
)
def spell(
    player: Player,
    figure: Figure,
    spell: Annotated[str, argument("SPELL", kinds.text, "The spell, in your words.")],
    cost: Annotated[
        int | None,
        option(
            "--cost",
            kind=kinds.amount,
            help="Its price, if the Council's spells cost anything here.",
            metavar="N",
        ),
    ] = None,
    remark: Remark = None,
) -> None:
    """Records a mage's spell, which never changes.

    The first one, or one of the three more that a Council of Archmages may give.
    """


@command(
    app,
    "item",
    use="ledger.acting.medfan.armies:item",
    mode="act",
    screen="commands.history:act_screen",
    common=RULED,
)
def item(
    player: Player,
    figure: Figure,
    item: Annotated[str, argument("ITEM", kinds.text, "magic_armour or magic_weapon.")],
    cost: Annotated[
        int,
        option("--cost", kind=kinds.amount, help="What it costs.", metavar="N"),
    ],
    remark: Remark = None,
) -> None:
    """Buys a magic item for a general who stands in the army already."""


@command(
    app,
    "council",
    use="ledger.acting.medfan.armies:council",
    mode="act",
    screen="commands.history:act_screen",
    common=(*RULED, "choose"),
)
def council(
    player: Player,
    benefit: Annotated[
        str | None,
        argument(
            "BENEFIT",
            kinds.text,
            "three_more_spells_per_mage or one_more_hero_may_be_mage.",
        ),
    ] = None,
    remark: Remark = None,
) -> None:
    """Chooses what a player's Council of Archmages gives. Choice: council."""


@command(
    app,
    "roster",
    use="ledger.reading.medfan.armies:roster",
    mode="read",
    screen="commands.medfan.armies_screens:roster_screen",
)
def roster(
    player: Annotated[
        str | None,
        argument("PLAYER", kinds.text, "A player.", autocompletion=complete.players),
    ] = None,
) -> None:
    """Shows the armies: roles, spells, improvements, who may fight next."""


# Screens -----------------------------------------------------------------------
