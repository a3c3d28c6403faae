"""Territories: list, show, add, claim, release, history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from commands import complete, kinds, titles
from commands.app import group
from commands.declare import RULED, Player, Remark, argument, command, option
from commands.show import Cells, Line, Table

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words

app = group("territory", "Territories: who owns which, and who owned them before.")
Territory = Annotated[
    str,
    argument("NAME", kinds.text, "A territory.", autocompletion=complete.territories),
]


@command(
    app,
    "list",
    use="ledger.reading.holdings:territories",
    mode="read",
    screen="commands.territories:listed",
)
def list_territories() -> None:
    """Lists all territories with their owners."""


@command(
    app,
    "show",
    use="ledger.reading.holdings:territory",
    mode="read",
    screen="commands.territories:one",
)
def show(name: Territory) -> None:
    """Shows one territory."""


@command(
    app,
    "add",
    use="ledger.acting.territories:add",
    mode="act",
    screen="commands.history:act_screen",
    common=(*RULED, "choose"),
)
def add(
    name: Annotated[str, argument("NAME", kinds.text, "The new territory's name.")],
    kind: Annotated[
        str | None,
        option(
            "--kind",
            kind=kinds.text,
            help="What it is: a mine, a wood.",
            metavar="KIND",
        ),
    ] = None,
    owner: Annotated[
        str | None,
        option(
            "--owner",
            kind=kinds.text,
            help="Who owns it from the start.",
            metavar="PLAYER",
            autocompletion=complete.players,
        ),
    ] = None,
    remark: Remark = None,
) -> None:
    """Puts a territory on the map.

    Choice, in Med-Fan: territory (what it is).
    """


@command(
    app,
    "claim",
    use="ledger.acting.territories:claim",
    mode="act",
    screen="commands.history:act_screen",
    common=RULED,
)
def claim(name: Territory, player: Player, remark: Remark = None) -> None:
    """Gives a territory to a player, whoever owned it."""


@command(
    app,
    "release",
    use="ledger.acting.territories:release",
    mode="act",
    screen="commands.history:act_screen",
    common=RULED,
)
def release(name: Territory, remark: Remark = None) -> None:
    """Takes a territory from its owner."""


@command(
    app,
    "history",
    use="ledger.reading.holdings:territory_history",
    mode="read",
    screen="commands.territories:history_screen",
)
def history(name: Territory) -> None:
    """Shows who has owned a territory, and since when."""


def history_screen(result: dict[str, Any], words: Words, rest: Any) -> list[Block]:
    """Its owners; below them what it has been, where that is known."""
    owners = titles.history_screen(result, words, rest)
    if not result["kinds"]:
        return owners

    def named(kind: str | None) -> str:
        return words.land(kind) or words.say("unknown")

    lines = [
        {**line, "before": named(line["before"]), "after": named(line["after"])}
        for line in result["kinds"]
    ]
    was = {"name": words.say("kind"), "lines": lines}
    return [*owners, *titles.history_screen(was, words, rest)]


def listed(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """All territories with their owners."""
    rows = tuple(
        Cells(
            (
                t["name"] or words.say("unknown"),
                t["owner"] or "–",
                words.land(t["kind"]),
            )
        )
        for t in result["territories"]
    )
    heads = (words.say("territory"), words.say("owner"), words.say("kind"))
    return [Table(heads, rows)]


def one(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """One territory."""
    owner = result["owner"]
    says = (
        words.say("belongs to {name}", name=owner)
        if owner
        else words.say("belongs to nobody")
    )
    if result.get("region"):
        from commands.fief.board import village

        return village(result, words)
    kind = f" ({words.land(result['kind'])})" if result["kind"] else ""
    return [Line(f"{result['name']}{kind}{words.colon}{says}")]
