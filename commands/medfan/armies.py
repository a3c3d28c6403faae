"""Armies: join, recruit, improve, dismiss, spells and items, the roster."""

from __future__ import annotations

from typing import Annotated

from commands import complete, kinds
from commands.declare import ACTS, Player, Remark, argument, command, option
from commands.kinds import medfan
from commands.medfan import app
from commands.medfan.options import CHOOSES, RULED, ByDice, Figure, number, word

IMPROVES = (*CHOOSES, "ruling")
Cost = Annotated[
    int,
    number("--cost", "Its price in the lists."),
]


@command(
    app,
    "join",
    use="ledger.acting.medfan.armies:join",
    mode="act",
    screen="commands.history:act_screen",
    common=CHOOSES,
)
def join(
    player: Annotated[str, argument("PLAYER", kinds.text, "Who joins.")],
    name: Annotated[
        str | None,
        word(
            "--territory",
            "What the first territory is called; otherwise it is drawn.",
            "NAME",
        ),
    ] = None,
    by_dice: ByDice = False,
    remark: Remark = None,
) -> None:
    """Brings a player in: a hoard, and five territories of which one is owned.

    The dice: the general table, the table that it names, four for a treasure, then
    those of the name. Choices: keep (of two rolls), capability (for a second roll
    capability.2), council.
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
        word("--kind", "hero or troop.", "KIND", medfan.figure_kind),
    ],
    roles: Annotated[
        list[str] | None,
        word(
            "--role",
            "general, chief, healer, standard_bearer or mage; may be repeated.",
            "ROLE",
            medfan.role,
        ),
    ] = None,
    spell: Annotated[
        str | None,
        word("--spell", "The mage's spell.", "TEXT"),
    ] = None,
    item: Annotated[
        str | None,
        word(
            "--item", "The general's magic_armour or magic_weapon.", "ITEM", medfan.item
        ),
    ] = None,
    item_cost: Annotated[
        int | None,
        number("--item-cost", "What it costs."),
    ] = None,
    count: Annotated[
        int | None,
        number("--count", "So many alike, numbered after the name."),
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
            medfan.stat,
            "movement, melee, shooting, defence, mental or life; or die, to roll.",
        ),
    ],
    cost: Cost,
    kind: Annotated[
        str | None,
        word(
            "--kind",
            "score, second_attack or ability; score unless said otherwise.",
            "KIND",
            medfan.better,
        ),
    ] = None,
    note: Annotated[
        str | None,
        word("--note", "Which ability, or why the players agree.", "TEXT"),
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
        word(
            "--at-most",
            "A characteristic that stands at its maximum; may be repeated.",
            "STAT",
            medfan.stat,
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
        number("--cost", "Its price, if the Council's spells cost anything here."),
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
    item: Annotated[
        str, argument("ITEM", medfan.item, "magic_armour or magic_weapon.")
    ],
    cost: Annotated[
        int,
        number("--cost", "What it costs."),
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
            medfan.benefit,
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
